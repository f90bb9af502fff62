//! What is printed on the cards, small enough to travel with every game.

use ratskeller_core::{IdSet, SmallId};

use crate::card::{CARDS, Card};
use crate::kind::{ByKind, Kind};

/// PZ-C2: a card shows treasures, and perhaps a rat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prints {
    treasures: [Treasures; CARDS],
    rats: IdSet<Card>,
}

/// How many of each kind: half a byte for each, two kinds to a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Treasures([u8; Kind::COUNT / 2]);

/// The byte that counts this kind, and where in it the count begins.
fn half(kind: Kind) -> (usize, usize) {
    (kind as usize / 2, kind as usize % 2 * 4)
}

impl Prints {
    /// As many treasures of one kind as a card can show.
    pub(crate) const MOST: u8 = 9;

    pub(crate) fn blank() -> Self {
        Self { treasures: [Treasures::default(); CARDS], rats: IdSet::default() }
    }

    pub(crate) fn print(&mut self, card: Card, treasures: &ByKind<u8>, rat: bool) {
        for (kind, &count) in treasures.iter() {
            debug_assert!(count <= Self::MOST);
            let (byte, shift) = half(kind);
            self.treasures[card.index()].0[byte] |= count << shift;
        }
        if rat {
            self.rats.insert(card);
        }
    }

    pub(crate) fn count(&self, card: Card, kind: Kind) -> u8 {
        let (byte, shift) = half(kind);
        self.treasures[card.index()].0[byte] >> shift & 0xF
    }

    pub(crate) fn shows(&self, card: Card, kind: Kind) -> bool {
        self.count(card, kind) > 0
    }

    pub(crate) fn has_rat(&self, card: Card) -> bool {
        self.rats.contains(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_can_be_read() {
        let mut prints = Prints::blank();
        prints.print(Card::new(7), &ByKind::new(|kind| [9, 0, 1, 2, 0, 9][kind as usize]), true);
        assert_eq!(Kind::ALL.map(|kind| prints.count(Card::new(7), kind)), [9, 0, 1, 2, 0, 9]);
        assert!(prints.shows(Card::new(7), Kind::Rings) && !prints.shows(Card::new(7), Kind::Gems));
        assert!(prints.has_rat(Card::new(7)) && !prints.has_rat(Card::new(8)));
    }
}
