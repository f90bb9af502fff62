//! Turns: revealing, staying, and whose turn it is.
//!
//! Of the default deck: 30 shows two rings, 31 and 32 two coins, 33 two pearls, 45 to 49 two shells each.

use serde_json::{Value, json};

use crate::scene::Scene;

const LEAVES: [&str; 6] = ["rings", "coins", "pearls", "goblets", "gems", "shells"];

fn then_leave(first: &[&str]) -> Value {
    let leaves = LEAVES.iter().map(|kind| json!({"leave": {"kind": kind}}));
    first.iter().map(|action| json!(action)).chain(leaves).collect()
}

#[test]
fn pz_t1_one_card_is_revealed_and_ends_the_turn() {
    let mut scene = Scene::new(3, &[30, 31]);
    assert_eq!(scene.legal(), then_leave(&["reveal"]));
    assert_eq!(scene.refusal("stay"), "pz-t1-nothing-revealed");

    assert_eq!(scene.play("reveal"), json!([{"type": "revealed", "seat": 0, "card": 30}]));
    let state = scene.state();
    assert_eq!((&state["phase"], &state["turn"]), (&json!("after_reveal"), &json!(0)));
    assert_eq!((&state["open"], &state["pile"][0]), (&json!([30]), &json!(31)));
    assert_eq!(scene.legal(), then_leave(&["stay"]));
    assert_eq!(scene.refusal("reveal"), "pz-t1-one-card");

    assert_eq!(scene.play("stay"), json!([{"type": "stayed", "seat": 0}]));
    let state = scene.state();
    assert_eq!((&state["phase"], &state["turn"]), (&json!("turn"), &json!(1)));
    assert_eq!(scene.legal(), then_leave(&["reveal"]));
}

#[test]
fn pz_t1_after_revealing_one_may_leave() {
    let mut scene = Scene::new(3, &[30, 31]);
    let left = json!([{"type": "left", "seat": 1, "kind": "coins", "cards": [31]}]);
    assert_eq!(scene.play("reveal, stay, reveal, leave coins"), left);
}

#[test]
fn pz_t2_one_may_leave_without_revealing() {
    let mut scene = Scene::new(3, &[30]);
    let left = json!([{"type": "left", "seat": 1, "kind": "shells", "cards": []}]);
    assert_eq!(scene.play("reveal, stay, leave shells"), left);
    assert_eq!(scene.state()["pile"].as_array().unwrap().len(), 49);
}

#[test]
fn pz_t3_who_left_is_skipped_and_the_last_goes_on_alone() {
    let mut scene = Scene::new(3, &[45, 46, 47, 48, 49, 30]);
    let turn = |scene: &Scene| scene.state()["turn"].as_u64().unwrap();
    scene.play("reveal, stay, reveal, leave rings, bury 45");
    assert_eq!(turn(&scene), 2);
    scene.play("reveal, stay");
    assert_eq!(turn(&scene), 0);
    scene.play("reveal, stay");
    assert_eq!(turn(&scene), 2, "seat 1 has left");
    scene.play("leave rings, bury 46");
    for _ in 0..2 {
        assert_eq!(turn(&scene), 0, "only seat 0 has a shovel");
        scene.play("reveal, stay");
    }
    assert_eq!(scene.state()["shovels"], json!([true, false, false]));
    assert_eq!(scene.state()["open"], json!([47, 48, 49, 30]));
}

#[test]
fn nothing_but_the_turns_own_actions_is_allowed() {
    let mut scene = Scene::new(2, &[0]);
    for _ in ["turn", "after_reveal"] {
        assert_eq!(scene.refusal("keep_rat 0"), "pz-x2-no-alarm");
        assert_eq!(scene.refusal("decline_rat"), "pz-x2-no-alarm");
        assert_eq!(scene.refusal("bury 0"), "pz-x4-not-leaving");
        if scene.state()["phase"] == "turn" {
            scene.play("reveal");
        }
    }
}
