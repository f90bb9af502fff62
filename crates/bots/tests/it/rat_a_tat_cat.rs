//! The players of Rat-a-Tat Cat. A card is one character: a digit, or P, S and D for Peek, Swap and Draw 2.

use bots::thinking::counted;
use bots::{Bot, Level};
use rat_a_tat_cat::{Action, Card, Deck, Options, Power, RatATatCat, Setup, Slot, Until};
use ratskeller_core::{Game, Memory, Rng, Seat, SmallId};
use testkit::playout::seed;

use crate::{PLAYERS, ask_kings_about_anything, decide, decide_alike, info};

fn deck() -> Deck {
    testkit::read_deck::<RatATatCat>(include_str!("../../../../games/rat-a-tat-cat/deck.toml")).try_into().unwrap()
}

fn letter(card: Card) -> char {
    let face = deck()[card];
    match face.power() {
        Some(Power::Peek) => 'P',
        Some(Power::Swap) => 'S',
        Some(Power::DrawTwo) => 'D',
        None => char::from(b'0' + face.number().unwrap()),
    }
}

fn deal(options: &Options, seats: usize, number: u64) -> RatATatCat {
    RatATatCat::deal(&deck(), options, seats, &Setup::default(), seed(number), &mut ()).unwrap()
}

/// One round in which seat 0 begins: the lines, the card turned up and the pile from the top.
fn scene(lines: &[&str], rest: &str) -> RatATatCat {
    let mut left: Vec<Card> = (0..54).map(Card::new).collect();
    let mut take =
        |wanted: char| left.remove(left.iter().position(|&card| letter(card) == wanted).expect("in the box"));
    let column = |slot: usize| lines.iter().map(move |line| line.chars().nth(slot).expect("four cards"));
    let mut pile: Vec<Card> = (0..Slot::COUNT).flat_map(column).chain(rest.chars()).map(&mut take).collect();
    pile.extend(left);
    let setup = Setup { dealer: Some(Seat::new(lines.len() - 1)), pile: Some(pile) };
    // Aided, so that nobody has forgotten a card that the scene is about.
    let options = Options { until: Until::Rounds(1), memory: Memory::Aided, ..Options::default() };
    RatATatCat::deal(&deck(), &options, lines.len(), &setup, seed(1), &mut ()).unwrap()
}

fn rat_and_king(game: &RatATatCat) -> [Action; 2] {
    [(Level::Rat, 0), (Level::King, 300)].map(|(level, worlds)| decide(level, game, &mut Rng::new(seed(7)), worlds))
}

fn every_kind_of_table() -> impl Iterator<Item = (Options, usize)> {
    let endings = [Until::Rounds(2), Until::Minutes(5), Until::Points(30)];
    let tables = endings.into_iter().flat_map(|until| (2..=6).map(move |seats| (until, seats)));
    tables.flat_map(|(until, seats)| {
        [(false, Memory::Strict), (true, Memory::Aided)]
            .map(|(young, memory)| (Options { until, young, memory, ..Options::default() }, seats))
    })
}

#[test]
fn nobody_breaks_a_rule_and_games_end() {
    for (number, (options, seats)) in (0..).zip(every_kind_of_table()) {
        let mut game = deal(&options, seats, number);
        let mut rng = Rng::new(seed(number));
        for turn in 0_usize.. {
            assert!(turn < 5_000, "a game without end: {options:?}, {seats} seats");
            let Some(mover) = game.to_move() else { break };
            if turn == 40 && options.until == Until::Minutes(5) {
                game.play(Action::TimeUp, &mut ()).expect("told once");
            }
            let level = PLAYERS[(mover.index() + number as usize) % PLAYERS.len()];
            let action = decide(level, &game, &mut rng, 2);
            game.play(action, &mut ()).unwrap_or_else(|refusal| panic!("{level}: {action:?}: {refusal:?}"));
        }
    }
}

