//! Deck files, with the place of every mistake.

use ratskeller_core::{Fault, Problem, Step, check_name};
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use words::Words;

use super::Deck;
use crate::entry::Entry;
use crate::reader;

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
    check_name(&name).map_err(|fault| fault.at("name"))?;
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
    use words::Language;

    use super::*;

    const PIRATZ: &str = include_str!("../../../../decks/piratz.toml");

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
