//! The cards the players have taken.

use ratskeller_core::{BySeat, IdSet, Seat};

use crate::card::{Card, Cards};
use crate::prints::Prints;
use crate::public_state::SHOVELS;
use crate::scoring::Tally;

/// PZ-X3: everybody's cards are kept in one pile each. Here all piles share one list in the order of taking, because a
/// list for each would take more than twice the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    order: Cards,
    by: BySeat<IdSet<Card>, SHOVELS>,
}

impl Taken {
    pub(crate) fn none(seats: usize) -> Self {
        Self { order: Cards::default(), by: BySeat::new(seats, |_| IdSet::default()) }
    }

    pub(crate) fn add(&mut self, seat: Seat, card: Card) {
        self.order.push(card);
        self.by[seat].insert(card);
    }

    /// Everybody's, in the order of taking.
    pub(crate) fn all(&self) -> &[Card] {
        &self.order
    }

    /// Everybody's with who has taken them, in the order of taking.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Card)> {
        let taker = |card| self.by.iter().find(|(_, own)| own.contains(card)).expect("somebody has taken it").0;
        self.order.iter().map(move |&card| (taker(card), card))
    }

    pub(crate) fn count(&self, seat: Seat) -> usize {
        self.by[seat].len()
    }

    /// In the order of taking.
    pub(crate) fn by(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let own = self.by[seat];
        self.order.iter().copied().filter(move |&card| own.contains(card))
    }

    pub(crate) fn tally(&self, seat: Seat, prints: &Prints) -> Tally {
        Tally::of(self.by(seat), prints)
    }
}
