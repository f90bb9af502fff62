//! What is said of all placements in one batch is what laying each strip does.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rat_hot::effects::{effects_into, for_each, notable_effects_into};
use rat_hot::public_state::PublicState;
use rat_hot::{Action, Deck, Effect, RatHot, Setup};
use ratskeller_core::{BySeat, Game, Seat, Seed, SmallId, Viewer};

use crate::laws::Lab;
use crate::tables::{default_deck, raw_deck};

/// Lays the strip on a copy of the table.
pub fn naive(public: &PublicState, Action::Place { strip, at, facing }: Action) -> Effect {
    let mut after = *public;
    after.lay(strip, at, facing);
    Effect { points: BySeat::new(2, |seat| after.scores[seat] - public.scores[seat]), rats: after.rats }
}

fn check_batch(public: &PublicState, legal: &[Action]) {
    let expected: Vec<Effect> = legal.iter().map(|&action| naive(public, action)).collect();
    let mut batch = Vec::new();
    for_each(public, |action, effect| batch.push((action, effect)));
    assert_eq!(batch, legal.iter().copied().zip(expected.iter().copied()).collect::<Vec<_>>());
    let mut dense = Vec::new();
    effects_into(public, &mut dense);
    assert_eq!(dense, expected);
    let mut notable = Vec::new();
    notable_effects_into(public, &mut notable);
    let mut left_out =
        expected.iter().enumerate().filter(|(number, _)| notable.iter().all(|(noted, _)| noted != number));
    assert!(left_out.all(|(_, effect)| effect.rats == public.rats && effect.points == BySeat::new(2, |_| 0)));
    for (number, effect) in notable {
        let pays = effect.points.iter().any(|(_, points)| points > 0);
        assert!(effect == expected[number] && (pays || effect.rats != public.rats), "{effect:?}");
    }
}

/// Start strip and strips.
const FIELDS_OF_A_DECK: usize = 2 + 42 * 3;

/// A deck of so many spices, with few rats, so that games last: the fewer spices, the more a strip's fields have to do
/// with each other and with what they cover.
fn deck_with(spices: usize, fields: &[u8]) -> Deck {
    let mut raw = raw_deck();
    let names: Vec<String> = raw.spices.iter().map(|spice| spice.name.clone()).collect();
    let word = |field: u8| match field {
        0..8 => "red_rat",
        8..16 => "green_rat",
        16..48 => "empty",
        // One of red, one of green, and so on.
        spice => {
            let number = usize::from(spice) % spices;
            &names[number / 2 + number % 2 * 4]
        }
    };
    let [first, _, last] = &mut raw.start[..] else { panic!("a strip has three fields") };
    let printed = [first, last].into_iter().chain(raw.strips.iter_mut().flatten());
    printed.zip(fields).for_each(|(printed, &field)| *printed = word(field).into());
    raw.try_into().expect("a deck")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, rng_seed: RngSeed::Fixed(0), ..ProptestConfig::default() })]

    #[test]
    fn a_batch_of_effects_equals_laying_each_strip_on_a_copy(
        (options, _) in <Lab as testkit::Lab>::tables(),
        own_deck in prop::option::weighted(0.75, (1..=8_usize, prop::collection::vec(any::<u8>(), FIELDS_OF_A_DECK))),
        seed in any::<[u8; 32]>(),
        choices in prop::collection::vec(any::<u16>(), 42),
    ) {
        let deck = own_deck.map_or_else(default_deck, |(spices, fields)| deck_with(spices, &fields));
        let mut game = RatHot::deal(&deck, &options, 2, &Setup::default(), Seed(seed), &mut ()).unwrap();
        for choice in choices {
            let mut legal = Vec::new();
            game.legal_into(&mut legal);
            let info = game.info(Viewer::Spectator);
            check_batch(info.public(), &legal);
            if game.to_move().is_none() {
                break;
            }
            game.apply(pick(info.public(), legal, choice), &mut ());
        }
    }
}

/// Mostly on top of others, if that is possible, and without showing a third rat, so that towers arise and games last.
pub fn pick(public: &PublicState, mut legal: Vec<Action>, choice: u16) -> Action {
    let few_rats = |action: &Action| (0..2).all(|seat| naive(public, *action).rats[Seat::new(seat)] < 3);
    let on_top = |action: &Action| {
        let Action::Place { at, .. } = *action;
        public.board.top(at).is_some()
    };
    if legal.iter().any(few_rats) {
        legal.retain(few_rats);
    }
    if !choice.is_multiple_of(4) && legal.iter().any(on_top) {
        legal.retain(on_top);
    }
    legal[usize::from(choice / 4) % legal.len()]
}
