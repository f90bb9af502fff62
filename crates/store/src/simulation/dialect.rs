//! PostgreSQL's part, played by an SQLite in memory. Most statements are the same in both; of the others, what they mean is
//! said here once more. The tests of the store run over this as well, so that both mean the same.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rusqlite::functions::FunctionFlags;
use rusqlite::types::{ToSqlOutput, Value as Cell};
use rusqlite::{Connection, ToSql};
use tokio::time::Instant;

use super::{BEGINNING, Row};
use crate::cluster::statements;
use crate::postgres::appender::{BEHIND, WRITERS};
use crate::postgres::parameter::Parameter;
use crate::postgres::{schema, session};
use crate::value::Value;
use session::Answer;

/// What a statement is about, for as long as it is on its way.
#[derive(Clone, Debug)]
pub(super) enum About {
    One(Value<'static>),
    Numbers(Vec<i64>),
    Flags(Vec<bool>),
    Texts(Vec<String>),
}

impl From<&Parameter<'_>> for About {
    fn from(parameter: &Parameter) -> Self {
        match parameter {
            Parameter::One(value) => Self::One(value.clone().owned()),
            Parameter::Numbers(numbers) => Self::Numbers(numbers.clone()),
            Parameter::Flags(flags) => Self::Flags(flags.clone()),
            Parameter::Texts(texts) => Self::Texts(texts.iter().map(|text| (*text).to_owned()).collect()),
        }
    }
}

impl About {
    fn numbers(&self) -> &[i64] {
        if let Self::Numbers(numbers) = self { numbers } else { &[] }
    }
}

/// A list is written as JSON, which SQLite can take apart.
impl ToSql for About {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let list = |parts: Vec<String>| Ok(ToSqlOutput::Owned(Cell::Text(format!("[{}]", parts.join(",")))));
        match self {
            Self::One(value) => value.to_sql(),
            Self::Numbers(numbers) => list(numbers.iter().map(i64::to_string).collect()),
            Self::Flags(flags) => list(flags.iter().map(bool::to_string).collect()),
            Self::Texts(_) => Err(rusqlite::Error::InvalidQuery),
        }
    }
}

