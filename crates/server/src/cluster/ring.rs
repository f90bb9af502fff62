//! What nodes tell each other at once. All of it but reactions and who is there comes by the rounds, too, so that whatever
//! gets lost comes later.

use ratskeller_core::Seat;
use serde::{Deserialize, Serialize};
use store::{GuestId, LogEntry, NodeId, RoomId};

use super::LOG_VERSION;
use super::share::Share;
use crate::message::Reaction;

/// A message, and who has sent it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rung {
    pub node: NodeId,
    #[serde(flatten)]
    pub ring: Ring,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ring {
    /// Something has happened at a table, and is in its log.
    Entry {
        room: RoomId,
        seq: u64,
        at: u64,
        version: u32,
        entry: String,
    },
    /// Who is at a table by this node; nobody any more.
    Share {
        room: RoomId,
        share: Option<Share>,
    },
    Reaction {
        room: RoomId,
        seat: Seat,
        reaction: Reaction,
    },
    /// These are not known any more, or are not let in: their sockets are closed.
    Closed(Vec<GuestId>),
    /// They have another name.
    Called(GuestId),
    /// Tables, guests or what everybody is told have changed: it is time for a round.
    Changed,
}

impl Ring {
    pub fn entry(LogEntry { room, seq, at, entry }: &LogEntry) -> Self {
        Self::Entry { room: *room, seq: *seq, at: *at, version: LOG_VERSION, entry: entry.clone() }
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::SmallId as _;

    use super::*;

    #[test]
    fn what_is_rung_is_heard() {
        let entry = LogEntry { room: RoomId(1), seq: 2, at: 3, entry: "\"started\"".to_owned() };
        let share = Share { seats: vec![true, false], watching: 3 };
        let rings = [
            Ring::entry(&entry),
            Ring::Share { room: RoomId(1), share: Some(share) },
            Ring::Reaction { room: RoomId(1), seat: Seat::new(1), reaction: Reaction::Oops },
            Ring::Closed(vec![GuestId(7)]),
            Ring::Called(GuestId(7)),
            Ring::Changed,
        ];
        for ring in rings {
            let rung = Rung { node: NodeId(9), ring };
            let written = serde_json::to_vec(&rung).unwrap();
            assert_eq!(serde_json::from_slice::<Rung>(&written).unwrap(), rung);
        }
    }
}
