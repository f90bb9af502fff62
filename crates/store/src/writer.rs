//! The one who writes, on a thread of its own. Whatever arrives while the disk is busy goes into the next transaction
//! together, so that a commit, which costs the same for one entry as for a thousand, is shared by everybody who waits for
//! one.
//!
//! What cannot be written is told to whoever brought it, and nobody else suffers for it. When it is the file or the disk
//! that fails, the connection is thrown away: nobody knows what became of its transaction, so the next one begins with what
//! is really in the file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ToSql, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::heads::{self, Head, Heads, Known};
use crate::room::{check_allowance, save_card};
use crate::{Allowance, Card, Entry, Error, Finish, RoomId, file};

/// The most that is committed together.
const LARGEST_GROUP: usize = 4096;

/// Entries are inserted so many at a time, and then fewer: few enough statements that each stays prepared.
const ROWS: [usize; 9] = [256, 128, 64, 32, 16, 8, 4, 2, 1];

/// What could not be swept is swept no earlier than this.
const SWEEP_AGAIN: Duration = Duration::from_secs(1);

/// So many may wait for the disk; then whoever brings more waits to hand it over.
const QUEUE: usize = 16_384;

/// Something to be changed. It may be done more than once, each time with what was done before taken back.
type Change = Box<dyn Fn(&Connection) -> Result<usize, Error> + Send>;

/// Entries of one table, what lists say of it from then on if that changes, and how its game has ended if it was rated.
#[derive(Clone, Debug, Default)]
pub struct Appending {
    pub entries: Vec<Entry>,
    pub card: Option<Card>,
    pub finish: Option<Finish>,
    /// What the host of a new table may have.
    pub allowance: Option<Allowance>,
}

pub(crate) enum Work {
    /// All of it, or nothing.
    Append(Vec<Appending>),
    Change(Change),
    /// Forgets everything about these tables.
    Remove(Vec<RoomId>),
}

struct Order {
    work: Work,
    /// How many rows were changed.
    done: oneshot::Sender<Result<usize, Error>>,
}

enum Message {
    Order(Order),
    /// Leaves nothing of what was written before in the log beside the file.
    Sweep(oneshot::Sender<()>),
    Close(oneshot::Sender<Result<(), Error>>),
}

/// How much has been written: the more works a commit holds, the less the disk is the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    pub works: u64,
    pub commits: u64,
    /// How often the file or the disk failed.
    pub failures: u64,
}

#[derive(Debug, Default)]
struct Counters {
    works: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    messages: mpsc::Sender<Message>,
    counters: Arc<Counters>,
    known: Known,
}

impl Writer {
    /// Brings the file up to date, and begins to write.
    pub(crate) fn start(file: &Path) -> Result<Self, Error> {
        let (messages, waiting) = mpsc::channel(QUEUE);
        let counters = Arc::<Counters>::default();
        let mut pen = Pen {
            file: file.to_owned(),
            connection: None,
            heads: Heads::default(),
            counters: Arc::clone(&counters),
            unswept: None,
        };
        pen.connect()?;
        let known = pen.heads.known();
        thread::Builder::new().name("writer".to_owned()).spawn(move || pen.write(waiting))?;
        Ok(Self { messages, counters, known })
    }

    pub(crate) async fn write(&self, work: Work) -> Result<usize, Error> {
        let (done, written) = oneshot::channel();
        self.messages.send(Message::Order(Order { work, done })).await.map_err(|_| Error::Closed)?;
        written.await.unwrap_or(Err(Error::Closed))
    }

    pub(crate) async fn change(
        &self,
        change: impl Fn(&Connection) -> Result<usize, Error> + Send + 'static,
    ) -> Result<usize, Error> {
        self.write(Work::Change(Box::new(change))).await
    }

    /// Brings everything into the one file, so that what was overwritten is not left beside it. Where somebody reads in it
    /// just then, it is done later.
    pub(crate) async fn sweep(&self) -> Result<(), Error> {
        let (swept, answer) = oneshot::channel();
        self.messages.send(Message::Sweep(swept)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)
    }

    /// Writes everything that waits, and closes the file so that it is whole by itself.
    pub(crate) async fn close(&self) -> Result<(), Error> {
        let (closed, answer) = oneshot::channel();
        self.messages.send(Message::Close(closed)).await.map_err(|_| Error::Closed)?;
        answer.await.unwrap_or(Err(Error::Closed))
    }

    /// The ends of the logs that were written to lately.
    pub(crate) fn known(&self) -> Known {
        Arc::clone(&self.known)
    }

    pub(crate) fn written(&self) -> Written {
        let Counters { works, commits, failures } = &*self.counters;
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Written { works: read(works), commits: read(commits), failures: read(failures) }
    }
}

struct Pen {
    file: PathBuf,
    /// None after a failure, until there is something to write again.
    connection: Option<Connection>,
    heads: Heads,
    counters: Arc<Counters>,
    /// When the log beside the file was to be emptied and could not be: it is tried again with what is written later.
    unswept: Option<Instant>,
}