/// What is said otherwise, in one statement or several. The answer is that of the last.
const SAID_OTHERWISE: &[(&str, &[&str])] = &[
    (
        statements::BEAT,
        &[
            "INSERT INTO nodes (id, started, beat, tables, drives, sockets, draining, address, version)
             VALUES (?1, ?2, house_time(), ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, tables = excluded.tables, drives = excluded.drives,
                 sockets = excluded.sockets, draining = excluded.draining, address = excluded.address,
                 version = excluded.version",
            "UPDATE opening SET beat = greatest(beat, house_time()),
                 since = CASE WHEN beat < house_time() - ?9 THEN house_time() ELSE since END
             RETURNING house_time(), since, ahead",
        ],
    ),
    (
        statements::SET_CLOCK,
        &["UPDATE opening SET beat = min(beat, house_time() - ahead + ?3),
               since = min(since, house_time() - ahead + ?3), ahead = ?3
           WHERE ahead = ?2 AND NOT EXISTS (
               SELECT 1 FROM nodes WHERE rowid < (SELECT rowid FROM nodes WHERE id = ?1)
                   AND (beat BETWEEN house_time() - ?5 AND house_time() + ?5 OR beat BETWEEN ?4 - ?5 AND ?4 + ?5)
           )"],
    ),
    (
        statements::GIVE_UP,
        &["UPDATE rooms SET driver = NULL, turned = house_time()
           WHERE id IN (SELECT value FROM json_each(?2)) AND driver = ?1"],
    ),
    (
        statements::CLAIM,
        &["UPDATE rooms SET driver = ?1, turned = house_time()
           WHERE id IN (SELECT value FROM json_each(?2)) AND (driver IS NULL OR driver <> ?1 AND
               NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = rooms.driver
                   AND beat BETWEEN house_time() - ?3 AND house_time() + ?3))"],
    ),
    (
        statements::BURY,
        &[
            "UPDATE rooms SET driver = NULL, turned = 0
             WHERE driver IN (SELECT id FROM nodes WHERE beat NOT BETWEEN house_time() - ?1 AND house_time() + ?1)",
            "DELETE FROM nodes WHERE beat NOT BETWEEN house_time() - ?1 AND house_time() + ?1",
        ],
    ),
    (
        statements::NEWS,
        &["SELECT room, seq, at, version, entry FROM (
               SELECT known.key AS place, entries.*, row_number() OVER (PARTITION BY room ORDER BY seq) AS behind
               FROM json_each(?1) AS known JOIN json_each(?2) AS last ON last.key = known.key
               JOIN entries ON entries.room = known.value AND entries.seq > last.value
           ) WHERE behind <= 200 ORDER BY place, seq LIMIT 2000"],
    ),
    (
        statements::GONE,
        &["SELECT value FROM json_each(?1) WHERE NOT EXISTS (SELECT 1 FROM logs WHERE logs.room = value)"],
    ),
    (statements::FORGET_ORDERS, &["DELETE FROM orders WHERE FALSE"]),
    (
        "INSERT INTO logs (room) SELECT unnest(?1::bigint[]) ON CONFLICT DO NOTHING",
        &["INSERT INTO logs (room) SELECT value FROM json_each(?1) WHERE TRUE ON CONFLICT DO NOTHING"],
    ),
    (
        WRITERS,
        &["SELECT entries.room, writer FROM json_each(?1) AS one JOIN json_each(?2) AS other ON other.key = one.key
           JOIN entries ON entries.room = one.value AND entries.seq = other.value"],
    ),
];

const ONE_BEHIND: &str = "INSERT INTO entries (room, seq, at, entry, writer, version)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM logs WHERE room = ?1)
         AND (?7 OR ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE room = ?1 AND seq = ?2 - 1))
     ON CONFLICT DO NOTHING";

#[derive(Debug)]
pub(super) struct House {
    sqlite: Connection,
    clock: Arc<Clock>,
}

/// A clock that can be set, and by how much the house is ahead of it.
#[derive(Debug)]
struct Clock {
    begun: Instant,
    set_by: AtomicI64,
    ahead: AtomicI64,
}

impl Clock {
    fn time_of_the_house(&self) -> i64 {
        let shown = BEGINNING + self.begun.elapsed().as_millis() as u64;
        shown.cast_signed() + self.set_by.load(Ordering::Relaxed) + self.ahead.load(Ordering::Relaxed)
    }
}

impl House {
    pub(super) fn new(begun: Instant) -> rusqlite::Result<Self> {
        let sqlite = Connection::open_in_memory()?;
        sqlite.set_prepared_statement_cache_capacity(128);
        let flags = FunctionFlags::SQLITE_UTF8;
        let clock = Arc::new(Clock { begun, set_by: AtomicI64::default(), ahead: AtomicI64::default() });
        let shown = Arc::clone(&clock);
        sqlite.create_scalar_function("house_time", 0, flags, move |_| Ok(shown.time_of_the_house()))?;
        // PostgreSQL passes over what is not there.
        sqlite.create_scalar_function("greatest", 2, flags, |context| {
            Ok(context.get::<Option<i64>>(0)?.max(context.get(1)?))
        })?;
        // One transaction goes on at a time.
        sqlite.create_scalar_function("pg_advisory_xact_lock", -1, flags, |_| Ok(0))?;
        let house = Self { sqlite, clock };
        house.run_all(&schema())?;
        Ok(house)
    }

    pub(super) fn set_clock(&self, millis: i64) {
        self.clock.set_by.fetch_add(millis, Ordering::Relaxed);
    }

    pub(super) fn run_all(&self, sql: &str) -> rusqlite::Result<()> {
        self.sqlite.execute_batch(sql)
    }

    pub(super) fn is_in_transaction(&self) -> bool {
        !self.sqlite.is_autocommit()
    }

    pub(super) fn run(&self, sql: &str, about: &[About]) -> rusqlite::Result<Answer> {
        if sql == BEHIND {
            return self.append(about);
        }
        let answer = self.run_as_said_here(sql, about)?;
        if [statements::SET_CLOCK, statements::BEGIN_ANEW].contains(&sql) {
            let ahead = self.sqlite.query_one("SELECT ahead FROM opening", [], |row| row.get(0))?;
            self.clock.ahead.store(ahead, Ordering::Relaxed);
        }
        Ok(answer)
    }

    fn run_as_said_here(&self, sql: &str, about: &[About]) -> rusqlite::Result<Answer> {
        if let Some((_, statements)) = SAID_OTHERWISE.iter().find(|(said, _)| *said == sql) {
            let (last, before) = statements.split_last().expect("each is said somehow");
            for statement in before {
                self.run_one(statement, about)?;
            }
            return self.run_one(last, about);
        }
        // What every house has.
        if sql.starts_with("SELECT EXISTS (") && sql.contains("FROM pg_") {
            return self.run_one("SELECT TRUE", &[]);
        }
        self.run_one(&in_sqlite(sql), about)
    }

    fn run_one(&self, sql: &str, about: &[About]) -> rusqlite::Result<Answer> {
        let mut statement = self.sqlite.prepare_cached(sql)?;
        for (place, about) in (1..=statement.parameter_count()).zip(about) {
            statement.raw_bind_parameter(place, about)?;
        }
        let (columns, mut rows) = (statement.column_count(), Vec::new());
        let mut found = statement.raw_query();
        while let Some(row) = found.next()? {
            rows.push(session::Row::Simulated(Row((0..columns)
                .map(|column| row.get(column))
                .collect::<Result<_, _>>()?)));
        }
        drop(found);
        let changed = if columns > 0 { rows.len() as u64 } else { self.sqlite.changes() };
        Ok(Answer { rows, changed })
    }

    fn append(&self, about: &[About]) -> rusqlite::Result<Answer> {
        let [rooms, seqs, ats, About::Texts(entries), writers, version, About::Flags(follow)] = about else {
            return Err(rusqlite::Error::InvalidQuery);
        };
        let mut rows = Vec::new();
        for (place, entry) in entries.iter().enumerate() {
            // PostgreSQL takes no text that holds it.
            if entry.contains('\0') {
                return Err(rusqlite::Error::InvalidQuery);
            }
            let number = |numbers: &About| About::One(numbers.numbers()[place].into());
            let (text, follows) = (About::One(entry.clone().into()), About::One(follow[place].into()));
            let (room, seq) = (number(rooms), number(seqs));
            let new = [room, seq, number(ats), text, number(writers), version.clone(), follows];
            if self.run_one(ONE_BEHIND, &new)?.changed > 0 {
                let key = [rooms, seqs].map(|numbers| Cell::Integer(numbers.numbers()[place]));
                rows.push(session::Row::Simulated(Row(key.into())));
            }
        }
        Ok(Answer { changed: rows.len() as u64, rows })
    }
}

/// The same, without what only PostgreSQL says.
fn in_sqlite(sql: &str) -> Cow<'_, str> {
    let only_there = [
        (" FOR UPDATE SKIP LOCKED", ""),
        (" FOR NO KEY UPDATE", ""),
        (" FOR UPDATE", ""),
        ("::BIGINT", ""),
        ("= ANY (?1)", "IN (SELECT value FROM json_each(?1))"),
    ];
    let mut said = Cow::Borrowed(sql);
    for (there, here) in only_there {
        if said.contains(there) {
            said = said.replace(there, here).into();
        }
    }
    said
}

/// The tables that PostgreSQL has.
fn schema() -> String {
    let mut tables = format!(
        "CREATE TABLE ratskeller (schema INTEGER NOT NULL); INSERT INTO ratskeller VALUES ({});",
        schema::STEPS.len()
    );
    for step in schema::STEPS {
        let function = ["CREATE FUNCTION house_time", "CREATE OR REPLACE FUNCTION house_time"];
        let parts = function.into_iter().find_map(|beginning| step.split_once(beginning));
        let (before, after) =
            parts.and_then(|(before, rest)| Some((before, rest.split_once(";\n")?.1))).unwrap_or((step, ""));
        tables = format!("{tables}\n{before}\n{after}");
    }
    tables
        .replace(" COLLATE \"C\"", "")
        .replace(" WITH (fillfactor = 10)", "")
        .replace(" GENERATED ALWAYS AS IDENTITY", "")
        .replace("DEFAULT house_time()", "DEFAULT (house_time())")
        .replace("TIMESTAMPTZ NOT NULL DEFAULT now()", "BIGINT NOT NULL DEFAULT 0")
}
