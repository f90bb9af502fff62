//! Decks to play with.

use piratz::{Deck, Piratz};
use testkit::read_deck;

pub const FILE: &str = include_str!("../../../../games/piratz/deck.toml");

pub fn default() -> Deck {
    read_deck::<Piratz>(FILE).try_into().expect("the default deck is right")
}
