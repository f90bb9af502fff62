//! Why a game was lost before it was over.

use std::time::Duration;

use catalog::Refused;
use catalog::syntax::Syntax;
use ratskeller_core::{Fault, Message};

/// What a contestant did instead of playing on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// The program could not be started; what the system says.
    NotStarted(String),
    /// The program ended; how.
    Ended(String),
    /// The program went on, but closed its standard output.
    ClosedOutput,
    /// No answer came in time.
    Late(Duration),
    /// The answer did not end within so many bytes.
    TooLong(usize),
    /// The answer is not JSON.
    Garbage(Syntax),
    /// The answer is not what the protocol asks for.
    Malformed(Fault),
    /// The answer is an action of the game, but not now.
    Illegal(Refused),
}

/// What helps whoever has written a program to find out why it lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evidence {
    /// The beginning of the answer that lost, if there was one, on one line.
    pub answer: Option<String>,
    /// The last lines of its standard error.
    pub said: Vec<String>,
}

impl Forfeit {
    /// A word for programs to tell the reasons apart.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NotStarted(_) => "not_started",
            Self::Ended(_) => "ended",
            Self::ClosedOutput => "closed_output",
            Self::Late(_) => "late",
            Self::TooLong(_) => "too_long",
            Self::Garbage(_) | Self::Malformed(_) => "garbage",
            Self::Illegal(_) => "illegal",
        }
    }
}

impl From<&Forfeit> for Message {
    fn from(forfeit: &Forfeit) -> Self {
        match forfeit {
            Forfeit::NotStarted(detail) => Self::named("forfeit-not-started").with("detail", detail.as_str()),
            Forfeit::Ended(how) => Self::named("forfeit-ended").with("how", how.as_str()),
            Forfeit::ClosedOutput => Self::named("forfeit-closed-output"),
            Forfeit::Late(limit) => Self::named("forfeit-late").with("millis", limit.as_millis().to_string()),
            Forfeit::TooLong(most) => Self::named("forfeit-too-long").with("most", most.to_string()),
            Forfeit::Garbage(syntax) => Self::named("forfeit-garbage").with("detail", Self::from(syntax)),
            Forfeit::Malformed(fault) => Self::named("forfeit-garbage").with("detail", Self::from(fault)),
            Forfeit::Illegal(refused) => Self::named("forfeit-illegal").with("reason", Self::from(refused)),
        }
    }
}
