//! Decks to play with.

use piratz::{Deck, Piratz};
use testkit::read_deck;

/// The deck of `games/piratz/deck.toml`.
pub fn default() -> Deck {
    read_deck::<Piratz>(include_str!("../../../../games/piratz/deck.toml"))
        .try_into()
        .expect("the default deck is right")
}
