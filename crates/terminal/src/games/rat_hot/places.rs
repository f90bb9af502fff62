//! Where the strip in hand can go: what the table offers, by strip, facing and the field under the strip's middle.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::print::Deck;
use crate::sight::Choice;

pub(super) type Point = [i32; 2];

/// The way from a strip's first field to its third.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Facing {
    East,
    South,
    West,
    North,
}

impl Facing {
    const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    pub fn name(self) -> &'static str {
        match self {
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
        }
    }

    fn way(self) -> Point {
        match self {
            Self::East => [1, 0],
            Self::South => [0, 1],
            Self::West => [-1, 0],
            Self::North => [0, -1],
        }
    }

    pub fn turned(self, quarters: usize) -> Self {
        Self::ALL[(self as usize + quarters) % 4]
    }

    /// The field so many steps on.
    pub fn step(self, [x, y]: Point, steps: i32) -> Point {
        let [right, down] = self.way();
        [x + right * steps, y + down * steps]
    }
}

/// The fields that a strip covers, its first field's first.
pub(super) fn fields(at: Point, facing: Facing) -> [Point; 3] {
    [at, facing.step(at, 1), facing.step(at, 2)]
}

/// A strip as it is held: by its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub strip: usize,
    pub middle: Point,
    pub facing: Facing,
}

impl Spot {
    /// The fields under the strip, its first field's first.
    pub fn fields(self) -> [Point; 3] {
        fields(self.facing.step(self.middle, -1), self.facing)
    }
}

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Effect {
    /// What each seat is paid.
    pub points: Vec<i64>,
    /// The rats that each seat would have looking out.
    pub rats: Vec<i64>,
}

/// RH-E1: so many of one's own rats lose the game.
const TOO_MANY_RATS: i64 = 3;

impl Effect {
    pub fn own_rats(&self, seat: Option<usize>) -> i64 {
        seat.and_then(|seat| self.rats.get(seat)).copied().unwrap_or_default()
    }

    pub fn has_too_many_rats(&self, seat: Option<usize>) -> bool {
        self.own_rats(seat) >= TOO_MANY_RATS
    }

    /// The smaller, the better for this seat.
    fn rank(&self, seat: usize) -> (bool, i64, i64) {
        let own = self.points.get(seat).copied().unwrap_or_default();
        let others = self.points.iter().sum::<i64>() - own;
        (self.has_too_many_rats(Some(seat)), -own, others)
    }
}

#[derive(Deserialize)]
struct Action {
    place: Placed,
}

#[derive(Deserialize)]
struct Placed {
    strip: usize,
    at: Point,
    facing: Facing,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Places(HashMap<(usize, Facing), HashMap<Point, Effect>>);

impl Places {
    pub fn new(choices: &[Choice]) -> serde_json::Result<Self> {
        let mut places: HashMap<_, HashMap<_, _>> = HashMap::new();
        for choice in choices {
            let Placed { strip, at, facing } = Action::deserialize(&choice.action)?.place;
            let effect = Option::<Effect>::deserialize(&choice.effect)?.unwrap_or_default();
            places.entry((strip, facing)).or_default().insert(facing.step(at, 1), effect);
        }
        Ok(Self(places))
    }

    pub fn at(&self, spot: Spot, deck: &Deck) -> Option<&Effect> {
        self.of(spot.strip, spot.facing, deck)?.get(&spot.middle)
    }

    pub fn of(&self, strip: usize, facing: Facing, deck: &Deck) -> Option<&HashMap<Point, Effect>> {
        self.0.get(&(strip, as_laid(strip, facing, deck)))
    }

    /// The middles that are offered, what pays this seat most first; of equals what pays the others least, then as one
    /// reads. What leaves too many of one's own rats in sight comes last.
    pub fn ranked(&self, strip: usize, facing: Facing, seat: usize, deck: &Deck) -> Vec<Point> {
        let offered = self.of(strip, facing, deck).into_iter().flatten();
        let mut ranked: Vec<_> = offered.map(|(&middle, effect)| (effect.rank(seat), middle[1], middle[0])).collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, y, x)| [x, y]).collect()
    }

    /// Everything that is offered, the best for this seat first.
    pub fn all(&self, seat: usize) -> Vec<(Spot, &Effect)> {
        let offered = self.0.iter().flat_map(|(&(strip, facing), middles)| {
            middles.iter().map(move |(&middle, effect)| (Spot { strip, middle, facing }, effect))
        });
        let mut all: Vec<_> = offered.collect();
        all.sort_by_key(|(Spot { strip, middle: [x, y], facing }, effect)| {
            (effect.rank(seat), *strip, *y, *x, *facing as usize)
        });
        all
    }

    /// The middle nearest to a field that is offered.
    pub fn nearest(&self, strip: usize, facing: Facing, [x, y]: Point, deck: &Deck) -> Option<Point> {
        let offered = self.of(strip, facing, deck)?.keys();
        offered.copied().min_by_key(|&[left, top]| ((left - x).pow(2) + (top - y).pow(2), top, left))
    }
}

/// RH-P1: a strip that reads the same both ways is laid to the east or the south.
fn as_laid(strip: usize, facing: Facing, deck: &Deck) -> Facing {
    match (facing, deck.strip(strip)) {
        (Facing::West, Some([first, _, last])) if first == last => Facing::East,
        (Facing::North, Some([first, _, last])) if first == last => Facing::South,
        _ => facing,
    }
}

/// The action that lays a strip so, whether it is offered or not.
pub(super) fn action(spot: Spot, deck: &Deck) -> Value {
    let facing = as_laid(spot.strip, spot.facing, deck);
    json!({"place": {"strip": spot.strip, "at": facing.step(spot.middle, -1), "facing": facing.name()}})
}

/// The spot that an action lays a strip on.
pub(super) fn spot(action: &Value) -> Option<Spot> {
    let Placed { strip, at, facing } = Action::deserialize(action).ok()?.place;
    Some(Spot { strip, middle: facing.step(at, 1), facing })
}
