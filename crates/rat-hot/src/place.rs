//! Where a strip can lie.

use ratskeller_core::saturating;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::deck::FIELDS;

/// A field of the table, or off it: x to the right, y downwards, from 0 at the top left. In JSON `[x, y]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts", type = "[number, number]"))]
pub struct Point {
    pub x: i16,
    pub y: i16,
}

impl Point {
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    #[must_use]
    pub fn step(self, facing: Facing, steps: i16) -> Self {
        let (dx, dy) = facing.way();
        Self { x: self.x.saturating_add(dx * steps), y: self.y.saturating_add(dy * steps) }
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.x, self.y].serialize(serializer)
    }
}

/// Any pair of integers is a point; the absurdly far ones are simply off the table (RH-P2).
impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Coordinate(#[serde(deserialize_with = "saturating")] i64);
        let [x, y] = <[Coordinate; 2]>::deserialize(deserializer)?;
        let near = |Coordinate(given): Coordinate| given.clamp(i64::from(i16::MIN), i64::from(i16::MAX)) as i16;
        Ok(Self { x: near(x), y: near(y) })
    }
}

/// RH-P1: the way from a strip's first symbol to its third.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Facing {
    #[default]
    East,
    South,
    West,
    North,
}

impl Facing {
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// As in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
        }
    }

    fn way(self) -> (i16, i16) {
        match self {
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
            Self::North => (0, -1),
        }
    }

    /// Whether a strip facing this way lies on the same fields from its other end.
    pub fn is_backwards(self) -> bool {
        matches!(self, Self::West | Self::North)
    }

    pub fn lies_across(self) -> bool {
        matches!(self, Self::East | Self::West)
    }
}

/// The fields a strip covers, the first symbol's first.
pub fn fields(at: Point, facing: Facing) -> [Point; FIELDS] {
    [at, at.step(facing, 1), at.step(facing, 2)]
}
