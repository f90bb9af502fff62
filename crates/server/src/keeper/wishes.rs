//! What guests want of a table from outside its socket, and what granting it comes to.

use std::net::IpAddr;

use ratskeller_core::{Hex, Seat, Viewer};
use store::{GuestId, Phase, RoomId};

use super::Keeper;
use super::following::ATTEMPTS;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::randomness;
use crate::wish::{Granted, TableRequest};

impl Keeper {
    /// Has a wish granted, whatever other nodes write meanwhile.
    pub(super) async fn ask(
        &mut self,
        guest: Option<GuestId>,
        invite: Option<Hex<16>>,
        wish: TableRequest,
        arrived: u64,
    ) -> Result<Granted, Denied> {
        if !self.may_be_overtaken() {
            return self.grant_if_admitted(guest, invite, wish, arrived).await;
        }
        if matches!(wish, TableRequest::Show | TableRequest::Record | TableRequest::LookBack) {
            let _comes_with_a_round = self.catch_up().await;
        }
        let mut answer = self.grant_if_admitted(guest, invite, wish.clone(), arrived).await;
        for _ in 1..ATTEMPTS {
            let overtaken = std::mem::take(&mut self.overtaken);
            if answer.is_ok() || self.over.is_some() {
                break;
            }
            // Nobody is refused what is possible by now, as they may know from another node; nor what may be, where nobody
            // can find that out.
            if !overtaken {
                match self.catch_up().await {
                    Ok(true) => {}
                    Err(denied) if self.over.is_none() => return Err(denied),
                    _ => break,
                }
            }
            answer = self.grant_if_admitted(guest, invite, wish.clone(), arrived).await;
        }
        answer
    }

    async fn grant_if_admitted(
        &mut self,
        guest: Option<GuestId>,
        invite: Option<Hex<16>>,
        wish: TableRequest,
        arrived: u64,
    ) -> Result<Granted, Denied> {
        if self.room.admits(guest, invite) {
            self.grant(guest, invite, wish, arrived).await
        } else {
            Err(Denied::NoSuchTable)
        }
    }

    async fn grant(
        &mut self,
        guest: Option<GuestId>,
        invite: Option<Hex<16>>,
        wish: TableRequest,
        arrived: u64,
    ) -> Result<Granted, Denied> {
        match wish {
            TableRequest::Show => {}
            TableRequest::Record => return self.room.record().map(Box::new).map(Granted::Record),
            TableRequest::LookBack => return self.room.finished().map(Box::new).map(Granted::Finished),
            TableRequest::Act { seat, id, seq, action } => {
                if !self.room.sits(guest, seat) {
                    return Err(Denied::NotYourSeat);
                }
                self.catch_up_with(Some(seq)).await?;
                let acted = self.act(None, Viewer::Seat(seat), &id, seq, action, arrived).await;
                self.settle().await;
                return match acted {
                    // Another node may have heard the same, or something else.
                    Ok(_) | Err(Denied::Stale { .. }) if self.over.is_none() => {
                        let done = self.room.done_before(seat, &id);
                        done.map(|seq| Granted::Done { seq }).ok_or(Denied::Stale { seq: self.room.seq })
                    }
                    Ok(_) => Err(Denied::Unavailable),
                    Err(denied) => Err(denied),
                };
            }
            TableRequest::Close => {
                self.room.check_close(guest.ok_or(Denied::NoSession)?)?;
                self.remove().await?;
                return Ok(Granted::Closed);
            }
            // The answer may have got lost; the same bytes again are harmless.
            TableRequest::Reveal { seat, bytes } if self.reveals_again(guest, seat, bytes) => {}
            TableRequest::Rematch { from } => {
                return self.rematch(guest.ok_or(Denied::NoSession)?, from).await.map(Granted::Rematch);
            }
            // Nobody has to wait for ever for somebody who does not reveal.
            TableRequest::Leave { seat } if self.room.phase() == Phase::Revealing => {
                let seat = self.own_seat(guest.ok_or(Denied::NoSession)?, seat).ok_or(Denied::Fixed)?;
                self.unfix().await?;
                self.change(Deed::Left { seat, invite: None }, arrived).await?;
            }
            wish => {
                let deed = self.deed(guest.ok_or(Denied::NoSession)?, invite, wish)?;
                self.change(deed, arrived).await?;
            }
        }
        self.room.info(guest).map(Box::new).map(Granted::Table)
    }

