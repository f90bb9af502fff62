//! How a round ended, and what that is worth.

use ::rat_a_tat_cat::{Event, Info};
use ratskeller_core::{BySeat, Outcome, Seat, Sink};

use super::future::chance_of_winning;

/// Watches for the end of the round.
#[derive(Default)]
pub(super) struct RoundEnd {
    totals: Option<BySeat<u32>>,
    outcome: Option<Outcome>,
}

impl Sink<Event> for RoundEnd {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::RoundEnded { totals, .. } => self.totals = Some(totals),
            Event::Ended(outcome) => self.outcome = Some(outcome),
            _ => {}
        }
    }
}

impl RoundEnd {
    pub(super) fn is_over(&self) -> bool {
        self.totals.is_some()
    }

    /// What it is worth to this seat, by what was known before.
    pub(super) fn value_to(&self, info: &Info, seat: Seat) -> f64 {
        match (self.outcome, self.totals) {
            (Some(outcome), _) if outcome.winners[seat] => 1.0 / f64::from(outcome.winning_seats().count() as u32),
            (Some(_), _) | (None, None) => 0.0,
            (None, Some(totals)) => chance_of_winning(info, seat, &totals),
        }
    }
}
