//! A log that does not come to a table: which entry is wrong, and what is wrong with it.

use std::fmt;

use ratskeller_core::Hex;
use store::RoomId;

use crate::denied::Denied;

/// Where a log is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The first entry that cannot be, from 1.
    pub entry: u64,
    pub flaw: Flaw,
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It is none that this house knows; what the parser says.
    Unreadable(String),
    /// A log begins with the opening of the table, and nowhere else is one.
    Opening,
    /// The table was opened for another version of the rules.
    Rules { given: u32, known: u32 },
    /// The table was opened with another deck.
    Deck { given: Hex<32>, known: Hex<32> },
    /// The game that is played on there is not what it was, or gone.
    Origin,
    /// What it tells cannot have happened.
    Impossible(Denied),
}

impl From<Denied> for Flaw {
    fn from(denied: Denied) -> Self {
        Self::Impossible(denied)
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Unreadable(detail) => write!(formatter, "it cannot be read: {detail}"),
            Self::Opening => formatter.write_str("a log begins with the opening of a table, and nowhere else is one"),
            Self::Rules { given, known } => {
                write!(formatter, "the game was played by version {given} of its rules, and this house knows {known}")
            }
            Self::Deck { given, known } => {
                write!(formatter, "the game was played with the deck {given}, and this house has {known}")
            }
            Self::Origin => formatter.write_str("the game that is played on here is gone, or another one"),
            Self::Impossible(denied) => write!(formatter, "it cannot have happened: {denied:?}"),
        }
    }
}

impl fmt::Display for Damaged {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "entry {}: {}", self.entry, self.flaw)
    }
}

impl std::error::Error for Damaged {}

impl Damaged {
    /// Tells whoever runs the house, and what to tell everybody else.
    pub fn report(&self, table: RoomId) -> Denied {
        tracing::error!(%table, entry = self.entry, reason = %self.flaw, "the log of a table is damaged");
        metrics::counter!("ratskeller_damaged_total").increment(1);
        Denied::Damaged
    }
}
