//! Every card that was seen, followed through swaps, and what can be expected of those that were not.

use serde::Deserialize;
use serde_json::Value;

pub(crate) const SLOTS: usize = 4;
const MOST_SEATS: usize = 6;

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Card {
    Points(u8),
    Peek,
    Swap,
    DrawTwo,
}

/// How a card came to lie where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    DealtOuter,
    DealtInner,
    /// Its owner drew it and kept it.
    Kept,
    /// It came by a swap, and its owner has not seen it.
    Swapped,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    card: Option<usize>,
    origin: Origin,
}

#[derive(Debug)]
pub(crate) struct Memory {
    pub seat: usize,
    pub players: usize,
    cards: Vec<Card>,
    lines: Vec<Vec<Slot>>,
    discard: Vec<usize>,
    seen: Vec<bool>,
    /// How many turns everybody has had this round.
    turns: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    Dealt {
        lines: Vec<Vec<Option<usize>>>,
        turned_up: Option<usize>,
    },
    Took {
        seat: usize,
        slot: usize,
        card: Option<usize>,
        discarded: Option<usize>,
    },
    Drew {
        card: Option<usize>,
    },
    Reshuffled {},
    Replaced {
        seat: usize,
        slot: usize,
        card: Option<usize>,
        discarded: Option<usize>,
    },
    Discarded {
        card: Option<usize>,
    },
    Peeked {
        seat: usize,
        power: Option<usize>,
        slot: usize,
        card: Option<usize>,
    },
    Swapped {
        seat: usize,
        power: Option<usize>,
        own: usize,
        with: usize,
        slot: usize,
    },
    DrawTwo {
        power: Option<usize>,
    },
    #[serde(other)]
    Other,
}

impl Memory {
    pub(crate) fn new(deck: &Value, seat: usize, players: usize) -> Option<Self> {
        if seat >= players || players > MOST_SEATS {
            return None;
        }
        let read = |card: &Value| match card.as_str() {
            Some("peek") => Some(Card::Peek),
            Some("swap") => Some(Card::Swap),
            Some("draw_two") => Some(Card::DrawTwo),
            Some(_) => None,
            None => card.as_u64().and_then(|points| u8::try_from(points).ok()).map(Card::Points),
        };
        let cards: Vec<Card> = deck.get("cards")?.as_array()?.iter().map(read).collect::<Option<_>>()?;
        let seen = vec![false; cards.len()];
        let lines = vec![Vec::new(); players];
        let turns = vec![0; players];
        Some(Self { seat, players, cards, lines, discard: Vec::new(), seen, turns })
    }

    pub(crate) fn card(&self, id: usize) -> Option<Card> {
        self.cards.get(id).copied()
    }

    pub(crate) fn watch(&mut self, event: &Value) {
        match Event::deserialize(event) {
            Ok(Event::Dealt { lines, turned_up }) => self.deal(&lines, turned_up),
            Ok(Event::Took { seat, slot, card, discarded }) => {
                self.lay(seat, slot, card);
                self.throw(discarded);
                // It is on the line now.
                self.discard.retain(|thrown| Some(*thrown) != card);
                self.count(seat);
            }
            Ok(Event::Drew { card }) => self.see(card),
            Ok(Event::Reshuffled {}) => {
                for card in std::mem::take(&mut self.discard) {
                    self.seen[card] = false;
                }
            }
            Ok(Event::Replaced { seat, slot, card, discarded }) => {
                self.lay(seat, slot, card);
                self.throw(discarded);
                self.count(seat);
            }
            Ok(Event::Discarded { card }) => self.throw(card),
            Ok(Event::Peeked { seat, power, slot, card }) => {
                self.see(card);
                if let (Some(card), Some(slot)) = (card, self.slot(seat, slot)) {
                    slot.card = Some(card);
                }
                self.throw(power);
                self.count(seat);
            }
            Ok(Event::Swapped { seat, power, own, with, slot }) => {
                let (mine, theirs) = (self.slot(seat, own).copied(), self.slot(with, slot).copied());
                if let (Some(mine), Some(theirs)) = (mine, theirs) {
                    self.put(seat, own, Slot { origin: Origin::Swapped, ..theirs });
                    self.put(with, slot, Slot { origin: Origin::Swapped, ..mine });
                }
                self.throw(power);
                self.count(seat);
            }
            Ok(Event::DrawTwo { power }) => self.throw(power),
            Ok(Event::Other) | Err(_) => {}
        }
    }

    fn deal(&mut self, lines: &[Vec<Option<usize>>], turned_up: Option<usize>) {
        self.seen.fill(false);
        self.turns.fill(0);
        self.discard.clear();
        let outer = |slot: usize| slot == 0 || slot == SLOTS - 1;
        let origin = |slot: usize| if outer(slot) { Origin::DealtOuter } else { Origin::DealtInner };
        let line = |line: &Vec<Option<usize>>| {
            line.iter().enumerate().map(|(slot, &card)| Slot { card, origin: origin(slot) }).collect()
        };
        self.lines = lines.iter().map(line).collect();
        self.lines.resize_with(self.players, Vec::new);
        lines.iter().flatten().for_each(|&card| self.see(card));
        self.throw(turned_up);
    }

