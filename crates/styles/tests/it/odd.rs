//! What no house tells: nobody panics, and whoever cannot make sense of it takes the first legal action.

use catalog::Table;
use serde_json::{Value, json};
use styles::{Player, STYLES, Trouble};

use crate::sitting::{decide, open, start};

fn seated(table: &dyn Table, name: &str) -> Player {
    let mut player = Player::named(name).unwrap();
    player.hear(&start(table, 0).to_string()).unwrap();
    player
}

/// Everything one step away from this: a field left out, or something else in its place.
fn oddities(whole: &Value) -> Vec<Value> {
    let others = [Value::Null, json!(-1), json!(1_000_000_007), json!("?"), json!([]), json!([99, null, 7]), json!({})];
    let mut odd = Vec::new();
    for name in whole.as_object().unwrap().keys() {
        for other in &others {
            let mut changed = whole.clone();
            changed[name] = other.clone();
            odd.push(changed);
        }
        let mut without = whole.clone();
        without.as_object_mut().unwrap().shift_remove(name);
        odd.push(without);
    }
    odd
}

#[test]
fn nobody_panics_at_odd_views_and_events() {
    for style in &STYLES {
        let table = open(style.game, 2, json!({}), None, 1);
        let mover = table.to_move().unwrap();
        let message = decide(table.as_ref(), mover, 0, 1);
        for view in oddities(&message["view"]) {
            let mut player = seated(table.as_ref(), style.name);
            let mut message = message.clone();
            message["view"] = view;
            let answer = player.hear(&message.to_string()).unwrap().unwrap();
            let legal = message["legal"]["actions"].as_array().unwrap();
            assert!(legal.contains(&answer["action"]), "{} says {answer} to {message}", style.name);
        }
        let events = message["events"].as_array().unwrap().clone();
        let kinds = ["took", "replaced", "peeked", "swapped", "left", "kept_rat", "reshuffled", "round_ended"];
        let strange = kinds.map(|kind| {
            json!({"type": kind, "seat": 9, "slot": 9, "card": 999, "cards": [999], "with": 8, "own": 7, "power": 999,
                "discarded": 999, "count": 3})
        });
        for event in events.iter().flat_map(oddities).chain(strange) {
            let mut message = message.clone();
            message["events"] = json!([event]);
            let answer = seated(table.as_ref(), style.name).hear(&message.to_string()).unwrap();
            assert!(answer.is_some());
        }
    }
}

#[test]
fn odd_starts_are_refused_and_not_played() {
    for style in &STYLES {
        let table = open(style.game, 2, json!({}), None, 1);
        let whole = start(table.as_ref(), 0);
        for odd in oddities(&whole).into_iter().chain(oddities(&whole["deck"]).into_iter().map(|deck| {
            let mut start = whole.clone();
            start["deck"] = deck;
            start
        })) {
            let _refused_or_not = Player::named(style.name).unwrap().hear(&odd.to_string());
        }
        let mut another = whole.clone();
        another["game"] = json!("nine-mens-morris");
        let heard = Player::named(style.name).unwrap().hear(&another.to_string());
        assert!(matches!(heard, Err(Trouble::AnotherGame { .. })));
        let mut nowhere = whole.clone();
        nowhere["seat"] = json!(99);
        assert!(matches!(Player::named(style.name).unwrap().hear(&nowhere.to_string()), Err(Trouble::OddDeck)));
    }
}

#[test]
fn what_is_no_message_is_said_to_be_none() {
    let mut player = Player::named("odds").unwrap();
    assert!(matches!(player.hear("dig!"), Err(Trouble::Message(_))));
    assert!(player.hear(r#"{"type":"news","text":"fields and messages may be added"}"#).unwrap().is_none());
    assert!(matches!(Player::named("cheat"), Err(Trouble::UnknownStyle(_))));
}
