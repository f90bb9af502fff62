//! Finished games that a king looks back on, on threads that leave everything else the way: one guest's after another's, and
//! long games aside, so that nobody waits for them who has a short one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::{Study, Thinking, clock, json};
use store::{Cluster, GuestId, NodeId, RoomId, Store};
use tokio::time::sleep;

use crate::crew::Crew;
use crate::denied::Denied;
use crate::limits::{Permit, refused};
use crate::parallel;
use crate::quotas::{Grant, Quotas};

/// So many games may wait; then whoever brings one more is asked to come back.
const QUEUE: usize = 16;

/// So many of them may be one guest's.
const OF_ONE_GUEST: usize = 2;

/// A game with more decisions than this waits among the long ones.
const LONG: usize = 400;

/// How often other nodes are told how far the king has come.
const TELL_EVERY: Duration = Duration::from_secs(1);

/// Looking back is less urgent than any bot's move.
const NICENESS: i32 = 15;

/// How far the king has come with a game.
#[derive(Debug)]
struct ReviewProgress {
    done: AtomicUsize,
    of: usize,
}

/// Room for one more game of a guest's, for as long as it is kept.
#[derive(Debug)]
pub struct QueueSlot {
    guest: GuestId,
    _of_the_guest: Grant<GuestId>,
    _of_the_address: Permit,
}

/// What is not ready when the house closes is begun again when somebody asks for it.
#[derive(Clone, Debug)]
pub struct Reviews(Arc<Chamber>);

#[derive(Debug)]
struct Chamber {
    short: Crew<GuestId>,
    long: Crew<GuestId>,
    threads: usize,
    /// How often a king thinks of each decision; none: as usual for the game.
    iterations: Option<u64>,
    places: Quotas<GuestId>,
    working: Mutex<HashMap<RoomId, Arc<ReviewProgress>>>,
}

impl Reviews {
    /// Each game is thought about by so many threads together.
    pub fn start(threads: usize, iterations: Option<u64>) -> Self {
        // The threads that share the work have the priority of the one they come from.
        let crew = |name| Crew::start(name, 1, NICENESS);
        let (short, long) = (crew("reviewer"), crew("reviewer of long games"));
        let places = Quotas::new(OF_ONE_GUEST, QUEUE);
        Self(Arc::new(Chamber { short, long, threads, iterations, places, working: Mutex::default() }))
    }

    /// Those of a simulation, where nobody looks back.
    #[cfg(test)]
    pub fn without_threads() -> Self {
        let (short, long) = (Crew::start("", 0, 0), Crew::start("", 0, 0));
        let (places, working) = (Quotas::new(OF_ONE_GUEST, QUEUE), Mutex::default());
        Self(Arc::new(Chamber { short, long, threads: 1, iterations: None, places, working }))
    }

    /// How many decisions of a table's game the king has thought about, and of how many; none if he does not.
    pub fn progress(&self, room: RoomId) -> Option<(usize, usize)> {
        self.working().get(&room).map(|progress| (progress.done.load(Ordering::Relaxed), progress.of))
    }

    /// Takes room for another game of this guest's, beside what their address may have.
    pub fn place(&self, guest: GuestId, of_the_address: Permit) -> Result<QueueSlot, Denied> {
        let of_the_guest = self.0.places.take(guest, 1).ok_or_else(|| {
            refused("reviews");
            Denied::ManyReviews
        })?;
        Ok(QueueSlot { guest, _of_the_guest: of_the_guest, _of_the_address: of_the_address })
    }

    /// Begins to look back on a game, unless that has begun, here or at another node. What comes of it is kept in the store.
    pub async fn begin(
        &self,
        store: &Store,
        node: Option<NodeId>,
        room: RoomId,
        place: QueueSlot,
        study: Study,
    ) -> Result<(), store::Error> {
        let claim = store.cluster().zip(node);
        if let Some((cluster, node)) = claim
            && !cluster.claim_review(node, room, study.decisions()).await?
        {
            return Ok(());
        }
        self.begin_here(store, claim.map(|(_, node)| node), room, place, study);
        Ok(())
    }

    fn begin_here(&self, store: &Store, node: Option<NodeId>, room: RoomId, place: QueueSlot, study: Study) {
        let progress = Arc::new(ReviewProgress { done: AtomicUsize::new(0), of: study.decisions() });
        {
            let mut working = self.working();
            if working.contains_key(&room) {
                return;
            }
            working.insert(room, Arc::clone(&progress));
        }
        let (reviews, store) = (self.clone(), store.clone());
        let (threads, iterations) = (self.0.threads, self.0.iterations);
        let begun = Arc::clone(&progress);
        tokio::spawn(async move {
            let crew = if progress.of > LONG { &reviews.0.long } else { &reviews.0.short };
            let analyse = move || {
                let usual = || study.table().deck().game.usual_thinking();
                let thinking = iterations.map_or_else(usual, Thinking::Iterations);
                let step = || _ = progress.done.fetch_add(1, Ordering::Relaxed);
                study.analyse(thinking, clock::until, &|work| parallel::run(threads, work), &step)
            };
            let told = Arc::clone(&begun);
            let asked = store.clone();
            let thinking = crew.ask(place.guest, (), analyse);
            let telling = async move {
                match asked.cluster().zip(node) {
                    Some((cluster, node)) => tell(cluster, node, room, &told).await,
                    None => std::future::pending().await,
                }
            };
            let thought = tokio::select! {
                thought = thinking => thought,
                () = telling => unreachable!("it is told as long as it is thought about"),
            };
            if let Ok(analysis) = thought {
                let mut kept = store.save_review(room, json::write(&analysis).get().to_owned()).await;
                if !reviews.is_wanted(room, &begun) {
                    kept = store.forget_review(room).await;
                }
                kept.unwrap_or_else(|error| tracing::error!(table = %room, %error, "a review cannot be kept"));
            }
            if reviews.is_wanted(room, &begun) {
                reviews.working().remove(&room);
            }
            if let Some((cluster, node)) = store.cluster().zip(node)
                && let Err(error) = cluster.give_up_review(node, room).await
            {
                tracing::warn!(table = %room, %error, "others believe that a review goes on here");
            }
            drop(place);
        });
    }

    /// The same, wherever in the house it is.
    pub async fn progress_anywhere(
        &self,
        store: &Store,
        node: Option<NodeId>,
        room: RoomId,
    ) -> Result<Option<(usize, usize)>, store::Error> {
        match (self.progress(room), store.cluster().zip(node)) {
            (None, Some((cluster, node))) => cluster.review_elsewhere(node, room).await,
            (here, _) => Ok(here),
        }
    }

    /// What comes of a game that is being looked back on is not kept: somebody in it is called otherwise by now.
    pub fn forget(&self, room: RoomId) {
        self.working().remove(&room);
    }

    fn is_wanted(&self, room: RoomId, begun: &Arc<ReviewProgress>) -> bool {
        self.working().get(&room).is_some_and(|progress| Arc::ptr_eq(progress, begun))
    }

    fn working(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<ReviewProgress>>> {
        self.0.working.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn tell(cluster: &Cluster, node: NodeId, room: RoomId, progress: &ReviewProgress) {
    loop {
        sleep(TELL_EVERY).await;
        if let Err(error) = cluster.tell_of_review(node, room, progress.done.load(Ordering::Relaxed)).await {
            tracing::debug!(table = %room, %error, "nobody is told how far a review has come");
        }
    }
}
