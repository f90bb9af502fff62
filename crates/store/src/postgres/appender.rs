//! The one who adds single entries to logs, which is what happens most. Whatever arrives while the last ones are being
//! committed goes into the next statement together. An entry gets its place, or somebody else has it.
//!
//! A connection that is lost on the way leaves nobody in doubt for long: the same is tried again on another, and whoever
//! finds their own number at their place has written it. Only then is anybody told.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

use super::lane::TRY_AGAIN;
use super::parameter::Parameter;
use super::session::{PATIENCE, Session};
use super::trouble::Failure;
use super::{Address, Counters};
use crate::{Error, LogEntry, RoomId};

/// Entries that stand behind the one before them, at tables that are there: nobody removes these meanwhile. Each is found by
/// its key, whatever PostgreSQL believes of how many there are.
pub(crate) const BEHIND: &str = "INSERT INTO entries (room, seq, at, entry, writer, version)
     SELECT room, seq, at, entry, writer, ?6
     FROM unnest(?1::bigint[], ?2::bigint[], ?3::bigint[], ?4::text[], ?5::bigint[], ?7::boolean[])
         AS new (room, seq, at, entry, writer, follows)
     WHERE (SELECT TRUE FROM logs WHERE logs.room = new.room FOR KEY SHARE)
         AND (follows OR seq = 1 OR
             (SELECT TRUE FROM entries AS previous WHERE previous.room = new.room AND previous.seq = new.seq - 1))
     ON CONFLICT DO NOTHING RETURNING room, seq";

/// Whose entries stand at some places.
pub(crate) const WRITERS: &str =
    "SELECT entries.room, writer FROM unnest(?1::bigint[], ?2::bigint[]) AS place (room, seq)
     JOIN entries ON entries.room = place.room AND entries.seq = place.seq";

/// The most that is committed together.
const LARGEST_GROUP: usize = 1024;

/// So many may wait; then whoever brings more waits to hand it over.
const QUEUE: usize = 16_384;

/// So many are told by one task what became of theirs, so that all threads have a part in it.
const TOLD_TOGETHER: usize = 32;

/// What cannot be written in so long is not written.
const LONGEST: Duration = Duration::from_secs(5);

/// What is done when it is known what became of an entry.
pub(super) type Done = Box<dyn FnOnce(Result<(), Error>) + Send>;

struct Order {
    entry: LogEntry,
    /// The number of this order alone.
    number: i64,
    until: Instant,
    /// A connection was lost with it.
    is_doubtful: bool,
    done: Done,
}

enum Message {
    Order(Order),
    Close(oneshot::Sender<()>),
}

#[derive(Clone, Debug)]
pub(super) struct Appender {
    messages: mpsc::Sender<Message>,
}

impl Appender {
    pub(super) fn start(address: &Address, version: u32, counters: Arc<Counters>) -> Self {
        let (messages, waiting) = mpsc::channel(QUEUE);
        let pen = Pen { address: address.clone(), version, session: None, counters };
        tokio::spawn(pen.write(waiting));
        Self { messages }
    }

    /// Hands over an entry that is not the first at its table.
    pub(super) async fn append(&self, entry: LogEntry, number: i64, done: Done) -> Result<(), Error> {
        let order = Order { entry, number, until: Instant::now() + LONGEST, is_doubtful: false, done };
        self.messages.send(Message::Order(order)).await.map_err(|_| Error::Closed)
    }

    /// Writes everything that waits.
    pub(super) async fn close(&self) -> Result<(), Error> {
        let (closed, answer) = oneshot::channel();
        self.messages.send(Message::Close(closed)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)
    }
}

struct Pen {
    address: Address,
    version: u32,
    session: Option<Session>,
    counters: Arc<Counters>,
}

/// What became of an order in one attempt.
enum Fate {
    Told(Result<(), Error>),
    /// It is tried again.
    Open,
}

impl Pen {
    async fn write(mut self, mut waiting: mpsc::Receiver<Message>) {
        let mut orders = VecDeque::new();
        let mut messages = Vec::with_capacity(LARGEST_GROUP);
        let mut closing = None;
        while closing.is_none() || !orders.is_empty() {
            if orders.is_empty() {
                if waiting.recv_many(&mut messages, LARGEST_GROUP).await == 0 {
                    return;
                }
            } else {
                while orders.len() + messages.len() < LARGEST_GROUP {
                    let Ok(message) = waiting.try_recv() else { break };
                    messages.push(message);
                }
            }
            for message in messages.drain(..) {
                match message {
                    Message::Order(order) => orders.push_back(order),
                    Message::Close(closed) => {
                        waiting.close();
                        closing = Some(closed);
                    }
                }
            }
            let (group, later) = first_of_each_table(orders);
            let open = self.settle(group).await;
            if !open.is_empty() {
                sleep(TRY_AGAIN).await;
            }
            orders = open.into_iter().chain(later).collect();
        }
        if let Some(closed) = closing {
            let _nobody_waits_any_more = closed.send(());
        }
    }

