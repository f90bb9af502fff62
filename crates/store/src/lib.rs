//! What the house must not forget: the log of every table, its guests, and the lists made from them.
//!
//! The log is the truth. An entry is on the disk before [`Store::append`] returns; entries of all tables that arrive
//! while the disk is busy are committed together, so that a thousand tables cost little more than one. Nothing here
//! knows what an entry says.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what is kept | `schema/`, `file` |
//! | how entries get to the disk | `writer`, `wal` |
//! | how a table's log is found | `heads` |
//! | what can be asked | of tables `room`, of guests `guest`, of rated games `result` |
//! | how long things are kept | `age` |
//! | names that change where they were written | `amendment` |
//! | whom the host does not let in | `block` |
//! | copies | `copy` |
//! | looking through a whole house | `inspection` |
#![expect(clippy::disallowed_methods, reason = "it keeps files")]
#![expect(clippy::disallowed_types, reason = "nothing that is kept depends on their order")]

mod age;
mod amendment;
mod block;
mod copy;
mod error;
mod file;
mod guest;
mod heads;
mod id;
mod inspection;
mod readers;
mod result;
mod room;
mod wal;
mod writer;

use std::fs;
use std::path::Path;
use std::sync::Arc;

pub use age::Due;
pub use amendment::Remains;
pub use block::Block;
pub use copy::{NotCopied, backup, restore};
pub use error::Error;
pub use guest::{Guest, GuestCursor, TokenHash};
pub use id::{GuestId, RoomId};
pub use inspection::Inspection;
pub use result::{Finish, KeptStanding, NumberedFinish, Tally};
pub use room::{Allowance, ListCursor, ListedRoom, Log, LogEntry, Phase, RoomRow, Wanted};
pub use writer::{Appending, Written};

use readers::Readers;
use rusqlite::{Connection, OptionalExtension as _};
use writer::Writer;

/// Lists are no longer than this.
pub const LONGEST_LIST: usize = 100;

#[derive(Clone, Debug)]
pub struct Store {
    readers: Readers,
    writer: Writer,
    wal: Arc<Path>,
}

impl Store {
    /// Opens the file, or makes it. Of two who have it open, the second to write something is refused.
    pub async fn open(file: &Path) -> Result<Self, Error> {
        let file = file.to_owned();
        let opening = tokio::task::spawn_blocking(move || {
            let wal = file::beside(&file, "-wal").into();
            Ok(Self { writer: Writer::start(&file)?, readers: Readers::new(&file), wal })
        });
        opening.await.unwrap_or(Err(Error::Closed))
    }

    /// When something was written last, at whichever table; none if nothing ever was.
    pub async fn last_written(&self) -> Result<Option<u64>, Error> {
        let question = |connection: &Connection| {
            let last = "SELECT at FROM entries ORDER BY id DESC LIMIT 1";
            let at = connection.query_row(last, [], |row| row.get::<_, i64>(0)).optional()?;
            Ok(at.map(i64::cast_unsigned))
        };
        self.readers.look_up(question).await
    }

    /// Whether something can be written.
    pub async fn check_writing(&self) -> Result<(), Error> {
        self.writer.change(|connection| Ok(connection.execute("UPDATE pulse SET beat = beat + 1", [])?)).await.map(drop)
    }

    /// How much has been written since the store was opened.
    pub fn written(&self) -> Written {
        self.writer.written()
    }

    /// Leaves nothing beside the file of what was written anew, so that what was erased is nowhere any more.
    pub async fn sweep(&self) -> Result<(), Error> {
        self.writer.sweep().await
    }

    /// How large the log beside the file is, in bytes.
    pub async fn wal_bytes(&self) -> u64 {
        let file = self.wal.clone();
        let asked = tokio::task::spawn_blocking(move || fs::metadata(&*file).map_or(0, |file| file.len()));
        asked.await.unwrap_or(0)
    }

    /// Writes everything that waits, and leaves one file that is the whole house.
    pub async fn close(&self) -> Result<(), Error> {
        self.readers.close();
        self.writer.close().await
    }
}
