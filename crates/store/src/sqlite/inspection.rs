//! Looking through a whole house, also a damaged one: whatever can be read is read.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::{Arc, Mutex};

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::copy::malformed;
use super::file;
use super::heads::{self, Head, Known};
use super::log::log;
use crate::result::kept;
use crate::{Error, KeptStanding, Log, NumberedFinish, RoomId, question};

/// More faults than this of one kind say nothing new.
const MOST_FAULTS: usize = 20;

/// A house that is looked through from one end to the other, as it was at one moment.
#[derive(Debug)]
pub struct Inspection {
    connection: Connection,
    known: Known,
    faults: Vec<String>,
}

impl Inspection {
    pub fn of(house: &Path) -> Result<Self, Error> {
        let connection = file::open_to_read(house)?;
        connection.execute_batch("BEGIN")?;
        if file::check_version(&connection)? == 0 {
            return Err(malformed("no house is kept here"));
        }
        let mut inspection = Self { connection, known: Known::default(), faults: Vec::new() };
        inspection.check_file();
        inspection.find_ends();
        Ok(inspection)
    }

    /// What is wrong with the file, as far as it has been looked through.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    fn check_file(&mut self) {
        let check = |connection: &Connection| {
            let mut statement = connection.prepare(&format!("PRAGMA integrity_check({MOST_FAULTS})"))?;
            statement.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()
        };
        match check(&self.connection) {
            Ok(found) => self.faults.extend(found.into_iter().filter(|found| found != "ok")),
            Err(error) => self.faults.push(error.to_string()),
        }
    }

    /// Where the logs end that were written to since the bookmark.
    fn find_ends(&mut self) {
        let bookmark = self.connection.query_row("SELECT entry FROM bookmark", [], |row| row.get::<_, i64>(0));
        let bookmark = bookmark.unwrap_or_else(|error| {
            self.faults.push(format!("the bookmark: {error}"));
            0
        });
        let mut ends = HashMap::<RoomId, Head>::new();
        let question = format!("SELECT id, room, seq FROM entries WHERE id > {bookmark} ORDER BY id ASC");
        self.read("the entries", &question, |row| {
            let head = Head { seq: row.get::<_, i64>(2)?.cast_unsigned(), last: row.get(0)? };
            let end = ends.entry(RoomId(row.get(1)?)).or_default();
            if end.last < head.last {
                *end = head;
            }
            Ok(())
        });
        self.known = Arc::new(Mutex::new(ends));
    }

    /// Looks at every row that can be read: from the first on and, if something stands in the way, from the last back to it.
    fn read(&mut self, what: &str, question: &str, mut look: impl FnMut(&Row) -> Result<(), Error>) {
        let mut faults = Vec::new();
        for question in [question.to_owned(), question.replace("ASC", "DESC")] {
            let mut look_at_all = || -> Result<(), Error> {
                let mut statement = self.connection.prepare(&question)?;
                let mut rows = statement.query([])?;
                while let Some(row) = rows.next()? {
                    if let Err(error) = look(row) {
                        faults.push(format!("{what}: {error}"));
                    }
                }
                Ok(())
            };
            match look_at_all() {
                Ok(()) => break,
                Err(error) => faults.push(format!("{what}: {error}")),
            }
        }
        faults.dedup();
        faults.truncate(MOST_FAULTS);
        self.faults.extend(faults);
    }

    /// All tables that anything in the house knows of.
    pub fn rooms(&mut self) -> Vec<RoomId> {
        let mut rooms = BTreeSet::new();
        let questions = [
            ("the lists", "SELECT id FROM rooms ORDER BY id ASC"),
            ("the entries", "SELECT room FROM entries ORDER BY id ASC"),
            ("the ends of logs", "SELECT room FROM heads ORDER BY room ASC"),
        ];
        for (what, question) in questions {
            self.read(what, question, |row| {
                rooms.insert(row.get::<_, i64>(0)?);
                Ok(())
            });
        }
        rooms.into_iter().map(RoomId).collect()
    }

    pub fn log(&self, room: RoomId) -> Result<Log, Error> {
        log(&self.connection, heads::find(&self.known, &self.connection, room)?, room)
    }

    /// What lists say of a table, if they know it.
    pub fn summary(&self, room: RoomId) -> Result<Option<String>, Error> {
        let mut statement = self.connection.prepare_cached("SELECT summary FROM rooms WHERE id = ?1")?;
        Ok(statement.query_row(params![room.0], |row| row.get(0)).optional()?)
    }

    /// How many guests the house knows.
    pub fn guests(&mut self) -> usize {
        let mut guests = BTreeSet::new();
        let question = "SELECT id, token, name, since, owner FROM guests ORDER BY rowid ASC";
        self.read("the guests", question, |row| {
            let (_, _): (Vec<u8>, String) = (row.get(1)?, row.get(2)?);
            let (_, _): (i64, Option<i64>) = (row.get(3)?, row.get(4)?);
            guests.insert(row.get::<_, i64>(0)?);
            Ok(())
        });
        guests.len()
    }

    /// How many rated games have ended, with a look at how.
    pub fn results(&mut self, mut look: impl FnMut(&NumberedFinish) -> Result<(), String>) -> usize {
        let mut results = BTreeSet::new();
        let question = "SELECT id, room, game, at, result FROM results ORDER BY id ASC";
        self.read("the results", question, |row| {
            let kept = kept(&question::Row::Sqlite(row))?;
            results.insert(kept.number);
            look(&kept).map_err(|reason| malformed(&format!("{}: {reason}", kept.number)))
        });
        results.len()
    }

    /// Looks at how everybody stands.
    pub fn standings(&mut self, mut look: impl FnMut(&KeptStanding) -> Result<(), String>) {
        let question = "SELECT game, player, standing FROM standings ORDER BY game ASC, player ASC";
        self.read("the standings", question, |row| {
            let standing = KeptStanding { game: row.get(0)?, player: row.get(1)?, standing: row.get(2)? };
            look(&standing).map_err(|reason| malformed(&format!("{} in {}: {reason}", standing.player, standing.game)))
        });
    }
}
