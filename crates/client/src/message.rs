//! What the house says over a socket.
//!
//! What only the rules understand (views, events, actions) stays as it came.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::error::{Error, ProblemDetails, Result};
use crate::table::{Ended, TableInfo};

#[derive(Clone, Debug)]
pub enum Message {
    Table(Box<Welcome>),
    Update(Box<Update>),
    Ack(Ack),
    Refused(Refused),
    Present(Presence),
    Reaction(Reaction),
    Notice(Notice),
    Goodbye(Goodbye),
}

/// Everything, on joining and whenever something other than a move happens.
#[derive(Clone, Debug, Deserialize)]
pub struct Welcome {
    pub version: u32,
    pub seq: u64,
    pub table: TableInfo,
    pub seat: Option<usize>,
    /// None before the game begins.
    pub view: Option<Box<RawValue>>,
    pub log: Option<Box<RawValue>>,
    /// What has happened since `last`; None when that is too long ago.
    pub missed: Option<Vec<Missed>>,
    pub to_move: Option<usize>,
    /// In the form that was asked for.
    pub choices: Option<Box<RawValue>>,
    pub clock: Option<ClockFace>,
    pub present: Presence,
}

/// Something was done.
#[derive(Clone, Debug, Deserialize)]
pub struct Update {
    pub seq: u64,
    /// None: the table itself.
    pub by: Option<usize>,
    pub events: Box<RawValue>,
    pub view: Box<RawValue>,
    pub to_move: Option<usize>,
    /// In the form that was asked for.
    pub choices: Option<Box<RawValue>>,
    pub clock: Option<ClockFace>,
    pub ended: Option<Ended>,
    /// One's own id of the action, if it was sent over this socket.
    pub ack: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Missed {
    pub seq: u64,
    pub by: Option<usize>,
    pub events: Box<RawValue>,
}

/// A legal action, and what it does at once.
#[derive(Clone, Debug, Deserialize)]
pub struct Choice {
    pub action: Box<RawValue>,
    pub effect: Option<Box<RawValue>>,
}

impl Choice {
    /// Reads choices that are a list: what a house tells whoever asks for nothing else.
    pub fn list(choices: &RawValue) -> Result<Vec<Self>> {
        serde_json::from_str(choices.get()).map_err(|error| Error::garbled(choices.get().as_bytes(), error))
    }
}

/// An action had already been done.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Ack {
    pub id: String,
    pub seq: u64,
}

/// An action was not done, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Refused {
    /// One's own id of it, if it had one.
    #[serde(default)]
    pub id: Option<String>,
    pub seq: u64,
    pub problem: ProblemDetails,
}

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Presence {
    pub seats: Vec<bool>,
    pub watching: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Reaction {
    pub seat: usize,
    pub reaction: String,
}

/// What whoever runs the house has everybody told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Notice {
    /// None: nothing any more.
    pub text: Option<String>,
}

/// The house restarts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Goodbye {
    /// When to come back, in milliseconds.
    pub retry_after: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ClockFace {
    /// Milliseconds per seat.
    pub left: Vec<i64>,
    pub running: Option<usize>,
}

impl Message {
    pub fn read(text: &str) -> Result<Self> {
        Self::parse(text).map_err(|error| Error::garbled(text.as_bytes(), error))
    }

    /// Raw values need a type that is known before they are read, so the kind of the message is looked for first.
    fn parse(text: &str) -> serde_json::Result<Self> {
        fn the<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
            serde_json::from_str(text)
        }
        let Tagged { kind } = the(text)?;
        Ok(match kind {
            Kind::Table => Self::Table(the(text)?),
            Kind::Update => Self::Update(the(text)?),
            Kind::Ack => Self::Ack(the(text)?),
            Kind::Refused => Self::Refused(the(text)?),
            Kind::Present => Self::Present(the(text)?),
            Kind::Reaction => Self::Reaction(the(text)?),
            Kind::Notice => Self::Notice(the(text)?),
            Kind::Goodbye => Self::Goodbye(the(text)?),
        })
    }
}

