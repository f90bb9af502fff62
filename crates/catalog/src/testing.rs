//! Tables to try things on.

use std::thread;

use bots::Level;
use ratskeller_core::{Rng, Seed};
use serde_json::{Value, json};

use crate::deck::Shelf;
use crate::entry::Entry;
use crate::input::Input;
use crate::table::{Order, Source, Table};

pub(crate) const SEED: Seed = Seed([7; 32]);

pub(crate) fn order(game: &str, players: usize) -> Order {
    Order {
        deck: Shelf::default().find(Entry::named(game).unwrap(), &Value::Null).unwrap(),
        players,
        names: None,
        options: Value::Null,
        setup: Value::Null,
        source: Source::Seed(SEED),
    }
}

pub(crate) fn open(order: Order) -> Box<dyn Table> {
    order.deck.game.open(order).expect("a table the rules allow")
}

/// One table of each game with two players, of whom seat 0 begins.
pub(crate) fn tables() -> [Box<dyn Table>; 3] {
    [("rat-hot", json!({"first": 0})), ("piratz", json!({"first": 0})), ("rat-a-tat-cat", json!({"dealer": 1}))]
        .map(|(game, options)| open(Order { options, ..order(game, 2) }))
}

/// Does `count` random things, or fewer if the game ends before.
pub(crate) fn play(table: &mut dyn Table, count: usize) {
    let mut rng = Rng::new(SEED);
    for _ in 0..count {
        let Some(seat) = table.to_move() else { return };
        let action = table.mind(seat).unwrap().think(Level::Random, &mut rng, &mut || false).action;
        table.act_by_id(Input { seat: Some(seat), action, at: Some(1_794_780_000_000) }).unwrap();
    }
}

/// Three workers.
#[expect(clippy::disallowed_methods, reason = "the caller has threads")]
pub(crate) fn side_by_side(work: &(dyn Fn() + Sync)) {
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(work);
        }
    });
}
