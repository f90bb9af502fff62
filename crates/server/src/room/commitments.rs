//! What seats commit to before a game begins, and tell when all have: their shares in the shuffles.

use catalog::fairness::commitment_to;
use ratskeller_core::{Hex, Seat, SmallId as _};
use store::Phase;

use super::Room;
use crate::deed::{Share, Sitter};
use crate::denied::Denied;

impl Room {
    pub(super) fn share(&self, seat: Seat) -> Option<&Share> {
        self.sitter(seat).and_then(Sitter::share)
    }

    pub(super) fn share_mut(&mut self, seat: Seat) -> Option<&mut Share> {
        self.seats.get_mut(seat.index())?.as_mut()?.share_mut()
    }

    /// The seats that have something to say before the game can begin: what they commit to or, when everything is
    /// fixed, their bytes.
    pub fn awaited(&self) -> impl Iterator<Item = Seat> + '_ {
        let phase = self.phase();
        let is_awaited = move |share: &Share| match phase {
            Phase::Waiting => share.is_missing(),
            Phase::Revealing => share.bytes.is_none(),
            Phase::Playing | Phase::Over => false,
        };
        Seat::all(self.seats.len()).filter(move |seat| self.share(*seat).is_some_and(is_awaited))
    }

    /// That no other seat has committed to the same.
    pub fn check_commitment(&self, seat: Seat, commitment: Hex<32>) -> Result<(), Denied> {
        let stands = |other: Seat| self.share(other).is_some_and(|share| share.commitment == Some(commitment));
        let taken = Seat::all(self.seats.len()).any(|other| other != seat && stands(other));
        if taken { Err(Denied::SameCommitment) } else { Ok(()) }
    }

    /// Whether the seat has told these very bytes before.
    pub fn has_revealed(&self, seat: Seat, bytes: Hex<16>) -> bool {
        self.share(seat).is_some_and(|share| share.commitment.is_some() && share.bytes == Some(bytes))
    }

    /// That the bytes are those that the seat has committed to, now that everything is fixed.
    pub fn check_reveal(&self, seat: Seat, bytes: Hex<16>) -> Result<(), Denied> {
        self.check_fixed()?;
        let committed = self.share(seat).and_then(|share| share.commitment);
        let kept = committed == Some(commitment_to(&self.id.to_string(), bytes));
        if kept { Ok(()) } else { Err(Denied::OtherBytes) }
    }

    /// A new beginning has new secrets.
    pub(super) fn begin_again(&mut self, secret: Hex<32>) -> Result<(), Denied> {
        self.check_fixed()?;
        self.fixed = false;
        self.begun_again += 1;
        self.charter.secret = secret;
        let shares = self.seats.iter_mut().flatten().filter_map(Sitter::share_mut);
        shares.for_each(|share| *share = Share::default());
        Ok(())
    }
}
