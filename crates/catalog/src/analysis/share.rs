//! Shares of a victory: chances, and what is added to them and taken away.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use serde::{Serialize, Serializer};

/// A share of a victory, in JSON a number such as 0.4817. It is counted in ten-thousandths, so that whoever adds up the
/// shares of a story gets its end, to the last digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Share(#[cfg_attr(feature = "ts", ts(type = "number"))] i64);

impl Share {
    pub const NONE: Self = Self(0);
    pub const WHOLE: Self = Self(10_000);

    /// What a probability is to the player.
    pub fn of(chance: f64) -> Self {
        Self((chance * Self::WHOLE.0 as f64).round() as i64)
    }

    pub const fn percent(percent: i64) -> Self {
        Self(percent * Self::WHOLE.0 / 100)
    }

    /// One of so many equal parts.
    #[must_use]
    pub fn among(self, parts: usize) -> Self {
        Self::of(self.as_f64() / parts as f64)
    }

    pub fn as_f64(self) -> f64 {
        self.0 as f64 / Self::WHOLE.0 as f64
    }
}

impl Add for Share {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Share {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Self>>(shares: I) -> Self {
        shares.fold(Self::NONE, Self::add)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.as_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_with_four_digits_at_the_most() {
        let written = |share: Share| serde_json::to_string(&share).unwrap();
        assert_eq!(written(Share::of(0.1 + 0.2)), "0.3");
        assert_eq!(written(Share::WHOLE.among(3)), "0.3333");
        assert_eq!(written(Share::NONE - Share::percent(2)), "-0.02");
    }
}
