//! What is done at a table, and why it may not be.

use ratskeller_core::{Fault, Refusal, RuleId, Seat, SmallId};
use serde::{Deserialize, Serialize};
use words::Words;

use crate::json::nullable;

/// Something done at a table: by whom (null: the table itself), what, and when in milliseconds since 1970, if anybody
/// told the time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input<A> {
    #[serde(deserialize_with = "nullable")]
    pub seat: Option<Seat>,
    pub action: A,
    #[serde(default)]
    pub at: Option<u64>,
}

/// RC-E2: telling the time is the only thing a table does, and no seat may do it.
pub(crate) const THE_TABLES_OWN: Refusal = Refusal::new(RuleId("RC-E2"), "the-tables-own");

/// Why nothing was done, in the order in which it is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// No such seat, or not an action of this game.
    Malformed(Fault),
    Over,
    /// Somebody else is to move.
    NotTheirTurn {
        seat: Option<Seat>,
        mover: Seat,
    },
    Illegal(Refusal),
}

impl Refused {
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Malformed(fault) => fault.rule,
            Self::Illegal(refusal) => Some(refusal.rule),
            Self::Over | Self::NotTheirTurn { .. } => None,
        }
    }

    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Malformed(fault) => words.fault(fault),
            Self::Over => words.say("game-over", &[]),
            Self::NotTheirTurn { seat: Some(seat), mover } => {
                words.say("not-their-turn", &[("seat", seat.index().into()), ("mover", mover.index().into())])
            }
            Self::NotTheirTurn { seat: None, mover } => words.say("not-the-table", &[("mover", mover.index().into())]),
            Self::Illegal(refusal) => words.refusal(refusal),
        }
    }
}
