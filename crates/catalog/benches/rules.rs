//! How fast the rules are: uniformly random legal play to the end, on one core. `docs/performance.md` has the results.

mod middle;
#[macro_use]
mod subjects;

use bots::Level;
use catalog::{Entry, Input, Order, Shelf, Source, Table};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use piratz::Piratz;
use rat_a_tat_cat::RatATatCat;
use rat_hot::RatHot;
use ratskeller_core::{Game, Rng, Seat, SmallId, Viewer};
use serde_json::Value;
use testkit::playout::{Dice, play_out, seed};

use middle::middle_of_a_game;
use subjects::Subject;

/// So many games are one sample.
const GAMES: u64 = 200;

fn main() {
    divan::main();
}

fn dealt<G: Subject>() -> Vec<G> {
    let deck = G::deck();
    (0..GAMES).map(|number| G::dealt(&deck, number)).collect()
}

/// What is measured of every game.
macro_rules! benches {
    ($($game:ident),*) => {
        /// Actions a second, starting from games that were dealt beforehand.
        #[divan::bench(types = [$($game),*])]
        fn play<G: Subject>(bencher: Bencher) {
            let games = dealt::<G>();
            let play_all =
                || (0..).zip(&games).map(|(number, game)| play_out(&mut game.clone(), &mut Dice::new(number))).sum::<u64>();
            bencher.counter(ItemsCount::new(play_all())).bench(play_all);
        }

        /// Actions a second, dealing included.
        #[divan::bench(types = [$($game),*])]
        fn deal_and_play<G: Subject>(bencher: Bencher) {
            let deck = G::deck();
            let play_all =
                || (0..GAMES).map(|number| play_out(&mut G::dealt(&deck, number), &mut Dice::new(number))).sum::<u64>();
            bencher.counter(ItemsCount::new(play_all())).bench(play_all);
        }

        /// Actions a second with a list of all legal actions written at each step, as most programs do it.
        #[divan::bench(types = [$($game),*])]
        fn list_and_play<G: Subject>(bencher: Bencher) {
            let games = dealt::<G>();
            let mut legal = Vec::with_capacity(4096);
            let mut play_all = || {
                let mut actions = 0_u64;
                for (number, game) in (0..).zip(&games) {
                    let (mut game, mut dice) = (game.clone(), Dice::new(number));
                    while game.to_move().is_some() {
                        legal.clear();
                        game.legal_into(&mut legal);
                        game.apply(legal[dice.below(legal.len())], &mut ());
                        actions += 1;
                    }
                }
                actions
            };
            let actions = play_all();
            bencher.counter(ItemsCount::new(actions)).bench_local(play_all);
        }

        #[divan::bench(types = [$($game),*])]
        fn deal<G: Subject>(bencher: Bencher) {
            let deck = G::deck();
            let mut number = 0;
            bencher.bench_local(|| {
                number += 1;
                G::dealt(&deck, number)
            });
        }

        #[divan::bench(types = [$($game),*])]
        fn clone<G: Subject>(bencher: Bencher) {
            let game = G::dealt(&G::deck(), 0);
            bencher.bench(|| black_box(&game).clone());
        }

        /// What a searching player pays for each game it imagines.
        #[divan::bench(types = [$($game),*])]
        fn sample<G: Subject>(bencher: Bencher) {
            let info = G::dealt(&G::deck(), 0).info(Viewer::Seat(Seat::new(0)));
            let mut rng = Rng::new(seed(1));
            bencher.bench_local(|| G::sample(black_box(&info), &mut rng));
        }
    };
}
subjects!(benches);

/// What every legal placement does at once, in the middle of a game of Rat Hot.
#[divan::bench]
fn effects_in_a_batch(bencher: Bencher) {
    let (info, legal) = middle_of_a_game();
    bencher.counter(ItemsCount::new(legal.len())).bench(|| RatHot::effects(black_box(&info), &legal));
}

/// The same, each strip laid on a copy of the table.
#[divan::bench]
fn effects_one_by_one(bencher: Bencher) {
    let (info, legal) = middle_of_a_game();
    let one_by_one = || legal.iter().map(|&action| RatHot::effect(black_box(&info), action)).collect::<Vec<_>>();
    bencher.counter(ItemsCount::new(legal.len())).bench(one_by_one);
}

/// A table in the middle of a game; of Rat Hot with 22 strips on it and two in hand.
fn middle_of_any_game(game: &str) -> Box<dyn Table> {
    let deck = Shelf::default().find(Entry::named(game).expect("a game"), &Value::Null).expect("the default deck");
    let (options, setup, source) = (Value::Null, Value::Null, Source::Seed(seed(1)));
    let order = Order { deck, players: 2, names: None, options, setup, source };
    let mut table = order.deck.game.open(order).expect("a table the rules allow");
    let rng = &mut Rng::new(seed(1));
    for _ in 0..21 {
        let mover = table.to_move().expect("a game is not over so soon");
        let action = table.mind(mover).expect("the mover").think(Level::Rat, rng, &mut || false).action;
        table.act_by_id(Input { seat: Some(mover), action, at: None }).expect("a legal action");
    }
    table
}

/// What a table pays to send whoever is to move their choices as a list, in the middle of a game.
#[divan::bench(args = catalog::GAMES.iter().map(|game| game.spec.name))]
fn choices(bencher: Bencher, game: &str) {
    let table = middle_of_any_game(game);
    bencher.bench_local(|| table.choices());
}

/// The same in the form that is short for games with many choices.
#[divan::bench(args = catalog::GAMES.iter().map(|game| game.spec.name))]
fn choices_compact(bencher: Bencher, game: &str) {
    let table = middle_of_any_game(game);
    bencher.bench_local(|| table.compact_choices());
}
