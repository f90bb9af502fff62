//! Whether a contestant is better than another by so much, with no more games than that takes: Wald's sequential probability ratio test
//! (1945) of two rates, on deals.
//!
//! How deals vary is not known, so for each of the two rates the likelihood is that of the best distribution of shares with this
//! rate (the generalised test that engine testers use, there on pairs of games).

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ratskeller_core::float;
use serde::Serialize;

/// How often a test errs, to either side.
const ERRS: f64 = 0.05;

/// Two rates of which one is to be told from the other.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Hypotheses {
    pub low: f64,
    pub high: f64,
}

/// Not two rates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoHypotheses;

/// As examples, which every language understands.
impl fmt::Display for NoHypotheses {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("0,35 · 50%,55%")
    }
}

impl std::error::Error for NoHypotheses {}

/// `0,35` are leads in Elo's points, `50%,55%` rates.
impl FromStr for Hypotheses {
    type Err = NoHypotheses;
    fn from_str(given: &str) -> Result<Self, NoHypotheses> {
        let (low, high) = given.split_once(',').ok_or(NoHypotheses)?;
        let read = |part: &str| match part.trim().strip_suffix('%') {
            Some(percent) => Some(percent.trim_end().parse::<f64>().ok()? / 100.0),
            None => Some(rate_of_elo(part.trim().parse().ok()?)),
        };
        let (Some(low), Some(high)) = (read(low), read(high)) else { return Err(NoHypotheses) };
        if 0.0 < low && low < high && high < 1.0 { Ok(Self { low, high }) } else { Err(NoHypotheses) }
    }
}

/// How often somebody wins who leads by so many points.
fn rate_of_elo(lead: f64) -> f64 {
    1.0 / (1.0 + float::exp(-lead * float::ln(10.0) / 400.0))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The low rate is the likelier.
    Low,
    High,
    /// Both may be.
    Open,
}

/// A test that goes on from deal to deal.
#[derive(Clone, Debug)]
pub struct Sprt {
    hypotheses: Hypotheses,
    /// How often each share came, by its thousandths.
    shares: BTreeMap<u32, f64>,
    verdict: Verdict,
}

impl Sprt {
    pub fn new(hypotheses: Hypotheses) -> Self {
        // A thousandth of a deal of each of the shares that two games can have, so that nothing is impossible.
        let shares = [0, 250, 500, 750, 1000].map(|share| (share, 1e-3));
        Self { hypotheses, shares: shares.into(), verdict: Verdict::Open }
    }

    /// Counts a deal, and tells what follows. What is decided stays decided.
    pub fn count(&mut self, share: f64) -> Verdict {
        if self.verdict == Verdict::Open {
            *self.shares.entry((share * 1000.0).round() as u32).or_default() += 1.0;
            let (ratio, bound) = (self.ratio(), Self::bound());
            self.verdict = match ratio {
                _ if ratio >= bound => Verdict::High,
                _ if ratio <= -bound => Verdict::Low,
                _ => Verdict::Open,
            };
        }
        self.verdict
    }

    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The logarithm of how much likelier the high rate is than the low one.
    pub fn ratio(&self) -> f64 {
        let Hypotheses { low, high } = self.hypotheses;
        let [at_low, at_high] = [low, high].map(|rate| (rate, self.tilt(rate)));
        let weight = |share: f64, (rate, tilt): (f64, f64)| 1.0 + tilt * (share - rate);
        self.shares().map(|(share, times)| times * float::ln(weight(share, at_low) / weight(share, at_high))).sum()
    }

    /// Where the test ends, on both sides.
    pub fn bound() -> f64 {
        float::ln((1.0 - ERRS) / ERRS)
    }

    fn shares(&self) -> impl Iterator<Item = (f64, f64)> {
        self.shares.iter().map(|(&share, &times)| (f64::from(share) / 1000.0, times))
    }

