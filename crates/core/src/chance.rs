//! Chance is ours: ChaCha20 by name, our own bounded integer and Fisher–Yates. Library shuffles may change between
//! releases; these may not, because every record ever written depends on them.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex::{Hex, NotHex};

/// What decides all chance of one game. Whoever knows it knows every card, so it never shows in debug output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of one of many things that follow from this one, by its number. Whoever knows it still does not know this
    /// seed or its other children. A seed that has children should decide nothing else: both ask for the same streams.
    #[must_use]
    pub fn child(self, number: u64) -> Self {
        Chance { seed: self, asked: number }.ask().seed()
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// As 64 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl FromStr for Seed {
    type Err = NotHex;
    fn from_str(hex: &str) -> Result<Self, NotHex> {
        hex.parse().map(|Hex(bytes)| Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Hex(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Hex::deserialize(deserializer).map(|Hex(bytes)| Self(bytes))
    }
}

/// All chance of one game: its seed, and how often it has been asked. Each asking opens a ChaCha20 stream of its own, so
/// a game carries 40 bytes of chance instead of a generator's buffer, and a copy of it meets the same fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    seed: Seed,
    asked: u64,
}

impl Chance {
    pub fn new(seed: Seed) -> Self {
        Self { seed, asked: 0 }
    }

    /// The generator for the next shuffle or draw of lots.
    pub fn ask(&mut self) -> Rng {
        let mut stream = ChaCha20Rng::from_seed(self.seed.0);
        stream.set_stream(self.asked);
        self.asked += 1;
        Rng(stream)
    }
}

/// A stream of fair numbers.
#[derive(Debug)]
pub struct Rng(ChaCha20Rng);

impl Rng {
    pub fn new(seed: Seed) -> Self {
        Chance::new(seed).ask()
    }

    /// A uniform number from 0 up to, not including, `bound`: multiply and keep the high half, rejecting the few words
    /// that would favour some results (Lemire 2019).
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Fisher–Yates from the last place to the second.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A fresh seed, for a game whose chance is not known.
    pub fn seed(&mut self) -> Seed {
        let mut seed = Seed([0; 32]);
        self.0.fill_bytes(&mut seed.0);
        seed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting() -> Seed {
        Seed(std::array::from_fn(|index| index as u8))
    }

    #[test]
    fn chacha20_is_the_one_of_the_rfc() {
        // RFC 8439, A.1, test vector 1: the all-zero key, nonce and counter.
        let mut rng = Rng::new(Seed([0; 32]));
        assert_eq!([rng.0.next_u32(), rng.0.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    #[test]
    fn golden_shuffles_never_change() {
        let mut chance = Chance::new(counting());
        let mut shuffle = || {
            let mut items: Vec<u8> = (0..10).collect();
            chance.ask().shuffle(&mut items);
            items
        };
        assert_eq!(shuffle(), [0, 5, 9, 1, 7, 6, 2, 8, 3, 4]);
        assert_eq!(shuffle(), [3, 5, 1, 8, 2, 9, 6, 7, 4, 0]);
        let mut rng = Rng::new(counting());
        assert_eq!([1, 2, 3, 54, 1000, u32::MAX].map(|bound| rng.below(bound)), [0, 0, 1, 15, 436, 3_429_555_899]);
    }

    #[test]
    fn every_number_below_the_bound_comes_equally_often() {
        let mut rng = Rng::new(counting());
        let mut times = [0_u32; 7];
        for _ in 0..70_000 {
            times[rng.below(7) as usize] += 1;
        }
        assert!(times.iter().all(|&times| (9_600..10_400).contains(&times)), "{times:?}");
    }

    /// Without words that are drawn again, of three neighbours one would come twice as often as the others.
    #[test]
    fn so_do_numbers_below_a_bound_that_divides_no_word_evenly() {
        let mut rng = Rng::new(counting());
        let mut times = [0_u32; 3];
        for _ in 0..30_000 {
            times[rng.below(3 << 30) as usize % 3] += 1;
        }
        assert!(times.iter().all(|&times| (9_600..10_400).contains(&times)), "{times:?}");
    }

    #[test]
    fn a_copy_meets_the_same_fate() {
        let mut chance = Chance::new(counting());
        chance.ask();
        let mut copy = chance;
        assert_eq!(chance.ask().below(u32::MAX), copy.ask().below(u32::MAX));
    }

    #[test]
    fn children_of_a_seed_differ_and_stay_the_same() {
        let children: Vec<_> = (0..100).map(|number| counting().child(number)).collect();
        assert!(children.iter().enumerate().all(|(index, child)| !children[..index].contains(child)));
        assert_eq!(children[7].to_string(), "480f443fe9dbb832560a751a4ff29af7147f999fdb769ab661f0eb73b36ce7c8");
    }

    #[test]
    fn seeds_are_hexadecimal_and_secret() {
        let seed = counting();
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(seed.to_string().starts_with("000102030405"));
        assert!("00".parse::<Seed>().is_err());
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }
}
