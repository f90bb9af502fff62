//! The laws every game keeps, on tables of every kind.

use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;
use proptest::test_runner::RngSeed;
use rat_hot::{Action, Burial, Changed, Colour, Deck, Event, Facing, Info, Options, RatHot, Setup, Symbol};
use ratskeller_core::{BySeat, Chosen, Game, Seat, Seed, SmallId, Viewer};
use serde_json::Value;
use testkit::playout::{Dice, seed};
use testkit::{Done, cases};

use crate::naive::Naive;
use crate::tables::{DECK_FILE, at, deck_of, default_deck, raw_deck, state};

pub struct Lab;

impl testkit::Lab for Lab {
    type Game = RatHot;

    fn decks() -> BoxedStrategy<Deck> {
        prop_oneof![Just(default_deck()), decks_of_ones_own()].boxed()
    }

    fn tables() -> BoxedStrategy<(Options, usize)> {
        let first = prop_oneof![Just(Chosen::Random), (0..2_usize).prop_map(|seat| Chosen::Seat(Seat::new(seat)))];
        let table = prop_oneof![Just(9), Just(11), Just(25), Just(51)];
        let burial = prop_oneof![Just(Burial::Congruent), Just(Burial::NeverWhole)];
        let changed = prop_oneof![Just(Changed::Any), Just(Changed::Grown)];
        (0..2_usize, first, table, burial, changed)
            .prop_map(|(red, first, table, burial, changed)| {
                (Options { red: Seat::new(red), first, table, burial, changed }, 2)
            })
            .boxed()
    }

    /// Everything that can be done with the hand on the table and a field around it, and one strip not in hand.
    fn every_action(game: &RatHot) -> Vec<Action> {
        let state = state(game);
        let laid = state["laid"].as_array().unwrap();
        let reach = |axis: usize| {
            let along = laid.iter().map(move |strip| strip["at"][axis].as_i64().unwrap() as i16);
            along.clone().min().unwrap() - 6..along.max().unwrap() + 7
        };
        let hand = state["hand"].as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as usize).chain([41, 255]);
        hand.flat_map(|strip| {
            reach(0).flat_map(move |x| reach(1).flat_map(move |y| Facing::ALL.map(|facing| at(strip, x, y, facing))))
        })
        .collect()
    }

    fn check_facts(game: &RatHot, deck: &Deck) {
        check_facts(game, deck);
    }

    /// Without rats, so that games last.
    fn with_few_worlds(number: u64) -> RatHot {
        let options = Options { table: [9, 25][number as usize % 2], ..Options::default() };
        let mut game = RatHot::deal(&deck_of(&[]), &options, 2, &Setup::default(), seed(number), &mut ()).unwrap();
        let mut dice = Dice::new(number);
        while game.info(Viewer::Spectator).unseen().len() > 2 + number as usize % 4 {
            game.apply(game.legal_nth(dice.below(game.legal_count())), &mut ());
        }
        game
    }

    /// Every order of the pile.
    fn count_worlds(info: &Info) -> usize {
        (1..=info.unseen().len()).fold(1, usize::saturating_mul)
    }

    fn check_effect(Done { before, action: _, effect, events, after }: &Done<RatHot>) {
        let effect = effect.as_ref().expect("every strip has an effect");
        let Event::Laid { groups, scores, .. } = &events[0] else { panic!("a strip is laid first") };
        let paid = |seat| groups.iter().filter(|group| group.seat == seat).map(|group| group.points).sum();
        assert_eq!(effect.points, BySeat::new(2, paid));
        let scored = before.reveal().scores;
        assert_eq!(effect.points, BySeat::new(2, |seat| scores[seat] - scored[seat]));
        assert_eq!(effect.rats, after.reveal().rats);
    }

    fn hasten(game: &RatHot) -> Action {
        game.legal_nth(0)
    }

    /// RH-T3: every action lays one of the 42 strips.
    const BOUND: usize = 42;
    const CASES: u32 = 24;
    const LENGTH: usize = 42;
}

testkit::laws!(Lab);

#[test]
fn the_rules_hold_on_any_bytes() {
    testkit::fuzz::play_the_corpus::<RatHot>(DECK_FILE);
}

