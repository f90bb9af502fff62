//! What the house says of a table, read strictly and held against what the log comes to: every byte of a message has to
//! be explained by what this visitor may know.

use catalog::fairness;
use catalog::{Entry, Shelf, Table};
use ratskeller_core::Hex;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::deed::Sitter;
use super::fold::{Fold, list};
use crate::history::Visitor;

/// Whoever looks at a table is told so many events of those before.
const LONGEST_LOG: usize = 500;

/// How the table stands: the messages `table` and `update`.
#[derive(Debug)]
pub enum Told {
    Whole(Whole),
    Update(Update),
    Answer(Answer),
    /// Nothing of the table: who is there, reactions, what the host says.
    Other,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whole {
    #[serde(rename = "type")]
    _kind: String,
    version: u32,
    pub seq: u64,
    table: Value,
    seat: Option<usize>,
    view: Option<Box<RawValue>>,
    log: Box<RawValue>,
    pub missed: Option<Vec<Missed>>,
    to_move: Option<usize>,
    choices: Option<String>,
    clock: Option<ClockFace>,
    present: Present,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Update {
    #[serde(rename = "type")]
    _kind: String,
    pub seq: u64,
    by: Option<usize>,
    events: Box<RawValue>,
    view: Box<RawValue>,
    to_move: Option<usize>,
    choices: Option<String>,
    clock: Option<ClockFace>,
    ended: Option<Value>,
    pub ack: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missed {
    pub seq: u64,
    by: Option<usize>,
    events: Box<RawValue>,
}

/// What came of something that was sent: `ack` and `refused`.
#[derive(Debug, Deserialize)]
pub struct Answer {
    pub id: Option<String>,
    pub seq: u64,
    pub problem: Option<Problem>,
}

#[derive(Debug, Deserialize)]
pub struct Problem {
    pub code: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClockFace {
    left: Vec<u64>,
    running: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Present {
    seats: Vec<bool>,
    #[serde(rename = "watching")]
    _watching: u64,
}

#[derive(Deserialize)]
struct Tagged<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}

impl Told {
    pub fn read(text: &RawValue) -> Result<Self, String> {
        let text = text.get();
        let unreadable = |error| format!("not what the protocol says ({error})");
        let Tagged { kind } = serde_json::from_str(text).map_err(unreadable)?;
        Ok(match kind {
            "table" => Self::Whole(serde_json::from_str(text).map_err(unreadable)?),
            "update" => Self::Update(serde_json::from_str(text).map_err(unreadable)?),
            "ack" | "refused" => Self::Answer(serde_json::from_str(text).map_err(unreadable)?),
            "present" | "reaction" | "notice" | "pong" | "goodbye" => Self::Other,
            other => return Err(format!("nobody knows a message {other}")),
        })
    }

    /// The number of the position that it shows.
    pub fn seq(&self) -> Option<u64> {
        match self {
            Self::Whole(whole) => Some(whole.seq),
            Self::Update(update) => Some(update.seq),
            Self::Answer(_) | Self::Other => None,
        }
    }
}

/// What stands in a history where a visitor was told their choices.
pub fn digest(choices: &str) -> String {
    let Hex(hash) = Hex::<32>(Sha256::digest(choices).into());
    Hex::<8>(*hash.first_chunk().expect("a hash is longer")).to_string()
}

/// The first thing that is not as it has to be.
type Explained = Result<(), String>;

fn same<T: PartialEq + std::fmt::Debug>(what: &str, told: &T, expected: &T) -> Explained {
    if told == expected { Ok(()) } else { Err(format!("{what} is {told:?} and has to be {expected:?}")) }
}

impl Whole {
    /// Held against the table as it stands at this number.
    pub fn explain(&self, fold: &Fold, visitor: &Visitor) -> Explained {
        let viewer = Fold::viewer(visitor.seat);
        same("version", &self.version, &1)?;
        same("seat", &self.seat, &visitor.seat)?;
        same("view", &self.view.as_deref().map(|view| view.get().to_owned()), &fold.view(viewer))?;
        let log = fold.table.as_deref().map(|table| table.log(viewer, table.events().saturating_sub(LONGEST_LOG)));
        same("log", &self.log.get().to_owned(), &list(&log.unwrap_or_default()))?;
        same("table", &self.table, &info(fold, &visitor.guest)?)?;
        same("to_move", &self.to_move, &fold.to_move())?;
        same("choices", &self.choices, &choices(fold, visitor))?;
        same("present", &self.present.seats.len(), &fold.seats.len())?;
        explain_clock(self.clock.as_ref(), fold)
    }
}

impl Update {
    pub fn explain(&self, fold: &Fold, visitor: &Visitor) -> Explained {
        let viewer = Fold::viewer(visitor.seat);
        let last = fold.last_move.ok_or("an update tells of something that is no move")?;
        same("by", &self.by, &last.by)?;
        same("events", &self.events.get().to_owned(), &fold.seen(viewer))?;
        same("view", &Some(self.view.get().to_owned()), &fold.view(viewer))?;
        same("to_move", &self.to_move, &fold.to_move())?;
        same("choices", &self.choices, &choices(fold, visitor))?;
        same("ended", &self.ended.clone().unwrap_or_default(), &ended(fold))?;
        explain_clock(self.clock.as_ref(), fold)
    }
}

impl Missed {
    pub fn explain(&self, fold: &Fold, visitor: &Visitor) -> Explained {
        let last = fold.last_move.ok_or("something was missed that is no move")?;
        same("by", &self.by, &last.by)?;
        same("events", &self.events.get().to_owned(), &fold.seen(Fold::viewer(visitor.seat)))
    }
}

/// The digest of what a visitor is told that they can do: only if it is theirs to decide.
fn choices(fold: &Fold, visitor: &Visitor) -> Option<String> {
    let table: &dyn Table = fold.table.as_deref()?;
    let decides = fold.to_move().is_some_and(|mover| visitor.seat == Some(mover));
    decides.then(|| digest(table.choices().get()))
}

/// What is left is exact for those whose clock stands; whoever has given up is not told what they had.
fn explain_clock(told: Option<&ClockFace>, fold: &Fold) -> Explained {
    let (told, clock) = match (told, &fold.clock) {
        (None, None) => return Ok(()),
        (Some(told), Some(clock)) => (told, clock),
        (told, _) => return Err(format!("clock is {told:?}")),
    };
    same("clock.running", &told.running, &clock.running)?;
    same("clock.left", &told.left.len(), &clock.left.len())?;
    for (seat, (told, left)) in told.left.iter().zip(&clock.left).enumerate() {
        let is_exact = clock.running != Some(seat) && !fold.resigned.contains(&seat);
        if is_exact && told != left || told > left {
            return Err(format!("clock.left of seat {seat} is {told} and has to be {left}"));
        }
    }
    Ok(())
}

fn ended(fold: &Fold) -> Value {
    let Some(table) = fold.table.as_deref().filter(|_| fold.is_over()) else { return Value::Null };
    match table.outcome() {
        Some(outcome) => {
            let winners: Vec<_> = outcome.winning_seats().collect();
            json!({"winners": winners, "points": outcome.points.values(), "reason": outcome.reason})
        }
        None if fold.adjourned => json!({"winners": [], "points": null, "reason": "adjourned"}),
        None => {
            let left = (0..fold.seats.len()).filter(|seat| !fold.resigned.contains(seat));
            json!({"winners": left.collect::<Vec<_>>(), "points": null, "reason": "resigned"})
        }
    }
}

/// A table as this guest may know it.
pub fn info(fold: &Fold, guest: &str) -> Result<Value, String> {
    let (charter, terms) = (&fold.charter, &fold.charter.terms);
    let game = Entry::named(&terms.game).map_err(|fault| format!("{fault:?}"))?;
    let deck = Shelf::default().find(game, &Value::Null).map_err(|fault| format!("{fault:?}"))?;
    let hosting = charter.host == guest;
    let belongs = hosting || fold.seats.iter().flatten().any(|sitter| sitter.guest() == Some(guest));
    let commitments = fold.seats.iter().map(|sitter| sitter.as_ref().and_then(Sitter::commitment));
    let seats = fold.seats.iter().map(|sitter| seat_info(sitter.as_ref(), guest, terms.rated));
    let terms = serde_json::to_value(terms).map_err(|error| error.to_string())?;
    let mut told = json!({
        "id": fold.id,
        "title": game.spec.title,
        "deck": {"name": deck.name, "sha256": deck.sha256},
        "commitment": fairness::commitment(charter.secret),
        "commitments": commitments.collect::<Vec<_>>(),
        "awaited": fold.awaited(),
        "begun_again": fold.begun_again,
        "phase": fold.phase(),
        "created": fold.created,
        "hosting": hosting,
        "seats": seats.collect::<Vec<_>>(),
        "seq": fold.seq,
        "resigned": fold.resigned,
        "to_move": fold.to_move(),
        "ended": ended(fold),
        "rematch": fold.rematch,
    });
    let object = told.as_object_mut().ok_or("an object")?;
    object.extend(terms.as_object().cloned().unwrap_or_default());
    if belongs {
        object.insert("invite".to_owned(), json!(charter.invite));
    }
    Ok(told)
}

fn seat_info(sitter: Option<&Sitter>, guest: &str, rated: bool) -> Value {
    match sitter {
        None => json!({"kind": "open"}),
        Some(Sitter::Person { guest: sitter, name, .. }) => {
            let mut told = json!({"kind": "person", "name": name, "yours": sitter == guest});
            if rated {
                // Where ratings are at stake everybody sees who somebody is.
                told["id"] = json!(sitter);
            }
            told
        }
        Some(Sitter::Bot { level, name }) => json!({"kind": "bot", "name": name, "level": level}),
        Some(Sitter::Kept { guest: kept, name }) => {
            json!({"kind": "kept", "name": name, "yours": kept == guest, "program": false})
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_with_more_in_it_than_the_protocol_has_is_not_read() {
        let read = |text: &str| Told::read(&RawValue::from_string(text.to_owned()).unwrap());
        let update = r#"{"type":"update","seq":7,"by":0,"events":[],"view":{},"to_move":1"#;
        assert_eq!(read(&format!("{update}}}")).unwrap().seq(), Some(7));
        assert!(read(&format!(r#"{update},"pile":[1,2]}}"#)).is_err());
        assert!(read(r#"{"type":"song"}"#).is_err());
    }
}
