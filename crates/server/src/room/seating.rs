//! Who may come to a table, and sit down and get up there.

use catalog::Level;
use ratskeller_core::{Fault, Hex, Seat, SmallId as _, apart};
use store::{GuestId, Phase};

use super::Room;
use crate::deed::{Deed, Share, Sitter};
use crate::denied::Denied;
use crate::founding::Arrival;
use crate::language::Speech;
use crate::name;

impl Room {
    /// What everybody is called who has another seat.
    pub fn names_beside(&self, seat: Seat) -> impl Iterator<Item = &str> {
        let others = Seat::all(self.seats.len()).filter(move |other| *other != seat);
        others.filter_map(|other| self.sitter(other)).map(Sitter::name)
    }

    /// Whether this seat is taken by this guest.
    pub fn sits(&self, guest: Option<GuestId>, seat: Seat) -> bool {
        matches!(self.sitter(seat), Some(Sitter::Person { guest: sitter, .. } | Sitter::Program { guest: sitter, .. })
            if Some(*sitter) == guest)
    }

    /// Whether this guest hosts the table, or a seat at it is theirs.
    pub fn belongs(&self, guest: GuestId) -> bool {
        self.charter.host == guest || self.seats.iter().flatten().any(|sitter| sitter.guest() == Some(guest))
    }

    /// Whether the table exists for this guest.
    pub fn admits(&self, guest: Option<GuestId>, invite: Option<Hex<16>>) -> bool {
        !self.charter.terms.private
            || invite == Some(self.charter.invite)
            || guest.is_some_and(|guest| self.belongs(guest))
    }

    /// That the host has not made them leave, or has invited them again. Nobody turns themselves out.
    pub fn check_welcome(&self, guest: GuestId, invite: Option<Hex<16>>) -> Result<(), Denied> {
        let turned_out = self.turned_out.contains(&guest) && guest != self.charter.host;
        let unwelcome = turned_out && invite != Some(self.charter.invite);
        if unwelcome { Err(Denied::TurnedOut) } else { Ok(()) }
    }

    pub fn check_host(&self, guest: GuestId) -> Result<(), Denied> {
        if self.charter.host == guest { Ok(()) } else { Err(Denied::NotYourTable) }
    }

    /// That nobody but the host loses anything when the table is closed.
    pub fn check_close(&self, guest: GuestId) -> Result<(), Denied> {
        self.check_host(guest)?;
        let plays = |(seat, sitter): (Seat, &Option<Sitter>)| {
            sitter.as_ref().and_then(Sitter::person).is_some_and(|person| person != guest)
                && !self.resigned.contains(&seat)
        };
        let others_play = Seat::all(self.seats.len()).zip(&self.seats).any(plays);
        match self.phase() {
            Phase::Over => Err(catalog::Refused::Over.into()),
            Phase::Playing if others_play || self.charter.terms.rated => Err(Denied::OthersPlay),
            Phase::Waiting | Phase::Revealing | Phase::Playing => Ok(()),
        }
    }

    /// That whoever sits down has no other seat where ratings are at stake, themselves or by a program of theirs.
    pub fn check_rivals(&self, person: GuestId) -> Result<(), Denied> {
        let sits = self.seats.iter().flatten().any(|sitter| sitter.person() == Some(person));
        if self.charter.terms.rated && sits { Err(Denied::RatedAgainstOneself) } else { Ok(()) }
    }

    /// The seat that is asked for, or the first that this guest can have.
    pub fn free_seat(&self, wanted: Option<Seat>, guest: Option<GuestId>) -> Result<Seat, Denied> {
        let kept_for_them =
            |seat: Seat| matches!(self.sitter(seat), Some(Sitter::Kept { guest: kept, .. }) if Some(*kept) == guest);
        let free = |seat: Seat| self.sitter(seat).is_none() || kept_for_them(seat);
        match wanted {
            Some(seat) if seat.index() >= self.seats.len() => {
                let problem = ratskeller_core::Problem::NoSuchSeat { last: self.seats.len() - 1 };
                Err(Fault::new(problem).at("seat").into())
            }
            Some(seat) if free(seat) => Ok(seat),
            Some(_) => Err(Denied::SeatTaken),
            None => {
                let mut seats = Seat::all(self.seats.len());
                let kept = seats.clone().find(|seat| kept_for_them(*seat));
                kept.or_else(|| seats.find(|seat| free(*seat))).ok_or(Denied::NoFreeSeat)
            }
        }
    }

    /// What it comes to when somebody sits down on the seat that they want, or on the first that they can have.
    pub fn sitting_down(&self, arrival: Arrival) -> Result<Deed, Denied> {
        let Arrival { guest, seat, commitment, name, usual_name, face, owner } = arrival;
        self.check_rivals(owner.as_ref().map_or(guest, |owner| owner.guest))?;
        let seat = self.free_seat(seat, Some(guest))?;
        self.check_commitment(seat, commitment)?;
        let kept_name = self.sitter(seat).map(|kept| kept.name().to_owned());
        // Where ratings are at stake nobody goes by another name.
        let name = name.filter(|_| !self.charter.terms.rated).or(kept_name).unwrap_or(usual_name);
        let name = apart(&name::checked(&name)?, self.names_beside(seat));
        Ok(Deed::Sat { seat, sitter: Sitter::come(guest, name, face, Share::committed(commitment), owner) })
    }

    /// What it comes to when one of the house's own players takes a seat; several of a level are told apart by numbers.
    pub fn seating_bot(&self, seat: Seat, level: Level, speech: Speech) -> Deed {
        let name = apart(&name::of_the_house(level, speech), self.names_beside(seat));
        Deed::Sat { seat, sitter: Sitter::Bot { level, name } }
    }

    pub(super) fn seat_before_the_start(&mut self, seat: Seat) -> Result<&mut Option<Sitter>, Denied> {
        self.check_waiting()?;
        self.seats.get_mut(seat.index()).ok_or(Denied::NoFreeSeat)
    }

    pub(super) fn leave(&mut self, seat: Seat, invite: Option<Hex<16>>) -> Result<(), Denied> {
        let left = self.seat_before_the_start(seat)?.take();
        if let Some(invite) = invite {
            self.charter.invite = invite;
            let owner = left.as_ref().and_then(Sitter::owner).map(|owner| owner.guest);
            self.turned_out.extend(left.as_ref().and_then(Sitter::guest).into_iter().chain(owner));
        }
        Ok(())
    }
}
