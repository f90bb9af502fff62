//! The laws, and what the rules say.

use nim::{Action, Deck, NOT_SO_MANY, Nim, OVER, Options, Setup};
use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;
use ratskeller_core::{Chosen, Game, Seat, Seed, SmallId as _};
use testkit::{Done, Lab};

struct Table;

impl Lab for Table {
    type Game = Nim;

    fn deck() -> Deck {
        testkit::read_deck::<Nim>(include_str!("../../../examples/games/nim/deck.toml")).try_into().unwrap()
    }

    fn tables() -> BoxedStrategy<(Options, usize)> {
        let first = prop_oneof![Just(Chosen::Random), (0..2_usize).prop_map(|seat| Chosen::Seat(Seat::new(seat)))];
        (2..=4_i64, first).prop_map(|(most, first)| (Options { most, first }, 2)).boxed()
    }

    fn every_action(_: &Nim) -> Vec<Action> {
        (0..=6).map(|count| Action::Take { count }).collect()
    }

    fn check_facts(game: &Nim) {
        assert_eq!(game.to_move().is_none(), game.outcome().is_some());
    }

    fn check_effect(done: &Done<Nim>) {
        assert_eq!(done.effect, None);
    }

    fn hasten(game: &Nim) -> Action {
        game.legal_nth(game.legal_count() - 1)
    }

    /// Every action takes one of 21 counters.
    const BOUND: usize = 21;
}

testkit::laws!(Table);

fn dealt(options: &Options) -> Nim {
    Nim::deal(&Table::deck(), options, 2, &Setup::default(), Seed([7; 32]), &mut ()).unwrap()
}

#[test]
fn nm_s1_whoever_was_agreed_on_begins() {
    let first = Chosen::Seat(Seat::new(1));
    assert_eq!(dealt(&Options { first, ..Options::default() }).to_move(), Some(Seat::new(1)));
}

#[test]
fn nm_t1_at_least_one_and_no_more_than_was_agreed_on_are_taken() {
    let game = dealt(&Options { most: 2, ..Options::default() });
    let allowed: Vec<_> = (0..4).map(|count| game.check(Action::Take { count })).collect();
    assert_eq!(allowed, [Err(NOT_SO_MANY), Ok(()), Ok(()), Err(NOT_SO_MANY)]);
}

#[test]
fn nm_e1_whoever_takes_the_last_counter_wins() {
    let mut game = dealt(&Options { first: Chosen::Seat(Seat::new(0)), ..Options::default() });
    for _ in 0..7 {
        game.play(Action::Take { count: 3 }, &mut ()).unwrap();
    }
    assert_eq!(game.outcome().unwrap().winning_seats().collect::<Vec<_>>(), [Seat::new(0)]);
    assert_eq!(game.check(Action::Take { count: 1 }), Err(OVER));
}