#[derive(Deserialize)]
struct Tagged {
    #[serde(rename = "type")]
    kind: Kind,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Table,
    Update,
    Ack,
    Refused,
    Present,
    Reaction,
    Notice,
    Goodbye,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_hands_on_what_only_the_rules_understand() {
        let text = r#"{"type": "update", "seq": 7, "by": 0, "events": [{"type": "revealed", "seat": 0, "card": 31}],
            "view": {"phase": "after_reveal"}, "to_move": 0, "choices": [{"action": "stay"},
            {"action": {"leave": {"kind": "gold"}}, "effect": {"cards": [31]}}], "clock": {"left": [29000, 30000], "running": 0},
            "ended": null, "ack": "a1"}"#;
        let Message::Update(update) = Message::read(text).unwrap() else { panic!("an update") };
        assert_eq!((update.seq, update.by, update.to_move, update.ack.as_deref()), (7, Some(0), Some(0), Some("a1")));
        assert_eq!(update.view.get(), r#"{"phase": "after_reveal"}"#);
        let choices = Choice::list(&update.choices.unwrap()).unwrap();
        assert_eq!(choices[0].action.get(), r#""stay""#);
        assert_eq!(choices[1].effect.as_ref().unwrap().get(), r#"{"cards": [31]}"#);
        assert_eq!(update.clock, Some(ClockFace { left: vec![29000, 30000], running: Some(0) }));
    }

    #[test]
    fn what_is_left_out_is_nothing() {
        let text = r#"{"type": "update", "seq": 8, "by": null, "events": [], "view": {}, "to_move": null,
            "ended": {"winners": [1], "points": [3, 5], "reason": "points"}}"#;
        let Message::Update(update) = Message::read(text).unwrap() else { panic!("an update") };
        assert!(update.choices.is_none() && update.ack.is_none() && update.clock.is_none());
        assert_eq!(update.ended.unwrap().points, Some(vec![3, 5]));
    }

    #[test]
    fn a_table_comes_with_everything() {
        let text = r#"{"type": "table", "version": 1, "seq": 2, "table": {"id": "00f1", "game": "piratz", "title": "Piratz",
            "players": 2, "options": {}, "deck": {"name": "default", "sha256": "ab"}, "private": false, "commitment": "ef",
            "clock": null, "when_time_is_up": "rat", "pause": 800, "phase": "waiting", "created": 0, "hosting": false,
            "seats": [{"kind": "open"}, {"kind": "kept", "name": "Jan"}], "seq": 2, "resigned": [], "ended": null,
            "rematch": null}, "seat": null, "view": null, "log": null, "missed": [{"seq": 2, "by": null, "events": []}],
            "to_move": null, "clock": null, "present": {"seats": [false, true], "watching": 1}}"#;
        let Message::Table(welcome) = Message::read(text).unwrap() else { panic!("a table") };
        assert_eq!(welcome.table.id, "00f1");
        assert_eq!(welcome.missed.unwrap()[0].seq, 2);
        assert!(welcome.view.is_none());
        assert_eq!(welcome.present, Presence { seats: vec![false, true], watching: 1 });
    }

    #[test]
    fn a_refusal_says_which_rule_was_broken() {
        let text = r#"{"type": "refused", "id": "a2", "seq": 7, "problem": {"type": "about:blank", "title": "Conflict",
            "status": 409, "detail": "You have already turned up a card.", "code": "illegal", "rule": "PZ-T1"}}"#;
        let Message::Refused(refused) = Message::read(text).unwrap() else { panic!("a refusal") };
        assert_eq!((refused.id.as_deref(), refused.problem.rule.as_deref()), (Some("a2"), Some("PZ-T1")));
    }

    #[test]
    fn short_messages_are_read() {
        let read = |text| format!("{:?}", Message::read(text).unwrap());
        assert_eq!(read(r#"{"type": "ack", "id": "a", "seq": 3}"#), r#"Ack(Ack { id: "a", seq: 3 })"#);
        let present = r#"{"type": "present", "seats": [true], "watching": 0}"#;
        assert_eq!(read(present), "Present(Presence { seats: [true], watching: 0 })");
        let reaction = r#"{"type": "reaction", "seat": 1, "reaction": "oops"}"#;
        assert_eq!(read(reaction), r#"Reaction(Reaction { seat: 1, reaction: "oops" })"#);
        assert_eq!(read(r#"{"type": "goodbye", "retry_after": 500}"#), "Goodbye(Goodbye { retry_after: 500 })");
    }

    #[test]
    fn a_kind_nobody_knows_is_garbled() {
        assert!(matches!(Message::read(r#"{"type": "song"}"#), Err(Error::Garbled { .. })));
    }
}
