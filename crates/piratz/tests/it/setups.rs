//! How a game begins.

use piratz::{Options, Piratz, Setup};
use ratskeller_core::{Game, Problem, Seed};
use serde_json::{Value, json};

use crate::deck;
use crate::scene::Scene;

fn dealt(seats: usize, options: &Value, setup: &Value) -> Value {
    Scene::deal(deck::default(), options, seats, setup).unwrap().state()
}

fn sorted(numbers: &Value) -> Vec<u64> {
    let mut numbers: Vec<u64> = numbers.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

/// The state of a game that the seed alone decides.
fn by_seed(seats: usize, seed: u8) -> Value {
    let setup = Setup::default();
    let game = Piratz::deal(&deck::default(), &Options::default(), seats, &setup, Seed([seed; 32]), &mut ());
    serde_json::to_value(game.unwrap().reveal()).unwrap()
}

#[test]
fn pz_s1_everybody_has_a_shovel_and_all_cards_are_in_the_pile() {
    for seats in [3, 4] {
        let state = by_seed(seats, 1);
        assert_eq!(sorted(&state["pile"]), (0..50).collect::<Vec<_>>());
        assert_ne!(by_seed(seats, 2)["pile"], state["pile"]);
        assert_eq!(state["shovels"], json!(vec![true; seats]));
        assert_eq!(state["taken"], json!(vec![[0; 0]; seats]));
    }
}

#[test]
fn pz_s2_two_play_without_the_skulls() {
    let skulls = [15, 19, 20, 24, 27, 29];
    assert_eq!(sorted(&by_seed(2, 1)["pile"]), (0..50).filter(|id| !skulls.contains(id)).collect::<Vec<_>>());
}

#[test]
fn pz_s3_one_block_beside_each_kind_for_two_else_two() {
    let mut seen_of_six = Vec::new();
    for seed in 0..20 {
        let two = by_seed(2, seed);
        let blocks: Vec<&Value> = two["blocks"].as_array().unwrap().iter().collect();
        assert!(blocks.len() == 6 && blocks.iter().all(|blocks| blocks.as_array().unwrap().len() == 1), "{blocks:?}");
        let six = sorted(&json!(blocks.iter().map(|blocks| &blocks[0]).collect::<Vec<_>>()));
        assert!((1..=4).all(|value| six.iter().filter(|&&other| other == value).count() <= 3), "{six:?}");
        seen_of_six.push(six);

        let four = by_seed(4, seed);
        let blocks = four["blocks"].as_array().unwrap();
        assert!(blocks.len() == 6 && blocks.iter().all(|blocks| blocks.as_array().unwrap().len() == 2), "{blocks:?}");
        let twelve = json!(blocks.iter().flat_map(|blocks| blocks.as_array().unwrap()).collect::<Vec<_>>());
        assert_eq!(sorted(&twelve), [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    }
    seen_of_six.sort();
    seen_of_six.dedup();
    assert!(seen_of_six.len() > 5, "six of the twelve are drawn, not always the same: {seen_of_six:?}");
}

#[test]
fn pz_s4_who_starts_is_named_or_drawn() {
    assert_eq!(dealt(4, &json!({"first": 2}), &json!({}))["turn"], 2);
    assert_eq!(dealt(4, &json!({"first": 2}), &json!({"first": 3}))["turn"], 3);
    for seat in 0..3 {
        assert!((0..40).any(|seed| by_seed(3, seed)["turn"] == seat), "{seat} is never drawn");
    }
}

#[test]
fn what_a_setup_fixes_leaves_the_rest_to_the_seed() {
    let free = dealt(3, &json!({}), &json!({}));
    let pile: Vec<u64> = (0..50).rev().collect();
    let blocks = json!([[4, 4], [4, 3], [3, 3], [2, 2], [2, 1], [1, 1]]);
    for (field, fixed) in [("pile", json!(pile)), ("blocks", blocks), ("first", json!(1))] {
        let state = dealt(3, &json!({}), &json!({field: fixed}));
        for kept in ["pile", "blocks", "turn"] {
            if kept.replace("turn", "first") == field {
                assert_eq!(state[kept], fixed);
            } else {
                assert_eq!(state[kept], free[kept], "{kept} with {field} fixed");
            }
        }
    }
}

#[test]
fn golden_deals_never_change() {
    let state = by_seed(4, 0);
    assert_eq!(json!(state["pile"].as_array().unwrap()[..8]), json!([35, 21, 0, 23, 8, 17, 5, 3]));
    assert_eq!(state["blocks"], json!([[1, 3], [3, 4], [4, 2], [2, 4], [3, 2], [1, 1]]));
    assert_eq!(state["turn"], 2);
}

#[track_caller]
fn check_fault(seats: usize, options: &Value, setup: &Value, place: &str, rule: Option<&str>, problem: &Problem) {
    let fault = Scene::deal(deck::default(), options, seats, setup).err().expect("a fault");
    assert_eq!((fault.place().as_str(), fault.rule.map(|rule| rule.0), &fault.problem), (place, rule, problem));
}

#[test]
fn two_to_four_play() {
    for given in [0, 1, 5, 6] {
        let players = Problem::Players { given, min: 2, max: 4 };
        check_fault(given, &json!({}), &json!({}), "players", None, &players);
    }
}

#[test]
fn pz_s4_who_starts_must_sit_at_the_table() {
    let nobody = Problem::NoSuchSeat { last: 2 };
    check_fault(3, &json!({"first": 3}), &json!({}), "options.first", Some("PZ-S4"), &nobody);
    check_fault(3, &json!({"first": 3}), &json!({"first": 0}), "options.first", Some("PZ-S4"), &nobody);
    check_fault(3, &json!({}), &json!({"first": -1}), "setup.first", Some("PZ-S4"), &nobody);
}

#[test]
fn pz_s1_a_pile_has_each_card_in_play_once() {
    let fault = |seats, pile: &[u64], place, problem| {
        check_fault(seats, &json!({}), &json!({"pile": pile}), place, Some("PZ-S1"), &problem);
    };
    let all: Vec<u64> = (0..50).collect();
    fault(3, &all[1..], "setup.pile", Problem::Count { given: 49, wanted: 50 });
    let twice: Vec<u64> = (0..49).chain([7]).collect();
    fault(4, &twice, "setup.pile[49]", Problem::Repeated { given: "7".into() });
}

#[test]
fn pz_s2_a_pile_for_two_has_no_skulls() {
    let fault = |pile: &[u64], place, problem| {
        check_fault(2, &json!({}), &json!({"pile": pile}), place, Some("PZ-S2"), &problem);
    };
    let all: Vec<u64> = (0..50).collect();
    fault(&all, "setup.pile", Problem::Count { given: 50, wanted: 44 });
    fault(&all[..44], "setup.pile[15]", Problem::Misplaced { given: "15".into() });
}

#[test]
fn pz_s3_blocks_are_those_of_the_deck() {
    let fault = |seats, blocks: Value, place, rule, problem| {
        check_fault(seats, &json!({}), &json!({"blocks": blocks}), place, Some(rule), &problem);
    };
    fault(2, json!([[4], [3]]), "setup.blocks", "PZ-S3", Problem::Count { given: 2, wanted: 6 });
    let two = json!([[4], [3], [2, 1], [1], [1], [1]]);
    fault(2, two, "setup.blocks[2]", "PZ-S3", Problem::Count { given: 2, wanted: 1 });
    let five = json!([[4], [3], [5], [1], [1], [1]]);
    fault(2, five, "setup.blocks[2][0]", "PZ-C3", Problem::Range { given: 5, min: 1, max: 4 });
    let four_fours = json!([[4], [4], [4], [4], [1], [1]]);
    let too_often = Problem::TooOften { what: "4".into(), given: 4, most: 3 };
    fault(2, four_fours, "setup.blocks", "PZ-S3", too_often);
}

#[test]
fn a_setup_has_no_strangers() {
    assert!(serde_json::from_value::<Setup>(json!({"piles": []})).is_err());
    assert_eq!(serde_json::from_value::<Setup>(json!({})).unwrap(), Setup::default());
}

#[test]
fn a_game_is_small() {
    assert!(size_of::<Piratz>() <= 512, "{}", size_of::<Piratz>());
}
