//! What whoever runs the house, or time, does to a table and to those who sit there.

use ratskeller_core::{Fault, Hex, Problem, Seat};
use store::{Due, GuestId, Log, Phase, Remains, RoomId};

use super::{Keeper, Over, read};
use crate::alias::Alias;
use crate::deed::{Deed, Sitter};
use crate::denied::Denied;
use crate::house::House;
use crate::info::Summary;
use crate::randomness;
use crate::room::Waking;

/// Forgets a damaged table.
pub(super) async fn clear_remains(house: &House, id: RoomId) -> Result<(), Denied> {
    Ok(house.store.remove(vec![id]).await?)
}

/// Writes another name into what is left of a damaged table, as far as it can be read.
pub(super) async fn rename_remains(house: &House, id: RoomId, alias: &Alias) -> Result<(), Denied> {
    let Remains { entries, summary } = house.store.remains(id).await?;
    let (places, log): (Vec<i64>, Log) = entries.into_iter().map(|(place, entry)| (place, (0, entry))).unzip();
    let amended = alias.amended(&log).into_iter().map(|(seq, entry)| (places[seq as usize - 1], entry));
    let summary = summary.and_then(|summary| Summary::renamed(&summary, alias));
    Ok(house.store.amend_remains(id, Remains { entries: amended.collect(), summary }).await?)
}

/// Who has to go.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leaver {
    /// Whoever sits there, because whoever runs the house says so.
    Sitter(Seat),
    /// Somebody who will not come back.
    Guest(GuestId),
}

impl Keeper {
    /// Forgets a table that nobody has come back to. Lists are told if somebody has.
    pub(super) async fn expire(&mut self, then: u64) -> bool {
        let room = &self.room;
        if room.changed >= then {
            let noted = room.noted_to_wake.unwrap_or_else(|| room.wake_while_awake());
            let noted = self.house.store.lay_down(room.id, room.changed, noted.0).await;
            noted.unwrap_or_else(|error| tracing::error!(table = %room.id, %error, "a list cannot be corrected"));
            return false;
        }
        if !self.audience.is_empty() || !self.turns.is_empty() {
            return false;
        }
        if !self.may_be_overtaken() {
            return self.remove().await.is_ok();
        }
        // Somebody may be there by another node, which drives it then.
        let due = Due { phase: self.room.phase(), unchanged_since: then };
        let is_gone = self.house.store.expire(self.room.id, due).await.unwrap_or_else(|error| {
            tracing::error!(table = %self.room.id, %error, "a table cannot be cleared away");
            false
        });
        if is_gone {
            self.over = Some(Over::Removed);
        }
        is_gone
    }

    pub(super) async fn remove(&mut self) -> Result<(), Denied> {
        self.house.store.remove(vec![self.room.id]).await?;
        self.house.tell_of_a_change();
        self.over = Some(Over::Removed);
        Ok(())
    }

    /// Writes another name into the log, wherever somebody's stands, and reads the table anew: it is in the game, too.
    pub(super) async fn rename(&mut self, alias: &Alias) -> Result<(), Denied> {
        if alias.is_erased {
            self.see_off_in_any_case(Leaver::Guest(alias.guest)).await?;
        }
        if self.over.is_some() {
            return Ok(());
        }
        // Whatever another node writes meanwhile is read afterwards, also if that was another name.
        loop {
            match self.rename_as_it_is(alias).await {
                Ok(true) | Err(Denied::Stale { .. }) => {}
                Ok(false) => return Ok(()),
                Err(denied) => return Err(denied),
            }
        }
    }

    /// Whether somebody has written something in the meantime.
    async fn rename_as_it_is(&mut self, alias: &Alias) -> Result<bool, Denied> {
        let (mut log, edition) = self.house.store.log_to_amend(self.room.id).await?;
        let amended = alias.amended(&log);
        for (seq, entry) in &amended {
            log[*seq as usize - 1].1.clone_from(entry);
        }
        let mut room = read(&self.house, self.room.id, &log).await?;
        let row = room.row();
        room.noted_to_wake = Some(Waking(row.wake_at));
        self.house.reviews.forget(room.id);
        self.house.store.amend(edition, amended, row).await?;
        *self.room = room;
        self.know();
        self.tell_everything();
        if self.may_be_overtaken() && self.read_what_is_new().await? {
            self.house.store.save_row(self.room.row()).await?;
            return Ok(true);
        }
        if self.audience.is_empty() && self.turns.is_empty() && self.thinking.is_none() {
            self.over = Some(Over::Unneeded);
        }
        Ok(false)
    }

    pub(super) async fn see_off(&mut self, leaver: Leaver) -> Result<(), Denied> {
        match leaver {
            Leaver::Sitter(seat) => self.put_out(seat).await,
            Leaver::Guest(guest) => self.let_go(guest).await,
        }
    }

    /// Lets somebody go who will not come back: they get up, give up, or leave nobody to wait for.
    async fn let_go(&mut self, guest: GuestId) -> Result<(), Denied> {
        let has_begun = matches!(self.room.phase(), Phase::Playing | Phase::Over);
        if !has_begun && self.room.charter.host == guest {
            return self.remove().await;
        }
        let owned = |sitter: &Sitter| sitter.owner().is_some_and(|owner| owner.guest == guest);
        let theirs = |sitter: &Sitter| sitter.guest() == Some(guest) || owned(sitter);
        let mut seats = Seat::all(self.room.seats.len()).collect::<Vec<_>>();
        seats.retain(|seat| self.room.sitter(*seat).is_some_and(theirs));
        if !seats.is_empty() {
            self.unfix().await?;
        }
        for seat in seats {
            let deed = match self.room.phase() {
                Phase::Waiting | Phase::Revealing => Deed::Left { seat, invite: None },
                Phase::Playing if self.room.check_active(seat).is_ok() => Deed::Resigned { seat },
                Phase::Playing | Phase::Over => continue,
            };
            self.commit(deed, self.house.time.now()).await?;
        }
        Ok(())
    }

    /// Gives up what was fixed, if it was, so that seats can change.
    pub(super) async fn unfix(&mut self) -> Result<(), Denied> {
        if self.room.phase() == Phase::Revealing {
            self.commit(Deed::Unfixed { secret: Hex(randomness::bytes()) }, self.house.time.now()).await?;
        }
        Ok(())
    }

    /// Has whoever sits there leave, or give up, because whoever runs the house says so.
    async fn put_out(&mut self, seat: Seat) -> Result<(), Denied> {
        let last = self.room.seats.len() - 1;
        let sitter = self.room.sitter(seat).ok_or_else(|| Fault::new(Problem::NoSuchSeat { last }).at("seat"))?;
        let deed = match self.room.phase() {
            Phase::Waiting | Phase::Revealing => {
                let invite = sitter.person().map(|_| Hex(randomness::bytes()));
                self.unfix().await?;
                Deed::Left { seat, invite }
            }
            Phase::Playing | Phase::Over => {
                self.room.playing()?;
                self.room.check_active(seat)?;
                Deed::Resigned { seat }
            }
        };
        self.change(deed, self.house.time.now()).await
    }
}
