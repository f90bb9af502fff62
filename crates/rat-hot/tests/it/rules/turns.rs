use rat_hot::Facing::{East, South};
use rat_hot::refusal;
use ratskeller_core::Game;
use serde_json::json;

use crate::tables::{at, deck_of, default_deck, game, lay, lay_the_rest, options, state};

#[test]
fn rh_t1_the_first_turn_has_one_strip() {
    let mut game = game(&default_deck(), &options());
    let before = state(&game);
    assert_eq!((&before["hand"], &before["turn"], &before["turn_number"]), (&json!([0]), &json!(0), &json!(1)));
    lay(&mut game, &[(0, 11, 13, East)]);
    let after = state(&game);
    assert_eq!((&after["hand"], &after["turn"], &after["turn_number"]), (&json!([1, 2]), &json!(1), &json!(2)));
}

#[test]
fn rh_t2_later_turns_have_two_strips_in_either_order() {
    let mut game = game(&default_deck(), &options());
    lay(&mut game, &[(0, 11, 13, East)]);
    for wrong in [0, 3, 41, 42, 255] {
        assert_eq!(game.check(at(wrong, 11, 14, East)), Err(refusal::NOT_IN_HAND), "strip {wrong}");
    }
    lay(&mut game, &[(2, 11, 14, East)]);
    assert_eq!((&state(&game)["hand"], &state(&game)["turn"]), (&json!([1]), &json!(1)));
    lay(&mut game, &[(1, 11, 15, East)]);
    assert_eq!((&state(&game)["hand"], &state(&game)["turn"]), (&json!([3, 4]), &json!(0)));
}

#[test]
fn rh_t2_the_first_strip_is_paid_before_the_second_is_laid() {
    let mut game = game(&deck_of(&["_ _ _", "r1 _ _", "_ _ _"]), &options());
    lay(&mut game, &[(0, 10, 13, East)]);
    // Strip 1 makes a pair with the start strip's r1 and is paid, although strip 2 then covers it.
    lay(&mut game, &[(1, 11, 11, East)]);
    assert_eq!(state(&game)["scores"], json!([1, 0]));
    lay(&mut game, &[(2, 11, 11, South)]);
    assert_eq!((&state(&game)["laid"][3]["level"], &state(&game)["scores"]), (&json!(1), &json!([1, 0])));
}

#[test]
fn rh_t3_the_last_turn_has_one_strip_and_ends_the_game() {
    let mut game = game(&deck_of(&[]), &options());
    let mut hands = vec![state(&game)["hand"].as_array().unwrap().len()];
    let mut turn = 1;
    lay_the_rest(&mut game, |game| {
        let now = state(game);
        if now["turn_number"] != turn {
            turn += 1;
            hands.push(now["hand"].as_array().unwrap().len());
        }
    });
    assert_eq!(hands, [[1].as_slice(), &[2; 20], &[1]].concat());
    let end = state(&game);
    assert_eq!((&end["phase"], &end["turn"], &end["turn_number"]), (&json!("over"), &json!(1), &json!(22)));
    assert_eq!(end["laid"].as_array().unwrap().len(), 43);
    assert_eq!((game.to_move(), game.legal_count()), (None, 0));
    assert_eq!(game.check(at(0, 11, 13, East)), Err(refusal::OVER));
}
