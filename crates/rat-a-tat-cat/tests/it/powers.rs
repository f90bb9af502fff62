//! Peek, Swap and Draw 2.

use ratskeller_core::Viewer;
use serde_json::{Value, json};

use crate::scene::{Scene, draw_and_discard, seat};

fn swap(own: usize, seat: usize, slot: usize) -> Value {
    json!({"swap": {"own": own, "seat": seat, "slot": slot}})
}

#[test]
fn rc_w1_peek_shows_one_of_your_own_cards_to_you_alone() {
    let mut scene = Scene::of_two(["0123", "4567"], "8P9");
    scene.play([json!("draw"), json!({"peek": {"slot": 1}})]);
    let peeked = |card: Value| [json!({"type": "peeked", "seat": 0, "power": 45, "slot": 1, "card": card})];
    assert_eq!(scene.seen_by(seat(0)), peeked(json!(4)));
    assert_eq!(scene.seen_by(seat(1)), peeked(json!(null)));
    assert_eq!(scene.lines_to(seat(0)), [".1..", "...."]);
    assert_eq!(scene.lines_to(seat(1)), ["....", "4..7"]);
    assert_eq!((scene.discard().as_str(), scene.state()["phase"].clone()), ("8P", json!("knock")));
    scene.play([json!("pass")]);
    assert_eq!(scene.lines_to(seat(0)), ["....", "...."], "until the seat's next action");
}

#[test]
fn rc_w1_only_a_peek_in_hand_lets_you_peek() {
    let mut scene = Scene::of_two(["0123", "4567"], "8S");
    scene.play([json!("draw")]);
    assert_eq!(scene.refuses(json!({"peek": {"slot": 0}})).unwrap().message(), "rc-w1-no-peek");
}

#[test]
fn rc_w2_swap_exchanges_two_cards_and_nobody_looks() {
    let mut scene = Scene::of_two(["0123", "4567"], "8S9");
    scene.play([json!("draw"), swap(0, 1, 3)]);
    assert_eq!((scene.lines(), scene.discard().as_str()), (vec!["7123".into(), "4560".to_owned()], "8S"));
    let swapped = json!({"type": "swapped", "seat": 0, "power": 48, "own": 0, "with": 1, "slot": 3});
    for viewer in Viewer::all(2) {
        assert_eq!(scene.seen_by(viewer), std::slice::from_ref(&swapped));
    }
    assert_eq!(scene.lines_to(seat(0)), ["....", "...."]);
    assert_eq!(scene.lines_to(seat(1)), ["....", "4..."], "a card that has left the line is looked at no more");
    assert_eq!(scene.state()["phase"], "knock");
}

#[test]
fn rc_w2_a_card_one_player_looks_at_is_not_looked_at_by_the_next() {
    let mut scene = Scene::new(json!({}), &["0123", "4567", "0123", "4567"], "899S99PS");
    let pass = || ["draw", "discard", "pass"].map(Value::from);
    scene.play(pass()).play(pass()).play([json!("draw"), swap(0, 1, 1), json!("pass")]).play(pass());
    scene.play(draw_and_discard()).play([json!("knock"), json!("draw"), json!({"peek": {"slot": 1}})]);
    assert_eq!(scene.lines_to(seat(1))[1], ".0..", "seat 1 looks at what it was given");
    scene.play([json!("draw"), swap(0, 1, 1)]);
    assert_eq!(scene.lines()[2], "0123", "seat 2 has its card back");
    assert_eq!(scene.lines_to(seat(2))[2], "....", "and has to remember it");
}

#[test]
fn rc_w2_swapping_is_with_another_player() {
    let mut scene = Scene::new(json!({}), &["0123", "4567", "0123"], "8S");
    scene.play([json!("draw")]);
    assert_eq!(scene.refuses(swap(0, 0, 1)).unwrap().message(), "rc-w2-with-oneself");
    assert_eq!(scene.refuses(swap(0, 3, 1)).unwrap().message(), "rc-w2-no-such-seat");
    assert_eq!(scene.refuses(swap(0, 255, 1)).unwrap().message(), "rc-w2-no-such-seat");
    assert_eq!(scene.refuses(swap(4, 1, 1)).unwrap().message(), "rc-s2-no-such-slot");
    assert_eq!(scene.refuses(swap(0, 1, 4)).unwrap().message(), "rc-s2-no-such-slot");
    assert_eq!(scene.refuses(swap(3, 2, 0)), None);
    assert_eq!(scene.refuses(json!("draw_two")).unwrap().message(), "rc-w3-no-draw-two");
}

