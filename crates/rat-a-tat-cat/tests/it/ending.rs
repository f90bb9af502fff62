//! When the game is over, and who has won.

use rat_a_tat_cat::{Action, RatATatCat};
use ratskeller_core::{Game, Outcome, TimedAction};
use serde_json::{Value, json};

use crate::scene::Scene;

/// Everybody draws and discards; whoever comes first knocks.
fn play_round(scene: &mut Scene) {
    let round = scene.state()["round"].clone();
    while scene.game.to_move().is_some() && scene.state()["round"] == round {
        scene.play([if scene.state()["phase"] == "knock" { json!("knock") } else { json!("draw") }]);
        if scene.state()["phase"] == "drawn" {
            scene.play([json!("discard")]);
        }
    }
}

fn outcome(scene: &Scene) -> Value {
    serde_json::to_value(scene.game.outcome()).unwrap()
}

#[test]
fn rc_e1_after_so_many_rounds_the_lowest_total_wins() {
    let mut scene = Scene::new(json!({"until": {"rounds": 2}}), &["9999", "0000"], "888");
    play_round(&mut scene);
    assert_eq!((outcome(&scene), scene.state()["round"].clone()), (json!(null), json!(2)));
    play_round(&mut scene);
    let state = scene.state();
    let totals: Vec<u64> = serde_json::from_value(state["totals"].clone()).unwrap();
    let winner = usize::from(totals[1] < totals[0]);
    assert_ne!(totals[0], totals[1]);
    assert_eq!(outcome(&scene), json!({"winners": [winner], "points": totals, "reason": "points"}));
    assert_eq!(scene.refuses(json!("draw")).unwrap().message(), "rc-e1-game-over");
    assert_eq!(scene.game.legal_count(), 0);
}

#[test]
fn rc_e2_when_time_is_up_the_round_in_progress_is_the_last() {
    let mut scene = Scene::new(json!({"until": {"minutes": 30}}), &["0123", "4567"], "888");
    play_round(&mut scene);
    play_round(&mut scene);
    assert_eq!((outcome(&scene), scene.state()["last_round"].clone()), (json!(null), json!(false)));

    let before = scene.state();
    scene.play([json!("draw"), json!("time_up")]);
    assert_eq!(scene.events(), [json!({"type": "time_up"})]);
    assert_eq!(
        (scene.state()["last_round"].clone(), scene.state()["turn"].clone()),
        (json!(true), before["turn"].clone())
    );
    scene.play([json!("discard")]);
    play_round(&mut scene);
    assert_eq!((scene.state()["phase"].clone(), scene.state()["round"].clone()), (json!("over"), json!(3)));
    assert!(scene.game.outcome().is_some());
    assert_eq!(scene.refuses(json!("time_up")).unwrap().message(), "rc-e2-time-was-up");
}

#[test]
fn rc_e2_time_is_told_by_the_table_once_and_only_where_it_counts() {
    assert_eq!(RatATatCat::refused_to_seats(Action::TimeUp).unwrap().message(), "rc-e2-the-tables-own");
    assert_eq!(RatATatCat::refused_to_seats(Action::Draw), None);
    let mut scene = Scene::new(json!({"until": {"minutes": 30}}), &["0123", "4567"], "888");
    let mut legal = Vec::new();
    scene.game.legal_into(&mut legal);
    assert!(!legal.contains(&Action::TimeUp));
    assert_eq!(scene.game.timed_action(), Some(TimedAction { action: Action::TimeUp, after_minutes: 30 }));
    scene.play([json!("time_up")]);
    assert_eq!(scene.game.timed_action(), None);
    assert_eq!(scene.refuses(json!("time_up")).unwrap().message(), "rc-e2-time-was-up");
    for until in [json!({"rounds": 3}), json!({"points": 100})] {
        let scene = Scene::new(json!({ "until": until }), &["0123", "4567"], "888");
        assert_eq!(scene.refuses(json!("time_up")).unwrap().message(), "rc-e2-no-clock");
        assert_eq!(scene.game.timed_action(), None);
    }
}

