//! The few threads on which bots think, so that however many there are, people's moves are never in their way for long; and
//! whoever has many bots think waits for them longer, not everybody else.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::mind::Mind;
use catalog::{Level, Thinking, clock};
use ratskeller_core::{ActionId, Rng, Seed};
use store::GuestId;

use crate::crew::{Crew, Lost};
use crate::randomness;

/// How long a king thinks when nobody else waits.
const MILLIS: u64 = 500;
/// How long at least, however many wait.
const LEAST_MILLIS: u64 = 40;

/// Thinking is less urgent than serving people.
const NICENESS: i32 = 10;

/// From where a table is played at; none if nobody knows. All those have one turn together.
pub type PlayedFrom = Option<IpAddr>;

#[derive(Debug)]
pub struct Thinkers {
    crew: Crew<PlayedFrom, GuestId>,
    threads: usize,
    crowd: Arc<Mutex<Crowd>>,
}

/// How many thoughts are waited for, by place and by whose tables they are for.
#[derive(Debug, Default)]
struct Crowd(HashMap<PlayedFrom, HashMap<GuestId, usize>>);

impl Crowd {
    fn add(&mut self, place: PlayedFrom, host: GuestId) {
        *self.0.entry(place).or_default().entry(host).or_default() += 1;
    }

    fn remove(&mut self, place: PlayedFrom, host: GuestId) {
        let Some(hosts) = self.0.get_mut(&place) else { return };
        if let Some(own) = hosts.get_mut(&host) {
            *own -= 1;
        }
        hosts.retain(|_, own| *own > 0);
        self.0.retain(|_, hosts| !hosts.is_empty());
    }

    fn of(&self, place: PlayedFrom, host: GuestId) -> usize {
        self.0.get(&place).and_then(|hosts| hosts.get(&host)).copied().unwrap_or(0)
    }

    /// How many thoughts there are until this host's tables at this place have each had one, beside all those that go in
    /// between: one of each place, of each host at the same place, and all of the host's own. What others have waiting
    /// behind theirs does not count, so that whoever lets many think shortens their own thoughts.
    fn turns(&self, place: PlayedFrom, host: GuestId) -> usize {
        let hosts = self.0.get(&place).map_or(0, HashMap::len);
        (self.0.len() + hosts + self.of(place, host)).saturating_sub(2)
    }

    fn in_all(&self) -> usize {
        self.0.values().flat_map(HashMap::values).sum()
    }
}

fn locked(crowd: &Mutex<Crowd>) -> MutexGuard<'_, Crowd> {
    crowd.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One of those who wait for an answer.
struct Waiting {
    crowd: Arc<Mutex<Crowd>>,
    place: PlayedFrom,
    host: GuestId,
}

impl Waiting {
    fn among(crowd: &Arc<Mutex<Crowd>>, place: PlayedFrom, host: GuestId) -> Self {
        locked(crowd).add(place, host);
        Self { crowd: Arc::clone(crowd), place, host }
    }

    fn turns(&self) -> usize {
        locked(&self.crowd).turns(self.place, self.host)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        locked(&self.crowd).remove(self.place, self.host);
    }
}

/// How long a king thinks who shares so many threads with so many.
fn millis(turns: usize, threads: usize) -> u64 {
    (MILLIS / (turns / threads).max(1) as u64).max(LEAST_MILLIS)
}

impl Thinkers {
    pub fn start(threads: usize) -> Self {
        Self { crew: Crew::start("thinker", threads, NICENESS), threads, crowd: Arc::default() }
    }

    /// What a bot does with what it knows, at a table of this host's that is played at from this place.
    pub async fn ask(
        &self,
        place: PlayedFrom,
        host: GuestId,
        mind: Box<dyn Mind>,
        level: Level,
    ) -> Result<ActionId, Lost> {
        let (waiting, threads) = (Waiting::among(&self.crowd, place, host), self.threads);
        let think = move || {
            let mut patience = Thinking::Millis(millis(waiting.turns(), threads)).begin(clock::until);
            let mut rng = Rng::new(Seed(randomness::bytes()));
            mind.think(level, &mut rng, &mut *patience).action
        };
        self.crew.ask(place, host, think).await
    }

    /// Those of a simulation, where whoever asks thinks at once.
    #[cfg(test)]
    pub fn without_threads() -> Self {
        Self { threads: 1, ..Self::start(0) }
    }

    /// How many wait for an answer.
    pub fn waiting(&self) -> usize {
        locked(&self.crowd).in_all()
    }

    /// How many of them for this host's tables at this place.
    #[cfg(test)]
    pub fn waiting_for(&self, place: PlayedFrom, host: GuestId) -> usize {
        locked(&self.crowd).of(place, host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Thought;

    /// Thinks of one thing only, or of nothing.
    #[derive(Debug)]
    struct Fixed(Option<ActionId>);

    impl Mind for Fixed {
        fn think(&self, _: Level, _: &mut Rng, _: &mut dyn FnMut() -> bool) -> Thought<ActionId> {
            self.0.expect("a panic that was planted").into()
        }
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_told_and_the_next_is_thought_by_the_same_thread() {
        let thinkers = Thinkers::start(1);
        let ask = |mind| thinkers.ask(None, GuestId(1), Box::new(Fixed(mind)), Level::King);
        assert_eq!(ask(None).await.unwrap_err(), Lost::Stumbled);
        assert_eq!(ask(Some(ActionId(7))).await, Ok(ActionId(7)));
        assert_eq!(thinkers.waiting(), 0);
    }

    #[test]
    fn whoever_lets_many_kings_think_shortens_their_own_thoughts_and_nobody_elses() {
        let mut crowd = Crowd::default();
        let place = |last| Some(IpAddr::from([192, 0, 2, last]));
        let (greedy, neighbour, polite) = (GuestId(1), GuestId(2), GuestId(3));
        crowd.add(place(2), polite);
        assert_eq!(millis(crowd.turns(place(2), polite), 1), MILLIS, "alone");
        for _ in 0..200 {
            crowd.add(place(1), greedy);
        }
        crowd.add(place(1), neighbour);
        assert_eq!(millis(crowd.turns(place(2), polite), 1), MILLIS / 2, "two places");
        assert_eq!(millis(crowd.turns(place(1), neighbour), 1), MILLIS / 3, "two places, two hosts at one of them");
        assert_eq!(millis(crowd.turns(place(1), greedy), 1), LEAST_MILLIS);
        assert_eq!(millis(crowd.turns(place(2), polite), 2), MILLIS, "one thread for each");
        for _ in 0..200 {
            crowd.remove(place(1), greedy);
        }
        crowd.remove(place(1), neighbour);
        crowd.remove(place(2), polite);
        assert!(crowd.0.is_empty(), "whoever waits for nothing is forgotten");
    }
}
