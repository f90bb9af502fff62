//! What is played.

use std::str::FromStr;

use catalog::{Entry, GAMES};
use client::NewTable;
use serde_json::Value;

/// The game in which one can lose by not looking.
const RAT_HOT: &str = "rat-hot";

/// A game of the house, and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    entry: &'static Entry,
    pub sense: Sense,
}

/// How random players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sense {
    /// Among everything that they may do.
    None,
    /// Among what leaves the fewest rats of both players looking out, as far as the choices' effects say so.
    LooksAfterRats,
}

impl FromStr for Game {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = || GAMES.iter().map(|entry| entry.spec.name).collect::<Vec<_>>().join(", ");
        let sense = if name == RAT_HOT { Sense::LooksAfterRats } else { Sense::None };
        Entry::named(name).map(|entry| Self { entry, sense }).map_err(|_| format!("there are {}", known()))
    }
}

impl Game {
    /// All games, as a command line names them.
    pub fn names() -> String {
        let mut names = GAMES.each_ref().map(|entry| entry.spec.name);
        names.sort_unstable();
        names.join(",")
    }

    /// Rat Hot, played by those who do not look after their rats, if it is Rat Hot.
    pub fn heedless(self) -> Option<Self> {
        (self.entry.spec.name == RAT_HOT).then_some(Self { sense: Sense::None, ..self })
    }

    pub fn title(self) -> String {
        let title = self.entry.spec.title;
        match self.sense {
            Sense::None if self.entry.spec.name == RAT_HOT => format!("{title}, heedless"),
            Sense::None | Sense::LooksAfterRats => title.to_owned(),
        }
    }

    /// With the longest games there are: else opening tables would be measured, not moves.
    pub fn order(self) -> NewTable {
        let longest = self.entry.longest();
        let options = (!longest.is_empty()).then_some(Value::Object(longest));
        NewTable { options, ..NewTable::new(self.entry.spec.name, 2) }
    }
}
