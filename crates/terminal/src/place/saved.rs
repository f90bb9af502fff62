//! A game that was left and can be gone on with: its record, who sits where, and how long it was played.

use std::time::Duration;

use catalog::record::{self, Record, RecordError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Sitter;

/// Raised when games are kept differently.
const FORMAT: u32 = 1;

#[derive(Clone, Debug)]
pub struct Saved {
    pub record: Record,
    pub sitters: Vec<Sitter>,
    pub played: Duration,
}

/// Why a kept game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedError {
    /// It is not a kept game at all; what the reader says.
    Damaged(String),
    Record(RecordError),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: u32,
    seats: Vec<String>,
    seconds: u64,
    record: Value,
}

impl Saved {
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let damaged = |detail: String| SavedError::Damaged(detail);
        let written: Written = serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
        if written.format != FORMAT {
            return Err(damaged(format!("format {}", written.format)));
        }
        let seats = written.seats.iter().map(|seat| seat.parse::<Sitter>());
        let sitters: Vec<Sitter> = seats.collect::<Result<_, _>>().map_err(|error| damaged(error.to_string()))?;
        let players = written.record["players"].as_u64();
        if players != Some(sitters.len() as u64) {
            return Err(damaged(format!("{} seats", sitters.len())));
        }
        let record = record::read(&written.record.to_string()).map_err(SavedError::Record)?;
        Ok(Self { record, sitters, played: Duration::from_secs(written.seconds) })
    }

    pub fn written(&self) -> serde_json::Result<String> {
        let written = Written {
            format: FORMAT,
            seats: self.sitters.iter().map(Sitter::to_string).collect(),
            seconds: self.played.as_secs(),
            record: serde_json::to_value(&self.record)?,
        };
        Ok(serde_json::to_string(&written)? + "\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_kept_game_is_refused() {
        for damaged in ["", "{}", "[1]", r#"{"format":2,"seats":[],"seconds":0,"record":{}}"#] {
            assert!(matches!(Saved::read(damaged), Err(SavedError::Damaged(_))), "{damaged}");
        }
        let crowded = r#"{"format":1,"seats":["person","cat"],"seconds":0,"record":{"players":2}}"#;
        assert!(matches!(Saved::read(crowded), Err(SavedError::Damaged(_))));
        let empty = r#"{"format":1,"seats":["person","rat"],"seconds":0,"record":{"players":2}}"#;
        assert!(matches!(Saved::read(empty), Err(SavedError::Record(_))));
    }
}
