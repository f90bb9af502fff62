//! What totals are worth when more rounds follow.

use ::rat_a_tat_cat::{Ending, Info};
use ratskeller_core::float::exp;
use ratskeller_core::{BySeat, Seat};

/// How far the points of one seat in one round are from their mean, as a standard deviation; measured over games of
/// rats, and so is the mean.
const SPREAD: f64 = 6.0;
const POINTS_A_ROUND: f64 = 12.0;
/// A game by the clock is thought to last so many rounds more, as nobody tells how long the others think.
const ROUNDS_BY_THE_CLOCK: f64 = 3.0;

/// A standard normal variable in five points: where, and how likely (Gauss and Hermite).
const NORMAL: [(f64, f64); 5] = [(-2.857, 0.0113), (-1.356, 0.2221), (0.0, 0.5333), (1.356, 0.2221), (2.857, 0.0113)];

/// Where everybody stands before this round, and how far the rounds after it can still throw them.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub totals: BySeat<f64>,
    /// The standard deviation of what the rounds to come add to one seat.
    pub spread: f64,
    /// How many rounds are thought to follow this one.
    pub rounds: f64,
}

impl Standing {
    pub(super) fn new(info: &Info) -> Self {
        let totals = info.totals();
        let is_last = info.ending() == Ending::Rounds(info.round()) || info.time_is_up();
        let rounds = if is_last { 0.0 } else { rounds_to_come(info, &totals) };
        let totals = BySeat::new(info.seats(), |seat| f64::from(totals[seat]));
        Self { totals, spread: SPREAD * rounds.sqrt(), rounds }
    }
}

/// The seat's chance to win a game that goes on after this round with these totals: everybody is thought to play alike,
/// so what the rounds to come will add differs by chance only.
pub(super) fn chance_of_winning(info: &Info, seat: Seat, totals: &BySeat<u32>) -> f64 {
    if is_out(info, totals[seat]) {
        return 0.0;
    }
    let spread = SPREAD * rounds_to_come(info, totals).sqrt();
    let ahead_of = |other: u32| (f64::from(other) - f64::from(totals[seat])) / spread;
    let others = || totals.iter().filter(|&(other, total)| other != seat && !is_out(info, total));
    let ahead_of_all = |luck: f64| others().map(|(_, total)| below(ahead_of(total) - luck)).product::<f64>();
    NORMAL.iter().map(|&(luck, probability)| probability * ahead_of_all(luck)).sum()
}

fn is_out(info: &Info, total: u32) -> bool {
    matches!(info.ending(), Ending::Points(limit) if total >= limit)
}

/// How many rounds are thought to follow this one, at least a part of one.
fn rounds_to_come(info: &Info, totals: &BySeat<u32>) -> f64 {
    match info.ending() {
        Ending::Rounds(rounds) => f64::from(rounds.saturating_sub(info.round()).max(1)),
        Ending::Minutes(_) => ROUNDS_BY_THE_CLOCK,
        // RC-E3: until all but one are out.
        Ending::Points(limit) => {
            let mut left = BySeat::<u32>::values(totals).to_vec();
            left.sort_unstable();
            (f64::from(limit.saturating_sub(left[1])) / POINTS_A_ROUND).max(0.5)
        }
    }
}

/// How likely a standard normal variable is below this, to a hundredth.
pub(super) fn below(x: f64) -> f64 {
    1.0 / (1.0 + exp(-1.702 * x))
}
