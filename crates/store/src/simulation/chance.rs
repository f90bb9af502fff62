//! Chance that follows from a seed, for everything that is done on a thread from then on.

use std::cell::Cell;

thread_local! {
    static STATE: Cell<Option<u64>> = const { Cell::new(None) };
}

/// From now on this thread's chance follows from a seed.
pub fn seed(seed: u64) {
    STATE.set(Some(seed));
}

/// Whether this thread's chance follows from a seed: then what comes next has been written there.
pub fn fill(bytes: &mut [u8]) -> bool {
    bytes.chunks_mut(8).all(|some| {
        let next = next().map(|number| some.copy_from_slice(&number.to_be_bytes()[..some.len()]));
        next.is_some()
    })
}

/// A number below another; the first, where nobody has given a seed.
pub fn below(end: u64) -> u64 {
    next().map_or(0, |number| number % end.max(1))
}

/// The next of numbers that are well mixed.
fn next() -> Option<u64> {
    let state = STATE.get()?.wrapping_add(0x9e37_79b9_7f4a_7c15);
    STATE.set(Some(state));
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    Some(mixed ^ (mixed >> 31))
}
