//! The log beside the file, to which everything is written first. Now and then what stands in it is brought into the file
//! itself, so that it does not grow for ever. A thread does that while the writer goes on; only what was written in the
//! meantime, which is little, is left for the writer.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::file;
use crate::Error;

/// So many pages are written before they are brought into the file: seldom, because commits wait for the disk while it is done.
const PAGES: u64 = 8000;

/// Where the thread does not keep pace, the writer waits for it.
const MOST_PAGES: u64 = PAGES + PAGES / 4;

/// Where somebody reads in it while it is to be emptied, that is tried again after so many commits.
const TRY_AGAIN: u32 = 50;

#[derive(Debug)]
pub(crate) struct Wal {
    file: PathBuf,
    pages: Arc<AtomicU64>,
    due_at: u64,
    /// Brings into the file what stands in the log.
    checkpointer: Option<JoinHandle<Result<(), Error>>>,
    /// After how many commits it is emptied, if it has to be.
    empty_after: Option<u32>,
}

impl Wal {
    pub(crate) fn beside(file: PathBuf) -> Self {
        Self { file, pages: Arc::default(), due_at: PAGES, checkpointer: None, empty_after: None }
    }

    /// Counts what this connection writes.
    pub(crate) fn watch(&self, connection: &mut Connection) -> Result<(), Error> {
        let pages = Arc::clone(&self.pages);
        Ok(connection.wal_hook(Some(move |_: &mut _, written: i32| {
            pages.store(u64::from(written.unsigned_abs()), Ordering::Relaxed);
            Ok(())
        }))?)
    }

    /// Has everything in it forgotten as soon as nobody reads in it.
    pub(crate) fn empty_soon(&mut self) {
        self.empty_after = Some(0);
    }

    /// Brings what has been written into the file if it is time, as far as nobody reads it, and without waiting for anybody.
    pub(crate) fn shorten(&mut self, connection: &Connection) -> Result<(), Error> {
        match &mut self.empty_after {
            None => {}
            Some(0) => {
                self.empty_after = Some(TRY_AGAIN);
                if file::sweep(connection)? {
                    self.empty_after = None;
                }
            }
            Some(commits) => *commits -= 1,
        }
        let pages = self.pages.load(Ordering::Relaxed);
        if pages < PAGES {
            self.due_at = PAGES;
        }
        match &self.checkpointer {
            Some(checkpointer) if checkpointer.is_finished() || pages >= MOST_PAGES => {
                self.wait()?;
                checkpoint(connection, "PASSIVE")?;
            }
            None if pages >= self.due_at => {
                // Where somebody reads for long, it is not tried again at every commit.
                self.due_at = pages + PAGES;
                let file = self.file.clone();
                let begin = move || checkpoint(&file::open(&file)?, "PASSIVE").map(drop);
                self.checkpointer = Some(thread::Builder::new().name("checkpointer".to_owned()).spawn(begin)?);
            }
            Some(_) | None => {}
        }
        Ok(())
    }

    /// Until nobody but the writer has the file open to write.
    pub(crate) fn wait(&mut self) -> Result<(), Error> {
        self.checkpointer.take().map_or(Ok(()), |checkpointer| checkpointer.join().unwrap_or(Err(Error::Panicked)))
    }
}

/// Brings what stands in the log into the file; whether that is everything.
pub(crate) fn checkpoint(connection: &Connection, how: &str) -> Result<bool, Error> {
    let is_held_up = |row: &rusqlite::Row| row.get::<_, bool>(0);
    Ok(!connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], is_held_up)?)
}