#[test]
fn what_a_seat_cannot_tell_apart_it_decides_alike() {
    let mut game = deal(&Options::default(), 3, 5);
    let mut rng = Rng::new(seed(5));
    let mut peeking_found_out = 0;
    for _ in 0..60 {
        peeking_found_out += u32::from(decide_alike(&game, &mut rng, 8));
        let pass_or_rat = match decide(Level::Rat, &game, &mut rng, 0) {
            Action::Knock => Action::Pass,
            action => action,
        };
        game.apply(pass_or_rat, &mut ());
    }
    assert!(peeking_found_out > 20, "only {peeking_found_out} decisions say something");
}

#[test]
fn a_king_without_time_answers_and_with_time_tells_its_chances() {
    let game = scene(&["9119", "4567"], "02");
    let info = info(&game);
    let at_once = RatATatCat::king(&info, None, &mut Rng::new(seed(1)), &mut || false);
    assert_eq!((at_once.value, at_once.alternatives.len()), (None, 0));
    let thought = RatATatCat::king(&info, None, &mut Rng::new(seed(1)), &mut counted(100));
    assert_eq!(thought.alternatives.len(), 3);
    let chances = || thought.alternatives.iter().map(|&(_, chance)| chance).chain(thought.value);
    assert!(chances().all(|chance| (0.0..=1.0).contains(&chance)), "{thought:?}");
}

#[test]
fn whatever_a_king_is_asked_about_is_weighed() {
    let forced = (0..6).map(|number| ask_kings_about_anything(deal(&Options::default(), 3, number), 120, [1, 64]));
    assert!(forced.sum::<usize>() > 0);
}

#[test]
fn a_zero_is_taken_for_a_known_nine() {
    for action in rat_and_king(&scene(&["9551", "4567"], "0")) {
        assert_eq!(action, Action::Take { slot: Slot::new(0) });
    }
}

#[test]
fn in_the_last_turn_a_zero_is_taken_for_a_known_nine() {
    let mut game = scene(&["2552", "9551"], "80");
    for action in [Action::Draw, Action::Discard, Action::Knock] {
        game.apply(action, &mut ());
    }
    assert_eq!(rat_and_king(&game), [Action::Take { slot: Slot::new(0) }; 2]);
}

#[test]
fn a_nine_is_neither_taken_nor_kept() {
    let mut game = scene(&["1221", "4567"], "99");
    assert_eq!(rat_and_king(&game), [Action::Draw; 2]);
    game.apply(Action::Draw, &mut ());
    assert_eq!(rat_and_king(&game), [Action::Discard; 2]);
}

#[test]
fn in_the_last_turn_a_power_card_is_better_than_a_nine() {
    let mut game = scene(&["2552", "9551"], "87P");
    for action in [Action::Draw, Action::Discard, Action::Knock, Action::Draw] {
        game.apply(action, &mut ());
    }
    assert_eq!(rat_and_king(&game), [Action::Replace { slot: Slot::new(0) }; 2]);
}

#[test]
fn a_known_nine_is_swapped_away() {
    let mut game = scene(&["9551", "4567"], "8S");
    game.apply(Action::Draw, &mut ());
    for action in rat_and_king(&game) {
        assert!(matches!(action, Action::Swap { own, .. } if own == Slot::new(0)), "{action:?}");
    }
}

#[test]
fn four_known_threes_knock_and_two_nines_do_not() {
    let knocks = |line: &str, top: &str| {
        let mut game = scene(&[line, "4567"], top);
        for action in [Action::Draw, Action::Peek { slot: Slot::new(1) }, Action::Pass] {
            game.apply(action, &mut ());
        }
        for action in [Action::Draw, Action::Discard, Action::Pass] {
            game.apply(action, &mut ());
        }
        for action in [Action::Draw, Action::Peek { slot: Slot::new(2) }] {
            game.apply(action, &mut ());
        }
        rat_and_king(&game)
    };
    assert_eq!(knocks("3333", "8P9P"), [Action::Knock; 2]);
    assert_eq!(knocks("9559", "8P9P"), [Action::Pass; 2]);
}
