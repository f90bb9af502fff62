//! A card as somebody knows it.

use std::fmt::Debug;

use crate::card::Card;

/// A card as it is known: the truth knows every [`Card`], a viewer knows an `Option<Card>`.
pub(crate) trait CardKnowledge: Copy + Default + Eq + Debug {
    /// The card itself, where everybody sees it.
    fn in_the_open(self) -> Card;

    /// The card itself, if it is known.
    fn known(self) -> Option<Card>;

    /// Adds what has just been seen of the same card.
    fn learn(&mut self, seen: Self);
}

impl CardKnowledge for Card {
    fn in_the_open(self) -> Card {
        self
    }

    fn known(self) -> Option<Card> {
        Some(self)
    }

    fn learn(&mut self, seen: Self) {
        debug_assert_eq!(*self, seen);
    }
}

impl CardKnowledge for Option<Card> {
    fn in_the_open(self) -> Card {
        self.expect("what everybody sees is hidden from no viewer when it happens")
    }

    fn known(self) -> Option<Card> {
        self
    }

    fn learn(&mut self, seen: Self) {
        debug_assert!(self.is_none() || seen.is_none() || *self == seen);
        *self = self.or(seen);
    }
}
