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

    pub fn is_measuring(&self) -> bool {
        self.measuring.load(Relaxed)
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
    /// How many moves were acknowledged.
    pub moves: u64,
    /// How many games were played to their end.
    pub games: u64,
    /// How long moves took until they were acknowledged, in microseconds.
    latencies: Vec<u32>,
}

impl Sheet {
    pub fn note_move(&mut self, tally: &Tally) {
        tally.moves.fetch_add(1, Relaxed);
        self.moves += u64::from(tally.is_measuring());
    }

    pub fn note_latency(&mut self, latency: Duration) {
        self.latencies.push(latency.as_micros() as u32);
    }

    pub fn note_end(&mut self, tally: &Tally) {
        self.games += u64::from(tally.is_measuring());
    }

    pub fn merge(sheets: impl IntoIterator<Item = Self>) -> Self {
        sheets.into_iter().fold(Self::default(), |mut sum, mut sheet| {
            sum.latencies.append(&mut sheet.latencies);
            sum.moves += sheet.moves;
            sum.games += sheet.games;
            sum
        })
    }

    /// The latency that this share of all does not exceed.
    pub fn quantile(&mut self, share: f64) -> Duration {
        let latencies = &mut self.latencies;
        if latencies.is_empty() {
            return Duration::ZERO;
        }
        let rank = ((latencies.len() as f64 * share).ceil() as usize).clamp(1, latencies.len()) - 1;
        let (_, &mut micros, _) = latencies.select_nth_unstable(rank);
        Duration::from_micros(micros.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(latencies: impl IntoIterator<Item = u32>) -> Sheet {
        Sheet { latencies: latencies.into_iter().collect(), moves: 50, games: 1 }
    }

    #[test]
    fn quantiles_are_exact() {
        let mut all = Sheet::merge([sheet((1..=50).rev()), sheet(51..=100)]);
        let micros = Duration::from_micros;
        assert_eq!((all.quantile(0.5), all.quantile(0.99), all.quantile(1.0)), (micros(50), micros(99), micros(100)));
        assert_eq!((all.moves, all.games), (100, 2));
        assert_eq!(Sheet::default().quantile(0.5), Duration::ZERO);
    }

    #[test]
    fn only_what_happens_meanwhile_is_measured() {
        let (tally, mut sheet) = (Tally::default(), Sheet::default());
        sheet.note_move(&tally);
        sheet.note_end(&tally);
        tally.measure();
        sheet.note_move(&tally);
        sheet.note_end(&tally);
        tally.stop();
        sheet.note_move(&tally);
        assert_eq!((sheet.moves, sheet.games, tally.moves(), tally.is_over()), (1, 1, 3, true));
    }
}
