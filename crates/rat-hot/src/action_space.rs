//! Actions by number.

use ratskeller_core::ActionId;

use crate::action::Action;
use crate::deck::StripId;
use crate::place::{Facing, Point};
use crate::public_state::{HAND, Hand, Phase, PublicState};

/// For each strip of the hand in its order, for each facing, the fields of the table row by row: 5,000 actions on a table
/// of 25. An id says on which field the first symbol lies, whether a strip may lie there or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSpace {
    hand: Hand,
    side: u8,
}

impl ActionSpace {
    fn side(self) -> usize {
        self.side.into()
    }

    /// Of the action that lays the strip with this place in the hand on the table's first field.
    fn first(self, in_hand: usize, facing: Facing) -> usize {
        (in_hand * Facing::ALL.len() + facing as usize) * self.side().pow(2)
    }
}

impl ratskeller_core::ActionSpace for ActionSpace {
    type Action = Action;

    fn size(&self) -> usize {
        self.first(HAND, Facing::East)
    }

    fn id(&self, Action::Place { strip, at, facing }: Action) -> Option<ActionId> {
        let in_hand = self.hand.iter().position(|&held| held == strip)?;
        let on_the_table = |along: i16| usize::try_from(along).ok().filter(|&along| along < self.side());
        let (x, y) = (on_the_table(at.x)?, on_the_table(at.y)?);
        Some(ActionId::new(self.first(in_hand, facing) + y * self.side() + x))
    }

    fn action(&self, id: ActionId) -> Option<Action> {
        let (rest, x) = (id.index() / self.side(), id.index() % self.side());
        let (rest, y) = (rest / self.side(), rest % self.side());
        let strip: StripId = *self.hand.get(rest / Facing::ALL.len())?;
        let facing = Facing::ALL[rest % Facing::ALL.len()];
        Some(Action::Place { strip, at: Point::new(x as i16, y as i16), facing })
    }
}

impl PublicState {
    pub(crate) fn action_space(&self) -> ActionSpace {
        ActionSpace { hand: self.hand, side: self.rules.side as u8 }
    }

    /// Says of every action whether it is legal.
    pub(crate) fn legal_mask(&self, mask: &mut [bool]) {
        let space = self.action_space();
        assert_eq!(mask.len(), ratskeller_core::ActionSpace::size(&space), "a mask has a place for each id");
        mask.fill(false);
        if self.phase == Phase::Over {
            return;
        }
        let side = space.side();
        for (in_hand, &strip) in self.hand.iter().enumerate() {
            for &facing in self.facings(strip) {
                // Places are kept by their leftmost or topmost field, where the third symbol lies if it faces backwards.
                let step = if facing.lies_across() { 1 } else { side };
                let shift = if facing.is_backwards() { 2 * step } else { 0 };
                let mask = &mut mask[space.first(in_hand, facing) + shift..];
                self.board
                    .places()
                    .facing(facing)
                    .iter()
                    .for_each(|first| mask[first.y as usize * side + first.x as usize] = true);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::{ActionSpace as _, SmallId};

    use super::*;

    #[test]
    fn ids_never_change() {
        let [seven, nine] = [7, 9].map(StripId::new);
        let space = ActionSpace { hand: [seven, nine].into_iter().collect(), side: 25 };
        assert_eq!(space.size(), 5_000);
        let place = |strip, x, y, facing| Action::Place { strip, at: Point::new(x, y), facing };
        for (id, action) in [
            (0, place(seven, 0, 0, Facing::East)),
            (312, place(seven, 12, 12, Facing::East)),
            (625 + 29, place(seven, 4, 1, Facing::South)),
            (3 * 625 + 50, place(seven, 0, 2, Facing::North)),
            (2_500, place(nine, 0, 0, Facing::East)),
            (4_999, place(nine, 24, 24, Facing::North)),
        ] {
            assert_eq!(space.id(action), Some(ActionId(id)), "{action:?}");
            assert_eq!(space.action(ActionId(id)), Some(action));
        }
        for nothing in [place(StripId::new(8), 0, 0, Facing::East), place(seven, 25, 0, Facing::East)] {
            assert_eq!(space.id(nothing), None);
        }
    }
}
