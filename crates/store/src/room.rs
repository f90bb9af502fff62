//! What is kept of a table, and the lists made from it.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::heads::{self, Head, LOG};
use crate::writer::{Appending, Work};
use crate::{Error, GuestId, RoomId, Store};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Waiting,
    /// Everything is fixed, and the seats tell their share in the shuffles.
    Revealing,
    Playing,
    Over,
}

impl Phase {
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Revealing, Self::Playing, Self::Over];

    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Revealing => "revealing",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// Something that happened at a table.
#[derive(Clone, Debug)]
pub struct LogEntry {
    pub room: RoomId,
    /// From 1, without gaps.
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: u64,
    pub entry: String,
}

/// A table as lists find it, and what they say of it.
#[derive(Clone, Debug)]
pub struct RoomRow {
    pub room: RoomId,
    /// When the table changed last.
    pub changed: u64,
    pub game: String,
    pub phase: Phase,
    pub public: bool,
    /// Whose table it counts as.
    pub host: GuestId,
    /// Whether a king sits there.
    pub kings: bool,
    /// The table whose game is played on here, which is kept as long as this one.
    pub origin: Option<RoomId>,
    /// When something happens though nobody comes: 0 as long as the table is in memory.
    pub wake_at: Option<u64>,
    pub sitters: Vec<GuestId>,
    /// Those who have brought the programs that sit there.
    pub owners: Vec<GuestId>,
    pub summary: String,
}

/// How many tables that are not over one host may have, and how many of them with kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    pub tables: usize,
    pub kings: usize,
}

/// Which tables are asked for.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    pub game: Option<String>,
    pub phase: Option<Phase>,
    pub after: Option<ListCursor>,
}

/// A place in a list of tables, the one that changed last first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListCursor {
    pub changed: u64,
    pub room: RoomId,
}

/// A line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedRoom {
    pub place: ListCursor,
    pub host: Option<GuestId>,
    pub summary: String,
}

/// A table's log, from the first entry to the last: when, and what.
pub type Log = Vec<(u64, String)>;

impl Store {
    /// Adds an entry to a table's log. It is on the disk when this returns.
    pub async fn append(&self, entry: LogEntry) -> Result<(), Error> {
        self.append_all(vec![Appending { entries: vec![entry], ..Appending::default() }]).await
    }

    /// Hands over an entry to be added to a table's log, and has it told what became of it: that it is on the disk, or why
    /// not. Whoever tells is one of many and must not be kept.
    pub async fn append_then(
        &self,
        entry: LogEntry,
        tell: impl FnOnce(Result<(), Error>) + Send + 'static,
    ) -> Result<(), Error> {
        let work = Work::Append(vec![Appending { entries: vec![entry], ..Appending::default() }]);
        self.writer.write_then(work, Box::new(|written| tell(written.map(drop)))).await
    }

    /// Adds to the logs of one or several tables: all of it, or nothing.
    pub async fn append_all(&self, appendings: Vec<Appending>) -> Result<(), Error> {
        self.writer.write(Work::Append(appendings)).await.map(drop)
    }

    /// Changes what lists say of a table.
    pub async fn save_row(&self, row: RoomRow) -> Result<(), Error> {
        self.writer.change(move |connection| save_row(connection, &row)).await.map(drop)
    }

