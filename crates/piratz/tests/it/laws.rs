//! The laws, over every option, every number of players, and a deck full of rats.

use std::sync::LazyLock;

use piratz::{Action, Card, Deck, Effect, Event, Hoard, Info, Kind, Options, Piratz, Setup, Stack, Tally, View};
use proptest::prelude::*;
use ratskeller_core::{Chosen, Game, Memory, Seat, SmallId, Viewer};
use serde_json::{Value, json};
use testkit::playout::seed;
use testkit::{Done, Lab};

use crate::deck;
use crate::scene::altered;

/// A deck, and the same as it is written.
type Printed = LazyLock<(Deck, Value)>;

fn printed(deck: Deck) -> (Deck, Value) {
    let written = serde_json::to_value(&deck).unwrap();
    (deck, written)
}

static DEFAULT: Printed = LazyLock::new(|| printed(deck::default()));

/// A rat on every card, and as much treasure as fits on some.
static FULL_OF_RATS: Printed = LazyLock::new(|| {
    let fill = |deck: &mut Value| {
        for (index, card) in deck["cards"].as_array_mut().unwrap().iter_mut().enumerate() {
            card["rat"] = json!(true);
            if index % 5 == 0 {
                card["treasures"] = json!({"rings": 9, "coins": 9, "pearls": 9, "goblets": 9, "gems": 9, "shells": 9});
            }
        }
    };
    printed(altered(fill).unwrap())
});

fn tables() -> BoxedStrategy<(Options, usize)> {
    let memory = prop_oneof![Just(Memory::Strict), Just(Memory::Aided)];
    let first = |seats| {
        let named = (0..seats).prop_map(|seat| Chosen::Seat(Seat::new(seat)));
        prop_oneof![Just(Chosen::Random), named]
    };
    (memory, 2..=4_usize)
        .prop_flat_map(move |(memory, seats)| (first(seats), Just(memory), Just(seats)))
        .prop_map(|(first, memory, seats)| (Options { first, memory }, seats))
        .boxed()
}

fn every_action() -> Vec<Action> {
    let leaves = Kind::ALL.map(|kind| Action::Leave { kind });
    let cards = (0..=50).chain([255]).map(Card::new);
    let with_card = cards.flat_map(|card| [Action::KeepRat { card }, Action::Bury { card }]);
    [Action::Reveal, Action::Stay, Action::DeclineRat].into_iter().chain(leaves).chain(with_card).collect()
}

fn listed(stack: &Stack) -> &[Card] {
    match stack {
        Stack::Cards(cards) => cards,
        Stack::Count(_) => panic!("the whole truth lists every card"),
    }
}

fn cards_of(hoard: &Hoard) -> &[Card] {
    match hoard {
        Hoard::Cards(cards) => cards,
        other => panic!("the whole truth lists every card, not {other:?}"),
    }
}

/// Every card in play is in exactly one place.
fn check_conservation(state: &View, deck: &Value) {
    let buried = state.buried.iter().filter_map(|buried| buried.card);
    let taken = state.taken.iter().flat_map(cards_of);
    let lists = [listed(&state.pile), listed(&state.discard), &state.open].into_iter().flatten();
    let mut cards: Vec<usize> = lists.chain(taken).copied().chain(buried).map(Card::index).collect();
    cards.sort_unstable();
    let in_play = |card: &usize| state.taken.len() > 2 || deck["cards"][card]["skull"] == false;
    assert_eq!(cards, (0..50).filter(in_play).collect::<Vec<_>>());
}

/// A shovel is in hand or it is laid.
fn check_shovels(state: &View) {
    let laid: Vec<Seat> = state.buried.iter().map(|buried| buried.seat).collect();
    for (seat, in_hand) in state.shovels.iter() {
        assert_ne!(in_hand, laid.contains(&seat), "{seat:?}");
    }
}

