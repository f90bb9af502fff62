//! What is known as numbers.

use rat_a_tat_cat::{Info, Options, RatATatCat, Until};
use ratskeller_core::{Game, Knowledge, Layout, Seat, SmallId, Viewer};
use serde_json::json;
use testkit::check_description;

use crate::scene::{Scene, default_deck, draw_and_discard};

fn layout(options: Options, seats: usize) -> Layout {
    Layout::of::<RatATatCat>(&Info::start(&default_deck(), &options, seats, Viewer::Spectator).unwrap())
}

#[test]
fn the_description_of_the_encoding_is_true() {
    let layout = layout(Options::default(), 4);
    check_description(include_str!("../../../../docs/encoding.md"), "Rat-a-Tat Cat", &layout);
}

#[test]
fn there_is_room_for_every_round_there_can_be() {
    let shape = |until| layout(Options { until, ..Options::default() }, 6).get("round_points").unwrap().shape.clone();
    assert_eq!(shape(Until::Rounds(50)), [50, 6]);
    // Six times 99 + 36 points at the most, and four a round at the least.
    assert_eq!(shape(Until::Points(100)), [204, 6]);
    assert_eq!(shape(Until::Minutes(1)), [64, 6]);
}

/// The one exception from equal knowledge having equal encodings and nothing else.
#[test]
fn of_a_very_long_game_by_the_clock_the_last_rounds_are_encoded() {
    let options = json!({"until": {"minutes": 5}});
    let mut scene = Scene::new(options.clone(), &["0123", "4567"], "89");
    let layout = layout(serde_json::from_value(options).unwrap(), 2);
    let field = layout.get("round_points").unwrap();
    let mut wanted = Vec::new();
    for _ in 0..70 {
        scene.play(draw_and_discard()).play([json!("knock")]).play(draw_and_discard());
        let view = scene.game.view(Viewer::Spectator);
        let last = view.round_points.last().unwrap();
        wanted.extend(last.values().iter().map(|points| i32::from(points.unwrap()) + 1));
    }
    let mut numbers = vec![0; layout.size()];
    scene.game.info(Viewer::Seat(Seat::new(0))).encode(&mut numbers);
    assert_eq!(numbers[field.offset..][..field.size()], wanted[6 * 2..]);
}