    /// Has entries written, each at another table, and tells what became of them; those that are to be tried again.
    async fn settle(&mut self, mut group: Vec<Order>) -> Vec<Order> {
        if group.is_empty() {
            return group;
        }
        group.sort_by_key(|order| order.entry.room);
        let fates = self.try_all(&mut group).await;
        let (mut told, mut open) = (Vec::new(), Vec::new());
        for (order, fate) in group.into_iter().zip(fates) {
            match fate {
                Fate::Told(result) => told.push((order.done, result)),
                Fate::Open => open.push(order),
            }
        }
        self.counters.works.fetch_add(told.len() as u64, Ordering::Relaxed);
        let mut told = told.into_iter().peekable();
        while told.peek().is_some() {
            let some: Vec<_> = told.by_ref().take(TOLD_TOGETHER).collect();
            tokio::spawn(async move {
                for (done, result) in some {
                    done(result);
                }
            });
        }
        open
    }

    async fn try_all(&mut self, group: &mut [Order]) -> Vec<Fate> {
        let tried = timeout(PATIENCE, self.try_once(group)).await;
        let failure = match tried.unwrap_or_else(|_| Err(Failure::silence())) {
            Ok(fates) => {
                self.counters.commits.fetch_add(1, Ordering::Relaxed);
                return fates;
            }
            Err(failure) => failure,
        };
        let (Failure::Refused(error) | Failure::Crossed(error) | Failure::Lost(error)) = &failure;
        self.counters.failed(error);
        let now = Instant::now() + TRY_AGAIN;
        match failure {
            Failure::Refused(error) if group.len() == 1 => {
                let told = if group[0].is_doubtful { Error::Unsettled } else { error };
                vec![Fate::Told(Err(told))]
            }
            // One of them is to blame; it is found by halves.
            Failure::Refused(_) => {
                let (first, second) = group.split_at_mut(group.len() / 2);
                let mut fates = Box::pin(self.try_all(first)).await;
                fates.extend(Box::pin(self.try_all(second)).await);
                fates
            }
            Failure::Crossed(error) | Failure::Lost(error) => {
                self.session = None;
                let late = |order: &Order| if order.is_doubtful { Error::Unsettled } else { error.clone() };
                let fate = |order: &Order| if order.until <= now { Fate::Told(Err(late(order))) } else { Fate::Open };
                group.iter().map(fate).collect()
            }
        }
    }

    async fn try_once(&mut self, group: &mut [Order]) -> Result<Vec<Fate>, Failure> {
        let mut session = match self.session.take().filter(|session| !session.is_closed()) {
            Some(session) => session,
            None => Session::open(&self.address).await.map_err(Failure::of_a_connection)?,
        };
        let were_doubtful: Vec<bool> = group.iter().map(|order| order.is_doubtful).collect();
        // A connection that is lost from here on leaves them in doubt.
        for order in group.iter_mut() {
            order.is_doubtful = true;
        }
        let written = match write(&mut session, &new(group, self.version)).await {
            Err(failure @ (Failure::Refused(_) | Failure::Crossed(_))) => {
                for (order, was_doubtful) in group.iter_mut().zip(&were_doubtful) {
                    order.is_doubtful = *was_doubtful;
                }
                Err(failure)
            }
            written => written,
        }?;
        let owners =
            if were_doubtful.contains(&true) { writers(&mut session, &places(group)).await? } else { HashMap::new() };
        self.session = Some(session);
        let fates = group.iter().zip(were_doubtful).map(|(order, was_doubtful)| {
            let LogEntry { room, seq, .. } = order.entry;
            let owner = owners.get(&room);
            if written.contains(&room) || owner == Some(&order.number) {
                return Fate::Told(Ok(()));
            }
            // A lost attempt may still come to its end where nobody has the place.
            let is_final = !was_doubtful || owner.is_some();
            Fate::Told(Err(if is_final { Error::Taken { room, seq } } else { Error::Unsettled }))
        });
        Ok(fates.collect())
    }
}

/// The first order of each table, and the others.
fn first_of_each_table(orders: VecDeque<Order>) -> (Vec<Order>, Vec<Order>) {
    let mut tables = HashSet::with_capacity(orders.len());
    orders.into_iter().partition(|order| tables.insert(order.entry.room))
}

/// Entries that are to be written.
fn new(group: &[Order], version: u32) -> [Parameter<'_>; 7] {
    let numbers = |number: fn(&Order) -> i64| Parameter::Numbers(group.iter().map(number).collect());
    [
        numbers(|order| order.entry.room.0),
        numbers(|order| order.entry.seq.cast_signed()),
        numbers(|order| order.entry.at.cast_signed()),
        Parameter::Texts(group.iter().map(|order| &*order.entry.entry).collect()),
        numbers(|order| order.number),
        i64::from(version).into(),
        Parameter::Flags(vec![false; group.len()]),
    ]
}

/// The tables at which an entry was written.
async fn write(session: &mut Session, new: &[Parameter<'_>]) -> Result<HashSet<RoomId>, Failure> {
    let answer = session.ask(BEHIND, new).await?;
    answer.rows.iter().map(|row| Ok(RoomId(row.try_get(0)?))).collect()
}

/// Where entries were to be written.
fn places(group: &[Order]) -> [Parameter<'static>; 2] {
    let numbers = |number: fn(&Order) -> i64| Parameter::Numbers(group.iter().map(number).collect());
    [numbers(|order| order.entry.room.0), numbers(|order| order.entry.seq.cast_signed())]
}

/// Whose entries stand there, by table.
async fn writers(session: &mut Session, places: &[Parameter<'_>]) -> Result<HashMap<RoomId, i64>, Failure> {
    let answer = session.ask(WRITERS, places).await?;
    answer.rows.iter().map(|row| Ok((RoomId(row.try_get(0)?), row.try_get(1)?))).collect()
}