#[test]
fn rc_w2_swaps_are_listed_by_own_slot_seat_and_slot() {
    use ratskeller_core::Game;
    let mut scene = Scene::new(json!({}), &["0123", "4567", "0123"], "88S");
    scene.play(draw_and_discard()).play([json!("pass"), json!("draw")]);
    let mut legal = Vec::new();
    scene.game.legal_into(&mut legal);
    let swaps: Vec<Value> = legal[5..].iter().map(|action| serde_json::to_value(action).unwrap()).collect();
    let wanted =
        (0..4).flat_map(|own| [0, 2].into_iter().flat_map(move |seat| (0..4).map(move |slot| swap(own, seat, slot))));
    assert_eq!(swaps, wanted.collect::<Vec<_>>());
}

#[test]
fn rc_w2_the_knockers_cards_are_not_protected() {
    let mut scene = Scene::of_two(["0123", "4567"], "89S");
    scene.play(draw_and_discard()).play([json!("knock"), json!("draw"), swap(3, 0, 0)]);
    assert_eq!(scene.lines(), ["7123", "4560"]);
}

#[test]
fn rc_w3_draw_two_draws_by_itself_and_using_the_first_card_ends_it() {
    let mut scene = Scene::of_two(["0123", "4567"], "8D99");
    scene.play([json!("draw"), json!("draw_two")]);
    assert_eq!(
        scene.events(),
        [json!({"type": "draw_two", "seat": 0, "power": 51}), json!({"type": "drew", "seat": 0, "card": 36})]
    );
    assert_eq!(scene.seen_by(seat(1))[1], json!({"type": "drew", "seat": 0, "card": null}));
    assert_eq!(
        (scene.hand().as_str(), scene.discard().as_str(), scene.state()["draws_left"].clone()),
        ("9", "8D", json!(1))
    );
    scene.play([json!({"replace": {"slot": 0}})]);
    assert_eq!((scene.lines()[0].as_str(), scene.state()["phase"].clone()), ("9123", json!("knock")));
    assert_eq!(scene.state()["draws_left"], 0);
}

#[test]
fn rc_w3_discarding_the_first_card_draws_the_second() {
    let mut scene = Scene::of_two(["0123", "4567"], "8D9P9");
    scene.play([json!("draw"), json!("draw_two"), json!("discard")]);
    assert_eq!(
        scene.events(),
        [json!({"type": "discarded", "seat": 0, "card": 36}), json!({"type": "drew", "seat": 0, "card": 45})]
    );
    assert_eq!((scene.hand().as_str(), scene.state()["draws_left"].clone()), ("P", json!(0)));
    scene.play([json!("discard")]);
    assert_eq!((scene.discard().as_str(), scene.state()["phase"].clone()), ("8D9P", json!("knock")));
}

#[test]
fn rc_w3_a_power_drawn_this_way_can_be_used_and_ends_the_sequence() {
    let mut scene = Scene::of_two(["0123", "4567"], "8DP9");
    scene.play([json!("draw"), json!("draw_two"), json!({"peek": {"slot": 2}})]);
    assert_eq!((scene.discard().as_str(), scene.state()["phase"].clone()), ("8DP", json!("knock")));
}

#[test]
fn rc_w3_a_second_draw_two_starts_a_new_sequence_of_two() {
    let mut scene = Scene::of_two(["0123", "4567"], "8D9D765");
    scene.play([json!("draw"), json!("draw_two"), json!("discard"), json!("draw_two")]);
    assert_eq!((scene.hand().as_str(), scene.state()["draws_left"].clone()), ("7", json!(1)));
    scene.play([json!("discard")]);
    assert_eq!((scene.hand().as_str(), scene.state()["draws_left"].clone()), ("6", json!(0)));
    scene.play([json!("discard")]);
    assert_eq!((scene.discard().as_str(), scene.state()["phase"].clone()), ("8D9D76", json!("knock")));

    let mut scene = Scene::of_two(["0123", "4567"], "8DD765");
    scene.play([json!("draw"), json!("draw_two"), json!("draw_two")]);
    assert_eq!((scene.hand().as_str(), scene.state()["draws_left"].clone()), ("7", json!(1)));
}
