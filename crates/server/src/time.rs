//! What time it is. The machine's clock is looked at once, when the house opens; from then on only what has gone by is
//! counted, so that whoever sets that clock moves no deadline and no log goes back. Of several nodes, one that was given up
//! follows the others.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// How much has gone by since some moment before the house opened.
type GoneBy = dyn Fn() -> Duration + Send + Sync;

#[derive(Clone)]
pub struct Time {
    /// In milliseconds since 1970.
    set_to: u64,
    at: Duration,
    gone_by: Arc<GoneBy>,
    /// By how many milliseconds it was put right since.
    put_right: Arc<AtomicI64>,
}

impl Time {
    /// By the machine's clock. If that is behind what the house wrote down last, time goes on from there.
    pub fn of_this_machine(last_written: Option<u64>) -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        Self::set(last_written.map_or(wall, |last| wall.max(last)), since_boot())
    }

    /// By the clock of all who keep the house.
    pub fn of_the_house(now: u64) -> Self {
        Self::set(now, since_boot())
    }

    fn set(now: u64, gone_by: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self { set_to: now, at: gone_by(), gone_by: Arc::new(gone_by), put_right: Arc::default() }
    }

    /// In milliseconds since 1970.
    pub fn now(&self) -> u64 {
        let counted = self.set_to + (self.gone_by)().saturating_sub(self.at).as_millis() as u64;
        counted.saturating_add_signed(self.put_right.load(Ordering::Relaxed))
    }

    /// Goes on so many milliseconds later, or earlier, wherever it is asked.
    pub fn put_right(&self, millis: i64) {
        self.put_right.fetch_add(millis, Ordering::Relaxed);
    }

    /// When it will be this late.
    pub fn instant(&self, at: u64) -> Instant {
        Instant::now() + Duration::from_millis(at.saturating_sub(self.now()))
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.debug_tuple("Time").field(&self.now()).finish()
    }
}

/// Also while the machine sleeps.
#[cfg(target_os = "linux")]
fn since_boot() -> impl Fn() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    || {
        let since = clock_gettime(ClockId::Boottime);
        Duration::new(since.tv_sec.cast_unsigned(), since.tv_nsec as u32)
    }
}

/// Where nothing counts while the machine sleeps.
#[cfg(not(target_os = "linux"))]
fn since_boot() -> impl Fn() -> Duration {
    let begun = std::time::Instant::now();
    move || begun.elapsed()
}

#[cfg(any(test, feature = "hot-path"))]
pub mod by_hand {
    use std::sync::atomic::AtomicU64;

    use super::{Arc, Duration, Ordering, Time};

    /// Turns a clock that goes by itself no further.
    #[derive(Clone, Debug, Default)]
    pub struct Hand(Arc<AtomicU64>);

    impl Hand {
        #[cfg(test)]
        pub fn turn(&self, millis: u64) {
            self.0.fetch_add(millis, Ordering::SeqCst);
        }
    }

    /// A clock that is set to this, and goes with tokio's.
    #[cfg(test)]
    pub fn with_the_runtime(now: u64) -> Time {
        let begun = super::Instant::now();
        Time::set(now, move || begun.elapsed())
    }

    /// A clock that is set to this, and what turns it.
    pub fn clock(now: u64) -> (Time, Hand) {
        let hand = Hand::default();
        let turned = Arc::clone(&hand.0);
        (Time::set(now, move || Duration::from_millis(turned.load(Ordering::SeqCst))), hand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_what_it_was_and_what_has_gone_by() {
        let (time, hand) = by_hand::clock(1_000);
        hand.turn(250);
        assert_eq!((time.now(), time.clone().now()), (1_250, 1_250));
        time.clone().put_right(-1_000);
        assert_eq!(time.now(), 250);
    }

    #[test]
    fn time_goes_on_from_what_was_written_last_if_the_machines_clock_is_behind() {
        let now = Time::of_this_machine(None).now();
        let ahead = now + 3_600_000;
        assert!(Time::of_this_machine(Some(ahead)).now() >= ahead);
        assert!((now..ahead).contains(&Time::of_this_machine(Some(now / 2)).now()));
    }
}
