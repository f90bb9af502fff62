//! Knocking, turning up, counting, and passing the deal.

use ratskeller_core::{Game, SmallId};
use serde_json::{Value, json};

use crate::scene::{Scene, draw_and_discard};

#[test]
fn rc_k1_knocking_is_for_whoever_has_finished_a_turn() {
    let mut scene = Scene::of_two(["0123", "4567"], "89");
    for action in [json!("knock"), json!("pass")] {
        assert_eq!(scene.refuses(action).unwrap().message(), "rc-k1-turn-not-finished");
    }
    scene.play([json!("draw")]);
    assert_eq!(scene.refuses(json!("knock")).unwrap().message(), "rc-k1-turn-not-finished");
    scene.play([json!("discard")]);
    for action in [json!("draw"), json!("discard"), json!({"take": {"slot": 0}})] {
        assert_eq!(scene.refuses(action).unwrap().message(), "rc-k1-knock-or-pass");
    }
    scene.play([json!("pass")]);
    assert_eq!(scene.events(), [json!({"type": "passed", "seat": 0})]);
    assert_eq!((scene.state()["knocked"].clone(), scene.state()["turn"].clone()), (json!(null), json!(1)));
}

#[test]
fn rc_k1_after_a_knock_every_other_player_has_exactly_one_more_turn() {
    let mut scene = Scene::new(json!({"until": {"rounds": 1}}), &["0123", "4567", "0123"], "8999999");
    scene.play(draw_and_discard()).play([json!("pass")]).play(draw_and_discard()).play([json!("knock")]);
    assert_eq!(scene.events(), [json!({"type": "knocked", "seat": 1})]);
    assert_eq!(scene.state()["knocked"], 1);
    let mut turns = Vec::new();
    while let Some(mover) = scene.game.to_move() {
        turns.push(mover.index());
        scene.play(draw_and_discard());
    }
    assert_eq!(turns, [2, 0], "and nobody is asked to knock again");
    assert_eq!((scene.state()["phase"].clone(), scene.state()["turn"].clone()), (json!("over"), json!(0)));
}

/// Seat 0 knocks at once; both discard what they draw.
fn knock_at_once(scene: &mut Scene) -> &mut Scene {
    scene.play(draw_and_discard()).play([json!("knock")]).play(draw_and_discard())
}

fn exchanged(seat: usize, slot: usize, card: usize, discarded: usize) -> Value {
    json!({"type": "exchanged", "seat": seat, "slot": slot, "card": card, "discarded": discarded})
}

#[test]
fn rc_k2_power_cards_in_the_lines_are_replaced_from_the_pile() {
    let mut scene = Scene::of_two(["0P23", "S56D"], "899D1472");
    knock_at_once(&mut scene);
    assert_eq!(scene.lines(), ["0123", "4567"]);
    assert_eq!(scene.discard(), "899PDSD");
    assert_eq!(
        scene.events()[1..6],
        [
            json!({"type": "shown", "lines": [[0, 45, 8, 12], [48, 20, 24, 51]]}),
            exchanged(0, 1, 52, 45),
            exchanged(0, 1, 4, 52),
            exchanged(1, 0, 16, 48),
            exchanged(1, 3, 28, 51),
        ]
    );
    assert_eq!(scene.state()["shown"], json!([[0, 45, 8, 12], [48, 20, 24, 51]]), "as turned up, before that");
    assert_eq!(scene.state()["totals"], json!([6, 22]));
}

#[test]
fn rc_k2_replacing_begins_at_the_dealers_left() {
    let mut scene = Scene::new(json!({"until": {"rounds": 1}}), &["P123", "P567", "P888"], "899994567");
    scene.play(draw_and_discard()).play([json!("pass")]).play(draw_and_discard()).play([json!("knock")]);
    scene.play(draw_and_discard()).play(draw_and_discard());
    assert_eq!(scene.lines(), ["4123", "5567", "6888"], "seat 2 dealt, whoever knocked");
}

#[test]
fn rc_k2_an_empty_pile_is_reshuffled_for_the_replacements_too() {
    let mut scene = Scene::of_two(["P123", "4567"], "8");
    for turn in 0..45 {
        scene.play(draw_and_discard());
        if turn < 44 {
            scene.play([json!(if turn == 43 { "knock" } else { "pass" })]);
        }
    }
    let kinds: Vec<_> = scene.events().iter().map(|event| event["type"].clone()).collect();
    assert_eq!(kinds[..4], ["discarded", "shown", "reshuffled", "exchanged"]);
    assert_eq!(scene.events()[2]["count"], 46);
}

#[test]
fn rc_k3_points_are_the_sum_of_the_four_cards() {
    let mut scene = Scene::of_two(["9999", "0010"], "899");
    knock_at_once(&mut scene);
    assert_eq!(
        scene.events()[2..],
        [
            json!({"type": "round_ended", "round": 1, "points": [36, 1], "totals": [36, 1], "out": [false, false]}),
            json!({"type": "ended", "winners": [1], "points": [36, 1], "reason": "points"}),
        ]
    );
    assert_eq!(scene.state()["round_points"], json!([[36, 1]]));
}

#[test]
fn rc_k4_the_deal_passes_to_the_left_and_all_cards_are_shuffled() {
    let mut scene = Scene::new(json!({"until": {"rounds": 4}}), &["0123", "4567", "0123"], "8999");
    let mut dealers = Vec::new();
    let mut deals: Vec<Value> = Vec::new();
    while scene.game.to_move().is_some() {
        let state = scene.state();
        dealers.push(state["dealer"].clone());
        deals.push(state["lines"].clone());
        assert_eq!(state["turn"], (state["dealer"].as_u64().unwrap() + 1) % 3, "RC-T1 in every round");
        assert_eq!((state["round"].clone(), state["knocked"].clone()), (json!(deals.len()), json!(null)));
        scene.play(draw_and_discard()).play([json!("knock")]).play(draw_and_discard()).play(draw_and_discard());
    }
    assert_eq!(dealers, [2, 0, 1, 2]);
    deals.dedup();
    assert_eq!(deals.len(), 4);
    let rounds = scene.state()["round_points"].as_array().unwrap().len();
    assert_eq!((rounds, scene.state()["round"].clone()), (4, json!(4)));
}

#[test]
fn rc_k4_the_next_round_is_dealt_at_once() {
    let mut scene = Scene::new(json!({}), &["0123", "4567"], "899");
    knock_at_once(&mut scene);
    let kinds: Vec<_> = scene.events().iter().map(|event| event["type"].clone()).collect();
    assert_eq!(kinds, ["discarded", "shown", "round_ended", "dealt"]);
    assert_eq!(scene.events()[3]["round"], 2);
    assert_eq!(scene.state()["shown"], json!([[0, 4, 8, 12], [16, 20, 24, 28]]));
}
