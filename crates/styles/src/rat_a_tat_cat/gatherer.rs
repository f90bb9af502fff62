//! A turn of Rat-a-Tat Cat: what each way of spending it gains, in points that are to be expected.

use serde::Deserialize;
use serde_json::{Value, json};

use super::memory::{Card, Memory, SLOTS};
use crate::Style;

/// What a style makes of its cards.
pub(crate) trait Nerve: std::fmt::Debug {
    fn knocks(&self, outlook: &Outlook) -> bool;

    /// How many points a swap must gain.
    fn swaps_for(&self) -> f64 {
        1.0
    }

    /// What knowing one more of its own cards is worth, in points.
    fn curiosity(&self) -> f64 {
        0.7
    }
}

/// How the round stands when one may knock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// The points of my line, and of the best of the others' after one more turn.
    pub own: f64,
    pub best: f64,
    /// How many of my cards I do not know.
    pub unknown: usize,
    pub others: usize,
    pub turns: u32,
    /// How many points the best of the others' totals is above mine before this round.
    pub ahead: f64,
    /// What the next turn is worth to me.
    pub next: f64,
}

#[derive(Deserialize)]
struct View {
    phase: String,
    discard: Vec<Option<usize>>,
    lines: Vec<Vec<Option<usize>>>,
    drawn: Option<usize>,
    draws_left: u32,
    knocked: Option<usize>,
    totals: Vec<i64>,
}

#[derive(Debug)]
pub(crate) struct Gatherer<T> {
    memory: Memory,
    young: bool,
    nerve: T,
}

/// What others gain by their last turn, on average.
const LAST_TURN: f64 = 1.6;

struct Exchange {
    gain: f64,
    own: usize,
    seat: usize,
    slot: usize,
}

impl<T: Nerve + Default> Gatherer<T> {
    pub(crate) fn new(memory: Memory, young: bool) -> Self {
        Self { memory, young, nerve: T::default() }
    }

    /// My line, where not to know a card counts as well.
    fn own(&self, mean: f64) -> Vec<f64> {
        self.memory.line(self.memory.seat, mean)
    }

    /// Where a card is best put, and what is gained besides the card's own points.
    fn worst(&self, mean: f64, ends: bool) -> Option<(usize, f64)> {
        let curious = if ends { 0.0 } else { self.nerve.curiosity() };
        let own = self.own(mean).into_iter().enumerate();
        let own = own.map(|(slot, points)| {
            (slot, if self.memory.knows(self.memory.seat, slot) { points } else { points + curious * 0.6 })
        });
        own.reduce(|worst, next| if next.1 > worst.1 { next } else { worst })
    }

    fn exchange(&self, mean: f64) -> Option<Exchange> {
        let own = self.own(mean);
        // RC-Y2
        let slots = if self.young { 1..SLOTS - 1 } else { 0..SLOTS };
        let mut best: Option<Exchange> = None;
        for seat in self.memory.others() {
            let line = self.memory.line(seat, mean);
            for own_slot in slots.clone() {
                for slot in slots.clone() {
                    let (Some(mine), Some(theirs)) = (own.get(own_slot), line.get(slot)) else { continue };
                    // What is known is given away for what is not, rather than the other way round.
                    let known = self.memory.knows(seat, slot);
                    let gain = mine - theirs + if known { 0.3 } else { 0.0 };
                    if best.as_ref().is_none_or(|best| gain > best.gain) {
                        best = Some(Exchange { gain, own: own_slot, seat, slot });
                    }
                }
            }
        }
        best
    }

