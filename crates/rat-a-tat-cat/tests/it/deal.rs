//! How a round begins.

use std::collections::BTreeSet;

use rat_a_tat_cat::{Card, Event, Options, RatATatCat, Setup};
use ratskeller_core::{Chosen, Game, Seat, SmallId, Viewer};
use serde_json::{Value, json};

use crate::scene::{Scene, default_deck, seat, seed, written};

fn dealt(options: &Options, setup: &Setup, number: u8) -> RatATatCat {
    RatATatCat::deal(&default_deck(), options, 4, setup, seed(number), &mut ()).unwrap()
}

#[test]
fn rc_s1_the_dealer_is_chosen_or_drawn_by_lot_and_the_cards_are_shuffled() {
    let state = |options: &Options, setup: &Setup, number| dealt(options, setup, number).reveal();
    let drawn: BTreeSet<_> =
        (0..40).map(|number| state(&Options::default(), &Setup::default(), number).dealer).collect();
    assert_eq!(drawn.len(), 4, "in forty draws everybody deals once");

    let seat_1_deals = Options { dealer: Chosen::Seat(Seat::new(1)), ..Options::default() };
    assert_eq!(state(&seat_1_deals, &Setup::default(), 3).dealer, Seat::new(1));
    let seat_3_deals = Setup { dealer: Some(Seat::new(3)), pile: None };
    assert_eq!(state(&seat_1_deals, &seat_3_deals, 3).dealer, Seat::new(3), "a set-up wins over options");

    let piles: BTreeSet<_> =
        (0..20).map(|number| written(&dealt_cards(&dealt(&seat_1_deals, &seat_3_deals, number)))).collect();
    assert_eq!(piles.len(), 20, "twenty seeds give twenty deals");
}

fn dealt_cards(game: &RatATatCat) -> Vec<Option<Card>> {
    game.reveal().lines.values().iter().flatten().copied().collect()
}

#[test]
fn rc_s1_the_same_seed_gives_the_same_deal_in_every_release() {
    let state = serde_json::to_value(dealt(&Options::default(), &Setup::default(), 11).reveal()).unwrap();
    assert_eq!((&state["dealer"], &state["discard"]), (&json!(3), &json!([35])));
    let lines = json!([[2, 29, 14, 39], [9, 6, 21, 49], [24, 7, 20, 10], [53, 30, 18, 3]]);
    assert_eq!(state["lines"], lines);
    let pile = [
        27, 4, 12, 51, 25, 31, 40, 33, 45, 0, 43, 16, 46, 47, 34, 8, 1, 41, 17, 23, 37, 38, 26, 11, 36, 19, 48, 5, 50,
        28, 15, 44, 42, 13, 52, 32, 22,
    ];
    assert_eq!(state["pile"], json!(pile.as_slice()));
}

#[test]
fn rc_s2_four_cards_each_one_at_a_time_from_the_dealers_left() {
    let pile: Vec<u64> = (0..54).collect();
    let setup: Setup = serde_json::from_value(json!({"dealer": 1, "pile": pile})).unwrap();
    let state = serde_json::to_value(dealt(&Options::default(), &setup, 1).reveal()).unwrap();
    let lines = json!([[2, 6, 10, 14], [3, 7, 11, 15], [0, 4, 8, 12], [1, 5, 9, 13]]);
    assert_eq!((&state["lines"], &state["turn"], &state["dealer"]), (&lines, &json!(2), &json!(1)));
    assert_eq!(state["discard"], json!([16]));
    assert_eq!(state["pile"], json!((17..54).collect::<Vec<_>>()), "the next card first");
}

#[test]
fn rc_s2_a_line_has_no_fifth_slot() {
    let mut scene = Scene::of_two(["0123", "4567"], "8P9");
    let no_such_slot = |refusal: Option<ratskeller_core::Refusal>| refusal.unwrap().message() == "rc-s2-no-such-slot";
    assert!(no_such_slot(scene.refuses(json!({"take": {"slot": 4}}))));
    scene.play([json!("draw")]);
    assert!(no_such_slot(scene.refuses(json!({"replace": {"slot": 4}}))));
    assert!(no_such_slot(scene.refuses(json!({"peek": {"slot": 255}}))));
}

