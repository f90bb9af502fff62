//! Tables in characters.

use rat_a_tat_cat::RatATatCat;
use ratskeller_core::{Game, Viewer};
use serde_json::json;

use crate::scene::{Scene, default_deck, draw_and_discard, seat};

fn check(scene: &Scene, viewer: Viewer, wanted: &str) {
    let drawn = RatATatCat::draw(&scene.game.view(viewer), &default_deck()).to_string();
    let wanted = wanted.trim_matches('\n');
    assert_eq!(drawn.trim_matches('\n'), wanted, "\n{drawn}");
}

#[test]
fn a_fresh_table_shows_what_is_looked_at() {
    check(
        &Scene::of_two(["0P23", "4567"], "8"),
        seat(0),
        "
      ╭─╮   ╭─╮
#1    │░│   │8│
      ╰─╯   ╰─╯
      45     1
      ╭─╮╭─╮╭─╮╭─╮
▶ 0   │0││░││░││3│         Σ 0
      ╰─╯╰─╯╰─╯╰─╯
      ╭─╮╭─╮╭─╮╭─╮
  1*  │░││░││░││░│         Σ 0
      ╰─╯╰─╯╰─╯╰─╯
",
    );
}

#[test]
fn a_card_in_hand_lies_beside_the_line() {
    let mut scene = Scene::new(json!({"young": true}), &["0P23", "45S7", "0123"], "8D6");
    scene.play([json!("draw"), json!("draw_two")]);
    check(
        &scene,
        seat(0),
        "
      ╭─╮   ╭─╮
#1    │░│   │D│
      ╰─╯   ╰─╯
      39     2
      ╭─╮╭─╮╭─╮╭─╮  ╭─╮
▶ 0   │0││░││░││3│  │6│+1  Σ 0
      ╰─╯╰─╯╰─╯╰─╯  ╰─╯
      ╭─╮╭─╮╭─╮╭─╮
  1   │4││░││░││7│         Σ 0
      ╰─╯╰─╯╰─╯╰─╯
      ╭─╮╭─╮╭─╮╭─╮
  2*  │0││░││░││3│         Σ 0
      ╰─╯╰─╯╰─╯╰─╯
",
    );
}

#[test]
fn at_the_end_everything_is_open() {
    let mut scene = Scene::of_two(["0123", "4567"], "899");
    scene.play(draw_and_discard()).play([json!("knock")]).play(draw_and_discard());
    check(
        &scene,
        Viewer::Spectator,
        "
      ╭─╮   ╭─╮
#1    │░│   │9│
      ╰─╯   ╰─╯
      43     3
      ╭─╮╭─╮╭─╮╭─╮
  0 ! │0││1││2││3│         Σ 6
      ╰─╯╰─╯╰─╯╰─╯
      ╭─╮╭─╮╭─╮╭─╮
  1*  │4││5││6││7│         Σ 22
      ╰─╯╰─╯╰─╯╰─╯
",
    );
}
