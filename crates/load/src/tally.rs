//! What all tables together have done, and when to look.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Shared by all tables of a measurement.
#[derive(Debug, Default)]
pub struct Tally {
    measuring: AtomicBool,
    over: AtomicBool,
    moves: AtomicU64,
}

impl Tally {
    pub fn measure(&self) {
        self.measuring.store(true, Relaxed);
    }

    pub fn stop(&self) {
        self.measuring.store(false, Relaxed);
        self.over.store(true, Relaxed);
    }

    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// All moves so far, for those who wait.
    pub fn moves(&self) -> u64 {
        self.moves.load(Relaxed)
    }
}

/// What one table has done while it was measured.
#[derive(Debug, Default)]
pub struct Sheet {
    /// Round trips from an action to its acknowledgement, in microseconds.
    pub round_trips: Vec<u32>,
    /// How many games were played to their end.
    pub games: u64,
}

impl Sheet {
    pub fn note_move(&mut self, round_trip: Duration, tally: &Tally) {
        tally.moves.fetch_add(1, Relaxed);
        if tally.measuring.load(Relaxed) {
            self.round_trips.push(round_trip.as_micros() as u32);
        }
    }

    pub fn note_end(&mut self, tally: &Tally) {
        if tally.measuring.load(Relaxed) {
            self.games += 1;
        }
    }

    pub fn merge(sheets: impl IntoIterator<Item = Self>) -> Self {
        sheets.into_iter().fold(Self::default(), |mut sum, mut sheet| {
            sum.round_trips.append(&mut sheet.round_trips);
            sum.games += sheet.games;
            sum
        })
    }

    /// The round trip that this share of all does not exceed.
    pub fn quantile(&mut self, share: f64) -> Duration {
        let round_trips = &mut self.round_trips;
        if round_trips.is_empty() {
            return Duration::ZERO;
        }
        let rank = ((round_trips.len() as f64 * share).ceil() as usize).clamp(1, round_trips.len()) - 1;
        let (_, &mut micros, _) = round_trips.select_nth_unstable(rank);
        Duration::from_micros(micros.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(round_trips: impl IntoIterator<Item = u32>) -> Sheet {
        Sheet { round_trips: round_trips.into_iter().collect(), games: 1 }
    }

    #[test]
    fn quantiles_are_exact() {
        let mut all = Sheet::merge([sheet((1..=50).rev()), sheet(51..=100)]);
        let micros = Duration::from_micros;
        assert_eq!((all.quantile(0.5), all.quantile(0.99), all.quantile(1.0)), (micros(50), micros(99), micros(100)));
        assert_eq!(all.games, 2);
        assert_eq!(Sheet::default().quantile(0.5), Duration::ZERO);
    }

    #[test]
    fn only_what_happens_meanwhile_is_measured() {
        let (tally, mut sheet) = (Tally::default(), Sheet::default());
        let trip = Duration::from_micros(7);
        sheet.note_move(trip, &tally);
        tally.measure();
        sheet.note_move(trip, &tally);
        tally.stop();
        sheet.note_move(trip, &tally);
        assert_eq!((sheet.round_trips.len(), tally.moves(), tally.is_over()), (1, 3, true));
    }
}
