//! Those who read: a few connections, each used by one at a time. Short questions, which everybody's request begins
//! with, never wait behind long ones.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::file;
use crate::Error;
use crate::question::Length;

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
    turns: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
    is_closing: AtomicBool,
}

impl Lane {
    fn new(file: &Path) -> Arc<Self> {
        let (turns, idle) = (Arc::new(Semaphore::new(CONNECTIONS)), Mutex::default());
        Arc::new(Self { file: file.to_owned(), turns, idle, is_closing: AtomicBool::new(false) })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        question: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let lane = Arc::clone(self);
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Error::Closed)?;
        if self.is_closing() {
            return Err(Error::Closed);
        }
        let answer = tokio::task::spawn_blocking(move || {
            let _until_it_is_answered_also_if_nobody_waits = turn;
            let idle = lane.idle().pop();
            let connection = idle.map_or_else(|| file::open_to_read(&lane.file), Ok)?;
            let answer = question(&connection);
            // Whatever is wrong with the file, another connection may find it mended.
            if answer.is_ok() && !lane.is_closing() {
                lane.idle().push(connection);
            }
            answer
        });
        answer.await.unwrap_or(Err(Error::Closed))
    }

    fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::Acquire)
    }

    /// Waits for those who are reading: they hold the file.
    async fn close(&self) {
        self.is_closing.store(true, Ordering::Release);
        let _all = self.turns.acquire_many(CONNECTIONS as u32).await;
        self.turns.close();
        self.idle().clear();
    }
}

impl Readers {
    pub(crate) fn new(file: &Path) -> Self {
        Self { short: Lane::new(file), long: Lane::new(file) }
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        length: Length,
        question: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        match length {
            Length::Short => self.short.read(question).await,
            Length::Long => self.long.read(question).await,
        }
    }

    /// Whoever asks from now on gets no answer.
    pub(crate) async fn close(&self) {
        self.short.close().await;
        self.long.close().await;
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_hangs_up_gives_their_turn_back_only_when_the_answer_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.sqlite");
        file::open(&file).unwrap();
        let lane = Lane::new(&file);
        let (begun, mut beginnings) = tokio::sync::mpsc::unbounded_channel();
        let under_way = Arc::new(AtomicUsize::new(0));
        let mut held = Vec::new();
        let mut ask = |lane: Arc<Lane>| {
            let (answer, until) = mpsc::channel::<()>();
            held.push(answer);
            let (under_way, begun) = (Arc::clone(&under_way), begun.clone());
            tokio::spawn(async move {
                let question = move |_: &Connection| {
                    begun.send(under_way.fetch_add(1, Ordering::SeqCst) + 1).unwrap();
                    let _hung_up = until.recv();
                    under_way.fetch_sub(1, Ordering::SeqCst);
                    Ok(())
                };
                lane.read(question).await
            })
        };
        for _ in 0..CONNECTIONS {
            let asking = ask(Arc::clone(&lane));
            beginnings.recv().await.unwrap();
            asking.abort();
            assert!(asking.await.unwrap_err().is_cancelled());
        }
        let third = ask(Arc::clone(&lane));
        assert_eq!(lane.turns.available_permits(), 0);
        held.remove(0);
        assert!(beginnings.recv().await.unwrap() <= CONNECTIONS);
        held.clear();
        third.await.unwrap().unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_closes_waits_for_those_who_read() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.sqlite");
        file::open(&file).unwrap();
        let lane = Lane::new(&file);
        let (begun, beginning) = tokio::sync::oneshot::channel();
        let (answer, until) = mpsc::channel::<()>();
        let asked = Arc::clone(&lane);
        let question = move |_: &Connection| {
            begun.send(()).unwrap();
            let _hung_up = until.recv();
            Ok(())
        };
        let reading = tokio::spawn(async move { asked.read(question).await });
        beginning.await.unwrap();
        let mut closing = pin!(lane.close());
        tokio::select! {
            biased;
            () = &mut closing => panic!("somebody still reads"),
            () = std::future::ready(()) => {}
        }
        drop(answer);
        closing.await;
        reading.await.unwrap().unwrap();
        assert!(matches!(lane.read(|_| Ok(())).await, Err(Error::Closed)));
        assert!(lane.idle().is_empty());
    }
}
