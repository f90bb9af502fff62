//! What has had its time.

use rusqlite::{Connection, params};

use crate::writer::Work;
use crate::{Error, GuestId, ListCursor, Phase, RoomId, Store};

/// Which tables have had their time: those in this phase that have not changed since then. One whose game is played on
/// elsewhere is not among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    pub phase: Phase,
    pub unchanged_since: u64,
}

const DUE: &str = "phase = ?1 AND changed < ?2
     AND NOT EXISTS (SELECT 1 FROM rooms AS later WHERE later.origin = rooms.id)";

impl Due {
    pub(crate) fn holds(self, connection: &Connection, room: RoomId) -> Result<bool, Error> {
        let Self { phase, unchanged_since } = self;
        let question = format!("SELECT EXISTS (SELECT 1 FROM rooms WHERE {DUE} AND id = ?3)");
        let parameters = params![phase.name(), unchanged_since.cast_signed(), room.0];
        Ok(connection.prepare_cached(&question)?.query_row(parameters, |row| row.get(0))?)
    }
}

impl Store {
    /// Some tables that have had their time, the oldest first, behind this place.
    pub async fn past(&self, due: Due, behind: Option<ListCursor>, most: usize) -> Result<Vec<ListCursor>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(&format!(
                "SELECT changed, id FROM rooms WHERE {DUE} AND (changed, id) > (?3, ?4) ORDER BY changed, id LIMIT ?5"
            ))?;
            let (changed, room) = behind.map_or((i64::MIN, i64::MIN), ListCursor::parts);
            let Due { phase, unchanged_since } = due;
            let rows = statement
                .query_map(params![phase.name(), unchanged_since.cast_signed(), changed, room, most as i64], |row| {
                    Ok(ListCursor { changed: row.get::<_, i64>(0)?.cast_unsigned(), room: RoomId(row.get(1)?) })
                })?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// Forgets everything about these tables; how rated games ended at them still counts.
    pub async fn remove(&self, rooms: Vec<RoomId>) -> Result<(), Error> {
        self.writer.write(Work::Remove { rooms, due: None }).await.map(drop)
    }

    /// Forgets everything about a table if it has still had its time when that is written; whether it is gone.
    pub async fn expire(&self, room: RoomId, due: Due) -> Result<bool, Error> {
        Ok(self.writer.write(Work::Remove { rooms: vec![room], due: Some(due) }).await? > 0)
    }

    /// Forgets how games ended before then, as far as they have been counted. Where there is nothing to forget, nothing is
    /// written.
    pub async fn forget_results(&self, then: u64, most: usize) -> Result<usize, Error> {
        const COUNTED: &str = "FROM results WHERE id <= (SELECT result FROM counted) AND at < ?1";
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(&format!("SELECT EXISTS (SELECT 1 {COUNTED})"))?;
            Ok(statement.query_row([then.cast_signed()], |row| row.get(0))?)
        };
        if !self.readers.list(question).await? {
            return Ok(0);
        }
        let change = move |connection: &Connection| {
            let some = format!("DELETE FROM results WHERE id IN (SELECT id {COUNTED} ORDER BY at LIMIT ?2)");
            Ok(connection.prepare_cached(&some)?.execute([then.cast_signed(), most as i64])?)
        };
        self.writer.change(change).await
    }

    /// Some guests who have not been here since then.
    pub async fn unseen_since(&self, then: u64, most: usize) -> Result<Vec<GuestId>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id FROM guests WHERE seen < ?1 AND owner IS NULL
                 AND NOT EXISTS (SELECT 1 FROM guests AS program WHERE program.owner = guests.id AND program.seen >= ?1)
                 ORDER BY seen LIMIT ?2",
            )?;
            let rows = statement.query_map([then.cast_signed(), most as i64], |row| row.get(0).map(GuestId))?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }
}
