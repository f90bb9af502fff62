//! Deck files for tests.

use ratskeller_core::Game;
use toml::Table;

/// The deck in the text of a deck file.
pub fn read_deck<G: Game>(text: &str) -> G::RawDeck {
    read_fields::<G>(text).try_into().expect("a deck file has the deck's fields")
}

/// The fields of the deck in such a text, which also names its game.
pub(crate) fn read_fields<G: Game>(text: &str) -> Table {
    let mut file: Table = text.parse().expect("a deck file is TOML");
    assert_eq!(file.remove("game"), Some(G::SPEC.name.into()));
    assert!(file.remove("name").is_some(), "a deck has a name");
    file
}
