//! What a table does where several nodes may have it in memory: it follows what others write, and leaves to one of them what
//! happens by itself.

use std::cmp::Ordering;

use ratskeller_core::Viewer;
use store::{LogEntry, Phase};

use super::housekeeping::Leaver;
use super::{Keeper, Over, read};
use crate::audience::SocketId;
use crate::cluster::Node;
use crate::damaged::{Damaged, Flaw};
use crate::deed::Deed;
use crate::denied::Denied;
use crate::room::Waking;

/// So often something is tried again because another node has been there first.
pub(super) const ATTEMPTS: usize = 10;

impl Keeper {
    /// Whether other nodes may write at this table.
    pub(super) fn may_be_overtaken(&self) -> bool {
        self.link.is_some()
    }

    /// Whether what happens at the table by itself is done here. A node that others may believe gone does nothing.
    pub(super) fn drives(&self) -> bool {
        #[cfg(test)]
        if crate::simulation::is_planted(crate::simulation::Plant::NobodyDrives) {
            return false;
        }
        let is_fresh = || self.house.node().is_some_and(Node::is_fresh);
        self.link.as_ref().is_none_or(|link| link.is_driven() && is_fresh())
    }

    /// Everything that is in memory is in the log.
    pub(super) fn know(&self) {
        if let Some(link) = &self.link {
            link.know(self.room.seq);
        }
    }

    /// Somebody without a socket needs the table.
    pub(super) fn visit(&self) {
        if let Some(link) = &self.link {
            link.visit(self.house.time.now());
        }
    }

    /// Has the node drive the table as long as there is reason to.
    pub(super) fn want(&self) {
        let Some(link) = &self.link else { return };
        let was_woken_for = || link.is_woken() && self.room.phase() == Phase::Playing && !self.rests();
        let wanted = !self.audience.is_empty() || !self.turns.is_empty() || was_woken_for();
        if link.want(wanted) && !link.is_driven() {
            self.house.node().into_iter().for_each(Node::hurry);
        }
    }

    /// Does from now on what happens by itself. Whoever drove before may have noted that the table sleeps.
    pub(super) async fn take_the_wheel(&mut self) {
        if !self.drives() {
            return;
        }
        if self.room.wake_while_awake().0.is_some() {
            self.room.noted_to_wake = None;
            let noted = self.house.store.lay_down(self.room.id, self.room.changed, Some(0)).await;
            match noted {
                Ok(()) => self.room.noted_to_wake = Some(Waking(Some(0))),
                Err(error) => tracing::error!(table = %self.room.id, %error, "nobody knows that a table is awake"),
            }
        }
        if self.make_up_for_a_break().await.is_ok() {
            self.go_on();
        }
    }

    /// Goes on with what others have written.
    pub(super) async fn follow(&mut self, entries: Vec<LogEntry>) {
        let first_new = entries.iter().map(|entry| entry.seq).find(|seq| *seq > self.room.seq);
        if first_new.is_some_and(|seq| seq > self.room.seq + 1) {
            let _comes_with_a_round = self.catch_up().await;
        } else {
            let followed = self.take_in(entries);
            self.give_up_unless(&followed);
        }
    }

    fn give_up_unless(&mut self, followed: &Result<(), Denied>) {
        match followed {
            Ok(()) => {}
            Err(Denied::NoSuchTable) => self.over = Some(Over::Removed),
            Err(_) => self.over = Some(Over::Broken),
        }
    }

