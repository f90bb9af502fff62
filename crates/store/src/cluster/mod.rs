//! What the programs that keep a house together say to each other, through the database that is the truth for all of them:
//! that they are there, who does what happens at a table by itself, and what the others have missed.

mod claims;
mod round;
pub(crate) mod statements;

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use crate::postgres::Address;
use crate::postgres::lane::{Lane, Measure, TRY_AGAIN, Turn};
use crate::postgres::parameter::Parameter;
use crate::postgres::session::{Answer, Row};
use crate::postgres::trouble::Failure;
use crate::{Error, LogEntry, NodeId, RoomId};
pub use round::{Heard, Revision, Round};

/// A node that has not beaten for so long does nothing any more: others may do what happens at its tables by itself.
pub const DEAD_AFTER: Duration = Duration::from_secs(4);

/// If no node has beaten for so long, the house was closed.
pub const BREAK_AFTER: Duration = Duration::from_secs(5);

/// So long nodes have to notice that the clock was set, and to say that they are there after that.
const NOTICED_WITHIN: Duration = Duration::from_millis(2_500);

/// A node that has not beaten for so long does not come back, most likely.
const GONE_AFTER: Duration = Duration::from_secs(10);

/// One for the rounds, and one for what is asked between them.
const MEASURE: Measure = Measure { connections: 2, attempt: Duration::from_secs(2), patience: Duration::from_secs(2) };

/// A node, as it said when it beat last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    pub id: NodeId,
    /// Where others can reach it.
    pub address: String,
    /// Of its program.
    pub version: String,
    /// When it began, in the time of the house.
    pub started: u64,
    /// When it beat last; whoever says something of itself need not know.
    pub beat: u64,
    /// It takes nobody in any more.
    pub draining: bool,
    /// How many tables are in its memory.
    pub tables: u64,
    /// At how many of them it does what happens by itself.
    pub drives: u64,
    pub sockets: u64,
}

#[derive(Debug)]
pub struct Cluster {
    lane: Arc<Lane>,
    log_version: u32,
    /// Whose rounds these are, as soon as there was one.
    node: OnceLock<NodeId>,
    rounds: AtomicU64,
    memory: Mutex<Memory>,
}

/// What is known from the round before.
#[derive(Debug, Default)]
struct Memory {
    /// The tables that this node drives.
    mine: HashSet<RoomId>,
    /// Those of them that nobody wants here.
    strays: Vec<RoomId>,
    /// The amendments of which it was told; none before the first round.
    amendments: Option<i64>,
}

type Asked<'a> = (&'static str, Vec<Parameter<'a>>);

impl Cluster {
    /// For whoever only asks the nodes of a house how they are: nothing is made there, and nothing changed.
    pub fn at(address: &Address) -> Self {
        Self::new(address, u32::MAX)
    }

    pub(crate) fn new(address: &Address, log_version: u32) -> Self {
        let (node, rounds, memory) = (OnceLock::new(), AtomicU64::default(), Mutex::default());
        Self { lane: Lane::new(address, MEASURE), log_version, node, rounds, memory }
    }

    /// Whose rounds these are, if there was one.
    pub(crate) fn node(&self) -> Option<NodeId> {
        self.node.get().copied()
    }

