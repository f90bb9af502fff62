//! Decks, whatever the game: built in, read from a file, or sent along.
//!
//! A deck's hash is the SHA-256 of its JSON in the protocol's shape, without spaces, keys in the protocol's order, UTF-8.
//! Comments and layout of a deck file therefore never matter, and the web page can compute the same hash.

use std::sync::{Arc, LazyLock};

use ratskeller_core::{Fault, Hex, Kind, Problem, Step};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use words::Words;

use crate::entry::{Entry, GAMES};
use crate::fairness::sha256;
use crate::{check, reader};

/// The name of a deck that was sent along without one.
const UNNAMED: &str = "custom";

/// A deck that has been checked.
#[derive(Clone, Debug)]
pub struct Deck {
    pub game: &'static Entry,
    pub name: String,
    pub sha256: Hex<32>,
    json: Arc<RawValue>,
}

static BUILT_IN: LazyLock<Vec<Deck>> = LazyLock::new(|| {
    let texts = GAMES.iter().flat_map(|entry| entry.decks);
    texts.map(|text| read_toml(text).expect("the tests read every built-in deck")).collect()
});

impl Deck {
    pub(crate) fn new(game: &'static Entry, name: String, deck: &Value) -> Result<Self, Fault> {
        let json: Arc<RawValue> = game.print(deck)?.into();
        Ok(Self { game, name, sha256: sha256(json.get().as_bytes()), json })
    }

    /// A deck in the protocol's shape that came without a name.
    pub fn unnamed(game: &'static Entry, deck: &Value) -> Result<Self, Fault> {
        Self::new(game, UNNAMED.to_owned(), deck)
    }

    pub(crate) fn built_in(game: &'static Entry, name: &str) -> Result<Self, Fault> {
        Shelf::default().find(game, &Value::from(name))
    }

    /// In the protocol's shape.
    pub fn json(&self) -> &RawValue {
        &self.json
    }

    pub(crate) fn value(&self) -> Value {
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
        self.0.iter().filter(move |deck| std::ptr::eq(deck.game, game))
    }

    /// The deck that is meant by nothing (the default), by a name, or by an object that is the deck.
    pub fn find(&self, game: &'static Entry, wanted: &Value) -> Result<Deck, Fault> {
        match wanted {
            Value::Null => Ok(self.of(game).next().expect("every game has a built-in deck").clone()),
            Value::String(name) => self.of(game).find(|deck| deck.name == *name).cloned().ok_or_else(|| {
                let known = self.of(game).map(|deck| deck.name.clone()).collect();
                Fault::new(Problem::Unknown { given: name.clone(), known })
            }),
            Value::Object(_) => Deck::unnamed(game, wanted),
            other => Err(Fault::new(Problem::Kind { given: reader::kind(other), wanted: Kind::Text })),
        }
    }
}

/// Something wrong in a deck file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    pub line: usize,
    pub column: usize,
    pub what: Wrong,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is not TOML; what the parser says.
    Syntax(String),
    Fault(Fault),
}

impl Mistake {
    fn at(text: &str, offset: usize, what: Wrong) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1, what }
    }

    fn syntax(text: &str, error: &toml::de::Error) -> Self {
        Self::at(text, error.span().map_or(0, |span| span.start), Wrong::Syntax(error.message().to_owned()))
    }

    pub fn sentence(&self, words: &Words) -> String {
        match &self.what {
            Wrong::Syntax(detail) => words.say("not-toml", &[("detail", detail.as_str().into())]),
            Wrong::Fault(fault) => words.fault(fault),
        }
    }
}

/// Reads a deck file: `game` and `name`, and the deck in the protocol's shape.
pub fn read_toml(text: &str) -> Result<Deck, Vec<Mistake>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return Err(errors.iter().map(|error| Mistake::syntax(text, error)).collect());
    }
    let table: Map<String, Value> = toml::from_str(text).map_err(|error| vec![Mistake::syntax(text, &error)])?;
    read_table(table).map_err(|fault| vec![Mistake::at(text, place(&document, &fault), Wrong::Fault(fault))])
}

fn read_table(mut table: Map<String, Value>) -> Result<Deck, Fault> {
    let game = take_text(&mut table, "game")?;
    let game = Entry::named(&game).map_err(|fault| fault.at("game"))?;
    let name = take_text(&mut table, "name")?;
    check::name(&name).map_err(|fault| fault.at("name"))?;
    Deck::new(game, name, &Value::Object(table))
}

fn take_text(table: &mut Map<String, Value>, key: &'static str) -> Result<String, Fault> {
    let value = table.remove(key).ok_or_else(|| Fault::new(Problem::Missing).at(key))?;
    reader::read(&value).map_err(|fault| fault.at(key))
}

/// Where in the file the fault is, in bytes: as near to the end of its path as the file goes.
fn place(document: &Spanned<DeTable>, fault: &Fault) -> usize {
    let mut table = Some(document.get_ref());
    let mut found: Option<&Spanned<DeValue>> = None;
    for step in &fault.path {
        let next = match (step, found) {
            (Step::Field(field), _) => table.and_then(|table| table.get(field.as_ref())),
            (Step::Index(index), Some(list)) => list.get_ref().get(*index),
            (Step::Index(_), None) => None,
        };
        let Some(next) = next else { break };
        found = Some(next);
        table = next.get_ref().as_table();
    }
    if let (Problem::Unknown { given, .. }, Some(table)) = (&fault.problem, table)
        && let Some((key, _)) = table.get_key_value(given.as_str())
    {
        return key.span().start;
    }
    found.map_or(0, |value| value.span().start)
}
