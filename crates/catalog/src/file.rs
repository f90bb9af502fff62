//! Files that people write, in TOML, with the place of every mistake.

use ratskeller_core::{Fault, Message, PathSegment, Problem};
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::syntax;

/// Something wrong in a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    pub line: usize,
    pub column: usize,
    pub what: Wrong,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is not TOML; the name of what is wrong.
    Syntax(&'static str),
    /// A bracket without its other half.
    Bracket(char),
    Fault(Fault),
}

impl Mistake {
    fn at(text: &str, offset: usize, what: Wrong) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1, what }
    }

    fn syntax(text: &str, error: &toml::de::Error) -> Self {
        Self::at(text, error.span().map_or(0, |span| span.start), Wrong::Syntax(syntax::of_toml(error.message())))
    }
}

impl From<&Mistake> for Message {
    fn from(mistake: &Mistake) -> Self {
        match &mistake.what {
            Wrong::Syntax(what) => Self::named("not-toml").with("what", *what),
            Wrong::Bracket(bracket) => Self::named("bracket-alone").with("bracket", bracket.to_string()),
            Wrong::Fault(fault) => fault.into(),
        }
    }
}

/// Reads a file of TOML; `make` makes something of what it says, or finds fault with it.
pub fn read<T>(text: &str, make: impl FnOnce(Map<String, Value>) -> Result<T, Fault>) -> Result<T, Vec<Mistake>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        // One bracket too few makes nonsense of everything after it, and the parser complains of all that.
        if let Some((offset, bracket)) = lonely_bracket(text) {
            return Err(vec![Mistake::at(text, offset, Wrong::Bracket(bracket))]);
        }
        return Err(errors.iter().map(|error| Mistake::syntax(text, error)).collect());
    }
    let table: Map<String, Value> = toml::from_str(text).map_err(|error| vec![Mistake::syntax(text, &error)])?;
    make(table).map_err(|fault| vec![Mistake::at(text, place(&document, &fault), Wrong::Fault(fault))])
}

/// A bracket without its other half, and where it is, in bytes. Brackets in strings and comments do not count.
fn lonely_bracket(text: &str) -> Option<(usize, char)> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut offset = 0;
    while let Some(character) = text[offset..].chars().next() {
        let rest = &text[offset..];
        match character {
            '#' => offset += rest.find('\n').unwrap_or(rest.len()),
            // A string that does not end is another mistake.
            '"' | '\'' => offset += length_of_string(rest)?,
            '[' | '{' => open.push((offset, character)),
            ']' | '}' => {
                let wanted = if character == ']' { '[' } else { '{' };
                // Whatever was opened since its own half stands alone; else it does itself.
                if open.iter().all(|(_, opened)| *opened != wanted) {
                    return Some((offset, character));
                }
                if let Some(lonely) = open.pop().filter(|(_, opened)| *opened != wanted) {
                    return Some(lonely);
                }
            }
            _ => {}
        }
        offset += text[offset..].chars().next().map_or(0, char::len_utf8);
    }
    open.last().copied()
}

/// How many bytes stand before the quotation mark that ends a string; the text begins with it.
fn length_of_string(text: &str) -> Option<usize> {
    let quote = &text[..1];
    let mark = if text.starts_with(&quote.repeat(3)) { quote.repeat(3) } else { quote.to_owned() };
    let mut inside = mark.len();
    while !text.get(inside..)?.starts_with(&mark) {
        let mut characters = text[inside..].chars();
        let is_escape = characters.next()? == '\\' && quote == "\"";
        let escaped = if is_escape { characters.next()?.len_utf8() } else { 0 };
        inside += text[inside..].chars().next()?.len_utf8() + escaped;
    }
    Some(inside + mark.len() - 1)
}

/// Where in the file the fault is, in bytes: as near to the end of its path as the file goes.
fn place(document: &Spanned<DeTable>, fault: &Fault) -> usize {
    let mut table = Some(document.get_ref());
    let mut found: Option<&Spanned<DeValue>> = None;
    for step in &fault.path {
        let next = match (step, found) {
            (PathSegment::Field(field), _) => table.and_then(|table| table.get(field.as_ref())),
            (PathSegment::Index(index), Some(list)) => list.get_ref().get(*index),
            (PathSegment::Index(_), None) => None,
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
