//! Whether the house has been running: a process can be stopped and a machine can sleep, and nobody notices until later.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::time::Time;

/// How often the house feels its pulse.
pub const BEAT: Duration = Duration::from_millis(500);

/// If it has not for so many milliseconds, it was not running. A busy machine is late by less, and if not, it has given
/// people too little of their time as well.
const BREAK: u64 = 2_000;

#[derive(Debug)]
pub struct Pulse {
    time: Time,
    felt: Mutex<Felt>,
}

#[derive(Debug)]
struct Felt {
    last: u64,
    running_since: u64,
}

impl Pulse {
    pub fn new(time: Time) -> Self {
        let now = time.now();
        Self { time, felt: Mutex::new(Felt { last: now, running_since: now }) }
    }

    /// Since when the house has been running without a break. Whoever asks feels the pulse.
    pub fn running_since(&self) -> u64 {
        let mut felt = self.felt.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.time.now();
        if now > felt.last + BREAK {
            felt.running_since = now;
        }
        felt.last = now.max(felt.last);
        felt.running_since
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::by_hand;

    #[test]
    fn a_break_is_noticed_by_whoever_asks_first_and_only_once() {
        let (time, hand) = by_hand::clock(0);
        let pulse = Pulse::new(time);
        for _ in 0..10 {
            hand.turn(BREAK);
            assert_eq!(pulse.running_since(), 0, "a busy house");
        }
        hand.turn(BREAK + 1);
        assert_eq!([pulse.running_since(), pulse.running_since()], [11 * BREAK + 1; 2]);
    }
}
