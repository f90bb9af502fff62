use std::collections::BTreeSet;

use rat_hot::{Options, RatHot, Setup, StripId};
use ratskeller_core::{Chosen, Fault, Game, Problem, Seat, Seed, SmallId, Viewer};
use serde_json::json;

use crate::tables::{default_deck, game, options, state};

fn deal(options: &Options, seats: usize, setup: &Setup, seed: u8) -> Result<RatHot, Fault> {
    RatHot::deal(&default_deck(), options, seats, setup, Seed([seed; 32]), &mut ())
}

#[test]
fn rh_s1_the_start_strip_lies_in_the_middle() {
    let laid = &state(&game(&default_deck(), &options()))["laid"];
    assert_eq!(laid, &json!([{"strip": "start", "at": [11, 12], "facing": "east", "level": 0}]));
}

#[test]
fn rh_s2_the_pile_is_shuffled_and_hidden() {
    let piles: BTreeSet<String> = (0..20)
        .map(|seed| {
            let state = state(&deal(&options(), 2, &Setup::default(), seed).unwrap());
            let ids = |list: &str| state[list].as_array().unwrap().iter().map(|id| id.as_u64().unwrap());
            assert_eq!(ids("hand").chain(ids("pile")).collect::<BTreeSet<_>>(), (0..42).collect());
            state["pile"].to_string()
        })
        .collect();
    assert_eq!(piles.len(), 20, "every seed shuffles its own way");
    let view = game(&default_deck(), &options()).view(Viewer::Seat(Seat::new(0)));
    assert_eq!(serde_json::to_value(view).unwrap()["pile"], 41);

    let wrong = |ids: Vec<usize>| {
        let setup = Setup { pile: Some(ids.into_iter().map(StripId::new).collect()), first: None };
        let fault = deal(&options(), 2, &setup, 0).unwrap_err();
        assert_eq!(fault.rule.unwrap().0, "RH-S2");
        (fault.place(), fault.problem)
    };
    assert_eq!(wrong(vec![1, 2]), ("setup.pile".into(), Problem::Count { given: 2, wanted: 42 }));
    assert_eq!(wrong(vec![5; 42]), ("setup.pile[1]".into(), Problem::Repeated { given: "5".into() }));
    assert_eq!(wrong((1..43).collect()), ("setup.pile[41]".into(), Problem::Misplaced { given: "42".into() }));
}

#[test]
fn rh_s3_one_seat_plays_red() {
    let colours = |seat| {
        let options = Options { red: Seat::new(seat), ..options() };
        deal(&options, 2, &Setup::default(), 0).map(|game| state(&game)["colours"].clone())
    };
    assert_eq!(colours(0).unwrap(), json!(["red", "green"]));
    assert_eq!(colours(1).unwrap(), json!(["green", "red"]));
    let fault = colours(2).unwrap_err();
    assert_eq!((fault.place().as_str(), fault.rule.unwrap().0), ("options.red", "RH-S3"));
}

#[test]
fn rh_s4_the_first_player_is_named_or_drawn_by_lot() {
    let first = |first, setup, seed| {
        let game = deal(&Options { first, ..Options::default() }, 2, &setup, seed)?;
        Ok::<_, Fault>(game.to_move().unwrap().index())
    };
    let fixed = |seat| Setup { first: Some(Seat::new(seat)), pile: None };
    assert_eq!(first(Chosen::Seat(Seat::new(1)), Setup::default(), 0), Ok(1));
    assert_eq!(first(Chosen::Seat(Seat::new(1)), fixed(0), 0), Ok(0), "a set-up wins over options");
    let lots: BTreeSet<_> = (0..20).map(|seed| first(Chosen::Random, Setup::default(), seed).unwrap()).collect();
    assert_eq!(lots, BTreeSet::from([0, 1]));
    let fault = first(Chosen::Seat(Seat::new(2)), Setup::default(), 0).unwrap_err();
    assert_eq!((fault.place().as_str(), fault.problem), ("options.first", Problem::NoSuchSeat { last: 1 }));
    assert_eq!(first(Chosen::Random, fixed(7), 0).unwrap_err().place(), "setup.first");
}

#[test]
fn rh_s5_the_table_is_an_odd_square_from_9_to_51() {
    let laid = |table| {
        let game = deal(&Options { table, ..options() }, 2, &Setup::default(), 0);
        game.map(|game| state(&game)["laid"][0]["at"].clone()).map_err(|fault| {
            assert_eq!((fault.place().as_str(), fault.rule.unwrap().0), ("options.table", "RH-S5"));
            fault.problem
        })
    };
    assert_eq!(laid(9), Ok(json!([3, 4])));
    assert_eq!(laid(51), Ok(json!([24, 25])));
    assert_eq!(laid(24), Err(Problem::Even { given: 24 }));
    for given in [i64::MIN, -9, 0, 7, 8, 52, 53, i64::MAX] {
        assert_eq!(laid(given), Err(Problem::Range { given, min: 9, max: 51 }));
    }
}

#[test]
fn it_is_a_game_for_two() {
    for given in [0, 1, 3, 6] {
        let fault = deal(&options(), given, &Setup::default(), 0).unwrap_err();
        assert_eq!((fault.place().as_str(), fault.problem), ("players", Problem::Players { given, min: 2, max: 2 }));
    }
}

#[test]
fn options_are_lenient_about_what_is_left_out_and_strict_about_the_rest() {
    let read = |json| serde_json::from_str::<Options>(json);
    assert_eq!(read("{}").unwrap(), Options::default());
    assert_eq!(read(r#"{"burial": "never-whole", "changed": "grown"}"#).unwrap().table, 25);
    for wrong in [r#"{"tabel": 9}"#, r#"{"burial": "whole"}"#, r#"{"first": "oldest"}"#, r#"{"table": 9, "table": 9}"#]
    {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
