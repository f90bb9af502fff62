//! What has had its time.

use rusqlite::{Connection, params};

use crate::writer::Work;
use crate::{Error, GuestId, Phase, RoomId, Store};

impl Store {
    /// Some tables in this phase that have not changed since then, the oldest first. One whose game is played on elsewhere
    /// is not among them.
    pub async fn unchanged_since(&self, phase: Phase, then: u64, most: usize) -> Result<Vec<RoomId>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id FROM rooms WHERE phase = ?1 AND changed < ?2
                 AND NOT EXISTS (SELECT 1 FROM rooms AS later WHERE later.origin = rooms.id)
                 ORDER BY changed LIMIT ?3",
            )?;
            let rows = statement
                .query_map(params![phase.name(), then.cast_signed(), most as i64], |row| row.get(0).map(RoomId))?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// Forgets everything about these tables; how rated games ended at them still counts.
    pub async fn remove(&self, rooms: Vec<RoomId>) -> Result<(), Error> {
        self.writer.write(Work::Remove(rooms)).await.map(drop)
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
            let some = format!("DELETE FROM results WHERE id IN (SELECT id {COUNTED} ORDER BY id LIMIT ?2)");
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
