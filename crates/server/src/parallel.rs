//! Work that several threads share out among themselves.

use std::thread;

/// Does it on so many threads at once, which have the priority of this one, and comes back when all are through.
pub fn run(threads: usize, work: &(dyn Fn() + Sync)) {
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
}
