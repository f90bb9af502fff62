//! Deck files.

use ratskeller_core::{Fault, Problem, check_name};
use serde_json::{Map, Value};

use super::Deck;
use crate::entry::Entry;
use crate::file::{self, Mistake};
use crate::reader;

/// Reads a deck file: `game` and `name`, and the deck in the protocol's shape.
pub fn read_toml(text: &str) -> Result<Deck, Vec<Mistake>> {
    file::read(text, read_table)
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

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;
    use crate::entry::GAMES;
    use crate::file::Wrong;

    const PIRATZ: &str = include_str!("../../../../games/piratz/deck.toml");

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
        let games = words.quoted(&GAMES.each_ref().map(|game| game.spec.name));
        for (from, to, sentence) in [
            ("\"piratz\"", "^\"pirats\"", format!("game: “pirats” is not known here; possible: {games}.").as_str()),
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
            assert_eq!(words.tell(&mistake_at_caret(&PIRATZ.replacen(from, to, 1))), sentence, "{to}");
        }
    }

    /// Every card after it would be a mistake, too.
    #[test]
    fn a_missing_bracket_is_the_only_mistake() {
        for (from, to, bracket) in [
            ("{ treasures = { rings = 1, gems = 1 }, rat", "^{ treasures = { rings = 1, gems = 1 , rat", '{'),
            ("{ rings = 1, gems = 1 }, rat = true }", "\"}\" # } ]\n rings = 1, gems = 1 }, rat = true ^}", '}'),
            ("blocks = [", "name_too = '[{' # [\nblocks = ", ']'),
        ] {
            let text = PIRATZ.replacen(from, to, 1);
            let mistakes = read_toml(&text.replacen('^', "", 1)).unwrap_err();
            assert!(
                matches!(mistakes[..], [Mistake { what: Wrong::Bracket(lonely), .. }] if lonely == bracket),
                "{mistakes:?}"
            );
            if text.contains('^') {
                mistake_at_caret(&text);
            }
        }
    }

    #[test]
    fn what_is_not_toml_names_its_line_and_column_too() {
        for text in [
            "game = \"piratz\"\nname = ^default\n",
            "game = \"piratz\"\n\n  ^game = \"piratz\"\n",
            "\"é\" = [1, ^é]",
            "cards = ^[ 1, 2",
            "n = ^99999999999999999999999999",
        ] {
            assert!(!matches!(mistake_at_caret(text).what, Wrong::Fault(_)), "{text}");
        }
        assert!(read_toml("").is_err() && read_toml("\0").is_err() && read_toml(&"[".repeat(100_000)).is_err());
    }
}
