//! The few threads on which bots think, so that however many there are, people's moves are never in their way for long.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use arena::clock;
use bots::{Level, Thinking};
use catalog::json::Json;
use catalog::mind::Mind;
use ratskeller_core::{Rng, Seed};
use tokio::sync::oneshot;

use crate::randomness;

/// How long a king thinks when nobody else waits.
const MILLIS: u64 = 500;
/// How long at least, however many wait.
const LEAST_MILLIS: u64 = 40;

/// Thinking is less urgent than serving people.
const NICENESS: i32 = 10;

#[derive(Debug)]
struct Question {
    mind: Box<dyn Mind>,
    level: Level,
    answer: oneshot::Sender<Json>,
}

#[derive(Clone, Debug)]
pub struct Thinkers {
    questions: Sender<Question>,
    waiting: Arc<AtomicUsize>,
}

impl Thinkers {
    pub fn start(threads: usize) -> Self {
        let (questions, asked) = mpsc::channel();
        let asked = Arc::new(Mutex::new(asked));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads {
            let (asked, waiting) = (Arc::clone(&asked), Arc::clone(&waiting));
            let named = thread::Builder::new().name(format!("thinker {number}"));
            named.spawn(move || think(&asked, &waiting, threads)).expect("the system has a thread left");
        }
        Self { questions, waiting }
    }

    /// What a bot does with what it knows. None if the house is closing.
    pub async fn ask(&self, mind: Box<dyn Mind>, level: Level) -> Option<Json> {
        let (answer, answered) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        self.questions.send(Question { mind, level, answer }).ok()?;
        answered.await.ok()
    }

    /// How many wait for an answer.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

fn think(asked: &Mutex<Receiver<Question>>, waiting: &AtomicUsize, threads: usize) {
    #[cfg(target_os = "linux")]
    let _as_well_without = rustix::process::nice(NICENESS);
    loop {
        let question = asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question { mind, level, answer }) = question else { return };
        let crowd = waiting.load(Ordering::Relaxed) / threads;
        let millis = (MILLIS / crowd.max(1) as u64).max(LEAST_MILLIS);
        let mut patience = Thinking::Millis(millis).begin(clock::until);
        let mut rng = Rng::new(Seed(randomness::bytes()));
        let thought = mind.think(level, &mut rng, &mut *patience);
        waiting.fetch_sub(1, Ordering::Relaxed);
        let _table_gone = answer.send(thought.action);
    }
}
