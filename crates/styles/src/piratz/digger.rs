//! Leaving or digging: both are worked out, and a style's [`Temper`] leans to one of them.

use serde::Deserialize as _;
use serde_json::{Value, json};

use super::island::{Cards, Eyes, Island, KINDS, MOST, each};
use super::memory::{Memory, View};
use crate::Style;

/// What a style makes of the odds.
pub(crate) trait Temper: std::fmt::Debug {
    /// How the style looks at the island from its seat.
    fn eyes(&self, island: &Island, seat: usize) -> Eyes {
        neutral(island, seat)
    }

    /// By how many points digging must be better than leaving.
    fn reluctance(&self, island: &Island, seat: usize, haul: Cards) -> f64;
}

/// My points against the average of the others'.
pub(crate) fn neutral(island: &Island, seat: usize) -> Eyes {
    let others = -1.0 / (island.players - 1).max(1) as f64;
    Eyes { weights: std::array::from_fn(|who| if who == seat { 1.0 } else { others }), doubt: 1.0, tie: 0.15 }
}

/// What it is worth to look but one card ahead and yet to be able to dig on after it, in points: styles that believed in
/// less, and in more, lost to those that believed in this.
const MORE_TO_COME: f64 = 0.7;

#[derive(Debug)]
pub(crate) struct Digger<T> {
    memory: Memory,
    temper: T,
}

impl<T: Temper + Default> Digger<T> {
    pub(crate) fn new(memory: Memory) -> Self {
        Self { memory, temper: T::default() }
    }

    fn leaves(&self, island: &Island, eyes: &Eyes, going_on: f64) -> Option<usize> {
        let seat = self.memory.seat;
        let (kind, leaving) = island.best_leaving(seat, eyes);
        // Whoever leaves with nothing, again and again, never ends the game (PZ-T2), and the first rat harms nobody.
        if island.open == 0 && going_on > f64::NEG_INFINITY {
            return None;
        }
        let reluctance = self.temper.reluctance(island, seat, island.haul(kind));
        (leaving + reluctance >= going_on + MORE_TO_COME).then_some(kind)
    }

    fn leave(&self, kind: usize) -> Option<Value> {
        Some(json!({"leave": {"kind": self.memory.kinds.get(kind)?}}))
    }

    fn bury(&self, island: &Island, eyes: &Eyes) -> Option<Value> {
        let mut island = island.clone();
        // The shovel is laid with the card (PZ-X4).
        island.shovels[self.memory.seat] = false;
        let worth =
            |card: usize| Island { open: island.open & !(1 << card), ..island.clone() }.rest(self.memory.seat, eyes);
        let worths = each(island.open).map(|card| (card, worth(card)));
        let best = worths.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
        Some(json!({"bury": {"card": best.0}}))
    }
}

impl<T: Temper + Default> Style for Digger<T> {
    fn watch(&mut self, event: &Value) {
        self.memory.watch(event);
    }

    fn decide(&mut self, view: &Value, legal: &[Value]) -> Option<Value> {
        let view = View::deserialize(view).ok()?;
        let island = self.memory.island(&view)?;
        let (seat, eyes) = (self.memory.seat, self.temper.eyes(&island, self.memory.seat));
        match view.phase.as_str() {
            "turn" => {
                let can_dig = legal.iter().any(|action| action == "reveal");
                let digging = if can_dig { island.digging(seat, &eyes) } else { f64::NEG_INFINITY };
                match self.leaves(&island, &eyes, digging) {
                    Some(kind) => self.leave(kind),
                    None => Some(json!("reveal")),
                }
            }
            "after_reveal" => match self.leaves(&island, &eyes, island.staying(seat, &eyes)) {
                Some(kind) => self.leave(kind),
                None => Some(json!("stay")),
            },
            "alarm" => Some(match island.best_rat(seat, &eyes).0 {
                Some(card) => json!({"keep_rat": {"card": card}}),
                None => json!("decline_rat"),
            }),
            "bury" => self.bury(&island, &eyes),
            _ => None,
        }
    }
}

/// How many points everybody is to expect.
pub(crate) fn prospects(island: &Island, eyes: &Eyes) -> [f64; MOST] {
    std::array::from_fn(|seat| {
        let weights = std::array::from_fn(|who| if who == seat { 1.0 } else { 0.0 });
        island.worth(&Eyes { weights, ..*eyes })
    })
}

/// How many treasures these cards show.
pub(crate) fn treasures(island: &Island, cards: Cards) -> i32 {
    each(cards).map(|card| (0..KINDS).map(|kind| island.prints[card].treasures[kind]).sum::<i32>()).sum()
}
