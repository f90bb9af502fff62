//! What a player forgets.

use ::rat_a_tat_cat::{Card, Info};
use ratskeller_core::{SmallId, Viewer};

/// How much a player remembers of what it has seen. Every card is either kept in mind for the whole round or never was:
/// a hash of who, when and which decides, so that what is forgotten stays forgotten. What
/// everybody has seen is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Recall {
    /// Of 256 cards, how many are forgotten.
    forgets: u8,
}

impl Recall {
    pub(super) const PERFECT: Self = Self { forgets: 0 };
    /// One card of eight.
    pub(super) const RAT: Self = Self { forgets: 32 };
    /// Three cards of five.
    pub(super) const PUP: Self = Self { forgets: 154 };

    pub(super) fn is_perfect(self) -> bool {
        self == Self::PERFECT
    }

    /// Whether a card that the viewer could know is still in its mind.
    pub(super) fn keeps(self, info: &Info, card: Card) -> bool {
        let who = match info.viewer() {
            Viewer::Seat(seat) => seat.index() as u64,
            Viewer::Spectator => u64::from(u8::MAX),
        };
        let key = who << 48 | u64::from(info.round()) << 16 | card.index() as u64;
        self.is_perfect() || mix(key) >= self.forgets
    }
}

/// Eight well-mixed bits of a key, by the finisher of splitmix64.
fn mix(key: u64) -> u8 {
    let mut bits = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (bits >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_forgets_about_as_many_as_it_should() {
        let forgotten = (0..6_000_u64).filter(|&key| mix((key << 16) | (key % 54)) < Recall::PUP.forgets).count();
        assert!((3_400..3_800).contains(&forgotten), "{forgotten}");
    }
}
