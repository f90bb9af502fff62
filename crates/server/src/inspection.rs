//! Looking through a whole house: whether everything in it comes to something.

use std::path::Path;

use store::{Error, Inspection, RoomId};
use words::Words;

use crate::damaged::Damaged;
use crate::room::Room;

/// What was found in a house.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub tables: usize,
    pub entries: usize,
    /// What is wrong with the file itself.
    pub faults: Vec<String>,
    /// The tables that cannot be played on or looked back on, and why.
    pub damaged: Vec<(RoomId, Harm)>,
}

/// Why nothing comes of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Harm {
    /// The store does not have all of it.
    Lost(Error),
    Damaged(Damaged),
}

impl Harm {
    /// For people.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Lost(Error::Damaged { .. }) => words.say("server-flaw-missing", &[]),
            Self::Lost(error) => error.to_string(),
            Self::Damaged(damaged) => damaged.sentence(words),
        }
    }
}

impl Found {
    /// Whether everything holds.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty() && self.damaged.is_empty()
    }
}

/// Looks through a house, which may be open. `begun` is told how many tables there are, and `step` is called for each.
pub fn inspect(house: &Path, begun: impl FnOnce(usize), step: impl Fn()) -> Result<Found, Error> {
    let inspection = Inspection::of(house)?;
    let faults = inspection.faults()?;
    let rooms = inspection.rooms()?;
    begun(rooms.len());
    let mut found = Found { tables: rooms.len(), faults, ..Found::default() };
    for room in rooms {
        match check(&inspection, room) {
            Ok(entries) => found.entries += entries,
            Err(harm) => found.damaged.push((room, harm)),
        }
        step();
    }
    Ok(found)
}

/// How many entries a table's log has, if they come to a table.
fn check(inspection: &Inspection, room: RoomId) -> Result<usize, Harm> {
    let read = |room: RoomId| inspection.log(room).map_err(Harm::Lost);
    let log = read(room)?;
    let other = Room::played_on(&log).map(read).transpose()?.unwrap_or_default();
    Room::read(room, &log, &other).map_err(Harm::Damaged)?;
    Ok(log.len())
}
