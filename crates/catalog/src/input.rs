//! What is done at a table, and why it may not be.

use ratskeller_core::{Fault, Message, Refusal, RuleId, Seat, SmallId};
use serde::{Deserialize, Serialize};

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
}

impl From<&Refused> for Message {
    fn from(refused: &Refused) -> Self {
        match refused {
            Refused::Malformed(fault) => fault.into(),
            Refused::Over => Self::named("game-over"),
            Refused::NotTheirTurn { seat: Some(seat), mover } => {
                Self::named("not-their-turn").with("seat", seat.index()).with("mover", mover.index())
            }
            Refused::NotTheirTurn { seat: None, mover } => Self::named("not-the-table").with("mover", mover.index()),
            Refused::Illegal(refusal) => refusal.into(),
        }
    }
}
