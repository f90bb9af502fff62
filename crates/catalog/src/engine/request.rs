//! A line as a JSON-RPC 2.0 request.

use ratskeller_core::{Fault, Kind, PathSegment, Problem};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::error::Error;
use crate::json::{self, NotJson};
use crate::syntax::Syntax;
use crate::{check, reader};

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Method {
    Games,
    Deck,
    New,
    State,
    View,
    Legal,
    Act,
    Log,
    Undo,
    Close,
    Outcome,
    Suggest,
    Record,
    Load,
}

pub(super) struct Request {
    /// To whom the answer goes; none for a notification, which gets no answer.
    pub id: Option<Value>,
    pub call: Result<(Method, Value), Error>,
}

impl Request {
    pub(super) fn read(line: &[u8]) -> Self {
        let unknown_sender = |error| Self { id: Some(Value::Null), call: Err(error) };
        let line = line.trim_ascii_end();
        let text = match str::from_utf8(line) {
            Ok(text) => text,
            Err(error) => return unknown_sender(Error::NotJson(Syntax::not_utf8(line, error))),
        };
        match json::read(text) {
            Ok(Value::Object(message)) => Self::from_message(message),
            Ok(Value::Array(_)) => unknown_sender(Error::Batch),
            Ok(other) => unknown_sender(Error::Request(wrong_kind(&other, Kind::Object))),
            Err(NotJson::Syntax(syntax)) => unknown_sender(Error::NotJson(syntax)),
            Err(NotJson::Repeated(fault)) => Self::with_repetition(text, fault),
        }
    }

    fn from_message(mut message: Map<String, Value>) -> Self {
        let id = message.remove("id");
        if let Some(bad @ (Value::Bool(_) | Value::Array(_) | Value::Object(_))) = &id {
            let fault = wrong_kind(bad, Kind::Text).at("id");
            return Self { id: Some(Value::Null), call: Err(Error::Request(fault)) };
        }
        let call = read_call(message);
        match call {
            // Who sends what is no request cannot have meant a notification.
            Err(Error::Request(_)) => Self { id: id.or(Some(Value::Null)), call },
            _ => Self { id, call },
        }
    }

    /// A message with a key that is there twice: in the parameters they are at fault, elsewhere the whole request.
    fn with_repetition(text: &str, mut fault: Fault) -> Self {
        if fault.path.first() != Some(&PathSegment::from("params")) {
            return Self { id: Some(Value::Null), call: Err(Error::Request(fault)) };
        }
        fault.path.remove(0);
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        Self { id: message.get("id").cloned(), call: Err(Error::Params(fault)) }
    }
}

fn read_call(mut message: Map<String, Value>) -> Result<(Method, Value), Error> {
    let mut required = |key: &'static str| {
        let value = message.remove(key).ok_or_else(|| Fault::new(Problem::Missing));
        value.and_then(|value| reader::read::<String>(&value)).map_err(|fault| Error::Request(fault.at(key)))
    };
    let version = required("jsonrpc")?;
    check::same(version.as_str(), "2.0").map_err(|fault| Error::Request(fault.at("jsonrpc")))?;
    let method = Value::from(required("method")?);
    let method = reader::read(&method).map_err(|fault| Error::NoSuchMethod(fault.at("method")))?;
    match message.remove("params") {
        None | Some(Value::Null) => Ok((method, Value::Object(Map::new()))),
        Some(params @ Value::Object(_)) => Ok((method, params)),
        Some(other) => Err(Error::Params(wrong_kind(&other, Kind::Object).at("params"))),
    }
}

fn wrong_kind(value: &Value, wanted: Kind) -> Fault {
    Fault::new(Problem::Kind { given: reader::kind(value), wanted })
}
