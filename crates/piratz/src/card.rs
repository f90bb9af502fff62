//! Treasure cards by number.

use tinyvec::ArrayVec;

ratskeller_core::small_id! {
    /// A treasure card: its place in the deck, from 0.
    #[cfg_attr(feature = "ts", ts(export_to = "piratz.ts"))]
    pub struct Card;
}

/// PZ-C1: so many treasure cards there are.
pub(crate) const CARDS: usize = 50;

pub(crate) type Cards = ArrayVec<[Card; CARDS]>;
