//! Decks to play with.

use piratz::{Deck, Piratz};
use testkit::read_deck;

/// The deck of `decks/piratz.toml`.
pub fn default() -> Deck {
    read_deck::<Piratz>(include_str!("../../../../decks/piratz.toml")).try_into().expect("the default deck is right")
}
