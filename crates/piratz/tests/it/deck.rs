//! Decks to play with.

use piratz::{Deck, RawDeck};

/// A deck file without what only the house reads.
pub fn read(file: &str) -> RawDeck {
    let mut table: toml::Table = file.parse().expect("a deck file is TOML");
    table.remove("game");
    table.remove("name");
    table.try_into().expect("a deck file has the fields of a deck")
}

/// The deck of `decks/piratz.toml`.
pub fn default() -> Deck {
    read(include_str!("../../../../decks/piratz.toml")).try_into().expect("the default deck is right")
}
