//! What is kept of a table, and the lists made from it.

use crate::change::Step;
use crate::question::{Question, Row};
use crate::value::{Value, values};
use crate::{Error, Finish, GuestId, Kept, RoomId, Store};

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
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// Entries of one table, what lists say of it from then on if that changes, and how its game has ended if it was rated.
#[derive(Clone, Debug, Default)]
pub struct Appending {
    pub entries: Vec<LogEntry>,
    pub row: Option<RoomRow>,
    pub finish: Option<Finish>,
    /// What the host may have of a table that is new, or that has a king from now on.
    pub allowance: Option<Allowance>,
}

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
        match &self.kept {
            Kept::Sqlite(house) => house.append_then(entry, tell).await,
            Kept::Postgres(house) => house.append_then(entry, tell).await,
        }
    }

    /// Adds to the logs of one or several tables: all of it, or nothing.
    pub async fn append_all(&self, appendings: Vec<Appending>) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.append(appendings).await,
            Kept::Postgres(house) => house.append(appendings).await,
        }
    }

    /// Changes what lists say of a table.
    pub async fn save_row(&self, row: RoomRow) -> Result<(), Error> {
        self.change(row.saved().into_iter().map(Step::owned).collect()).await.map(drop)
    }

    /// Notes that a table has left memory, when it changed last, and when it has to come back.
    pub async fn lay_down(&self, room: RoomId, changed: u64, wake_at: Option<u64>) -> Result<(), Error> {
        let lay_down = "UPDATE rooms SET wake_at = ?2, changed = ?3 WHERE id = ?1";
        let lay_down = Step::new(lay_down, values![room, wake_at, changed]);
        self.change(vec![lay_down, Step::new(TOUCH_SITTERS, values![room])]).await.map(drop)
    }

    /// All entries of a table; none if nothing has ever happened there.
    pub async fn log(&self, room: RoomId) -> Result<Log, Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.log(room).await,
            Kept::Postgres(house) => house.log(room).await,
        }
    }

    /// When a table has to come back though nobody asks for it, as it was noted last.
    pub async fn wake_at(&self, room: RoomId) -> Result<Option<u64>, Error> {
        let wake_at = Question::new("SELECT wake_at FROM rooms WHERE id = ?1", values![room]);
        let wake_at = self.look_up(wake_at, |row| row.get::<Option<i64>>(0)).await?.pop();
        Ok(wake_at.flatten().map(i64::cast_unsigned))
    }

    /// All tables that have to come back though nobody asks for them, and when.
    pub async fn to_wake(&self) -> Result<Vec<(u64, RoomId)>, Error> {
        let to_wake = "SELECT wake_at, id FROM rooms WHERE wake_at IS NOT NULL ORDER BY wake_at";
        self.list(Question::new(to_wake, values![]), |row| Ok((row.count(0)?, RoomId(row.get(1)?)))).await
    }

    /// The summaries of public tables, the one that changed last first.
    pub async fn public(&self, wanted: &Wanted, most: usize) -> Result<Vec<ListedRoom>, Error> {
        let Wanted { game, phase, after } = wanted.clone();
        let (changed, room) = after.map_or((i64::MAX, i64::MAX), ListCursor::parts);
        let mut about = values![changed, room, most];
        let question = public(game.is_some(), phase.is_some());
        about.extend(game.map(Value::from));
        about.extend(phase.map(Value::from));
        self.list(Question::new(question, about), listed).await
    }

    /// The summaries of the tables that a guest sits or sat at, the one that changed last first.
    pub async fn of_guest(
        &self,
        guest: GuestId,
        after: Option<ListCursor>,
        most: usize,
    ) -> Result<Vec<ListedRoom>, Error> {
        let (changed, room) = after.map_or((i64::MAX, i64::MAX), ListCursor::parts);
        self.list(Question::new(OF_GUEST, values![changed, room, most, guest]), listed).await
    }

    /// The summaries of all tables, in this phase if one is given, the one that changed last first.
    pub async fn all(
        &self,
        phase: Option<Phase>,
        after: Option<ListCursor>,
        most: usize,
    ) -> Result<Vec<ListedRoom>, Error> {
        let (changed, room) = after.map_or((i64::MAX, i64::MAX), ListCursor::parts);
        let mut about = values![changed, room, most];
        about.extend(phase.map(Value::from));
        self.list(Question::new(if phase.is_some() { ALL_IN_PHASE } else { ALL }, about), listed).await
    }

    /// What is thought of a table's game, if anybody has thought about it.
    pub async fn review(&self, room: RoomId) -> Result<Option<String>, Error> {
        let review = Question::new("SELECT review FROM reviews WHERE room = ?1", values![room]);
        Ok(self.list(review, |row| row.get(0)).await?.pop())
    }

    /// Keeps what is thought of a table's game.
    pub async fn save_review(&self, room: RoomId, review: String) -> Result<(), Error> {
        let save = "INSERT INTO reviews (room, review) VALUES (?1, ?2)
             ON CONFLICT (room) DO UPDATE SET review = excluded.review";
        self.change(vec![Step::new(save, values![room, review])]).await.map(drop)
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

const ALL: &str = "SELECT changed, id, host, summary FROM rooms WHERE (changed, id) < (?1, ?2)
     ORDER BY changed DESC, id DESC LIMIT ?3";
const ALL_IN_PHASE: &str = "SELECT changed, id, host, summary FROM rooms WHERE (changed, id) < (?1, ?2) AND phase = ?4
     ORDER BY changed DESC, id DESC LIMIT ?3";

/// A question for each way in which public tables are asked for, so that each has an index that answers it.
const fn public(of_game: bool, in_phase: bool) -> &'static str {
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
        (false, false) => public!(""),
        (false, true) => public!("AND phase = ?4"),
        (true, false) => public!("AND game = ?4"),
        (true, true) => public!("AND game = ?4 AND phase = ?5"),
    }
}

