//! When sleeping tables have to come back though nobody asks for them: because a clock runs, or because the house was
//! closed while a bot was to move.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::RoomId;
use tokio::sync::Notify;

use crate::time::Time;

#[derive(Clone, Debug)]
pub struct Alarms {
    time: Time,
    set: Arc<Mutex<BTreeSet<(u64, RoomId)>>>,
    changed: Arc<Notify>,
}

impl Alarms {
    pub fn new(time: Time) -> Self {
        Self { time, set: Arc::default(), changed: Arc::default() }
    }

    fn locked(&self) -> MutexGuard<'_, BTreeSet<(u64, RoomId)>> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has a table woken at this time.
    pub fn set(&self, at: u64, room: RoomId) {
        self.locked().insert((at, room));
        self.changed.notify_one();
    }

    /// Has the time looked at again: what waits is not woken by itself if the machine slept meanwhile.
    pub fn look_again(&self) {
        self.changed.notify_one();
    }

    /// How many tables will be woken.
    pub fn len(&self) -> usize {
        self.locked().len()
    }

    /// The next table whose time has come, once it has.
    pub async fn next(&self) -> RoomId {
        loop {
            let first = self.locked().first().copied();
            match first {
                Some(alarm @ (at, room)) if at <= self.time.now() => {
                    self.locked().remove(&alarm);
                    return room;
                }
                Some((at, _)) => {
                    tokio::select! {
                        () = tokio::time::sleep_until(self.time.instant(at)) => {}
                        () = self.changed.notified() => {}
                    }
                }
                None => self.changed.notified().await,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;
    use crate::time::by_hand;

    #[tokio::test]
    async fn a_table_is_woken_though_the_machine_slept_when_its_time_came() {
        const HOUR: u64 = 3_600_000;
        let (time, hand) = by_hand::clock(0);
        let alarms = Alarms::new(time);
        alarms.set(HOUR, RoomId(1));
        let mut woken = std::pin::pin!(alarms.next());
        assert_eq!((&mut woken).now_or_never(), None);
        // What the house waits by stands still while the machine sleeps.
        hand.turn(HOUR);
        alarms.look_again();
        assert_eq!(woken.await, RoomId(1));
    }

    #[tokio::test]
    async fn tables_are_woken_in_the_order_of_their_times() {
        let time = Time::of_this_machine(None);
        let (alarms, now) = (Alarms::new(time.clone()), time.now());
        for (at, room) in [(now + 40, 3), (now - 5, 2), (0, 1)] {
            alarms.set(at, RoomId(room));
        }
        let (waiting, later) = (alarms.clone(), alarms.clone());
        assert_eq!((waiting.next().await, waiting.next().await), (RoomId(1), RoomId(2)));
        let last = tokio::spawn(async move { (waiting.next().await, waiting.next().await) });
        later.set(now + 20, RoomId(4));
        assert_eq!(last.await.unwrap(), (RoomId(4), RoomId(3)));
        assert_eq!(later.len(), 0);
    }
}