    /// What a card from the pile gains on average.
    fn drawing(&self, mean: f64, ends: bool, again: bool) -> f64 {
        let Some((_, worst)) = self.worst(mean, ends) else { return 0.0 };
        let own = self.memory.seat;
        let peek =
            if ends || (0..SLOTS).all(|slot| self.memory.knows(own, slot)) { 0.0 } else { self.nerve.curiosity() };
        let swap = self.exchange(mean).map_or(0.0, |best| best.gain);
        let swap = if swap >= self.nerve.swaps_for() { swap * 1.3 } else { 0.0 };
        let two = if again { 1.5 * self.drawing(mean, ends, false) } else { 0.0 };
        let (mut sum, mut count) = (0.0, 0.0);
        for card in self.memory.unseen() {
            sum += match card {
                Card::Points(points) => (worst - f64::from(points)).max(0.0),
                Card::Peek => peek,
                Card::Swap => swap,
                Card::DrawTwo => two,
            };
            count += 1.0;
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    fn turn(&self, view: &View, mean: f64) -> Value {
        let ends = view.knocked.is_some();
        let top = view.discard.last().copied().flatten().and_then(|card| self.memory.card(card));
        if let (Some(Card::Points(points)), Some((slot, worst))) = (top, self.worst(mean, ends)) {
            // Whoever comes next would take it.
            let denied = 0.2 * (mean - f64::from(points)).max(0.0) / self.memory.others().count().max(1) as f64;
            let gain = worst - f64::from(points);
            if gain > 0.0 && gain + denied >= self.drawing(mean, ends, true) {
                return json!({"take": {"slot": slot}});
            }
        }
        json!("draw")
    }

    fn drawn(&self, view: &View, mean: f64) -> Option<Value> {
        let ends = view.knocked.is_some();
        let card = self.memory.card(view.drawn?)?;
        let (slot, worst) = self.worst(mean, ends)?;
        Some(match card {
            Card::Points(points) => {
                let gain = worst - f64::from(points);
                let next = if view.draws_left > 0 { self.drawing(mean, ends, false) } else { 0.0 };
                if gain > 0.0 && gain >= next { json!({"replace": {"slot": slot}}) } else { json!("discard") }
            }
            Card::Peek => {
                let unknown = (0..SLOTS).find(|&slot| !self.memory.knows(self.memory.seat, slot));
                unknown.filter(|_| !ends).map_or(json!("discard"), |slot| json!({"peek": {"slot": slot}}))
            }
            Card::Swap => {
                let least = if ends { 0.1 } else { self.nerve.swaps_for() };
                let best = self.exchange(mean).filter(|best| best.gain >= least);
                best.map_or(
                    json!("discard"),
                    |Exchange { own, seat, slot, .. }| json!({"swap": {"own": own, "seat": seat, "slot": slot}}),
                )
            }
            Card::DrawTwo => json!("draw_two"),
        })
    }

    fn knock(&self, view: &View, mean: f64) -> Value {
        let memory = &self.memory;
        let own: f64 = self.own(mean).iter().sum();
        let line = |seat| memory.line(seat, mean).iter().sum::<f64>() - LAST_TURN;
        let best = memory.others().map(line).fold(f64::INFINITY, f64::min);
        let total = |seat: usize| view.totals.get(seat).map_or(0.0, |&total| total as f64);
        let leader = memory.others().map(total).fold(f64::INFINITY, f64::min);
        let outlook = Outlook {
            own,
            best,
            unknown: (0..SLOTS).filter(|&slot| !memory.knows(memory.seat, slot)).count(),
            others: memory.others().count(),
            turns: memory.turns(),
            ahead: leader - total(memory.seat),
            next: self.drawing(mean, false, true),
        };
        json!(if self.nerve.knocks(&outlook) { "knock" } else { "pass" })
    }
}

impl<T: Nerve + Default> Style for Gatherer<T> {
    fn watch(&mut self, event: &Value) {
        self.memory.watch(event);
    }

    fn decide(&mut self, view: &Value, _: &[Value]) -> Option<Value> {
        let view = View::deserialize(view).ok()?;
        self.memory.look(&view.lines);
        let mean = self.memory.mean();
        match view.phase.as_str() {
            "turn" => Some(self.turn(&view, mean)),
            "drawn" => self.drawn(&view, mean),
            "knock" => Some(self.knock(&view, mean)),
            _ => None,
        }
    }
}
