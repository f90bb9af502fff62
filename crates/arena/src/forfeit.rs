//! Why a game was lost before it was over.

use std::time::Duration;

use catalog::Refused;
use ratskeller_core::Fault;
use words::Words;

/// What a contestant did instead of playing on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// The program could not be started; what the system says.
    NotStarted(String),
    /// The program ended; how, and the last it said on its standard error.
    Ended { how: String, said: String },
    /// No answer came in time.
    Late(Duration),
    /// The answer did not end within so many bytes.
    TooLong(usize),
    /// The answer is not JSON; what the parser says.
    Garbage(String),
    /// The answer is not what the protocol asks for.
    Malformed(Fault),
    /// The answer is an action of the game, but not now.
    Illegal(Refused),
}

impl Forfeit {
    /// A word for programs to tell the reasons apart.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NotStarted(_) => "not_started",
            Self::Ended { .. } => "ended",
            Self::Late(_) => "late",
            Self::TooLong(_) => "too_long",
            Self::Garbage(_) | Self::Malformed(_) => "garbage",
            Self::Illegal(_) => "illegal",
        }
    }

    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NotStarted(detail) => words.say("forfeit-not-started", &[("detail", detail.as_str().into())]),
            Self::Ended { how, said } if said.is_empty() => words.say("forfeit-ended", &[("how", how.as_str().into())]),
            Self::Ended { how, said } => {
                words.say("forfeit-ended-saying", &[("how", how.as_str().into()), ("said", said.as_str().into())])
            }
            Self::Late(limit) => words.say("forfeit-late", &[("millis", limit.as_millis().to_string().into())]),
            Self::TooLong(most) => words.say("forfeit-too-long", &[("most", most.to_string().into())]),
            Self::Garbage(detail) => words.say("forfeit-garbage", &[("detail", detail.as_str().into())]),
            Self::Malformed(fault) => words.say("forfeit-garbage", &[("detail", words.fault(fault).into())]),
            Self::Illegal(refused) => words.say("forfeit-illegal", &[("reason", refused.sentence(words).into())]),
        }
    }
}