#[test]
fn rc_e2_time_that_is_up_takes_no_look_at_a_card_away() {
    let mut scene = Scene::new(json!({"until": {"minutes": 1}}), &["0123", "4567"], "888");
    scene.play([json!("time_up")]);
    assert_eq!(scene.lines_to(crate::scene::seat(0)), ["0..3", "...."]);
}

fn until_points(points: u16, lines: &[&str], rest: &str) -> Scene {
    let mut scene = Scene::new(json!({"until": {"points": points}}), lines, rest);
    play_round(&mut scene);
    scene
}

#[test]
fn rc_e3_whoever_reaches_the_points_is_out_and_the_others_go_on() {
    let scene = until_points(12, &["0000", "3333", "1112"], "8999");
    let state = scene.state();
    assert_eq!(state["out"], json!([false, true, false]), "twelve is enough");
    assert_eq!((&state["lines"][1], &state["dealer"], &state["turn"]), (&json!([]), &json!(0), &json!(2)));
    assert_eq!(scene.game.view(crate::scene::seat(1)).lines.values()[1].len(), 0);

    let mut scene = scene;
    play_round(&mut scene);
    assert_eq!(scene.state()["round_points"][1][1], json!(null));
    assert_eq!(scene.state()["shown"][1], json!([]));
}

#[test]
fn rc_e3_the_deal_skips_who_is_out() {
    let scene = until_points(12, &["3333", "0000", "1112"], "8999");
    assert_eq!((scene.state()["dealer"].clone(), scene.state()["turn"].clone()), (json!(1), json!(2)));
    let scene = until_points(12, &["1112", "0000", "3333"], "8999");
    assert_eq!((scene.state()["dealer"].clone(), scene.state()["turn"].clone()), (json!(0), json!(1)));
}

#[test]
fn rc_e3_a_seat_that_is_out_cannot_be_swapped_with() {
    let mut scene = until_points(12, &["0000", "3333", "1112"], "8999");
    while scene.play([json!("draw")]).hand() != "S" {
        scene.play([json!("discard"), json!("pass")]);
    }
    let mover = scene.game.to_move().unwrap();
    let swap = |seat: usize| json!({"swap": {"own": 0, "seat": seat, "slot": 0}});
    assert_eq!(scene.refuses(swap(1)).unwrap().message(), "rc-e3-seat-is-out");
    let other = if mover == ratskeller_core::SmallId::new(0) { 2 } else { 0 };
    assert_eq!(scene.refuses(swap(other)), None);
    assert_eq!(scene.game.legal_count(), 5 + 16, "only one is left to swap with");
}

#[test]
fn rc_e3_the_last_player_left_wins() {
    let scene = until_points(10, &["0001", "9999", "8888"], "7777");
    assert_eq!(outcome(&scene), json!({"winners": [0], "points": [1, 36, 32], "reason": "last_left"}));
    assert_eq!(scene.lines(), ["0001", "9999", "8888"], "the last lines lie there for all to see");
}

#[test]
fn rc_e3_if_all_who_are_left_go_out_together_the_lowest_of_them_wins() {
    let scene = until_points(10, &["9999", "9998"], "777");
    assert_eq!(outcome(&scene), json!({"winners": [1], "points": [36, 35], "reason": "points"}));

    let mut scene = until_points(10, &["5500", "4410", "4401"], "7777");
    assert_eq!(scene.state()["out"], json!([true, false, false]));
    play_round(&mut scene);
    let Some(Outcome { winners, points, .. }) = scene.game.outcome() else { panic!("nine points and a round are ten") };
    let [first, second, third] = points.values() else { panic!("three seats") };
    assert!(*first == 10 && second > first && third > first);
    assert_eq!(winners.values(), [false, second <= third, third <= second], "who went out earlier has lost");
}

#[test]
fn rc_e4_equal_lowest_totals_share_the_victory() {
    let mut scene = Scene::new(json!({"until": {"rounds": 1}}), &["0123", "4567", "0222"], "8999");
    play_round(&mut scene);
    assert_eq!(outcome(&scene), json!({"winners": [0, 2], "points": [6, 22, 6], "reason": "points"}));
    let scene = until_points(10, &["9876", "9876"], "555");
    assert_eq!(outcome(&scene), json!({"winners": [0, 1], "points": [30, 30], "reason": "points"}));
}
