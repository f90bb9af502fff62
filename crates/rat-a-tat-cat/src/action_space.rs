//! Actions by number.

use ratskeller_core::{ActionId, Seat, SmallId};

use crate::action::Action;
use crate::card::Power;
use crate::card_knowledge::CardKnowledge;
use crate::line::Slot;
use crate::public_state::PublicState;
use crate::round::Phase;
use crate::rules::Ending;

/// What each id stands for: these, then swaps, by own slot, seat and slot as the legal ones are listed; the seats are
/// counted clockwise from the mover. At a table with a clock the last id is that time is up.
const TAKE: usize = 0;
const DRAW: usize = TAKE + Slot::COUNT;
const REPLACE: usize = DRAW + 1;
const DISCARD: usize = REPLACE + Slot::COUNT;
const PEEK: usize = DISCARD + 1;
const DRAW_TWO: usize = PEEK + Slot::COUNT;
const KNOCK: usize = DRAW_TWO + 1;
const PASS: usize = KNOCK + 1;
const SWAP: usize = PASS + 1;

/// What a player can do, 33 actions for two players and 97 for six, and what the table can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSpace {
    seats: u8,
    mover: Seat,
    has_a_clock: bool,
}

impl ActionSpace {
    fn others(self) -> usize {
        usize::from(self.seats) - 1
    }

    fn swap(self, own: Slot, seat: Seat, slot: Slot) -> usize {
        let seats = usize::from(self.seats);
        let other = (seat.index() + seats - self.mover.index() - 1) % seats;
        SWAP + (own.index() * self.others() + other) * Slot::COUNT + slot.index()
    }

    fn time_up(self) -> usize {
        SWAP + Slot::COUNT * self.others() * Slot::COUNT
    }
}

impl ratskeller_core::ActionSpace for ActionSpace {
    type Action = Action;

    fn size(&self) -> usize {
        self.time_up() + usize::from(self.has_a_clock)
    }

    fn id(&self, action: Action) -> Option<ActionId> {
        let is_there = |slot: Slot| slot.index() < Slot::COUNT;
        let with = |first: usize, slot: Slot| is_there(slot).then(|| first + slot.index());
        let index = match action {
            Action::Take { slot } => with(TAKE, slot)?,
            Action::Draw => DRAW,
            Action::Replace { slot } => with(REPLACE, slot)?,
            Action::Discard => DISCARD,
            Action::Peek { slot } => with(PEEK, slot)?,
            Action::DrawTwo => DRAW_TWO,
            Action::Knock => KNOCK,
            Action::Pass => PASS,
            Action::Swap { own, seat, slot } => {
                let is_another = seat.index() < usize::from(self.seats) && seat != self.mover;
                (is_another && is_there(own) && is_there(slot)).then(|| self.swap(own, seat, slot))?
            }
            Action::TimeUp => self.has_a_clock.then(|| self.time_up())?,
        };
        Some(ActionId::new(index))
    }

    fn action(&self, id: ActionId) -> Option<Action> {
        let time_up = self.time_up();
        Some(match id.index() {
            index @ TAKE..DRAW => Action::Take { slot: Slot::new(index - TAKE) },
            DRAW => Action::Draw,
            index @ REPLACE..DISCARD => Action::Replace { slot: Slot::new(index - REPLACE) },
            DISCARD => Action::Discard,
            index @ PEEK..DRAW_TWO => Action::Peek { slot: Slot::new(index - PEEK) },
            DRAW_TWO => Action::DrawTwo,
            KNOCK => Action::Knock,
            PASS => Action::Pass,
            index if index < time_up => {
                let (rest, slot) = ((index - SWAP) / Slot::COUNT, (index - SWAP) % Slot::COUNT);
                let (own, other) = (rest / self.others(), rest % self.others());
                let seat = (self.mover.index() + 1 + other) % usize::from(self.seats);
                Action::Swap { own: Slot::new(own), seat: Seat::new(seat), slot: Slot::new(slot) }
            }
            index if index == time_up && self.has_a_clock => Action::TimeUp,
            _ => return None,
        })
    }
}

impl<C: CardKnowledge> PublicState<C> {
    pub(crate) fn action_space(&self) -> ActionSpace {
        ActionSpace {
            seats: self.seats() as u8,
            mover: self.round.turn,
            has_a_clock: matches!(self.rules.ending, Ending::Minutes(_)),
        }
    }

    /// Says of every action whether it is legal. The table's own are not.
    pub(crate) fn legal_mask(&self, mask: &mut [bool]) {
        let space = self.action_space();
        assert_eq!(mask.len(), ratskeller_core::ActionSpace::size(&space), "a mask has a place for each id");
        mask.fill(false);
        match self.round.phase {
            Phase::Turn => {
                mask[TAKE..DRAW].fill(self.top_can_be_taken());
                mask[DRAW] = true;
            }
            Phase::Drawn(_) => {
                mask[REPLACE..PEEK].fill(true);
                match self.power_in_hand() {
                    None => {}
                    Some(Power::Peek) => mask[PEEK..DRAW_TWO].fill(true),
                    Some(Power::Swap) => self.mask_swaps(space, mask),
                    Some(Power::DrawTwo) => mask[DRAW_TWO] = true,
                }
            }
            Phase::Knock => mask[KNOCK..SWAP].fill(true),
            Phase::Over => {}
        }
    }

    fn mask_swaps(&self, space: ActionSpace, mask: &mut [bool]) {
        let slots = self.swappable();
        for own in slots.clone().map(Slot::new) {
            for seat in self.others() {
                let first = space.swap(own, seat, Slot::new(slots.start));
                mask[first..first + slots.len()].fill(true);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::ActionSpace as _;

    use super::*;

    #[test]
    fn ids_never_change() {
        let space = ActionSpace { seats: 6, mover: Seat::new(4), has_a_clock: true };
        assert_eq!(space.size(), 98);
        let slot = Slot::new(3);
        let swap = |own, seat| Action::Swap { own: Slot::new(own), seat: Seat::new(seat), slot };
        for (id, action) in [
            (3, Action::Take { slot }),
            (4, Action::Draw),
            (8, Action::Replace { slot }),
            (9, Action::Discard),
            (13, Action::Peek { slot }),
            (14, Action::DrawTwo),
            (15, Action::Knock),
            (16, Action::Pass),
            (20, swap(0, 5)),
            (24, swap(0, 0)),
            (17 + 79, swap(3, 3)),
            (97, Action::TimeUp),
        ] {
            assert_eq!(space.id(action), Some(ActionId(id)), "{action:?}");
            assert_eq!(space.action(ActionId(id)), Some(action));
        }
        assert_eq!(space.id(swap(0, 4)), None, "nobody swaps with themselves");
        let without = ActionSpace { seats: 2, has_a_clock: false, ..space };
        assert_eq!((without.size(), without.id(Action::TimeUp)), (33, None));
    }
}
