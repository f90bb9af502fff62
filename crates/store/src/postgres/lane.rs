//! A few connections, each used by one at a time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout_at};

use super::Address;
use super::parameter::Parameter;
use super::session::Session;
use super::trouble::{Failure, unreached};
use crate::Error;
use crate::question::{Question, Read, Row};

/// How soon something is tried again.
pub(crate) const TRY_AGAIN: Duration = Duration::from_millis(100);

/// How many connections, and how long for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    pub connections: usize,
    /// What has not been done after so long is tried on another connection, …
    pub attempt: Duration,
    /// … and after so long not any more.
    pub patience: Duration,
}

#[derive(Debug)]
pub(crate) struct Lane {
    address: Address,
    measure: Measure,
    turns: Arc<Semaphore>,
    idle: Mutex<Vec<Session>>,
}

impl Lane {
    pub(crate) fn new(address: &Address, measure: Measure) -> Arc<Self> {
        let (turns, idle) = (Arc::new(Semaphore::new(measure.connections)), Mutex::default());
        Arc::new(Self { address: address.clone(), measure, turns, idle })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Session>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Until when something is tried that begins now.
    pub(crate) fn deadline(&self) -> Instant {
        Instant::now() + self.measure.patience
    }

    /// Until when it is tried on one connection.
    pub(crate) fn attempt(&self, until: Instant) -> Instant {
        until.min(Instant::now() + self.measure.attempt)
    }

    /// One's own turn with a connection.
    pub(crate) async fn turn(self: &Arc<Self>, until: Instant) -> Result<Turn, Error> {
        let turn = timeout_at(until, Arc::clone(&self.turns).acquire_owned()).await;
        let turn = turn.map_err(|_| unreached("no connection in time"))?.map_err(|_| Error::Closed)?;
        loop {
            let session = self.idle().pop();
            match session {
                Some(session) if session.is_closed() => {}
                Some(session) => return Ok(Turn { session, lane: Arc::clone(self), _permit: turn }),
                None => break,
            }
        }
        let session = Session::open(&self.address).await?;
        Ok(Turn { session, lane: Arc::clone(self), _permit: turn })
    }

    /// All answers to some questions. Whoever asks while PostgreSQL is away for a moment is answered when it is back.
    pub(crate) async fn ask<T>(self: &Arc<Self>, questions: &[Question<'_>], read: Read<T>) -> Result<Vec<T>, Error> {
        let until = self.deadline();
        loop {
            let asked = timeout_at(self.attempt(until), self.ask_once(questions, read, until)).await;
            let failure = match asked.unwrap_or_else(|_| Err(Failure::silence())) {
                Ok(answers) => return Ok(answers),
                Err(Failure::Refused(error)) => return Err(error),
                Err(failure) => failure,
            };
            if Instant::now() + TRY_AGAIN >= until {
                return Err(failure.error());
            }
            sleep(TRY_AGAIN).await;
        }
    }

    async fn ask_once<T>(
        self: &Arc<Self>,
        questions: &[Question<'_>],
        read: Read<T>,
        until: Instant,
    ) -> Result<Vec<T>, Failure> {
        let about: Vec<Vec<Parameter>> =
            questions.iter().map(|question| question.about.iter().cloned().map(Parameter::One).collect()).collect();
        let asked: Vec<_> = questions.iter().zip(&about).map(|(question, about)| (&*question.sql, &**about)).collect();
        let mut turn = self.turn(until).await.map_err(Failure::of_a_connection)?;
        let mut answers = Vec::new();
        for answer in turn.session.ask_all(&asked).await? {
            for row in answer?.rows {
                answers.push(read(&Row::Postgres(&row)).map_err(Failure::Refused)?);
            }
        }
        turn.give_back();
        Ok(answers)
    }

    /// Whoever asks from now on gets no answer; whoever has asked is waited for.
    pub(crate) async fn close(&self) {
        let all = self.measure.connections as u32;
        let _nobody_is_left = timeout_at(self.deadline(), self.turns.acquire_many(all)).await;
        self.turns.close();
        self.idle().clear();
    }
}

/// A connection, for as long as one has something to ask. It is thrown away unless it is given back.
#[derive(Debug)]
pub(crate) struct Turn {
    pub session: Session,
    lane: Arc<Lane>,
    _permit: OwnedSemaphorePermit,
}

impl Turn {
    pub(crate) fn give_back(self) {
        let Self { session, lane, _permit } = self;
        if !session.is_closed() && !lane.turns.is_closed() {
            lane.idle().push(session);
        }
    }
}
