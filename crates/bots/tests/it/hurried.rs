//! Kings that are given no time at all: a crowded house grants them little. They answer from their own judgement, and that is
//! no worse than a rat's.

use bots::{Bot, Level};
use ratskeller_core::{Game, Rng, Seat};
use testkit::playout::seed;

use crate::decide;

/// The share of victory of a king without time on these deals, on both seats of each.
fn share<G: Bot>(deals: u64, deal: impl Fn(u64) -> G) -> f64 {
    let share = |(number, king): (u64, Seat)| {
        let mut game = deal(number);
        let mut rng = Rng::new(seed(number));
        while let Some(mover) = game.to_move() {
            let level = if mover == king { Level::King } else { Level::Rat };
            game.apply(decide(level, &game, &mut rng, 0), &mut ());
        }
        let outcome = game.outcome().expect("the game is over");
        f64::from(u8::from(outcome.winners[king])) / outcome.winning_seats().count() as f64
    };
    let games = (0..deals).flat_map(|number| Seat::all(2).map(move |king| (number, king)));
    games.map(share).sum::<f64>() / (2 * deals) as f64
}

/// Two players, the box's deck and the usual options but these.
fn dealer<G: Game>(deck: &str, options: G::Options) -> impl Fn(u64) -> G {
    let deck: G::Deck = testkit::read_deck::<G>(deck).try_into().expect("a sound deck");
    move |number| G::deal(&deck, &options, 2, &G::Setup::default(), seed(number), &mut ()).expect("a table")
}

#[test]
fn rat_hots_king_without_time_is_no_worse_than_a_rat() {
    let deck = include_str!("../../../../games/rat-hot/deck.toml");
    let share = share::<rat_hot::RatHot>(12, dealer(deck, rat_hot::Options::default()));
    assert!(share >= 0.5, "{share}");
}

#[test]
fn piratz_king_without_time_is_no_worse_than_a_rat() {
    let deck = include_str!("../../../../games/piratz/deck.toml");
    let share = share::<piratz::Piratz>(100, dealer(deck, piratz::Options::default()));
    assert!(share >= 0.5, "{share}");
}

#[test]
fn rat_a_tat_cats_king_without_time_is_no_worse_than_a_rat() {
    let deck = include_str!("../../../../games/rat-a-tat-cat/deck.toml");
    let options =
        rat_a_tat_cat::Options { until: rat_a_tat_cat::Until::Rounds(1), ..rat_a_tat_cat::Options::default() };
    let share = share::<rat_a_tat_cat::RatATatCat>(200, dealer(deck, options));
    assert!(share >= 0.5, "{share}");
}
