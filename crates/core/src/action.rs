//! Actions by number.

use std::fmt::Debug;

/// An action by its number in an [`ActionSpace`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ActionId(pub u32);

impl ActionId {
    pub fn new(index: usize) -> Self {
        Self(index as u32)
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The ids of all actions at a table, legal now or not. An id can be relative to what everybody sees, such as the hand or
/// whose turn it is, so a space belongs to a moment; that it is small and `Copy` makes that cheap.
pub trait ActionSpace: Copy + Eq + Debug + Send + Sync + 'static {
    type Action;

    /// How many ids there are: from 0 up to, not including, this number, which never changes at one table.
    fn size(&self) -> usize;

    /// Nothing for an action that can never be legal while the space is this one. Each legal action has an id, and so
    /// have the table's own actions.
    fn id(&self, action: Self::Action) -> Option<ActionId>;

    /// Nothing for an id that stands for nothing now.
    fn action(&self, id: ActionId) -> Option<Self::Action>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_its_place_in_the_mask() {
        assert_eq!([0, 7, 5_000].map(|index| ActionId::new(index).index()), [0, 7, 5_000]);
    }
}
