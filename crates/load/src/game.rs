//! What is played.

use std::str::FromStr;

use catalog::{Entry, GAMES};
use client::NewTable;
use serde_json::Value;

/// A game of the house.
#[derive(Clone, Copy, Debug)]
pub struct Game(&'static Entry);

impl FromStr for Game {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = || GAMES.iter().map(|entry| entry.spec.name).collect::<Vec<_>>().join(", ");
        Entry::named(name).map(Self).map_err(|_| format!("there are {}", known()))
    }
}

impl Game {
    /// All games, as a command line names them.
    pub fn names() -> String {
        let mut names = GAMES.each_ref().map(|entry| entry.spec.name);
        names.sort_unstable();
        names.join(",")
    }

    pub fn title(self) -> &'static str {
        self.0.spec.title
    }

    /// With the longest games there are: else opening tables would be measured, not moves.
    pub fn order(self) -> NewTable {
        let longest = self.0.longest();
        let options = (!longest.is_empty()).then_some(Value::Object(longest));
        NewTable { options, ..NewTable::new(self.0.spec.name, 2) }
    }
}
