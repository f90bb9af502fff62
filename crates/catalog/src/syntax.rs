//! What is wrong with a text that is no JSON or no TOML, told by us: parsers speak English.

use std::str::Utf8Error;

use ratskeller_core::Message;

/// Why a text is not JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Syntax {
    /// The place where it cannot be read on, counted from 1, and the name of what is wrong there.
    At { line: usize, column: usize, what: &'static str },
    /// What would be right, in no language.
    Wanted(String),
}

impl Syntax {
    /// The bytes are no text.
    pub fn not_utf8(bytes: &[u8], error: Utf8Error) -> Self {
        let readable = &bytes[..error.valid_up_to()];
        let lines: Vec<&[u8]> = readable.split(|&byte| byte == b'\n').collect();
        Self::At { line: lines.len(), column: lines.last().map_or(0, |line| line.len()) + 1, what: "utf8" }
    }
}

impl From<&Syntax> for Message {
    fn from(syntax: &Syntax) -> Self {
        match syntax {
            Syntax::At { line, column, what } => {
                let place = Self::named("not-json").with("line", line.to_string()).with("column", column.to_string());
                place.with("what", *what)
            }
            Syntax::Wanted(wanted) => Self::named("not-json-wanted").with("wanted", wanted.as_str()),
        }
    }
}

impl From<&serde_json::Error> for Syntax {
    fn from(error: &serde_json::Error) -> Self {
        Self::At { line: error.line(), column: error.column(), what: named(&JSON, &error.to_string()) }
    }
}

/// What is wrong with a text that is no TOML, by the words of its parser.
pub(crate) fn of_toml(message: &str) -> &'static str {
    named(&TOML, message)
}

/// Parts of what the parser says, and our names for it.
const JSON: [(&str, &str); 17] = [
    ("EOF while parsing", "end"),
    ("trailing characters", "more"),
    ("trailing comma", "extra-comma"),
    ("expected `,` or", "comma"),
    ("expected `:`", "colon"),
    ("key must be a string", "name"),
    ("expected `\"`", "name"),
    ("expected value", "value"),
    ("expected ident", "value"),
    ("invalid number", "number"),
    ("number out of range", "number"),
    ("control character", "character"),
    ("invalid escape", "character"),
    ("invalid unicode", "character"),
    ("surrogate", "character"),
    ("hex escape", "character"),
    ("recursion limit", "deep"),
];
const TOML: [(&str, &str); 11] = [
    ("duplicate key", "twice"),
    ("quote", "quotes"),
    ("extra comma", "extra-comma"),
    ("missing comma", "comma"),
    ("missing assignment", "equals"),
    ("key with no value", "value"),
    ("missing value", "value"),
    ("key", "name"),
    ("escape", "character"),
    ("unicode", "character"),
    ("recur", "deep"),
];

fn named(names: &[(&str, &'static str)], message: &str) -> &'static str {
    names.iter().find(|(part, _)| message.contains(part)).map_or("something", |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;
    use crate::json::{self, NotJson};

    fn said(text: &str, language: Language) -> String {
        match json::read(text) {
            Err(NotJson::Syntax(syntax)) => Words::new(language).tell(&syntax),
            other => panic!("{text} is read: {other:?}"),
        }
    }

    #[test]
    fn what_is_no_json_is_told_with_line_and_column() {
        for (text, place, why) in [
            ("[1,\n 2", "Zeile 2, Spalte 2", "es hört zu früh auf"),
            ("{} {}", "Zeile 1, Spalte 4", "hinter dem Ende steht noch etwas"),
            ("[1, ]", "Zeile 1, Spalte 5", "hier ist ein Komma zu viel"),
            ("[1 2]", "Zeile 1, Spalte 4", "hier fehlt ein Komma oder eine schließende Klammer"),
            ("{\"a\" 1}", "Zeile 1, Spalte 6", "hier fehlt ein Doppelpunkt"),
            ("{a: 1}", "Zeile 1, Spalte 2", "ein Name braucht Anführungszeichen"),
            ("[rat]", "Zeile 1, Spalte 2", "hier fehlt ein Wert, oder er ist nicht zu lesen"),
            ("[01]", "Zeile 1, Spalte 3", "diese Zahl ist nicht zu lesen"),
            ("[\"\\q\"]", "Zeile 1, Spalte 4", "im Text steht ein Zeichen, das so nicht dastehen kann"),
        ] {
            assert_eq!(said(text, Language::German), format!("Das ist kein JSON: {place}: {why}."), "{text}");
        }
        let deep = said(&"[".repeat(1000), Language::German);
        assert!(deep.ends_with("es ist zu tief verschachtelt."), "{deep}");
    }

    #[test]
    fn every_language_has_its_own_words_for_it() {
        for text in ["[", "{} 1", "[1, ]", "[1 2]", "{\"a\" 1}", "{a", "x", "-", "[\"\n\"]"] {
            let mut told = Language::ALL.map(|language| said(text, language)).to_vec();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_found() {
        let no_text = String::from_utf8(b"{\n  \xff".to_vec()).unwrap_err();
        let syntax = Syntax::not_utf8(no_text.as_bytes(), no_text.utf8_error());
        assert_eq!(syntax, Syntax::At { line: 2, column: 3, what: "utf8" });
    }
}
