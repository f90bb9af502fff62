//! Threads for what takes long. Whoever asks has their turn after everybody else who asks, however much they ask for, and those
//! who come from one place have one turn together; and what panics is lost alone.

use std::collections::hash_map::Entry;
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

/// Lines with something in them, and whose turn it is to take from theirs.
struct Turns<K, L> {
    lines: HashMap<K, L>,
    order: VecDeque<K>,
}

/// By place first, and by who asks there.
type Places<P, K> = Turns<P, Turns<K, VecDeque<Job>>>;

struct Queue<P, K> {
    jobs: Places<P, K>,
    closing: bool,
}

struct Desk<P, K> {
    queue: Mutex<Queue<P, K>>,
    asked: Condvar,
    #[cfg(test)]
    has_threads: bool,
}

/// The threads end when this is dropped. Where it does not matter from which place somebody comes, everybody is a place.
pub struct Crew<P, K = ()>(Arc<Desk<P, K>>);

impl<P, K> Desk<P, K> {
    fn queue(&self) -> MutexGuard<'_, Queue<P, K>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Self {
        Self { lines: HashMap::new(), order: VecDeque::new() }
    }
}

impl<K: Eq + Hash + Clone, L: Default> Turns<K, L> {
    /// Somebody's line, for something to be put into it.
    fn line(&mut self, who: K) -> &mut L {
        match self.lines.entry(who) {
            Entry::Occupied(line) => line.into_mut(),
            Entry::Vacant(place) => {
                self.order.push_back(place.key().clone());
                place.insert(L::default())
            }
        }
    }

    /// Has something taken from the line whose turn it is.
    fn next<T>(&mut self, take: impl FnOnce(&mut L) -> Option<T>, is_empty: impl FnOnce(&L) -> bool) -> Option<T> {
        let who = self.order.pop_front()?;
        let line = self.lines.get_mut(&who)?;
        let taken = take(line);
        if is_empty(line) {
            self.lines.remove(&who);
        } else {
            self.order.push_back(who);
        }
        taken
    }
}

impl<P: Eq + Hash + Clone, K: Eq + Hash + Clone> Places<P, K> {
    fn add(&mut self, place: P, who: K, job: Job) {
        self.line(place).line(who).push_back(job);
    }

    fn next_job(&mut self) -> Option<Job> {
        self.next(|here| here.next(VecDeque::pop_front, VecDeque::is_empty), |here| here.order.is_empty())
    }
}

impl<P: Eq + Hash + Clone + Send + 'static, K: Eq + Hash + Clone + Send + 'static> Crew<P, K> {
    /// So many threads of this name, which leave those the way that are less nice.
    pub fn start(name: &str, threads: usize, niceness: i32) -> Self {
        let queue = Mutex::new(Queue { jobs: Turns::default(), closing: false });
        let desk = Arc::new(Desk {
            queue,
            asked: Condvar::new(),
            #[cfg(test)]
            has_threads: threads > 0,
        });
        for number in 0..threads {
            let desk = Arc::clone(&desk);
            let named = thread::Builder::new().name(format!("{name} {number}"));
            named.spawn(move || work(&desk, niceness)).expect("the system has a thread left");
        }
        Self(desk)
    }

    /// Has something done for somebody at some place. What nobody waits for any more when its turn comes is not begun.
    pub async fn ask<T: Send + 'static>(
        &self,
        place: P,
        who: K,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Lost> {
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
        self.0.queue().jobs.add(place, who, Box::new(job));
        self.0.asked.notify_one();
        #[cfg(test)]
        self.work_if_nobody_else_does();
        answered.await.unwrap_or(Err(Lost::Closing))
    }
}

#[cfg(test)]
impl<P: Eq + Hash + Clone, K: Eq + Hash + Clone> Crew<P, K> {
    /// A simulation has no threads: whoever asks does it at once.
    fn work_if_nobody_else_does(&self) {
        if self.0.has_threads {
            return;
        }
        let job = self.0.queue().jobs.next_job();
        if let Some(job) = job {
            job();
        }
    }
}

