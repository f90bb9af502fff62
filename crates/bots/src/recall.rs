//! What a player forgets.

use ratskeller_core::Memory;

/// How well a player remembers. Everything it could know is forgotten with the same chance, decided by a hash: so that
/// what is forgotten stays forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recall {
    /// Of a hundred cards.
    forgotten: u64,
}

impl Recall {
    pub(crate) const PERFECT: Self = Self::forgetting(0);

    pub(crate) const fn forgetting(percent: u64) -> Self {
        Self { forgotten: percent }
    }

    pub(crate) fn is_perfect(self) -> bool {
        self == Self::PERFECT
    }

    /// Whether a card is still in mind that these numbers tell from others; what they leave out makes no difference. Where the table
    /// remembers for its players, all are.
    pub(crate) fn keeps(self, memory: Memory, card: impl IntoIterator<Item = u64>) -> bool {
        self.is_perfect() || memory == Memory::Aided || card.into_iter().fold(0, mix) % 100 >= self.forgotten
    }
}

/// A step of the generator `SplitMix64`: enough that neighbouring cards have nothing to do with each other.
fn mix(hash: u64, with: u64) -> u64 {
    let mut mixed = (hash ^ with).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forgotten(percent: u64, memory: Memory) -> usize {
        let cards = (0..100).flat_map(|game| (0..60).map(move |card| [game, card]));
        cards.filter(|&card| !Recall::forgetting(percent).keeps(memory, card)).count()
    }

    #[test]
    fn about_as_many_are_forgotten_as_should_be() {
        for percent in [10, 50, 90] {
            let forgotten = forgotten(percent, Memory::Strict) as u64;
            assert!(forgotten.abs_diff(60 * percent) < 150, "{forgotten} of 6000, not {percent} %");
        }
    }

    #[test]
    fn nothing_is_forgotten_where_the_table_remembers() {
        assert_eq!(forgotten(100, Memory::Aided), 0);
        assert_eq!(forgotten(0, Memory::Strict), 0);
    }
}