    fn see(&mut self, card: Option<usize>) {
        if let Some(seen) = card.and_then(|card| self.seen.get_mut(card)) {
            *seen = true;
        }
    }

    fn throw(&mut self, card: Option<usize>) {
        self.see(card);
        self.discard.extend(card.filter(|&card| card < self.cards.len()));
    }

    fn slot(&mut self, seat: usize, slot: usize) -> Option<&mut Slot> {
        self.lines.get_mut(seat)?.get_mut(slot)
    }

    fn put(&mut self, seat: usize, slot: usize, what: Slot) {
        if let Some(slot) = self.slot(seat, slot) {
            *slot = what;
        }
    }

    fn lay(&mut self, seat: usize, slot: usize, card: Option<usize>) {
        self.see(card);
        self.put(seat, slot, Slot { card, origin: Origin::Kept });
    }

    fn count(&mut self, seat: usize) {
        if let Some(turns) = self.turns.get_mut(seat) {
            *turns += 1;
        }
    }

    /// What the view shows besides, in case something was missed.
    pub(crate) fn look(&mut self, lines: &[Vec<Option<usize>>]) {
        for (seat, line) in lines.iter().enumerate().take(self.players) {
            if self.lines[seat].len() != line.len() {
                let unknown = Slot { card: None, origin: Origin::DealtInner };
                self.lines[seat].resize(line.len(), unknown);
            }
            for (slot, &card) in line.iter().enumerate().filter(|(_, card)| card.is_some()) {
                self.see(card);
                self.lines[seat][slot].card = card;
            }
        }
    }

    /// The cards that may be in the pile.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().zip(&self.seen).filter(|(_, seen)| !**seen).map(|(card, _)| *card)
    }

    /// The points of an unseen card, on average; what stands in for a power card is one, too (RC-K2).
    pub(crate) fn mean(&self) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for card in self.unseen() {
            if let Card::Points(points) = card {
                sum += f64::from(points);
                count += 1.0;
            }
        }
        if count > 0.0 { sum / count } else { 5.0 }
    }

    pub(crate) fn knows(&self, seat: usize, slot: usize) -> bool {
        self.lines[seat].get(slot).is_some_and(|slot| slot.card.is_some())
    }

    /// Seats that have cards this round.
    pub(crate) fn others(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.players).filter(|&seat| seat != self.seat && !self.lines[seat].is_empty())
    }

    pub(crate) fn turns(&self) -> u32 {
        self.turns[self.seat]
    }

    /// The points to expect of every card in a line.
    pub(crate) fn line(&self, seat: usize, mean: f64) -> Vec<f64> {
        self.lines[seat].iter().map(|slot| self.expected(seat, *slot, mean)).collect()
    }

    fn expected(&self, seat: usize, slot: Slot, mean: f64) -> f64 {
        match slot.card.and_then(|card| self.card(card)) {
            Some(Card::Points(points)) => f64::from(points),
            Some(_) => mean,
            None if seat == self.seat => mean,
            None => {
                // Others keep what is low, and the longer they do not replace what they know, the lower it will be.
                let turns = f64::from(self.turns[seat]);
                match slot.origin {
                    Origin::Kept => 0.58 * mean,
                    Origin::DealtOuter => (mean - 0.35 * turns).max(0.55 * mean),
                    Origin::DealtInner => (mean - 0.1 * turns).max(0.8 * mean),
                    Origin::Swapped => mean,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn memory() -> Memory {
        let cards: Vec<Value> = (0..10).map(Value::from).chain([json!("peek"), json!("swap")]).collect();
        let mut memory = Memory::new(&json!({"cards": cards}), 0, 2).unwrap();
        memory
            .watch(&json!({"type": "dealt", "lines": [[1, null, null, 9], [null, null, null, null]], "turned_up": 4}));
        memory
    }

    #[test]
    fn a_card_is_followed_through_a_swap() {
        let mut memory = memory();
        memory.watch(&json!({"type": "swapped", "seat": 1, "power": 11, "own": 2, "with": 0, "slot": 3}));
        assert!(!memory.knows(0, 3) && memory.knows(1, 2));
        assert!((memory.line(1, 5.0)[2] - 9.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_reshuffled_may_come_again_and_what_lies_in_a_line_may_not() {
        let mut memory = memory();
        memory.watch(&json!({"type": "took", "seat": 1, "slot": 0, "card": 4, "discarded": 6}));
        let may_come = |memory: &Memory, points| memory.unseen().any(|card| card == Card::Points(points));
        assert!(!may_come(&memory, 6) && !may_come(&memory, 4));
        memory.watch(&json!({"type": "reshuffled", "count": 1}));
        assert!(may_come(&memory, 6) && !may_come(&memory, 4));
    }
}
