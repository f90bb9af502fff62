//! The last round, the end, and the scoring of a whole game.
//!
//! Cards from 30 on show two treasures of one kind: 30 rings, 31 and 32 coins, 33 to 35 pearls.

use piratz::{Action, Piratz};
use ratskeller_core::{Game, Rng, Viewer};
use serde_json::{Value, json};

use crate::scene::{SEED, Scene, with_rats_on};

/// Two players who have discarded 30 and 31 in the first round, with 0 and 1 the last cards of the pile and the only
/// rats. Seat 0 is to move.
fn two_cards_before_the_end(options: &Value) -> Scene {
    let skulls = [15, 19, 20, 24, 27, 29];
    let others = (2..50).filter(|card| ![30, 31].contains(card) && !skulls.contains(card));
    let pile: Vec<u64> = [30, 31].into_iter().chain(others).chain([0, 1]).collect();
    let mut scene = Scene::with(with_rats_on(&[0, 1]), options, 2, &pile);
    scene.play("reveal, leave shells, bury 30, reveal, leave shells, bury 31");
    for _ in 0..40 {
        scene.play("reveal, stay");
    }
    scene
}

fn sorted(cards: &Value) -> Vec<u64> {
    let mut cards: Vec<u64> = cards.as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect();
    cards.sort_unstable();
    cards
}

#[test]
fn pz_e1_the_discarded_cards_become_the_pile_before_the_alarm_is_settled() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("reveal, stay");
    assert_eq!(scene.state()["last_round"], false);

    let events = scene.play("reveal");
    assert_eq!(events[0], json!({"type": "revealed", "seat": 1, "card": 1}));
    assert_eq!(events[1]["type"], "pile_ran_out");
    assert_eq!(sorted(&events[1]["new_pile"]), [30, 31]);
    assert_eq!(events[2], json!({"type": "alarm", "seat": 1, "rats": [0, 1]}));
    let state = scene.state();
    assert_eq!((&state["pile"], &state["discard"]), (&events[1]["new_pile"], &json!([])));
    assert_eq!((&state["last_round"], &state["phase"]), (&json!(true), &json!("alarm")));
}

/// How often the lower of the two cards in the pile is the next one, of 200 samples with `play` played.
fn times_lower_is_next(scene: &Scene, play: impl Fn(&mut Piratz)) -> usize {
    let mut rng = Rng::new(SEED);
    let lower_is_next = |_: &i32| {
        let mut sample = Piratz::sample(&scene.game.info(Viewer::Spectator), &mut rng).into_game();
        play(&mut sample);
        let pile = serde_json::to_value(sample.reveal()).unwrap()["pile"].clone();
        assert_eq!(pile.as_array().unwrap().len(), 2);
        pile[0].as_u64() < pile[1].as_u64()
    };
    (0..200).filter(lower_is_next).count()
}

#[test]
fn a_sample_has_the_pile_in_any_order() {
    let scene = two_cards_before_the_end(&json!({}));
    let times = times_lower_is_next(&scene, |_| {});
    assert!((80..=120).contains(&times), "{times}");
}

#[test]
fn pz_e1_the_new_pile_is_shuffled() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("reveal, stay");
    let times = times_lower_is_next(&scene, |sample| sample.play(Action::Reveal, &mut ()).unwrap());
    assert!((80..=120).contains(&times), "{times}");
}

#[test]
fn pz_e1_what_is_buried_this_round_is_not_shuffled() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("leave shells, bury 33, reveal, stay, reveal");
    assert_eq!(sorted(&scene.state()["pile"]), [30, 31]);
    assert_eq!(scene.state()["buried"], json!([{"card": 33, "seat": 0}]));
}

#[test]
fn pz_e1_the_game_ends_when_the_last_shovel_is_laid() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("reveal, stay, reveal, keep_rat 1, bury 33");
    assert_eq!((scene.state()["turn"].clone(), scene.game.outcome()), (json!(0), None));
    scene.play("leave rings");
    assert_eq!(scene.game.outcome(), None);
    let events = scene.play("bury 34");
    assert_eq!(events.as_array().unwrap().last().unwrap()["type"], "ended");

    let state = scene.state();
    assert_eq!((&state["phase"], &state["turn"], &state["round"]), (&json!("over"), &json!(0), &json!(2)));
    assert_eq!(
        state["buried"],
        json!([{"card": 33, "seat": 1}, {"card": 34, "seat": 0}]),
        "the table stays as it lies"
    );
    assert_eq!((&state["discard"], &state["shovels"]), (&json!([]), &json!([false, false])));
    assert_eq!((scene.legal(), scene.game.to_move()), (json!([]), None));
    for action in ["reveal", "stay", "leave rings", "keep_rat 0", "decline_rat", "bury 35"] {
        assert_eq!(scene.refusal(action), "pz-e1-over");
    }
}

