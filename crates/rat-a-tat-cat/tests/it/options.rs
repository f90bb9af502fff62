//! What players can agree on, set-ups, and what is wrong with either.

use rat_a_tat_cat::{Action, Options, RatATatCat, Setup, Slot};
use ratskeller_core::{Fault, Game, Memory, Problem, Seat, SmallId};
use serde_json::{Value, json};

use crate::scene::{default_deck, seed};

fn deal(options: Value, seats: usize, setup: Value) -> Result<RatATatCat, Fault> {
    let options: Options = serde_json::from_value(options).unwrap();
    let setup: Setup = serde_json::from_value(setup).unwrap();
    RatATatCat::deal(&default_deck(), &options, seats, &setup, seed(7), &mut ())
}

/// The place, the rule and the problem of what is wrong.
fn fault(options: Value, setup: Value) -> (String, &'static str, Problem) {
    let fault = deal(options, 3, setup).unwrap_err();
    (fault.place(), fault.rule.unwrap().0, fault.problem)
}

#[test]
fn nothing_said_is_five_rounds_and_a_good_memory() {
    let options: Options = serde_json::from_value(json!({})).unwrap();
    assert_eq!(options, Options::default());
    assert_eq!(options.memory, Memory::Strict);
    let written = json!({"dealer": "random", "until": {"rounds": 5}, "young": false, "memory": "strict"});
    assert_eq!(serde_json::to_value(options).unwrap(), written);
}

#[test]
fn rc_e1_rounds_are_1_to_50() {
    let range = |given| ("options.until.rounds".into(), "RC-E1", Problem::Range { given, min: 1, max: 50 });
    assert_eq!(fault(json!({"until": {"rounds": 0}}), json!({})), range(0));
    assert_eq!(fault(json!({"until": {"rounds": 51}}), json!({})), range(51));
    assert!(deal(json!({"until": {"rounds": 50}}), 3, json!({})).is_ok());
}

#[test]
fn rc_e2_minutes_are_1_to_240() {
    let range = |given| ("options.until.minutes".into(), "RC-E2", Problem::Range { given, min: 1, max: 240 });
    assert_eq!(fault(json!({"until": {"minutes": -5}}), json!({})), range(-5));
    assert_eq!(fault(json!({"until": {"minutes": 241}}), json!({})), range(241));
    assert!(deal(json!({"until": {"minutes": 240}}), 3, json!({})).is_ok());
}

#[test]
fn rc_e3_points_are_10_to_1000() {
    let range = |given| ("options.until.points".into(), "RC-E3", Problem::Range { given, min: 10, max: 1000 });
    assert_eq!(fault(json!({"until": {"points": 9}}), json!({})), range(9));
    assert_eq!(fault(json!({"until": {"points": 1001}}), json!({})), range(1001));
    assert!(deal(json!({"until": {"points": 10}}), 3, json!({})).is_ok());
}

#[test]
fn rc_s1_the_dealer_sits_at_the_table() {
    let nobody = |place: &str| (place.into(), "RC-S1", Problem::NoSuchSeat { last: 2 });
    assert_eq!(fault(json!({"dealer": 3}), json!({})), nobody("options.dealer"));
    assert_eq!(fault(json!({"dealer": -1}), json!({})), nobody("options.dealer"));
    assert_eq!(fault(json!({}), json!({"dealer": 3})), nobody("setup.dealer"));
}

#[test]
fn rc_c1_a_set_up_pile_holds_every_card_once() {
    let pile = |change: fn(&mut Vec<i64>)| {
        let mut pile = (0..54).collect();
        change(&mut pile);
        fault(json!({}), json!({ "pile": pile }))
    };
    let count = Problem::Count { given: 53, wanted: 54 };
    assert_eq!(pile(|pile| pile.truncate(53)), ("setup.pile".into(), "RC-C1", count));
    let repeated = Problem::Repeated { given: "0".into() };
    assert_eq!(pile(|pile| pile[9] = 0), ("setup.pile[9]".into(), "RC-C1", repeated));
    let misplaced = Problem::Misplaced { given: "54".into() };
    assert_eq!(pile(|pile| pile[9] = 54), ("setup.pile[9]".into(), "RC-C1", misplaced));
}

#[test]
fn two_to_six_can_play() {
    for seats in [0, 1, 7] {
        let fault = deal(json!({}), seats, json!({})).unwrap_err();
        assert_eq!(
            (fault.place().as_str(), fault.problem),
            ("players", Problem::Players { given: seats, min: 2, max: 6 })
        );
    }
    assert!((2..=6).all(|seats| deal(json!({}), seats, json!({})).is_ok()));
}

#[test]
fn unknown_words_are_malformed() {
    for options in [
        json!({"dealer": "oldest"}),
        json!({"until": {"hours": 1}}),
        json!({"until": {"rounds": 1, "minutes": 1}}),
        json!({"until": 5}),
        json!({"young": 1}),
        json!({"memory": "photographic"}),
        json!({"colour": "red"}),
    ] {
        assert!(serde_json::from_value::<Options>(options.clone()).is_err(), "{options}");
    }
    assert!(serde_json::from_str::<Options>(r#"{"young": true, "young": false}"#).is_err());
    assert!(serde_json::from_value::<Setup>(json!({"first": 0})).is_err());
}

#[test]
fn the_schema_names_ranges_and_words() {
    let schema = schemars::schema_for!(Options).to_value();
    let until = &schema["properties"]["until"]["oneOf"];
    let range = |index: usize, name: &str| {
        let number = &until[index]["properties"][name];
        (number["minimum"].as_i64().unwrap(), number["maximum"].as_i64().unwrap())
    };
    assert_eq!((range(0, "rounds"), range(1, "minutes"), range(2, "points")), ((1, 50), (1, 240), (10, 1000)));
    assert_eq!(schema["properties"]["until"]["default"], json!({"rounds": 5}));
    assert_eq!(schema["properties"]["dealer"]["default"], json!("random"));
    assert_eq!(schema["additionalProperties"], json!(false));
}

#[test]
fn actions_are_read_strictly_but_any_number_is_well_formed() {
    let read = |json: &str| serde_json::from_str::<Action>(json);
    let (slot, seat) = (Slot::new(255), Seat::new(255));
    assert_eq!(read(r#"{"take": {"slot": -3}}"#).unwrap(), Action::Take { slot });
    assert_eq!(
        read(r#"{"swap": {"own": 2, "seat": 999, "slot": 256}}"#).unwrap(),
        Action::Swap { own: Slot::new(2), seat, slot }
    );
    for malformed in [
        r#""shuffle""#,
        r#"{"take": {}}"#,
        r#"{"take": {"slot": "left"}}"#,
        r#"{"take": {"slot": 1.5}}"#,
        r#"{"take": {"slot": 1, "seat": 0}}"#,
        r#"{"take": {"slot": 1, "slot": 2}}"#,
        r#"{"take": {"slot": 1}, "replace": {"slot": 1}}"#,
        r#"{"draw": {"slot": 1}}"#,
        "null",
    ] {
        assert!(read(malformed).is_err(), "{malformed}");
    }
}
