//! Ratings of contestants, by the method of Weng and Lin for tables of any size.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::game::Played;

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub rating: f64,
    /// A standard deviation.
    pub uncertainty: f64,
}

/// The rating of each contestant after all these games. Everybody begins with 25; who has a part in the victory was
/// better than who has none.
pub fn ratings<'a>(contestants: usize, games: impl Iterator<Item = &'a Played>) -> Vec<Rating> {
    let mut ratings = vec![[WengLinRating::new()]; contestants];
    for game in games {
        let of_seats: Vec<[WengLinRating; 1]> = game.seats.iter().map(|&contestant| ratings[contestant]).collect();
        let rank = |seat: usize| MultiTeamOutcome::new(if game.share(seat) > 0.0 { 1 } else { 2 });
        let teams: Vec<_> = of_seats.iter().enumerate().map(|(seat, team)| (team.as_slice(), rank(seat))).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (&contestant, rated) in game.seats.iter().zip(after) {
            ratings[contestant] = [rated[0]];
        }
    }
    ratings.into_iter().map(|[WengLinRating { rating, uncertainty }]| Rating { rating, uncertainty }).collect()
}