impl<P, K> Drop for Crew<P, K> {
    fn drop(&mut self) {
        self.0.queue().closing = true;
        self.0.asked.notify_all();
    }
}

impl<P, K> fmt::Debug for Crew<P, K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Crew").field("waiting", &self.0.queue().jobs.order.len()).finish()
    }
}

fn work<P: Eq + Hash + Clone, K: Eq + Hash + Clone>(desk: &Desk<P, K>, niceness: i32) {
    #[cfg(target_os = "linux")]
    let _as_well_without = rustix::process::nice(niceness);
    loop {
        let mut queue = desk.queue();
        let job = loop {
            if queue.closing {
                return;
            }
            match queue.jobs.next_job() {
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

    type TestCrew = Crew<&'static str, &'static str>;

    /// Gives the only thread something to do until what comes back is dropped.
    async fn busy(crew: &Arc<TestCrew>) -> mpsc::Sender<()> {
        let (finish, finished) = mpsc::channel::<()>();
        let (begin, begins) = oneshot::channel();
        let crew = Arc::clone(crew);
        tokio::spawn(async move {
            let wait = move || {
                begin.send(()).unwrap();
                let _dropped = finished.recv();
            };
            crew.ask("elsewhere", "somebody else", wait).await
        });
        begins.await.unwrap();
        finish
    }

    /// The order in which those have their turns who ask one after another.
    async fn order_of(asking: &[(&'static str, &'static str)]) -> Vec<&'static str> {
        let crew = Arc::new(Crew::start("worker", 1, 0));
        let finish = busy(&crew).await;
        let (done, order) = mpsc::channel();
        let mut asked = Vec::new();
        for (place, who) in asking.iter().copied() {
            let (crew, done) = (Arc::clone(&crew), done.clone());
            let waiting = |crew: &TestCrew| {
                let queue = crew.0.queue();
                queue.jobs.lines.values().flat_map(|here| here.lines.values()).map(VecDeque::len).sum::<usize>()
            };
            let before = waiting(&crew);
            let asking = Arc::clone(&crew);
            asked.push(tokio::spawn(async move { asking.ask(place, who, move || done.send(who).unwrap()).await }));
            while waiting(&crew) == before {
                tokio::task::yield_now().await;
            }
        }
        drop((finish, done));
        for answer in asked {
            answer.await.unwrap().unwrap();
        }
        order.iter().collect()
    }

    #[tokio::test]
    async fn whoever_asks_once_does_not_wait_for_everything_that_another_asks() {
        let asking = ["a", "a", "a", "a", "b", "c", "b"].map(|who| ("here", who));
        assert_eq!(order_of(&asking).await, ["a", "b", "c", "a", "b", "a", "a"]);
    }

    #[tokio::test]
    async fn however_many_ask_at_one_place_another_waits_for_one_of_them() {
        let crowd = ["a", "b", "c", "a"].map(|who| ("here", who));
        let asking = [crowd.as_slice(), &[("there", "x"), ("there", "x")]].concat();
        assert_eq!(order_of(&asking).await, ["a", "x", "b", "x", "c", "a"]);
    }

    #[tokio::test]
    async fn what_panics_is_lost_alone() {
        let crew = Crew::start("worker", 1, 0);
        assert_eq!(crew.ask("here", "a", || panic!("planted")).await, Err::<(), _>(Lost::Stumbled));
        assert_eq!(crew.ask("here", "a", || 7).await, Ok(7), "the same thread goes on");
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_begun() {
        let crew = Arc::new(Crew::start("worker", 1, 0));
        let finish = busy(&crew).await;
        let (tell, told) = mpsc::channel();
        let asking = Arc::clone(&crew);
        let given_up = tokio::spawn(async move { asking.ask("here", "a", move || tell.send(())).await });
        while crew.0.queue().jobs.order.is_empty() {
            tokio::task::yield_now().await;
        }
        given_up.abort();
        assert!(given_up.await.unwrap_err().is_cancelled());
        drop(finish);
        assert_eq!(crew.ask("here", "b", || 7).await, Ok(7));
        assert_eq!(told.try_recv(), Err(mpsc::TryRecvError::Disconnected));
    }
}