    fn reveals_again(&self, guest: Option<GuestId>, seat: Seat, bytes: Hex<16>) -> bool {
        self.room.sits(guest, seat) && self.room.has_revealed(seat, bytes)
    }

    /// The seat that is asked for, or the first, if it is this guest's.
    fn own_seat(&self, guest: GuestId, seat: Option<Seat>) -> Option<Seat> {
        let mut own = Seat::all(self.room.seats.len()).filter(|seat| self.room.sits(Some(guest), *seat));
        own.find(|own| seat.is_none_or(|seat| seat == *own))
    }

    /// What granting a wish comes to, if it can be granted.
    fn deed(&self, guest: GuestId, invite: Option<Hex<16>>, wish: TableRequest) -> Result<Deed, Denied> {
        let room = &self.room;
        if matches!(
            wish,
            TableRequest::Join(_)
                | TableRequest::SeatBot { .. }
                | TableRequest::Commit { .. }
                | TableRequest::BeginAgain
        ) {
            room.check_unworn()?;
        }
        match wish {
            TableRequest::Join(arrival) => {
                room.check_waiting()?;
                let owner = arrival.owner.as_ref().map(|owner| owner.guest);
                self.house.check_stays(guest, owner)?;
                for who in [guest, owner.unwrap_or(guest)] {
                    room.check_welcome(who, invite)?;
                }
                room.sitting_down(arrival)
            }
            TableRequest::SeatBot { seat, level, speech } => {
                room.check_host(guest)?;
                room.check_waiting()?;
                let seat = room.free_seat(seat, None)?;
                Ok(room.seating_bot(seat, level, speech))
            }
            TableRequest::Leave { seat } => {
                room.check_waiting()?;
                let seat = seat.or_else(|| self.own_seat(guest, None)).ok_or(Denied::NotYourSeat)?;
                let taken_by = room.sitter(seat).ok_or(Denied::NotYourSeat)?;
                if taken_by.guest() == Some(guest) {
                    return Ok(Deed::Left { seat, invite: None });
                }
                room.check_host(guest)?;
                let invite = taken_by.person().map(|_| Hex(randomness::bytes()));
                Ok(Deed::Left { seat, invite })
            }
            TableRequest::Start => {
                room.check_host(guest)?;
                room.check_start()?;
                Ok(room.starting())
            }
            TableRequest::Commit { seat, commitment } => {
                if !room.sits(Some(guest), seat) {
                    return Err(Denied::NotYourSeat);
                }
                room.check_waiting()?;
                room.check_commitment(seat, commitment)?;
                Ok(Deed::Committed { seat, commitment })
            }
            TableRequest::Reveal { seat, bytes } => {
                if !room.sits(Some(guest), seat) {
                    return Err(Denied::NotYourSeat);
                }
                room.check_reveal(seat, bytes)?;
                Ok(Deed::Revealed { seat, bytes })
            }
            TableRequest::BeginAgain => {
                room.check_host(guest)?;
                room.check_fixed()?;
                Ok(Deed::Unfixed { secret: Hex(randomness::bytes()) })
            }
            TableRequest::Resign { seat } => {
                if !room.sits(Some(guest), seat) {
                    return Err(Denied::NotYourSeat);
                }
                room.playing()?;
                room.check_active(seat)?;
                Ok(Deed::Resigned { seat })
            }
            TableRequest::Show
            | TableRequest::Act { .. }
            | TableRequest::Rematch { .. }
            | TableRequest::Close
            | TableRequest::Record
            | TableRequest::LookBack => {
                unreachable!("these wishes are granted in other ways")
            }
        }
    }

    async fn rematch(&mut self, guest: GuestId, from: IpAddr) -> Result<RoomId, Denied> {
        if let Some(room) = self.room.rematch {
            return Ok(room);
        }
        if self.room.phase() != Phase::Over {
            return Err(Denied::NotOver);
        }
        if !self.room.belongs(guest) {
            return Err(Denied::NotYourTable);
        }
        let opening = self.house.limits.open_table(from)?;
        let room = self.house.rematch(&mut self.room, opening).await;
        if room.is_ok() {
            self.know();
        } else if let Err(Denied::Stale { .. }) = room
            && self.may_be_overtaken()
        {
            self.read_on().await;
        }
        let room = room?;
        self.tell_everything();
        Ok(room)
    }
}
