//! Where each table's log ends.
//!
//! Entries of all tables are written one behind the other, which is what disks do best; each says which was the one
//! before it at its table. So a table's log is found from its end. The ends are kept in memory, and written down only
//! now and then, with a bookmark: those of the entries after the bookmark are found by reading these when the house opens.
//! They are written down a few with every commit, so that nobody waits for all of them; the bookmark comes last.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{Error, RoomId};

/// So many entries are written before the ends are written down, …
const ENTRIES_BETWEEN_BOOKMARKS: i64 = 50_000;
/// … so many with each commit.
const WITH_A_COMMIT: usize = 16;

/// The last entry of a table. Nothing has happened at a table that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Head {
    pub seq: u64,
    pub last: i64,
}

/// The ends that are in memory; those of all other tables are in the store.
pub(crate) type Known = Arc<Mutex<HashMap<RoomId, Head>>>;

fn lock(known: &Known) -> MutexGuard<'_, HashMap<RoomId, Head>> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The entries of a table's log. Each comes after the one before it, and at the same table: so this has an end, and is
/// nobody else's, whatever a damaged file says.
pub(crate) const LOG: &str = "WITH RECURSIVE log (id, previous, room) AS (
         SELECT id, previous, room FROM entries WHERE id = ?1 AND room = ?2
         UNION ALL
         SELECT entries.id, entries.previous, entries.room FROM log
         CROSS JOIN entries ON entries.id = log.previous AND entries.id < log.id AND entries.room = log.room
         WHERE log.previous > 0
     )";

#[derive(Debug, Default)]
pub(crate) struct Heads {
    known: Known,
    /// The tables whose ends have moved since the last time that it was begun to write them down.
    moved: HashSet<RoomId>,
    /// Those whose ends have still to be written down before the bookmark can be moved, …
    unwritten: Vec<RoomId>,
    /// … to here.
    next_bookmark: i64,
    bookmark: i64,
    last: i64,
}

impl Heads {
    /// Reads what was written after the bookmark, and forgets what it knew before.
    pub(crate) fn read(&mut self, connection: &Connection) -> Result<(), Error> {
        self.bookmark = connection.query_row("SELECT entry FROM bookmark", [], |row| row.get(0))?;
        self.last = self.bookmark;
        self.moved.clear();
        self.unwritten.clear();
        let mut known = HashMap::new();
        let mut statement = connection.prepare_cached("SELECT id, room, seq FROM entries WHERE id > ?1 ORDER BY id")?;
        let mut rows = statement.query([self.bookmark])?;
        while let Some(row) = rows.next()? {
            self.last = row.get(0)?;
            let (room, seq) = (RoomId(row.get(1)?), row.get::<_, i64>(2)?.cast_unsigned());
            known.insert(room, Head { seq, last: self.last });
            self.moved.insert(room);
        }
        *lock(&self.known) = known;
        Ok(())
    }

    pub(crate) fn known(&self) -> Known {
        Arc::clone(&self.known)
    }

    /// The number that the next entry gets.
    pub(crate) fn next(&self) -> i64 {
        self.last + 1
    }

    /// Notes where logs end now that entries are on the disk; some have none left.
    pub(crate) fn advance(&mut self, heads: HashMap<RoomId, Head>, last: i64) {
        self.last = last;
        let there = heads.into_iter().filter(|(_, head)| head.seq > 0);
        let mut known = lock(&self.known);
        for (room, head) in there {
            self.moved.insert(room);
            known.insert(room, head);
        }
        if self.unwritten.is_empty() && self.last - self.bookmark >= ENTRIES_BETWEEN_BOOKMARKS {
            self.unwritten.extend(self.moved.drain());
            self.next_bookmark = self.last;
        }
    }

    /// Forgets tables that are gone.
    pub(crate) fn forget(&mut self, rooms: &[RoomId]) {
        let mut known = lock(&self.known);
        for room in rooms {
            known.remove(room);
            self.moved.remove(room);
        }
    }

    /// The tables whose ends are written down with the next commit.
    fn next_unwritten(&self) -> &[RoomId] {
        &self.unwritten[self.unwritten.len().saturating_sub(WITH_A_COMMIT)..]
    }

    /// Writes some of the ends down, as they were at the commit before, if it is time.
    pub(crate) fn write_some(&self, connection: &Connection) -> Result<(), Error> {
        let some = self.next_unwritten();
        if some.is_empty() {
            return Ok(());
        }
        self.write(connection, some)?;
        if some.len() < self.unwritten.len() { Ok(()) } else { move_bookmark(connection, self.next_bookmark) }
    }

    /// Forgets what was written down with a commit.
    pub(crate) fn written_some(&mut self) {
        let some = self.next_unwritten().len();
        if some == 0 {
            return;
        }
        self.unwritten.truncate(self.unwritten.len() - some);
        if self.unwritten.is_empty() {
            self.bookmark = self.next_bookmark;
            lock(&self.known).retain(|room, _| self.moved.contains(room));
        }
    }

    /// Writes all ends down.
    pub(crate) fn write_all(&self, connection: &Connection) -> Result<(), Error> {
        self.write(connection, self.unwritten.iter().chain(&self.moved))?;
        move_bookmark(connection, self.last)
    }

    /// Forgets what was written down.
    pub(crate) fn written_all(&mut self) {
        self.bookmark = self.last;
        self.moved.clear();
        self.unwritten.clear();
        lock(&self.known).clear();
    }

    fn write<'a>(&self, connection: &Connection, rooms: impl IntoIterator<Item = &'a RoomId>) -> Result<(), Error> {
        let known = lock(&self.known);
        // Tables that are gone by now have no end.
        let ends = rooms.into_iter().filter_map(|room| Some((*room, *known.get(room)?)));
        let ends: Vec<(RoomId, Head)> = ends.collect();
        drop(known);
        let mut statement = connection.prepare_cached(
            "INSERT INTO heads (room, seq, last) VALUES (?1, ?2, ?3)
             ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, last = excluded.last",
        )?;
        for (room, Head { seq, last }) in ends {
            statement.execute(params![room.0, seq.cast_signed(), last])?;
        }
        Ok(())
    }
}

fn move_bookmark(connection: &Connection, entry: i64) -> Result<(), Error> {
    connection.prepare_cached("UPDATE bookmark SET entry = ?1")?.execute([entry])?;
    Ok(())
}

/// The end of a table's log, from memory or from the store.
pub(crate) fn find(known: &Known, connection: &Connection, room: RoomId) -> Result<Head, Error> {
    if let Some(head) = lock(known).get(&room) {
        return Ok(*head);
    }
    let mut statement = connection.prepare_cached("SELECT seq, last FROM heads WHERE room = ?1")?;
    let head =
        statement.query_row([room.0], |row| Ok(Head { seq: row.get::<_, i64>(0)?.cast_unsigned(), last: row.get(1)? }));
    Ok(head.optional()?.unwrap_or_default())
}
