//! What was written once and is written otherwise now: somebody has another name, or none.

use rusqlite::{Connection, params};

use crate::heads::{self, LOG};
use crate::result::kept;
use crate::room::save_card;
use crate::{Card, Error, GuestId, Kept, LONGEST_LIST, RoomId, Store};

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
    pub async fn amend(&self, entries: Vec<(u64, String)>, card: Card) -> Result<(), Error> {
        let known = self.writer.known();
        let change = move |connection: &Connection| {
            let end = heads::find(&known, connection, card.room)?;
            let mut statement = connection.prepare_cached(&format!("{LOG} SELECT id FROM log ORDER BY id"))?;
            let ids = statement.query_map([end.last, card.room.0], |row| row.get(0))?;
            let ids: Vec<i64> = ids.collect::<Result<_, _>>()?;
            // Of a table that is gone nothing can be written anew.
            if ids.is_empty() || ids.len() as u64 != end.seq {
                return Err(Error::Damaged { room: card.room });
            }
            let mut statement = connection.prepare_cached("UPDATE entries SET entry = ?2 WHERE id = ?1")?;
            for (seq, entry) in &entries {
                let id = (*seq as usize).checked_sub(1).and_then(|place| ids.get(place));
                statement.execute(params![id.ok_or(Error::Damaged { room: card.room })?, entry])?;
            }
            connection.prepare_cached("DELETE FROM reviews WHERE room = ?1")?.execute([card.room.0])?;
            save_card(connection, &card)
        };
        self.writer.change(change).await.map(drop)
    }

    /// Forgets what is thought of a table's game.
    pub async fn forget_review(&self, room: RoomId) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            Ok(connection.prepare_cached("DELETE FROM reviews WHERE room = ?1")?.execute([room.0])?)
        };
        self.writer.change(change).await.map(drop)
    }

    /// The first of the finishes after this one that a guest had a part in, as many as a list holds.
    pub async fn finishes_of(&self, guest: GuestId, after: i64) -> Result<Vec<Kept>, Error> {
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