/// An aided view counts as anybody would.
fn check_tallies(view: &View, state: &View, deck: &Value) {
    for (hoard, cards) in view.taken.iter().zip(state.taken.iter().map(cards_of)) {
        let printed: Vec<&Value> = cards.iter().map(|card| &deck["cards"][card.index()]).collect();
        match hoard {
            Hoard::Cards(shown) => assert_eq!(shown, cards),
            Hoard::Count(count) => assert_eq!(*count, cards.len()),
            Hoard::Tally(Tally { cards, rats, treasures }) => {
                assert_eq!(usize::from(*cards), printed.len());
                assert_eq!(usize::from(*rats), printed.iter().filter(|card| card["rat"] == true).count());
                for (kind, &count) in treasures.iter() {
                    let counts = printed.iter().filter_map(|card| card["treasures"].get(kind.name())?.as_u64());
                    assert_eq!(u64::from(count), counts.sum::<u64>(), "{kind:?}");
                }
            }
        }
    }
}

fn check_facts(game: &Piratz, deck: &Value) {
    let state = game.reveal();
    check_conservation(&state, deck);
    check_shovels(&state);
    check_tallies(&game.view(Viewer::Spectator), &state, deck);
}

/// The cards taken are those that were said, and everybody saw them lie open.
fn check_effect(Done { before, action: _, effect, events, after: _ }: &Done<Piratz>) {
    let taken = events.iter().find_map(|event| match event {
        Event::Left { cards, .. } => Some(cards.clone()),
        Event::KeptRat { card, .. } => Some(vec![*card]),
        _ => None,
    });
    let open = before.view(Viewer::Spectator).open;
    assert!(taken.iter().flatten().all(|card| open.contains(card)));
    assert_eq!(*effect, taken.map(|cards| Effect { cards }));
}

/// A few cards are left in the pile, every other time in that of the last round if games come so far.
fn with_few_worlds(deck: &Deck, number: u64) -> Piratz {
    let few_left = |game: &Piratz| (2..=4).contains(&game.info(Viewer::Spectator).pile().len());
    let begun = |attempt: u64| {
        let (seats, seed) = (2 + number as usize % 3, seed(number + 1_000 * attempt));
        Piratz::deal(deck, &Options::default(), seats, &Setup::default(), seed, &mut ()).unwrap()
    };
    let in_the_last_round = |mut game: Piratz| {
        while !(few_left(&game) && game.public().is_last_round()) {
            game.to_move()?;
            game.apply(game.legal_nth(0), &mut ());
        }
        Some(game)
    };
    if let Some(game) = (0..20).map(begun).find_map(in_the_last_round).filter(|_| number % 2 == 1) {
        return game;
    }
    let mut game = begun(0);
    while !few_left(&game) {
        game.apply(game.legal_nth(0), &mut ());
    }
    game
}

/// Every order of the pile.
fn count_worlds(info: &Info) -> usize {
    (1..=info.pile().len()).fold(1, usize::saturating_mul)
}

macro_rules! laws_with {
    ($module:ident, $printed:ident) => {
        mod $module {
            use super::*;

            struct Table;

            impl Lab for Table {
                type Game = Piratz;

                fn decks() -> BoxedStrategy<Deck> {
                    Just($printed.0.clone()).boxed()
                }

                fn tables() -> BoxedStrategy<(Options, usize)> {
                    tables()
                }

                fn every_action(_: &Piratz) -> Vec<Action> {
                    every_action()
                }

                fn check_facts(game: &Piratz, _: &Deck) {
                    check_facts(game, &$printed.1);
                }

                fn check_effect(done: &Done<Piratz>) {
                    check_effect(done);
                }

                fn with_few_worlds(number: u64) -> Piratz {
                    with_few_worlds(&$printed.0, number)
                }

                fn count_worlds(info: &Info) -> usize {
                    count_worlds(info)
                }

                /// Reveals whenever there is a card, and stays.
                fn hasten(game: &Piratz) -> Action {
                    game.legal_nth(0)
                }

                /// The pile holds at most 50 cards; when it runs out, at most 49 discarded ones follow, once. So there
                /// are at most 99 reveals, each with at most two more actions: stay, or settle an alarm and bury. Then
                /// four players leave and bury. A game in mid-turn needs at most two actions before all that.
                const BOUND: usize = 99 * 3 + 4 * 2 + 2;

                /// Enough to see the end of most games that lean towards the first action.
                const LENGTH: usize = 400;
            }

            testkit::laws!(Table);
        }
    };
}

laws_with!(with_the_default_deck, DEFAULT);
laws_with!(with_a_deck_full_of_rats, FULL_OF_RATS);

#[test]
fn the_rules_hold_on_any_bytes() {
    testkit::fuzz::play_the_corpus::<Piratz>(deck::FILE);
}
