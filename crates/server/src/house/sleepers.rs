//! Tables that leave memory, and those that have to come back though nobody asks for them.

use std::sync::Arc;
use std::time::Duration;

use store::RoomId;

use super::House;
use crate::cluster::Node;
use crate::keeper;
use crate::room::Room;
use crate::wish::TableRequest;

/// In so many milliseconds a table that the disk did not let go on is looked after again.
const TRY_AGAIN: u64 = 5_000;

impl House {
    /// Notes when a table that is about to leave memory has to come back, unless that is noted already.
    pub async fn lay_down(&self, room: &mut Room) {
        let drives = |node: &Node| node.link(room.id).is_some_and(|link| link.is_driven());
        // Otherwise that is for others to say.
        if !self.node().is_none_or(drives) {
            return;
        }
        let waking = room.wake_while_asleep();
        if room.noted_to_wake.is_some_and(|noted| waking.is_about(noted)) {
            return;
        }
        match self.store.lay_down(room.id, room.changed, waking.0).await {
            Ok(()) => room.noted_to_wake = Some(waking),
            // It is then brought back too early, which does no harm.
            Err(error) => tracing::error!(table = %room.id, %error, "a table cannot be laid down"),
        }
    }

    /// Brings back the tables where something happens though nobody comes, each when its time has come.
    pub async fn wake_sleepers(self: Arc<Self>) {
        for (at, room) in self.sleepers().await {
            self.alarms.set(at + keeper::ON_ITS_WAY, room);
        }
        let house = Arc::downgrade(&self);
        drop(self);
        loop {
            let Some(waiting) = house.upgrade().map(|house| house.alarms.clone()) else { return };
            let room = waiting.next().await;
            let Some(house) = house.upgrade() else { return };
            // One after another, so that a house that has been closed for long does not wake with a start.
            if house.room(room).is_none() {
                return;
            }
            house.answered(room).await;
        }
    }

    /// The tables that have to be woken, and when; asked for until the disk tells.
    pub(super) async fn sleepers(&self) -> Vec<(u64, RoomId)> {
        loop {
            match self.store.to_wake().await {
                Ok(sleepers) => return sleepers,
                Err(error) => tracing::error!(%error, "nobody knows which tables have to be woken"),
            }
            tokio::time::sleep(Duration::from_millis(TRY_AGAIN)).await;
        }
    }

    /// Waits until a table is there.
    pub(super) async fn answered(self: &Arc<Self>, room: RoomId) {
        let _whatever_it_says = self.ask(room, None, None, TableRequest::Show).await;
    }

    /// Has a table that the disk did not let go on read again though nobody asks for it: a clock may run there.
    pub fn try_again(&self, id: RoomId) {
        if self.node().is_none() {
            self.alarms.set(self.time.now() + TRY_AGAIN, id);
        }
    }
}
