//! What was written once and is written otherwise now: somebody has another name, or none.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::heads::{self, LOG};
use crate::result::kept;
use crate::room::{listed, save_row};
use crate::{Error, GuestId, LONGEST_LIST, ListedRoom, NumberedFinish, RoomId, RoomRow, Store};

/// Each of the two indexes is read in the order of the tables, and no further than the page.
const SOME_ROOMS: &str = "SELECT changed, id, host, summary FROM (
         SELECT room FROM sitters WHERE guest = ?1 AND room > ?2
         UNION SELECT room FROM owners WHERE owner = ?1 AND room > ?2
         ORDER BY room LIMIT ?3
     ) JOIN rooms ON rooms.id = room ORDER BY room";

/// Everything that is left of a table whose log is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remains {
    /// The entries that are still there, each with its place in the book.
    pub entries: Vec<(i64, String)>,
    /// What lists say of it, if they know it.
    pub summary: Option<String>,
}

impl Store {
    /// All tables at which a guest sits or sat, or a program that they have brought.
    pub async fn rooms_of(&self, guest: GuestId) -> Result<Vec<RoomId>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT room FROM sitters WHERE guest = ?1 UNION SELECT room FROM owners WHERE owner = ?1",
            )?;
            Ok(statement.query_map([guest.0], |row| row.get(0).map(RoomId))?.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// Writes entries of a table's log anew, by their numbers, with what lists say of it; what was thought of its game is
    /// forgotten. All of it, or nothing.
    pub async fn amend(&self, entries: Vec<(u64, String)>, row: RoomRow) -> Result<(), Error> {
        let known = self.writer.known();
        let change = move |connection: &Connection| {
            let end = heads::find(&known, connection, row.room)?;
            let mut statement = connection.prepare_cached(&format!("{LOG} SELECT id FROM log ORDER BY id"))?;
            let ids = statement.query_map([end.last, row.room.0], |entry| entry.get(0))?;
            let ids: Vec<i64> = ids.collect::<Result<_, _>>()?;
            // Of a table that is gone nothing can be written anew.
            if ids.is_empty() || ids.len() as u64 != end.seq {
                return Err(Error::Damaged { room: row.room });
            }
            let mut statement = connection.prepare_cached("UPDATE entries SET entry = ?2 WHERE id = ?1")?;
            for (seq, entry) in &entries {
                let id = (*seq as usize).checked_sub(1).and_then(|place| ids.get(place));
                statement.execute(params![id.ok_or(Error::Damaged { room: row.room })?, entry])?;
            }
            connection.prepare_cached("DELETE FROM reviews WHERE room = ?1")?.execute([row.room.0])?;
            save_row(connection, &row)
        };
        self.writer.change(change).await.map(drop)
    }

    /// What is left of a damaged table. All entries of the house are looked through for it.
    pub async fn remains(&self, room: RoomId) -> Result<Remains, Error> {
        let question = move |connection: &Connection| {
            let mut statement =
                connection.prepare_cached("SELECT id, entry FROM entries WHERE room = ?1 ORDER BY id")?;
            let entries = statement.query_map([room.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let entries = entries.collect::<Result<_, _>>()?;
            let mut statement = connection.prepare_cached("SELECT summary FROM rooms WHERE id = ?1")?;
            Ok(Remains { entries, summary: statement.query_row([room.0], |row| row.get(0)).optional()? })
        };
        self.readers.list(question).await
    }

    /// Writes anew what is left of a damaged table, by the entries' places in the book: all of it, or nothing.
    pub async fn amend_remains(&self, room: RoomId, remains: Remains) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("UPDATE entries SET entry = ?2 WHERE id = ?1")?;
            for (id, entry) in &remains.entries {
                statement.execute(params![id, entry])?;
            }
            connection.prepare_cached("DELETE FROM reviews WHERE room = ?1")?.execute([room.0])?;
            let mut statement =
                connection.prepare_cached("UPDATE rooms SET summary = coalesce(?2, summary) WHERE id = ?1")?;
            Ok(statement.execute(params![room.0, remains.summary])?)
        };
        self.writer.change(change).await.map(drop)
    }

    /// Tables at which a guest sits or sat, or a program that they have brought, in an order that does not change; those
    /// after this one.
    pub async fn some_rooms_of(
        &self,
        guest: GuestId,
        after: Option<RoomId>,
        most: usize,
    ) -> Result<Vec<ListedRoom>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(SOME_ROOMS)?;
            let after = after.map_or(i64::MIN, |after| after.0);
            Ok(statement.query_map([guest.0, after, most as i64], listed)?.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// Forgets what is thought of a table's game.
    pub async fn forget_review(&self, room: RoomId) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            Ok(connection.prepare_cached("DELETE FROM reviews WHERE room = ?1")?.execute([room.0])?)
        };
        self.writer.change(change).await.map(drop)
    }

    /// The first of the finishes after this one that a guest had a part in, as many as a list holds.
    pub async fn finishes_of(&self, guest: GuestId, after: i64) -> Result<Vec<NumberedFinish>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, room, game, at, result FROM results WHERE id > ?1 AND instr(result, ?3) > 0
                 ORDER BY id LIMIT ?2",
            )?;
            let rows = statement.query_map(params![after, LONGEST_LIST as i64, guest.to_string()], kept)?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// Writes finishes anew, by their numbers.
    pub async fn amend_finishes(&self, results: Vec<(i64, String)>) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("UPDATE results SET result = ?2 WHERE id = ?1")?;
            for (number, result) in &results {
                statement.execute(params![number, result])?;
            }
            Ok(results.len())
        };
        self.writer.change(change).await.map(drop)
    }

    /// Forgets at which tables a guest sat.
    pub async fn forget_seats(&self, guest: GuestId) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let seats = connection.prepare_cached("DELETE FROM sitters WHERE guest = ?1")?.execute([guest.0])?;
            Ok(seats + connection.prepare_cached("DELETE FROM owners WHERE owner = ?1")?.execute([guest.0])?)
        };
        self.writer.change(change).await.map(drop)
    }
}
