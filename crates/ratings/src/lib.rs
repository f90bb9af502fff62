//! Ratings of players at tables of any size, by Weng and Lin's method with the model of Bradley and Terry, in which everybody
//! plays a duel against everybody ("A Bayesian Approximation Method for Online Ranking", 2011, algorithm 1).

use std::cmp::Ordering;

use libm::exp;
use serde::{Deserialize, Serialize};

/// What everybody begins with.
const MIDDLE: f64 = 25.0;

/// How much the play of one player changes from game to game.
const BETA: f64 = MIDDLE / 6.0;

/// At least this part of the variance is left after a game.
const LEAST_LEFT: f64 = 1e-6;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    /// A standard deviation.
    pub uncertainty: f64,
}

impl Default for Rating {
    /// What everybody begins with: 25, and nearly anything is possible.
    fn default() -> Self {
        Self { rating: MIDDLE, uncertainty: MIDDLE / 3.0 }
    }
}

impl Rating {
    fn variance(self) -> f64 {
        self.uncertainty * self.uncertainty
    }
}

/// The ratings of everybody at a table after a game, from those before it and the places they came in. Whoever came in
/// the same place was equally good.
pub fn rate(seats: &[(Rating, usize)]) -> Vec<Rating> {
    let rated = seats.iter().enumerate().map(|(seat, own)| {
        let others = seats.iter().enumerate().filter(|(other, _)| *other != seat);
        after_duels(*own, others.map(|(_, other)| *other))
    });
    rated.collect()
}

fn after_duels((own, place): (Rating, usize), others: impl Iterator<Item = (Rating, usize)>) -> Rating {
    let variance = own.variance();
    let (mut gain, mut certainty) = (0.0, 0.0);
    for (other, other_place) in others {
        let spread = (2.0 * BETA * BETA + variance + other.variance()).sqrt();
        let expected = 1.0 / (1.0 + exp((other.rating - own.rating) / spread));
        let score = match other_place.cmp(&place) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
        gain += variance / spread * (score - expected);
        let gamma = own.uncertainty / spread;
        certainty += gamma * variance / (spread * spread) * expected * (1.0 - expected);
    }
    Rating { rating: own.rating + gain, uncertainty: (variance * (1.0 - certainty).max(LEAST_LEFT)).sqrt() }
}

#[cfg(test)]
mod tests {
    use skillratings::MultiTeamOutcome;
    use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

    use super::*;

    /// Tables of two to six, with ties, of strangers and of well-known players.
    fn tables() -> impl Iterator<Item = Vec<(Rating, usize)>> {
        (0..200_usize).map(|number| {
            let seat = |seat: usize| {
                let mixed = (number * 31 + seat * 17) % 97;
                let rating = Rating { rating: mixed as f64 / 2.0, uncertainty: 0.5 + (mixed * 7 % 80) as f64 / 10.0 };
                (rating, 1 + mixed % (2 + number % 4))
            };
            (0..2 + number % 5).map(seat).collect()
        })
    }

    #[test]
    fn ratings_are_those_of_another_implementation() {
        assert_eq!(Rating::default(), of(WengLinRating::new()));
        for seats in tables() {
            let before: Vec<[WengLinRating; 1]> = seats
                .iter()
                .map(|(Rating { rating, uncertainty }, _)| {
                    [WengLinRating { rating: *rating, uncertainty: *uncertainty }]
                })
                .collect();
            let places = seats.iter().map(|(_, place)| MultiTeamOutcome::new(*place));
            let teams: Vec<_> = before.iter().map(<[_; 1]>::as_slice).zip(places).collect();
            let theirs = weng_lin_multi_team(&teams, &WengLinConfig::new());
            for (own, theirs) in rate(&seats).into_iter().zip(theirs) {
                let theirs = of(theirs[0]);
                assert!((own.rating - theirs.rating).abs() < 1e-9, "{seats:?}: {own:?} {theirs:?}");
                assert!((own.uncertainty - theirs.uncertainty).abs() < 1e-9, "{seats:?}: {own:?} {theirs:?}");
            }
        }
    }

    fn of(WengLinRating { rating, uncertainty }: WengLinRating) -> Rating {
        Rating { rating, uncertainty }
    }

    /// Found once, and the same on every platform since: houses write ratings down.
    #[test]
    fn every_bit_is_the_same_everywhere() {
        let known = Rating { rating: 31.5, uncertainty: 1.25 };
        let rated = rate(&[(Rating::default(), 1), (known, 2), (Rating::default(), 2)]);
        let bits: Vec<[u64; 2]> =
            rated.iter().map(|seat| [seat.rating.to_bits(), seat.uncertainty.to_bits()]).collect();
        let golden = [
            [0x4040_05c9_97e8_95aa, 0x401e_1d06_4d5e_e33d],
            [0x403f_60a5_c76f_fc26, 0x3ff3_fdea_4e0b_8cc0],
            [0x4037_65dd_be84_d542, 0x401e_1d06_4d5e_e33d],
        ];
        assert_eq!(bits, golden, "{bits:#x?}");
    }

    #[test]
    fn who_is_known_exactly_does_not_change() {
        let known = Rating { rating: 31.5, uncertainty: 0.0 };
        assert_eq!(rate(&[(known, 2), (Rating::default(), 1)])[0], known);
    }
}
