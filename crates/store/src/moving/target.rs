//! Where a house goes. As long as not everything is there, nothing is.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params, params_from_iter};

use super::tables::{ENTRIES, TABLES, Table};
use super::{Cells, NotMoved, Place, alone, count};
use crate::Error;
use crate::postgres::parameter::Parameter;
use crate::postgres::session::Session;
use crate::postgres::trouble::Failure;
use crate::postgres::{Address, schema};
use crate::sqlite::{copy, file, wal};
use crate::value::Value;

/// So many rows go to a database at once.
const LOAD: usize = 500;

const ADD_ENTRIES: &str = "INSERT INTO entries (room, seq, at, version, entry, writer)
     SELECT room, seq, at, version, entry, 0 FROM unnest(?1::bigint[], ?2::bigint[], ?3::bigint[], ?4::bigint[], ?5::text[])
         AS new (room, seq, at, version, entry)";

pub(super) enum Target {
    Sqlite(NewFile),
    Postgres { house: Session, load: Vec<Cells> },
}

/// A file that has another name until everything is in it.
pub(super) struct NewFile {
    connection: Connection,
    arriving: PathBuf,
    house: PathBuf,
    /// The last entry of each table: its number there, and in the book.
    ends: HashMap<i64, (i64, i64)>,
    last: i64,
}

impl Target {
    pub(super) async fn open(place: &Place) -> Result<Self, NotMoved> {
        match place {
            Place::File(house) if fs::metadata(house).is_ok_and(|house| house.len() > 0) => Err(NotMoved::Occupied),
            Place::File(house) => NewFile::make(house).map(Self::Sqlite).map_err(NotMoved::To),
            Place::Postgres(address) => {
                let mut house = open_database(address).await.map_err(NotMoved::To)?;
                for table in TABLES {
                    let rows = format!("SELECT count(*) FROM (SELECT 1 FROM {} LIMIT 2) AS found", table.name);
                    let rows = count(&mut house, &rows).await.map_err(NotMoved::To)?;
                    // That nothing was counted is noted from the start.
                    if rows > u64::from(table.name == "counted") {
                        return Err(NotMoved::Occupied);
                    }
                }
                house.execute("DELETE FROM counted").await.map_err(|failure| NotMoved::To(failure.error()))?;
                Ok(Self::Postgres { house, load: Vec::with_capacity(LOAD) })
            }
        }
    }

    pub(super) async fn put(&mut self, table: Table, cells: Cells) -> Result<(), Error> {
        match self {
            Self::Sqlite(house) => house.put(table, cells),
            Self::Postgres { house, load } => {
                load.push(cells);
                if load.len() == LOAD { unload(house, table, load).await } else { Ok(()) }
            }
        }
    }

    /// That all rows of a table are there.
    pub(super) async fn complete(&mut self, table: Table, expected: u64) -> Result<(), Error> {
        let question = format!("SELECT count(*) FROM {}", table.name);
        let found = match self {
            Self::Sqlite(house) => {
                house.connection.query_row(&question, [], |row| row.get::<_, i64>(0))?.cast_unsigned()
            }
            Self::Postgres { house, load } => {
                unload(house, table, load).await?;
                count(house, &question).await?
            }
        };
        if found == expected {
            return Ok(());
        }
        Err(copy::malformed(&format!("{}: {found} of {expected} rows have arrived", table.name)))
    }

    pub(super) async fn finish(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(house) => house.finish(),
            Self::Postgres { house, .. } => house
                .execute("INSERT INTO logs SELECT DISTINCT room FROM entries; COMMIT")
                .await
                .map_err(Failure::error),
        }
    }
}

/// Begins a transaction in which nobody else writes anything.
async fn open_database(address: &Address) -> Result<Session, Error> {
    schema::bring_up_to_date(address).await?;
    let mut house = Session::open(address).await?;
    alone(&mut house).await?;
    let tables = TABLES.map(|table| table.name).join(", ");
    let begin = format!(
        "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
         BEGIN; LOCK TABLE logs, {tables} IN EXCLUSIVE MODE"
    );
    house.execute(&begin).await.map_err(Failure::error)?;
    Ok(house)
}

