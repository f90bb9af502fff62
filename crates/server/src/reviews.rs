//! Finished games that a king looks back on: one after another, on threads that leave everything else the way.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use arena::clock;
use catalog::analysis::usual_thinking;
use catalog::{Analysis, Study, json};
use store::{GuestId, RoomId, Store};
use tokio::sync::oneshot;

use crate::denied::Denied;

/// So many games may wait; then whoever brings one more is asked to come back.
const QUEUE: usize = 8;

/// So many of them may be one guest's.
const OF_ONE_GUEST: usize = 2;

/// Looking back is less urgent than any bot's move.
const NICENESS: i32 = 15;

/// How far the king has come with a game.
#[derive(Debug)]
struct Progress {
    asked_by: GuestId,
    done: AtomicUsize,
    of: usize,
}

#[derive(Debug)]
struct Job {
    study: Study,
    progress: Arc<Progress>,
    ready: oneshot::Sender<Analysis>,
}

/// What is not ready when the house closes is begun again when somebody asks for it.
#[derive(Clone, Debug)]
pub struct Reviews {
    jobs: SyncSender<Job>,
    working: Arc<Mutex<HashMap<RoomId, Arc<Progress>>>>,
}

impl Reviews {
    /// Each game is thought about by so many threads together.
    pub fn start(threads: usize) -> Self {
        let (jobs, waiting) = mpsc::sync_channel(QUEUE);
        let named = thread::Builder::new().name("reviewer".to_owned());
        named.spawn(move || work(&waiting, threads)).expect("the system has a thread left");
        Self { jobs, working: Arc::default() }
    }

    /// How many decisions of a table's game the king has thought about, and of how many; none if he does not.
    pub fn progress(&self, room: RoomId) -> Option<(usize, usize)> {
        self.working().get(&room).map(|progress| (progress.done.load(Ordering::Relaxed), progress.of))
    }

    /// That there is room for another game of this guest's.
    pub fn check_place(&self, guest: GuestId) -> Result<(), Denied> {
        let working = self.working();
        let of_theirs = working.values().filter(|progress| progress.asked_by == guest).count();
        if of_theirs < OF_ONE_GUEST { Ok(()) } else { Err(Denied::ManyReviews) }
    }

    /// Begins to look back on a game, unless that has begun. What comes of it is kept in the store.
    pub fn begin(&self, store: &Store, room: RoomId, asked_by: GuestId, study: Study) -> Result<(), Denied> {
        let mut working = self.working();
        if working.contains_key(&room) {
            return Ok(());
        }
        let progress = Arc::new(Progress { asked_by, done: AtomicUsize::new(0), of: study.decisions() });
        let (ready, answer) = oneshot::channel();
        let job = Job { study, progress: Arc::clone(&progress), ready };
        self.jobs.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => Denied::ManyReviews,
            TrySendError::Disconnected(_) => Denied::Unavailable,
        })?;
        working.insert(room, progress);
        let (reviews, store) = (self.clone(), store.clone());
        tokio::spawn(async move {
            if let Ok(analysis) = answer.await
                && let Err(error) = store.save_review(room, json::write(&analysis).get().to_owned()).await
            {
                tracing::error!(table = %room, %error, "a review cannot be kept");
            }
            reviews.working().remove(&room);
        });
        Ok(())
    }

    fn working(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<Progress>>> {
        self.working.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn work(waiting: &Receiver<Job>, threads: usize) {
    // The threads that share the work have the priority of the one they come from.
    #[cfg(target_os = "linux")]
    let _as_well_without = rustix::process::nice(NICENESS);
    while let Ok(Job { study, progress, ready }) = waiting.recv() {
        // The house has closed in the meantime.
        if ready.is_closed() {
            continue;
        }
        let thinking = usual_thinking(study.table().spec().name);
        let step = || _ = progress.done.fetch_add(1, Ordering::Relaxed);
        let _house_closed = ready.send(study.analyse(thinking, clock::until, threads, &step));
    }
}
