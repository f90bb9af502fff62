//! What goes over a table's socket, as docs/tables.md has it.
//!
//! What a game says is JSON here. In TypeScript it has its type: the messages have parameters for it, named where they are
//! renamed.

use catalog::json::Json;
use ratskeller_core::{Fault, Problem, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::denied::{Denied, ProblemDetails};
use crate::info::TableInfo;
use crate::room::{Ended, Room};

/// Raised when messages mean something else.
pub const VERSION: u32 = 1;

/// A client's own id of something it does is no longer than this.
const LONGEST_ID: usize = 40;

/// The few things one can say at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "house.ts")]
pub enum Reaction {
    Hello,
    WellPlayed,
    Thanks,
    Oops,
    Hurry,
    GoodGame,
}

/// What a client says.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "house.ts", rename = "Said<Action>")]
pub enum Said {
    Act {
        id: String,
        seq: u64,
        #[ts(type = "Action")]
        action: Value,
    },
    TakeBack {
        id: String,
        seq: u64,
    },
    Look {
        seat: Option<Seat>,
    },
    React {
        reaction: Reaction,
    },
    /// Asks for nothing but an answer, since a browser does not show its pages the pings of the protocol.
    Ping {},
}

/// What is said most, as clients write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act<'a> {
    r#type: &'a str,
    id: String,
    seq: u64,
    #[serde(deserialize_with = "catalog::json::strict")]
    action: Value,
}

impl Said {
    pub fn read(text: &str) -> Result<Self, Denied> {
        // Serde would take a list for an object.
        let act = Some(text).filter(|text| text.starts_with('{')).and_then(|text| serde_json::from_str(text).ok());
        let said = match act {
            Some(Act { r#type: "act", id, seq, action }) => Self::Act { id, seq, action },
            Some(_) | None => Self::read_slowly(text)?,
        };
        if let Self::Act { id, .. } | Self::TakeBack { id, .. } = &said {
            check_id(id)?;
        }
        Ok(said)
    }

    /// Whatever can be said, and what is wrong with it.
    fn read_slowly(text: &str) -> Result<Self, Denied> {
        Ok(catalog::reader::read(&catalog::json::read(text)?)?)
    }
}

/// That the house can remember a client's own id.
pub fn check_id(id: &str) -> Result<(), Fault> {
    let given = id.chars().count();
    if given > LONGEST_ID { Err(Fault::new(Problem::TooLong { given, most: LONGEST_ID }).at("id")) } else { Ok(()) }
}

/// What the house says.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "house.ts", rename = "Told<View, Event, Choices>")]
pub enum Told<'a> {
    Table {
        version: u32,
        seq: u64,
        #[ts(as = "Option<Seat>")]
        seat: Viewer,
        table: &'a TableInfo,
        #[ts(type = "View | null")]
        view: Option<&'a Json>,
        #[ts(type = "Array<Event>")]
        log: Vec<Json>,
        missed: Option<Vec<Missed>>,
        to_move: Option<Seat>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Choices")]
        choices: Option<&'a Json>,
        clock: Option<ClockTold>,
        present: &'a Present,
    },
    Update {
        seq: u64,
        by: Option<Seat>,
        #[ts(type = "Array<Event>")]
        events: &'a Json,
        #[ts(type = "View")]
        view: &'a Json,
        to_move: Option<Seat>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Choices")]
        choices: Option<&'a Json>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockTold>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ended: Option<Ended>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ack: Option<&'a str>,
    },
    Ack {
        id: &'a str,
        seq: u64,
    },
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<&'a str>,
        seq: u64,
        problem: ProblemDetails,
    },
    Present(&'a Present),
    Reaction {
        seat: Seat,
        reaction: Reaction,
    },
    /// What whoever runs the house has everybody told; nothing any more, if there is no text.
    Notice {
        text: Option<&'a str>,
    },
    /// The answer to a ping.
    Pong {},
    Goodbye {
        retry_after: u64,
    },
}

impl Told<'_> {
    pub fn text(&self) -> String {
        // Most messages fit into this without growing.
        let mut text = Vec::with_capacity(2048);
        serde_json::to_writer(&mut text, self).expect("what the house writes has text for keys and no failing parts");
        String::from_utf8(text).expect("JSON is UTF-8")
    }
}

#[derive(Debug, Serialize, TS)]
#[ts(export_to = "house.ts", rename = "Missed<Event>")]
pub struct Missed {
    pub seq: u64,
    pub by: Option<Seat>,
    #[ts(type = "Array<Event>")]
    pub events: Vec<Json>,
}

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Present {
    pub seats: Vec<bool>,
    /// How many look on.
    pub watching: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct ClockTold {
    /// Milliseconds.
    pub left: Vec<u64>,
    pub running: Option<Seat>,
}

impl Room {
    pub fn clock_told(&self, now: u64) -> Option<ClockTold> {
        self.clock.as_ref().map(|clock| ClockTold { left: clock.left(now), running: clock.running() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whichever way it is read.
    fn read(text: &str) -> Result<Said, Denied> {
        let said = Said::read(text);
        assert_eq!(said, Said::read_slowly(text), "{text}");
        said
    }

    #[test]
    fn what_clients_say_most_is_read_as_everything_else_is() {
        let action = r#"{"swap":{"own":0,"seat":[-1,0.5,null,true,{}],"slot":18446744073709551615}}"#;
        for text in [
            format!(r#"{{"type":"act","id":"a","seq":7,"action":{action}}}"#),
            format!("{{ \"action\" : {action} , \"seq\" : 7 , \"id\" : \"\\u0061\" , \"type\" : \"act\" }} "),
        ] {
            let said = Said::Act { id: "a".to_owned(), seq: 7, action: serde_json::from_str(action).unwrap() };
            assert_eq!(read(&text), Ok(said));
        }
        for text in [
            r#"{"type":"\u0061ct","id":"a","seq":7,"action":"draw"}"#,
            r#"{"type":"act","id":"a","seq":-0,"action":null}"#,
            r#"{"type":"act","id":"a","seq":18446744073709551616,"action":"draw"}"#,
            r#"{"type":"take_back","id":"a","seq":7}"#,
        ] {
            assert!(read(text).is_ok(), "{text}");
        }
        for text in [
            r#"{"type":"act","id":"a","seq":7}"#,
            r#"{"type":"act","id":"a","seq":7.0,"action":"draw"}"#,
            r#"{"type":"act","id":"a","seq":-1,"action":"draw"}"#,
            r#"{"type":"act","id":"a","seq":7,"action":"draw","more":1}"#,
            r#"{"type":"act","id":"a","seq":7,"action":"draw","seq":7}"#,
            r#"{"type":"act","id":"a","seq":7,"action":{"a":1,"a":1}}"#,
            r#"{"type":"act","id":"a","seq":7,"action":1e999}"#,
            r#"{"type":"act","id":"a","seq":7,"action":"draw"} x"#,
            r#"{"type":"take_back","id":"a","seq":7,"action":"draw"}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
        // A list is whatever serde takes it for, and not something else because it is an action.
        let _either_way = read(r#"["act","a",7,"draw"]"#);
    }
}