/// An entry with its place in the book.
struct Placed<'a> {
    id: i64,
    previous: i64,
    entry: &'a Entry,
}

impl Pen {
    fn write(mut self, mut waiting: mpsc::Receiver<Message>) {
        let mut group = Vec::with_capacity(LARGEST_GROUP);
        let mut orders = Vec::with_capacity(LARGEST_GROUP);
        while waiting.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
            let (mut sweeping, mut closing) = (Vec::new(), None);
            for message in group.drain(..) {
                match message {
                    Message::Order(order) => orders.push(order),
                    Message::Sweep(swept) => sweeping.push(swept),
                    Message::Close(closed) => closing = Some(closed),
                }
            }
            self.counters.works.fetch_add(orders.len() as u64, Ordering::Relaxed);
            self.settle(&orders.iter().map(|order| &order.work).collect::<Vec<_>>())
                .into_iter()
                .zip(orders.drain(..))
                .for_each(|(result, order)| _ = order.done.send(result));
            if !sweeping.is_empty() || self.unswept.is_some_and(|since| since.elapsed() >= SWEEP_AGAIN) {
                self.sweep();
            }
            for swept in sweeping {
                let _nobody_waits_any_more = swept.send(());
            }
            if let Some(closed) = closing {
                // Nobody who waits now is left without an answer: the channel goes with this thread.
                let _nobody_waits_any_more = closed.send(self.close());
                return;
            }
        }
        if let Err(error) = self.close() {
            tracing::error!(%error, "the store could not be closed well");
        }
    }

    /// Has all of them written, or as many as can be, and tells what became of each.
    fn settle(&mut self, works: &[&Work]) -> Vec<Result<usize, Error>> {
        if works.is_empty() {
            return Vec::new();
        }
        match self.commit(works) {
            Ok(results) => results,
            // One of them is to blame; it is found by halves.
            Err(error) if error.is_of_one_statement() && works.len() > 1 => {
                let (first, second) = works.split_at(works.len() / 2);
                let mut results = self.settle(first);
                results.extend(self.settle(second));
                results
            }
            Err(error) => {
                if !error.is_of_one_statement() {
                    self.counters.failures.fetch_add(1, Ordering::Relaxed);
                    tracing::error!(%error, works = works.len(), "nothing can be written");
                    self.connection = None;
                }
                vec![Err(error); works.len()]
            }
        }
    }

    fn connect(&mut self) -> Result<(), Error> {
        let mut connection = file::open(&self.file)?;
        file::bring_up_to_date(&mut connection)?;
        self.heads.read(&connection)?;
        self.connection = Some(connection);
        Ok(())
    }

    /// Does everything in one transaction. What has no place in its table's log is refused; the others do not suffer for
    /// it.
    fn commit(&mut self, works: &[&Work]) -> Result<Vec<Result<usize, Error>>, Error> {
        if self.connection.is_none() {
            self.connect()?;
        }
        let Self { connection, heads, counters, .. } = self;
        let connection = connection.as_mut().ok_or(Error::Unsettled)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut group = Group::new(heads);
        let results = works.iter().map(|work| group.add(&transaction, work)).collect::<Result<Vec<_>, Error>>()?;
        let Group { placed, ends, removed, .. } = group;
        insert(&transaction, &placed)?;
        let last = placed.last().map(|placed| placed.id);
        transaction.commit()?;
        if !connection.is_autocommit() {
            return Err(Error::Unsettled);
        }
        counters.commits.fetch_add(1, Ordering::Relaxed);
        if let Some(last) = last {
            heads.advance(ends, last);
        }
        heads.forget(&removed);
        if heads.due() {
            self.bookmark();
        }
        Ok(results)
    }

    /// Writes down where logs end. What was acknowledged does not depend on it.
    fn bookmark(&mut self) {
        let Self { connection, heads, .. } = self;
        let Some(connection) = connection else { return };
        let written = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(Error::from)
            .and_then(|transaction| {
                heads.write(&transaction)?;
                Ok(transaction.commit()?)
            });
        match written {
            Ok(()) => heads.written(),
            Err(error) => {
                tracing::error!(%error, "no bookmark can be written");
                self.connection = None;
            }
        }
    }

    /// Empties the log beside the file, unless somebody reads in it.
    #[expect(clippy::disallowed_methods, reason = "only when to try again depends on the clock")]
    fn sweep(&mut self) {
        let swept = self.connection.as_ref().map_or(Ok(false), file::sweep);
        self.unswept = (swept != Ok(true)).then(Instant::now);
        if let Err(error) = swept {
            tracing::error!(%error, "the log beside the file cannot be emptied");
            self.connection = None;
        }
    }

    /// Brings everything into the one file.
    fn close(&mut self) -> Result<(), Error> {
        self.bookmark();
        let Some(connection) = self.connection.take() else { return Err(Error::Unsettled) };
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        connection.close().map_err(|(_, error)| error.into())
    }
}

/// What goes into one transaction.
struct Group<'a> {
    heads: &'a Heads,
    placed: Vec<Placed<'a>>,
    ends: HashMap<RoomId, Head>,
    removed: Vec<RoomId>,
}