    /// Notes that a table has left memory, when it changed last, and when it has to come back.
    pub async fn lay_down(&self, room: RoomId, changed: u64, wake_at: Option<u64>) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement =
                connection.prepare_cached("UPDATE rooms SET wake_at = ?2, changed = ?3 WHERE id = ?1")?;
            statement.execute(params![room.0, wake_at.map(u64::cast_signed), changed.cast_signed()])?;
            touch_sitters(connection, room, changed)
        };
        self.writer.change(change).await.map(drop)
    }

    /// All entries of a table; none if nothing has ever happened there.
    pub async fn log(&self, room: RoomId) -> Result<Log, Error> {
        let known = self.writer.known();
        self.readers.list(move |connection| log(connection, heads::find(&known, connection, room)?, room)).await
    }

    /// When a table has to come back though nobody asks for it, as it was noted last.
    pub async fn wake_at(&self, room: RoomId) -> Result<Option<u64>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("SELECT wake_at FROM rooms WHERE id = ?1")?;
            let at = statement.query_row([room.0], |row| row.get::<_, Option<i64>>(0)).optional()?;
            Ok(at.flatten().map(i64::cast_unsigned))
        };
        self.readers.look_up(question).await
    }

    /// All tables that have to come back though nobody asks for them, and when.
    pub async fn to_wake(&self) -> Result<Vec<(u64, RoomId)>, Error> {
        let question = |connection: &Connection| {
            let mut statement = connection
                .prepare_cached("SELECT wake_at, id FROM rooms WHERE wake_at IS NOT NULL ORDER BY wake_at")?;
            let rows = statement.query_map([], |row| Ok((row.get::<_, i64>(0)?.cast_unsigned(), RoomId(row.get(1)?))));
            Ok(rows?.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// The summaries of public tables, the one that changed last first.
    pub async fn public(&self, wanted: &Wanted, most: usize) -> Result<Vec<ListedRoom>, Error> {
        let wanted = wanted.clone();
        let question = move |connection: &Connection| {
            let Wanted { game, phase, after } = wanted;
            let mut statement = connection.prepare_cached(public(game.is_some(), phase.is_some()))?;
            let (changed, room) = after.map_or((i64::MAX, i64::MAX), ListCursor::parts);
            let parameters = params![changed, room, most as i64, game, phase.map(Phase::name)];
            Ok(statement.query_map(parameters, listed)?.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// The summaries of the tables that a guest sits or sat at, the one that changed last first.
    pub async fn of_guest(
        &self,
        guest: GuestId,
        after: Option<ListCursor>,
        most: usize,
    ) -> Result<Vec<ListedRoom>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(OF_GUEST)?;
            let (changed, room) = after.map_or((i64::MAX, i64::MAX), ListCursor::parts);
            let rows = statement.query_map(params![changed, room, most as i64, guest.0], listed)?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// The summaries of all tables, in this phase if one is given, the one that changed last first.
    pub async fn all(
        &self,
        phase: Option<Phase>,
        after: Option<ListCursor>,
        most: usize,
    ) -> Result<Vec<ListedRoom>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(if phase.is_some() { ALL_IN_PHASE } else { ALL })?;
            let (changed, room) = after.map_or((i64::MAX, i64::MAX), ListCursor::parts);
            let rows = statement.query_map(params![changed, room, most as i64, phase.map(Phase::name)], listed)?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// What is thought of a table's game, if anybody has thought about it.
    pub async fn review(&self, room: RoomId) -> Result<Option<String>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("SELECT review FROM reviews WHERE room = ?1")?;
            Ok(statement.query_row([room.0], |row| row.get(0)).optional()?)
        };
        self.readers.list(question).await
    }

    /// Keeps what is thought of a table's game.
    pub async fn save_review(&self, room: RoomId, review: String) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "INSERT INTO reviews (room, review) VALUES (?1, ?2)
                 ON CONFLICT (room) DO UPDATE SET review = excluded.review",
            )?;
            Ok(statement.execute(params![room.0, review])?)
        };
        self.writer.change(change).await.map(drop)
    }
}

impl ListCursor {
    pub(crate) fn parts(self) -> (i64, i64) {
        (self.changed.cast_signed(), self.room.0)
    }
}

const OF_GUEST: &str = "SELECT sitters.changed, rooms.id, host, summary
     FROM sitters JOIN rooms ON rooms.id = sitters.room
     WHERE (sitters.changed, sitters.room) < (?1, ?2) AND sitters.guest = ?4
     ORDER BY sitters.changed DESC, sitters.room DESC LIMIT ?3";

const ALL: &str = "SELECT changed, id, host, summary FROM rooms WHERE (changed, id) < (?1, ?2) AND ?4 IS NULL
     ORDER BY changed DESC, id DESC LIMIT ?3";
const ALL_IN_PHASE: &str = "SELECT changed, id, host, summary FROM rooms WHERE (changed, id) < (?1, ?2) AND phase = ?4
     ORDER BY changed DESC, id DESC LIMIT ?3";

/// A question for each way in which public tables are asked for, so that each has an index that answers it.
fn public(of_game: bool, in_phase: bool) -> &'static str {
    macro_rules! public {
        ($condition:literal) => {
            concat!(
                "SELECT changed, id, host, summary FROM rooms WHERE public AND (changed, id) < (?1, ?2) ",
                $condition,
                " ORDER BY changed DESC, id DESC LIMIT ?3"
            )
        };
    }
    match (of_game, in_phase) {
        // Every question has all parameters; one that is not asked for says nothing.
        (false, false) => public!("AND ?4 IS NULL AND ?5 IS NULL"),
        (false, true) => public!("AND ?4 IS NULL AND phase = ?5"),
        (true, false) => public!("AND game = ?4 AND ?5 IS NULL"),
        (true, true) => public!("AND game = ?4 AND phase = ?5"),
    }
}

pub(crate) fn listed(row: &Row) -> rusqlite::Result<ListedRoom> {
    let place = ListCursor { changed: row.get::<_, i64>(0)?.cast_unsigned(), room: RoomId(row.get(1)?) };
    Ok(ListedRoom { place, host: row.get::<_, Option<_>>(2)?.map(GuestId), summary: row.get(3)? })
}

