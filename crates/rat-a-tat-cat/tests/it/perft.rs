//! Counted move trees from fixed set-ups. The numbers hold whatever else changes.

use rat_a_tat_cat::{Deck, PhaseName, Power, RatATatCat, View};
use ratskeller_core::Game;
use serde_json::json;

use crate::scene::{Scene, default_deck};

/// How many ways there are to play on for so many actions.
fn count(game: &RatATatCat, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let after = |n| {
        let mut game = game.clone();
        game.apply(game.legal_nth(n), &mut ());
        count(&game, depth - 1)
    };
    (0..game.legal_count()).map(after).sum()
}

/// The same, with the branches of each position counted from nothing but what lies on the table, and no action listed.
fn count_naively(game: &RatATatCat, depth: usize, young: bool, deck: &Deck) -> usize {
    let branches = branches(&game.reveal(), young, deck);
    assert_eq!(branches, game.legal_count());
    match depth {
        0 => 1,
        1 => branches,
        _ => (0..branches)
            .map(|n| {
                let mut game = game.clone();
                game.apply(game.legal_nth(n), &mut ());
                count_naively(&game, depth - 1, young, deck)
            })
            .sum(),
    }
}

fn branches(view: &View, young: bool, deck: &Deck) -> usize {
    let power = |card: Option<rat_a_tat_cat::Card>| card.and_then(|card| deck[card].power());
    let others = view.lines.values().iter().filter(|line| !line.is_empty()).count() - 1;
    match view.phase {
        PhaseName::Turn if power(*view.discard.last().unwrap()).is_some() => 1,
        PhaseName::Turn => 5,
        PhaseName::Drawn => match power(view.drawn) {
            None => 5,
            Some(Power::Peek) => 9,
            Some(Power::Swap) if young => 5 + 2 * 2 * others,
            Some(Power::Swap) => 5 + 4 * 4 * others,
            Some(Power::DrawTwo) => 6,
        },
        PhaseName::Knock => 2,
        PhaseName::Over => 0,
    }
}

fn check(options: serde_json::Value, lines: &[&str], rest: &str, wanted: [usize; 5]) {
    let young = options["young"] == true;
    let game = Scene::new(options, lines, rest).game;
    let counted: Vec<_> = (1..=5).map(|depth| count(&game, depth)).collect();
    assert_eq!(counted, wanted);
    for (depth, wanted) in (1..=4).zip(wanted) {
        assert_eq!(count_naively(&game, depth, young, &default_deck()), wanted, "depth {depth}");
    }
}

#[test]
fn numbers_only() {
    // By hand: 4 takes or 1 draw; then knock or pass (2) or 5 uses; 4 × 2 + 5 = 13; 4 × 2 × 5 + 5 × 2 = 50.
    check(json!({"until": {"rounds": 1}}), &["0123", "4567"], "899887766", [5, 13, 50, 122, 290]);
}

#[test]
fn swaps_among_three() {
    check(json!({}), &["0123", "4567", "0123"], "8S998877", [5, 45, 114, 514, 2062]);
}

#[test]
fn young_swaps() {
    check(json!({"young": true}), &["0123", "4567", "0123"], "8S998877", [5, 21, 66, 274, 1150]);
}

#[test]
fn draw_two_and_peek() {
    check(json!({}), &["0123", "4567"], "8DPD9988", [5, 14, 59, 224, 909]);
}

#[test]
fn rounds_follow_each_other() {
    check(json!({"until": {"points": 10}}), &["PSD3", "9567"], "8PPS9988", [5, 17, 34, 106, 282]);
}
