//! What the rules allow, and which of them an action breaks.

use std::ops::Range;

use ratskeller_core::{Refusal, Seat, SmallId};

use crate::action::Action;
use crate::card::{Card, Power};
use crate::card_knowledge::CardKnowledge;
use crate::line::Slot;
use crate::public_state::PublicState;
use crate::refusal;
use crate::round::Phase;
use crate::rules::Ending;

type Checked = Result<(), Refusal>;

fn ensure(right: bool, otherwise: Refusal) -> Checked {
    if right { Ok(()) } else { Err(otherwise) }
}

impl PublicState<Card> {
    /// RC-S5: only the card in hand is asked for its power; cards in lines have none.
    #[expect(clippy::match_same_arms, reason = "the arms are grouped by phase")]
    pub(crate) fn check(&self, action: Action) -> Checked {
        match (self.round.phase, action) {
            (_, Action::TimeUp) => self.check_time_up(),
            (Phase::Over, _) => Err(refusal::GAME_OVER),

            (Phase::Turn, Action::Take { slot }) => {
                ensure(self.top_can_be_taken(), refusal::POWER_ON_TOP)?;
                check_slot(slot)
            }
            (Phase::Turn, Action::Draw) => Ok(()),
            (Phase::Turn | Phase::Drawn(_), Action::Knock | Action::Pass) => {
                ensure(self.round.knocked.is_none(), refusal::SOMEBODY_KNOCKED)?;
                Err(refusal::TURN_NOT_FINISHED)
            }
            (Phase::Turn, _) => Err(refusal::NOTHING_IN_HAND),

            (Phase::Drawn(_), Action::Take { .. } | Action::Draw) => Err(refusal::CARD_IN_HAND),
            (Phase::Drawn(_), Action::Discard) => Ok(()),
            (Phase::Drawn(_), Action::Replace { slot }) => check_slot(slot),
            (Phase::Drawn(card), Action::Peek { slot }) => {
                ensure(self.power_of(card) == Some(Power::Peek), refusal::NO_PEEK)?;
                check_slot(slot)
            }
            (Phase::Drawn(card), Action::Swap { own, seat, slot }) => {
                ensure(self.power_of(card) == Some(Power::Swap), refusal::NO_SWAP)?;
                self.check_swap(own, seat, slot)
            }
            (Phase::Drawn(card), Action::DrawTwo) => {
                ensure(self.power_of(card) == Some(Power::DrawTwo), refusal::NO_DRAW_TWO)
            }

            (Phase::Knock, Action::Knock | Action::Pass) => Ok(()),
            (Phase::Knock, _) => Err(refusal::KNOCK_OR_PASS),
        }
    }

    /// RC-W2
    fn check_swap(&self, own: Slot, with: Seat, slot: Slot) -> Checked {
        ensure(with != self.round.turn, refusal::WITH_ONESELF)?;
        ensure(with.index() < self.seats(), refusal::NO_SUCH_SEAT)?;
        ensure(self.round.plays(with), refusal::SEAT_IS_OUT)?;
        for slot in [own, slot] {
            check_slot(slot)?;
            ensure(self.swappable().contains(&slot.index()), refusal::OUTER_CARD)?;
        }
        Ok(())
    }

    /// RC-E2: told once, and only where the game goes by the clock.
    fn check_time_up(&self) -> Checked {
        ensure(matches!(self.rules.ending, Ending::Minutes(_)), refusal::NO_CLOCK)?;
        ensure(!self.time_is_up, refusal::TIME_WAS_UP)
    }
}

/// What everybody can see.
impl<C: CardKnowledge> PublicState<C> {
    /// RC-T2: power cards may not be taken back.
    pub(crate) fn top_can_be_taken(&self) -> bool {
        self.round.discard.last().is_some_and(|&card| self.power_of(card).is_none())
    }

    pub(crate) fn power_of(&self, card: Card) -> Option<Power> {
        self.deck[card].power()
    }

    /// The slots whose cards may be exchanged. RC-Y2: with young players only the middle ones.
    pub(crate) fn swappable(&self) -> Range<usize> {
        if self.rules.young { 1..Slot::COUNT - 1 } else { 0..Slot::COUNT }
    }

    /// Whom the mover can swap with.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(|&seat| seat != self.round.turn && self.round.plays(seat))
    }
}

fn check_slot(slot: Slot) -> Checked {
    ensure(slot.index() < Slot::COUNT, refusal::NO_SUCH_SLOT)
}
