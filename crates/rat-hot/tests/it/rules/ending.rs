use rat_hot::Event;
use rat_hot::Facing::{East, South};
use ratskeller_core::Game;
use serde_json::{Value, json};

use crate::tables::{deck_of, game, lay, lay_the_rest, options, state};

fn outcome(game: &rat_hot::RatHot) -> Value {
    serde_json::to_value(game.outcome()).unwrap()
}

#[test]
fn rh_e1_three_rats_of_ones_own_at_the_end_of_ones_own_turn_lose() {
    // Seat 0 is red. Strip 0 pays red, so that red is ahead and still loses.
    let mut game = game(&deck_of(&["r1 R R", "_ _ _", "_ _ _", "R _ _", "_ _ _"]), &options());
    let places = [(0, 11, 13, East), (1, 11, 14, East), (2, 11, 15, East), (3, 11, 16, East)];
    lay(&mut game, &places);
    assert_eq!(state(&game)["rats"], json!([3, 0]));
    assert_eq!(outcome(&game), Value::Null, "the turn is not over");
    let events = lay(&mut game, &[(4, 11, 17, East)]);
    assert_eq!(outcome(&game), json!({"winners": [1], "points": [1, 0], "reason": "rats"}));
    assert!(!events.iter().any(|event| matches!(event, Event::FinalScoring { .. })), "without final scoring");
    assert_eq!(state(&game)["phase"], "over");
}

#[test]
fn rh_e1_a_rat_covered_in_the_same_turn_is_chased_away() {
    let mut game = game(&deck_of(&["R _ R", "_ _ _", "_ _ _", "R _ _", "_ _ _"]), &options());
    lay(&mut game, &[(0, 11, 13, East), (1, 11, 14, East), (2, 11, 15, East), (3, 11, 16, East)]);
    assert_eq!(state(&game)["rats"], json!([3, 0]));
    lay(&mut game, &[(4, 11, 14, South)]);
    assert_eq!((outcome(&game), &state(&game)["rats"]), (Value::Null, &json!([2, 0])));
}

#[test]
fn rh_e1_the_other_players_rats_are_not_looked_at() {
    let mut game = game(&deck_of(&["G G G"]), &options());
    lay(&mut game, &[(0, 11, 13, East)]);
    assert_eq!((outcome(&game), &state(&game)["rats"]), (Value::Null, &json!([0, 3])));
    // Green now has a turn to cover one of them, and does not.
    lay(&mut game, &[(1, 11, 14, East), (2, 11, 15, East)]);
    assert_eq!(outcome(&game)["winners"], json!([0]));
}

#[test]
fn rh_e2_three_rats_also_lose_in_the_last_turn() {
    // Strip 41 is laid last, by seat 1, who plays green.
    let mut strips = ["_ _ _"; 42];
    strips[41] = "G G G";
    let mut game = game(&deck_of(&strips), &options());
    lay_the_rest(&mut game, |_| ());
    assert_eq!(outcome(&game), json!({"winners": [0], "points": [0, 0], "reason": "rats"}));
}

#[test]
fn rh_e3_every_visible_group_pays_once_more_at_the_end() {
    let mut game = game(&deck_of(&["r1 _ g1", "r1 _ _"]), &options());
    lay(&mut game, &[(0, 11, 13, East), (1, 11, 14, East)]);
    assert_eq!(state(&game)["scores"], json!([3, 1]));
    let mut last = Vec::new();
    lay_the_rest(&mut game, |game| last.push(state(game)["scores"].clone()));
    assert_eq!(last[last.len() - 2..], [json!([3, 1]), json!([5, 2])]);
    assert_eq!(outcome(&game), json!({"winners": [0], "points": [5, 2], "reason": "points"}));
}

#[test]
fn rh_e4_equal_points_are_a_draw_with_two_winners() {
    let mut game = game(&deck_of(&["r1 _ g1"]), &options());
    lay(&mut game, &[(0, 11, 13, East)]);
    lay_the_rest(&mut game, |_| ());
    assert_eq!(outcome(&game), json!({"winners": [0, 1], "points": [2, 2], "reason": "points"}));
}
