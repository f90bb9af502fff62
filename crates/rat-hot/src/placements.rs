//! All legal placements with what each does at once, in a few kilobytes: places are the same for every strip and effects
//! repeat, so each stands there once.

use serde::Serialize;

use crate::action::Action;
use crate::deck::StripId;
use crate::effect::Effect;
use crate::effects;
use crate::place::Facing;
use crate::public_state::PublicState;
use crate::rows::Run;

/// Every legal placement, in the order of the legal actions: way after way, and for each place after place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Placements {
    /// Where a strip may lie across, by its leftmost field.
    across: Vec<Run>,
    /// Where a strip may lie downwards, by its topmost field.
    down: Vec<Run>,
    /// Whatever a placement does at once, each once.
    effects: Vec<Effect>,
    ways: Vec<Way>,
}

/// A strip of the hand, and a facing in which it may lie on each of the places across or down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Way {
    strip: StripId,
    facing: Facing,
    /// For each place the number of its effect.
    effects: Vec<u16>,
}

impl Placements {
    pub(crate) fn new(public: &PublicState) -> Self {
        let places = public.board.places();
        let [across, down] = [Facing::East, Facing::South].map(|facing| places.facing(facing).runs().collect());
        let mut effects = Distinct::default();
        let mut ways: Vec<Way> = Vec::new();
        effects::for_each(public, |Action::Place { strip, facing, .. }, effect| {
            let number = effects.number(effect);
            match ways.last_mut() {
                Some(way) if (way.strip, way.facing) == (strip, facing) => way.effects.push(number),
                _ => {
                    let mut effects = Vec::with_capacity(places.facing(facing).len());
                    effects.push(number);
                    ways.push(Way { strip, facing, effects });
                }
            }
        });
        Self { across, down, effects: effects.list, ways }
    }
}

/// Effects in the order in which they came up first.
#[derive(Default)]
struct Distinct {
    list: Vec<Effect>,
    /// Each in one word, for there are few of them and hundreds to be found among them.
    words: Vec<u64>,
}

impl Distinct {
    fn number(&mut self, effect: Effect) -> u16 {
        let points = effect.points.values().iter().map(|&points| u64::from(points));
        let rats = effect.rats.values().iter().map(|&rats| u64::from(rats));
        let word = points.chain(rats).fold(0, |word, part| word << 16 | part);
        let known = self.words.iter().position(|&known| known == word);
        let number = known.unwrap_or_else(|| {
            self.list.push(effect);
            self.words.push(word);
            self.words.len() - 1
        });
        number as u16
    }
}