impl<'a> Group<'a> {
    fn new(heads: &'a Heads) -> Self {
        Self { heads, placed: Vec::new(), ends: HashMap::new(), removed: Vec::new() }
    }

    /// The outer error spoils the whole transaction, the inner one concerns nobody else.
    fn add(&mut self, connection: &Connection, work: &'a Work) -> Result<Result<usize, Error>, Error> {
        match work {
            Work::Append(appendings) => self.append(connection, appendings),
            Work::Change(change) => change(connection).map(Ok),
            Work::Remove(rooms) => {
                for room in rooms {
                    self.remove(connection, *room)?;
                }
                Ok(Ok(rooms.len()))
            }
        }
    }

    fn end(&self, connection: &Connection, room: RoomId) -> Result<Head, Error> {
        self.ends.get(&room).map_or_else(|| heads::find(&self.heads.known(), connection, room), |end| Ok(*end))
    }

    fn append(&mut self, connection: &Connection, appendings: &'a [Appending]) -> Result<Result<usize, Error>, Error> {
        for appending in appendings {
            if let Err(error) = self.check(connection, appending)? {
                return Ok(Err(error));
            }
        }
        for Appending { entries, card, finish, .. } in appendings {
            for entry in entries {
                let end = self.end(connection, entry.room)?;
                let id = self.heads.next() + self.placed.len() as i64;
                self.placed.push(Placed { id, previous: end.last, entry });
                self.ends.insert(entry.room, Head { seq: entry.seq, last: id });
            }
            if let Some(card) = card {
                save_card(connection, card)?;
            }
            if let Some(finish) = finish {
                finish.save(connection)?;
            }
        }
        Ok(Ok(appendings.iter().map(|appending| appending.entries.len()).sum()))
    }

    /// That entries have their place at the end of their table's log, and that a new table may be opened.
    fn check(&self, connection: &Connection, appending: &Appending) -> Result<Result<(), Error>, Error> {
        let Appending { entries, card, allowance, .. } = appending;
        let Some(Entry { room, seq, .. }) = entries.first() else { return Ok(Ok(())) };
        let end = self.end(connection, *room)?;
        let in_order = entries.iter().zip(end.seq + 1..).all(|(entry, seq)| (entry.room, entry.seq) == (*room, seq));
        if !in_order {
            return Ok(Err(Error::Taken { room: *room, seq: *seq }));
        }
        match card.as_ref().zip(*allowance) {
            Some((card, allowance)) if !check_allowance(connection, card, allowance)? => Ok(Err(Error::TooManyTables)),
            _ => Ok(Ok(())),
        }
    }

    fn remove(&mut self, connection: &Connection, room: RoomId) -> Result<(), Error> {
        let end = self.end(connection, room)?;
        let entries = "WITH RECURSIVE log (id, previous) AS (
                 SELECT id, previous FROM entries WHERE id = ?1
                 UNION ALL
                 SELECT entries.id, entries.previous FROM entries JOIN log ON entries.id = log.previous
             ) DELETE FROM entries WHERE id IN (SELECT id FROM log)";
        let gone = connection.prepare_cached(entries)?.execute([end.last])?;
        if gone as u64 != end.seq {
            // What a damaged log does not lead to has to be looked for everywhere.
            connection.execute("DELETE FROM entries WHERE room = ?1", [room.0])?;
        }
        let others = [
            "DELETE FROM heads WHERE room = ?1",
            "DELETE FROM rooms WHERE id = ?1",
            "DELETE FROM sitters WHERE room = ?1",
            "DELETE FROM owners WHERE room = ?1",
            "DELETE FROM reviews WHERE room = ?1",
        ];
        for statement in others {
            connection.prepare_cached(statement)?.execute([room.0])?;
        }
        self.removed.push(room);
        Ok(())
    }
}

static INSERTS: LazyLock<[String; ROWS.len()]> = LazyLock::new(|| {
    ROWS.map(|rows| {
        let places = vec!["(?, ?, ?, ?, ?, ?)"; rows].join(", ");
        format!("INSERT INTO entries (id, room, seq, previous, at, entry) VALUES {places}")
    })
});

/// Adds entries to the book.
fn insert(connection: &Connection, mut placed: &[Placed<'_>]) -> Result<(), Error> {
    for (rows, insert) in ROWS.into_iter().zip(&*INSERTS) {
        while let Some((now, later)) = placed.split_at_checked(rows) {
            let numbers: Vec<[i64; 5]> = now
                .iter()
                .map(|Placed { id, previous, entry }| {
                    [*id, entry.room.0, entry.seq.cast_signed(), *previous, entry.at.cast_signed()]
                })
                .collect();
            let values = numbers.iter().zip(now).flat_map(|(numbers, placed)| {
                let numbers = numbers.iter().map(|number| number as &dyn ToSql);
                numbers.chain([&placed.entry.entry as &dyn ToSql])
            });
            connection.prepare_cached(insert)?.execute(rusqlite::params_from_iter(values))?;
            placed = later;
        }
    }
    Ok(())
}
