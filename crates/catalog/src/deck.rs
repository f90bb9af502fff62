//! Decks, whatever the game: built in, read from a file, or sent along.
//!
//! A deck's hash is the SHA-256 of its JSON in the protocol's shape: the very bytes that `deck` is answered with, UTF-8
//! without spaces. Comments and layout of a deck file therefore never matter, and other programs can compute the hash.

mod file;

use std::sync::{Arc, LazyLock};

use ratskeller_core::{Fault, Hex, Kind, Problem};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::entry::{Entry, GAMES, Print};
use crate::fairness::sha256;
use crate::reader;

pub use file::read_toml;

/// The name of a deck that was sent along without one.
const UNNAMED: &str = "custom";

/// A deck that has been checked.
#[derive(Clone, Debug)]
pub struct Deck {
    pub game: &'static Entry,
    pub name: String,
    pub sha256: Hex<32>,
    json: Arc<RawValue>,
    print: Print,
}

static BUILT_IN: LazyLock<Vec<Deck>> = LazyLock::new(|| {
    let read = |entry: &Entry| {
        let name = entry.spec.name;
        let text = boxes::deck(name).unwrap_or_else(|| panic!("games/{name}/deck.toml is missing"));
        read_toml(text).expect("the tests read every built-in deck")
    };
    GAMES.iter().map(read).collect()
});

impl Deck {
    pub(crate) fn new(game: &'static Entry, name: String, deck: &Value) -> Result<Self, Fault> {
        let (json, print) = game.print(deck)?;
        Ok(Self { game, name, sha256: sha256(json.get().as_bytes()), json: json.into(), print })
    }

    /// A deck in the protocol's shape that came without a name; the house knows its own.
    pub fn unnamed(game: &'static Entry, deck: &Value) -> Result<Self, Fault> {
        let deck = Self::new(game, UNNAMED.to_owned(), deck)?;
        Ok(BUILT_IN.iter().find(|known| known.sha256 == deck.sha256).cloned().unwrap_or(deck))
    }

    pub(crate) fn built_in(game: &'static Entry, name: &str) -> Result<Self, Fault> {
        Shelf::default().find(game, &Value::from(name))
    }

    /// The deck that a game of the house is played with if none is named.
    pub fn usual(game: &'static Entry) -> Self {
        usual(&BUILT_IN, game).clone()
    }

    /// As its game has read it, shared by all tables that play with it.
    pub fn print<D: Send + Sync + 'static>(&self) -> Arc<D> {
        Arc::clone(&self.print).downcast().expect("a deck is for one game")
    }

    /// In the protocol's shape.
    pub fn json(&self) -> &RawValue {
        &self.json
    }

    pub fn value(&self) -> Value {
        serde_json::from_str(self.json.get()).expect("the house wrote this JSON")
    }

    /// Whether the house could find this very deck by its name alone.
    pub fn is_built_in(&self) -> bool {
        BUILT_IN.iter().any(|deck| self.name == deck.name && self.sha256 == deck.sha256)
    }

    /// How many of each component there are: `strips`, 42.
    pub fn counts(&self) -> Vec<(String, usize)> {
        let value = self.value();
        let lists = value.as_object().into_iter().flatten();
        lists.filter_map(|(name, list)| Some((name.clone(), list.as_array()?.len()))).collect()
    }
}

fn of<'a>(decks: &'a [Deck], game: &'static Entry) -> impl Iterator<Item = &'a Deck> {
    decks.iter().filter(move |deck| std::ptr::eq(deck.game, game))
}

fn usual<'a>(decks: &'a [Deck], game: &'static Entry) -> &'a Deck {
    of(decks, game).next().expect("every game has a built-in deck")
}

/// All decks at hand: the built-in ones, and those that were added.
#[derive(Clone, Debug)]
pub struct Shelf(Vec<Deck>);

impl Default for Shelf {
    fn default() -> Self {
        Self(BUILT_IN.clone())
    }
}

impl Shelf {
    /// Makes this deck the default of its game. It hides another of its name.
    pub fn add(&mut self, deck: Deck) {
        self.0.insert(0, deck);
    }

    fn of(&self, game: &'static Entry) -> impl Iterator<Item = &Deck> {
        of(&self.0, game)
    }

    /// The deck that is meant by nothing (the default), by a name, or by an object that is the deck.
    pub fn find(&self, game: &'static Entry, wanted: &Value) -> Result<Deck, Fault> {
        match wanted {
            Value::Null => Ok(usual(&self.0, game).clone()),
            Value::String(name) => self.of(game).find(|deck| deck.name == *name).cloned().ok_or_else(|| {
                let known = self.of(game).map(|deck| deck.name.clone()).collect();
                Fault::new(Problem::Unknown { given: name.clone(), known })
            }),
            Value::Object(_) => Deck::unnamed(game, wanted),
            other => Err(Fault::new(Problem::Kind { given: reader::kind(other), wanted: Kind::Text })),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const PIRATZ: &str = include_str!("../../../games/piratz/deck.toml");

    #[test]
    fn a_deck_is_the_same_in_toml_and_json_however_it_is_laid_out() {
        let game = Entry::named("piratz").unwrap();
        let deck = read_toml(PIRATZ).unwrap();
        assert_eq!(deck.counts(), [("kinds".to_owned(), 6), ("cards".to_owned(), 50), ("blocks".to_owned(), 12)]);
        let mut reordered = deck.value();
        let blocks = reordered.as_object_mut().unwrap().shift_remove("blocks").unwrap();
        reordered.as_object_mut().unwrap().shift_insert(0, "blocks".to_owned(), blocks);
        let again = Deck::unnamed(game, &reordered).unwrap();
        assert_eq!(again.json().get(), deck.json().get());
        assert!(deck.is_built_in() && again.is_built_in(), "the house knows its own deck, however it comes");
    }

    #[test]
    fn the_deck_added_last_is_the_default() {
        let game = Entry::named("piratz").unwrap();
        let mut shelf = Shelf::default();
        let mine = PIRATZ.replace("\"default\"", "\"mine\"").replace("rings = 1, coins = 1", "rings = 2, coins = 1");
        shelf.add(read_toml(&mine).unwrap());
        let name = |wanted: Value| shelf.find(game, &wanted).map(|deck| deck.name);
        assert_eq!(name(Value::Null).unwrap(), "mine");
        assert_eq!(name(json!("default")).unwrap(), "default");
        let known = vec!["mine".to_owned(), "default".to_owned()];
        assert_eq!(name(json!("x")).unwrap_err().problem, Problem::Unknown { given: "x".into(), known });
        let wrong = Problem::Kind { given: Kind::Integer, wanted: Kind::Text };
        assert_eq!(name(json!(3)).unwrap_err().problem, wrong);
        assert!(!shelf.find(game, &Value::Null).unwrap().is_built_in());
    }
}
