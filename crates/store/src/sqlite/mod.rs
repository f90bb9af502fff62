//! A house in one file, with one who writes and a few who read.

pub(crate) mod copy;
pub(crate) mod file;
mod heads;
pub(crate) mod inspection;
mod log;
mod readers;
mod statements;
pub(crate) mod wal;
mod writer;

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use crate::age::Due;
use crate::change::{Outcome, Step};
use crate::question::{Length, Question, Read};
use crate::{Appending, Error, Log, LogEntry, Remains, RoomId, RoomRow, Written};
use readers::Readers;
use writer::{Work, Writer};

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    readers: Readers,
    writer: Writer,
    wal: Arc<Path>,
}

impl Sqlite {
    pub(crate) async fn open(file: &Path) -> Result<Self, Error> {
        let file = file.to_owned();
        let opening = tokio::task::spawn_blocking(move || {
            let wal = file::beside(&file, "-wal").into();
            Ok(Self { writer: Writer::start(&file)?, readers: Readers::new(&file), wal })
        });
        opening.await.unwrap_or(Err(Error::Closed))
    }

    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        length: Length,
        questions: Vec<Question<'static>>,
        read: Read<T>,
    ) -> Result<Vec<T>, Error> {
        let answer = move |connection: &_| {
            let mut answers = Vec::new();
            for question in &questions {
                answers.extend(statements::ask(connection, question, read)?);
            }
            Ok(answers)
        };
        self.readers.read(length, answer).await
    }

    pub(crate) async fn change(&self, steps: Vec<Step<'static>>) -> Result<Outcome, Error> {
        let told = Arc::<Mutex<Vec<i64>>>::default();
        let telling = Arc::clone(&told);
        let change = move |connection: &_| {
            let Outcome { rows, told } = statements::run(connection, &steps)?;
            *telling.lock().unwrap_or_else(PoisonError::into_inner) = told;
            Ok(rows)
        };
        let rows = self.writer.change(change).await?;
        let told = std::mem::take(&mut *told.lock().unwrap_or_else(PoisonError::into_inner));
        Ok(Outcome { rows, told })
    }

    pub(crate) async fn append(&self, appendings: Vec<Appending>) -> Result<(), Error> {
        self.writer.write(Work::Append(appendings)).await.map(drop)
    }

    pub(crate) async fn append_then(
        &self,
        entry: LogEntry,
        tell: impl FnOnce(Result<(), Error>) + Send + 'static,
    ) -> Result<(), Error> {
        self.writer.write_then(Work::Entry(entry), Box::new(|written| tell(written.map(drop)))).await
    }

    /// How many of these tables are gone.
    pub(crate) async fn remove(&self, rooms: Vec<RoomId>, due: Option<Due>) -> Result<usize, Error> {
        self.writer.write(Work::Remove { rooms, due }).await
    }

    pub(crate) async fn log(&self, room: RoomId) -> Result<Log, Error> {
        let known = self.writer.known();
        let question = move |connection: &_| log::log(connection, heads::find(&known, connection, room)?, room);
        self.readers.read(Length::Long, question).await
    }

    pub(crate) async fn amend(&self, entries: Vec<(u64, String)>, row: RoomRow) -> Result<(), Error> {
        let known = self.writer.known();
        let change = move |connection: &_| {
            let end = heads::find(&known, connection, row.room)?;
            log::amend(connection, end, &entries, row.room)?;
            statements::run(connection, &row.amended()).map(|outcome| outcome.rows)
        };
        self.writer.change(change).await.map(drop)
    }

    pub(crate) async fn amend_remains(&self, room: RoomId, remains: Remains) -> Result<(), Error> {
        let change = move |connection: &_| {
            log::amend_remains(connection, &remains.entries)?;
            statements::run(connection, &remains.amended(room)).map(|outcome| outcome.rows)
        };
        self.writer.change(change).await.map(drop)
    }

    /// Leaves nothing beside the file of what was written anew.
    pub(crate) async fn sweep(&self) -> Result<(), Error> {
        self.writer.sweep().await
    }

    pub(crate) fn written(&self) -> Written {
        self.writer.written()
    }

    pub(crate) async fn wal_bytes(&self) -> u64 {
        let file = self.wal.clone();
        let asked = tokio::task::spawn_blocking(move || fs::metadata(&*file).map_or(0, |file| file.len()));
        asked.await.unwrap_or(0)
    }

    pub(crate) async fn close(&self) -> Result<(), Error> {
        self.readers.close().await;
        self.writer.close().await
    }
}
