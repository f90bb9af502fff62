//! What has to be done at a table because of the time.

use catalog::Level;
use ratskeller_core::Seat;
use store::Phase;
use tokio::time::{Duration, Instant};

use super::Keeper;
use crate::clock::Clock;
use crate::cluster::Node;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::room::Overdue;

/// Whatever came in time has reached its table so many milliseconds later, however busy the house is.
pub const ON_ITS_WAY: u64 = 100;

/// A game that is over stays in memory for so long when nobody is there, …
const KEPT_WHEN_OVER: Duration = Duration::from_millis(250);
/// … or for so long for each of its moves, if that is longer: reading it back takes less than a thousandth of that, however often somebody asks for
/// it again.
const KEPT_FOR_A_MOVE: Duration = Duration::from_millis(20);

impl Keeper {
    /// When something has to be done though nobody asks for it.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        let presence = self.audience.presence_due();
        if self.thinking.is_some() {
            // Whoever thinks is not hurried, but the minutes of the evening go by all the same.
            let timed_action = self.room.timed_action_due().filter(|_| self.drives());
            return timed_action.map(|at| self.alarm(at)).into_iter().chain(presence).min();
        }
        let deserted = self.deserted.map(|since| since + self.patience());
        let deadline = self.room.deadline().filter(|_| !self.rests() && self.drives()).map(|at| self.alarm(at));
        deadline.into_iter().chain(deserted).chain(presence).min()
    }

    pub(super) fn alarm(&self, at: u64) -> Instant {
        self.house.time.instant(at + ON_ITS_WAY)
    }

    /// Whether only bots play here, and nobody looks: they have time.
    pub(super) fn rests(&self) -> bool {
        self.audience.is_empty() && self.room.is_left_to_bots()
    }

    /// How long the table stays in memory when nobody is there.
    pub(super) fn patience(&self) -> Duration {
        let game = self.room.table.as_ref().filter(|_| self.room.phase() == Phase::Over);
        let kept = |moves: usize| KEPT_WHEN_OVER.max(KEPT_FOR_A_MOVE * moves as u32);
        game.map_or(self.house.idle, |game| self.house.idle.min(kept(game.inputs())))
    }

    pub(super) fn is_idle(&self) -> bool {
        let long_ago = |since: Instant| since + self.patience() <= Instant::now();
        self.thinking.is_none() && self.deserted.is_some_and(long_ago)
    }

    /// If the house was closed or not running, nobody loses by it.
    pub(super) async fn make_up_for_a_break(&mut self) -> Result<(), Denied> {
        if self.drives() && self.has_suffered() { self.reopen().await } else { Ok(()) }
    }

    /// Whether somebody is out of time, or nearly, because the house was closed.
    fn has_suffered(&self) -> bool {
        let suffered = |clock: &Clock| clock.suffered(self.house.open_since());
        self.room.clock.as_ref().is_some_and(suffered)
    }

    async fn reopen(&mut self) -> Result<(), Denied> {
        Box::pin(self.commit(Deed::Reopened, self.house.time.now())).await?;
        self.tell_everything();
        Ok(())
    }

    /// Does what was overdue at this moment, and tells whose time was up.
    pub(super) async fn look_at_the_clock(&mut self, then: u64) -> Result<Option<Seat>, Denied> {
        self.make_up_for_a_break().await?;
        #[cfg(test)]
        let then =
            if crate::simulation::is_planted(crate::simulation::Plant::ClocksFallEarly) { then + 5_500 } else { then };
        match self.room.overdue(then) {
            None => Ok(None),
            // The driver says what follows; only that nobody loses by a break cannot wait for it, or a move that it forgives would come too late.
            Some(Overdue::StandIn(_) | Overdue::Resign(_)) if !self.drives() && self.has_suffered() => {
                self.reopen().await?;
                Ok(None)
            }
            Some(Overdue::TimedAction(_)) if !self.drives() => Ok(None),
            Some(Overdue::StandIn(seat) | Overdue::Resign(seat)) if !self.drives() => {
                // Whoever has not heard from the others lately does not know whether there was a break, and refuses nothing for good.
                let knows_of_breaks = self.house.node().is_none_or(Node::is_fresh);
                if knows_of_breaks { Ok(Some(seat)) } else { Err(Denied::Unavailable) }
            }
            Some(Overdue::StandIn(seat)) => {
                if self.thinking.is_none() {
                    self.let_think(seat, Level::Rat, Duration::ZERO);
                }
                Ok(Some(seat))
            }
            Some(Overdue::TimedAction(id)) => {
                let action = self.room.playing()?.action(id)?;
                let deed = self.room.acted(None, action, None, Some(id));
                Box::pin(self.commit(deed, self.house.time.now())).await?;
                self.tell_update(None);
                Ok(None)
            }
            Some(Overdue::Resign(seat)) => {
                Box::pin(self.commit(Deed::Resigned { seat }, self.house.time.now())).await?;
                self.tell_everything();
                Ok(Some(seat))
            }
        }
    }
}
