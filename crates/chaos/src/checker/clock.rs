//! The clocks of a table as its log moves them, worked out from docs/tables.md: whoever moved is charged until the move
//! came, and whoever is next from then on, less what the log says was held.

use super::deed::Rule;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Whoever is to move when the house opens again has at least this long.
const GRACE: u64 = 30 * SECOND;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: Rule,
    pub left: Vec<u64>,
    pub running: Option<usize>,
    since: u64,
    /// As it was before it passed on, for moves that are taken back.
    before: Option<Box<Self>>,
}

impl Rule {
    fn start(self) -> u64 {
        match self {
            Self::Move { seconds } | Self::Game { seconds, .. } => seconds * SECOND,
            Self::Days(days) => days * DAY,
        }
    }
}

impl Clock {
    pub fn new(rule: Rule, seats: usize, at: u64) -> Self {
        Self { rule, left: vec![rule.start(); seats], running: None, since: at, before: None }
    }

    /// Somebody has decided, and was not charged for what was held.
    pub fn decided(&mut self, next: Option<usize>, at: u64, held: u64) {
        self.before = None;
        self.before = Some(Box::new(self.clone()));
        if let Some(seat) = self.running {
            let used = at.saturating_sub(self.since + held);
            self.left[seat] = match self.rule {
                Rule::Game { increment, .. } => self.left[seat].saturating_sub(used) + increment * SECOND,
                Rule::Move { .. } | Rule::Days(_) => self.rule.start(),
            };
        }
        (self.running, self.since) = (next, at);
    }

    /// Something else has happened: nobody has earned time by it.
    pub fn attend_to(&mut self, next: Option<usize>, at: u64) {
        if self.running != next {
            self.decided(next, at, 0);
        }
    }

    pub fn take_back(&mut self) {
        if let Some(before) = self.before.take() {
            *self = *before;
        }
    }

    /// The house was not running until now.
    pub fn resume(&mut self, at: u64) {
        if let Some(deadline) = self.deadline(0) {
            self.since += (at + GRACE.min(self.rule.start())).saturating_sub(deadline);
        }
    }

    /// When the time of whoever is to move is up, at the earliest.
    pub fn deadline(&self, held: u64) -> Option<u64> {
        self.running.map(|seat| self.since + held + self.left[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_for_a_game_runs_down_and_grows_with_each_decision() {
        let mut clock = Clock::new(Rule::Game { seconds: 60, increment: 5 }, 2, 1_000);
        clock.attend_to(Some(0), 1_000);
        assert_eq!(clock.deadline(0), Some(61_000));
        clock.decided(Some(1), 21_000, 500);
        assert_eq!((clock.left.as_slice(), clock.deadline(250)), ([45_500, 60_000].as_slice(), Some(81_250)));
        clock.take_back();
        assert_eq!((clock.running, clock.deadline(0)), (Some(0), Some(61_000)));
    }

    #[test]
    fn after_a_break_there_is_grace_and_no_more_than_a_move() {
        let mut clock = Clock::new(Rule::Move { seconds: 5 }, 2, 0);
        clock.attend_to(Some(0), 0);
        clock.resume(60_000);
        assert_eq!(clock.deadline(0), Some(65_000));
        clock.resume(61_000);
        assert_eq!(clock.deadline(0), Some(66_000));
        clock.attend_to(Some(0), 62_000);
        assert_eq!(clock.deadline(0), Some(66_000), "what others do brings no time");
    }
}
