//! Small numbers that name a card, a strip or a slot, and sets of them.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserializer, Serialize, Serializer, de};

/// A number from 0 to 63 that names one of a game's components. Make one with [`small_id!`](crate::small_id).
pub trait SmallId: Copy {
    fn new(index: usize) -> Self;
    fn index(self) -> usize;
}

/// Defines a [`SmallId`]. In JSON it is a plain number; any integer is well-formed, and one that is out of range becomes
/// an id that nothing has, so that the rules refuse it in their own words.
#[macro_export]
macro_rules! small_id {
    ($(#[$doc:meta])* $visible:vis struct $name:ident;) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        $(#[$doc])*
        $visible struct $name(u8);

        impl $crate::SmallId for $name {
            fn new(index: usize) -> Self {
                Self(index as u8)
            }
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let given = $crate::saturating(deserializer)?;
                Ok(Self(u8::try_from(given).unwrap_or(u8::MAX)))
            }
        }
    };
}

/// Reads any integer; what does not fit becomes the nearest that does.
pub fn saturating<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    struct Integer;
    impl de::Visitor<'_> for Integer {
        type Value = i64;
        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("an integer")
        }
        fn visit_i64<E>(self, given: i64) -> Result<i64, E> {
            Ok(given)
        }
        fn visit_u64<E>(self, given: u64) -> Result<i64, E> {
            Ok(i64::try_from(given).unwrap_or(i64::MAX))
        }
    }
    deserializer.deserialize_i64(Integer)
}

/// A set of [`SmallId`]s in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<I>(u64, PhantomData<I>);

impl<I> Default for IdSet<I> {
    fn default() -> Self {
        Self(0, PhantomData)
    }
}

impl<I: SmallId> IdSet<I> {
    /// The ids from 0 up to, not including, `count`.
    pub fn first(count: usize) -> Self {
        debug_assert!(count < 64);
        Self((1 << count) - 1, PhantomData)
    }

    pub fn contains(self, id: I) -> bool {
        id.index() < 64 && self.0 >> id.index() & 1 == 1
    }

    pub fn insert(&mut self, id: I) {
        self.0 |= 1 << id.index();
    }

    pub fn remove(&mut self, id: I) {
        self.0 &= !(1 << id.index());
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in the other set, too.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }

    /// Those that are in one of the two.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let lowest = rest.trailing_zeros();
                rest &= rest - 1;
                I::new(lowest as usize)
            })
        })
    }
}

impl<I: SmallId> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::default();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I: SmallId> fmt::Debug for IdSet<I> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter().map(SmallId::index)).finish()
    }
}

impl<I: SmallId + Serialize> Serialize for IdSet<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::small_id! {
        struct Card;
    }

    #[test]
    fn any_integer_is_well_formed_and_the_absurd_names_nothing() {
        let read = |json: &str| serde_json::from_str::<Card>(json);
        assert_eq!(read("7").unwrap(), Card(7));
        for absurd in ["-1", "256", "99999999999999999999".get(..19).unwrap(), "18446744073709551615"] {
            assert_eq!(read(absurd).unwrap(), Card(u8::MAX), "{absurd}");
        }
        assert!(read("1.5").is_err() && read("\"7\"").is_err() && read("null").is_err());
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: IdSet<Card> = [3, 1, 40].into_iter().map(Card::new).collect();
        set.remove(Card(1));
        set.insert(Card(63));
        assert_eq!(set.iter().map(Card::index).collect::<Vec<_>>(), [3, 40, 63]);
        assert_eq!((set.len(), set.contains(Card(40)), set.contains(Card(255))), (3, true, false));
        assert_eq!(IdSet::<Card>::first(50).len(), 50);
        let members = |set: IdSet<Card>| set.iter().map(Card::index).collect::<Vec<_>>();
        let other: IdSet<Card> = [40, 41].into_iter().map(Card::new).collect();
        assert_eq!(
            [set.and(other), set.or(other), set.without(other)].map(members),
            [vec![40], vec![3, 40, 41, 63], vec![3, 63]]
        );
    }
}
