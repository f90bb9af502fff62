//! The one who writes, on a thread of its own. Whatever arrives while the disk is busy goes into the next transaction
//! together, so that a commit, which costs the same for one entry as for a thousand, is shared by everybody who waits for
//! one. What became of them is told elsewhere, with one wake-up for many, while the next are being written.
//!
//! What cannot be written is told to whoever brought it, and nobody else suffers for it. When it is the file or the disk
//! that fails, the connection is thrown away: nobody knows what became of its transaction, so the next one begins with what
//! is really in the file.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ToSql, TransactionBehavior};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

use super::heads::{self, Head, Heads, Known, LOG};
use super::wal::{self, Wal};
use super::{file, statements};
use crate::age::Due;
use crate::{Appending, Error, LogEntry, RoomId, Written};

/// The most that is committed together.
const LARGEST_GROUP: usize = 4096;

/// A commit takes the processor far longer than an entry in it. So where as many as this have just been committed together, …
const MANY: usize = 4;
/// … the next commit begins so much later than that one, with whatever has come in by then; where fewer people act, each is written
/// at once.
const PAUSE: Duration = Duration::from_millis(1);

/// Entries are inserted so many at a time, and then fewer: few enough statements that each stays prepared.
const ROWS: [usize; 9] = [256, 128, 64, 32, 16, 8, 4, 2, 1];

/// So many may wait for the disk; then whoever brings more waits to hand it over.
const QUEUE: usize = 16_384;

/// So many are told by one task what became of theirs, so that all threads have a part in it.
const TOLD_TOGETHER: usize = 32;

/// Something to be changed. It may be done more than once, each time with what was done before taken back.
type Change = Box<dyn Fn(&Connection) -> Result<usize, Error> + Send>;

pub(crate) enum Work {
    /// What is written most.
    Entry(LogEntry),
    /// All of it, or nothing.
    Append(Vec<Appending>),
    Change(Change),
    /// Forgets everything about these tables, or about those of them that have had their time.
    Remove {
        rooms: Vec<RoomId>,
        due: Option<Due>,
    },
}

/// What is done when it is known what became of an order: how many rows were changed, once they are on the disk.
type Done = Box<dyn FnOnce(Result<usize, Error>) + Send>;

struct WriteOrder {
    work: Work,
    done: Done,
}

enum Message {
    WriteOrder(WriteOrder),
    /// Leaves nothing of what was written before in the log beside the file.
    Sweep(oneshot::Sender<()>),
    Close(oneshot::Sender<Result<(), Error>>),
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
            wal: Wal::beside(file.to_owned()),
            counters: Arc::clone(&counters),
            telling: Handle::current(),
        };
        pen.connect()?;
        let known = pen.heads.known();
        thread::Builder::new().name("writer".to_owned()).spawn(move || pen.write(waiting))?;
        Ok(Self { messages, counters, known })
    }

    pub(crate) async fn write(&self, work: Work) -> Result<usize, Error> {
        let (tell, written) = oneshot::channel();
        let nobody_waits = |result| _ = tell.send(result);
        self.write_then(work, Box::new(nobody_waits)).await?;
        written.await.unwrap_or(Err(Error::Closed))
    }

    /// Hands something over to be written. If the house closes before, nobody is told.
    pub(crate) async fn write_then(&self, work: Work, done: Done) -> Result<(), Error> {
        self.messages.send(Message::WriteOrder(WriteOrder { work, done })).await.map_err(|_| Error::Closed)
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
    wal: Wal,
    counters: Arc<Counters>,
    /// Where it is told what became of orders.
    telling: Handle,
}

/// An entry with its place in the book.
struct Placed<'a> {
    id: i64,
    previous: i64,
    entry: &'a LogEntry,
}

