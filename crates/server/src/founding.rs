//! A table that is about to be opened, with what has happened at it already: all of it is written, or there is no table.

use catalog::{Level, json};
use ratskeller_core::{Hex, Seat};
use store::{Allowance, Appending, GuestId, LogEntry, RoomId};

use crate::charter::Charter;
use crate::damaged::Damaged;
use crate::deed::{Deed, Owner, Portrait, Sitter};
use crate::denied::Denied;
use crate::language::Speech;
use crate::randomness;
use crate::room::Room;

/// A guest who wants to sit down.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub guest: GuestId,
    /// The first that is free, if nothing is said.
    pub seat: Option<Seat>,
    pub commitment: Hex<32>,
    /// Without one they are called as at the game before, or as usual.
    pub name: Option<String>,
    pub usual_name: String,
    pub face: Option<Portrait>,
    /// Whose program it is that sits down; none if it is a person.
    pub owner: Option<Owner>,
}

#[derive(Debug)]
pub struct Founding {
    pub room: Room,
    entries: Vec<LogEntry>,
}

impl Founding {
    /// A table that the house finds an id for.
    pub fn new(charter: Charter, at: u64) -> Self {
        Self::called(RoomId::new(randomness::bytes()), charter, at)
    }

    pub fn called(id: RoomId, charter: Charter, at: u64) -> Self {
        let room = Room::open(id, charter.clone(), at);
        Self { room, entries: vec![entry(id, 1, at, &Deed::Opened(Box::new(charter)))] }
    }

    pub fn seat(&mut self, sitters: impl IntoIterator<Item = (Seat, Sitter)>) -> Result<(), Denied> {
        sitters.into_iter().try_for_each(|(seat, sitter)| self.add(Deed::Sat { seat, sitter }))
    }

    pub fn sit_down(&mut self, arrival: Arrival) -> Result<(), Denied> {
        let deed = self.room.sitting_down(arrival)?;
        self.add(deed)
    }

    pub fn seat_bot(&mut self, seat: Seat, level: Level, speech: Speech) -> Result<(), Denied> {
        let deed = self.room.seating_bot(seat, level, speech);
        self.add(deed)
    }

    /// As the host wishes, when every seat is taken.
    pub fn start(&mut self) -> Result<(), Denied> {
        self.room.check_start()?;
        self.add(self.room.starting())
    }

    pub fn add(&mut self, deed: Deed) -> Result<(), Denied> {
        let Room { id, seq, created, .. } = self.room;
        self.entries.push(entry(id, seq + 1, created, &deed));
        self.room.apply(deed, created).map_err(|flaw| Damaged { entry: seq + 1, flaw }.report(id))
    }

    /// The table, and what has to be written for it to be one.
    pub fn finished(self, allowance: Option<Allowance>) -> (Room, Appending) {
        let row = Some(self.room.row());
        (self.room, Appending { entries: self.entries, row, finish: None, allowance })
    }
}

/// What happens at a table, as its log keeps it.
pub fn entry(room: RoomId, seq: u64, at: u64, deed: &Deed) -> LogEntry {
    LogEntry { room, seq, at, entry: json::text(deed) }
}
