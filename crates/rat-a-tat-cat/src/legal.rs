//! The legal actions by number, in the order in which the canon lists them.

use ratskeller_core::SmallId;

use crate::action::Action;
use crate::card::Power;
use crate::card_knowledge::CardKnowledge;
use crate::line::Slot;
use crate::public_state::PublicState;
use crate::round::Phase;

impl<C: CardKnowledge> PublicState<C> {
    /// The power of the card in hand, as far as it is known.
    pub(crate) fn power_in_hand(&self) -> Option<Power> {
        match self.round.phase {
            Phase::Drawn(card) => card.known().and_then(|card| self.power_of(card)),
            Phase::Turn | Phase::Knock | Phase::Over => None,
        }
    }

    /// In turn: take into each slot, then draw. With a card in hand: replace each slot, discard, then the uses of its
    /// power, for a swap by own slot, seat and slot. After the turn: knock, pass.
    pub(crate) fn legal_nth(&self, n: usize) -> Action {
        debug_assert!(n < self.legal_count());
        let slot = Slot::new(n);
        match self.round.phase {
            Phase::Turn if n < Slot::COUNT && self.top_can_be_taken() => Action::Take { slot },
            Phase::Turn => Action::Draw,
            Phase::Drawn(_) if n < Slot::COUNT => Action::Replace { slot },
            Phase::Drawn(_) if n == Slot::COUNT => Action::Discard,
            Phase::Drawn(_) => self.nth_use(n - Slot::COUNT - 1),
            Phase::Knock if n == 0 => Action::Knock,
            Phase::Knock | Phase::Over => Action::Pass,
        }
    }

    pub(crate) fn legal_count(&self) -> usize {
        match self.round.phase {
            Phase::Turn if self.top_can_be_taken() => Slot::COUNT + 1,
            Phase::Turn => 1,
            Phase::Drawn(_) => Slot::COUNT + 1 + self.uses(),
            Phase::Knock => 2,
            Phase::Over => 0,
        }
    }

    /// In how many ways the power of the card in hand can be used.
    fn uses(&self) -> usize {
        match self.power_in_hand() {
            None => 0,
            Some(Power::Peek) => Slot::COUNT,
            Some(Power::Swap) => self.swappable().len().pow(2) * self.others().count(),
            Some(Power::DrawTwo) => 1,
        }
    }

    fn nth_use(&self, n: usize) -> Action {
        match self.power_in_hand() {
            Some(Power::Peek) => Action::Peek { slot: Slot::new(n) },
            Some(Power::Swap) => {
                let (slots, others) = (self.swappable(), self.others().count());
                let nth_slot = |n| Slot::new(slots.start + n % slots.len());
                let (own, with) = (nth_slot(n / slots.len() / others), self.others().nth(n / slots.len() % others));
                Action::Swap { own, seat: with.expect("a remainder is less than their number"), slot: nth_slot(n) }
            }
            Some(Power::DrawTwo) | None => Action::DrawTwo,
        }
    }
}
