//! A house in a PostgreSQL, which any number of programs may have open.

mod address;
pub(crate) mod appender;
pub(crate) mod lane;
mod orders;
pub(crate) mod parameter;
pub(crate) mod schema;
pub(crate) mod session;
mod tls;
pub(crate) mod transaction;
pub(crate) mod trouble;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::oneshot;

pub use address::Address;
use appender::Appender;
use lane::{Lane, Measure};
use transaction::{Act, carry_out};

use crate::age::Due;
use crate::change::{Outcome, Step};
use crate::cluster::Cluster;
use crate::question::{Length, Question, Read};
use crate::value::values;
use crate::{Appending, Edition, Error, Log, LogEntry, Remains, RoomId, RoomRow, Written};

const SHORT: Measure = Measure { connections: 2, attempt: Duration::from_secs(2), patience: Duration::from_secs(5) };
const LONG: Measure = Measure { connections: 2, attempt: Duration::from_secs(5), patience: Duration::from_secs(8) };
const CHANGES: Measure = Measure { connections: 4, attempt: Duration::from_secs(3), patience: Duration::from_secs(6) };

#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    log_version: u32,
    short: Arc<Lane>,
    long: Arc<Lane>,
    changes: Arc<Lane>,
    appender: Appender,
    counters: Arc<Counters>,
    cluster: Cluster,
}