/// The log that ends with this entry.
pub(crate) fn log(connection: &Connection, end: Head, room: RoomId) -> Result<Log, Error> {
    let mut statement = connection.prepare_cached(&format!(
        "{LOG} SELECT entries.previous, seq, at, entry FROM log CROSS JOIN entries ON entries.id = log.id ORDER BY log.id"
    ))?;
    let mut rows = statement.query([end.last, room.0])?;
    let mut log = Log::new();
    while let Some(row) = rows.next()? {
        let (previous, seq): (i64, i64) = (row.get(0)?, row.get(1)?);
        if seq != log.len() as i64 + 1 || (previous == 0) != log.is_empty() {
            return Err(Error::Damaged { room });
        }
        log.push((row.get::<_, i64>(2)?.cast_unsigned(), row.get(3)?));
    }
    let listed = |connection: &Connection| {
        let mut statement = connection.prepare_cached("SELECT count(*) FROM rooms WHERE id = ?1")?;
        statement.query_row([room.0], |row| row.get::<_, i64>(0))
    };
    // A table that lists know and the book does not is not one that never was.
    if log.len() as u64 != end.seq || (log.is_empty() && listed(connection)? > 0) {
        return Err(Error::Damaged { room });
    }
    Ok(log)
}

/// Whether the host of a table may have it as it is about to be, beside their others.
pub(crate) fn check_allowance(connection: &Connection, row: &RoomRow, allowance: Allowance) -> Result<bool, Error> {
    let mut statement = connection.prepare_cached(
        "SELECT count(*), coalesce(sum(kings), 0) FROM rooms WHERE host = ?1 AND phase <> 'over' AND id <> ?2",
    )?;
    let counted = statement.query_row([row.host.0, row.room.0], |counts| Ok((counts.get(0)?, counts.get(1)?)));
    let (tables, kings): (i64, i64) = counted?;
    let full = tables >= allowance.tables as i64 || row.kings && kings >= allowance.kings as i64;
    Ok(!full)
}

pub(crate) fn save_row(connection: &Connection, row: &RoomRow) -> Result<usize, Error> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO rooms (id, game, phase, public, host, kings, origin, wake_at, changed, summary)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, host = excluded.host, kings = excluded.kings,
         wake_at = excluded.wake_at, changed = excluded.changed, summary = excluded.summary",
    )?;
    statement.execute(params![
        row.room.0,
        row.game,
        row.phase.name(),
        row.public,
        row.host.0,
        row.kings,
        row.origin.map(|origin| origin.0),
        row.wake_at.map(u64::cast_signed),
        row.changed.cast_signed(),
        row.summary,
    ])?;
    let mut statement =
        connection.prepare_cached("INSERT INTO sitters (guest, room) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?;
    for guest in &row.sitters {
        statement.execute([guest.0, row.room.0])?;
    }
    let mut statement =
        connection.prepare_cached("INSERT INTO owners (owner, room) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?;
    for owner in &row.owners {
        statement.execute([owner.0, row.room.0])?;
    }
    touch_sitters(connection, row.room, row.changed)
}

fn touch_sitters(connection: &Connection, room: RoomId, changed: u64) -> Result<usize, Error> {
    let mut statement = connection.prepare_cached("UPDATE sitters SET changed = ?2 WHERE room = ?1")?;
    Ok(statement.execute([room.0, changed.cast_signed()])?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file;

    /// How an answer is found.
    fn plan(connection: &Connection, question: &str) -> String {
        let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {question}")).unwrap();
        let parameters = vec![rusqlite::types::Value::Null; statement.parameter_count()];
        let rows = statement.query_map(rusqlite::params_from_iter(parameters), |row| row.get::<_, String>(3)).unwrap();
        rows.collect::<Result<Vec<_>, _>>().unwrap().join("; ")
    }

    #[test]
    fn every_list_has_an_index_that_finds_and_sorts_it() {
        let mut connection = Connection::open_in_memory().unwrap();
        file::bring_up_to_date(&mut connection).unwrap();
        let indexes = [
            (public(false, false), "rooms_public "),
            (public(false, true), "rooms_public_in_phase "),
            (public(true, false), "rooms_public_of_game "),
            (public(true, true), "rooms_public_of_game_in_phase "),
            (OF_GUEST, "sitters_by_change "),
            (ALL, "rooms_by_change "),
            (ALL_IN_PHASE, "rooms_by_age "),
        ];
        for (question, index) in indexes {
            let plan = plan(&connection, question);
            assert!(plan.contains(index) && !plan.contains("SCAN") && !plan.contains("TEMP B-TREE"), "{plan}");
        }
    }
}
