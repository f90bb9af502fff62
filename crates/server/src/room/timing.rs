//! What has to be done at a table because of the time, and when.

use ratskeller_core::{ActionId, Seat, TimedAction};
use store::Phase;

use super::Room;
use crate::charter::WhenTimeIsUp;
use crate::clock::Clock;
use crate::deed::Sitter;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// When a table has to be woken though nobody comes; none: never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waking(pub Option<u64>);

impl Waking {
    /// Whether it makes no difference to anybody: what it took to write the last entry is known only while the table is in
    /// memory, and moves a deadline by milliseconds.
    pub fn is_about(self, noted: Self) -> bool {
        match (self.0, noted.0) {
            (Some(at), Some(noted)) => noted > 0 && at.abs_diff(noted) < SECOND,
            (at, noted) => at == noted,
        }
    }
}

/// Something the house has to do because of the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// The table's own.
    TimedAction(ActionId),
    StandIn(Seat),
    Resign(Seat),
}

impl Room {
    /// Whether something may happen though nobody comes, now or after somebody's next action.
    pub(super) fn is_restless(&self) -> bool {
        // Where somebody wonders what if, everything waits for them.
        self.phase() == Phase::Playing
            && self.charter.what_if.is_none()
            && !self.is_left_to_bots()
            && (self.clock.is_some()
                || self.timed_action().is_some()
                || !self.resigned.is_empty()
                || self.seats.iter().flatten().any(|sitter| matches!(sitter, Sitter::Bot { .. })))
    }

    /// When the table has to be woken if the house ends while it is in memory: at once, or not at all.
    pub fn wake_while_awake(&self) -> Waking {
        Waking(self.is_restless().then_some(0))
    }

    /// When the table has to be woken that leaves memory.
    pub fn wake_while_asleep(&self) -> Waking {
        Waking(self.deadline().filter(|_| self.is_restless()))
    }

    /// When the house has to do something about the time.
    pub fn deadline(&self) -> Option<u64> {
        if self.phase() != Phase::Playing {
            return None;
        }
        let clock = self.clock.as_ref().and_then(Clock::deadline);
        clock.into_iter().chain(self.timed_action_due()).min()
    }

    /// What the table itself does, whoever is to move, and when.
    pub(super) fn timed_action(&self) -> Option<(ActionId, u64)> {
        let TimedAction { action, after_minutes } = self.table.as_ref()?.timed_action()?;
        (self.phase() == Phase::Playing).then(|| (action, self.begun + u64::from(after_minutes) * MINUTE))
    }

    pub fn timed_action_due(&self) -> Option<u64> {
        self.timed_action().map(|(_, due)| due)
    }

    /// What the house does now that the deadline has come.
    pub fn overdue(&self, now: u64) -> Option<Overdue> {
        if let Some((action, _)) = self.timed_action().filter(|&(_, due)| due <= now) {
            return Some(Overdue::TimedAction(action));
        }
        let clock = self.clock.as_ref()?;
        let seat = clock.running().filter(|_| clock.deadline().is_some_and(|deadline| deadline <= now))?;
        Some(match self.charter.terms.when_time_is_up {
            WhenTimeIsUp::Rat => Overdue::StandIn(seat),
            WhenTimeIsUp::Resign => Overdue::Resign(seat),
        })
    }
}
