//! How sure a rate is.

/// The 95 % quantile of the standard normal distribution, on both sides.
const Z: f64 = 1.959_964;

/// The 95 % interval of a rate (Wilson 1927). Unlike the textbook's it stays within 0 and 1 and is not empty when all
/// games were won. Shared victories count in part. Games of one deal are not independent: its luck goes round the table,
/// so the truth is a little more certain than this says.
pub fn wilson(won: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let games = games as f64;
    let rate = won / games;
    let centre = (rate + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games) * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In thousandths.
    fn rounded(won: f64, games: u64) -> [i32; 2] {
        wilson(won, games).map(|bound| (bound * 1000.0).round() as i32)
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        assert_eq!(rounded(50.0, 100), [404, 596]);
        assert_eq!(rounded(0.0, 10), [0, 278]);
        assert_eq!(rounded(10.0, 10), [722, 1000]);
        assert_eq!(rounded(260.5, 400), [603, 696]);
        assert_eq!(rounded(0.0, 0), [0, 1000]);
    }
}
