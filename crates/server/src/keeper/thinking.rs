//! Bots at a table: they think elsewhere, and what they decide comes back as a command.

use std::sync::Arc;

use catalog::Level;
use ratskeller_core::{ActionId, Seat};
use tokio::time::{Duration, Instant};

use super::{Command, Keeper};
use crate::crew::Lost;
use crate::room::Decider;

impl Keeper {
    /// Lets a bot think if it is its turn.
    pub(super) fn go_on(&mut self) {
        if self.thinking == Some(self.room.seq) {
            return;
        }
        self.thinking = None;
        if self.rests() || !self.drives() {
            return;
        }
        if let Decider::Bot(seat, level) = self.room.decider() {
            let pause = Duration::from_millis(self.room.charter.terms.pause.into());
            self.let_think(seat, level, pause);
        }
    }

    pub(super) fn let_think(&mut self, seat: Seat, level: Level, pause: Duration) {
        let Some(mind) = self.room.table.as_ref().and_then(|table| table.mind(seat).ok()) else { return };
        let (house, id, seq) = (Arc::clone(&self.house), self.room.id, self.room.seq);
        let opened_from = self.opening.as_ref().map(|opening| opening.from);
        let (place, host) = (opened_from.or_else(|| self.audience.place(&self.room)), self.room.charter.person());
        self.thinking = Some(seq);
        tokio::spawn(async move {
            let not_before = Instant::now() + pause;
            let action = match house.thinkers.ask(place, host, mind, level).await {
                Ok(action) => Some(action),
                Err(Lost::Stumbled) => None,
                Err(Lost::Closing) => return,
            };
            tokio::time::sleep_until(not_before).await;
            let _closing = house.send(id, Command::Decided { seq, action }).await;
        });
    }

    /// Does what a bot has decided, unless something else has happened in the meantime. For one that could not decide
    /// it does anything that is allowed, so that the game goes on.
    pub(super) async fn decided(&mut self, seq: u64, action: Option<ActionId>) {
        let Some(table) = self.room.table.as_deref().filter(|_| seq == self.room.seq) else { return };
        let Some(seat) = table.to_move() else { return };
        self.thinking = None;
        if !self.drives() {
            return;
        }
        let first = || {
            tracing::error!(table = %self.room.id, seq, "a bot could not decide; the first thing it may do is done");
            table.legal_ids().first().copied()
        };
        let Some(id) = action.or_else(first) else { return };
        let Ok(action) = table.action(id) else { return };
        let deed = self.room.acted(Some(seat), action, None, Some(id));
        let _given_up_otherwise = self.go_on_with(deed, self.house.time.now(), None).await;
    }
}
