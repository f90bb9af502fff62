//! What can go wrong, with the protocol's numbers.

use ratskeller_core::{Fault, Message, RuleId};
use serde::Serialize;

use super::LONGEST_LINE;
use crate::input::Refused;
use crate::record::RecordError;
use crate::syntax::Syntax;

#[derive(Debug)]
pub(super) enum Error {
    NotJson(Syntax),
    TooLong,
    /// Not a JSON-RPC request.
    Request(Fault),
    Batch,
    NoSuchMethod(Fault),
    Params(Fault),
    Record(RecordError),
    NoSuchTable(i64),
    Refused(Refused),
    NothingToUndo,
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::Params(fault)
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

/// An error as JSON-RPC writes it.
#[derive(Serialize)]
pub(super) struct Body {
    code: i32,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Data>,
}

#[derive(Serialize)]
struct Data {
    rule: RuleId,
}

impl Error {
    /// With the sentence for it.
    pub(super) fn body(&self, message: String) -> Body {
        Body { code: self.code(), message, data: self.rule().map(|rule| Data { rule }) }
    }

    fn code(&self) -> i32 {
        match self {
            Self::NotJson(_) | Self::TooLong => -32700,
            Self::Request(_) | Self::Batch => -32600,
            Self::NoSuchMethod(_) => -32601,
            Self::Params(_) | Self::Record(_) | Self::Refused(Refused::Malformed(_)) => -32602,
            Self::Refused(Refused::Illegal(_)) => 1,
            Self::NoSuchTable(_) => 2,
            Self::Refused(Refused::Over) => 3,
            Self::Refused(Refused::NotTheirTurn { .. }) => 4,
            Self::NothingToUndo => 5,
        }
    }

    fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Request(fault) | Self::NoSuchMethod(fault) | Self::Params(fault) => fault.rule,
            Self::Record(error) => error.rule(),
            Self::Refused(refused) => refused.rule(),
            Self::NotJson(_) | Self::TooLong | Self::Batch | Self::NoSuchTable(_) | Self::NothingToUndo => None,
        }
    }
}

impl From<&Error> for Message {
    fn from(error: &Error) -> Self {
        match error {
            Error::NotJson(syntax) => syntax.into(),
            Error::TooLong => Self::named("line-too-long").with("mebibytes", LONGEST_LINE >> 20),
            Error::Batch => Self::named("no-batches"),
            Error::Request(fault) | Error::NoSuchMethod(fault) | Error::Params(fault) => fault.into(),
            Error::Record(error) => error.into(),
            Error::NoSuchTable(id) => Self::named("no-such-table").with("id", id.to_string()),
            Error::Refused(refused) => refused.into(),
            Error::NothingToUndo => Self::named("nothing-to-undo"),
        }
    }
}
