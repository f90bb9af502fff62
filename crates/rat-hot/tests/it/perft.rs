//! Counted move trees from a fixed set-up, so that no placement is lost or gained unnoticed.

use rat_hot::{Burial, Facing, Options, RatHot};
use ratskeller_core::Game;

use crate::naive::Naive;
use crate::tables::{default_deck, game, options, state};

fn positions(game: &RatHot, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal_into(&mut legal);
    let follow = |&action| {
        let mut after = *game;
        after.apply(action, &mut ());
        positions(&after, depth - 1)
    };
    legal.iter().map(follow).sum()
}

/// A strip lies across in five places above the start strip, five below it and one at each end; downwards in three above
/// it, three below it and three at each end; each place twice, for its two facings.
#[test]
fn one_strip_has_24_places_around_the_start_strip() {
    let around = (5 + 5 + 1 + 1) + (3 + 3 + 3 + 3);
    assert_eq!(positions(&game(&default_deck(), &options()), 1), around * 2);
}

#[test]
fn move_trees_keep_their_size() {
    let tree = |options: &Options| [1, 2, 3].map(|depth| positions(&game(&default_deck(), options), depth));
    assert_eq!(tree(&options()), [48, 6272, 514_048]);
    assert_eq!(tree(&Options { table: 9, ..options() }), [48, 5696, 380_192]);
    // Three strips are too few to bury a fourth.
    assert_eq!(tree(&Options { burial: Burial::NeverWhole, ..options() }), tree(&options()));
}

/// The same two levels, tried field by field with the naive rules of laying.
#[test]
fn the_first_two_levels_are_what_the_naive_rules_count() {
    let (deck, options) = (default_deck(), options());
    let start = Naive::of(&state(&game(&deck, &options)), &options, &deck);
    let blank = deck.print.strip(rat_hot::StripId::default());
    let places = |table: &Naive| {
        let near = 4..21;
        let mut places = Vec::new();
        for (x, y) in near.clone().flat_map(|x| near.clone().map(move |y| (x, y))) {
            let legal = |&facing: &Facing| table.broken_rule((x, y), facing).is_none();
            places.extend(Facing::ALL.into_iter().filter(legal).map(|facing| ((x, y), facing)));
        }
        places
    };
    let second: usize = places(&start)
        .into_iter()
        .map(|(at, facing)| {
            let mut after = start.clone();
            after.lay(blank, at, facing);
            // Two strips in hand.
            places(&after).len() * 2
        })
        .sum();
    assert_eq!([places(&start).len(), second], [48, 6272]);
}
