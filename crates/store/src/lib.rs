//! What the house must not forget: the log of every table, its guests, and the lists made from them.
//!
//! The log is the truth. An entry is on the disk before [`Store::append`] returns; entries of all tables that arrive
//! while the disk is busy are committed together, so that a thousand tables cost little more than one. Nothing here
//! knows what an entry says.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what is kept | `migrations/` |
//! | how entries get to the disk | `writer` |
//! | how a table's log is found | `heads` |
//! | what can be asked | [`Store`]; of guests `guest`, of rated games `result` |

mod guest;
mod heads;
mod id;
mod result;
mod room;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

pub use guest::{Guest, TokenHash};
pub use id::{GuestId, RoomId};
pub use result::{Finish, Kept};
pub use room::{Card, Entry, Phase, Wanted};
pub use sqlx::Error;
pub use writer::Written;

use writer::{Work, Writer};

/// Lists are no longer than this.
pub const LONGEST_LIST: i64 = 100;

const READERS: u32 = 2;

#[derive(Clone, Debug)]
pub struct Store {
    readers: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the file, or makes it. Of two who have it open, the second to write something is refused.
    pub async fn open(file: &Path) -> Result<Self, Error> {
        let options = options(file).create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Self { readers, writer: Writer::start(connection).await? })
    }

    /// Adds an entry to a table's log. It is on the disk when this returns.
    pub async fn append(&self, entry: Entry) -> Result<(), Error> {
        self.writer.write(Work::Append(entry, None, None)).await
    }

    /// Adds an entry to a table's log, changes what lists say of the table, and if a rated game has ended with it, keeps
    /// how: all of it, or nothing.
    pub async fn append_with(&self, entry: Entry, card: Card, finish: Option<Finish>) -> Result<(), Error> {
        self.writer.write(Work::Append(entry, Some(card), finish)).await
    }

    /// Changes what lists say of a table.
    pub async fn save_card(&self, card: Card) -> Result<(), Error> {
        self.writer.write(Work::SaveCard(card)).await
    }

    /// All entries of a table: when, and what.
    pub async fn log(&self, room: RoomId) -> Result<Vec<(u64, String)>, Error> {
        let end = heads::find(self.writer.known(), &self.readers, room).await?;
        let rows = sqlx::query(
            "WITH RECURSIVE log (id, previous, at, entry) AS (
                 SELECT id, previous, at, entry FROM entries WHERE id = $1
                 UNION ALL
                 SELECT entries.id, entries.previous, entries.at, entries.entry
                 FROM entries JOIN log ON entries.id = log.previous
             ) SELECT at, entry FROM log ORDER BY id",
        );
        let rows = rows.bind(end.last).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get::<i64, _>(0)?.cast_unsigned(), row.try_get(1)?))).collect()
    }

    /// When something was written last, at whichever table; none if nothing ever was.
    pub async fn last_written(&self) -> Result<Option<u64>, Error> {
        let row = sqlx::query("SELECT at FROM entries ORDER BY id DESC LIMIT 1");
        let at: Option<i64> = row.fetch_optional(&self.readers).await?.map(|row| row.try_get(0)).transpose()?;
        Ok(at.map(i64::cast_unsigned))
    }

    /// The cards of public tables, the one that changed last first.
    pub async fn public(&self, wanted: &Wanted) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(
            "SELECT card FROM rooms WHERE public AND ($1 IS NULL OR game = $1) AND ($2 IS NULL OR phase = $2)
             ORDER BY changed DESC LIMIT $3",
        );
        let rows = rows.bind(&wanted.game).bind(wanted.phase.map(Phase::name)).bind(LONGEST_LIST);
        rows.fetch_all(&self.readers).await?.iter().map(|row| row.try_get(0)).collect()
    }

    /// The cards of the tables that a guest sits or sat at, the one that changed last first.
    pub async fn of_guest(&self, guest: GuestId) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(
            "SELECT card FROM rooms JOIN sitters ON sitters.room = rooms.id WHERE sitters.guest = $1
             ORDER BY changed DESC LIMIT $2",
        );
        let rows = rows.bind(guest.0).bind(LONGEST_LIST);
        rows.fetch_all(&self.readers).await?.iter().map(|row| row.try_get(0)).collect()
    }

    /// The tables where something will happen even if nobody comes: a bot is to move, or a clock runs.
    pub async fn restless(&self) -> Result<Vec<RoomId>, Error> {
        let rows = sqlx::query("SELECT id FROM rooms WHERE restless").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(RoomId(row.try_get(0)?))).collect()
    }

    /// What is thought of a table's game, if anybody has thought about it.
    pub async fn review(&self, room: RoomId) -> Result<Option<String>, Error> {
        let row = sqlx::query("SELECT review FROM reviews WHERE room = $1").bind(room.0);
        row.fetch_optional(&self.readers).await?.map(|row| row.try_get(0)).transpose()
    }

    /// Keeps what is thought of a table's game.
    pub async fn save_review(&self, room: RoomId, review: String) -> Result<(), Error> {
        self.writer.write(Work::SaveReview { room, review }).await
    }

    /// Whether the store answers.
    pub async fn ping(&self) -> Result<(), Error> {
        sqlx::query("SELECT 1").execute(&self.readers).await.map(drop)
    }

    /// How much has been written since the store was opened.
    pub fn written(&self) -> Written {
        self.writer.written()
    }
}

/// Copies a house that may be open at the same time, as it stands now.
pub async fn backup(file: &Path, copy: &Path) -> Result<(), Error> {
    let mut connection = SqliteConnection::connect_with(&options(file)).await?;
    sqlx::query("VACUUM INTO $1").bind(copy.display().to_string()).execute(&mut connection).await?;
    connection.close().await
}

/// What went wrong, without the words around it that only programmers understand.
pub fn reason(error: &Error) -> String {
    match error {
        Error::Database(error) => error.message().to_owned(),
        Error::Io(error) => error.to_string(),
        error => error.to_string(),
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .disable_statement_logging()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is acknowledged to people, so it must survive a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .pragma("wal_autocheckpoint", "8000")
}
