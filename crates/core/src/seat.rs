//! Who sits at the table, who looks on, and what each seat has.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::SmallId;

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 6;

crate::small_id! {
    /// A place at the table, counted clockwise from 0.
    #[cfg_attr(feature = "ts", ts(export_to = "house.ts"))]
    pub struct Seat;
}

impl Seat {
    /// The seat to the left, which is the next clockwise.
    #[must_use]
    pub fn left(self, seats: usize) -> Self {
        Self::new(if self.index() + 1 >= seats { 0 } else { self.index() + 1 })
    }

    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }
}

/// Who looks at a table: somebody at it, or somebody looking on. In JSON the seat's number, or null.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

impl From<Viewer> for Option<Seat> {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Option::from(*self).map(|seat: Seat| seat).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<Seat>::deserialize(deserializer).map(Self::from)
    }
}

/// One `T` for each seat of a table, of at most `MAX` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T: Copy + Default, const MAX: usize = MAX_SEATS>(ArrayVec<[T; MAX]>);

impl<T: Copy + Default, const MAX: usize> BySeat<T, MAX> {
    pub fn new(seats: usize, mut each: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(&mut each).collect())
    }

    pub fn seats(&self) -> usize {
        self.0.len()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, T)> + '_ {
        self.0.iter().enumerate().map(|(index, value)| (Seat::new(index), *value))
    }

    pub fn values(&self) -> &[T] {
        &self.0
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

/// At a table where no seat is free.
impl<T: Copy + Default, const MAX: usize> From<[T; MAX]> for BySeat<T, MAX> {
    #[inline]
    fn from(values: [T; MAX]) -> Self {
        Self(ArrayVec::from(values))
    }
}

impl<T: Copy + Default, const MAX: usize> Index<Seat> for BySeat<T, MAX> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T: Copy + Default, const MAX: usize> IndexMut<Seat> for BySeat<T, MAX> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const MAX: usize> Deserialize<'de> for BySeat<T, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ArrayVec::deserialize(deserializer).map(Self)
    }
}

impl<T: Copy + Default + Serialize, const MAX: usize> Serialize for BySeat<T, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_clockwise_and_round() {
        assert_eq!(Seat::all(3).map(|seat| seat.left(3).index()).collect::<Vec<_>>(), [1, 2, 0]);
    }

    #[test]
    fn what_a_seat_has_is_found_by_its_seat() {
        let mut values = BySeat::<u32, 3>::from([5, 6, 7]);
        values[Seat::new(1)] += 10;
        assert_eq!(Seat::all(3).map(|seat| values[seat]).collect::<Vec<_>>(), [5, 16, 7]);
    }

    #[test]
    fn a_viewer_is_a_seat_or_null() {
        assert_eq!(serde_json::to_string(&Viewer::all(2).collect::<Vec<_>>()).unwrap(), "[0,1,null]");
        assert_eq!(serde_json::from_str::<Viewer>("null").unwrap(), Viewer::Spectator);
        assert_eq!(serde_json::from_str::<Viewer>("1").unwrap(), Viewer::Seat(Seat::new(1)));
    }
}
