//! The players at real tables, one module for each game.

mod hurried;
mod piratz;
mod rat_a_tat_cat;
mod rat_hot;

use bots::thinking::counted;
use bots::{Bot, Level, think};
use ratskeller_core::{Game, Rng, SmallId, Viewer};
use testkit::playout::seed;

/// All who are more than a yardstick.
const PLAYERS: [Level; 4] = [Level::Pup, Level::Scamp, Level::Rat, Level::King];

/// What the seat to move knows.
fn info<G: Game>(game: &G) -> G::Info {
    game.info(Viewer::Seat(game.to_move().expect("somebody to move")))
}

fn decide<G: Bot>(level: Level, game: &G, rng: &mut Rng, iterations: u64) -> G::Action {
    think::<G>(level, &info(game), rng, &mut counted(iterations)).action
}

fn any<G: Game>(game: &G, rng: &mut Rng) -> G::Action {
    game.legal_nth(rng.below(game.legal_count() as u32) as usize)
}

/// Plays to the end with somebody of another level on each seat.
fn play_by_the_rules<G: Bot>(mut game: G, number: u64, iterations: u64) {
    let mut rng = Rng::new(seed(number));
    while let Some(mover) = game.to_move() {
        let level = Level::ALL[(mover.index() + number as usize) % Level::ALL.len()];
        let decided = decide(level, &game, &mut rng, iterations);
        game.check(decided).unwrap_or_else(|refusal| panic!("{level}: {decided:?} {refusal:?}"));
        // Now and then something foolish happens, so that they have to cope with that as well.
        let done = if rng.below(8) == 0 { any(&game, &mut rng) } else { decided };
        game.apply(done, &mut ());
    }
}

/// Nobody decides by what is hidden: in games that whoever is to move cannot tell from this one everybody does the same.
/// Tells whether somebody who peeks would have been found out by it.
fn decide_alike<G: Bot>(game: &G, rng: &mut Rng, iterations: u64) -> bool {
    let [one, other] = [(); 2].map(|()| G::sample(&info(game), rng).into_game());
    let alike = [game, &one, &other];
    for level in PLAYERS {
        let [here, there, elsewhere] = alike.map(|game| decide(level, game, &mut Rng::new(seed(9)), iterations));
        assert_eq!([there, elsewhere], [here; 2], "{level}");
    }
    let [here, there, elsewhere] = alike.map(peek);
    [there, elsewhere] != [here; 2]
}

/// What somebody does who goes by the whole truth.
fn peek<G: Game>(game: &G) -> G::Action {
    let truth = format!("{:?}", game.reveal()).bytes().fold(0_usize, |sum, byte| sum * 31 % 65_537 + usize::from(byte));
    game.legal_nth(truth % game.legal_count())
}

/// Plays anything, to the end or so far, and each time asks a king about it first, who thinks for one of these numbers
/// of iterations. Tells how often there was nothing to choose.
fn ask_kings_about_anything<G: Bot>(mut game: G, decisions: usize, iterations: [u64; 2]) -> usize {
    let rng = &mut Rng::new(seed(3));
    let mut forced = 0;
    for iterations in iterations.into_iter().cycle().take(decisions) {
        if game.to_move().is_none() {
            break;
        }
        forced += usize::from(game.legal_count() == 1);
        let asked = any(&game, rng);
        let thought = G::king(&info(&game), Some(asked), rng, &mut counted(iterations));
        let chosen = thought.value.map(|_| thought.action);
        let mut weighed = thought.alternatives.iter().map(|(action, _)| *action).chain(chosen);
        assert!(weighed.any(|action| action == asked), "{asked:?} is not in {thought:?}");
        game.apply(asked, &mut ());
    }
    forced
}
