//! Which guests and addresses have sockets open, so that those of somebody who leaves the house, or has to, are closed.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

#[derive(Debug)]
pub struct Sockets<K>(Arc<Mutex<HashMap<K, watch::Sender<()>>>>);

impl<K> Default for Sockets<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

/// A socket that is among them until this is dropped.
#[derive(Debug)]
pub struct Listed<K: Eq + Hash> {
    sockets: Sockets<K>,
    who: K,
    stays: watch::Receiver<()>,
}

impl<K: Eq + Hash + Copy> Sockets<K> {
    pub fn list(&self, who: K) -> Listed<K> {
        let stays = self.open().entry(who).or_insert_with(|| watch::Sender::new(())).subscribe();
        Listed { sockets: Self(Arc::clone(&self.0)), who, stays }
    }

    /// Everybody who has one open.
    pub fn all(&self) -> Vec<K> {
        self.open().keys().copied().collect()
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.open().values().map(watch::Sender::receiver_count).sum()
    }

    /// Closes all sockets of somebody who is not to have any.
    pub fn close(&self, who: K) {
        self.open().remove(&who);
    }
}

impl<K> Sockets<K> {
    fn open(&self) -> MutexGuard<'_, HashMap<K, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Listed<K> {
    pub fn who(&self) -> &K {
        &self.who
    }

    /// Waits until they are not to have any.
    pub async fn closed(&mut self) {
        while self.stays.changed().await.is_ok() {}
    }
}

impl<K: Eq + Hash> Drop for Listed<K> {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        // Those of somebody who came back under the same id are not this one's.
        let last = |open: &watch::Sender<()>| open.receiver_count() == 1;
        if self.stays.has_changed().is_ok() && open.get(&self.who).is_some_and(last) {
            open.remove(&self.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use store::GuestId;

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