    pub(crate) async fn close(&self) {
        self.lane.close().await;
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that this node is there, what it has and what it wants; hears what has happened elsewhere. To be done once a
    /// second. Nothing here waits for long: whoever hears nothing asks again.
    ///
    /// A table whose log is about to be read has to be wanted or awake before that, or it is not told when others write there
    /// in the same moment.
    pub async fn round(&self, round: Round) -> Result<Heard, Error> {
        self.node.get_or_init(|| round.node.id);
        let number = self.rounds.fetch_add(1, Ordering::Relaxed);
        let round = round::Questions::of(round, &self.memory(), number);
        let answers = self.ask(&round.asked()).await?;
        round.heard(answers, &mut self.memory(), self.log_version)
    }

    /// The entries of a table after this one.
    pub async fn since(&self, room: RoomId, seq: u64) -> Result<Vec<LogEntry>, Error> {
        let asked = (statements::SINCE, vec![room.into(), seq.into()]);
        let mut found = Vec::new();
        for answer in self.ask(&[asked]).await? {
            let (entries, unreadable) = round::entries(&answer, self.log_version)?;
            if !unreadable.is_empty() {
                return Err(Error::NewerEntry { room });
            }
            found.extend(entries);
        }
        Ok(found)
    }

    /// The time of the house.
    pub async fn time(&self) -> Result<u64, Error> {
        let answers = self.ask(&[(statements::TIME, Vec::new())]).await?;
        round::first(answers.last().ok_or_else(round::incomplete)?, |row| row.try_get(0)).map(i64::cast_unsigned)
    }

    /// The time of the house, for a node that is about to join the others. If none is there, the house goes by PostgreSQL's
    /// clock again. If that clock was set just now, the others are left a moment to notice.
    pub async fn time_to_join(&self) -> Result<u64, Error> {
        let until = Instant::now() + NOTICED_WITHIN;
        loop {
            let asked =
                [(statements::BEGIN_ANEW, vec![round::millis(GONE_AFTER)]), (statements::TIME_AND_BEAT, Vec::new())];
            let answers = self.ask(&asked).await?;
            let read = |row: &Row| Ok((row.try_get::<i64>(0)?, row.try_get::<Option<i64>>(1)?));
            let (now, beat) = round::first(answers.last().ok_or_else(round::incomplete)?, read)?;
            let agrees = beat.is_none_or(|beat| now.abs_diff(beat) < NOTICED_WITHIN.as_millis() as u64);
            if agrees || Instant::now() >= until {
                return Ok(now.cast_unsigned());
            }
            sleep(TRY_AGAIN).await;
        }
    }

    /// Sets the clock of the house, which was ahead of PostgreSQL's by so much, so that it is by so much from now on. Only
    /// whoever has been there longest can, whose own clock shows this; whether that was this node.
    pub async fn set_clock(&self, node: NodeId, was_ahead: i64, ahead: i64, own: u64) -> Result<bool, Error> {
        let about = vec![node.0.into(), was_ahead.into(), ahead.into(), own.into(), round::millis(DEAD_AFTER)];
        Ok(self.ask(&[(statements::SET_CLOCK, about)]).await?.iter().any(|answer| answer.changed > 0))
    }

    /// What all nodes keep under a name, if they do.
    pub async fn kept(&self, name: &str) -> Result<Option<String>, Error> {
        let answers = self.ask(&[(statements::KEPT, vec![name.into()])]).await?;
        let row = answers.first().and_then(|answer| answer.rows.first());
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// All nodes that have not left and are not given up, the one that began first first.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, Error> {
        let answers = self.ask(&[(statements::NODES, Vec::new())]).await?;
        let rows = answers.iter().flat_map(|answer| &answer.rows);
        Ok(rows.map(round::node).collect::<Result<_, _>>()?)
    }

    /// Takes leave: what this node did, others may do at once.
    pub async fn leave(&self, node: NodeId) -> Result<(), Error> {
        let node = || vec![node.0.into()];
        let leaving = [
            ("BEGIN", Vec::new()),
            (statements::LEAVE_TABLES, node()),
            (statements::LEAVE, node()),
            ("COMMIT", Vec::new()),
        ];
        self.ask(&leaving).await.map(drop)
    }

    /// What all nodes keep under a name: what is there, or else this from now on.
    pub async fn keepsake(&self, name: &str, new: &str) -> Result<String, Error> {
        let asked = [(statements::KEEP, vec![name.into(), new.into()]), (statements::KEPT, vec![name.into()])];
        let answers = self.ask(&asked).await?;
        round::first(answers.last().ok_or_else(round::incomplete)?, |row| row.try_get(0))
    }

    /// All answers, or why there are not all.
    async fn ask(&self, asked: &[Asked<'_>]) -> Result<Vec<Answer>, Error> {
        let until = self.lane.deadline();
        let asking = async {
            let mut turn: Turn = self.lane.turn(until).await.map_err(Failure::of_a_connection)?;
            let asked: Vec<_> = asked.iter().map(|(sql, about)| (*sql, &**about)).collect();
            let answers = turn.session.ask_all(&asked).await?.into_iter().collect::<Result<Vec<_>, _>>()?;
            turn.give_back();
            Ok(answers)
        };
        timeout_at(until, asking).await.unwrap_or_else(|_| Err(Failure::silence())).map_err(Failure::error)
    }
}
