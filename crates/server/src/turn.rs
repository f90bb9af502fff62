//! Waiting for one's turn without a socket: a question that is answered when there is something to decide.

use ratskeller_core::{Hex, Seat, Viewer};
use store::{GuestId, Phase};
use tokio::sync::oneshot;

use crate::audience::Audience;
use crate::choices::ChoicesForm;
use crate::denied::Denied;
use crate::message::Told;
use crate::room::{Decider, Room};

/// Somebody who wants to know when it is their turn.
#[derive(Debug)]
pub struct Awaiting {
    pub guest: GuestId,
    pub invite: Option<Hex<16>>,
    pub seat: Seat,
    /// The last that they know.
    pub after: Option<u64>,
    pub choices: ChoicesForm,
    /// Whether they wait for something to decide, or want to know how things are.
    pub patient: bool,
    /// The table as a socket would show it.
    pub reply: oneshot::Sender<Result<String, Denied>>,
}

impl Awaiting {
    fn check(&self, room: &Room) -> Result<(), Denied> {
        match (room.admits(Some(self.guest), self.invite), room.sits(Some(self.guest), self.seat)) {
            (false, _) => Err(Denied::NoSuchTable),
            (true, false) => Err(Denied::NotYourSeat),
            (true, true) => Ok(()),
        }
    }

    /// Whether there is something to tell.
    fn is_due(&self, room: &Room) -> bool {
        let due = match room.phase() {
            Phase::Waiting | Phase::Revealing => self.after != Some(room.seq),
            Phase::Playing => room.decider() == Decider::Person(self.seat),
            Phase::Over => true,
        };
        due || !self.patient
    }
}

/// Everybody who waits at a table.
#[derive(Debug, Default)]
pub struct Turns(Vec<Awaiting>);

impl Turns {
    pub fn add(&mut self, awaiting: Awaiting) {
        self.0.push(awaiting);
    }

    /// Whether nobody waits any more.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|awaiting| awaiting.reply.is_closed())
    }

    /// Answers whoever has waited long enough.
    pub fn attend(&mut self, room: &Room, audience: &Audience) {
        for awaiting in std::mem::take(&mut self.0) {
            let checked = awaiting.check(room);
            if checked.is_ok() && !awaiting.is_due(room) {
                if !awaiting.reply.is_closed() {
                    self.0.push(awaiting);
                }
                continue;
            }
            let Awaiting { guest, seat, after, choices, reply, .. } = awaiting;
            let told = checked.and_then(|()| {
                audience.told(room, Some(guest), Viewer::Seat(seat), choices, after, |told: &Told| told.text())
            });
            let _gone = reply.send(told);
        }
    }
}
