use rat_hot::Facing::{East, South, West};
use rat_hot::{Changed, Event, Options};
use ratskeller_core::{Game, Seat, SmallId};
use serde_json::{Value, json};

use crate::tables::{deck_of, game, lay, options, state};

/// The groups paid by the last of these strips, laid in the order of the pile.
fn groups_of_the_last(strips: &[&str], places: &[(i16, i16, rat_hot::Facing)], options: &Options) -> Value {
    let mut game = game(&deck_of(strips), options);
    let mut events = Vec::new();
    for (strip, &(x, y, facing)) in places.iter().enumerate() {
        events = lay(&mut game, &[(strip, x, y, facing)]);
    }
    let Event::Laid { groups, .. } = &events[0] else { panic!("{events:?}") };
    serde_json::to_value(groups).unwrap()
}

#[test]
fn rh_v1_a_group_is_connected_along_edges_at_any_level() {
    // r2 beside r2 at corners only: no group.
    let corners = groups_of_the_last(&["r2 _ _", "_ r2 _"], &[(10, 13, East), (10, 14, East)], &options());
    assert_eq!(corners, json!([]));
    // One r2 on the table and one a level higher, along an edge: a group.
    let strips = ["_ _ r2", "_ _ _", "_ _ _", "r2 _ _"];
    let places = [(8, 12, East), (11, 13, East), (11, 14, East), (11, 12, South)];
    let stairs = groups_of_the_last(&strips, &places, &options());
    assert_eq!(stairs, json!([{"seat": 0, "points": 1, "fields": [[10, 12], [11, 12]]}]));
}

#[test]
fn rh_v2_two_fields_pay_one_point_and_three_or_more_pay_two() {
    let column = [(11, 13, East), (11, 14, East), (11, 15, East), (11, 16, East)];
    let points = |count: usize| {
        let groups = groups_of_the_last(&["r1 _ _"; 4][..count], &column[..count], &options());
        assert_eq!(groups.as_array().unwrap().len(), 1);
        (groups[0]["points"].clone(), groups[0]["fields"].as_array().unwrap().len())
    };
    // The start strip's r1 is the first of each group.
    assert_eq!([1, 2, 3, 4].map(points), [(json!(1), 2), (json!(2), 3), (json!(2), 4), (json!(2), 5)]);
}

#[test]
fn rh_v2_an_old_unchanged_group_pays_nothing() {
    let strips = ["r1 _ _", "_ _ r2", "_ _ _"];
    let far_away = groups_of_the_last(&strips, &[(11, 13, East), (14, 12, East), (14, 13, East)], &options());
    assert_eq!(far_away, json!([]));
}

/// A column of r1 from the start strip's downwards, whose last field is then covered from the left.
fn trimmed(column: usize, changed: Changed) -> Value {
    let last = 12 + column as i16;
    let mut strips = vec!["r1 _ _"; column];
    strips.extend(["_ _ _"; 2]);
    let mut places: Vec<_> = (13..=last).map(|y| (11, y, East)).collect();
    places.extend([(8, last, East), (9, last, East)]);
    groups_of_the_last(&strips, &places, &Options { changed, ..options() })
}

#[test]
fn rh_v3_a_group_that_shrank_has_changed() {
    let three_left = json!([{"seat": 0, "points": 2, "fields": [[11, 12], [11, 13], [11, 14]]}]);
    assert_eq!(trimmed(3, Changed::Any), three_left);
    assert_eq!(trimmed(2, Changed::Any), json!([{"seat": 0, "points": 1, "fields": [[11, 12], [11, 13]]}]));
    assert_eq!(trimmed(1, Changed::Any), json!([]), "one is no group");
    assert_eq!(trimmed(3, Changed::Grown), json!([]));
}

#[test]
fn rh_v3_a_group_with_a_field_replaced_has_changed() {
    let cover = |strip| {
        let strips = ["r1 _ _", "r1 _ _", strip];
        groups_of_the_last(&strips, &[(11, 13, East), (11, 14, East), (11, 12, South)], &options())
    };
    assert_eq!(cover("r1 r1 r1"), json!([{"seat": 0, "points": 2, "fields": [[11, 12], [11, 13], [11, 14]]}]));
    assert_eq!(cover("r1 r1 _"), json!([{"seat": 0, "points": 1, "fields": [[11, 12], [11, 13]]}]));
    assert_eq!(cover("r1 _ r1"), json!([]));
}

#[test]
fn rh_v3_a_split_group_pays_for_each_part_unless_only_growth_pays() {
    // A column of five r1, cut in the middle by a strip that lies across two strips of the middle row.
    let strips = ["r1 _ _", "r1 _ _", "r1 _ _", "r1 _ _", "_ _ _", "_ _ _"];
    let places = [(11, 13, East), (11, 14, East), (11, 15, East), (11, 16, East), (8, 14, East), (9, 14, East)];
    let split = |changed| groups_of_the_last(&strips, &places, &Options { changed, ..options() });
    let parts = json!([
        {"seat": 0, "points": 1, "fields": [[11, 12], [11, 13]]},
        {"seat": 0, "points": 1, "fields": [[11, 15], [11, 16]]},
    ]);
    assert_eq!(split(Changed::Any), parts);
    assert_eq!(split(Changed::Grown), json!([]));
}

#[test]
fn rh_v3_merging_two_groups_pays_once() {
    let strips = ["r1 _ _", "_ _ _", "r1 _ _", "r1 _ _"];
    // 11,12–13 is a pair; 11,15 stands alone; the r1 at 11,14 joins them.
    let mut game = game(&deck_of(&strips), &options());
    lay(&mut game, &[(0, 11, 13, East), (1, 12, 14, South)]);
    let lone = lay(&mut game, &[(2, 11, 15, South)]);
    assert!(matches!(&lone[0], Event::Laid { groups, .. } if groups.is_empty()));
    let joined = lay(&mut game, &[(3, 11, 14, West)]);
    let Event::Laid { groups, .. } = &joined[0] else { panic!("{joined:?}") };
    let fields = json!([[11, 12], [11, 13], [11, 14], [11, 15]]);
    assert_eq!(serde_json::to_value(groups).unwrap(), json!([{"seat": 0, "points": 2, "fields": fields}]));
}

#[test]
fn rh_v4_points_go_to_the_owner_of_the_colour_whoever_lays() {
    let mut game = game(&deck_of(&["r1 _ g1"]), &options());
    lay(&mut game, &[(0, 11, 13, East)]);
    assert_eq!(state(&game)["scores"], json!([1, 1]));
    let mut game = crate::tables::game(&deck_of(&["r1 _ _"]), &Options { red: Seat::new(1), ..options() });
    lay(&mut game, &[(0, 11, 13, East)]);
    assert_eq!(state(&game)["scores"], json!([0, 1]));
}

#[test]
fn rh_v4_rats_and_single_spices_never_pay() {
    let rats = groups_of_the_last(&["R R r3", "R _ r2"], &[(11, 13, East), (11, 14, East)], &options());
    assert_eq!(rats, json!([]));
}

#[test]
fn rh_c3_the_supply_of_discs_never_limits_a_payment() {
    // Thirty discs are worth 60 points at the most; a storehouse full of one spice pays more.
    let mut game = game(&deck_of(&["r1 r1 r1"; 42]), &options());
    while game.to_move().is_some() {
        game.apply(game.legal_nth(0), &mut ());
    }
    assert!(state(&game)["scores"][0].as_u64().unwrap() > 60);
}
