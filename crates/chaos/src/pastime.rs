//! What is played at a table, and how.

use client::{Clock, NewTable, TimeIsUp};
use serde_json::json;

use crate::history::Over;

/// How long a bot waits before it acts, in milliseconds: longer than the clocks of two nodes differ.
const PAUSE: u64 = 300;

/// So many kinds there are, and in the last of them people hurry.
const KINDS: usize = 7;
const HURRYING: usize = 6;

#[derive(Clone, Debug)]
pub struct Pastime {
    pub order: NewTable,
    pub people: usize,
    /// Whether nobody thinks: whenever something is done to the house, somebody's move is on its way.
    pub hurries: bool,
    /// Whether the last of the people plays without a socket.
    has_letters: bool,
}

impl Pastime {
    /// Every game in every way: with and without clocks, bots, ratings and sockets, one after another.
    pub fn number(number: usize) -> Self {
        let order = |game: &str, people: usize, bots: &[&str]| NewTable {
            bots: bots.iter().map(ToString::to_string).collect(),
            pause: Some(PAUSE),
            ..NewTable::new(game, people + bots.len())
        };
        let clock = Some(Clock::Move { seconds: 5 });
        let evening = Some(Clock::Game { seconds: 60, increment: 2 });
        let short = Some(json!({"until": {"rounds": 1}}));
        let long = Some(json!({"until": {"rounds": 50}}));
        let order = match number % KINDS {
            0 => order("rat-hot", 2, &[]),
            1 => NewTable { clock, ..order("piratz", 2, &["pup"]) },
            2 => NewTable { clock, rated: true, options: short, ..order("rat-a-tat-cat", 2, &["scamp", "pup"]) },
            3 => NewTable { clock: evening, rated: true, ..order("rat-hot", 2, &[]) },
            4 => NewTable { clock, when_time_is_up: Some(TimeIsUp::Resign), ..order("piratz", 3, &[]) },
            5 => NewTable { private: true, options: short, ..order("rat-a-tat-cat", 2, &["rat"]) },
            _ => NewTable { options: long, ..order("rat-a-tat-cat", 2, &[]) },
        };
        let people = order.players - order.bots.len();
        Self { order, people, hurries: number % KINDS == HURRYING, has_letters: number % 3 == 1 }
    }

    /// How one of the people plays.
    pub fn over(&self, who: usize) -> Over {
        if self.has_letters && who + 1 == self.people { Over::Http } else { Over::Socket }
    }
}
