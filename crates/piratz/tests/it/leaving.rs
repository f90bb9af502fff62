//! Leaving: what is taken, what is buried, and the rat alarm.
//!
//! Of the default deck: 0 to 3 show rings with coins, pearls, goblets, gems, and a rat each; 4 rings and shells;
//! 30 two rings, 31 two coins, 33 two pearls.

use ratskeller_core::{Seat, SmallId, Viewer};
use serde_json::json;

use crate::scene::Scene;

#[test]
fn pz_x1_every_open_card_of_the_kind_is_taken() {
    let mut scene = Scene::new(3, &[31, 0, 30, 4]);
    let left = json!([{"type": "left", "seat": 0, "kind": "rings", "cards": [0, 30, 4]}]);
    assert_eq!(scene.play("reveal, stay, reveal, stay, reveal, stay, reveal, leave rings"), left);
    let state = scene.state();
    assert_eq!((&state["open"], &state["phase"]), (&json!([31]), &json!("bury")));
    assert_eq!(state["taken"], json!([[0, 30, 4], [], []]));
}

#[test]
fn pz_x1_a_kind_that_no_open_card_shows_may_be_named() {
    let mut scene = Scene::new(3, &[31]);
    scene.play("reveal, leave gems");
    let state = scene.state();
    assert_eq!((&state["open"], &state["taken"][0]), (&json!([31]), &json!([])));
}

#[test]
fn pz_x2_a_second_open_rat_forces_leaving() {
    let mut scene = Scene::new(2, &[0, 30, 1]);
    let alarm = json!([
        {"type": "revealed", "seat": 0, "card": 1},
        {"type": "alarm", "seat": 0, "rats": [0, 1]},
    ]);
    assert_eq!(scene.play("reveal, stay, reveal, stay, reveal"), alarm);
    assert_eq!(scene.state()["phase"], "alarm");
    assert_eq!(scene.state()["shovels"], json!([true, true]));
    assert_eq!(scene.legal(), json!([{"keep_rat": {"card": 0}}, {"keep_rat": {"card": 1}}, "decline_rat"]));
    for other in ["reveal", "stay", "leave rings", "bury 0"] {
        assert_eq!(scene.refusal(other), "pz-x2-alarm");
    }
    for no_open_rat in ["keep_rat 30", "keep_rat 2", "keep_rat 99"] {
        assert_eq!(scene.refusal(no_open_rat), "pz-x2-no-open-rat");
    }

    assert_eq!(scene.play("keep_rat 0"), json!([{"type": "kept_rat", "seat": 0, "card": 0}]));
    let state = scene.state();
    assert_eq!(
        (&state["taken"], &state["open"], &state["phase"]),
        (&json!([[0], []]), &json!([30, 1]), &json!("bury"))
    );
}

#[test]
fn pz_x2_one_rat_alone_raises_no_alarm() {
    let mut scene = Scene::new(2, &[30, 0, 31]);
    scene.play("reveal, stay, reveal");
    assert_eq!(scene.state()["phase"], "after_reveal");
    scene.play("stay, reveal");
    assert_eq!(scene.state()["phase"], "after_reveal", "a card without a rat raises none either");
}

#[test]
fn pz_x2_whoever_declines_leaves_more_to_choose_from() {
    let mut scene = Scene::new(3, &[0, 1, 30, 2]);
    assert_eq!(scene.play("reveal, stay, reveal, decline_rat"), json!([{"type": "declined_rat", "seat": 1}]));
    assert_eq!(scene.legal(), json!([{"bury": {"card": 0}}, {"bury": {"card": 1}}]));
    let mut scene = Scene::new(3, &[0, 30, 1, 31, 2]);
    scene.play("reveal, stay, reveal, stay, reveal, decline_rat, bury 30, reveal, stay, reveal");
    let keep = [0, 1, 2].map(|card| json!({"keep_rat": {"card": card}}));
    assert_eq!(scene.legal(), json!([keep[0], keep[1], keep[2], "decline_rat"]));
}

#[test]
fn pz_x3_taken_cards_lie_face_down() {
    let mut scene = Scene::new(3, &[30, 4]);
    scene.play("reveal, stay, reveal, leave rings");
    assert_eq!(scene.view(Viewer::Seat(Seat::new(1)))["taken"], json!([0, 2, 0]), "not even one's own are shown");
    assert_eq!(scene.state()["taken"], json!([[], [30, 4], []]));
}

#[test]
fn pz_x4_whoever_leaves_buries_an_open_card() {
    let mut scene = Scene::new(3, &[30, 31, 33]);
    scene.play("reveal, stay, reveal, stay, reveal, leave coins");
    assert_eq!(scene.legal(), json!([{"bury": {"card": 30}}, {"bury": {"card": 33}}]));
    assert_eq!(scene.state()["shovels"], json!([true, true, true]), "the shovel is in hand until it is laid");
    for other in ["reveal", "stay", "leave rings", "keep_rat 30", "decline_rat"] {
        assert_eq!(scene.refusal(other), "pz-x4-bury-first");
    }
    for absent in ["bury 31", "bury 40", "bury -1"] {
        assert_eq!(scene.refusal(absent), "pz-x4-not-open");
    }

    assert_eq!(scene.play("bury 30"), json!([{"type": "buried", "seat": 2, "card": 30}]));
    let state = scene.state();
    assert_eq!((&state["open"], &state["buried"]), (&json!([33]), &json!([{"card": 30, "seat": 2}])));
    assert_eq!((&state["shovels"], &state["turn"]), (&json!([true, true, false]), &json!(0)));
}

#[test]
fn pz_x4_with_no_open_card_the_shovel_is_laid_in_the_middle() {
    let mut scene = Scene::new(3, &[30]);
    let events = json!([
        {"type": "left", "seat": 0, "kind": "rings", "cards": [30]},
        {"type": "shovel_laid", "seat": 0},
    ]);
    assert_eq!(scene.play("reveal, leave rings"), events);
    let state = scene.state();
    assert_eq!((&state["buried"], &state["turn"]), (&json!([{"card": null, "seat": 0}]), &json!(1)));
}

#[test]
fn pz_x4_the_rat_card_may_be_buried_after_an_alarm() {
    let mut scene = Scene::new(3, &[0, 1]);
    scene.play("reveal, stay, reveal, keep_rat 1, bury 0");
    assert_eq!(scene.state()["buried"], json!([{"card": 0, "seat": 1}]));
    assert_eq!(scene.state()["open"], json!([]));
}

#[test]
fn pz_x5_nobody_takes_a_buried_card() {
    let mut scene = Scene::new(3, &[30, 4, 31]);
    scene.play("reveal, stay, reveal, leave coins, bury 30");
    let left = json!([{"type": "left", "seat": 2, "kind": "rings", "cards": [4]}]);
    assert_eq!(scene.play("reveal, leave rings"), left);
    assert_eq!(scene.refusal("bury 30"), "pz-x5-under-a-shovel");
}

#[test]
fn pz_x5_a_buried_rat_raises_no_alarm() {
    let mut scene = Scene::new(3, &[0, 30, 1, 2]);
    scene.play("reveal, stay, reveal, leave gems, bury 0, reveal");
    assert_eq!(scene.state()["phase"], "after_reveal");
    scene.play("stay, reveal");
    assert_eq!(scene.state()["phase"], "alarm");
    assert_eq!(scene.legal(), json!([{"keep_rat": {"card": 1}}, {"keep_rat": {"card": 2}}, "decline_rat"]));
    assert_eq!(scene.refusal("keep_rat 0"), "pz-x5-under-a-shovel");
}
