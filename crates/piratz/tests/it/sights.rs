//! What a view and the log show, and to whom.

use ratskeller_core::Viewer;
use serde_json::{Value, json};

use crate::deck;
use crate::scene::Scene;

/// Two players. Seat 0 has taken 0 (rings, coins, a rat) and 30 (two rings); 31 is discarded, 32 buried, 33 open.
fn in_the_second_round(options: &Value) -> Scene {
    let mut scene = Scene::with(deck::default(), options, 2, &[0, 30, 31, 32, 33]);
    scene.play("reveal, stay, reveal, stay, reveal, leave rings, bury 31, leave gems");
    scene.play("reveal, stay, reveal, leave gems, bury 32");
    scene
}

#[test]
fn the_state_shows_everything_in_the_protocols_shape() {
    let state = in_the_second_round(&json!({})).state();
    let pile = state["pile"].as_array().unwrap();
    assert_eq!((pile.len(), &pile[0]), (39, &json!(1)));
    let expected = json!({
        "phase": "turn",
        "turn": 0,
        "round": 2,
        "pile": pile,
        "open": [33],
        "buried": [{"card": 32, "seat": 1}],
        "discard": [31],
        "taken": [[0, 30], []],
        "shovels": [true, false],
        "blocks": [[4], [3], [2], [1], [4], [3]],
        "last_round": false,
        "won": null,
        "points": null,
    });
    assert_eq!(state.to_string(), expected.to_string(), "and in its order");
}

#[test]
fn strictly_remembered_cards_are_only_counted() {
    let scene = in_the_second_round(&json!({"memory": "strict"}));
    for viewer in Viewer::all(2) {
        let mut expected = scene.state();
        expected["pile"] = json!(39);
        expected["discard"] = json!(1);
        expected["taken"] = json!([2, 0]);
        assert_eq!(scene.view(viewer), expected);
    }
}

fn rings_and_coins(rings: u64, coins: u64) -> Value {
    json!({"rings": rings, "coins": coins, "pearls": 0, "goblets": 0, "gems": 0, "shells": 0})
}

#[test]
fn an_aided_view_counts_treasures_and_lists_the_discarded_cards() {
    let scene = in_the_second_round(&json!({"memory": "aided"}));
    for viewer in Viewer::all(2) {
        let mut expected = scene.state();
        expected["pile"] = json!(39);
        expected["discard"] = json!([31]);
        expected["taken"] = json!([
            {"cards": 2, "rats": 1, "treasures": rings_and_coins(3, 1)},
            {"cards": 0, "rats": 0, "treasures": rings_and_coins(0, 0)},
        ]);
        assert_eq!(scene.view(viewer), expected);
    }
}

#[test]
fn the_deal_is_seen_without_the_order_of_the_pile() {
    let scene = Scene::new(2, &[]);
    let blocks = json!([[4], [3], [2], [1], [4], [3]]);
    assert_eq!(scene.log(Viewer::Spectator), [json!({"type": "dealt", "first": 0, "blocks": blocks, "pile": 44})]);
    let truth = serde_json::to_value(&scene.events).unwrap();
    assert_eq!(truth[0]["pile"], scene.state()["pile"]);
}

#[test]
fn a_strict_log_names_only_cards_that_still_lie_face_up() {
    let scene = in_the_second_round(&json!({}));
    let log = scene.log(Viewer::Spectator);
    let revealed: Vec<&Value> =
        log.iter().filter(|event| event["type"] == "revealed").map(|event| &event["card"]).collect();
    assert_eq!(json!(revealed), json!([null, null, null, 32, 33]));
    let find = |kind: &str| log.iter().find(|event| event["type"] == kind).unwrap();
    assert_eq!(*find("left"), json!({"type": "left", "seat": 0, "kind": "rings", "cards": [null, null]}));
    assert_eq!(*find("buried"), json!({"type": "buried", "seat": 0, "card": null}));
    assert_eq!(*find("round_ended"), json!({"type": "round_ended", "discarded": [null], "next": 0}));
    assert_eq!(log.last().unwrap()["card"], 32);
}

#[test]
fn an_aided_log_names_every_card() {
    let scene = in_the_second_round(&json!({"memory": "aided"}));
    let mut truth = serde_json::to_value(&scene.events).unwrap();
    truth[0]["pile"] = json!(44);
    assert_eq!(json!(scene.log(Viewer::Spectator)), truth);
}