pub(crate) fn listed(row: &Row) -> Result<ListedRoom, Error> {
    let place = ListCursor { changed: row.count(0)?, room: RoomId(row.get(1)?) };
    Ok(ListedRoom { place, host: row.get::<Option<_>>(2)?.map(GuestId), summary: row.get(3)? })
}

impl Allowance {
    /// Whether the host of a table may have it as it is about to be, beside their others.
    pub(crate) fn question(self, row: &RoomRow) -> Question<'static> {
        let admits = "SELECT count(*) < ?3 AND (NOT ?4 OR count(*) FILTER (WHERE kings) < ?5)
             FROM rooms WHERE host = ?1 AND phase <> 'over' AND id <> ?2";
        Question::new(admits, values![row.host, row.room, self.tables, row.kings, self.kings])
    }
}

impl RoomRow {
    pub(crate) fn saved(&self) -> Vec<Step<'_>> {
        let Self { room, changed, game, phase, public, host, kings, origin, wake_at, sitters, owners, summary } = self;
        let listed = values![*room, summary, *phase, *host, *kings, *wake_at, *changed];
        let whole = values![*room, summary, *phase, *host, *kings, *wake_at, *changed, game, *public, *origin];
        let sit =
            "INSERT INTO sitters (guest, room, changed) SELECT CAST(?1 AS BIGINT), id, changed FROM rooms WHERE id = ?2
             ON CONFLICT DO NOTHING";
        let own = "INSERT INTO owners (owner, room) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let mut steps = vec![
            Step::attempt(SUMMARIZE, listed.clone()),
            Step::attempt(PASS_ON, listed),
            Step::otherwise(SAVE, whole),
            Step::otherwise(TOUCH_SITTERS, values![*room]),
        ];
        steps.extend(sitters.iter().map(|guest| Step::new(sit, values![*guest, *room])));
        steps.extend(owners.iter().map(|owner| Step::new(own, values![*owner, *room])));
        steps
    }
}

/// Whether lists find a row where they have found it so far. A table is opened, filled and begun within a moment where nobody
/// has to think; for that it does not change its place among others: a row notes when its table changed last to the second.
macro_rules! found_alike {
    () => {
        "rooms.host IS NOT DISTINCT FROM ?4 AND rooms.kings = ?5 AND ?7 - rooms.changed BETWEEN 0 AND 999"
    };
}

macro_rules! in_the_same_phase {
    () => {
        "rooms.phase = ?3 AND rooms.wake_at IS NOT DISTINCT FROM ?6"
    };
}

/// What lists say of a table, in none of whose indexes it stands.
const SUMMARIZE: &str =
    concat!("UPDATE rooms SET summary = ?2 WHERE id = ?1 AND ", in_the_same_phase!(), " AND ", found_alike!());

/// The same, and what some of the indexes know.
const PASS_ON: &str = concat!(
    "UPDATE rooms SET summary = ?2, phase = ?3, wake_at = ?6 WHERE id = ?1 AND NOT (",
    in_the_same_phase!(),
    ") AND ",
    found_alike!()
);

/// Everything.
const SAVE: &str = concat!(
    "INSERT INTO rooms (id, summary, phase, host, kings, wake_at, changed, game, public, origin)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
     ON CONFLICT (id) DO UPDATE SET summary = excluded.summary, phase = excluded.phase, host = excluded.host,
     kings = excluded.kings, wake_at = excluded.wake_at, changed = excluded.changed WHERE NOT (",
    in_the_same_phase!(),
    " AND ",
    found_alike!(),
    ")"
);

/// Lists of those who sit or sat there are in the same order.
const TOUCH_SITTERS: &str = "UPDATE sitters SET changed = (SELECT changed FROM rooms WHERE id = ?1)
     WHERE room = ?1 AND changed <> (SELECT changed FROM rooms WHERE id = ?1)";

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::sqlite::file;

    /// How an answer is found.
    fn plan(connection: &Connection, question: &str) -> String {
        let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {question}")).unwrap();
        let parameters = vec![rusqlite::types::Value::Null; statement.parameter_count()];
        let rows = statement.query_map(rusqlite::params_from_iter(parameters), |row| row.get::<_, String>(3)).unwrap();
        rows.collect::<Result<Vec<_>, _>>().unwrap().join("; ")
    }

    const LISTS: [(&str, &str); 7] = [
        (public(false, false), "rooms_public "),
        (public(false, true), "rooms_public_in_phase "),
        (public(true, false), "rooms_public_of_game "),
        (public(true, true), "rooms_public_of_game_in_phase "),
        (OF_GUEST, "sitters_by_change "),
        (ALL, "rooms_by_change "),
        (ALL_IN_PHASE, "rooms_by_age "),
    ];

    #[test]
    fn every_list_has_an_index_that_finds_and_sorts_it() {
        let mut connection = Connection::open_in_memory().unwrap();
        file::bring_up_to_date(&mut connection).unwrap();
        for (question, index) in LISTS {
            let plan = plan(&connection, question);
            assert!(plan.contains(index) && !plan.contains("SCAN") && !plan.contains("TEMP B-TREE"), "{plan}");
        }
    }

    #[tokio::test]
    async fn every_list_has_such_an_index_in_postgresql_too() {
        let (_database, mut session) = crate::postgres::session::tests::in_a_new_house().await;
        for (question, index) in LISTS {
            let plan = session.plan(question).await;
            assert!(plan.contains(index) && !plan.contains("Seq Scan") && !plan.contains("Sort"), "{plan}");
        }
    }
}
