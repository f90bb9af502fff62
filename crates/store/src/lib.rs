//! What the house must not forget: the log of every table, its guests, and the lists made from them.
//!
//! The log is the truth. An entry is on the disk before [`Store::append`] returns; entries of all tables that arrive
//! while the disk is busy are committed together, so that a thousand tables cost little more than one. Nothing here
//! knows what an entry says.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what can be asked and changed | of tables `room`, of guests `guest`, of rated games `result` |
//! | how long things are kept | `age` |
//! | names that change where they were written | `amendment` |
//! | whom the host does not let in | `block` |
//! | what both databases understand | `question`, `change`, `value` |
//! | a house in one file | `sqlite` |
//! | a house in a database | `postgres` |
//! | a house that moves from one to the other | `moving` |
//! | what several programs that keep it say to each other | `cluster` |
//! | a PostgreSQL that fails as a test wants, never in the program | `simulation` |
#![expect(clippy::disallowed_methods, reason = "it keeps files")]
#![expect(clippy::disallowed_types, reason = "nothing that is kept depends on their order")]

mod age;
mod amendment;
mod block;
mod change;
mod cluster;
mod error;
mod guest;
mod id;
mod moving;
mod postgres;
mod question;
mod result;
mod room;
#[cfg(feature = "simulation")]
pub mod simulation;
mod sqlite;
mod value;

use std::path::Path;

pub use age::Due;
pub use amendment::{Edition, Remains};
pub use block::Block;
pub use cluster::{BREAK_AFTER, Cluster, DEAD_AFTER, Heard, NodeRow, Revision, Round};
pub use error::{Error, Trouble};
pub use guest::{Guest, GuestCursor, TokenHash};
pub use id::{GuestId, NodeId, RoomId};
pub use moving::{NotMoved, Place, Progress, move_in};
pub use postgres::Address;
pub use result::{Finish, KeptStanding, NumberedFinish, Tally};
pub use room::{Allowance, Appending, ListCursor, ListedRoom, Log, LogEntry, Phase, RoomRow, Wanted};
pub use sqlite::copy::{NotCopied, backup, restore};
pub use sqlite::inspection::Inspection;

use change::{Outcome, Step};
use postgres::Postgres;
use question::{Length, Question, Read};
use sqlite::Sqlite;
use value::values;

/// Lists are no longer than this.
pub const LONGEST_LIST: usize = 100;

#[derive(Clone, Debug)]
pub struct Store {
    kept: Kept,
}

/// Where a house is kept.
#[derive(Clone, Debug)]
enum Kept {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// How much has been written: the more works a commit holds, the less the disk is the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    pub works: u64,
    pub commits: u64,
    /// How often the file or the disk failed.
    pub failures: u64,
}

impl Store {
    /// Opens the file, or makes it. Of two who have it open, the second to write something is refused.
    pub async fn open(file: &Path) -> Result<Self, Error> {
        Ok(Self { kept: Kept::Sqlite(Sqlite::open(file).await?) })
    }

    /// Opens the house in a PostgreSQL, or makes one there. Entries are written in this version of the language of logs; those
    /// in a higher one are refused. Any number of programs may have it open.
    pub async fn connect(address: &Address, log_version: u32) -> Result<Self, Error> {
        Ok(Self { kept: Kept::Postgres(Postgres::connect(address, log_version).await?) })
    }

    /// What the programs that have the house open at the same time say to each other, where there may be several.
    pub fn cluster(&self) -> Option<&Cluster> {
        match &self.kept {
            Kept::Sqlite(_) => None,
            Kept::Postgres(house) => Some(house.cluster()),
        }
    }

    /// Asks for a row or two.
    async fn look_up<T: Send + 'static>(&self, question: Question<'static>, read: Read<T>) -> Result<Vec<T>, Error> {
        self.ask(Length::Short, vec![question], read).await
    }

    /// Asks for many rows.
    async fn list<T: Send + 'static>(&self, question: Question<'static>, read: Read<T>) -> Result<Vec<T>, Error> {
        self.ask(Length::Long, vec![question], read).await
    }

    /// All answers to some questions, one after another.
    async fn ask<T: Send + 'static>(
        &self,
        length: Length,
        questions: Vec<Question<'static>>,
        read: Read<T>,
    ) -> Result<Vec<T>, Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.ask(length, questions, read).await,
            Kept::Postgres(house) => house.ask(length, questions, read).await,
        }
    }

    /// Does all of it, or nothing.
    async fn change(&self, steps: Vec<Step<'static>>) -> Result<Outcome, Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.change(steps).await,
            Kept::Postgres(house) => house.change(steps).await,
        }
    }

    /// When something was written last, at whichever table; none if nothing ever was.
    pub async fn last_written(&self) -> Result<Option<u64>, Error> {
        let last = match &self.kept {
            Kept::Sqlite(_) => "SELECT at FROM entries ORDER BY id DESC LIMIT 1",
            // As far as lists or any node know.
            Kept::Postgres(_) => {
                "SELECT nullif(greatest((SELECT max(changed) FROM rooms), (SELECT beat FROM opening)), 0)"
            }
        };
        let last = self.look_up(Question::new(last, values![]), |row| row.get::<Option<i64>>(0)).await?.pop();
        Ok(last.flatten().map(i64::cast_unsigned))
    }

    /// Whether something can be written.
    pub async fn check_writing(&self) -> Result<(), Error> {
        self.change(vec![Step::new("UPDATE pulse SET beat = beat + 1", values![])]).await.map(drop)
    }

    /// How much has been written since the store was opened.
    pub fn written(&self) -> Written {
        match &self.kept {
            Kept::Sqlite(house) => house.written(),
            Kept::Postgres(house) => house.written(),
        }
    }

    /// Leaves nothing beside the file of what was written anew, so that what was erased is nowhere any more.
    pub async fn sweep(&self) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.sweep().await,
            // What PostgreSQL leaves behind of rows is its own, and so are its copies.
            Kept::Postgres(_) => Ok(()),
        }
    }

    /// How large the log beside the file is, in bytes.
    pub async fn wal_bytes(&self) -> u64 {
        match &self.kept {
            Kept::Sqlite(house) => house.wal_bytes().await,
            Kept::Postgres(_) => 0,
        }
    }

    /// Writes everything that waits, and leaves one file that is the whole house.
    pub async fn close(&self) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.close().await,
            Kept::Postgres(house) => house.close().await,
        }
    }
}
