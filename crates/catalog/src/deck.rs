//! Decks, whatever the game: built in, read from a file, or sent along.
//!
//! A deck's hash is the SHA-256 of its JSON in the protocol's shape, in UTF-8, without spaces, keys in the protocol's
//! order. Comments and layout of a deck file therefore never matter, and other programs can compute the same hash.

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

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::Language;

    use super::*;

    const PIRATZ: &str = include_str!("../../../decks/piratz.toml");

    /// Every record that was ever written names one of these.
    #[test]
    fn hashes_of_built_in_decks_never_change() {
        let hashes: Vec<_> = BUILT_IN.iter().map(|deck| (deck.game.spec.name, deck.sha256.to_string())).collect();
        let golden = [
            ("rat-hot", "6149a6680a14ed6931ee9865f04fdb0de84c993eec03a5c91c93cfcaf0c9b37f"),
            ("piratz", "caa1f74598e03f07c02fc1d31a0680f248f6e92c405f007be9495ab1ab814ed1"),
            ("rat-a-tat-cat", "ee3caedc3f4921505bb1129b34dea1e24b1e53205ce00dc4c1011a2abc29fc7b"),
        ];
        assert_eq!(hashes, golden.map(|(game, hash)| (game, hash.to_owned())));
    }

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
        assert!(deck.is_built_in() && !again.is_built_in());
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

    /// The first mistake in `text`, which must be where the `^` stands.
    fn mistake_at_caret(text: &str) -> Mistake {
        let (before, _) = text.split_once('^').expect("a caret");
        let lines: Vec<_> = before.split('\n').collect();
        let expected = (lines.len(), lines[lines.len() - 1].chars().count() + 1);
        let mistake = read_toml(&text.replacen('^', "", 1)).expect_err("a mistake").remove(0);
        assert_eq!((mistake.line, mistake.column), expected, "{text:.200}\n{mistake:?}");
        mistake
    }

    #[test]
    fn mistakes_in_a_file_name_their_line_and_column() {
        let words = Words::new(Language::English);
        for (from, to, sentence) in [
            (
                "\"piratz\"",
                "^\"pirats\"",
                "game: “pirats” is not known here; possible: “rat-hot”, “piratz”, “rat-a-tat-cat”.",
            ),
            ("game = \"piratz\"", "^", "game: This is missing; please add it."),
            ("\"default\"", "^7", "name: Here is a whole number, but a text in quotation marks belongs here."),
            ("\"default\"", "^\"\"", "name: Nothing is here, but something must be."),
            (
                "kinds = [",
                "^colour = 1\nkinds = [",
                "“colour” is not known here; possible: “kinds”, “cards”, “blocks”.",
            ),
            ("blocks = [4, 4", "blocks = [4, ^\"four\"", "blocks[1]: Here is a text, but a whole number belongs here."),
            ("blocks = [4, ", "blocks = ^[", "blocks: 11 entries are given, but exactly 12 are needed. (PZ-C1)"),
            (
                "blocks = [4",
                "blocks = [^5",
                "blocks[0]: 5 is out of range; it must be a whole number from 1 to 4. (PZ-C3)",
            ),
            (
                "{ rings = 1, gems = 1 }, rat = true",
                "{ rings = 1, gems = 1 }, rat = ^0",
                "cards[3].rat: Here is a whole number, but true or false belongs here.",
            ),
        ] {
            assert!(PIRATZ.contains(from), "{from}");
            assert_eq!(mistake_at_caret(&PIRATZ.replacen(from, to, 1)).sentence(&words), sentence, "{to}");
        }
    }

    #[test]
    fn what_is_not_toml_names_its_line_and_column_too() {
        for text in [
            "game = \"piratz\"\nname = ^default\n",
            "game = \"piratz\"\n\n  ^game = \"piratz\"\n",
            "\"é\" = [1, ^é]",
            "cards = [ 1, 2^",
            "n = ^99999999999999999999999999",
        ] {
            assert!(matches!(mistake_at_caret(text).what, Wrong::Syntax(_)), "{text}");
        }
        assert!(read_toml("").is_err() && read_toml("\0").is_err() && read_toml(&"[".repeat(100_000)).is_err());
    }
}
