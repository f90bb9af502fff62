//! How sure a rate is.

/// The 95 % quantile of the standard normal distribution, on both sides.
const Z: f64 = 1.959_964;

/// The 95 % interval of a rate, from the share of victory on each deal (the mean over the games of the deal), which is between 0 and 1.
/// Games of one deal have the deal's luck in common, but deals are independent: they are what is counted.
///
/// It is Wilson's interval (1927) of as many independent games as these deals are worth: deals whose shares vary less than those of
/// single games, won or lost, are worth more of them (the design effect of Kish 1965). With few deals Student's quantile takes
/// the place of the normal one, and one deal's worth of doubt is added to what they varied by, so that the interval is not
/// empty when all shares are the same. It stays within 0 and 1.
pub fn by_deal(shares: &[f64]) -> [f64; 2] {
    if shares.len() < 2 {
        return [0.0, 1.0];
    }
    let deals = shares.len() as f64;
    let rate = shares.iter().sum::<f64>() / deals;
    let varied: f64 = shares.iter().map(|share| (share - rate) * (share - rate)).sum();
    let single_games = deals * rate * (1.0 - rate);
    let design_effect = (varied + DOUBT) / (single_games + DOUBT);
    let games = deals / design_effect;
    let quantile = student(deals - 1.0);
    let spread = quantile * quantile / games;
    let centre = (rate + spread / 2.0) / (1.0 + spread);
    let half = (spread * (rate * (1.0 - rate) + spread / 4.0)).sqrt() / (1.0 + spread);
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

/// The variance of a deal that is won or lost evenly.
const DOUBT: f64 = 0.25;

/// The 95 % quantile of Student's distribution on both sides, by the expansion of Cornish and Fisher.
fn student(degrees: f64) -> f64 {
    let square = Z * Z;
    let first = Z * (square + 1.0) / 4.0;
    let second = Z * (square * (5.0 * square + 16.0) + 3.0) / 96.0;
    let third = Z * (square * (square * (3.0 * square + 19.0) + 17.0) - 15.0) / 384.0;
    Z + (first + (second + third / degrees) / degrees) / degrees
}

#[cfg(test)]
mod tests {
    use ratskeller_core::{Rng, Seed};

    use super::*;

    /// In thousandths.
    fn rounded(shares: &[f64]) -> [i32; 2] {
        by_deal(shares).map(|bound| (bound * 1000.0).round() as i32)
    }

    fn deals(counts: &[(f64, usize)]) -> Vec<f64> {
        counts.iter().flat_map(|&(share, times)| std::iter::repeat_n(share, times)).collect()
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (degrees, quantile) in [(5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            assert!((student(degrees) - quantile).abs() < 5e-3, "{degrees}: {}", student(degrees));
        }
    }

    /// Deals that are won or lost as a whole are as much as so many games (Wilson's interval would be 457 to 543, 404 to 596).
    #[test]
    fn deals_that_are_won_as_a_whole_are_single_games() {
        assert_eq!(rounded(&deals(&[(0.0, 260), (1.0, 260)])), [457, 543]);
        assert_eq!(rounded(&deals(&[(0.0, 50), (1.0, 50)])), [403, 597]);
    }

    /// With as many deals whose games are independent the variance is halved, and so is twice the number of single games.
    #[test]
    fn deals_of_two_independent_games_are_two_games() {
        assert_eq!(rounded(&deals(&[(0.0, 65), (0.5, 130), (1.0, 65)])), [457, 543]);
    }

    #[test]
    fn deals_on_which_luck_evens_out_are_worth_more() {
        let [low, high] = rounded(&deals(&[(0.0, 5), (0.5, 90), (1.0, 5)]));
        assert_eq!([low, high], [467, 533]);
    }

    #[test]
    fn nothing_is_certain() {
        assert_eq!(rounded(&[]), [0, 1000]);
        assert_eq!(rounded(&[1.0]), [0, 1000]);
        assert_eq!(rounded(&deals(&[(1.0, 10)])), [662, 1000]);
        assert_eq!(rounded(&deals(&[(1.0, 400)])), [990, 1000]);
        assert_eq!(rounded(&deals(&[(0.0, 400)])), [0, 10]);
        assert_eq!(rounded(&deals(&[(0.5, 400)])), [498, 502]);
    }

    /// Of deals of every sort 95 of 100 intervals hold the true rate, and of none fewer than 90: few deals that are hardly ever
    /// lost are the worst.
    #[test]
    fn so_many_intervals_hold_the_truth() {
        const TIMES: u32 = 1_000;
        let mut rng = Rng::new(Seed([11; 32]));
        let mut all = Vec::new();
        // In percent: how often a deal of two is lost, shared and won.
        for [lost, shared, won] in
            [[25, 50, 25], [45, 10, 45], [2, 96, 2], [1, 8, 91], [0, 30, 70], [60, 0, 40], [0, 1, 99]]
        {
            for count in [8, 40, 400] {
                let truth = f64::from(won) / 100.0 + f64::from(shared) / 200.0;
                let mut holds = 0;
                for _ in 0..TIMES {
                    let share = |rng: &mut Rng| match rng.below(100) {
                        chance if chance < lost => 0.0,
                        chance if chance < lost + shared => 0.5,
                        _ => 1.0,
                    };
                    let shares: Vec<f64> = (0..count).map(|_| share(&mut rng)).collect();
                    let [low, high] = by_deal(&shares);
                    holds += u32::from(low <= truth && truth <= high);
                }
                assert!(holds >= TIMES * 9 / 10, "{lost} {shared} {won} × {count}: {holds} of {TIMES}");
                all.push(holds);
            }
        }
        let mean = all.iter().sum::<u32>() / all.len() as u32;
        assert!(mean >= TIMES * 95 / 100, "{mean} of {TIMES}");
    }
}