impl Pen {
    fn write(mut self, mut waiting: mpsc::Receiver<Message>) {
        let mut group = Vec::with_capacity(LARGEST_GROUP);
        let mut orders = Vec::with_capacity(LARGEST_GROUP);
        while waiting.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
            let (begun, is_busy) = (Instant::now(), group.len() >= MANY);
            let (mut sweeping, mut closing) = (Vec::new(), None);
            for message in group.drain(..) {
                match message {
                    Message::WriteOrder(order) => orders.push(order),
                    Message::Sweep(swept) => sweeping.push(swept),
                    Message::Close(closed) => closing = Some(closed),
                }
            }
            self.counters.works.fetch_add(orders.len() as u64, Ordering::Relaxed);
            let results = self.settle(&orders.iter().map(|order| &order.work).collect::<Vec<_>>());
            self.tell(orders.drain(..).map(|order| order.done).zip(results));
            // Nobody who has been answered waits for this.
            if !sweeping.is_empty() {
                self.wal.empty_soon();
            }
            if let Err(error) = self.tidy() {
                self.failed(&error, "the log cannot be kept short");
            }
            for swept in sweeping {
                let _gone = swept.send(());
            }
            if let Some(closed) = closing {
                // Nobody who waits now is left without an answer: the channel goes with this thread.
                let _nobody_waits_any_more = closed.send(self.close());
                return;
            }
            if is_busy {
                thread::sleep(PAUSE.saturating_sub(begun.elapsed()));
            }
        }
        if let Err(error) = self.close() {
            tracing::error!(%error, "the store could not be closed well");
        }
    }

    /// Lets everybody know what became of theirs.
    fn tell(&self, told: impl Iterator<Item = (Done, Result<usize, Error>)>) {
        let mut told = told.peekable();
        while told.peek().is_some() {
            let some: Vec<_> = told.by_ref().take(TOLD_TOGETHER).collect();
            self.telling.spawn(async move {
                for (done, result) in some {
                    done(result);
                }
            });
        }
    }

    /// Has all of them written, or as many as can be, and tells what became of each.
    fn settle(&mut self, works: &[&Work]) -> Vec<Result<usize, Error>> {
        if works.is_empty() {
            return Vec::new();
        }
        if let Err(error) = self.connect() {
            self.failed(&error, "the file cannot be opened");
            return vec![Err(error); works.len()];
        }
        let committed = panic::catch_unwind(AssertUnwindSafe(|| self.commit(works)));
        let error = match committed.unwrap_or(Err(Error::Panicked)) {
            Ok(results) => return results,
            Err(error) => error,
        };
        let is_settled = self.connection.as_ref().is_some_and(Connection::is_autocommit);
        if !is_settled || !error.is_of_one_order() || error == Error::Panicked {
            self.connection = None;
        }
        // One of them is to blame; it is found by halves.
        if error.is_of_one_order() && works.len() > 1 {
            let (first, second) = works.split_at(works.len() / 2);
            let mut results = self.settle(first);
            results.extend(self.settle(second));
            return results;
        }
        if !error.is_of_one_statement() {
            self.failed(&error, "something cannot be written");
        }
        vec![Err(error); works.len()]
    }

    /// Whoever runs the house is told.
    fn failed(&self, error: &Error, what: &str) {
        self.counters.failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(%error, "{what}");
    }

    /// Opens the file again if the connection has been thrown away.
    fn connect(&mut self) -> Result<(), Error> {
        if self.connection.is_none() {
            let mut connection = file::open(&self.file)?;
            file::bring_up_to_date(&mut connection)?;
            self.heads.read(&connection)?;
            self.wal.watch(&mut connection)?;
            self.connection = Some(connection);
        }
        Ok(())
    }

    /// Does everything in one transaction. What has no place in its table's log is refused; the others do not suffer for
    /// it.
    fn commit(&mut self, works: &[&Work]) -> Result<Vec<Result<usize, Error>>, Error> {
        let Self { connection, heads, counters, .. } = self;
        let connection = connection.as_mut().ok_or(Error::Unsettled)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        heads.write_some(&transaction)?;
        let mut group = Group::new(heads);
        let results = works.iter().map(|work| group.add(&transaction, work)).collect::<Result<Vec<_>, Error>>()?;
        let Group { placed, next, ends, removed, .. } = group;
        insert(&transaction, &placed)?;
        transaction.commit()?;
        if !connection.is_autocommit() {
            return Err(Error::Unsettled);
        }
        counters.commits.fetch_add(1, Ordering::Relaxed);
        heads.written_some();
        heads.forget(&removed);
        heads.advance(ends, next - 1);
        Ok(results)
    }

    /// Does what has to be done now and then. Nothing that was acknowledged depends on it.
    fn tidy(&mut self) -> Result<(), Error> {
        self.connection.as_ref().map_or(Ok(()), |connection| self.wal.shorten(connection))
    }

    /// Writes down where logs end.
    fn bookmark(&mut self) -> Result<(), Error> {
        let Self { connection, heads, .. } = self;
        let Some(open) = connection else { return Ok(()) };
        let written = open.transaction_with_behavior(TransactionBehavior::Immediate).map_err(Error::from).and_then(
            |transaction| {
                heads.write_all(&transaction)?;
                Ok(transaction.commit()?)
            },
        );
        match &written {
            Ok(()) => heads.written_all(),
            Err(_) => *connection = None,
        }
        written
    }

    /// Brings everything into the one file; if the connection is no good, with another.
    fn close(&mut self) -> Result<(), Error> {
        self.put_together().or_else(|error| {
            self.failed(&error, "the file cannot be closed yet");
            self.connection = None;
            self.put_together()
        })
    }

    fn put_together(&mut self) -> Result<(), Error> {
        self.wal.wait()?;
        self.connect()?;
        self.bookmark()?;
        let connection = self.connection.take().ok_or(Error::Unsettled)?;
        if !wal::checkpoint(&connection, "TRUNCATE")? {
            return Err(Error::Held);
        }
        connection.close().map_err(|(_, error)| error.into())
    }
}

