//! What a table looks like in text.

use rat_hot::Facing::{East, South};
use rat_hot::RatHot;
use ratskeller_core::{Game, Message, Viewer};

use crate::tables::{at, deck_of, default_deck, game, lay, options, raw_deck};

#[test]
fn a_table_is_drawn_with_a_line_wherever_two_strips_meet() {
    let deck = default_deck();
    let mut game = game(&deck, &options());
    lay(&mut game, &[(0, 11, 13, East), (1, 11, 14, East), (2, 12, 12, South)]);
    let drawn = RatHot::draw(&game.view(Viewer::Spectator), &deck).to_string();
    let expected = "    11   12   13
   ┌────┬────┬────┐
12 │r1  │R!¹ │g1  │
   ├────┤    ├────┤
13 │R!  │ ·¹ │G!  │
   ├────┤    ├────┤
14 │R!  │r3¹ │g2  │
   └────┴────┴────┘
▶ 0 r   0●  3!   3:│g1│ ·│R!│   4:│ ·│R!│g4│
  1 g   0●  1!
  ▤ 37
";
    assert_eq!(drawn, expected);
}

#[test]
fn a_placement_is_told_by_what_is_printed_and_by_the_field_under_its_middle() {
    let deck = deck_of(&["R _ g2"]);
    let printed =
        ["red_rat", "empty", &raw_deck().spices[5].name].map(|word| Message::named(format!("rat-hot-field-{word}")));
    let told = |x: i16, y: i16, facing: &'static str| {
        let laying = Message::named("action-rat-hot-place").with("strip", Message::joined(", ", printed.clone()));
        Some(laying.with("x", x).with("y", y).with("facing", facing))
    };
    assert_eq!(RatHot::told(at(0, 11, 13, East), &deck), told(12, 13, "east"));
    assert_eq!(RatHot::told(at(0, 12, 12, South), &deck), told(12, 13, "south"));
}
