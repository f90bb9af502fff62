//! Numbered jobs, shared out among however many do them. The threads are the caller's: nothing here starts one.

use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Does the work that it is handed once on each of its threads, and comes back when all are through.
pub type Workers<'a> = &'a dyn Fn(&(dyn Fn() + Sync));

/// One worker: whoever asks.
pub fn alone(work: &(dyn Fn() + Sync)) {
    work();
}

/// What comes of every job, in their order. Each worker begins with what `worker` makes for it, and takes on one job after
/// another that nobody else has.
pub(super) fn share_out<T: Send, W: FnMut(usize) -> T>(
    jobs: usize,
    workers: Workers,
    worker: impl Fn() -> W + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(jobs));
    workers(&|| {
        let mut work = worker();
        let numbers = iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed)).take_while(|number| *number < jobs);
        for number in numbers {
            let result = work(number);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
