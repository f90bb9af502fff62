//! What is played.

use std::str::FromStr;

use catalog::{Entry, GAMES, Order, Shelf, Source, Table};
use client::NewTable;
use serde_json::Value;

use crate::placements::Placements;

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
    Heedless,
    /// Among what leaves the fewest rats of both players looking out, as far as the choices' effects say so.
    LooksAfterRats,
}

impl FromStr for Game {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = || GAMES.iter().map(|entry| entry.spec.name).collect::<Vec<_>>().join(", ");
        let entry = Entry::named(name).map_err(|_| format!("there are {}", known()))?;
        Ok(Self { entry, sense: Sense::LooksAfterRats })
    }
}

impl Game {
    /// All games, as a command line names them.
    pub fn names() -> String {
        let mut names = GAMES.each_ref().map(|entry| entry.spec.name);
        names.sort_unstable();
        names.join(",")
    }

    /// The same, played by those who do not look after rats, if there is a difference.
    pub fn heedless(self) -> Option<Self> {
        self.counts_rats().then_some(Self { sense: Sense::Heedless, ..self })
    }

    /// Whether choices say how many rats look out afterwards, as those of any table do that has just been dealt.
    fn counts_rats(self) -> bool {
        let choices = self.deal().map(|table| table.compact_choices());
        choices.is_some_and(|choices| serde_json::from_str::<Placements>(choices.get()).is_ok())
    }

    fn deal(self) -> Option<Box<dyn Table>> {
        let deck = Shelf::default().find(self.entry, &Value::Null).ok()?;
        let source = Source::Seed("00".repeat(32).parse().ok()?);
        let players = self.entry.spec.min_seats;
        self.entry.open(Order { deck, players, names: None, options: Value::Null, setup: Value::Null, source }).ok()
    }

    pub fn title(self) -> String {
        let title = self.entry.spec.title;
        match self.sense {
            Sense::Heedless => format!("{title}, heedless"),
            Sense::LooksAfterRats => title.to_owned(),
        }
    }

    /// With the longest games there are: else opening tables would be measured, not moves.
    pub fn order(self) -> NewTable {
        let longest = self.entry.longest();
        let options = (!longest.is_empty()).then_some(Value::Object(longest));
        NewTable { options, ..NewTable::new(self.entry.spec.name, 2) }
    }
}