#[test]
fn pz_e2_the_new_pile_is_not_followed_by_another() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("reveal, stay, reveal, decline_rat, bury 1, reveal, stay");
    let events = scene.play("reveal");
    assert_eq!(events.as_array().unwrap().len(), 1, "nothing is shuffled again: {events}");
    scene.play("stay");
    assert_eq!((&scene.state()["pile"], &scene.state()["phase"]), (&json!([]), &json!("turn")));
    assert_eq!(scene.refusal("reveal"), "pz-e2-empty-pile");
    assert_eq!(scene.legal().as_array().unwrap().len(), 6);
    assert_eq!(scene.legal()[0], json!({"leave": {"kind": "rings"}}));
}

#[test]
fn pz_e2_with_nothing_discarded_players_leave_in_turn() {
    let mut scene = Scene::with(with_rats_on(&[]), &json!({}), 3, &[]);
    for _ in 0..49 {
        scene.play("reveal, stay");
    }
    let events = scene.play("reveal");
    assert_eq!(events[1], json!({"type": "pile_ran_out", "new_pile": []}));
    scene.play("stay");
    for seat in [2, 0, 1] {
        assert_eq!((&scene.state()["turn"], scene.refusal("reveal")), (&json!(seat), "pz-e2-empty-pile".into()));
        scene.play("leave rings");
        let card = scene.state()["open"][0].clone();
        scene.play(&format!("bury {card}"));
    }
    assert_eq!(scene.state()["phase"], "over");
}

/// Three players and no rats: seat 2 has taken goblets and seat 0 rings, and seat 1 has just taken coins.
fn one_card_before_scoring() -> Scene {
    let mut scene = Scene::with(with_rats_on(&[]), &json!({}), 3, &[]);
    for _ in 0..50 {
        scene.play("reveal, stay");
    }
    scene.play("leave goblets, bury 30, leave rings, bury 31, leave coins");
    scene
}

fn award(seat: u64, value: u64) -> Value {
    json!({"seat": seat, "value": value})
}

fn scored(kind: &str, treasures: [u64; 3], awards: &[Value]) -> Value {
    json!({"type": "scored", "kind": kind, "treasures": treasures, "awards": awards})
}

#[test]
fn pz_v1_kind_by_kind_the_first_gets_the_better_block() {
    let mut scene = one_card_before_scoring();
    // Where they have equally many treasures, seat 1 with 7 cards goes before seat 0 with 8 and seat 2 with 14.
    let events = json!([
        {"type": "buried", "seat": 1, "card": 45},
        scored("rings", [8, 0, 2], &[award(0, 4), award(2, 1)]),
        scored("coins", [2, 8, 2], &[award(1, 4), award(0, 1)]),
        scored("pearls", [2, 2, 2], &[award(1, 3), award(0, 2)]),
        scored("goblets", [0, 0, 18], &[award(2, 3)]),
        scored("gems", [2, 2, 2], &[award(1, 4), award(0, 1)]),
        scored("shells", [2, 2, 2], &[award(1, 3), award(0, 2)]),
        {"type": "ended", "winners": [1], "points": [10, 14, 4], "reason": "points"},
    ]);
    assert_eq!(scene.play("bury 45"), events);
}

#[test]
fn pz_v3_most_points_win() {
    let mut scene = one_card_before_scoring();
    assert_eq!((&scene.state()["won"], &scene.state()["points"]), (&Value::Null, &Value::Null));
    scene.play("bury 45");
    let state = scene.state();
    assert_eq!(state["won"], json!([[4, 1, 2, 1, 2], [4, 3, 4, 3], [1, 3]]));
    assert_eq!(state["points"], json!([10, 14, 4]));
    let outcome = json!({"winners": [1], "points": [10, 14, 4], "reason": "points"});
    assert_eq!(serde_json::to_value(scene.game.outcome()).unwrap(), outcome);
}

#[test]
fn after_the_end_a_strict_log_names_every_card_but_those_in_the_pile() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("reveal, stay, reveal, keep_rat 1, bury 33, leave rings, bury 34");
    let log = json!(scene.log(Viewer::Spectator));
    let mut truth = serde_json::to_value(&scene.events).unwrap();
    for (seen, happened) in log.as_array().unwrap().iter().zip(truth.as_array_mut().unwrap()) {
        match happened["type"].as_str().unwrap() {
            "dealt" => happened["pile"] = json!(44),
            "pile_ran_out" => happened["new_pile"] = json!(2),
            "round_ended" => happened["discarded"] = json!([null, null]),
            "revealed" | "buried" if [30, 31].contains(&happened["card"].as_u64().unwrap()) => {
                happened["card"] = Value::Null;
            }
            _ => {}
        }
        assert_eq!(seen, happened);
    }
}

#[test]
fn all_cards_are_shown_at_scoring() {
    let mut scene = two_cards_before_the_end(&json!({}));
    scene.play("reveal, stay, reveal, keep_rat 1, bury 33, leave rings, bury 34");
    let (view, state) = (scene.view(Viewer::Spectator), scene.state());
    for shown in ["taken", "discard", "won", "points"] {
        assert_eq!(view[shown], state[shown], "{shown}");
    }
    assert_eq!(view["taken"][1], json!([1]));
    assert_eq!(view["pile"], 2, "but the pile stays face down");
}
