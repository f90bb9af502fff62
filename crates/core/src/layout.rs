//! What stands where in an encoding.

use crate::{Encoder, Game, Knowledge};

/// Some of the numbers of an encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: &'static str,
    /// How many numbers there are in each dimension, the outermost first; empty for a single number.
    pub shape: Vec<usize>,
    /// The place of its first number.
    pub offset: usize,
}

impl Field {
    /// How many numbers there are in all.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The fields of an encoding in their order. It is the same for every viewer and all game long; what it depends on is
/// the options and the number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    fields: Vec<Field>,
}

impl Layout {
    /// The layout at the table somebody knows of, such as from [`Knowledge::start`].
    pub fn of<G: Game>(info: &G::Info) -> Self {
        let mut layout = Self::default();
        info.fields(&mut layout);
        layout
    }

    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    pub fn get(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// How many numbers an encoding has.
    pub fn size(&self) -> usize {
        self.fields.last().map_or(0, |last| last.offset + last.size())
    }
}

/// Takes note of where each field stands, whatever its numbers are.
impl Encoder for Layout {
    fn field(&mut self, name: &'static str, shape: &[usize], _: impl IntoIterator<Item = i32>) {
        self.fields.push(Field { name, shape: shape.to_vec(), offset: self.size() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_follow_each_other() {
        let mut layout = Layout::default();
        layout.number("round", 3_u8);
        layout.field("hand", &[2, 2], []);
        layout.number("over", true);
        assert_eq!(layout.fields().iter().map(|field| field.offset).collect::<Vec<_>>(), [0, 1, 5]);
        assert_eq!(layout.get("hand").map(Field::size), Some(4));
        assert_eq!((layout.get("hands"), layout.size()), (None, 6));
    }
}
