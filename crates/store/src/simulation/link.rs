//! The way from a node to the simulated database, and what happens on it.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedMutexGuard, oneshot};
use tokio::time::{sleep, timeout};

use super::dialect::{About, House};
use super::{Database, chance};
use crate::Error;
use crate::cluster::statements::BEAT;
use crate::postgres::appender::BEHIND;
use crate::postgres::parameter::Parameter;
use crate::postgres::session::Answer;
use crate::postgres::trouble::{Failure, unreached};

/// How long whatever is said is on its way, in milliseconds.
const SLOWEST: u64 = 4;

/// As every connection of a house asks for: so long somebody is waited for who holds something, …
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);
/// … and so long somebody holds it who says nothing.
const IDLE_IN_TRANSACTION: Duration = Duration::from_secs(2);

/// What happens to something that is about to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doom {
    /// The connection is lost before it arrives.
    CutBefore,
    /// The connection is lost when it is written.
    CutAfter,
    /// The connection is lost, and it is written so many milliseconds later.
    CutAndLate(u64),
    /// It takes so many milliseconds.
    Slow(u64),
}

/// A node's way to the database.
#[derive(Clone, Debug)]
pub struct Link(Arc<Way>);

#[derive(Debug)]
struct Way {
    database: Database,
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// Nothing gets through, and nobody is told so.
    is_frozen: bool,
    /// The same, for rounds.
    is_mute: bool,
    /// There is no connection, and none comes about.
    is_cut: bool,
    /// How often it was cut.
    cuts: u64,
    dooms: VecDeque<Doom>,
}

