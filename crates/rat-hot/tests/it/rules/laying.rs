use rat_hot::Facing::{East, North, South, West};
use rat_hot::{Action, Burial, Event, Facing, Options, refusal};
use ratskeller_core::{Game, Refusal};
use serde_json::json;

use crate::tables::{at, deck_of, default_deck, game, lay, lay_the_rest, options, state};

/// What the rules say to the first strip of the default deck here.
fn first_strip(x: i16, y: i16, facing: Facing) -> Result<(), Refusal> {
    game(&default_deck(), &options()).check(at(0, x, y, facing))
}

#[test]
fn rh_p1_a_strip_lies_in_one_of_four_facings() {
    for (x, y, facing) in [(11, 13, East), (13, 13, West), (11, 13, South), (11, 15, North)] {
        assert_eq!(first_strip(x, y, facing), Ok(()), "{facing:?}");
    }
    let mut game = game(&deck_of(&["_ R r1"]), &options());
    let events = lay(&mut game, &[(0, 13, 11, West)]);
    let Event::Laid { groups, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(
        serde_json::to_value(groups).unwrap(),
        json!([{"seat": 0, "points": 1, "fields": [[11, 11], [11, 12]]}])
    );
}

#[test]
fn rh_p1_a_strip_that_reads_the_same_both_ways_has_two_facings() {
    let game = game(&deck_of(&["r2 _ r2"]), &options());
    for (facing, x, y, checked) in [
        (East, 11, 13, Ok(())),
        (South, 11, 13, Ok(())),
        (West, 13, 13, Err(refusal::SAME_BOTH_WAYS)),
        (North, 11, 15, Err(refusal::SAME_BOTH_WAYS)),
    ] {
        assert_eq!(game.check(at(0, x, y, facing)), checked, "{facing:?}");
    }
    let places = game.legal_count();
    assert_eq!(places * 2, crate::tables::game(&default_deck(), &options()).legal_count());
}

#[test]
fn rh_p2_nothing_sticks_out_over_the_edge() {
    for (x, y, facing) in [
        (-1, 12, East),
        (23, 12, East),
        (1, 12, West),
        (12, -1, South),
        (12, 23, South),
        (12, 1, North),
        (i16::MAX, i16::MAX, East),
        (i16::MIN, i16::MIN, North),
    ] {
        assert_eq!(first_strip(x, y, facing), Err(refusal::OFF_THE_TABLE), "{x} {y} {facing:?}");
    }
    let far = r#"{"place": {"strip": 0, "at": [99999999999, -99999999999], "facing": "east"}}"#;
    let far: Action = serde_json::from_str(far).unwrap();
    assert_eq!(game(&default_deck(), &options()).check(far), Err(refusal::OFF_THE_TABLE));
    // Up to the edge is fine.
    let mut game = game(&deck_of(&[]), &Options { table: 9, ..options() });
    lay(&mut game, &[(0, 6, 4, East), (1, 0, 4, East), (2, 0, 1, South), (3, 0, 0, East)]);
}

#[test]
fn rh_p3_a_strip_touches_another_along_an_edge() {
    assert_eq!(first_strip(14, 12, East), Ok(()));
    assert_eq!(first_strip(15, 12, East), Err(refusal::TOUCHES_NOTHING));
    assert_eq!(first_strip(14, 13, East), Err(refusal::TOUCHES_NOTHING), "a corner is not an edge");
    assert_eq!(first_strip(0, 0, East), Err(refusal::TOUCHES_NOTHING));
}

#[test]
fn rh_p3_lying_on_top_counts_as_touching() {
    let mut game = game(&deck_of(&[]), &options());
    lay(&mut game, &[(0, 14, 12, South), (1, 11, 13, East), (2, 12, 13, East)]);
    assert_eq!(state(&game)["laid"][3]["level"], 1);
}

#[test]
fn rh_p4_all_three_fields_rest_on_one_level() {
    assert_eq!(first_strip(13, 12, East), Err(refusal::GAP), "half on a strip, half over the bare table");
    assert_eq!(first_strip(12, 12, South), Err(refusal::GAP));
    let mut game = game(&deck_of(&[]), &options());
    lay(&mut game, &[(0, 14, 12, East), (1, 12, 12, East)]);
    assert_eq!(state(&game)["laid"][2]["level"], 1);
    // 11 is on the table, 12 to 14 one higher, 15 and 16 on the table.
    assert_eq!(game.check(at(2, 11, 12, East)), Err(refusal::GAP));
    assert_eq!(game.check(at(2, 14, 12, East)), Err(refusal::GAP));
}

#[test]
fn rh_p5_a_strip_never_lies_exactly_on_another() {
    assert_eq!(first_strip(11, 12, East), Err(refusal::CONGRUENT));
    assert_eq!(first_strip(13, 12, West), Err(refusal::CONGRUENT));
    let mut game = game(&deck_of(&[]), &options());
    lay(&mut game, &[(0, 14, 12, East)]);
    assert_eq!(game.check(at(1, 12, 12, East)), Ok(()), "shifted by one it may");
    lay(&mut game, &[(1, 11, 13, East), (2, 11, 14, East)]);
    assert_eq!(game.check(at(3, 11, 12, South)), Ok(()), "across three strips it may");
}

#[test]
fn rh_p5_never_whole_protects_the_last_visible_field() {
    let lay_three = |burial| {
        let mut game = game(&deck_of(&[]), &Options { burial, ..options() });
        // The start strip keeps only its S in sight: strips 3 and 4 cover its ends.
        let below = [(0, 11, 13, East), (1, 11, 14, East), (2, 11, 15, East)];
        lay(&mut game, &below);
        lay(&mut game, &[(3, 11, 12, South), (4, 13, 12, South)]);
        game
    };
    let covers_the_s = at(5, 12, 12, South);
    assert_eq!(lay_three(Burial::Congruent).check(covers_the_s), Ok(()));
    let game = lay_three(Burial::NeverWhole);
    assert_eq!(game.check(covers_the_s), Err(refusal::WHOLE_STRIP_BURIED));
    let mut legal = Vec::new();
    game.legal_into(&mut legal);
    assert!(!legal.contains(&covers_the_s));
    assert_eq!(game.check(at(5, 12, 15, East)), Err(refusal::GAP));
}

#[test]
fn rh_p6_a_laid_strip_stays_and_what_is_covered_counts_no_more() {
    let mut game = game(&deck_of(&["R _ _", "R _ _", "_ _ _"]), &options());
    lay(&mut game, &[(0, 11, 13, East), (1, 11, 14, East)]);
    let before = state(&game);
    assert_eq!(before["rats"], json!([2, 0]));
    lay(&mut game, &[(2, 11, 12, South)]);
    let after = state(&game);
    assert_eq!(after["rats"], json!([0, 0]));
    let (before, after) = (before["laid"].as_array().unwrap(), after["laid"].as_array().unwrap());
    assert_eq!(&after[..before.len()], before);
}

#[test]
fn rh_p7_strips_without_a_place_go_back_to_the_box() {
    let options = Options { table: 9, burial: Burial::NeverWhole, ..options() };
    let (game, events) = (0..)
        .find_map(|seed| {
            let mut game = game(&deck_of(&[]), &options);
            let mut events = Vec::new();
            let mut dice = seed;
            while game.to_move().is_some() {
                let mut legal = Vec::new();
                game.legal_into(&mut legal);
                game.apply(legal[dice % legal.len()], &mut events);
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 1;
            }
            events.iter().any(|event| matches!(event, Event::SetAside { .. })).then_some((game, events))
        })
        .expect("some game gets stuck");
    let end = state(&game);
    let put_aside: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::SetAside { strips, .. } => Some(strips.clone()),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(end["box"], serde_json::to_value(&put_aside).unwrap());
    assert_eq!(end["laid"].as_array().unwrap().len() + put_aside.len(), 43);
    // Once nothing has a place, nothing ever will: each turn in between ends at once, and the points are counted.
    let stuck = events.iter().position(|event| matches!(event, Event::SetAside { .. })).unwrap();
    assert!(!events[stuck..].iter().any(|event| matches!(event, Event::Laid { .. })));
    assert!(matches!(events[events.len() - 2..], [Event::FinalScoring { .. }, Event::Ended(_)]));
    assert_eq!((&end["hand"], &end["pile"]), (&json!([]), &json!([])));
}

#[test]
fn rh_p7_on_the_default_table_there_is_always_a_place() {
    let mut game = game(&deck_of(&[]), &options());
    lay_the_rest(&mut game, |_| ());
    assert_eq!(state(&game)["box"], json!([]));
}
