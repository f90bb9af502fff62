//! Taking, drawing, replacing and discarding.

use ratskeller_core::{Game, SmallId, Viewer};
use serde_json::{Value, json};

use crate::scene::{Scene, seat};

#[test]
fn rc_t1_play_goes_clockwise_from_the_dealers_left() {
    let mut scene = Scene::new(json!({}), &["0123", "4567", "0123"], "89999");
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(scene.game.to_move().unwrap().index());
        scene.play([json!("draw"), json!("discard"), json!("pass")]);
    }
    assert_eq!(order, [0, 1, 2, 0], "seat 2 dealt");
}

#[test]
fn rc_t1_a_turn_begins_with_taking_or_drawing() {
    let scene = Scene::of_two(["0123", "4567"], "89");
    let mut legal = Vec::new();
    scene.game.legal_into(&mut legal);
    let legal = serde_json::to_value(&legal).unwrap();
    let take = |slot: usize| json!({"take": {"slot": slot}});
    assert_eq!(legal, json!([take(0), take(1), take(2), take(3), "draw"]));
    for action in [json!({"replace": {"slot": 0}}), json!("discard"), json!({"peek": {"slot": 0}}), json!("draw_two")] {
        assert_eq!(scene.refuses(action).unwrap().message(), "rc-t1-nothing-in-hand");
    }
}

#[test]
fn rc_t2_the_top_discard_replaces_a_card_and_everybody_sees_both() {
    let mut scene = Scene::of_two(["0123", "4567"], "89");
    scene.play([json!({"take": {"slot": 2}})]);
    assert_eq!((scene.lines(), scene.discard().as_str()), (vec!["0183".into(), "4567".to_owned()], "2"));
    assert_eq!(scene.state()["phase"], "knock");
    let took = json!({"type": "took", "seat": 0, "slot": 2, "card": 32, "discarded": 8});
    for viewer in Viewer::all(2) {
        assert_eq!(scene.seen_by(viewer), std::slice::from_ref(&took));
    }
}

#[test]
fn rc_t2_a_power_card_on_the_discard_pile_may_not_be_taken() {
    let mut scene = Scene::of_two(["0123", "4567"], "8P9");
    scene.play([json!("draw"), json!("discard"), json!("pass")]);
    assert_eq!(scene.discard(), "8P");
    assert_eq!(scene.refuses(json!({"take": {"slot": 0}})).unwrap().message(), "rc-t2-power-on-top");
    assert_eq!((scene.game.legal_count(), scene.game.legal_nth(0)), (1, rat_a_tat_cat::Action::Draw));
}

#[test]
fn rc_t3_a_drawn_card_is_seen_by_its_drawer_alone() {
    let mut scene = Scene::of_two(["0123", "4567"], "89");
    scene.play([json!("draw")]);
    let drew = |card: Value| [json!({"type": "drew", "seat": 0, "card": card})];
    assert_eq!(scene.seen_by(seat(0)), drew(json!(36)));
    assert_eq!(scene.seen_by(seat(1)), drew(json!(null)));
    assert_eq!(scene.seen_by(Viewer::Spectator), drew(json!(null)));
    assert_eq!(scene.game.view(seat(0)).drawn.map(SmallId::index), Some(36));
    assert_eq!(scene.game.view(seat(1)).drawn, None);
    for action in [json!("draw"), json!({"take": {"slot": 0}})] {
        assert_eq!(scene.refuses(action).unwrap().message(), "rc-t3-card-in-hand");
    }
}

#[test]
fn rc_t3_a_drawn_card_replaces_one_or_is_discarded() {
    let mut scene = Scene::of_two(["0123", "4567"], "898");
    scene.play([json!("draw"), json!({"replace": {"slot": 3}})]);
    assert_eq!((scene.lines(), scene.discard().as_str()), (vec!["0129".into(), "4567".to_owned()], "83"));
    let replaced = |card: Value| {
        [json!({"type": "replaced", "seat": 0, "slot": 3, "card": card, "discarded": 12, "face_up": false})]
    };
    assert_eq!(
        (scene.seen_by(seat(0)), scene.seen_by(seat(1))),
        (replaced(json!(36)).into(), replaced(json!(null)).into())
    );

    scene.play([json!("pass"), json!("draw"), json!("discard")]);
    assert_eq!((scene.lines(), scene.discard().as_str()), (vec!["0129".into(), "4567".to_owned()], "838"));
    assert_eq!(scene.seen_by(seat(0)), [json!({"type": "discarded", "seat": 1, "card": 33})]);
}

#[test]
fn rc_t3_a_drawn_power_card_may_replace_a_card_and_loses_its_power() {
    let mut scene = Scene::of_two(["0123", "4567"], "8P");
    scene.play([json!("draw"), json!({"replace": {"slot": 0}})]);
    assert_eq!((scene.lines(), scene.discard().as_str()), (vec!["P123".into(), "4567".to_owned()], "80"));
    assert_eq!(scene.state()["phase"], "knock");
}

/// All cards of the deck but those already `used`, and `last` at the end.
fn the_rest(used: &str, last: &str) -> String {
    let mut rest: String = "0000111122223333444455556666777788889999999 99PPPSSSDDD".replace(' ', "");
    for card in used.chars().chain(last.chars()) {
        rest.remove(rest.find(card).unwrap());
    }
    rest + last
}

#[test]
fn rc_t4_an_empty_pile_is_made_of_the_whole_discard_pile() {
    let mut scene = Scene::of_two(["0123", "4567"], &the_rest("01234567", ""));
    for _ in 0..45 {
        scene.play([json!("draw"), json!("discard"), json!("pass")]);
    }
    assert_eq!(scene.state()["pile"], json!([]), "nothing is shuffled before a card must be drawn");
    assert_eq!(scene.discard().len(), 46);
    scene.play([json!("draw")]);
    assert_eq!(scene.events()[0], json!({"type": "reshuffled", "count": 46}));
    assert_eq!(scene.events()[1]["type"], "drew");
    assert_eq!((scene.discard().as_str(), scene.state()["pile"].as_array().unwrap().len()), ("", 45));
    scene.play([json!("discard")]);
    assert_eq!(scene.discard().len(), 1);
}

#[test]
fn rc_t4_a_draw_two_is_discarded_before_its_cards_are_drawn() {
    let mut scene = Scene::of_two(["0123", "4567"], &the_rest("01234567", "D"));
    for _ in 0..44 {
        scene.play([json!("draw"), json!("discard"), json!("pass")]);
    }
    scene.play([json!("draw")]);
    assert_eq!((scene.hand().as_str(), scene.state()["pile"].clone()), ("D", json!([])));
    scene.play([json!("draw_two")]);
    let kinds: Vec<_> = scene.events().iter().map(|event| event["type"].clone()).collect();
    assert_eq!(kinds, ["draw_two", "reshuffled", "drew"]);
    assert_eq!(scene.events()[1]["count"], 46, "the Draw 2 is among them");
}