async fn unload(house: &mut Session, table: Table, load: &mut Vec<Cells>) -> Result<(), Error> {
    let unloaded = if table == ENTRIES { add_entries(house, load).await } else { add(house, table, load).await };
    load.clear();
    unloaded.map_err(Failure::error)
}

async fn add(house: &mut Session, table: Table, load: &[Cells]) -> Result<(), Failure> {
    let insert = table.insert();
    let rows: Vec<Vec<Parameter>> =
        load.iter().map(|cells| cells.iter().cloned().map(Parameter::One).collect()).collect();
    let asked: Vec<_> = rows.iter().map(|row| (&*insert, &**row)).collect();
    for answer in house.ask_all(&asked).await? {
        answer?;
    }
    Ok(())
}

async fn add_entries(house: &mut Session, load: &[Cells]) -> Result<(), Failure> {
    let numbers = |column: usize| Parameter::Numbers(load.iter().map(|cells| number(cells, column)).collect());
    let texts = Parameter::Texts(load.iter().map(text).collect());
    house.ask(ADD_ENTRIES, &[numbers(0), numbers(1), numbers(2), numbers(3), texts]).await.map(drop)
}

fn text(cells: &Cells) -> &str {
    if let Some(Value::Text(text)) = cells.last() { text } else { "" }
}

fn number(cells: &Cells, column: usize) -> i64 {
    if let Some(Value::Number(number)) = cells.get(column) { *number } else { 0 }
}

impl NewFile {
    fn make(house: &Path) -> Result<Self, Error> {
        let arriving = file::beside(house, ".moving");
        for ending in ["", "-wal", "-shm"] {
            copy::remove(&file::beside(&arriving, ending))?;
        }
        let mut connection = file::open(&arriving)?;
        file::bring_up_to_date(&mut connection)?;
        connection.execute_batch("BEGIN IMMEDIATE; DELETE FROM counted")?;
        Ok(Self { connection, arriving, house: house.to_owned(), ends: HashMap::new(), last: 0 })
    }

    fn put(&mut self, table: Table, cells: Cells) -> Result<(), Error> {
        if table == ENTRIES {
            return self.put_entry(&cells);
        }
        self.connection.prepare_cached(&table.insert())?.execute(params_from_iter(cells))?;
        Ok(())
    }

    fn put_entry(&mut self, cells: &Cells) -> Result<(), Error> {
        let [Value::Number(room), Value::Number(seq), at, _, entry] = &**cells else { return Ok(()) };
        self.last += 1;
        let (_, previous) = self.ends.insert(*room, (*seq, self.last)).unwrap_or_default();
        let insert = "INSERT INTO entries (id, room, seq, previous, at, entry) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let mut statement = self.connection.prepare_cached(insert)?;
        statement.execute(params![self.last, room, seq, previous, at, entry])?;
        Ok(())
    }

    /// Gives the file its name, from which moment on it is a house.
    fn finish(self) -> Result<(), Error> {
        let Self { connection, arriving, house, ends, last } = self;
        for (room, (seq, last)) in ends {
            let insert = "INSERT INTO heads (room, seq, last) VALUES (?1, ?2, ?3)";
            connection.prepare_cached(insert)?.execute([room, seq, last])?;
        }
        connection.execute("UPDATE bookmark SET entry = ?1", [last])?;
        connection.execute_batch("COMMIT")?;
        if !wal::checkpoint(&connection, "TRUNCATE")? {
            return Err(Error::Held);
        }
        connection.close().map_err(|(_, error)| error)?;
        fs::rename(&arriving, &house)?;
        Ok(copy::sync_folder(&house)?)
    }
}