    /// Looks what others have written, for somebody who may know it already. Whether there was anything; what cannot be
    /// found out now comes with a round.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Denied> {
        let read = Box::pin(self.read_what_is_new()).await;
        if read == Err(Denied::Damaged) {
            self.over = Some(Over::Broken);
        }
        read
    }

    /// The same, for somebody who has heard of a number. Where that cannot be read now, nobody is told less than they know,
    /// nor refused what may have been done.
    pub(super) async fn catch_up_with(&mut self, seq: Option<u64>) -> Result<(), Denied> {
        if !self.may_be_overtaken() || seq.is_some_and(|seq| seq <= self.room.seq) {
            return Ok(());
        }
        let read = self.catch_up().await;
        if seq.is_some() && read.is_err() { Err(Denied::Unavailable) } else { Ok(()) }
    }

    /// Reads what others have written. Whether there was anything.
    pub(super) async fn read_what_is_new(&mut self) -> Result<bool, Denied> {
        let Some(cluster) = self.house.store.cluster() else { return Ok(false) };
        let new = cluster.since(self.room.id, self.room.seq).await?;
        let before = self.room.seq;
        self.take_in(new)?;
        Ok(self.room.seq > before)
    }

    /// Lets happen what has happened elsewhere, and tells everybody of each thing.
    fn take_in(&mut self, entries: Vec<LogEntry>) -> Result<(), Denied> {
        for LogEntry { seq, at, entry, .. } in entries {
            match seq.cmp(&(self.room.seq + 1)) {
                Ordering::Less => continue,
                Ordering::Equal => {}
                // It comes with the next round.
                Ordering::Greater => break,
            }
            let unreadable = |error: serde_json::Error| Flaw::Unreadable(error.to_string());
            let read = serde_json::from_str(&entry).map_err(unreadable);
            self.happen(seq, at, read)?;
        }
        Ok(())
    }

    fn happen(&mut self, seq: u64, at: u64, deed: Result<Deed, Flaw>) -> Result<(), Denied> {
        let invited = self.room.charter.invite;
        let is_move = matches!(deed, Ok(Deed::Acted { .. } | Deed::TookBack { .. }));
        let applied = deed.and_then(|deed| self.room.apply(deed, at));
        applied.map_err(|flaw| Damaged { entry: seq, flaw }.report(self.room.id))?;
        self.know();
        // Whoever wrote it has noted that as well.
        self.room.noted_to_wake = Some(self.room.wake_while_awake());
        if self.room.charter.invite != invited {
            self.audience.turn_out(&self.room);
        }
        #[cfg(test)]
        if crate::simulation::is_planted(crate::simulation::Plant::NobodyIsToldOfOthers) {
            return Ok(());
        }
        if is_move {
            self.tell_update(None);
        } else {
            self.tell_everything();
        }
        self.room.told(self.house.time.now());
        Ok(())
    }

    /// Another node has been there first. What is in memory is not what has happened: the table goes back to what everybody
    /// has been told, and on from there.
    pub(super) async fn read_on(&mut self) {
        self.overtaken = true;
        self.thinking = None;
        let told = self.link.as_ref().map_or(0, |link| link.known());
        let followed = self.go_back_and_on(told).await;
        self.give_up_unless(&followed);
    }

    async fn go_back_and_on(&mut self, told: u64) -> Result<(), Denied> {
        let id = self.room.id;
        let mut log = self.house.store.log(id).await?;
        if log.is_empty() {
            return Err(Denied::NoSuchTable);
        }
        let new = log.split_off(log.len().min(told as usize));
        *self.room = read(&self.house, id, &log).await?;
        self.room.noted_to_wake = Some(self.room.wake_while_awake());
        let entries = (told + 1..).zip(new).map(|(seq, (at, entry))| LogEntry { room: id, seq, at, entry });
        self.take_in(entries.collect())
    }

    /// Somebody has written the log anew.
    pub(super) async fn read_again(&mut self) {
        let read = async {
            let log = self.house.store.log(self.room.id).await?;
            read(&self.house, self.room.id, &log).await
        };
        match read.await {
            Ok(room) => {
                *self.room = room;
                self.room.noted_to_wake = Some(self.room.wake_while_awake());
                self.know();
                self.thinking = None;
                self.audience.turn_out(&self.room);
                self.tell_everything();
            }
            Err(denied) => self.give_up_unless(&Err(denied)),
        }
    }

    /// Answers somebody whose action came after another node's: if it was the same, it is done.
    pub(super) fn answer_late(&mut self, socket: SocketId, id: &str) {
        let Some(Viewer::Seat(seat)) = self.audience.get(socket).map(|socket| socket.viewer) else { return };
        if let Some(seq) = self.room.done_before(seat, id) {
            self.audience.acknowledge(socket, id, seq);
        } else {
            let seq = self.room.seq;
            self.audience.refuse(socket, Some(id), seq, &Denied::Stale { seq });
        }
    }

    /// Whatever other nodes write meanwhile.
    pub(super) async fn see_off_in_any_case(&mut self, leaver: Leaver) -> Result<(), Denied> {
        for _ in 1..ATTEMPTS {
            self.overtaken = false;
            match self.see_off(leaver).await {
                Err(Denied::Stale { .. }) if self.overtaken && self.over.is_none() => {}
                done => return done,
            }
        }
        self.see_off(leaver).await
    }
}
