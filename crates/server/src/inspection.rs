//! Looking through a whole house: whether everything in it comes to something.

use std::fmt::Display;
use std::path::Path;

use store::{Error, Inspection, RoomId};
use words::Words;

use crate::damaged::Damaged;
use crate::info::Summary;
use crate::ladder::{RatedResult, Standing};
use crate::room::Room;
use crate::trouble::explain;

/// What was found in a house.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub tables: usize,
    pub entries: usize,
    pub guests: usize,
    /// How rated games ended.
    pub results: usize,
    /// What is wrong with the file itself, and with what belongs to no table.
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
    /// Lists cannot say anything of it.
    Summary(String),
}

impl Harm {
    /// For people.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Lost(Error::Damaged { .. }) => words.say("server-flaw-missing", &[]),
            Self::Lost(error) => explain(error, words),
            Self::Summary(reason) => reason.clone(),
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
    let mut inspection = Inspection::of(house)?;
    let rooms = inspection.rooms();
    begun(rooms.len());
    let mut found = Found { tables: rooms.len(), ..Found::default() };
    for room in rooms {
        match check(&inspection, room) {
            Ok(entries) => found.entries += entries,
            Err(harm) => found.damaged.push((room, harm)),
        }
        step();
    }
    found.guests = inspection.guests();
    found.results = inspection.results(|kept| can_be_read::<RatedResult>(&kept.finish.result));
    inspection.standings(|kept| can_be_read::<Standing>(&kept.standing));
    found.faults = inspection.faults().to_vec();
    Ok(found)
}

fn can_be_read<T: serde::de::DeserializeOwned>(text: &str) -> Result<(), String> {
    serde_json::from_str::<T>(text).map(drop).map_err(said)
}

fn said(reason: impl Display) -> String {
    reason.to_string()
}

/// How many entries a table's log has, if they come to a table.
fn check(inspection: &Inspection, room: RoomId) -> Result<usize, Harm> {
    let read = |room: RoomId| inspection.log(room).map_err(Harm::Lost);
    let log = read(room)?;
    let other = Room::played_on(&log).map(read).transpose()?.unwrap_or_default();
    Room::read(room, &log, &other).map_err(Harm::Damaged)?;
    let summary = inspection.summary(room).map_err(Harm::Lost)?;
    summary.map_or(Ok(()), |summary| can_be_read::<Summary>(&summary)).map_err(Harm::Summary)?;
    Ok(log.len())
}
