//! How much time everybody has. Nothing here reads the time; it is told, in milliseconds since 1970.

use ratskeller_core::{Fault, Problem, Seat, SmallId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Whoever is to move when the house opens again after a break has at least this long.
const GRACE: u64 = 30 * SECOND;

/// How time is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "house.ts", rename = "Clock")]
pub enum Rule {
    /// So long for each decision.
    Move { seconds: u32 },
    /// So long for all decisions, and a little more with each.
    Game {
        seconds: u32,
        #[serde(default)]
        increment: u32,
    },
    /// So many days for each decision.
    Days(u32),
}

impl Rule {
    pub fn check(&self) -> Result<(), Fault> {
        let within = |name: &'static str, given: u32, min: i64, max: i64| {
            let given = i64::from(given);
            let fault = || Fault::new(Problem::Range { given, min, max }).at(name);
            if (min..=max).contains(&given) { Ok(()) } else { Err(fault()) }
        };
        match *self {
            Self::Move { seconds } => within("seconds", seconds, 5, 3600).map_err(|fault| fault.at("move")),
            Self::Game { seconds, increment } => within("seconds", seconds, 30, 36_000)
                .and_then(|()| within("increment", increment, 0, 600))
                .map_err(|fault| fault.at("game")),
            Self::Days(days) => within("days", days, 1, 30),
        }
    }

    /// What everybody starts with.
    fn start(self) -> u64 {
        match self {
            Self::Move { seconds } | Self::Game { seconds, .. } => u64::from(seconds) * SECOND,
            Self::Days(days) => u64::from(days) * DAY,
        }
    }
}

/// The clocks of all seats. Only that of a person who is to move runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: Rule,
    left: Vec<u64>,
    running: Option<Seat>,
    since: u64,
    /// How long it took from then on until whoever is to move could know it.
    held: u64,
    /// As it was before it passed on, to be taken back to.
    before: Option<Box<Self>>,
}

impl Clock {
    pub fn new(rule: Rule, seats: usize, now: u64) -> Self {
        Self { rule, left: vec![rule.start(); seats], running: None, since: now, held: 0, before: None }
    }

    /// Stops the clock that runs and starts that of `next`.
    pub fn pass_to(&mut self, next: Option<Seat>, now: u64) {
        self.before = None;
        self.before = Some(Box::new(self.clone()));
        if let Some(seat) = self.running {
            let used = now.saturating_sub(self.since + self.held);
            let left = &mut self.left[seat.index()];
            *left = match self.rule {
                Rule::Game { increment, .. } => left.saturating_sub(used) + u64::from(increment) * SECOND,
                Rule::Move { .. } | Rule::Days(_) => self.rule.start(),
            };
        }
        (self.running, self.since, self.held) = (next, now, 0);
    }

    /// Nobody is charged for the time that the house needed to write down and tell what was done.
    pub fn hold(&mut self, held: u64) {
        self.held = held;
    }

    pub fn held(&self) -> u64 {
        self.held
    }

    /// Since when the clock that runs would have run if nothing had to be written down.
    pub fn since(&self) -> u64 {
        self.since
    }

    /// Nobody has decided anything. Whoever is still to move has earned no time by it.
    pub fn attend_to(&mut self, mover: Option<Seat>, now: u64) {
        if self.running != mover {
            self.pass_to(mover, now);
        }
    }

    /// Goes on as if it had never passed on: deciding again and again must not bring time.
    pub fn take_back(&mut self) {
        if let Some(before) = self.before.take() {
            *self = *before;
        }
    }

    /// When the time of whoever is to move is up.
    pub fn deadline(&self) -> Option<u64> {
        self.running.map(|seat| self.since + self.held + self.left[seat.index()])
    }

    /// What is left to each seat.
    pub fn left(&self, now: u64) -> Vec<u64> {
        let mut left = self.left.clone();
        if let Some(seat) = self.running {
            left[seat.index()] = left[seat.index()].saturating_sub(now.saturating_sub(self.since + self.held));
        }
        left
    }

    pub fn running(&self) -> Option<Seat> {
        self.running
    }

    /// Whether somebody would be out of time, or nearly, because the house was closed or not running until then.
    pub fn suffered(&self, opened: u64) -> bool {
        self.since < opened && self.deadline().is_some_and(|deadline| deadline < opened + self.grace())
    }

