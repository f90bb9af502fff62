//! A log that does not come to a table: which entry is wrong, and what is wrong with it.

use std::fmt;

use ratskeller_core::Hex;
use store::RoomId;
use words::Words;

use crate::denied::Denied;
use crate::language::Speech;

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

impl Flaw {
    fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(detail) => words.say("server-flaw-unreadable", &[("detail", detail.as_str().into())]),
            Self::Opening => words.say("server-flaw-opening", &[]),
            Self::Rules { given, known } => {
                words.say("server-flaw-rules", &[("given", (*given).into()), ("known", (*known).into())])
            }
            Self::Deck { given, known } => {
                let decks = [("given", given.to_string().into()), ("known", known.to_string().into())];
                words.say("server-flaw-deck", &decks)
            }
            Self::Origin => words.say("server-flaw-origin", &[]),
            Self::Impossible(denied) => {
                let reason = denied.problem(words).detail;
                words.say("server-flaw-impossible", &[("reason", reason.trim_end_matches('.').into())])
            }
        }
    }
}

impl Damaged {
    /// Which entry is wrong and why, for people.
    pub fn sentence(&self, words: &Words) -> String {
        let told = [("entry", self.entry.into()), ("flaw", self.flaw.sentence(words).into())];
        words.say("server-flaw-entry", &told)
    }
}

/// As the log of the house has it.
impl fmt::Display for Damaged {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.sentence(Speech::default().words()))
    }
}

impl std::error::Error for Damaged {}

impl Damaged {
    /// Tells whoever runs the house, and what to tell everybody else.
    pub fn report(&self, table: RoomId) -> Denied {
        tracing::error!(%table, reason = %self, "the log of a table is damaged");
        metrics::counter!("ratskeller_damaged_total").increment(1);
        Denied::Damaged
    }
}