#[test]
fn rc_s3_the_top_card_is_turned_up_to_start_the_discard_pile() {
    let scene = Scene::of_two(["0123", "4567"], "89");
    assert_eq!(scene.discard(), "8");
    assert_eq!(
        scene.events(),
        [json!({
            "type": "dealt", "round": 1, "dealer": 1, "face_up": false, "lines": [[0, 4, 8, 12], [16, 20, 24, 28]],
            "put_back": [], "turned_up": 32, "pile": 45
        })]
    );
}

#[test]
fn rc_s3_a_power_card_is_put_back_and_the_pile_shuffled() {
    let scene = Scene::of_two(["0123", "4567"], "P8");
    let event = &scene.events()[0];
    assert_eq!(event["put_back"][0], json!(45));
    let turned_up = event["turned_up"].as_u64().unwrap();
    assert!(turned_up < 45, "a number is turned up");
    assert_eq!(scene.state()["discard"], json!([turned_up]));
    let pile: Vec<u64> = serde_json::from_value(scene.state()["pile"].clone()).unwrap();
    assert!(pile.len() == 45 && pile.contains(&45));
    assert!(!pile.is_sorted() && !pile.is_sorted_by(|one, other| one > other), "the rest is shuffled");
}

#[test]
fn rc_s3_a_power_card_that_is_turned_up_twice_is_named_once() {
    let mut pile: Vec<Card> = (0..54).map(Card::new).collect();
    pile.swap(24, 45);
    let setup = Setup { dealer: None, pile: Some(pile) };
    for number in 0..=255 {
        let mut events = Vec::new();
        RatATatCat::deal(&default_deck(), &Options::default(), 6, &setup, seed(number), &mut events).unwrap();
        let [Event::Dealt { put_back, .. }] = events[..] else { panic!("a deal is one event") };
        assert_eq!(put_back.iter().collect::<BTreeSet<_>>().len(), put_back.len(), "{put_back:?}");
    }
}

#[test]
fn rc_s4_everyone_looks_once_at_the_two_outer_cards() {
    let mut scene = Scene::of_two(["0123", "4567"], "89999");
    assert_eq!(scene.lines_to(seat(0)), ["0..3", "...."]);
    assert_eq!(scene.lines_to(seat(1)), ["....", "4..7"]);
    assert_eq!(scene.lines_to(Viewer::Spectator), ["....", "...."]);
    let lines = |viewer| scene.seen_by(viewer)[0]["lines"].clone();
    assert_eq!(lines(seat(0)), json!([[0, null, null, 12], [null, null, null, null]]));
    assert_eq!(lines(seat(1)), json!([[null, null, null, null], [16, null, null, 28]]));

    scene.play([json!("draw")]);
    assert_eq!(scene.lines_to(seat(0)), ["....", "...."], "until the seat's next action");
    assert_eq!(scene.lines_to(seat(1)), ["....", "4..7"]);
    scene.play([json!("discard"), json!("pass"), json!("draw")]);
    assert_eq!(scene.lines_to(seat(1)), ["....", "...."]);
}

#[test]
fn rc_s5_a_power_card_that_was_dealt_has_no_power() {
    let mut scene = Scene::of_two(["PSD3", "4567"], "89");
    scene.play([json!("draw")]);
    let refused = |action: Value| scene.refuses(action).unwrap().message();
    assert_eq!(refused(json!({"peek": {"slot": 0}})), "rc-w1-no-peek");
    assert_eq!(refused(json!({"swap": {"own": 1, "seat": 1, "slot": 0}})), "rc-w2-no-swap");
    assert_eq!(refused(json!("draw_two")), "rc-w3-no-draw-two");
    scene.play([json!({"replace": {"slot": 1}})]);
    assert_eq!(scene.lines(), ["P9D3", "4567"], "they stay until replaced");
    assert_eq!(scene.discard(), "8S");
}
