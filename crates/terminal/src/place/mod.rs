//! Where a game is played: in this program, in a lesson, or in a house elsewhere.

mod course;
mod kept;
mod local;
mod remote;
mod saved;

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use catalog::{Level, Record};
use ratskeller_core::apart;
use serde_json::Value;
use words::Words;

use crate::event::Ask;
use crate::sight::News;

pub use course::Course;
pub use kept::{KeptGame, Unfinished, free_name, write_private};
pub use local::Local;
pub use remote::{Address, Keep, NotAnAddress, Remote, TableLink, Visit};
pub use saved::{Saved, SavedError};

/// A table that tells a seat what it sees, and does what the seat wants if the rules allow it.
pub trait Place: fmt::Debug {
    /// The next thing it has to tell, if there is something now.
    fn next(&mut self) -> Option<News>;
    fn act(&mut self, action: Value);
    fn take_back(&mut self);
    /// Asks for what a good player would do; the answer is told when it is there.
    fn hint(&mut self);
    /// Looks through the eyes of another seat.
    fn look(&mut self, seat: usize);
    /// Asks the house for something, if the table is in one.
    fn ask(&mut self, _ask: Ask) {}

    /// The game so far, to go on with another time. None if it is over, or kept elsewhere.
    fn saved(&self) -> Option<Saved> {
        None
    }

    /// The record of a game that is over.
    fn record(&self) -> Option<Record> {
        None
    }

    /// The file that the record was written to when the game was over.
    fn record_file(&self) -> Option<&Path> {
        None
    }

    /// The file in which the game is kept, if it is.
    fn file(&self) -> Option<&Path> {
        None
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this terminal.
    Person,
    Bot(Level),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = catalog::level::UnknownLevel;
    fn from_str(given: &str) -> Result<Self, Self::Err> {
        if given == "person" { Ok(Self::Person) } else { given.parse().map(Self::Bot) }
    }
}

/// What everybody is called: a person alone is “you”, and several bots of a level are told apart by numbers.
pub fn names(sitters: &[Sitter], words: &Words) -> Vec<String> {
    let people = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count();
    let mut names: Vec<String> = Vec::new();
    for (seat, sitter) in sitters.iter().enumerate() {
        names.push(match sitter {
            Sitter::Person if people == 1 => words.say("play-you", &[]),
            Sitter::Person => words.say("web-player", &[("number", (seat + 1).into())]),
            Sitter::Bot(level) => apart(&words.say(&format!("play-{level}"), &[]), names.iter().map(String::as_str)),
        });
    }
    names
}
