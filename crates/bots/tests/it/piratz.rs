//! Piratz: always legal, always the same, and never blind to what is plain.

use bots::Level;
use piratz::{Action, Card, Deck, Options, Phase, Piratz, Setup};
use ratskeller_core::{Game, Memory, Rng, Seat, SmallId};
use testkit::playout::seed;

use crate::{ask_kings_about_anything, decide, decide_alike, info, play_by_the_rules};

const DECK: &str = include_str!("../../../../games/piratz/deck.toml");

fn deck(text: &str) -> Deck {
    testkit::read_deck::<Piratz>(text).try_into().expect("a sound deck")
}

fn deal(deck: &Deck, seats: usize, memory: Memory, setup: &Setup, number: u64) -> Piratz {
    let options = Options { memory, ..Options::default() };
    Piratz::deal(deck, &options, seats, setup, seed(number), &mut ()).expect("a table as it should be")
}

#[test]
fn every_level_plays_by_the_rules() {
    let deck = deck(DECK);
    for number in 0..120 {
        let memory = if number % 2 == 0 { Memory::Strict } else { Memory::Aided };
        let game = deal(&deck, 2 + number as usize / 2 % 3, memory, &Setup::default(), number);
        play_by_the_rules(game, number, number % 4);
    }
}

#[test]
fn who_cannot_tell_two_games_apart_decides_alike() {
    let mut game = deal(&deck(DECK), 3, Memory::Strict, &Setup::default(), 5);
    let mut rng = Rng::new(seed(5));
    let mut peeking_found_out = 0;
    while game.to_move().is_some() {
        peeking_found_out += u32::from(decide_alike(&game, &mut rng, 20));
        game.apply(decide(Level::Rat, &game, &mut rng, 0), &mut ());
    }
    assert!(peeking_found_out > 20, "only {peeking_found_out} decisions say something");
}

#[test]
fn whatever_a_king_is_asked_about_is_weighed() {
    let game = deal(&deck(DECK), 3, Memory::Strict, &Setup::default(), 8);
    assert!(ask_kings_about_anything(game, 120, [1, 50]) > 0);
}

/// All stay and reveal so many cards of this pile.
fn dig(deck: &Deck, next: impl Iterator<Item = usize>, reveals: usize) -> Piratz {
    let pile: Vec<Card> = next.map(Card::new).collect();
    let setup = Setup { first: Some(Seat::new(0)), pile: Some(pile), ..Setup::default() };
    let mut game = deal(deck, 2, Memory::Strict, &setup, 3);
    for _ in 0..reveals {
        game.play(Action::Reveal, &mut ()).expect("a card is left");
        game.play(Action::Stay, &mut ()).expect("no alarm");
    }
    game
}

/// With two players, by PZ-S2.
const SKULLS: [usize; 6] = [15, 19, 20, 24, 27, 29];
const RATS: [usize; 12] = [0, 1, 2, 3, 5, 6, 8, 10, 11, 12, 13, 14];

fn harmless() -> impl Iterator<Item = usize> {
    (0..50).filter(|card| !SKULLS.contains(card) && !RATS.contains(card))
}

#[test]
fn they_leave_before_a_certain_alarm() {
    let game = dig(&deck(DECK), RATS[..1].iter().copied().chain(harmless()).chain(RATS[1..].iter().copied()), 33);
    for level in [Level::Rat, Level::King] {
        let decided = decide(level, &game, &mut Rng::new(seed(0)), 300);
        assert!(matches!(decided, Action::Leave { .. }), "{level}: {decided:?}");
    }
}

#[test]
fn they_dig_on_where_nothing_can_happen() {
    let mut game = dig(&deck(DECK), harmless().chain(RATS), 2);
    game.play(Action::Leave { kind: piratz::Kind::Rings }, &mut ()).expect("one may leave");
    if game.public().phase() == Phase::Bury {
        game.play(game.legal_nth(0), &mut ()).expect("one buries any card");
    }
    for level in [Level::Rat, Level::King] {
        assert_eq!(decide(level, &game, &mut Rng::new(seed(0)), 300), Action::Reveal, "{level}");
    }
}

/// What leaving like this brings the last player with a shovel in the last round.
fn share_after(game: &Piratz, leave: Action) -> f64 {
    let (seat, mut game) = (game.to_move().expect("somebody to move"), game.clone());
    game.play(leave, &mut ()).expect("one may leave");
    if game.to_move().is_some() {
        game.play(game.legal_nth(0), &mut ()).expect("one buries any card");
    }
    let outcome = game.outcome().expect("the last shovel is laid");
    if outcome.winners[seat] { 1.0 / outcome.winning_seats().count() as f64 } else { 0.0 }
}

/// Without rats, by rats until nothing is left to reveal and one player has to leave.
fn last_leave(deck: &Deck, number: u64) -> Option<Piratz> {
    let mut rng = Rng::new(seed(number));
    let mut game = deal(deck, 2, Memory::Strict, &Setup::default(), number);
    while game.to_move().is_some() {
        let alone = Seat::all(2).filter(|&seat| game.public().has_shovel(seat)).count() == 1;
        if game.public().is_last_round()
            && alone
            && game.public().phase() == Phase::Turn
            && info(&game).pile().is_empty()
        {
            return Some(game);
        }
        let digs = alone && game.public().is_last_round() && game.public().phase() != Phase::Bury;
        let action = if digs { game.legal_nth(0) } else { decide(Level::Rat, &game, &mut rng, 0) };
        game.apply(action, &mut ());
    }
    None
}

#[test]
fn the_king_finds_the_last_move_that_wins() {
    let deck = deck(&DECK.replace(", rat = true", ""));
    let mut decisive = 0;
    for game in (0..60).filter_map(|number| last_leave(&deck, number)) {
        let shares: Vec<f64> = (0..game.legal_count()).map(|n| share_after(&game, game.legal_nth(n))).collect();
        let best = shares.iter().copied().fold(0.0, f64::max);
        let decided = decide(Level::King, &game, &mut Rng::new(seed(0)), 200);
        assert!(share_after(&game, decided) >= best, "{decided:?} among {shares:?}");
        decisive += u32::from(shares.iter().any(|&share| share < best));
    }
    assert!(decisive > 5, "only {decisive} games were still to be decided");
}
