//! Tables for tests.

use ::piratz::{Deck, Options, Piratz, Setup};
use ratskeller_core::{Game, Memory, Rng};
use testkit::playout::seed;

/// A game with the default deck, and chance for its players.
pub(super) fn deal(number: u64, seats: usize, memory: Memory) -> (Piratz, Rng) {
    let deck = testkit::read_deck::<Piratz>(include_str!("../../../../games/piratz/deck.toml"));
    let deck: Deck = deck.try_into().expect("the default deck is sound");
    let options = Options { memory, ..Options::default() };
    let game = Piratz::deal(&deck, &options, seats, &Setup::default(), seed(number), &mut ());
    (game.expect("a table as it should be"), Rng::new(seed(number + 1_000)))
}