#[derive(Debug, Default)]
struct Counters {
    works: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

impl Postgres {
    pub(crate) async fn connect(address: &Address, log_version: u32) -> Result<Self, Error> {
        schema::bring_up_to_date(address).await?;
        let counters = Arc::<Counters>::default();
        let inner = Inner {
            log_version,
            short: Lane::new(address, SHORT),
            long: Lane::new(address, LONG),
            changes: Lane::new(address, CHANGES),
            appender: Appender::start(address, log_version, Arc::clone(&counters)),
            counters,
            cluster: Cluster::new(address, log_version),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    pub(crate) fn cluster(&self) -> &Cluster {
        &self.inner.cluster
    }

    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        length: Length,
        questions: Vec<Question<'static>>,
        read: Read<T>,
    ) -> Result<Vec<T>, Error> {
        let lane = match length {
            Length::Short => Arc::clone(&self.inner.short),
            Length::Long => Arc::clone(&self.inner.long),
        };
        // To its end, also if nobody waits for it any more: its connection is then as good as before.
        let asked = tokio::spawn(async move { lane.ask(&questions, read).await });
        asked.await.unwrap_or(Err(Error::Panicked))
    }

    pub(crate) async fn change(&self, steps: Vec<Step<'static>>) -> Result<Outcome, Error> {
        self.order(move |_, _| Ok(steps.into_iter().map(Act::from).collect())).await
    }

    /// Has something done, also if nobody waits for it any more.
    async fn order(&self, acts: impl FnOnce(i64, u32) -> Result<Vec<Act<'static>>, Error>) -> Result<Outcome, Error> {
        let number = transaction::number()?;
        let (acts, inner) = (acts(number, self.inner.log_version)?, Arc::clone(&self.inner));
        let ordered = tokio::spawn(async move {
            let done = carry_out(&inner.changes, number, &acts).await;
            inner.counters.count(&done);
            done
        });
        ordered.await.unwrap_or(Err(Error::Panicked))
    }

    pub(crate) async fn append(&self, mut appendings: Vec<Appending>) -> Result<(), Error> {
        if let [Appending { entries, row: None, finish: None, .. }] = &mut *appendings
            && let [LogEntry { seq: 2.., .. }] = &**entries
            && let Some(entry) = entries.pop()
        {
            let (tell, told) = oneshot::channel();
            let nobody_waits = |written| _ = tell.send(written);
            self.append_then(entry, nobody_waits).await?;
            return told.await.unwrap_or(Err(Error::Closed));
        }
        let inner = Arc::clone(&self.inner);
        let appended = tokio::spawn(async move { inner.append(&appendings).await });
        appended.await.unwrap_or(Err(Error::Panicked))
    }

    pub(crate) async fn append_then(
        &self,
        entry: LogEntry,
        tell: impl FnOnce(Result<(), Error>) + Send + 'static,
    ) -> Result<(), Error> {
        if entry.seq > 1 {
            return self.inner.appender.append(entry, transaction::number()?, Box::new(tell)).await;
        }
        let inner = Arc::clone(&self.inner);
        let appending = [Appending { entries: vec![entry], ..Appending::default() }];
        tokio::spawn(async move { tell(inner.append(&appending).await) });
        Ok(())
    }

    /// Whether any of these tables was in a list, and is gone.
    pub(crate) async fn remove(&self, rooms: Vec<RoomId>, due: Option<Due>) -> Result<bool, Error> {
        let node = self.inner.cluster.node();
        Ok(self.order(move |_, _| Ok(orders::remove(rooms, due, node))).await?.rows > 0)
    }

    pub(crate) async fn log(&self, room: RoomId) -> Result<Log, Error> {
        let entries = "SELECT seq, at, version, entry FROM entries WHERE room = ?1 ORDER BY seq";
        let read: Read<(u64, u64, i32, String)> = |row| Ok((row.count(0)?, row.count(1)?, row.get(2)?, row.get(3)?));
        let entries = self.ask(Length::Long, vec![Question::new(entries, values![room])], read).await?;
        let mut log = Log::with_capacity(entries.len());
        for (seq, at, version, entry) in entries {
            if version.cast_unsigned() > self.inner.log_version {
                return Err(Error::NewerEntry { room });
            }
            if seq != log.len() as u64 + 1 {
                return Err(Error::Damaged { room });
            }
            log.push((at, entry));
        }
        if log.is_empty() {
            // A table that lists know and the log does not is not one that never was.
            let listed =
                "SELECT 1::BIGINT FROM rooms WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM entries WHERE room = ?1)";
            let listed = Question::new(listed, values![room]);
            if !self.ask(Length::Long, vec![listed], |row| row.get::<i64>(0)).await?.is_empty() {
                return Err(Error::Damaged { room });
            }
        }
        Ok(log)
    }

    pub(crate) async fn edition(&self, room: RoomId) -> Result<Edition, Error> {
        let edition = Question::new("SELECT amended FROM rooms WHERE id = ?1", values![room]);
        let edition = self.ask(Length::Short, vec![edition], |row| row.get(0).map(Edition)).await?.pop();
        Ok(edition.unwrap_or_default())
    }

    pub(crate) async fn amend(&self, edition: Edition, entries: Vec<(u64, String)>, row: RoomRow) -> Result<(), Error> {
        let inner = Arc::clone(&self.inner);
        let amended = tokio::spawn(async move {
            let entries: Vec<_> = entries.into_iter().map(|(seq, entry)| (seq.cast_signed(), entry)).collect();
            inner.carry_out(&orders::amend(edition, &entries, &row, inner.log_version)).await
        });
        amended.await.unwrap_or(Err(Error::Panicked))
    }

    pub(crate) async fn amend_remains(&self, room: RoomId, remains: Remains) -> Result<(), Error> {
        let inner = Arc::clone(&self.inner);
        let amended =
            tokio::spawn(
                async move { inner.carry_out(&orders::amend_remains(room, &remains, inner.log_version)).await },
            );
        amended.await.unwrap_or(Err(Error::Panicked))
    }

    pub(crate) fn written(&self) -> Written {
        let Counters { works, commits, failures } = &*self.inner.counters;
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Written { works: read(works), commits: read(commits), failures: read(failures) }
    }

    pub(crate) async fn close(&self) -> Result<(), Error> {
        let Inner { short, long, changes, appender, .. } = &*self.inner;
        let closed = appender.close().await;
        for lane in [changes, short, long] {
            lane.close().await;
        }
        self.inner.cluster.close().await;
        closed
    }
}

impl Inner {
    async fn append(&self, appendings: &[Appending]) -> Result<(), Error> {
        let number = transaction::number()?;
        let acts = orders::append(appendings, number, self.log_version)?;
        let done = carry_out(&self.changes, number, &acts).await;
        self.counters.count(&done);
        done.map(drop)
    }

    async fn carry_out(&self, acts: &[Act<'_>]) -> Result<(), Error> {
        let done = carry_out(&self.changes, transaction::number()?, acts).await;
        self.counters.count(&done);
        done.map(drop)
    }
}

impl Counters {
    fn count(&self, done: &Result<Outcome, Error>) {
        self.works.fetch_add(1, Ordering::Relaxed);
        match done {
            Ok(_) => _ = self.commits.fetch_add(1, Ordering::Relaxed),
            Err(error) => self.failed(error),
        }
    }

    /// Whoever runs the house is told if it is not one statement that is to blame.
    fn failed(&self, error: &Error) {
        if matches!(error, Error::Postgres { .. } | Error::Unsettled) && !error.is_of_one_statement() {
            self.failures.fetch_add(1, Ordering::Relaxed);
            tracing::error!(%error, "something cannot be written");
        }
    }
}
