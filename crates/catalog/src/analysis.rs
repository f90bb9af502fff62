//! A finished game looked back on: for every decision the chance of winning before and after, what would have been better,
//! and how much was luck. `docs/analysis.md` explains the figures.

mod share;
mod story;
mod verdict;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ratskeller_core::{Hex, Outcome, Rng, Seed};
use serde::Serialize;
use words::Words;

use self::story::{Move, Story};
use self::verdict::Opinion;
use crate::engine::counted;
use crate::fairness::sha256;
use crate::json;
use crate::record::{self, Record, RecordError};
use crate::replay::Replay;
use crate::table::Table;
use crate::verify;

pub use self::share::Share;
pub use self::story::{Account, Decision};
pub use self::verdict::CLEAR;

/// Raised when analyses are written differently.
const FORMAT: u32 = 1;

/// Why there is nothing to look back on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// The record is not true.
    Untrue(RecordError),
    Unfinished,
}

impl From<RecordError> for Unfit {
    fn from(error: RecordError) -> Self {
        Self::Untrue(error)
    }
}

impl Unfit {
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Untrue(error) => error.sentence(words),
            Self::Unfinished => words.say("analysis-unfinished", &[]),
        }
    }
}

/// How much the king thinks about each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    /// The same number gives the same analysis.
    Iterations(u64),
    Millis(u64),
}

/// Says yes until so many milliseconds have passed since it was made.
pub type Clock<'a> = dyn Fn(u64) -> Box<dyn FnMut() -> bool> + Sync + 'a;

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    format: u32,
    pub game: &'static str,
    /// The SHA-256 of the record.
    record: Hex<32>,
    pub thinking: Thinking,
    /// Who sat where.
    pub names: Vec<String>,
    pub outcome: Outcome,
    pub seats: Vec<Account>,
    pub decisions: Vec<Decision>,
}

impl Analysis {
    /// The numbers, from 0, of the costliest mistakes, the costliest first.
    pub fn costliest(&self, most: usize) -> Vec<usize> {
        let mut mistakes: Vec<usize> =
            (0..self.decisions.len()).filter(|&at| self.decisions[at].better.is_some()).collect();
        mistakes.sort_by_key(|&at| std::cmp::Reverse(self.decisions[at].cost));
        mistakes.truncate(most);
        mistakes
    }
}

/// A finished game that is about to be looked back on.
#[derive(Debug)]
pub struct Study {
    record: Record,
    sha256: Hex<32>,
    /// The game at its end.
    table: Box<dyn Table>,
    outcome: Outcome,
    moves: Vec<Move>,
}

impl Study {
    pub fn open(text: &str) -> Result<Self, Unfit> {
        let record = record::read(text)?;
        let table = verify::open(&record)?;
        let outcome = table.outcome().ok_or(Unfit::Unfinished)?;
        let sha256 = sha256(json::write(&record).get().as_bytes());
        // RC-E2: what the table does itself, telling the time, nobody decides.
        let moves = record.inputs().enumerate().filter_map(|(input, done)| {
            let action = done.action.clone();
            done.seat.map(|seat| Move { input, seat, action })
        });
        let moves = moves.collect();
        Ok(Self { record, sha256, table, outcome, moves })
    }

    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// How many decisions there are to think about.
    pub fn decisions(&self) -> usize {
        self.moves.len()
    }

    /// Thinks about every decision, several at a time, and calls `done` after each.
    pub fn analyse(&self, thinking: Thinking, clock: &Clock, workers: usize, done: &(dyn Fn() + Sync)) -> Analysis {
        let patience = || -> Box<dyn FnMut() -> bool> {
            match thinking {
                Thinking::Iterations(iterations) => Box::new(counted(iterations)),
                Thinking::Millis(millis) => clock(millis),
            }
        };
        let next = AtomicUsize::new(0);
        let work = || self.work(&next, &patience, done);
        let mut opinions = thread::scope(|scope| {
            let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            let results = workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic"));
            results.collect::<Vec<_>>()
        });
        opinions.sort_by_key(|(number, _)| *number);
        let moves = self.moves.iter().cloned().zip(opinions.into_iter().map(|(_, opinion)| opinion));
        let Story { decisions, accounts } = Story::tell(moves.collect(), &self.outcome);
        Analysis {
            format: FORMAT,
            game: self.table.spec().name,
            record: self.sha256,
            thinking,
            names: self.table.names().to_vec(),
            outcome: self.outcome,
            seats: accounts,
            decisions,
        }
    }

    /// Weighs one move after another that nobody else has taken on.
    fn work(
        &self,
        next: &AtomicUsize,
        patience: &dyn Fn() -> Box<dyn FnMut() -> bool>,
        done: &dyn Fn(),
    ) -> Vec<(usize, Opinion)> {
        let verified = "the record was verified";
        let mut replay = Replay::new(self.record.clone()).expect(verified);
        let mut opinions = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(Move { input, seat, action }) = self.moves.get(number) else { return opinions };
            while replay.position() < *input {
                replay.forward().expect(verified);
            }
            let rng = &mut Rng::new(self.seed(*input));
            let brings_news = replay.table().brings_news(*seat, action, rng).expect(verified);
            let weighed = replay.table().weigh(*seat, action, rng, &mut patience()).expect(verified);
            opinions.push((number, Opinion { weighed, brings_news }));
            done();
        }
    }

    /// The chance in the thoughts about one input. It follows from the record, so that the same record is always thought
    /// about alike, and from its hash only, so that the thoughts know nothing of the pile.
    fn seed(&self, input: usize) -> Seed {
        Seed(sha256(format!("analysis {} {input}", self.sha256).as_bytes()).0)
    }
}
