//! The store on a real disk, in a real PostgreSQL, and in the one that simulations have.
#![expect(clippy::disallowed_methods, reason = "files are damaged, and looked into")]

mod cluster;
mod copies;
mod guests;
mod lists;
mod log;
mod moving;
mod outages;
mod people;
mod races;
mod results;
mod troubles;
mod wire;

use services::Database;
use store::simulation;
use store::{Appending, Finish, GuestId, LogEntry, Phase, RoomId, RoomRow, Store};
use tempfile::TempDir;

/// The version of the language in which these tests write.
const LOG_VERSION: u32 = 1;

/// Where a house is kept, empty at first.
enum Place {
    Folder(TempDir),
    Database(Database),
    Simulated(simulation::Database),
}

impl Place {
    /// As often as one likes.
    async fn open(&self) -> Store {
        self.open_as(LOG_VERSION).await
    }

    /// The same, by a program of this version.
    async fn open_as(&self, log_version: u32) -> Store {
        let address = match self {
            Self::Folder(folder) => return open(folder).await,
            Self::Database(database) => database.url().parse().expect("an address"),
            Self::Simulated(database) => database.link().into(),
        };
        Store::connect(&address, log_version).await.expect("a store in a database of our own")
    }

    /// Changes something in a database behind everybody's back.
    async fn sql(&self, sql: &str) {
        match self {
            Self::Folder(_) => panic!("a file has one owner"),
            Self::Database(database) => drop(database.sql(sql).expect("PostgreSQL understands it")),
            Self::Simulated(database) => database.sql(sql).await,
        }
    }

    /// Sets the clock of a database's machine, by so many milliseconds.
    async fn set_clock(&self, millis: i64) {
        if let Self::Simulated(database) = self {
            return database.set_clock(millis).await;
        }
        self.sql(&format!(
            "CREATE TABLE IF NOT EXISTS set_clock (millis BIGINT);
             INSERT INTO set_clock VALUES ({millis});
             CREATE OR REPLACE FUNCTION house_time() RETURNS BIGINT LANGUAGE sql STABLE
             RETURN (extract(epoch FROM statement_timestamp()) * 1000)::BIGINT
                 + (SELECT sum(millis) FROM set_clock)::BIGINT + (SELECT ahead FROM opening)"
        ))
        .await;
    }
}

async fn connect(database: &Database) -> Store {
    let address = database.url().parse().expect("an address");
    Store::connect(&address, LOG_VERSION).await.expect("a store in a database of our own")
}

/// Every one of these tests is one of the store in a file, one of the store in a PostgreSQL, and one of the store in a
/// simulated one.
macro_rules! over_every_store {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::Place::Folder(crate::folder())).await;
            })*
        }
        crate::over_every_database!($($test),*);
    };
}
use over_every_store;

/// Every one of these tests is one of the store in a PostgreSQL, and one of the store in a simulated one.
macro_rules! over_every_database {
    ($($test:ident),* $(,)?) => {
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::Place::Database(services::database().expect("a database"))).await;
            })*
        }
        mod simulated {
            $(#[tokio::test(start_paused = true)]
            async fn $test() {
                store::simulation::chance::seed(1);
                super::$test(crate::Place::Simulated(store::simulation::Database::default())).await;
            })*
        }
    };
}
use over_every_database;

const ROOM: RoomId = RoomId(7);

async fn open(folder: &TempDir) -> Store {
    Store::open(&file(folder)).await.expect("a store in a folder of our own")
}

fn file(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("house.sqlite")
}

fn entry(room: RoomId, seq: u64) -> LogEntry {
    LogEntry { room, seq, at: 1000 + seq, entry: format!("{{\"number\":{seq}}}") }
}

fn row(room: RoomId, phase: Phase, changed: u64) -> RoomRow {
    RoomRow {
        room,
        changed,
        game: "piratz".to_owned(),
        phase,
        public: true,
        host: GuestId(1),
        kings: false,
        origin: None,
        wake_at: None,
        sitters: vec![GuestId(1)],
        owners: Vec::new(),
        summary: format!("summary of {room}"),
    }
}

fn finish(room: RoomId) -> Finish {
    Finish { room, game: "piratz".to_owned(), at: 50, result: format!("how {room} ended") }
}

/// Entries with what lists say from then on, and how the game ended.
fn with_row(entries: Vec<LogEntry>, row: RoomRow, finish: Option<Finish>) -> Vec<Appending> {
    vec![Appending { entries, row: Some(row), finish, allowance: None }]
}

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}