/// What goes into one transaction.
struct Group<'a> {
    heads: &'a Heads,
    placed: Vec<Placed<'a>>,
    /// The number that the next entry gets.
    next: i64,
    ends: HashMap<RoomId, Head>,
    removed: Vec<RoomId>,
}

impl<'a> Group<'a> {
    fn new(heads: &'a Heads) -> Self {
        Self { heads, placed: Vec::new(), next: heads.next(), ends: HashMap::new(), removed: Vec::new() }
    }

    /// The outer error spoils the whole transaction, the inner one concerns nobody else.
    fn add(&mut self, connection: &Connection, work: &'a Work) -> Result<Result<usize, Error>, Error> {
        match work {
            Work::Entry(entry) => {
                let end = self.end(connection, entry.room)?;
                if entry.seq != end.seq + 1 {
                    return Ok(Err(Error::Taken { room: entry.room, seq: entry.seq }));
                }
                self.place(end, entry);
                Ok(Ok(1))
            }
            Work::Append(appendings) => self.append(connection, appendings),
            Work::Change(change) => change(connection).map(Ok),
            Work::Remove { rooms, due } => {
                let mut gone = 0;
                for room in rooms {
                    let goes = match due {
                        Some(due) => {
                            !self.ends.contains_key(room) && statements::holds(connection, &due.question(*room))?
                        }
                        None => true,
                    };
                    if goes {
                        self.remove(connection, *room)?;
                        gone += 1;
                    }
                }
                Ok(Ok(gone))
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
        for Appending { entries, row, finish, .. } in appendings {
            for entry in entries {
                let end = self.end(connection, entry.room)?;
                self.place(end, entry);
            }
            if let Some(row) = row {
                statements::run(connection, &row.saved())?;
            }
            if let Some(finish) = finish {
                statements::run(connection, &finish.saved())?;
            }
        }
        Ok(Ok(appendings.iter().map(|appending| appending.entries.len()).sum()))
    }

    /// Puts an entry behind the last one of its table.
    fn place(&mut self, end: Head, entry: &'a LogEntry) {
        self.placed.push(Placed { id: self.next, previous: end.last, entry });
        self.ends.insert(entry.room, Head { seq: entry.seq, last: self.next });
        self.next += 1;
    }

    /// That entries have their place at the end of their table's log, and that the host may have the table.
    fn check(&self, connection: &Connection, appending: &Appending) -> Result<Result<(), Error>, Error> {
        let Appending { entries, row, allowance, .. } = appending;
        let Some(LogEntry { room, seq, .. }) = entries.first() else { return Ok(Ok(())) };
        let end = self.end(connection, *room)?;
        let in_order = entries.iter().zip(end.seq + 1..).all(|(entry, seq)| (entry.room, entry.seq) == (*room, seq));
        if !in_order {
            return Ok(Err(Error::Taken { room: *room, seq: *seq }));
        }
        match row.as_ref().zip(*allowance) {
            Some((row, allowance)) if !statements::holds(connection, &allowance.question(row))? => {
                Ok(Err(Error::TooManyTables))
            }
            _ => Ok(Ok(())),
        }
    }

    /// Forgets a table, also what was to be added to it in this transaction; whoever adds to it afterwards comes too late.
    fn remove(&mut self, connection: &Connection, room: RoomId) -> Result<(), Error> {
        let written = heads::find(&self.heads.known(), connection, room)?;
        let entries = format!("{LOG} DELETE FROM entries WHERE id IN (SELECT id FROM log)");
        let gone = connection.prepare_cached(&entries)?.execute([written.last, room.0])?;
        if gone as u64 != written.seq {
            // What a damaged log does not lead to has to be looked for everywhere.
            connection.execute("DELETE FROM entries WHERE room = ?1", [room.0])?;
        }
        self.placed.retain(|placed| placed.entry.room != room);
        self.ends.insert(room, Head::default());
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

#[cfg(test)]
mod tests {
    use super::super::log::log;
    use super::*;
    use crate::{GuestId, Phase, RoomRow};

    const ROOM: RoomId = RoomId(7);

    fn pen(folder: &tempfile::TempDir) -> Pen {
        let file = folder.path().join("house.sqlite");
        let wal = Wal::beside(file.clone());
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let telling = runtime.handle().clone();
        let mut pen = Pen { file, connection: None, heads: Heads::default(), wal, counters: Arc::default(), telling };
        pen.connect().unwrap();
        pen
    }

    fn row(changed: u64) -> RoomRow {
        RoomRow {
            room: ROOM,
            changed,
            game: "piratz".to_owned(),
            phase: Phase::Waiting,
            public: true,
            host: GuestId(1),
            kings: false,
            origin: None,
            wake_at: None,
            sitters: vec![GuestId(1)],
            owners: Vec::new(),
            summary: "a summary".to_owned(),
        }
    }

    fn append(seq: u64) -> Work {
        let entries = vec![LogEntry { room: ROOM, seq, at: seq, entry: format!("entry {seq}") }];
        Work::Append(vec![Appending { entries, row: Some(row(seq)), ..Appending::default() }])
    }

    fn remove(unchanged_since: Option<u64>) -> Work {
        let due = unchanged_since.map(|unchanged_since| Due { phase: Phase::Waiting, unchanged_since });
        Work::Remove { rooms: vec![ROOM], due }
    }

    fn rows(pen: &Pen, table: &str) -> i64 {
        let connection = pen.connection.as_ref().unwrap();
        connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    }

    fn entries(pen: &Pen) -> Result<usize, Error> {
        let connection = pen.connection.as_ref().unwrap();
        Ok(log(connection, heads::find(&pen.heads.known(), connection, ROOM)?, ROOM)?.len())
    }

    /// Everything in one transaction.
    fn together(pen: &mut Pen, works: &[Work]) -> Vec<Result<usize, Error>> {
        let results = pen.settle(&works.iter().collect::<Vec<_>>());
        pen.tidy().unwrap();
        results
    }

    #[test]
    fn what_is_added_to_a_table_that_was_removed_just_before_comes_too_late() {
        let folder = tempfile::tempdir().unwrap();
        let mut pen = pen(&folder);
        together(&mut pen, &[append(1), append(2)]);
        let results = together(&mut pen, &[remove(None), append(3)]);
        assert_eq!(results, [Ok(1), Err(Error::Taken { room: ROOM, seq: 3 })]);
        assert_eq!((entries(&pen), rows(&pen, "entries"), rows(&pen, "rooms")), (Ok(0), 0, 0));
    }

    #[test]
    fn whoever_removes_a_table_takes_along_what_was_added_just_before() {
        let folder = tempfile::tempdir().unwrap();
        let mut pen = pen(&folder);
        together(&mut pen, &[append(1), append(2)]);
        let results = together(&mut pen, &[append(3), remove(None)]);
        assert_eq!(results, [Ok(1), Ok(1)]);
        assert_eq!((entries(&pen), rows(&pen, "entries"), rows(&pen, "rooms")), (Ok(0), 0, 0));
        // Its log can begin anew, also in the same moment.
        let results = together(&mut pen, &[append(1), remove(None), append(1), append(2)]);
        assert_eq!(results, [Ok(1), Ok(1), Ok(1), Ok(1)]);
        assert_eq!((entries(&pen), rows(&pen, "entries")), (Ok(2), 2));
        pen.connection = None;
        pen.connect().unwrap();
        assert_eq!(entries(&pen), Ok(2), "as whoever opens it again finds it");
    }

    #[test]
    fn a_table_that_somebody_has_come_back_to_has_not_had_its_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut pen = pen(&folder);
        together(&mut pen, &[append(1), append(2)]);
        assert_eq!(together(&mut pen, &[append(3), remove(Some(3))]), [Ok(1), Ok(0)]);
        assert_eq!((entries(&pen), rows(&pen, "rooms")), (Ok(3), 1));
        assert_eq!(together(&mut pen, &[remove(Some(4)), append(4)])[0], Ok(1));
        assert_eq!((entries(&pen), rows(&pen, "rooms")), (Ok(0), 0));
    }

    #[test]
    fn while_ends_are_written_down_each_log_is_found_from_its_own_at_every_moment() {
        const ROOMS: std::ops::Range<i64> = 1_000..1_100;
        let folder = tempfile::tempdir().unwrap();
        let mut pen = pen(&folder);
        let mut ends = HashMap::<RoomId, u64>::new();
        let mut play = |pen: &mut Pen, rooms: std::ops::Range<i64>, times: u64| {
            let mut works = Vec::new();
            for room in (0..times).flat_map(|_| rooms.clone()).map(RoomId) {
                let seq = ends.entry(room).or_default();
                *seq += 1;
                works.push(Work::Entry(LogEntry { room, seq: *seq, at: *seq, entry: String::new() }));
            }
            assert!(together(pen, &works).iter().all(Result::is_ok));
            let connection = pen.connection.as_ref().unwrap();
            let mut found = Heads::default();
            found.read(connection).unwrap();
            for (room, seq) in &ends {
                for known in [pen.heads.known(), found.known()] {
                    assert_eq!(heads::find(&known, connection, *room).unwrap().seq, *seq);
                }
            }
            found.next()
                - 1
                - connection.query_row("SELECT entry FROM bookmark", [], |row| row.get::<_, i64>(0)).unwrap()
        };
        let after_the_bookmark = play(&mut pen, ROOMS, 510);
        assert_eq!(after_the_bookmark, 51_000);
        let after_the_bookmark: Vec<i64> = ROOMS.step_by(10).map(|room| play(&mut pen, room..room + 2, 1)).collect();
        assert_eq!(after_the_bookmark, [51_002, 51_004, 51_006, 51_008, 51_010, 51_012, 14, 16, 18, 20]);
        assert!(pen.heads.known().lock().unwrap().len() <= 20, "what is written down need not be known");
        // A table that goes while ends are written down does not come back by that.
        play(&mut pen, ROOMS, 510);
        let gone = Work::Remove { rooms: ROOMS.map(RoomId).collect(), due: None };
        assert_eq!(together(&mut pen, &[gone]), [Ok(100)]);
        for seq in 1..=10 {
            together(&mut pen, &[append(seq)]);
        }
        assert_eq!(rows(&pen, "heads"), 0);
    }

    #[test]
    fn a_panic_is_the_failure_of_one_order_and_of_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let mut pen = pen(&folder);
        let panicking = Work::Change(Box::new(|_| panic!("a mistake of the program's own")));
        let results = together(&mut pen, &[append(1), append(2), panicking, append(3)]);
        assert_eq!(results, [Ok(1), Ok(1), Err(Error::Panicked), Ok(1)]);
        assert_eq!(together(&mut pen, &[append(4)]), [Ok(1)]);
        assert_eq!((entries(&pen), rows(&pen, "entries")), (Ok(4), 4));
        assert_eq!(pen.counters.failures.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn the_log_beside_the_file_does_not_grow_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let mut pen = pen(&folder);
        let long = "x".repeat(1 << 20);
        let mut largest = 0;
        for seq in 1..=160 {
            let entries = vec![LogEntry { room: ROOM, seq, at: seq, entry: long.clone() }];
            let work = Work::Append(vec![Appending { entries, ..Appending::default() }]);
            assert_eq!(together(&mut pen, &[work]), [Ok(1)]);
            let wal = std::fs::metadata(file::beside(&pen.file, "-wal")).unwrap().len();
            largest = largest.max(wal);
        }
        assert!(largest < 48 << 20, "{largest} bytes of {} written", 160 << 20);
    }
}