impl Link {
    pub(super) fn to(database: Database) -> Self {
        Self(Arc::new(Way { database, state: Mutex::default(), changed: Notify::new() }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn freeze(&self, is_frozen: bool) {
        self.state().is_frozen = is_frozen;
        self.0.changed.notify_waiters();
    }

    pub fn mute(&self, is_mute: bool) {
        self.state().is_mute = is_mute;
        self.0.changed.notify_waiters();
    }

    pub fn cut(&self, is_cut: bool) {
        let mut state = self.state();
        state.is_cut = is_cut;
        state.cuts += u64::from(is_cut);
        drop(state);
        self.0.changed.notify_waiters();
    }

    /// What is written next has this happen to it.
    pub fn doom(&self, doom: Doom) {
        self.state().dooms.push_back(doom);
    }

    /// Everything is well from now on.
    pub fn heal(&self) {
        let mut state = self.state();
        *state = State { cuts: state.cuts, ..State::default() };
        drop(state);
        self.0.changed.notify_waiters();
    }

    pub(crate) async fn connect(&self) -> Result<Connection, Error> {
        self.pass(false).await;
        let (is_cut, cuts) = {
            let state = self.state();
            (state.is_cut, state.cuts)
        };
        if is_cut {
            return Err(unreached("nobody answers"));
        }
        let line = Line { link: self.clone(), cuts, is_closed: AtomicBool::new(false), held: Mutex::default() };
        Ok(Connection(Arc::new(line)))
    }

    /// As long as it takes to get through.
    async fn pass(&self, is_round: bool) {
        sleep(Duration::from_millis(chance::below(SLOWEST + 1))).await;
        loop {
            let changed = self.0.changed.notified();
            let waits = {
                let state = self.state();
                !state.is_cut && (state.is_frozen || is_round && state.is_mute)
            };
            if !waits {
                return;
            }
            changed.await;
        }
    }
}

/// One of a node's connections.
#[derive(Debug)]
pub(crate) struct Connection(Arc<Line>);

#[derive(Debug)]
struct Line {
    link: Link,
    cuts: u64,
    is_closed: AtomicBool,
    held: Mutex<Held>,
}

/// What the other end of a connection holds while nothing is asked.
#[derive(Debug, Default)]
struct Held {
    transaction: Option<OwnedMutexGuard<House>>,
    /// How many transactions there were.
    number: u64,
}

type Asked = Vec<(String, Vec<About>)>;

impl Connection {
    pub(crate) fn is_closed(&self) -> bool {
        self.0.is_lost()
    }

    pub(crate) async fn ask_all(&self, asked: &[(&str, &[Parameter<'_>])]) -> Result<Vec<Answer>, Failure> {
        let owned = |(sql, about): &(&str, &[Parameter])| {
            ((*sql).to_owned(), about.iter().map(About::from).collect::<Vec<_>>())
        };
        let asked: Asked = asked.iter().map(owned).collect();
        let (tell, told) = oneshot::channel();
        // The other end goes on, also if nobody waits for it any more.
        tokio::spawn(Arc::clone(&self.0).serve(asked, tell));
        told.await.unwrap_or_else(|_| Err(Failure::Lost(unreached("the connection is lost"))))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.close();
    }
}

type Tell = oneshot::Sender<Result<Vec<Answer>, Failure>>;

impl Line {
    fn is_lost(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed) || self.link.state().cuts != self.cuts
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
        roll_back(self.held().transaction.take());
    }

    async fn serve(self: Arc<Self>, asked: Asked, tell: Tell) {
        let is_round = asked.iter().any(|(sql, _)| sql == BEAT);
        let writes = asked.iter().any(|(sql, _)| sql == BEHIND || sql == "COMMIT");
        let doom = if writes { self.link.state().dooms.pop_front() } else { None };
        self.link.pass(is_round).await;
        if self.is_lost() || doom == Some(Doom::CutBefore) {
            return self.close();
        }
        let turn = self.held().transaction.take();
        let mut tell = Some(tell);
        match doom {
            Some(Doom::Slow(millis)) => sleep(Duration::from_millis(millis)).await,
            Some(Doom::CutAndLate(millis)) => {
                // Whoever asked knows at once that there is no connection.
                tell = None;
                self.is_closed.store(true, Ordering::Relaxed);
                sleep(Duration::from_millis(millis)).await;
            }
            _ => {}
        }
        let answers = self.run(&asked, turn).await;
        if doom == Some(Doom::CutAfter) {
            return self.close();
        }
        self.link.pass(is_round).await;
        let Some(tell) = tell.filter(|_| !self.is_lost()) else { return self.close() };
        let _nobody_waits = tell.send(answers);
    }

    async fn run(
        self: &Arc<Self>,
        asked: &Asked,
        mut turn: Option<OwnedMutexGuard<House>>,
    ) -> Result<Vec<Answer>, Failure> {
        let mut answers = Vec::with_capacity(asked.len());
        let mut failed = None;
        for (sql, about) in asked {
            let house = match turn.take() {
                Some(house) => house,
                // Other nodes have their turns between two statements, too.
                None => match timeout(LOCK_TIMEOUT, self.link.0.database.turn()).await {
                    Ok(house) => house,
                    Err(_) => return Err(Failure::Crossed(unreached("somebody else holds it"))),
                },
            };
            match house.run(sql, about) {
                Ok(answer) => answers.push(answer),
                Err(error) => failed = Some(error),
            }
            turn = Some(house).filter(|house| house.is_in_transaction());
            if failed.is_some() {
                break;
            }
            if turn.is_none() && asked.len() > 1 && chance::below(8) == 0 {
                sleep(Duration::from_millis(1)).await;
            }
        }
        self.hold(turn);
        failed.map_or(Ok(answers), |error| Err(Failure::Refused(error.into())))
    }

    /// Keeps a transaction open for as long as PostgreSQL would.
    fn hold(self: &Arc<Self>, turn: Option<OwnedMutexGuard<House>>) {
        let Some(turn) = turn else { return };
        if self.is_lost() {
            return roll_back(Some(turn));
        }
        let number = {
            let mut held = self.held();
            held.transaction = Some(turn);
            held.number += 1;
            held.number
        };
        let line = Arc::clone(self);
        tokio::spawn(async move {
            sleep(IDLE_IN_TRANSACTION).await;
            let idles = {
                let held = line.held();
                held.number == number && held.transaction.is_some()
            };
            if idles {
                line.close();
            }
        });
    }
}

fn roll_back(transaction: Option<OwnedMutexGuard<House>>) {
    if let Some(house) = transaction {
        house.run_all("ROLLBACK").expect("what has begun can be taken back");
    }
}
