//! Rat Hot: always legal, always the same, and never blind to what is plain.

use bots::Level;
use rat_hot::options::Options;
use rat_hot::{Action, Burial, Changed, Deck, RatHot, Setup};
use ratskeller_core::{Chosen, Game, Reason, Rng, Seat, SmallId, Viewer};
use testkit::playout::seed;

use crate::{ask_kings_about_anything, decide, decide_alike, info, play_by_the_rules};

const DECK: &str = include_str!("../../../../games/rat-hot/deck.toml");
/// RH-E1
const TOO_MANY_RATS: u8 = 3;

fn deck() -> Deck {
    testkit::read_deck::<RatHot>(DECK).try_into().expect("a sound deck")
}

/// Another option with every number: who is red and who starts, small tables and large, both readings of two rules.
fn options(number: u64) -> Options {
    let pick = |divisor: u64, count: u64| number / divisor % count;
    Options {
        red: Seat::new(pick(1, 2) as usize),
        first: Chosen::Random,
        table: [25, 9, 11, 51][pick(1, 4) as usize],
        burial: [Burial::Congruent, Burial::NeverWhole][pick(4, 2) as usize],
        changed: [Changed::Any, Changed::Grown][pick(8, 2) as usize],
    }
}

fn deal(options: &Options, number: u64) -> RatHot {
    RatHot::deal(&deck(), options, 2, &Setup::default(), seed(number), &mut ()).expect("a table as it should be")
}

#[test]
fn every_level_plays_by_the_rules() {
    for number in 0..32 {
        play_by_the_rules(deal(&options(number), number), number, number % 3);
    }
}

#[test]
fn who_cannot_tell_two_games_apart_decides_alike() {
    let mut game = deal(&Options::default(), 5);
    let mut rng = Rng::new(seed(5));
    let (mut decisions, mut peeking_found_out) = (0, 0);
    while game.to_move().is_some() {
        peeking_found_out += u32::from(decide_alike(&game, &mut rng, 4));
        game.apply(decide(Level::Rat, &game, &mut rng, 0), &mut ());
        decisions += 1;
    }
    assert!(decisions > 10, "a game too short to tell");
    assert!(peeking_found_out > 10, "only {peeking_found_out} decisions say something");
}

#[test]
fn whatever_a_king_is_asked_about_is_weighed() {
    let small = Options { table: 9, ..Options::default() };
    for number in 0..2 {
        ask_kings_about_anything(deal(&small, number), usize::MAX, [1, 9]);
    }
}

/// Own rats that look out once whoever is to move has laid everything in hand by this choice.
fn rats_after_the_turn(game: &RatHot, mut choose: impl FnMut(&RatHot) -> Action) -> u8 {
    let (mover, turn) = (game.to_move().expect("somebody to move"), info(game).public().turn_number);
    let mut after = *game;
    while after.to_move().is_some() && info(&after).public().turn_number == turn {
        after.apply(choose(&after), &mut ());
    }
    after.info(Viewer::Seat(mover)).public().rats[mover]
}

/// Whether any two placements at all keep three rats from looking out.
fn there_is_a_way_out(game: &RatHot) -> bool {
    let mut firsts = Vec::new();
    game.legal_into(&mut firsts);
    firsts.into_iter().any(|first| {
        let mut after = *game;
        after.apply(first, &mut ());
        let mut seconds = Vec::new();
        after.legal_into(&mut seconds);
        seconds.into_iter().any(|second| {
            let mut laying = [first, second].into_iter();
            rats_after_the_turn(game, |_| laying.next().expect("two strips")) < TOO_MANY_RATS
        })
    })
}

/// RH-E1: positions with three own rats on the table at the beginning of a turn of two strips.
fn positions_in_trouble() -> Vec<RatHot> {
    let mut found = Vec::new();
    for number in 0..60 {
        let mut game = deal(&Options::default(), number);
        let mut rng = Rng::new(seed(number));
        while let Some(mover) = game.to_move() {
            let public = *info(&game).public();
            if public.rats[mover] >= TOO_MANY_RATS && public.hand.len() == 2 {
                found.push(game);
                break;
            }
            game.apply(decide(Level::Rat, &game, &mut rng, 0), &mut ());
        }
    }
    found
}

#[test]
fn nobody_but_a_pup_loses_to_three_rats_where_there_is_a_way_out() {
    let mut ways_out = 0;
    for game in positions_in_trouble().into_iter().take(24) {
        if there_is_a_way_out(&game) {
            ways_out += 1;
            for level in [Level::Rat, Level::King] {
                let mut rng = Rng::new(seed(0));
                let rats = rats_after_the_turn(&game, |game| decide(level, game, &mut rng, 2));
                assert!(rats < TOO_MANY_RATS, "{level}: {}", RatHot::draw(&game.reveal(), &deck()));
            }
        }
    }
    assert!(ways_out >= 8, "{ways_out} positions say little");
}

#[test]
fn the_last_strip_is_laid_where_it_brings_most() {
    let mut tried = 0;
    for number in 0..12 {
        let mut game = deal(&Options::default(), number);
        let mut rng = Rng::new(seed(number));
        while game.to_move().is_some() && !(info(&game).unseen().is_empty() && info(&game).public().hand.len() == 1) {
            game.apply(decide(Level::Rat, &game, &mut rng, 0), &mut ());
        }
        let Some(mover) = game.to_move() else { continue };
        let margin = |action: Action| {
            let mut after = game;
            after.apply(action, &mut ());
            let outcome = after.outcome().expect("that was the last strip");
            let lead = i32::from(outcome.points[mover] as u16) - i32::from(outcome.points[mover.left(2)] as u16);
            (outcome.reason != Reason::Rats).then_some(lead)
        };
        let mut legal = Vec::new();
        game.legal_into(&mut legal);
        let best = legal.into_iter().map(margin).max().expect("there is a place");
        assert_eq!(margin(decide(Level::Rat, &game, &mut rng, 0)), best);
        tried += 1;
    }
    assert!(tried >= 3, "{tried} endings say little");
}
