//! The line of four cards in front of a player.

use ratskeller_core::{BySeat, Seat, SmallId};
use tinyvec::ArrayVec;

use crate::viewers::Viewers;

ratskeller_core::small_id! {
    /// A place in a line, counted from the player's left: 0 to 3.
    #[cfg_attr(feature = "ts", ts(export_to = "rat-a-tat-cat.ts"))]
    pub struct Slot;
}

impl Slot {
    /// RC-S2: how many cards lie in a line.
    pub const COUNT: usize = 4;

    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self::new)
    }

    /// Whether it is one of the two at the ends.
    pub fn is_outer(self) -> bool {
        self.index() == 0 || self.index() + 1 == Self::COUNT
    }
}

/// Something for each slot of a line; nothing at all where a seat is out of the game.
pub type Line<T> = ArrayVec<[T; Slot::COUNT]>;

/// Lines of the same lengths, with what `each` makes of every place.
pub(crate) fn map_lines<T: Copy + Default, U: Copy + Default>(
    lines: &BySeat<Line<T>>,
    mut each: impl FnMut(Seat, Slot, T) -> U,
) -> BySeat<Line<U>> {
    BySeat::new(lines.seats(), |seat| {
        lines[seat].iter().enumerate().map(|(index, &item)| each(seat, Slot::new(index), item)).collect()
    })
}

/// A card in a line, with all that is public about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LineCard<C> {
    pub card: C,
    pub known_to: Viewers,
    /// The epoch in which the card came off the pile.
    pub origin: u8,
    /// Whether its owner is looking at it right now.
    pub looked_at: bool,
}
