//! Where the strip in hand can go: what the table offers, by strip, facing and the field under the strip's middle.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::Error as _;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::print::Deck;

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

    fn lies_across(self) -> bool {
        matches!(self, Self::East | Self::West)
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(super) struct Effect {
    /// What each seat is paid.
    pub points: [i64; 2],
    /// The rats that each seat would have looking out.
    pub rats: [i64; 2],
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

/// All choices, as docs/tables.md has them in short.
#[derive(Deserialize)]
struct Placements {
    /// Leftmost fields: the first x and y, and how many there are from there on to the right.
    across: Vec<[u8; 3]>,
    /// Topmost fields.
    down: Vec<[u8; 3]>,
    effects: Vec<Effect>,
    ways: Vec<Way>,
}

#[derive(Deserialize)]
struct Way {
    strip: usize,
    facing: Facing,
    /// Which of the effects it has on each place.
    effects: Vec<usize>,
}

/// The fields under a strip's middle whose leftmost or topmost fields these are.
fn middles(runs: &[[u8; 3]], facing: Facing) -> Vec<Point> {
    let run = |run: &[u8; 3]| {
        let [x, y, count] = run.map(i32::from);
        (x..x + count).map(move |x| facing.step([x, y], 1))
    };
    runs.iter().flat_map(run).collect()
}

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Places(HashMap<(usize, Facing), HashMap<Point, Effect>>);

impl Places {
    /// Reads choices in the short form of this game.
    pub fn read(choices: &RawValue) -> serde_json::Result<Self> {
        let Placements { across, down, effects, ways } = serde_json::from_str(choices.get())?;
        let [across, down] =
            [(across, Facing::East), (down, Facing::South)].map(|(runs, facing)| middles(&runs, facing));
        let mut places = HashMap::new();
        for Way { strip, facing, effects: numbers } in ways {
            let middles = if facing.lies_across() { &across } else { &down };
            let effects: Option<Vec<Effect>> = numbers.into_iter().map(|number| effects.get(number).copied()).collect();
            let effects = effects.filter(|effects| effects.len() == middles.len());
            let effects = effects.ok_or_else(|| serde_json::Error::custom("each place has one of the effects"))?;
            places.insert((strip, facing), middles.iter().copied().zip(effects).collect());
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

#[cfg(test)]
mod tests {
    use catalog::{Entry, Input, Level, Order, Shelf, Source, Table};
    use ratskeller_core::{Rng, Seed};

    use super::*;

    fn table() -> Box<dyn Table> {
        let game = Entry::named("rat-hot").unwrap();
        let deck = Shelf::default().find(game, &Value::Null).unwrap();
        let (options, setup, source) = (Value::Null, Value::Null, Source::Seed(Seed([7; 32])));
        game.open(Order { deck, players: 2, names: None, options, setup, source }).unwrap()
    }

    /// What the list of the choices says.
    fn listed(table: &dyn Table) -> Places {
        #[derive(Deserialize)]
        struct Choice {
            action: Action,
            effect: Effect,
        }
        let choices: Vec<Choice> = serde_json::from_str(table.choices().get()).unwrap();
        let mut places = Places::default();
        for Choice { action: Action { place: Placed { strip, at, facing } }, effect } in choices {
            let twice = places.0.entry((strip, facing)).or_default().insert(facing.step(at, 1), effect);
            assert_eq!(twice, None);
        }
        places
    }

    #[test]
    fn choices_in_short_are_the_same_places_as_in_the_list() {
        let (mut table, mut rng) = (table(), Rng::new(Seed([1; 32])));
        let mut done = 0;
        while let Some(seat) = table.to_move() {
            assert_eq!(Places::read(&table.compact_choices()).unwrap(), listed(&*table));
            let action = table.mind(seat).unwrap().think(Level::Rat, &mut rng, &mut || false).action;
            table.act_by_id(Input { seat: Some(seat), action, at: None }).unwrap();
            done += 1;
        }
        assert!(done > 10, "{done}");
    }

    #[test]
    fn choices_that_do_not_add_up_are_an_error() {
        let read = |effects: &str| {
            let text = format!(
                r#"{{"across": [[7, 9, 2]], "down": [], "effects": [{{"points": [0, 1], "rats": [2, 0]}}],
                "ways": [{{"strip": 3, "facing": "west", "effects": {effects}}}]}}"#
            );
            Places::read(&RawValue::from_string(text).unwrap())
        };
        assert_eq!(read("[0, 0]").unwrap().0[&(3, Facing::West)][&[9, 9]].points, [0, 1]);
        for effects in ["[0]", "[0, 0, 0]", "[0, 1]", "[0, -1]"] {
            assert!(read(effects).is_err(), "{effects}");
        }
    }
}
