//! What has had its time.

use crate::change::Step;
use crate::question::Question;
use crate::value::values;
use crate::{Error, GuestId, Kept, ListCursor, NodeId, Phase, RoomId, Store};

/// Which tables have had their time: those in this phase that have not changed since then. One whose game is played on
/// elsewhere is not among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    pub phase: Phase,
    pub unchanged_since: u64,
}

/// A question about tables that have had their time.
macro_rules! due {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            " phase = ?1 AND changed < ?2 AND NOT EXISTS (SELECT 1 FROM rooms AS later WHERE later.origin = rooms.id) ",
            $after
        )
    };
}

/// A statement about finishes that have been counted, and are older than this.
macro_rules! counted {
    ($before:literal, $after:literal) => {
        concat!($before, " FROM results WHERE id <= (SELECT result FROM counted) AND at < ?1", $after)
    };
}

impl Due {
    /// Whether this table is among them.
    pub(crate) fn question(self, room: RoomId) -> Question<'static> {
        let question = due!("SELECT EXISTS (SELECT 1 FROM rooms WHERE", "AND id = ?3)");
        Question::new(question, values![self.phase, self.unchanged_since, room])
    }
}

impl Due {
    /// That this table is among them, also by its last entry, and that no other node does what happens there by itself.
    pub(crate) fn alone(self, room: RoomId, node: Option<NodeId>) -> Step<'static> {
        let condition = due!(
            "SELECT 1 FROM rooms WHERE",
            "AND id = ?3 AND (driver IS NULL OR driver = ?4) AND NOT EXISTS (
                 SELECT 1 FROM entries WHERE room = ?3 AND seq = (SELECT max(seq) FROM entries WHERE room = ?3) AND at >= ?2
             )"
        );
        Step::condition(condition, values![self.phase, self.unchanged_since, room, node.map(|node| node.0)])
    }
}

impl Store {
    /// Some tables that have had their time, the oldest first, behind this place.
    pub async fn past(&self, due: Due, behind: Option<ListCursor>, most: usize) -> Result<Vec<ListCursor>, Error> {
        let (changed, room) = behind.map_or((i64::MIN, i64::MIN), ListCursor::parts);
        let question =
            due!("SELECT changed, id FROM rooms WHERE", "AND (changed, id) > (?3, ?4) ORDER BY changed, id LIMIT ?5");
        let about = values![due.phase, due.unchanged_since, changed, room, most];
        self.list(Question::new(question, about), |row| {
            Ok(ListCursor { changed: row.count(0)?, room: RoomId(row.get(1)?) })
        })
        .await
    }

    /// Forgets everything about these tables; how rated games ended at them still counts.
    pub async fn remove(&self, rooms: Vec<RoomId>) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.remove(rooms, None).await.map(drop),
            Kept::Postgres(house) => house.remove(rooms, None).await.map(drop),
        }
    }

    /// Forgets everything about a table if it has still had its time when that is written; whether it is gone.
    pub async fn expire(&self, room: RoomId, due: Due) -> Result<bool, Error> {
        match &self.kept {
            Kept::Sqlite(house) => Ok(house.remove(vec![room], Some(due)).await? > 0),
            Kept::Postgres(house) => house.remove(vec![room], Some(due)).await,
        }
    }

    /// Forgets how games ended before then, as far as they have been counted. Where there is nothing to forget, nothing is
    /// written.
    pub async fn forget_results(&self, then: u64, most: usize) -> Result<usize, Error> {
        let question = Question::new(counted!("SELECT EXISTS (SELECT 1", ")"), values![then]);
        if self.list(question, |row| row.get::<bool>(0)).await? != [true] {
            return Ok(0);
        }
        let some = counted!("DELETE FROM results WHERE id IN (SELECT id", " ORDER BY at LIMIT ?2)");
        Ok(self.change(vec![Step::new(some, values![then, most])]).await?.rows)
    }

    /// Some guests who have not been here since then.
    pub async fn unseen_since(&self, then: u64, most: usize) -> Result<Vec<GuestId>, Error> {
        let unseen = "SELECT id FROM guests WHERE seen < ?1 AND owner IS NULL
             AND NOT EXISTS (SELECT 1 FROM guests AS program WHERE program.owner = guests.id AND program.seen >= ?1)
             ORDER BY seen LIMIT ?2";
        self.list(Question::new(unseen, values![then, most]), |row| row.get(0).map(GuestId)).await
    }
}
