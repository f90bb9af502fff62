//! The few threads on which bots think, so that however many there are, people's moves are never in their way for long; and
//! whoever has many bots think waits for them longer, not everybody else.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use arena::clock;
use bots::{Level, Thinking};
use catalog::json::Json;
use catalog::mind::Mind;
use ratskeller_core::{Rng, Seed};
use store::GuestId;

use crate::crew::{Crew, Lost};
use crate::randomness;

/// How long a king thinks when nobody else waits.
const MILLIS: u64 = 500;
/// How long at least, however many wait.
const LEAST_MILLIS: u64 = 40;

/// Thinking is less urgent than serving people.
const NICENESS: i32 = 10;

#[derive(Debug)]
pub struct Thinkers {
    crew: Crew<GuestId>,
    threads: usize,
    waiting: Arc<AtomicUsize>,
}

/// One of those who wait for an answer.
struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    fn among(waiting: &Arc<AtomicUsize>) -> Self {
        waiting.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(waiting))
    }

    /// Of how many.
    fn crowd(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    pub fn start(threads: usize) -> Self {
        Self { crew: Crew::start("thinker", threads, NICENESS), threads, waiting: Arc::default() }
    }

    /// What a bot does with what it knows, at a table of this host's.
    pub async fn ask(&self, host: GuestId, mind: Box<dyn Mind>, level: Level) -> Result<Json, Lost> {
        let (waiting, threads) = (Waiting::among(&self.waiting), self.threads);
        let think = move || {
            let millis = (MILLIS / (waiting.crowd() / threads).max(1) as u64).max(LEAST_MILLIS);
            let mut patience = Thinking::Millis(millis).begin(clock::until);
            let mut rng = Rng::new(Seed(randomness::bytes()));
            mind.think(level, &mut rng, &mut *patience).action
        };
        self.crew.ask(host, think).await
    }

    /// How many wait for an answer.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use bots::Thought;
    use catalog::json;

    use super::*;

    /// Thinks of one thing only, or of nothing.
    #[derive(Debug)]
    struct Fixed(Option<&'static str>);

    impl Mind for Fixed {
        fn think(&self, _: Level, _: &mut Rng, _: &mut dyn FnMut() -> bool) -> Thought<Json> {
            let action = json::write(self.0.expect("a panic that was planted"));
            Thought { action, value: None, alternatives: Vec::new() }
        }
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_told_and_the_next_is_thought_by_the_same_thread() {
        let thinkers = Thinkers::start(1);
        let ask = |mind| thinkers.ask(GuestId(1), Box::new(Fixed(mind)), Level::King);
        assert_eq!(ask(None).await.unwrap_err(), Lost::Stumbled);
        assert_eq!(ask(Some("reveal")).await.unwrap().get(), "\"reveal\"");
        assert_eq!(thinkers.waiting(), 0);
    }
}
