//! Actions by number.

use ratskeller_core::{ActionId, SmallId};

use crate::action::Action;
use crate::card::{CARDS, Card};
use crate::kind::Kind;
use crate::public_state::{Phase, PublicState};

/// What each id stands for: these three, then leaving with each kind, keeping each card and burying each card.
const REVEAL: usize = 0;
const STAY: usize = 1;
const DECLINE_RAT: usize = 2;
const LEAVE: usize = 3;
const KEEP_RAT: usize = LEAVE + Kind::COUNT;
const BURY: usize = KEEP_RAT + CARDS;
const END: usize = BURY + CARDS;

/// The 109 actions, the same at every table and at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSpace;

impl ratskeller_core::ActionSpace for ActionSpace {
    type Action = Action;

    fn size(&self) -> usize {
        END
    }

    fn id(&self, action: Action) -> Option<ActionId> {
        let with = |first: usize, card: Card| (card.index() < CARDS).then(|| first + card.index());
        let index = match action {
            Action::Reveal => REVEAL,
            Action::Stay => STAY,
            Action::DeclineRat => DECLINE_RAT,
            Action::Leave { kind } => LEAVE + kind as usize,
            Action::KeepRat { card } => with(KEEP_RAT, card)?,
            Action::Bury { card } => with(BURY, card)?,
        };
        Some(ActionId::new(index))
    }

    fn action(&self, id: ActionId) -> Option<Action> {
        Some(match id.index() {
            REVEAL => Action::Reveal,
            STAY => Action::Stay,
            DECLINE_RAT => Action::DeclineRat,
            index @ LEAVE..KEEP_RAT => Action::Leave { kind: Kind::ALL[index - LEAVE] },
            index @ KEEP_RAT..BURY => Action::KeepRat { card: Card::new(index - KEEP_RAT) },
            index @ BURY..END => Action::Bury { card: Card::new(index - BURY) },
            _ => return None,
        })
    }
}

impl PublicState {
    /// Says of every action whether it is legal.
    pub(crate) fn legal_mask(&self, can_reveal: bool, mask: &mut [bool]) {
        assert_eq!(mask.len(), END, "a mask has a place for each id");
        mask.fill(false);
        match self.phase {
            Phase::Turn => {
                mask[REVEAL] = can_reveal;
                mask[LEAVE..KEEP_RAT].fill(true);
            }
            Phase::AfterReveal => {
                mask[STAY] = true;
                mask[LEAVE..KEEP_RAT].fill(true);
            }
            Phase::Alarm => {
                mask[DECLINE_RAT] = true;
                self.open_rats().for_each(|card| mask[KEEP_RAT + card.index()] = true);
            }
            Phase::Bury => self.open.iter().for_each(|card| mask[BURY + card.index()] = true),
            Phase::Over => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::ActionSpace as _;

    use super::*;

    #[test]
    fn ids_never_change() {
        assert_eq!(ActionSpace.size(), 109);
        let card = Card::new(17);
        for (id, action) in [
            (0, Action::Reveal),
            (1, Action::Stay),
            (2, Action::DeclineRat),
            (3, Action::Leave { kind: Kind::Rings }),
            (8, Action::Leave { kind: Kind::Shells }),
            (26, Action::KeepRat { card }),
            (76, Action::Bury { card }),
        ] {
            assert_eq!(ActionSpace.id(action), Some(ActionId(id)), "{action:?}");
        }
    }
}
