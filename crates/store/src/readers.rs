//! Those who read: a few connections, each used by one at a time. Short questions, which everybody's request begins
//! with, never wait behind long ones.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use crate::{Error, file};

/// Connections for short questions, and for long ones.
const CONNECTIONS: usize = 2;

#[derive(Clone, Debug)]
pub(crate) struct Readers {
    short: Arc<Lane>,
    long: Arc<Lane>,
}

#[derive(Debug)]
struct Lane {
    file: PathBuf,
    turns: Semaphore,
    idle: Mutex<Vec<Connection>>,
}

impl Lane {
    fn new(file: &Path) -> Arc<Self> {
        let (turns, idle) = (Semaphore::new(CONNECTIONS), Mutex::default());
        Arc::new(Self { file: file.to_owned(), turns, idle })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        question: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let lane = Arc::clone(self);
        let _until_it_is_answered = self.turns.acquire().await.map_err(|_| Error::Closed)?;
        let answer = tokio::task::spawn_blocking(move || {
            let idle = lane.idle().pop();
            let connection = idle.map_or_else(|| file::open_to_read(&lane.file), Ok)?;
            let answer = question(&connection);
            // Whatever is wrong with the file, another connection may find it mended.
            if answer.is_ok() && !lane.turns.is_closed() {
                lane.idle().push(connection);
            }
            answer
        });
        answer.await.unwrap_or(Err(Error::Closed))
    }

    fn close(&self) {
        self.turns.close();
        self.idle().clear();
    }
}

impl Readers {
    pub(crate) fn new(file: &Path) -> Self {
        Self { short: Lane::new(file), long: Lane::new(file) }
    }

    /// Answers a question about a row or two.
    pub(crate) async fn look_up<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.short.read(question).await
    }

    /// Answers a question about many rows.
    pub(crate) async fn list<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.long.read(question).await
    }

    /// Whoever asks from now on gets no answer.
    pub(crate) fn close(&self) {
        self.short.close();
        self.long.close();
    }
}
