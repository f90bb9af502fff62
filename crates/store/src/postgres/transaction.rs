//! Changes that are made all together or not at all, and only once, also when a connection is lost while they are.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use tokio::time::{Instant, sleep, timeout_at};

use super::lane::{Lane, TRY_AGAIN};
use super::parameter::Parameter;
use super::session::{Answer, Session};
use super::trouble::Failure;
use crate::Error;
use crate::change::{Outcome, Step, StepKind};

/// The number of an order is written with what it changes: whoever does not know whether that has been done cannot do it
/// twice.
const NUMBER: &str = "INSERT INTO orders (number) VALUES (?1) ON CONFLICT DO NOTHING";

/// Why a transaction is taken back.
#[derive(Debug)]
pub(super) enum Undone {
    /// There is nothing to do.
    Idle,
    Refused(Error),
}

type Check<'a> = Box<dyn Fn(&Answer) -> Result<(), Undone> + Send + Sync + 'a>;

/// One of the statements of a transaction, and whether it goes on after that.
pub(super) struct Act<'a> {
    sql: Cow<'static, str>,
    about: Vec<Parameter<'a>>,
    tells: bool,
    check: Option<Check<'a>>,
}

impl<'a> Act<'a> {
    pub(super) fn new(sql: impl Into<Cow<'static, str>>, about: Vec<Parameter<'a>>) -> Self {
        Self { sql: sql.into(), about, tells: false, check: None }
    }

    pub(super) fn checked(self, check: impl Fn(&Answer) -> Result<(), Undone> + Send + Sync + 'a) -> Self {
        Self { check: Some(Box::new(check)), ..self }
    }

    /// It finds or changes one row, or everything is refused.
    pub(super) fn or(self, error: Error) -> Self {
        self.checked(move |answer| if answer.changed == 1 { Ok(()) } else { Err(Undone::Refused(error.clone())) })
    }
}

impl<'a> From<Step<'a>> for Act<'a> {
    fn from(Step { sql, about, kind }: Step<'a>) -> Self {
        let act = Self::new(sql, about.into_iter().map(Parameter::One).collect());
        match kind {
            StepKind::Plain | StepKind::Attempt | StepKind::Otherwise | StepKind::Shared => act,
            StepKind::Telling => Self { tells: true, ..act },
            StepKind::Condition => act.checked(|answer| if answer.changed > 0 { Ok(()) } else { Err(Undone::Idle) }),
        }
    }
}

impl fmt::Debug for Act<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("Act").field(&self.sql).finish()
    }
}

/// A number that nothing else has that is written at the same time.
pub(super) fn number() -> Result<i64, Error> {
    let mut random = [0; 8];
    #[cfg(feature = "simulation")]
    if crate::simulation::chance::fill(&mut random) {
        return Ok(i64::from_be_bytes(random));
    }
    getrandom::fill(&mut random).map_err(|error| Error::from(std::io::Error::other(error.to_string())))?;
    Ok(i64::from_be_bytes(random))
}

/// How far a transaction has come.
enum Begun {
    /// It is to be committed.
    Ready(Outcome),
    /// It is to be taken back: there is nothing to do.
    Idle,
    /// It is to be taken back: another attempt was committed.
    DoneBefore,
}

/// Does all of it, or nothing; tried again where that is not known.
pub(super) async fn carry_out(lane: &Arc<Lane>, number: i64, acts: &[Act<'_>]) -> Result<Outcome, Error> {
    let until = lane.deadline();
    // What it has come to if the last attempt was committed, which nobody knows.
    let mut doubtful = None;
    loop {
        let trying = try_once(lane, until, number, acts, &mut doubtful);
        let tried = timeout_at(lane.attempt(until), trying).await;
        let failure = match tried.unwrap_or_else(|_| Err(Failure::silence())) {
            Ok(outcome) => return Ok(outcome),
            Err(Failure::Refused(error)) if doubtful.is_none() => return Err(error),
            Err(failure) => failure,
        };
        if Instant::now() + TRY_AGAIN >= until {
            return Err(if doubtful.is_some() { Error::Unsettled } else { failure.error() });
        }
        sleep(TRY_AGAIN).await;
    }
}

async fn try_once(
    lane: &Arc<Lane>,
    until: Instant,
    number: i64,
    acts: &[Act<'_>],
    doubtful: &mut Option<Outcome>,
) -> Result<Outcome, Failure> {
    let mut turn = lane.turn(until).await.map_err(Failure::of_a_connection)?;
    let session = &mut turn.session;
    let outcome = match begin(session, number, acts, doubtful).await {
        Ok(Begun::Ready(outcome)) => {
            *doubtful = Some(outcome.clone());
            if let Err(failure) = session.execute("COMMIT").await {
                if !matches!(failure, Failure::Lost(_)) {
                    *doubtful = None;
                }
                return Err(failure);
            }
            outcome
        }
        Ok(Begun::Idle) => {
            session.execute("ROLLBACK").await?;
            Outcome::default()
        }
        Ok(Begun::DoneBefore) => {
            session.execute("ROLLBACK").await?;
            doubtful.take().unwrap_or_default()
        }
        Err(Failure::Refused(error)) => {
            if session.execute("ROLLBACK").await.is_ok() {
                turn.give_back();
            }
            return Err(Failure::Refused(error));
        }
        Err(failure) => return Err(failure),
    };
    turn.give_back();
    Ok(outcome)
}

/// Does everything but the last.
async fn begin(
    session: &mut Session,
    number: i64,
    acts: &[Act<'_>],
    doubtful: &mut Option<Outcome>,
) -> Result<Begun, Failure> {
    let number = [Parameter::from(number)];
    let mut asked: Vec<(&str, &[Parameter])> = vec![("BEGIN", &[]), (NUMBER, &number)];
    asked.extend(acts.iter().map(|act| (&*act.sql, &*act.about)));
    let mut answers = session.ask_all(&asked).await?.into_iter();
    let (Some(begun), Some(numbered)) = (answers.next(), answers.next()) else { return Ok(Begun::Idle) };
    begun?;
    if numbered?.changed == 0 {
        return Ok(Begun::DoneBefore);
    }
    // Whoever can write the number knows that every other attempt has come to nothing.
    *doubtful = None;
    let mut outcome = Outcome::default();
    for (act, answer) in acts.iter().zip(answers) {
        let answer = answer?;
        match act.check.as_ref().map_or(Ok(()), |check| check(&answer)) {
            Ok(()) => {}
            Err(Undone::Idle) => return Ok(Begun::Idle),
            Err(Undone::Refused(error)) => return Err(Failure::Refused(error)),
        }
        outcome.rows = answer.changed as usize;
        if act.tells {
            for row in &answer.rows {
                outcome.told.push(row.try_get(0)?);
            }
        }
    }
    Ok(Begun::Ready(outcome))
}
