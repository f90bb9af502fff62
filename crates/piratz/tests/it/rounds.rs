//! From one round to the next.

use serde_json::json;

use crate::scene::Scene;

#[test]
fn pz_r1_the_buried_cards_are_discarded_and_the_open_ones_stay() {
    let mut scene = Scene::new(3, &[30, 31, 33, 45]);
    scene.play("reveal, stay, reveal, stay, reveal, leave gems, bury 33, leave gems, bury 30");
    let ended = json!([
        {"type": "buried", "seat": 1, "card": 45},
        {"type": "round_ended", "discarded": [33, 30, 45], "next": 2},
    ]);
    assert_eq!(scene.play("reveal, leave goblets, bury 45"), ended);
    let state = scene.state();
    assert_eq!((&state["open"], &state["buried"]), (&json!([31]), &json!([])));
    assert_eq!(state["discard"], json!([33, 30, 45]), "in the order of burying");
    assert_eq!((&state["shovels"], &state["round"]), (&json!([true, true, true]), &json!(2)));
    assert_eq!((&state["phase"], &state["last_round"]), (&json!("turn"), &json!(false)));
}

#[test]
fn pz_r1_a_shovel_in_the_middle_discards_nothing() {
    let mut scene = Scene::new(2, &[30]);
    let ended = json!([
        {"type": "left", "seat": 1, "kind": "rings", "cards": []},
        {"type": "shovel_laid", "seat": 1},
        {"type": "round_ended", "discarded": [], "next": 0},
    ]);
    assert_eq!(scene.play("reveal, leave rings, leave rings"), ended);
    assert_eq!(scene.state()["discard"], json!([]));
}

#[test]
fn pz_r1_an_open_rat_of_the_last_round_still_raises_the_alarm() {
    let mut scene = Scene::new(2, &[0, 30, 31, 1]);
    scene.play("reveal, stay, reveal, stay, reveal, leave gems, bury 30, leave gems, bury 31");
    assert_eq!(scene.state()["open"], json!([0]));
    scene.play("reveal");
    assert_eq!(scene.state()["phase"], "alarm");
}

#[test]
fn pz_r2_the_left_neighbour_of_the_last_mover_starts() {
    // Seat 3 leaves first and seat 0 last.
    let mut scene = Scene::new(4, &[45, 46, 47, 48]);
    scene.play("reveal, stay, reveal, stay, reveal, stay, leave rings, bury 45");
    scene.play("reveal, stay, leave rings, bury 46, leave rings, bury 47");
    assert_eq!(scene.state()["shovels"], json!([true, false, false, false]));
    scene.play("leave rings, bury 48");
    assert_eq!((&scene.state()["turn"], &scene.state()["round"]), (&json!(1), &json!(2)));
}
