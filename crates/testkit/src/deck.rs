//! Deck files for tests.

use ratskeller_core::Game;

/// The deck in the text of a deck file, which also names its game.
pub fn read_deck<G: Game>(text: &str) -> G::RawDeck {
    let mut file: toml::Table = text.parse().expect("a deck file is TOML");
    assert_eq!(file.remove("game"), Some(G::SPEC.name.into()));
    assert!(file.remove("name").is_some(), "a deck has a name");
    file.try_into().expect("a deck file has the deck's fields")
}
