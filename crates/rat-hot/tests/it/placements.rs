//! The short form of all choices says what the list says, in a few kilobytes.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rat_hot::{Action, Options, RatHot, Setup};
use ratskeller_core::{Game, Seat, Seed, SmallId, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use testkit::cases;
use testkit::playout::{Dice, seed};

use crate::effects::{naive, pick};
use crate::laws::Lab;
use crate::tables::default_deck;

/// What everybody is told who asks for nothing else: every legal action with its effect.
fn list(game: &RatHot) -> Vec<Value> {
    let info = game.info(Viewer::Seat(game.to_move().unwrap()));
    let mut legal = Vec::new();
    game.legal_into(&mut legal);
    let effects = RatHot::effects(&info, &legal);
    legal.iter().zip(effects).map(|(action, effect)| json!({"action": action, "effect": effect.unwrap()})).collect()
}

fn compact(game: &RatHot) -> String {
    let info = game.info(Viewer::Seat(game.to_move().unwrap()));
    serde_json::to_string(&RatHot::compact_choices(&info).unwrap()).unwrap()
}

/// As docs/tables.md explains it to programs.
fn spelt_out(compact: &str) -> Vec<Value> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Placements {
        across: Vec<[i64; 3]>,
        down: Vec<[i64; 3]>,
        effects: Vec<Value>,
        ways: Vec<Way>,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Way {
        strip: usize,
        facing: String,
        effects: Vec<usize>,
    }
    let placements: Placements = serde_json::from_str(compact).unwrap();
    let mut choices = Vec::new();
    for Way { strip, facing, effects } in placements.ways {
        let (runs, to_the_first_symbol) = match facing.as_str() {
            "east" => (&placements.across, [0, 0]),
            "south" => (&placements.down, [0, 0]),
            "west" => (&placements.across, [2, 0]),
            "north" => (&placements.down, [0, 2]),
            _ => panic!("{facing}"),
        };
        let mut effects = effects.into_iter();
        for &[x, y, count] in runs {
            for x in x..x + count {
                let at = [x + to_the_first_symbol[0], y + to_the_first_symbol[1]];
                let effect = &placements.effects[effects.next().unwrap()];
                choices
                    .push(json!({"action": {"place": {"strip": strip, "at": at, "facing": facing}}, "effect": effect}));
            }
        }
        assert_eq!(effects.next(), None);
    }
    choices
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(32), failure_persistence: None, rng_seed: RngSeed::Fixed(0), ..ProptestConfig::default() })]

    #[test]
    fn the_short_form_of_the_choices_read_back_is_the_list(
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
            assert_eq!(spelt_out(&compact(&game)), list(&game));
            let mut legal = Vec::new();
            game.legal_into(&mut legal);
            let info = game.info(Viewer::Spectator);
            game.apply(pick(info.public(), legal, choice), &mut ());
        }
    }
}

/// So many strips lie on the table in the middle of a game, the start strip among them.
const MIDDLE: usize = 22;

/// A game in its middle, with two strips in hand, in which nobody has shown a third rat without need; played at random
/// otherwise, so that the table lies wide. Not every game gets so far.
fn middle_of_a_game(number: u64) -> Option<RatHot> {
    let (deck, setup) = (default_deck(), Setup::default());
    let mut game = RatHot::deal(&deck, &Options::default(), 2, &setup, seed(number), &mut ()).unwrap();
    let mut dice = Dice::new(number);
    for _ in 1..MIDDLE {
        game.to_move()?;
        let info = game.info(Viewer::Spectator);
        let mut legal = Vec::new();
        game.legal_into(&mut legal);
        let few_rats = |action: &Action| (0..2).all(|seat| naive(info.public(), *action).rats[Seat::new(seat)] < 3);
        let sensible: Vec<Action> = legal.iter().copied().filter(few_rats).collect();
        let chosen = if sensible.is_empty() { legal } else { sensible };
        game.apply(chosen[dice.below(chosen.len())], &mut ());
    }
    game.to_move()?;
    assert_eq!(game.info(Viewer::Spectator).public().hand.len(), 2);
    Some(game)
}

#[test]
fn the_short_form_of_the_choices_is_small_in_the_middle_of_a_game() {
    const GAMES: usize = 64;
    const MOST_BYTES: usize = 5_000;
    const USUAL_BYTES: usize = 3_000;
    let games = (0..).filter_map(middle_of_a_game).take(GAMES);
    let mut sizes: Vec<usize> = games.map(|game| compact(&game).len()).collect();
    sizes.sort_unstable();
    let (median, most) = (sizes[GAMES / 2], sizes[GAMES - 1]);
    assert!(median < USUAL_BYTES && most < MOST_BYTES, "{median} bytes in the median, {most} at the most");
}
