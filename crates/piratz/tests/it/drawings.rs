//! Tables drawn with characters.

use piratz::Piratz;
use ratskeller_core::{Game, Viewer};
use serde_json::json;

use crate::deck;
use crate::scene::{Scene, altered, with_rats_on};

#[track_caller]
fn check(scene: &Scene, expected: &str) {
    let drawn = Piratz::draw(&scene.game.view(Viewer::Spectator), &scene.deck).to_string();
    assert_eq!(drawn.trim_end(), expected.trim_matches('\n'), "\n{drawn}");
}

#[test]
fn a_strict_table() {
    let mut scene = Scene::new(3, &[30, 0, 31, 9, 45]);
    scene.play("reveal, stay, reveal, stay, reveal, stay, reveal, leave goblets, bury 30, reveal");
    check(
        &scene,
        "
╭45──╮ ╭0───╮  ○ $ • Y ◆ @   #1
│▒▒▒▒│ │    │  4 1 3 2 4 3
╰────╯ ╰────╯  1 4 2 3 1 2
  0 ·  1
▶ 1 ♠  0
  2 ♠  0
╭0───╮ ╭31──╮ ╭45──╮ ╭30──╮
│○$ R│ │$$  │ │@@  │ │○○  │
╰────╯ ╰────╯ ╰────╯ ╰♠0──╯
",
    );
}

#[test]
fn an_aided_table() {
    let mut scene = Scene::with(deck::default(), &json!({"memory": "aided"}), 2, &[30, 0]);
    scene.play("reveal, stay, reveal, leave rings");
    check(
        &scene,
        "
╭42──╮ ╭0───╮  ○ $ • Y ◆ @   #1
│▒▒▒▒│ │    │  4 3 2 1 4 3
╰────╯ ╰────╯
▶ 0 ♠  0  0○  0$  0•  0Y  0◆  0@  0R
  1 ·  2  3○  1$  0•  0Y  0◆  0@  1R
╭────╮
│    │
╰♠1──╯
",
    );
}

#[test]
fn a_finished_game() {
    let mut scene = Scene::with(with_rats_on(&[]), &json!({}), 3, &[]);
    for _ in 0..50 {
        scene.play("reveal, stay");
    }
    scene.play("leave goblets, bury 30, leave rings, bury 31, leave coins, bury 45");
    check(
        &scene,
        "
╭0───╮ ╭0───╮  ○ $ • Y ◆ @   #1!
│    │ │    │  4 1 3 2 4 3
╰────╯ ╰────╯  1 4 2 3 1 2
  0 ·  8  8○  2$  2•  0Y  2◆  2@  0R : 4 1 2 1 2 = 10
  1 ·  7  0○  8$  2•  0Y  2◆  2@  0R : 4 3 4 3 = 14 ★
  2 · 14  2○  2$  2• 18Y  2◆  2@  0R : 1 3 = 4
╭10──╮ ╭11──╮ ╭14──╮ ╭25──╮ ╭26──╮ ╭29──╮ ╭33──╮ ╭34──╮ ╭35──╮ ╭40──╮
│•◆  │ │•@  │ │◆@  │ │•◆  │ │•@  │ │◆@  │ │••  │ │••  │ │••  │ │◆◆  │
╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯
╭41──╮ ╭42──╮ ╭43──╮ ╭44──╮ ╭46──╮ ╭47──╮ ╭48──╮ ╭49──╮ ╭30──╮ ╭31──╮
│◆◆  │ │◆◆  │ │◆◆  │ │◆◆  │ │@@  │ │@@  │ │@@  │ │@@  │ │○○  │ │$$  │
╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰────╯ ╰♠2──╯ ╰♠0──╯
╭45──╮
│@@  │
╰♠1──╯
",
    );
}

#[test]
fn a_card_with_much_treasure_is_wider() {
    let deck = altered(|deck| deck["cards"][0]["treasures"] = json!({"rings": 3, "pearls": 9, "shells": 2})).unwrap();
    let mut scene = Scene::with(deck, &json!({}), 2, &[0]);
    scene.play("reveal");
    check(
        &scene,
        "
╭43──╮ ╭0───╮  ○ $ • Y ◆ @   #1
│▒▒▒▒│ │    │  4 3 2 1 4 3
╰────╯ ╰────╯
▶ 0 ♠  0
  1 ♠  0
╭0───────╮
│3○9•@@ R│
╰────────╯
",
    );
}
