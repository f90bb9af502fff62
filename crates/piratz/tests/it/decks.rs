//! The default deck is the one of `docs/decks.md`, and a wrong deck is told what is wrong with it.

use piratz::{Deck, RawDeck};
use ratskeller_core::Problem;
use serde_json::{Value, json};

use crate::deck;
use crate::scene::altered;

const KINDS: [&str; 6] = ["rings", "coins", "pearls", "goblets", "gems", "shells"];

fn default() -> Value {
    serde_json::to_value(deck::default()).unwrap()
}

fn ids_where(deck: &Value, holds: impl Fn(&Value) -> bool) -> Vec<usize> {
    let cards = deck["cards"].as_array().unwrap();
    (0..cards.len()).filter(|&id| holds(&cards[id])).collect()
}

fn totals(deck: &Value, counted: impl Fn(&Value) -> bool) -> [u64; 6] {
    let cards = || deck["cards"].as_array().unwrap().iter().filter(|card| counted(card));
    KINDS.map(|kind| cards().filter_map(|card| card["treasures"].get(kind)?.as_u64()).sum())
}

#[test]
fn pz_c1_fifty_cards_and_twelve_blocks() {
    let deck = default();
    assert_eq!(deck["cards"].as_array().unwrap().len(), 50);
    assert_eq!(deck["blocks"].as_array().unwrap().len(), 12);
}

#[test]
fn pz_c2_the_default_deck_is_printed_as_designed() {
    let deck = default();
    assert_eq!(deck["kinds"], json!(KINDS));
    let pairs = (0..6).flat_map(|first| (first + 1..6).map(move |second| [KINDS[first], KINDS[second]]));
    for (id, [first, second]) in pairs.enumerate() {
        for id in [id, id + 15] {
            assert_eq!(deck["cards"][id]["treasures"], json!({first: 1, second: 1}), "{id}");
        }
    }
    let doubles = [1, 2, 3, 4, 5, 5].into_iter().zip(KINDS).flat_map(|(cards, kind)| vec![kind; cards]);
    for (id, kind) in (30..).zip(doubles) {
        assert_eq!(deck["cards"][id]["treasures"], json!({kind: 2}), "{id}");
    }
    assert_eq!(ids_where(&deck, |card| card["rat"] == true), [0, 1, 2, 3, 5, 6, 8, 10, 11, 12, 13, 14]);
    assert_eq!(ids_where(&deck, |card| card["skull"] == true), [15, 19, 20, 24, 27, 29]);
    assert_eq!(totals(&deck, |_| true), [12, 14, 16, 18, 20, 20]);
    assert_eq!(totals(&deck, |card| card["skull"] == false), [10, 12, 14, 16, 18, 18]);
}

#[test]
fn pz_c3_three_blocks_of_each_value() {
    assert_eq!(default()["blocks"], json!([4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]));
}

#[test]
fn a_deck_is_written_as_it_is_read() {
    let written = serde_json::to_string(&deck::default()).unwrap();
    let read: RawDeck = serde_json::from_str(&written).unwrap();
    assert_eq!(Deck::try_from(read).unwrap(), deck::default());
    assert_eq!(default()["cards"][4], json!({"treasures": {"rings": 1, "shells": 1}, "rat": false, "skull": false}));
}

#[track_caller]
fn check_fault(alter: impl FnOnce(&mut Value), place: &str, rule: &str, problem: &Problem) {
    let fault = altered(alter).unwrap_err();
    assert_eq!((fault.place().as_str(), fault.rule.map(|rule| rule.0), &fault.problem), (place, Some(rule), problem));
}

#[test]
fn pz_c1_the_number_of_cards_and_blocks_is_checked() {
    let pop = |field: &'static str| move |deck: &mut Value| drop(deck[field].as_array_mut().unwrap().pop());
    check_fault(pop("cards"), "cards", "PZ-C1", &Problem::Count { given: 49, wanted: 50 });
    check_fault(pop("blocks"), "blocks", "PZ-C1", &Problem::Count { given: 11, wanted: 12 });
}

#[test]
fn pz_c2_kinds_treasures_and_skulls_are_checked() {
    let known = KINDS.map(String::from).to_vec();
    let rubies = Problem::Unknown { given: "rubies".into(), known };
    check_fault(|deck| deck["kinds"][4] = json!("rubies"), "kinds[4]", "PZ-C2", &rubies);
    let swapped = |deck: &mut Value| deck["kinds"] = json!(["coins", "rings", "pearls", "goblets", "gems", "shells"]);
    check_fault(swapped, "kinds[0]", "PZ-C2", &Problem::Misplaced { given: "coins".into() });
    check_fault(|deck| deck["kinds"] = json!(["rings"]), "kinds", "PZ-C2", &Problem::Count { given: 1, wanted: 6 });

    let nothing = |deck: &mut Value| deck["cards"][3]["treasures"] = json!({});
    check_fault(nothing, "cards[3].treasures", "PZ-C2", &Problem::Empty);
    for given in [0, 10, -1] {
        let count = |deck: &mut Value| deck["cards"][3]["treasures"]["gems"] = json!(given);
        check_fault(count, "cards[3].treasures.gems", "PZ-C2", &Problem::Range { given, min: 1, max: 9 });
    }
    let seventh = |deck: &mut Value| deck["cards"][0]["skull"] = json!(true);
    check_fault(seventh, "cards", "PZ-C2", &Problem::Times { what: "skull".into(), given: 7, wanted: 6 });
}

#[test]
fn pz_c3_the_value_of_a_block_is_checked() {
    for given in [0, 5, 260] {
        let value = |deck: &mut Value| deck["blocks"][7] = json!(given);
        check_fault(value, "blocks[7]", "PZ-C3", &Problem::Range { given, min: 1, max: 4 });
    }
}

#[test]
fn pz_c3_there_are_three_blocks_of_each_value() {
    let four_fours = |deck: &mut Value| deck["blocks"][3] = json!(4);
    check_fault(four_fours, "blocks", "PZ-C3", &Problem::Times { what: "3".into(), given: 2, wanted: 3 });
}

#[test]
fn what_is_no_deck_at_all_is_malformed() {
    let card = |card: &str| format!(r#"{{"kinds": [], "blocks": [], "cards": [{card}]}}"#);
    for (json, complaint) in [
        (card(r#"{"treasures": {"rubies": 1}}"#), "unknown variant `rubies`, expected one of `rings`, `coins`"),
        (card(r#"{"treasures": {"rings": 1, "rings": 2}}"#), "duplicate field `rings`"),
        (card(r#"{"treasures": {"rings": 1}, "cat": true}"#), "unknown field `cat`"),
        (card(r#"{"treasures": 3}"#), "expected how many treasures of which kind"),
        (r#"{"kinds": [], "cards": []}"#.into(), "missing field `blocks`"),
    ] {
        let error = serde_json::from_str::<RawDeck>(&json).unwrap_err().to_string();
        assert!(error.contains(complaint), "{error}");
    }
    assert!(serde_json::from_str::<RawDeck>(&card(r#"{"treasures": {"rings": 1}}"#)).is_ok());
}
