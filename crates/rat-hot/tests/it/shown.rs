//! What a table looks like in text.

use rat_hot::Facing::{East, South};
use rat_hot::RatHot;
use ratskeller_core::{Game, Viewer};

use crate::tables::{default_deck, game, lay, options};

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
