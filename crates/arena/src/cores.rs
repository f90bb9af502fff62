//! Many things that have nothing to do with each other, on all cores.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// How many can be done side by side.
pub fn count() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Does all things with these numbers on so many cores and tells of each as it is done, in any order. Once it is `stopped` nothing
/// more is begun; what comes to nothing is not told of.
pub fn side_by_side<T: Send>(
    cores: usize,
    things: u64,
    stopped: &AtomicBool,
    work: impl Fn(u64) -> Option<T> + Sync,
    mut watch: impl FnMut(T),
) {
    let (next, work) = (&AtomicU64::new(0), &work);
    let (sender, done) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..cores {
            let sender = sender.clone();
            scope.spawn(move || {
                let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                let goes_on = |number: &u64| *number < things && !stopped.load(Ordering::Relaxed);
                for thing in numbers.take_while(goes_on).filter_map(work) {
                    let _all_are_awaited = sender.send(thing);
                }
            });
        }
        drop(sender);
        done.into_iter().for_each(&mut watch);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once_on_however_many_cores() {
        for cores in [1, 2, 5] {
            let mut done = Vec::new();
            side_by_side(cores, 100, &AtomicBool::new(false), Some, |number| done.push(number));
            done.sort_unstable();
            assert_eq!(done, (0..100).collect::<Vec<_>>());
        }
    }

    #[test]
    fn who_stops_it_waits_only_for_what_was_begun() {
        let (stopped, mut done) = (AtomicBool::new(false), 0);
        let stop = |number: u64| (number > 0).then(|| stopped.store(number == 7, Ordering::Relaxed));
        side_by_side(1, u64::MAX, &stopped, stop, |()| done += 1);
        assert_eq!(done, 7);
    }
}
