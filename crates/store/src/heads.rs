//! Where each table's log ends.
//!
//! Entries of all tables are written one behind the other, which is what disks do best; each says which was the one
//! before it at its table. So a table's log is found from its end. The ends are kept in memory, and written down only
//! now and then, with a bookmark: those of the entries after the bookmark are found by reading these when the house opens.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::{Error, Row as _, SqliteConnection, SqliteExecutor};

use crate::RoomId;

/// So many entries are written before the ends are written down.
const PAGES_BETWEEN_BOOKMARKS: i64 = 50_000;

/// The last entry of a table. Nothing has happened at a table that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Head {
    pub seq: u64,
    pub last: i64,
}

/// The ends that are in memory; those of all other tables are in the store.
pub(crate) type Known = Arc<Mutex<HashMap<RoomId, Head>>>;

pub(crate) fn lock(known: &Known) -> MutexGuard<'_, HashMap<RoomId, Head>> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Debug)]
pub(crate) struct Heads {
    known: Known,
    /// The tables whose ends are not written down.
    moved: HashSet<RoomId>,
    bookmark: i64,
    last: i64,
}

impl Heads {
    /// Reads what was written after the bookmark.
    pub(crate) async fn read(connection: &mut SqliteConnection) -> Result<Self, Error> {
        let bookmark: i64 = sqlx::query("SELECT entry FROM bookmark").fetch_one(&mut *connection).await?.try_get(0)?;
        let mut heads = Self { known: Known::default(), moved: HashSet::new(), bookmark, last: bookmark };
        let rows = sqlx::query("SELECT id, room, seq FROM entries WHERE id > $1 ORDER BY id").bind(bookmark);
        for row in rows.fetch_all(connection).await? {
            heads.last = row.try_get(0)?;
            let head = Head { seq: row.try_get::<i64, _>(2)?.cast_unsigned(), last: heads.last };
            heads.set(RoomId(row.try_get(1)?), head);
        }
        Ok(heads)
    }

    pub(crate) fn known(&self) -> Known {
        Arc::clone(&self.known)
    }

    fn set(&mut self, room: RoomId, head: Head) {
        lock(&self.known).insert(room, head);
        self.moved.insert(room);
    }

    /// The number that the next entry gets.
    pub(crate) fn next(&self) -> i64 {
        self.last + 1
    }

    /// Notes entries that are on the disk.
    pub(crate) fn advance(&mut self, heads: HashMap<RoomId, Head>, last: i64) {
        self.last = last;
        for (room, head) in heads {
            self.set(room, head);
        }
    }

    /// Whether it is time to write the ends down.
    pub(crate) fn due(&self) -> bool {
        self.last - self.bookmark >= PAGES_BETWEEN_BOOKMARKS
    }

    /// Writes the ends down.
    pub(crate) async fn write(&self, connection: &mut SqliteConnection) -> Result<(), Error> {
        for room in &self.moved {
            let Head { seq, last } = lock(&self.known).get(room).copied().unwrap_or_default();
            let query = sqlx::query(
                "INSERT INTO heads (room, seq, last) VALUES ($1, $2, $3)
                 ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, last = excluded.last",
            );
            query.bind(room.0).bind(seq.cast_signed()).bind(last).execute(&mut *connection).await?;
        }
        sqlx::query("UPDATE bookmark SET entry = $1").bind(self.last).execute(connection).await.map(drop)
    }

    /// Forgets what was written down.
    pub(crate) fn written(&mut self) {
        self.bookmark = self.last;
        self.moved.clear();
        lock(&self.known).clear();
    }
}

/// The end of a table's log, from memory or from the store.
pub(crate) async fn find(known: &Known, store: impl SqliteExecutor<'_>, room: RoomId) -> Result<Head, Error> {
    if let Some(head) = lock(known).get(&room) {
        return Ok(*head);
    }
    let row = sqlx::query("SELECT seq, last FROM heads WHERE room = $1").bind(room.0).fetch_optional(store).await?;
    let read = |row: sqlx::sqlite::SqliteRow| {
        Ok(Head { seq: row.try_get::<i64, _>(0)?.cast_unsigned(), last: row.try_get(1)? })
    };
    row.map_or(Ok(Head::default()), read)
}
