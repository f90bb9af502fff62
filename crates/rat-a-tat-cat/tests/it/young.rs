//! Younger players.

use ratskeller_core::{Game, Viewer};
use serde_json::json;

use crate::scene::{Scene, seat};

fn young(rest: &str) -> Scene {
    Scene::new(json!({"young": true, "until": {"rounds": 1}}), &["0123", "4567"], rest)
}

#[test]
fn rc_y1_the_outer_cards_lie_face_up_and_nobody_peeks() {
    let mut scene = young("89");
    for viewer in Viewer::all(2) {
        assert_eq!(scene.lines_to(viewer), ["0..3", "4..7"], "{viewer:?}");
        let dealt = &scene.seen_by(viewer)[0];
        assert_eq!(
            (&dealt["face_up"], &dealt["lines"]),
            (&json!(true), &json!([[0, null, null, 12], [16, null, null, 28]]))
        );
    }
    scene.play([json!("draw"), json!("discard"), json!("pass")]);
    assert_eq!(scene.lines_to(seat(0)), ["0..3", "4..7"], "they stay face up");
}

#[test]
fn rc_y2_only_middle_cards_may_be_swapped() {
    let mut scene = young("8S");
    scene.play([json!("draw")]);
    let swap = |own: usize, slot: usize| json!({"swap": {"own": own, "seat": 1, "slot": slot}});
    for (own, slot) in [(0, 1), (3, 1), (1, 0), (1, 3)] {
        assert_eq!(scene.refuses(swap(own, slot)).unwrap().message(), "rc-y2-outer-card", "{own} {slot}");
    }
    assert_eq!(scene.game.legal_count(), 5 + 4);
    scene.play([swap(1, 2)]);
    assert_eq!(scene.lines(), ["0623", "4517"]);
    assert_eq!(scene.lines_to(seat(0)), ["0..3", "4..7"]);
}

#[test]
fn rc_y3_a_card_that_replaces_an_outer_card_lies_face_up_too() {
    let mut scene = young("8998");
    scene.play([json!("draw"), json!({"replace": {"slot": 3}})]);
    let replaced = json!({"type": "replaced", "seat": 0, "slot": 3, "card": 36, "discarded": 12, "face_up": true});
    assert_eq!(scene.seen_by(seat(1)), [replaced]);
    for viewer in Viewer::all(2) {
        assert_eq!(scene.lines_to(viewer), ["0..9", "4..7"]);
    }
    scene.play([json!("pass"), json!("draw"), json!({"replace": {"slot": 1}})]);
    assert_eq!(scene.seen_by(seat(0))[0]["card"], json!(null), "the middle ones lie face down");
    assert_eq!(scene.lines_to(seat(0)), ["0..9", "4..7"]);
    scene.play([json!("pass"), json!({"take": {"slot": 0}})]);
    assert_eq!(scene.lines_to(seat(1)), ["5..9", "4..7"]);
}
