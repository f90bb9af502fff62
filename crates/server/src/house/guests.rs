//! What the house does with its guests: it knows them, calls them, and forgets them.

use std::collections::HashSet;
use std::sync::{Arc, MutexGuard, PoisonError};

use store::{Guest, GuestId, RoomId, TokenHash};
use tokio::sync::oneshot;

use super::{BELIEVED, House};
use crate::alias::Alias;
use crate::cluster::ring::Ring;
use crate::denied::Denied;
use crate::keeper::Command;

/// So many guests are asked for together.
const ASKED_TOGETHER: usize = 500;

impl House {
    /// Whose token this is, if it is anybody's.
    pub async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, store::Error> {
        let asked = match self.sessions.find(token) {
            Ok(guest) => return Ok(Some(guest)),
            Err(asked) => asked,
        };
        let guest = self.store.guest(token).await?;
        if let Some(guest) = &guest {
            self.sessions.remember(asked, *token, guest);
        }
        Ok(guest)
    }

    /// Changes what the store says of a guest. Whoever hangs up meanwhile has changed it all the same: from then on nobody
    /// is served as whom they were before.
    pub(super) async fn change_guest<T: Send + 'static>(
        self: &Arc<Self>,
        guest: GuestId,
        change: impl Future<Output = Result<T, store::Error>> + Send + 'static,
    ) -> Result<T, store::Error> {
        let house = Arc::clone(self);
        let changed = tokio::spawn(async move {
            let changed = change.await;
            house.sessions.forget(guest);
            changed
        });
        changed.await.unwrap_or(Err(store::Error::Closed))
    }

    /// Gives a guest another name, which they have from now on; whether the house knows them.
    pub async fn call(self: &Arc<Self>, guest: GuestId, name: String) -> Result<bool, store::Error> {
        let store = self.store.clone();
        let is_known = self.change_guest(guest, async move { store.rename(guest, name).await }).await?;
        if let Some(node) = self.node() {
            node.bell.ring(Ring::Called(guest));
        }
        Ok(is_known)
    }

    /// Notes that a guest was here.
    pub async fn saw(self: &Arc<Self>, guest: GuestId, at: u64) -> Result<(), store::Error> {
        let store = self.store.clone();
        self.change_guest(guest, async move { store.saw(guest, at).await }).await
    }

    /// Forgets a guest and the programs that they have brought, and closes the sockets of all of them.
    pub async fn forget(self: &Arc<Self>, guest: GuestId) -> Result<(), Denied> {
        let store = self.store.clone();
        self.let_go(guest, async move { store.forget(guest).await }).await?;
        Ok(())
    }

    /// The same, unless one of them has been here since then; who was forgotten.
    pub async fn forget_unseen(self: &Arc<Self>, guest: GuestId, then: u64) -> Result<Vec<GuestId>, store::Error> {
        let store = self.store.clone();
        self.let_go(guest, async move { store.forget_unseen(guest, then).await }).await
    }

    /// Whoever hangs up meanwhile has left all the same. Sockets are closed when nobody can open another.
    pub(super) async fn let_go(
        self: &Arc<Self>,
        guest: GuestId,
        leaving: impl Future<Output = Result<Vec<GuestId>, store::Error>> + Send + 'static,
    ) -> Result<Vec<GuestId>, store::Error> {
        let house = Arc::clone(self);
        let gone = tokio::spawn(async move {
            let gone = house.change_guest(guest, leaving).await?;
            house.close_sockets(gone.clone());
            Ok(gone)
        });
        gone.await.unwrap_or(Err(store::Error::Closed))
    }

    pub(super) fn erased(&self) -> MutexGuard<'_, HashSet<GuestId>> {
        self.erased.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// That neither a guest nor whoever has brought them is being erased.
    pub fn check_stays(&self, guest: GuestId, owner: Option<GuestId>) -> Result<(), Denied> {
        let erased = self.erased();
        let leaves = [Some(guest), owner].into_iter().flatten().any(|guest| erased.contains(&guest));
        if leaves { Err(Denied::NoSession) } else { Ok(()) }
    }

    /// Another node has changed what the store says of a guest.
    pub fn look_up_again(&self, guest: GuestId) {
        self.sessions.forget(guest);
    }

    /// Another node does not know a guest any more, or does not let them in.
    pub fn show_out(&self, guest: GuestId) {
        self.sessions.forget(guest);
        self.sockets.close(guest);
    }

    /// Closes the sockets of guests, at whichever node.
    pub fn close_sockets(&self, guests: Vec<GuestId>) {
        for guest in &guests {
            self.sockets.close(*guest);
        }
        if let Some(node) = self.node() {
            node.bell.tell_closed(guests);
        }
    }

    /// Other nodes have forgotten guests, or call them otherwise: whoever is not known any more loses their sockets here.
    pub async fn look_everybody_up_again(&self) -> Result<(), store::Error> {
        self.sessions.forget_everybody();
        let here = self.sockets.all();
        for some in here.chunks(ASKED_TOGETHER) {
            let known = self.store.names(some.iter().copied()).await?;
            some.iter().filter(|guest| !known.contains_key(guest)).for_each(|guest| self.sockets.close(*guest));
        }
        Ok(())
    }

    /// Erases somebody: at all tables and on all ladders they are somebody from now on, and neither they nor their programs
    /// are known any more. Whoever hangs up meanwhile is erased all the same. Tells at how many tables they sat.
    pub async fn erase(self: &Arc<Self>, guest: GuestId) -> Result<usize, Denied> {
        let house = Arc::clone(self);
        let erased = tokio::spawn(async move {
            house.erased().insert(guest);
            let tables = house.erase_now(guest).await;
            if tables.is_err() {
                house.erased().remove(&guest);
            }
            tables
        });
        erased.await.unwrap_or(Err(Denied::Unavailable))
    }

    pub(super) async fn erase_now(self: &Arc<Self>, guest: GuestId) -> Result<usize, Denied> {
        let programs = self.store.programs(guest).await?.into_iter().map(|program| program.id);
        self.close_sockets(programs.chain([guest]).collect());
        // They are known until nothing of theirs is left, so that they can ask again if this does not come to its end.
        let tables = self.rename(Alias::erasing(guest)).await?;
        self.store.forget_seats(guest).await?;
        self.forget(guest).await?;
        if self.node().is_some() {
            // Other nodes may have let them sit down as long as they believed to know them.
            tokio::time::sleep(BELIEVED).await;
            self.rename(Alias::erasing(guest)).await?;
        }
        self.store.sweep().await?;
        Ok(tables)
    }

    /// Calls somebody by another name wherever theirs stands. Tells at how many tables.
    pub async fn rename(self: &Arc<Self>, alias: Alias) -> Result<usize, Denied> {
        let alias = Arc::new(alias);
        let mut done = HashSet::new();
        loop {
            let rooms = self.store.rooms_of(alias.guest).await?;
            let left: Vec<RoomId> = rooms.into_iter().filter(|room| done.insert(*room)).collect();
            if left.is_empty() {
                break;
            }
            for room in left {
                let (reply, answer) = oneshot::channel();
                self.send(room, Command::Rename { alias: Arc::clone(&alias), reply }).await?;
                match answer.await.unwrap_or(Err(Denied::Unavailable)) {
                    Err(Denied::NoSuchTable) | Ok(()) => {}
                    Err(denied) => return Err(denied),
                }
            }
        }
        self.ladders.rename(&self.store, &alias).await?;
        Ok(done.len())
    }
}
