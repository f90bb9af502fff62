//! What happens at a table, and what has to be written down for it to have happened.

use std::time::{Duration, Instant};

use store::{Appending, LogEntry, Phase};

use super::House;
use crate::damaged::Damaged;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::founding::entry;
use crate::room::{Room, Waking};

/// An answer of the disk counts for so long.
const ASK_THE_DISK: Duration = Duration::from_secs(1);

/// What has happened at a table and is not on the disk yet.
#[derive(Debug)]
pub enum Unwritten {
    /// Nothing but the entry: the game goes on, and lists say the same as before.
    Entry(LogEntry),
    More(Box<Appending>),
}

impl House {
    /// Lets something happen at a table, and makes out what has to be written down: what lists say of it, too, if that
    /// changes. Until it is written, nobody is told; if it cannot be, the table has to be read again: what is not in the log
    /// has not happened. A log never goes back in time.
    pub fn apply(&self, room: &mut Room, deed: Deed, at: u64) -> Result<Unwritten, Denied> {
        let at = at.max(room.changed);
        let entry = entry(room.id, room.seq + 1, at, &deed);
        let goes_on = matches!(deed, Deed::Acted { .. } | Deed::TookBack { .. });
        let (was_over, had_kings) = (room.phase() == Phase::Over, room.has_kings());
        room.apply(deed, at).map_err(|flaw| Damaged { entry: entry.seq, flaw }.report(room.id))?;
        let noted = room.noted_to_wake == Some(room.wake_while_awake());
        if goes_on && noted && room.phase() == Phase::Playing {
            return Ok(Unwritten::Entry(entry));
        }
        let finish = if was_over { None } else { room.finish() };
        let row = room.row();
        room.noted_to_wake = Some(Waking(row.wake_at));
        // A table where a king sits down counts as one that is opened with him.
        let allowance = self.allowance.filter(|_| row.kings && !had_kings);
        Ok(Unwritten::More(Box::new(Appending { entries: vec![entry], row: Some(row), finish, allowance })))
    }

    /// Writes down what has happened. It is on the disk when this returns.
    pub async fn write(&self, unwritten: Unwritten) -> Result<(), Denied> {
        let appending = match unwritten {
            Unwritten::Entry(entry) => {
                let told = self.node().filter(|node| node.bell.is_there()).map(|_| entry.clone());
                self.store.append(entry).await?;
                if let Some(entry) = told {
                    self.tell_entry(&entry);
                }
                return Ok(());
            }
            Unwritten::More(appending) => *appending,
        };
        let counts = appending.finish.is_some();
        let told = self.node().filter(|node| node.bell.is_there()).map(|_| appending.entries.clone());
        self.store.append_all(vec![appending]).await?;
        for entry in told.iter().flatten() {
            self.tell_entry(entry);
        }
        if counts {
            // What is in the store counts, if not now then when the house opens again.
            let caught_up = self.ladders.catch_up(&self.store).await;
            caught_up.unwrap_or_else(|error| tracing::error!(%error, "the ladders fall behind"));
        }
        Ok(())
    }

    /// Lets other nodes know what is in a log.
    pub(super) fn tell_entry(&self, entry: &LogEntry) {
        if let Some(node) = self.node() {
            node.bell.tell_entry(entry);
        }
    }

    /// Whether something can be written. However often it is asked, the disk is asked once a second.
    pub async fn check_writing(&self) -> Result<(), store::Error> {
        let mut asked = self.writing.lock().await;
        if let Some((at, answer)) = &*asked
            && at.elapsed() < ASK_THE_DISK
        {
            return answer.clone();
        }
        let answer = self.store.check_writing().await;
        *asked = Some((Instant::now(), answer.clone()));
        answer
    }
}
