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

impl Said {
    pub fn read(text: &str) -> Result<Self, Denied> {
        let said: Self = catalog::reader::read(&catalog::json::read(text)?)?;
        if let Self::Act { id, .. } | Self::TakeBack { id, .. } = &said {
            check_id(id)?;
        }
        Ok(said)
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
#[ts(export_to = "house.ts", rename = "Told<View, Event, Action, Effect>")]
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
        #[ts(optional, type = "Array<Choice<Action, Effect>>")]
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
        #[ts(optional, type = "Array<Choice<Action, Effect>>")]
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
