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
#![expect(clippy::disallowed_methods, reason = "it keeps files")]
#![expect(clippy::disallowed_types, reason = "nothing that is kept depends on their order")]

mod age;
mod amendment;
mod block;
mod change;
mod error;
mod guest;
mod id;
mod question;
mod result;
mod room;
mod sqlite;
mod value;

use std::path::Path;

pub use age::Due;
pub use amendment::Remains;
pub use block::Block;
pub use error::Error;
pub use guest::{Guest, GuestCursor, TokenHash};
pub use id::{GuestId, RoomId};
pub use result::{Finish, KeptStanding, NumberedFinish, Tally};
pub use room::{Allowance, Appending, ListCursor, ListedRoom, Log, LogEntry, Phase, RoomRow, Wanted};
pub use sqlite::copy::{NotCopied, backup, restore};
pub use sqlite::inspection::Inspection;

use change::{Outcome, Step};
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
        }
    }

    /// Does all of it, or nothing.
    async fn change(&self, steps: Vec<Step<'static>>) -> Result<Outcome, Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.change(steps).await,
        }
    }

    /// When something was written last, at whichever table; none if nothing ever was.
    pub async fn last_written(&self) -> Result<Option<u64>, Error> {
        let last = match &self.kept {
            Kept::Sqlite(_) => "SELECT at FROM entries ORDER BY id DESC LIMIT 1",
        };
        Ok(self.look_up(Question::new(last, Vec::new()), |row| row.count(0)).await?.pop())
    }

    /// Whether something can be written.
    pub async fn check_writing(&self) -> Result<(), Error> {
        self.change(vec![Step::new("UPDATE pulse SET beat = beat + 1", values![])]).await.map(drop)
    }

    /// How much has been written since the store was opened.
    pub fn written(&self) -> Written {
        match &self.kept {
            Kept::Sqlite(house) => house.written(),
        }
    }

    /// Leaves nothing beside the file of what was written anew, so that what was erased is nowhere any more.
    pub async fn sweep(&self) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.sweep().await,
        }
    }

    /// How large the log beside the file is, in bytes.
    pub async fn wal_bytes(&self) -> u64 {
        match &self.kept {
            Kept::Sqlite(house) => house.wal_bytes().await,
        }
    }

    /// Writes everything that waits, and leaves one file that is the whole house.
    pub async fn close(&self) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.close().await,
        }
    }
}
