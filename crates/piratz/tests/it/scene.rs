//! A game to stage: fixed cards, actions in short words, and what came of them as JSON.

use piratz::{Action, Deck, Piratz, RawDeck};
use ratskeller_core::{Fault, Game, Seed, Viewer};
use serde_json::{Value, json};

use crate::deck;

pub const SEED: Seed = Seed([7; 32]);

/// The default deck with some of it changed.
pub fn altered(alter: impl FnOnce(&mut Value)) -> Result<Deck, Fault> {
    let mut json = serde_json::to_value(deck::default()).unwrap();
    alter(&mut json);
    serde_json::from_value::<RawDeck>(json).unwrap().try_into()
}

/// The default deck with rats on these cards only.
pub fn with_rats_on(rats: &[usize]) -> Deck {
    let place_rats = |json: &mut Value| {
        for (index, card) in json["cards"].as_array_mut().unwrap().iter_mut().enumerate() {
            card["rat"] = json!(rats.contains(&index));
        }
    };
    altered(place_rats).unwrap()
}

pub struct Scene {
    pub deck: Deck,
    pub game: Piratz,
    /// Everything since the deal.
    pub events: Vec<<Piratz as Game>::Event>,
}

impl Scene {
    /// Seat 0 starts, the default deck, and these are the first cards to come.
    pub fn new(seats: usize, next: &[u64]) -> Self {
        Self::with(deck::default(), &json!({}), seats, next)
    }

    pub fn with(deck: Deck, options: &Value, seats: usize, next: &[u64]) -> Self {
        let in_play = |card: &u64| {
            seats > 2 || !serde_json::to_value(&deck).unwrap()["cards"][*card as usize]["skull"].as_bool().unwrap()
        };
        let rest = (0..50).filter(in_play).filter(|card| !next.contains(card));
        let pile: Vec<u64> = next.iter().copied().chain(rest).collect();
        let blocks = if seats == 2 {
            json!([[4], [3], [2], [1], [4], [3]])
        } else {
            json!([[4, 1], [1, 4], [3, 2], [2, 3], [4, 1], [3, 2]])
        };
        let setup = json!({"first": 0, "pile": pile, "blocks": blocks});
        Self::deal(deck, options, seats, &setup).unwrap()
    }

    pub fn deal(deck: Deck, options: &Value, seats: usize, setup: &Value) -> Result<Self, Fault> {
        let options = serde_json::from_value(options.clone()).unwrap();
        let setup = serde_json::from_value(setup.clone()).unwrap();
        let mut events = Vec::new();
        let game = Piratz::deal(&deck, &options, seats, &setup, SEED, &mut events)?;
        Ok(Self { deck, game, events })
    }

    /// Plays such as `"reveal, leave rings, bury 30"`, and tells the events of the last one.
    pub fn play(&mut self, script: &str) -> Value {
        let mut before = self.events.len();
        for words in script.split(", ") {
            before = self.events.len();
            let played = self.game.play(action(words), &mut self.events);
            assert_eq!(played, Ok(()), "{words}, in {script}");
        }
        serde_json::to_value(&self.events[before..]).unwrap()
    }

    /// The message that refuses the action.
    pub fn refusal(&self, words: &str) -> String {
        self.game.check(action(words)).expect_err(words).message()
    }

    pub fn state(&self) -> Value {
        serde_json::to_value(self.game.reveal()).unwrap()
    }

    pub fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(viewer)).unwrap()
    }

    pub fn legal(&self) -> Value {
        let mut legal = Vec::new();
        self.game.legal_into(&mut legal);
        serde_json::to_value(legal).unwrap()
    }

    /// The log as it reads now.
    pub fn log(&self, viewer: Viewer) -> Vec<Value> {
        let recall = |event| self.game.recall(&Piratz::seen(event, viewer), viewer);
        self.events.iter().map(|event| serde_json::to_value(recall(event)).unwrap()).collect()
    }
}

fn action(words: &str) -> Action {
    let json = match *words.split(' ').collect::<Vec<_>>() {
        ["leave", kind] => json!({"leave": {"kind": kind}}),
        [verb, card] => json!({verb: {"card": card.parse::<i64>().expect(words)}}),
        _ => json!(words),
    };
    serde_json::from_value(json).expect(words)
}
