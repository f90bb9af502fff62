//! What is said at a table, over its sockets or without one, and what is answered.

use catalog::Input;
use ratskeller_core::{Seat, SmallId as _, Viewer};
use serde_json::Value;
use store::{GuestId, Phase};

use super::timing::ON_ITS_WAY;
use super::{Keeper, Over};
use crate::audience::SocketId;
use crate::cluster::ring::Ring;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::message::{Reaction, Said};

/// The same was done before, as this number.
pub(super) struct DoneBefore {
    seq: u64,
}

impl Keeper {
    pub(super) async fn hear(&mut self, socket: SocketId, said: Said, arrived: u64) {
        if let Said::Act { seq, .. } | Said::TakeBack { seq, .. } = &said
            && self.catch_up_with(Some(*seq)).await.is_err()
        {
            // It may have been done: there is no answer, and it is said again elsewhere.
            self.over = Some(Over::Broken);
            return;
        }
        // A mailbox that is never empty does not keep the alarm from going.
        let _given_up_afterwards = self.look_at_the_clock(arrived.saturating_sub(ON_ITS_WAY)).await;
        let Some(speaker) = self.audience.get(socket) else { return };
        let (guest, viewer) = (speaker.guest, speaker.viewer);
        let (id, result) = match said {
            Said::Act { id, seq, action } => {
                let result = self.act(Some(socket), viewer, &id, seq, action, arrived).await;
                (Some(id), result.map(drop))
            }
            Said::TakeBack { id, seq } => {
                let result = self.take_back(socket, viewer, &id, seq, arrived).await;
                (Some(id), result)
            }
            Said::Look { seat } => (None, self.look(socket, guest, seat)),
            Said::React { reaction } => (None, self.react(viewer, reaction)),
            Said::Ping {} => return self.audience.pong(socket),
        };
        match (result, id) {
            (Ok(()), _) => {}
            // Another node may have heard the same.
            (Err(Denied::Stale { .. }), Some(id)) => self.answer_late(socket, &id),
            (Err(denied), id) => self.audience.refuse(socket, id.as_deref(), self.room.seq, &denied),
        }
    }

    pub(super) fn look(&mut self, socket: SocketId, guest: Option<GuestId>, seat: Option<Seat>) -> Result<(), Denied> {
        if seat.is_some_and(|seat| !self.room.sits(guest, seat)) {
            return Err(Denied::NotYourSeat);
        }
        self.audience.turn(socket, seat.into());
        self.count_heads(Some(socket));
        self.audience.show(&self.room, socket, None);
        Ok(())
    }

    pub(super) fn react(&mut self, viewer: Viewer, reaction: Reaction) -> Result<(), Denied> {
        let Viewer::Seat(seat) = viewer else { return Err(Denied::NotYourSeat) };
        if !self.reactions[seat.index()].allows() {
            return Err(Denied::TooMany { seconds: 1 });
        }
        self.audience.react(seat, reaction);
        if let Some(node) = self.house.node() {
            node.bell.ring(Ring::Reaction { room: self.room.id, seat, reaction });
        }
        Ok(())
    }

    /// The seat that does something new, and in time. What was done before is acknowledged, and no seat does it again.
    pub(super) async fn seat_with_news(
        &mut self,
        socket: Option<SocketId>,
        viewer: Viewer,
        id: &str,
        seq: u64,
        arrived: u64,
    ) -> Result<Result<Seat, DoneBefore>, Denied> {
        let Viewer::Seat(seat) = viewer else { return Err(Denied::NotYourSeat) };
        if let Some(seq) = self.room.done_before(seat, id) {
            if let Some(socket) = socket {
                self.audience.acknowledge(socket, id, seq);
            }
            return Ok(Err(DoneBefore { seq }));
        }
        // What was overdue when this came is done before it, also if the alarm has not gone yet.
        if self.look_at_the_clock(arrived).await? == Some(seat) {
            return Err(Denied::TimeIsUp);
        }
        self.room.check_seq(seq)?;
        // When the game is over nobody acts, and that is what is said.
        if self.room.phase() == Phase::Playing {
            self.room.check_active(seat)?;
        }
        Ok(Ok(seat))
    }

    /// Does what a seat wants, over a socket or without one, and tells its number.
    pub(super) async fn act(
        &mut self,
        socket: Option<SocketId>,
        viewer: Viewer,
        id: &str,
        seq: u64,
        action: Value,
        arrived: u64,
    ) -> Result<u64, Denied> {
        let seat = match self.seat_with_news(socket, viewer, id, seq, arrived).await? {
            Ok(seat) => seat,
            Err(DoneBefore { seq }) => return Ok(seq),
        };
        let known = self.room.playing()?.id_of(Input { seat: Some(seat), action: &action, at: None })?;
        // Whoever acts is charged until this came, and whoever is next from when they are told.
        let deed = self.room.acted(Some(seat), action, Some(id.to_owned()), Some(known));
        self.go_on_with(deed, arrived, socket.map(|socket| (socket, id))).await?;
        Ok(self.room.seq)
    }

    pub(super) async fn take_back(
        &mut self,
        socket: SocketId,
        viewer: Viewer,
        id: &str,
        seq: u64,
        arrived: u64,
    ) -> Result<(), Denied> {
        let news = self.seat_with_news(Some(socket), viewer, id, seq, arrived).await?;
        let Ok(seat) = news else { return Ok(()) };
        self.room.check_take_back(seat)?;
        self.go_on_with(Deed::TookBack { seat, id: id.to_owned() }, arrived, Some((socket, id))).await
    }
}
