//! The laws, and what the rules say.

use nim::{Action, Deck, NOT_SO_MANY, Nim, OVER, Options, Setup};
use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;
use ratskeller_core::{Chosen, Game, Seat, Seed, SmallId as _};
use testkit::{Done, Lab};

struct Table;

impl Lab for Table {
    type Game = Nim;

    fn decks() -> BoxedStrategy<Deck> {
        Just(heap()).boxed()
    }

    fn tables() -> BoxedStrategy<(Options, usize)> {
        let first = prop_oneof![Just(Chosen::Random), (0..2_usize).prop_map(|seat| Chosen::Seat(Seat::new(seat)))];
        (2..=4_i64, first).prop_map(|(most, first)| (Options { most, first }, 2)).boxed()
    }

    fn every_action(_: &Nim) -> Vec<Action> {
        (0..=6).map(|count| Action::Take { count }).collect()
    }

    fn check_facts(game: &Nim, _: &Deck) {
        assert_eq!(game.to_move().is_none(), game.outcome().is_some());
    }

    fn check_effect(done: &Done<Nim>) {
        assert_eq!(done.effect, None);
    }

    fn with_few_worlds(_: u64) -> Nim {
        dealt(&Options::default())
    }

    /// Nothing is hidden.
    fn count_worlds(_: &Nim) -> usize {
        1
    }

    fn hasten(game: &Nim) -> Action {
        game.legal_nth(game.legal_count() - 1)
    }

    /// Every action takes one of 21 counters.
    const BOUND: usize = 21;
}

// All but `samples_are_uniform`: there is never more than one world.
testkit::laws!(
    Table:
    legal_is_exactly_what_check_passes
    replay_reproduces_the_game
    samples_cannot_be_told_from_the_truth
    everything_seen_adds_up_to_what_is_known
    what_looks_alike_is_told_alike
    effects_come_true
    games_can_be_ended
    facts_equal_their_naive_recomputation
    action_ids_are_a_bijection
    the_mask_is_exactly_what_is_legal
    the_layout_covers_the_encoding
    equal_knowledge_has_equal_encodings
    what_looks_alike_is_encoded_alike
    samples_can_reach_the_truth
);

fn heap() -> Deck {
    testkit::read_deck::<Nim>(include_str!("../../../examples/games/nim/deck.toml")).try_into().unwrap()
}

fn dealt(options: &Options) -> Nim {
    Nim::deal(&heap(), options, 2, &Setup::default(), Seed([7; 32]), &mut ()).unwrap()
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
