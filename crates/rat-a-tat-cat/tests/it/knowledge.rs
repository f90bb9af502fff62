//! Who sees what, now and in the log.

use rat_a_tat_cat::{Event, Info, RatATatCat, Seen};
use ratskeller_core::{Game, Knowledge, Memory, Seat, SmallId, Viewer};
use serde_json::{Value, json};

use crate::scene::{Scene, default_deck, draw_and_discard, seat, written};

fn aided(lines: &[&str], rest: &str) -> Scene {
    Scene::new(json!({"memory": "aided", "until": {"rounds": 1}}), lines, rest)
}

#[test]
fn the_state_has_the_shape_of_the_protocol() {
    let mut scene = Scene::of_two(["0123", "4567"], "8D9");
    scene.play([json!("draw"), json!("draw_two")]);
    let pile: Vec<u64> = serde_json::from_value(scene.state()["pile"].clone()).unwrap();
    assert_eq!(pile.len(), 43);
    let written = |view: &rat_a_tat_cat::View| serde_json::to_string(view).unwrap();
    let wanted = |pile: &str, discard: &str, lines: &str, drawn: &str| {
        format!(r#"{{"phase":"drawn","turn":0,"round":1,"dealer":1,"pile":{pile},"discard":{discard},"lines":{lines},"#)
            + &format!(r#""drawn":{drawn},"draws_left":1,"knocked":null,"round_points":[],"totals":[0,0],"#)
            + r#""out":[false,false],"shown":null,"last_round":false}"#
    };
    let pile = serde_json::to_string(&pile).unwrap();
    let state = wanted(&pile, "[32,51]", "[[0,4,8,12],[16,20,24,28]]", "36");
    assert_eq!(written(&scene.game.reveal()), state);
    let hidden = "[null,null,null,null]";
    let view = wanted("43", "[null,51]", &format!("[{hidden},[16,null,null,28]]"), "null");
    assert_eq!(written(&scene.game.view(seat(1))), view);
    let view = wanted("43", "[null,51]", &format!("[{hidden},{hidden}]"), "36");
    assert_eq!(written(&scene.game.view(seat(0))), view);
}

#[test]
fn what_is_known_says_by_which_rules_memory_goes_and_who_has_knocked() {
    for (mut scene, memory) in
        [(Scene::of_two(["0123", "4567"], "89"), Memory::Strict), (aided(&["0123", "4567"], "89"), Memory::Aided)]
    {
        assert_eq!((scene.game.info(seat(1)).memory(), scene.game.info(seat(1)).knocked()), (memory, None));
        scene.play(draw_and_discard()).play([json!("knock")]);
        assert!(Viewer::all(2).all(|viewer| scene.game.info(viewer).knocked() == Some(Seat::new(0))));
    }
}

#[test]
fn strict_memory_shows_only_the_top_of_the_discard_pile_and_aided_all_of_it() {
    let play = |mut scene: Scene| {
        scene.play(draw_and_discard());
        Viewer::all(2).map(|viewer| written(&scene.game.view(viewer).discard)).collect::<Vec<_>>()
    };
    assert_eq!(play(Scene::of_two(["0123", "4567"], "89")), [".9", ".9", ".9"]);
    assert_eq!(play(aided(&["0123", "4567"], "89")), ["89", "89", "89"]);
}

#[test]
fn aided_memory_follows_cards_through_swaps() {
    let mut scene = aided(&["0123", "4567"], "8SP9");
    scene.play([json!("draw"), json!({"swap": {"own": 0, "seat": 1, "slot": 3}}), json!("pass")]);
    assert_eq!(scene.lines_to(seat(0)), ["...3", "...0"], "seat 0 knows what it gave away");
    assert_eq!(scene.lines_to(seat(1)), ["7...", "4..."], "and so does seat 1");
    scene.play([json!("draw"), json!({"peek": {"slot": 3}}), json!("pass")]);
    assert_eq!(scene.lines_to(seat(1)), ["7...", "4..0"]);
    assert_eq!(scene.lines_to(seat(0)), ["...3", "...0"], "what another peeks at is not forgotten");
    scene.play([json!("draw"), json!({"replace": {"slot": 0}})]);
    assert_eq!(scene.lines_to(seat(0)), ["9..3", "...0"]);
    assert_eq!(scene.lines_to(seat(1)), ["....", "4..0"], "nobody else sees what is drawn");
    assert_eq!(scene.lines_to(Viewer::Spectator), ["....", "...."]);
}

#[test]
fn a_card_taken_from_the_discard_pile_is_known_to_all_who_remember() {
    let take = |mut scene: Scene| {
        scene.play([json!({"take": {"slot": 1}})]);
        Viewer::all(2).map(|viewer| scene.lines_to(viewer)[0].clone()).collect::<Vec<_>>()
    };
    assert_eq!(take(aided(&["0123", "4567"], "8")), ["08.3", ".8..", ".8.."]);
    assert_eq!(take(Scene::of_two(["0123", "4567"], "8")), ["....", "....", "...."]);
}

#[test]
fn when_the_game_is_over_all_lines_are_face_up() {
    let mut scene = Scene::of_two(["0123", "4567"], "899");
    scene.play(draw_and_discard()).play([json!("knock")]).play(draw_and_discard());
    for viewer in Viewer::all(2) {
        assert_eq!(scene.lines_to(viewer), ["0123", "4567"]);
    }
}

#[test]
fn what_the_clock_says_is_known_to_all() {
    let options = json!({"until": {"minutes": 5}});
    let mut scene = Scene::new(options.clone(), &["0123", "4567"], "899");
    let options = serde_json::from_value(options).unwrap();
    let actions = ["draw", "time_up", "discard", "knock", "draw", "discard"].map(Value::from);
    let events = record(&mut scene, actions);
    assert!(scene.game.outcome().is_some());
    for viewer in Viewer::all(2) {
        let mut known = Info::start(&default_deck(), &options, 2, viewer).unwrap();
        for event in &events {
            known.observe(&RatATatCat::seen(event, viewer));
        }
        assert_eq!(known, scene.game.info(viewer), "{viewer:?}");
        assert!(known.view().last_round);
    }
}

/// What the log says to a viewer.
fn log(scene: &Scene, log: &[Event], viewer: Viewer) -> Vec<Value> {
    log.iter()
        .map(|event| serde_json::to_value(scene.game.recall(&RatATatCat::seen(event, viewer), viewer)).unwrap())
        .collect()
}

/// Plays on and keeps all events.
fn record(scene: &mut Scene, actions: impl IntoIterator<Item = Value>) -> Vec<Event> {
    let mut events = scene.events.clone();
    for action in actions {
        scene.play([action]);
        events.extend(&scene.events);
    }
    events
}

#[test]
fn the_log_of_a_strict_table_names_only_what_is_in_sight() {
    let actions = || [json!("draw"), json!({"replace": {"slot": 0}}), json!("pass"), json!("draw")];
    let mut scene = Scene::of_two(["0123", "4567"], "897");
    let events = record(&mut scene, actions());
    let mine = log(&scene, &events, seat(0));
    assert_eq!(mine[0]["lines"][0], json!([0, null, null, null]), "0 is the top discard now, 3 has to be remembered");
    assert_eq!((&mine[0]["turned_up"], &mine[1]["card"]), (&json!(null), &json!(null)));
    assert_eq!((&mine[2]["card"], &mine[2]["discarded"]), (&json!(null), &json!(0)));
    let theirs = log(&scene, &events, seat(1));
    assert_eq!(theirs[4], json!({"type": "drew", "seat": 1, "card": 29}), "what is in hand is in sight");

    let mut scene = aided(&["0123", "4567"], "897");
    let events = record(&mut scene, actions());
    let seen: Vec<_> =
        events.iter().map(|event| serde_json::to_value(RatATatCat::seen(event, seat(0))).unwrap()).collect();
    assert_eq!(log(&scene, &events, seat(0)), seen, "an aided log forgets nothing");
}

#[test]
fn the_log_repeats_what_was_shown_last_but_not_where_those_cards_are_now() {
    let mut scene = Scene::new(json!({}), &["0123", "4567"], "899");
    let knock = || ["draw", "discard", "knock", "draw", "discard"].map(Value::from);
    let first = record(&mut scene, knock());
    let shown_of = |log: &[Value]| log.iter().find(|event| event["type"] == "shown").unwrap()["lines"].clone();
    assert_eq!(shown_of(&log(&scene, &first, seat(0))), json!([[0, 4, 8, 12], [16, 20, 24, 28]]));

    let dealt = |scene: &Scene| log(scene, &first, seat(0)).last().unwrap()["lines"][0].clone();
    let line = serde_json::to_value(scene.game.reveal().lines.values()[0]).unwrap();
    assert_eq!(dealt(&scene), json!([line[0], null, null, line[3]]));
    scene.play(draw_and_discard()).play([json!("pass")]).play(draw_and_discard()).play([json!("pass")]);
    assert_eq!(dealt(&scene), json!([null, null, null, null]));

    scene.play(knock());
    assert_ne!(shown_of(&log(&scene, &first, seat(0))), json!([[0, 4, 8, 12], [16, 20, 24, 28]]), "shown before last");
}

#[test]
fn the_log_does_not_name_a_hidden_card_because_the_last_round_showed_it() {
    let lines = ["0123", "4567", "0123", "4567", "0123", "4567"];
    let mut scene = Scene::new(json!({}), &lines, "8999999");
    scene.play(draw_and_discard()).play([json!("knock")]);
    for _ in 0..5 {
        scene.play(draw_and_discard());
    }
    let (state, dealt) = (scene.state(), *scene.events.last().unwrap());
    let shown: Vec<&Value> =
        state["shown"].as_array().unwrap().iter().flat_map(|line| line.as_array().unwrap()).collect();
    let dealt_again =
        |seat: usize| [0, 3].into_iter().filter(|&slot| shown.contains(&&state["lines"][seat][slot])).count();
    assert!((0..6).map(dealt_again).sum::<usize>() > 0, "some of those cards are outer cards now");
    for _ in 0..6 {
        scene.play(draw_and_discard()).play([json!("pass")]);
    }
    for number in 0..6 {
        assert_eq!(log(&scene, &[dealt], seat(number))[0]["lines"][number], json!([null, null, null, null]));
    }
}

#[test]
fn when_the_game_is_over_the_log_names_all_that_is_face_up() {
    let mut scene = Scene::of_two(["P123", "4567"], "8990");
    let events = record(&mut scene, ["draw", "discard", "knock", "draw", "discard"].map(Value::from));
    let log = log(&scene, &events, seat(0));
    assert_eq!(log[0]["lines"][0], json!([45, null, null, 12]));
    let recalled: Vec<Seen> =
        events.iter().map(|event| scene.game.recall(&RatATatCat::seen(event, seat(1)), seat(1))).collect();
    assert!(recalled.contains(&RatATatCat::seen(&events[6], seat(1))), "the lines as they were turned up");
    assert_eq!(log[7], json!({"type": "exchanged", "seat": 0, "slot": 0, "card": 0, "discarded": 45}));
}
