//! Threads for what takes long. Whoever asks has their turn after everybody else who asks, however much they ask for; and what
//! panics is lost alone.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The house closes.
    Closing,
    /// Whoever worked on it stumbled; the log says over what.
    Stumbled,
}

type Job = Box<dyn FnOnce() + Send>;

struct Queue<K> {
    jobs: HashMap<K, VecDeque<Job>>,
    /// Everybody who has a job waiting, in the order of their turns.
    turns: VecDeque<K>,
    closing: bool,
}

struct Desk<K> {
    queue: Mutex<Queue<K>>,
    asked: Condvar,
}

/// The threads end when this is dropped.
pub struct Crew<K>(Arc<Desk<K>>);

impl<K> Desk<K> {
    fn queue(&self) -> MutexGuard<'_, Queue<K>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash + Clone> Queue<K> {
    fn add(&mut self, who: K, job: Job) {
        let jobs = self.jobs.entry(who.clone()).or_default();
        if jobs.is_empty() {
            self.turns.push_back(who);
        }
        jobs.push_back(job);
    }

    fn next(&mut self) -> Option<Job> {
        let who = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&who)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&who);
        } else {
            self.turns.push_back(who);
        }
        job
    }
}

impl<K: Eq + Hash + Clone + Send + 'static> Crew<K> {
    /// So many threads of this name, which leave those the way that are less nice.
    pub fn start(name: &str, threads: usize, niceness: i32) -> Self {
        let queue = Mutex::new(Queue { jobs: HashMap::new(), turns: VecDeque::new(), closing: false });
        let desk = Arc::new(Desk { queue, asked: Condvar::new() });
        for number in 0..threads {
            let desk = Arc::clone(&desk);
            let named = thread::Builder::new().name(format!("{name} {number}"));
            named.spawn(move || work(&desk, niceness)).expect("the system has a thread left");
        }
        Self(desk)
    }

    /// Has something done for somebody. What nobody waits for any more when its turn comes is not begun.
    pub async fn ask<T: Send + 'static>(&self, who: K, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Lost> {
        let (answer, answered) = oneshot::channel();
        let job = move || {
            if answer.is_closed() {
                return;
            }
            let done = catch_unwind(AssertUnwindSafe(work)).map_err(|_| {
                tracing::error!(thread = thread::current().name(), "a thought ended in a panic");
                Lost::Stumbled
            });
            let _gone = answer.send(done);
        };
        self.0.queue().add(who, Box::new(job));
        self.0.asked.notify_one();
        answered.await.unwrap_or(Err(Lost::Closing))
    }
}

impl<K> Drop for Crew<K> {
    fn drop(&mut self) {
        self.0.queue().closing = true;
        self.0.asked.notify_all();
    }
}

impl<K> fmt::Debug for Crew<K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Crew").field("waiting", &self.0.queue().turns.len()).finish()
    }
}

fn work<K: Eq + Hash + Clone>(desk: &Desk<K>, niceness: i32) {
    #[cfg(target_os = "linux")]
    let _as_well_without = rustix::process::nice(niceness);
    loop {
        let mut queue = desk.queue();
        let job = loop {
            if queue.closing {
                return;
            }
            match queue.next() {
                Some(job) => break job,
                None => queue = desk.asked.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(queue);
        job();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Gives the only thread something to do until what comes back is dropped.
    async fn busy(crew: &Arc<Crew<&'static str>>) -> mpsc::Sender<()> {
        let (finish, finished) = mpsc::channel::<()>();
        let (begin, begins) = oneshot::channel();
        let crew = Arc::clone(crew);
        tokio::spawn(async move {
            let wait = move || {
                begin.send(()).unwrap();
                let _dropped = finished.recv();
            };
            crew.ask("somebody else", wait).await
        });
        begins.await.unwrap();
        finish
    }

    #[tokio::test]
    async fn whoever_asks_once_does_not_wait_for_everything_that_another_asks() {
        let crew = Arc::new(Crew::start("worker", 1, 0));
        let finish = busy(&crew).await;
        let (done, order) = mpsc::channel();
        let mut asked = Vec::new();
        for who in ["a", "a", "a", "a", "b", "c", "b"] {
            let (crew, done) = (Arc::clone(&crew), done.clone());
            let waiting = |crew: &Crew<_>| crew.0.queue().jobs.values().map(VecDeque::len).sum::<usize>();
            let before = waiting(&crew);
            let asking = Arc::clone(&crew);
            asked.push(tokio::spawn(async move { asking.ask(who, move || done.send(who).unwrap()).await }));
            while waiting(&crew) == before {
                tokio::task::yield_now().await;
            }
        }
        drop((finish, done));
        for answer in asked {
            answer.await.unwrap().unwrap();
        }
        assert_eq!(order.iter().collect::<Vec<_>>(), ["a", "b", "c", "a", "b", "a", "a"]);
    }

    #[tokio::test]
    async fn what_panics_is_lost_alone() {
        let crew = Crew::start("worker", 1, 0);
        assert_eq!(crew.ask("a", || panic!("planted")).await, Err::<(), _>(Lost::Stumbled));
        assert_eq!(crew.ask("a", || 7).await, Ok(7), "the same thread goes on");
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_begun() {
        let crew = Arc::new(Crew::start("worker", 1, 0));
        let finish = busy(&crew).await;
        let (tell, told) = mpsc::channel();
        let asking = Arc::clone(&crew);
        let given_up = tokio::spawn(async move { asking.ask("a", move || tell.send(())).await });
        while crew.0.queue().turns.is_empty() {
            tokio::task::yield_now().await;
        }
        given_up.abort();
        assert!(given_up.await.unwrap_err().is_cancelled());
        drop(finish);
        assert_eq!(crew.ask("b", || 7).await, Ok(7));
        assert_eq!(told.try_recv(), Err(mpsc::TryRecvError::Disconnected));
    }
}