/// Any symbols anywhere, among them many rats, and strips that read the same both ways.
fn decks_of_ones_own() -> impl Strategy<Value = Deck> {
    let words: Vec<String> = raw_deck().spices.into_iter().map(|spice| spice.name).collect();
    let symbol = prop_oneof![
        4 => prop::sample::select(words),
        1 => Just("red_rat".to_owned()),
        1 => Just("green_rat".to_owned()),
        1 => Just("empty".to_owned()),
    ];
    let strip = (symbol.clone(), symbol.clone(), symbol.clone(), prop::bool::weighted(0.3)).prop_map(
        |(first, middle, last, reads_the_same)| {
            let last = if reads_the_same { first.clone() } else { last };
            vec![first, middle, last]
        },
    );
    let start = (symbol.clone(), symbol).prop_map(|(first, last)| vec![first, "s".to_owned(), last]);
    let red = Just([Colour::Red, Colour::Green].repeat(4)).prop_shuffle();
    (start, prop::collection::vec(strip, 42), red).prop_map(|(start, strips, colours)| {
        let mut raw = raw_deck();
        raw.spices.iter_mut().zip(colours).for_each(|(spice, colour)| spice.colour = colour);
        (raw.start, raw.strips) = (start, strips);
        raw.try_into().expect("a sound deck")
    })
}

/// What can be told from the state alone: strips are in one place each, and rats are counted right.
fn check_facts(game: &RatHot, deck: &Deck) {
    let state = state(game);
    let laid = state["laid"].as_array().unwrap();
    let ids = |list: &Value| list.as_array().unwrap().iter().map(|id| id.as_u64().unwrap()).collect::<Vec<_>>();
    let mut strips: Vec<u64> = ["hand", "pile", "box"].iter().flat_map(|&list| ids(&state[list])).collect();
    strips.extend(laid.iter().filter_map(|strip| strip["strip"].as_u64()));
    strips.sort_unstable();
    assert_eq!(strips, (0..42).collect::<Vec<_>>());
    let table = Naive::of(&state, &Options::default(), deck);
    for seat in 0..2 {
        let colour: Colour = serde_json::from_value(state["colours"][seat].clone()).unwrap();
        assert_eq!(state["rats"][seat], table.visible_rats(colour));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(24), failure_persistence: None, rng_seed: RngSeed::Fixed(0), ..ProptestConfig::default() })]

    /// The quick rules of laying and paying are the naive ones.
    #[test]
    fn places_and_payments_equal_the_naive_ones(
        deck in <Lab as testkit::Lab>::decks(),
        (options, _) in <Lab as testkit::Lab>::tables(),
        seed in any::<[u8; 32]>(),
        choices in prop::collection::vec(any::<u16>(), 42),
    ) {
        let mut game = RatHot::deal(&deck, &options, 2, &Setup::default(), Seed(seed), &mut ()).unwrap();
        for choice in choices {
            if game.to_move().is_none() {
                break;
            }
            let before_state = state(&game);
            let before = Naive::of(&before_state, &options, &deck);
            for action in <Lab as testkit::Lab>::every_action(&game) {
                let Action::Place { strip, at, facing } = action;
                if before_state["hand"].as_array().unwrap().contains(&Value::from(strip.index())) {
                    let rule = game.check(action).err().map(|refusal| refusal.rule.0);
                    let [first, _, last] = deck.print.strip(strip);
                    let turned_for_nothing = first == last && matches!(facing, Facing::West | Facing::North);
                    let naive = turned_for_nothing.then_some("RH-P1");
                    let naive = naive.or_else(|| before.broken_rule((at.x.into(), at.y.into()), facing));
                    assert_eq!(rule, naive, "{action:?}");
                }
            }
            let Action::Place { strip, at, facing } = pick(&game, &before, choice);
            let mut events = Vec::new();
            game.play(Action::Place { strip, at, facing }, &mut events).unwrap();
            let mut after = before.clone();
            after.lay(deck.print.strip(strip), (at.x.into(), at.y.into()), facing);
            let mut scores = [0, 1].map(|seat| before_state["scores"][seat].as_u64().unwrap() as u16);
            pay(&mut scores, &Naive::payments(&before, &after, options.changed), &deck, options.red);
            let rat_hot::Event::Laid { scores: paid, .. } = &events[0] else { panic!("{events:?}") };
            assert_eq!(paid.values(), scores);
        }
    }
}

/// Half of the time on top of others, if that is possible, so that towers arise.
fn pick(game: &RatHot, table: &Naive, choice: u16) -> Action {
    let mut legal = Vec::new();
    game.legal_into(&mut legal);
    let on_top = |action: &Action| {
        let Action::Place { at, .. } = *action;
        table.height((at.x.into(), at.y.into())) > 0
    };
    if choice.is_multiple_of(2) && legal.iter().any(on_top) {
        legal.retain(on_top);
    }
    legal[usize::from(choice / 2) % legal.len()]
}

fn pay(scores: &mut [u16; 2], payments: &[(Symbol, u16)], deck: &Deck, red: Seat) {
    for &(symbol, points) in payments {
        let Symbol::Spice(spice) = symbol else { panic!("only spices pay") };
        let owner = if deck.print.colour(spice) == Colour::Red { red.index() } else { 1 - red.index() };
        scores[owner] += points;
    }
}

#[test]
fn a_game_is_a_small_flat_value() {
    assert!(size_of::<RatHot>() <= 4096, "{}", size_of::<RatHot>());
}