    /// Nobody loses a game because the house was closed.
    pub fn resume(&mut self, now: u64) {
        if let Some(deadline) = self.deadline() {
            self.since += self.held + (now + self.grace()).saturating_sub(deadline);
            self.held = 0;
        }
    }

    fn grace(&self) -> u64 {
        GRACE.min(self.rule.start())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anna() -> Seat {
        Seat::new(0)
    }

    fn jan() -> Seat {
        Seat::new(1)
    }

    #[test]
    fn time_for_a_game_runs_down_and_grows_with_each_decision() {
        let mut clock = Clock::new(Rule::Game { seconds: 60, increment: 5 }, 2, 1_000);
        clock.pass_to(Some(anna()), 1_000);
        assert_eq!((clock.deadline(), clock.left(11_000)), (Some(61_000), vec![50_000, 60_000]));
        clock.pass_to(Some(jan()), 21_000);
        assert_eq!((clock.deadline(), clock.left(21_000)), (Some(81_000), vec![45_000, 60_000]));
        clock.pass_to(None, 999_000);
        assert_eq!((clock.deadline(), clock.left(999_999)), (None, vec![45_000, 5_000]));
    }

    #[test]
    fn time_for_a_move_is_fresh_with_each() {
        let mut clock = Clock::new(Rule::Move { seconds: 30 }, 2, 0);
        clock.pass_to(Some(anna()), 0);
        clock.pass_to(Some(jan()), 29_000);
        assert_eq!((clock.deadline(), clock.left(29_000)), (Some(59_000), vec![30_000, 30_000]));
        assert_eq!(Clock::new(Rule::Days(3), 2, 0).left(0), [3 * DAY, 3 * DAY]);
    }

    #[test]
    fn nobody_is_out_of_time_because_the_house_was_closed() {
        let mut clock = Clock::new(Rule::Game { seconds: 60, increment: 0 }, 2, 0);
        clock.pass_to(Some(jan()), 0);
        assert!(!clock.suffered(0), "the house has been open since");
        assert!(!clock.suffered(10_000), "there is enough left");
        assert!(clock.suffered(5_000_000));
        clock.resume(5_000_100);
        assert_eq!(clock.deadline(), Some(5_030_100));
        assert!(!clock.suffered(5_000_000), "once is enough");
        clock.pass_to(Some(anna()), 5_010_100);
        assert_eq!(clock.left(5_010_100), [60_000, 20_000]);
    }

    #[test]
    fn nobody_is_charged_for_the_time_that_writing_takes() {
        let mut clock = Clock::new(Rule::Game { seconds: 60, increment: 0 }, 2, 0);
        clock.pass_to(Some(anna()), 0);
        clock.pass_to(Some(jan()), 10_000);
        clock.hold(3_000);
        assert_eq!((clock.deadline(), clock.left(13_000)), (Some(73_000), vec![50_000, 60_000]));
        clock.pass_to(Some(anna()), 20_000);
        assert_eq!((clock.deadline(), clock.left(20_000)), (Some(70_000), vec![50_000, 53_000]));
        clock.hold(1_000);
        clock.resume(5_000_000);
        assert_eq!(clock.deadline(), Some(5_030_000));
    }

    #[test]
    fn what_others_do_brings_no_time() {
        let mut clock = Clock::new(Rule::Game { seconds: 60, increment: 5 }, 3, 0);
        clock.attend_to(Some(anna()), 0);
        clock.attend_to(Some(anna()), 10_000);
        assert_eq!(clock.deadline(), Some(60_000));
    }

    #[test]
    fn taking_back_brings_no_time() {
        for rule in [Rule::Move { seconds: 30 }, Rule::Game { seconds: 60, increment: 5 }] {
            let mut clock = Clock::new(rule, 2, 0);
            clock.pass_to(Some(anna()), 0);
            let deadline = clock.deadline();
            clock.pass_to(Some(jan()), 10_000);
            clock.take_back();
            assert_eq!((clock.running(), clock.deadline()), (Some(anna()), deadline));
        }
    }

    #[test]
    fn a_clock_nobody_could_play_by_is_refused() {
        let bad = [Rule::Move { seconds: 1 }, Rule::Game { seconds: 60, increment: 601 }, Rule::Days(0)];
        let places = bad.map(|rule| rule.check().unwrap_err().place());
        assert_eq!(places, ["move.seconds", "game.increment", "days"]);
        assert_eq!(Rule::Days(30).check(), Ok(()));
    }
}
