//! Which guests have sockets open, so that those of somebody who leaves the house are closed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::GuestId;
use tokio::sync::watch;

#[derive(Clone, Debug, Default)]
pub struct Sockets(Arc<Mutex<HashMap<GuestId, watch::Sender<()>>>>);

/// A socket that is among them until this is dropped.
#[derive(Debug)]
pub struct Listed {
    sockets: Sockets,
    guest: GuestId,
    stays: watch::Receiver<()>,
}

impl Sockets {
    fn open(&self) -> MutexGuard<'_, HashMap<GuestId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn list(&self, guest: GuestId) -> Listed {
        let stays = self.open().entry(guest).or_insert_with(|| watch::Sender::new(())).subscribe();
        Listed { sockets: self.clone(), guest, stays }
    }

    /// Closes all sockets of a guest who is known no longer.
    pub fn close(&self, guest: GuestId) {
        self.open().remove(&guest);
    }
}

impl Listed {
    /// Waits until the guest is known no longer.
    pub async fn closed(&mut self) {
        while self.stays.changed().await.is_ok() {}
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        // Those of somebody who came back under the same id are not this one's.
        let last = |guest: &watch::Sender<()>| guest.receiver_count() == 1;
        if self.stays.has_changed().is_ok() && open.get(&self.guest).is_some_and(last) {
            open.remove(&self.guest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_leaves_the_house_has_no_socket_left_and_the_others_keep_theirs() {
        let sockets = Sockets::default();
        let mut leaving = [sockets.list(GuestId(1)), sockets.list(GuestId(1))];
        let staying = sockets.list(GuestId(2));
        sockets.close(GuestId(1));
        for socket in &mut leaving {
            socket.closed().await;
        }
        assert!(staying.stays.has_changed().is_ok());
        drop(leaving);
        assert_eq!(sockets.open().len(), 1);
        drop(staying);
        assert_eq!(sockets.open().len(), 0, "whoever has none is forgotten");
    }
}
