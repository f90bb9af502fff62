//! The language of a table's log, read anew: the checker trusts nothing of the server.

use ratskeller_core::Hex;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What can stand in a log. What a house of people playing never writes is not read here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Opened(Box<Charter>),
    Sat {
        seat: usize,
        sitter: Sitter,
    },
    Left {
        seat: usize,
        #[serde(default)]
        invite: Option<Hex<16>>,
    },
    Committed {
        seat: usize,
        commitment: Hex<32>,
    },
    Fixed,
    Revealed {
        seat: usize,
        bytes: Hex<16>,
    },
    Unfixed {
        secret: Hex<32>,
    },
    Started,
    Acted {
        /// None: the table itself.
        seat: Option<usize>,
        action: Value,
        /// None where the house has decided.
        #[serde(default)]
        id: Option<String>,
        /// How long whoever acted was not charged for.
        #[serde(default)]
        held: u64,
    },
    TookBack {
        seat: usize,
        id: String,
    },
    Resigned {
        seat: usize,
    },
    Reopened,
    Adjourned,
    Rematched {
        room: String,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Charter {
    pub terms: Terms,
    pub host: String,
    pub secret: Hex<32>,
    pub invite: Hex<16>,
    #[serde(default)]
    pub setup: Value,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    pub game: String,
    pub players: usize,
    pub options: Value,
    pub private: bool,
    pub rated: bool,
    pub clock: Option<Rule>,
    pub when_time_is_up: WhenTimeIsUp,
    /// How many milliseconds a bot waits before it acts.
    pub pause: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    Move {
        seconds: u64,
    },
    Game {
        seconds: u64,
        #[serde(default)]
        increment: u64,
    },
    Days(u64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenTimeIsUp {
    Rat,
    Resign,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Person {
        guest: String,
        name: String,
        #[serde(default)]
        commitment: Option<Hex<32>>,
        #[serde(default)]
        bytes: Option<Hex<16>>,
    },
    Bot {
        level: String,
        name: String,
    },
    Kept {
        guest: String,
        name: String,
    },
}

impl Sitter {
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } | Self::Bot { name, .. } | Self::Kept { name, .. } => name,
        }
    }

    pub fn guest(&self) -> Option<&str> {
        match self {
            Self::Person { guest, .. } | Self::Kept { guest, .. } => Some(guest),
            Self::Bot { .. } => None,
        }
    }

    pub fn commitment(&self) -> Option<Hex<32>> {
        match self {
            Self::Person { commitment, .. } => *commitment,
            Self::Bot { .. } | Self::Kept { .. } => None,
        }
    }
}
