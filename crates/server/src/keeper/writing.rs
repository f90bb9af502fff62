//! What happens at a table goes into its log, and then everybody is told.

use tokio::sync::oneshot;

use super::{Command, Keeper, Over, remember};
use crate::audience::SocketId;
use crate::cluster::ring::Ring;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::house::Unwritten;

/// Something that is being written.
pub(super) struct Pending {
    /// When everybody was told what happened, once it is on the disk; or that it could not be written.
    told: oneshot::Receiver<Result<u64, store::Error>>,
    /// Who has done it, and what they call it, where another node may have been there first.
    by: Option<(SocketId, Box<str>)>,
}

impl Keeper {
    /// Lets something happen that is no action, and shows everybody who may still look.
    pub(super) async fn change(&mut self, deed: Deed, at: u64) -> Result<(), Denied> {
        let invited = self.room.charter.invite;
        self.commit(deed, at).await?;
        if self.room.charter.invite != invited {
            self.audience.turn_out(&self.room);
        }
        self.tell_everything();
        Ok(())
    }

    /// Lets something happen, as of a moment that may have gone by, and waits until it is on the disk: whoever calls this
    /// tells people of it.
    pub(super) async fn commit(&mut self, deed: Deed, at: u64) -> Result<(), Denied> {
        let written = match self.house.apply(&mut self.room, deed, at) {
            Ok(unwritten) => Box::pin(self.house.write(unwritten)).await,
            Err(denied) => Err(denied),
        };
        self.written(written).await
    }

    /// Notes whether what has happened is on the disk.
    pub(super) async fn written(&mut self, written: Result<(), Denied>) -> Result<(), Denied> {
        self.over = match &written {
            Ok(()) => {
                self.know();
                None
            }
            Err(Denied::Stale { .. }) if self.link.is_some() => {
                Box::pin(self.read_on()).await;
                return Err(Denied::Stale { seq: self.room.seq });
            }
            // It has not happened, and the table goes on as it stands in its log.
            Err(Denied::TooManyTables) => match Box::pin(remember(&self.house, self.room.id)).await {
                Ok(room) => {
                    self.room = room;
                    None
                }
                Err(_) => Some(Over::Broken),
            },
            Err(_) => Some(Over::Broken),
        };
        self.room.told(self.house.time.now());
        written
    }

    /// Lets the game go on. What everybody is told is made ready now, and said as soon as it is on the disk by whoever
    /// knows that first; the table does not wait for it before it has something else to do.
    pub(super) async fn go_on_with(
        &mut self,
        deed: Deed,
        at: u64,
        acknowledged: Option<(SocketId, &str)>,
    ) -> Result<(), Denied> {
        let entry = match self.house.apply(&mut self.room, deed, at) {
            Ok(Unwritten::Entry(entry)) => entry,
            Ok(more @ Unwritten::More(_)) => {
                let written = Box::pin(self.house.write(more)).await;
                self.written(written).await?;
                self.tell_update(acknowledged);
                return Ok(());
            }
            Err(denied) => return self.written(Err(denied)).await,
        };
        let prepared = self.audience.update(&self.room, acknowledged);
        #[cfg(test)]
        if crate::simulation::is_planted(crate::simulation::Plant::AckBeforeCommit) {
            self.audience.update(&self.room, acknowledged).say();
        }
        let (time, own) = (self.house.time.clone(), self.own.clone());
        let (settle, told) = oneshot::channel();
        let by = acknowledged.filter(|_| self.link.is_some()).map(|(socket, id)| (socket, Box::from(id)));
        let others = self.link.clone().map(|link| {
            let string = self.house.node().and_then(|node| node.bell.string());
            (link, entry.seq, string.map(|string| (string, Ring::entry(&entry))))
        });
        let handed_over = self.house.store.append_then(entry, move |written| {
            #[cfg(test)]
            let written = written.or_else(|error| {
                let is_planted = crate::simulation::is_planted(crate::simulation::Plant::OvertakenIsDone);
                if is_planted { Ok(()) } else { Err(error) }
            });
            let told = written.map(|()| {
                prepared.say();
                if let Some((link, seq, bell)) = others {
                    link.know(seq);
                    if let Some((string, ring)) = bell {
                        let _it_comes_by_a_round = string.try_send(ring);
                    }
                }
                time.now()
            });
            let is_broken = told.is_err();
            let _table_gone = settle.send(told);
            // Otherwise the table asks when it has something else to do.
            if let Some(own) = own.upgrade().filter(|_| is_broken) {
                let _asks_soon = own.try_send(Command::Unwritten);
            }
        });
        if let Err(error) = handed_over.await {
            return self.written(Err(error.into())).await;
        }
        self.pending = Some(Pending { told, by });
        if !self.turns.is_empty() {
            self.settle().await;
            self.turns.attend(&self.room, &self.audience);
        }
        self.go_on();
        Ok(())
    }

    /// Waits until what happened last is on the disk.
    pub(super) async fn settle(&mut self) {
        let Some(Pending { told, by }) = self.pending.take() else { return };
        match told.await {
            Ok(Ok(told)) => self.room.told(told),
            Ok(Err(store::Error::Taken { .. })) if self.link.is_some() => {
                Box::pin(self.read_on()).await;
                if let Some((socket, id)) = by {
                    self.answer_late(socket, &id);
                }
            }
            Ok(Err(_)) | Err(_) => self.over = Some(Over::Broken),
        }
    }

    /// Ends a game that would never end.
    pub(super) async fn adjourn(&mut self) {
        if self.commit(Deed::Adjourned, self.house.time.now()).await.is_ok() {
            self.tell_everything();
        }
    }

    /// Tells everybody what has just been done.
    pub(super) fn tell_update(&mut self, acknowledged: Option<(SocketId, &str)>) {
        self.audience.update(&self.room, acknowledged).say();
        self.turns.attend(&self.room, &self.audience);
        self.go_on();
    }

    /// Shows everybody the whole table: something other than an action has changed it.
    pub(super) fn tell_everything(&mut self) {
        self.audience.check_seats(&self.room);
        self.count(None);
        self.audience.show_all(&self.room);
        self.turns.attend(&self.room, &self.audience);
        self.go_on();
    }
}
