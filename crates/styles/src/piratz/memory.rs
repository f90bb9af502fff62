//! Everything that was shown, remembered: who took what, and what is still in the pile.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::island::{Cards, Island, KINDS, MOST, Print, Taken};

#[derive(Debug)]
pub(crate) struct Memory {
    pub seat: usize,
    pub players: usize,
    pub kinds: Vec<String>,
    pub prints: Vec<Print>,
    taken: [Taken; MOST],
    pile: Cards,
    discard: Cards,
}

#[derive(Deserialize)]
struct Deck {
    kinds: Vec<String>,
    cards: Vec<Card>,
}

#[derive(Deserialize)]
struct Card {
    treasures: BTreeMap<String, u8>,
    rat: bool,
    skull: bool,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    Revealed {
        card: usize,
    },
    PileRanOut {},
    Left {
        seat: usize,
        cards: Vec<usize>,
    },
    KeptRat {
        seat: usize,
        card: usize,
    },
    RoundEnded {
        discarded: Vec<usize>,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(crate) struct View {
    pub phase: String,
    open: Vec<usize>,
    shovels: Vec<bool>,
    blocks: Vec<Vec<i32>>,
}

impl Memory {
    pub(crate) fn new(deck: &Value, seat: usize, players: usize) -> Option<Self> {
        let deck = Deck::deserialize(deck).ok()?;
        let fits = deck.kinds.len() == KINDS && deck.cards.len() <= Cards::BITS as usize;
        if !fits || players > MOST || seat >= players {
            return None;
        }
        let print = |card: &Card| Print {
            treasures: std::array::from_fn(|kind| {
                deck.kinds.get(kind).and_then(|kind| card.treasures.get(kind)).map_or(0, |count| i32::from(*count))
            }),
            rat: card.rat,
        };
        // PZ-S2
        let in_play = deck.cards.iter().enumerate().filter(|(_, card)| players > 2 || !card.skull);
        let pile = in_play.map(|(id, _)| 1 << id).sum();
        let prints: Vec<Print> = deck.cards.iter().map(print).collect();
        let taken = [Taken::default(); MOST];
        Some(Self { seat, players, kinds: deck.kinds, prints, taken, pile, discard: 0 })
    }

    pub(crate) fn watch(&mut self, event: &Value) {
        match Event::deserialize(event) {
            Ok(Event::Revealed { card }) => self.pile &= !self.one(card),
            // PZ-E1
            Ok(Event::PileRanOut {}) => self.pile = std::mem::take(&mut self.discard),
            Ok(Event::Left { seat, cards }) => cards.into_iter().for_each(|card| self.take(seat, card)),
            Ok(Event::KeptRat { seat, card }) => self.take(seat, card),
            Ok(Event::RoundEnded { discarded }) => {
                self.discard |= discarded.into_iter().map(|card| self.one(card)).fold(0, |all, one| all | one);
            }
            Ok(Event::Other) | Err(_) => {}
        }
    }

    fn one(&self, card: usize) -> Cards {
        if card < self.prints.len() { 1 << card } else { 0 }
    }

    fn take(&mut self, seat: usize, card: usize) {
        if let (Some(taken), Some(print)) = (self.taken.get_mut(seat), self.prints.get(card)) {
            taken.add(print);
        }
    }

    /// The island as it lies, if the view makes sense.
    pub(crate) fn island(&self, view: &View) -> Option<Island<'_>> {
        let open = view.open.iter().map(|&card| self.one(card)).fold(0, |all, one| all | one);
        let fits = view.shovels.len() == self.players && view.blocks.len() == KINDS;
        let mut blocks = [[0.0; 2]; KINDS];
        for (values, blocks) in view.blocks.iter().zip(&mut blocks) {
            // PZ-V1: whoever has most chooses the block worth more.
            let mut values = values.clone();
            values.sort_unstable_by(|a, b| b.cmp(a));
            blocks.iter_mut().zip(values).for_each(|(block, value)| *block = f64::from(value));
        }
        let mut left = [0.0; KINDS];
        for (id, print) in self.prints.iter().enumerate() {
            // Whatever is discarded comes back once, if at all.
            let share = match 1 << id {
                one if one & (self.pile | open) != 0 => 1.0,
                one if one & self.discard != 0 => 0.5,
                _ => 0.0,
            };
            left.iter_mut().zip(print.treasures).for_each(|(left, count)| *left += share * f64::from(count));
        }
        let shovels = std::array::from_fn(|seat| view.shovels.get(seat).copied().unwrap_or(false));
        let (players, prints) = (self.players, self.prints.as_slice());
        let pile = self.pile & !open;
        fits.then_some(Island { players, prints, blocks, taken: self.taken, open, pile, left, shovels })
    }
}
