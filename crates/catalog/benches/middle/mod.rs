//! The middle of a game of Rat Hot, where the effects of all placements are measured.

use bots::Bot;
use rat_hot::{Action, Info, RatHot};
use ratskeller_core::{Game, Rng, Viewer};
use testkit::playout::seed;

use crate::subjects::Subject;

/// What whoever is to move knows and may do once half the strips lie as rats lay them, with two in hand.
pub fn middle_of_a_game() -> (Info, Vec<Action>) {
    let mut game = RatHot::dealt(&RatHot::deck(), 1);
    let known = |game: &RatHot| game.info(Viewer::Seat(game.to_move().expect("a game is not over so soon")));
    for _ in 0..21 {
        game.apply(RatHot::rat(&known(&game), &mut Rng::new(seed(1))), &mut ());
    }
    let mut legal = Vec::new();
    game.legal_into(&mut legal);
    (known(&game), legal)
}