    /// The likeliest distribution with this rate gives each share its frequency divided by 1 + tilt × (share − rate). The tilt for
    /// which that has the rate, found by halving: the mean falls as it grows.
    fn tilt(&self, rate: f64) -> f64 {
        let (mut low, mut high) = (-1.0 / (1.0 - rate), 1.0 / rate);
        for _ in 0..100 {
            let tilt = f64::midpoint(low, high);
            let excess: f64 =
                self.shares().map(|(share, times)| times * (share - rate) / (1.0 + tilt * (share - rate))).sum();
            if excess > 0.0 { low = tilt } else { high = tilt }
        }
        f64::midpoint(low, high)
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::{Rng, Seed};

    use super::*;

    fn hypotheses(low: f64, high: f64) -> Hypotheses {
        Hypotheses { low, high }
    }

    #[test]
    fn rates_are_read_as_such_or_as_leads() {
        assert_eq!("50%,55 %".parse(), Ok(hypotheses(0.5, 0.55)));
        let Hypotheses { low, high } = "0,400".parse().unwrap();
        assert!((low - 0.5).abs() < 1e-12 && (high - 10.0 / 11.0).abs() < 1e-12, "{low} {high}");
        for bad in ["", "5", "35,0", "0,0", "50%,100%", "0%,50%", "a,b", "0,nan", "0,inf"] {
            assert_eq!(bad.parse::<Hypotheses>(), Err(NoHypotheses), "{bad}");
        }
    }

    /// Where deals are won or lost as a whole, there is only one distribution with each rate: that of the textbook.
    #[test]
    fn on_deals_that_are_won_or_lost_it_is_walds_test() {
        let mut sprt = Sprt::new(hypotheses(0.5, 0.6));
        for number in 0..50 {
            sprt.count(f64::from(u8::from(number % 5 < 3)));
        }
        let expected = 30.0 * float::ln(0.6 / 0.5) + 20.0 * float::ln(0.4 / 0.5);
        assert!((sprt.ratio() - expected).abs() < 0.02, "{} is not {expected}", sprt.ratio());
    }

    /// With many deals the ratio is that of normal distributions with the deals' own variance.
    #[test]
    fn on_many_deals_it_is_the_test_of_a_mean() {
        let (low, high) = (0.5, 0.51);
        let mut sprt = Sprt::new(hypotheses(low, high));
        for (share, times) in [(0.0, 100), (0.25, 20), (0.5, 760), (0.75, 20), (1.0, 100)] {
            sprt.shares.insert((share * 1000.0) as u32, f64::from(times));
        }
        let variance = (100.0 * 0.25 * 2.0 + 20.0 * 0.0625 * 2.0) / 1000.0;
        let expected = 1000.0 * (high - low) * (2.0 * 0.5 - low - high) / (2.0 * variance);
        assert!((sprt.ratio() - expected).abs() < 0.02, "{} is not {expected}", sprt.ratio());
    }

    #[test]
    fn it_errs_no_more_often_than_it_may() {
        let mut rng = Rng::new(Seed([4; 32]));
        for (won, expected) in [(25, Verdict::Low), (35, Verdict::High)] {
            let (mut right, mut deals) = (0, 0);
            for _ in 0..300 {
                let mut sprt = Sprt::new(hypotheses(0.5, 0.55));
                // A quarter of the deals is lost, and so many are won; the others are shared.
                let share = |rng: &mut Rng| match rng.below(100) {
                    ..25 => 0.0,
                    chance if chance < 25 + won => 1.0,
                    _ => 0.5,
                };
                while sprt.count(share(&mut rng)) == Verdict::Open {
                    deals += 1;
                }
                right += u32::from(sprt.verdict() == expected);
            }
            assert!(right >= 278, "{expected:?}: {right} of 300");
            assert!(deals < 300 * 400, "{deals} deals for 300 tests");
        }
    }

    #[test]
    fn what_is_decided_stays_decided() {
        let mut sprt = Sprt::new(hypotheses(0.4, 0.6));
        let deals = (0..).find(|_| sprt.count(1.0) == Verdict::High).unwrap();
        assert!((4..12).contains(&deals), "{deals}");
        let ratio = sprt.ratio();
        assert_eq!((sprt.count(0.0), sprt.ratio().to_bits()), (Verdict::High, ratio.to_bits()));
    }
}
