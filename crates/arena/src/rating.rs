//! Ratings of players, by the method of Weng and Lin for tables of any size.

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::game::Played;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    /// A standard deviation.
    pub uncertainty: f64,
}

impl Default for Rating {
    /// What everybody begins with: 25, and nearly anything is possible.
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Rating {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Self {
        Self { rating, uncertainty }
    }
}

/// The ratings of everybody at a table after a game, from those before it and the places they came in. Whoever came in
/// the same place was equally good.
pub fn rate(seats: &[(Rating, usize)]) -> Vec<Rating> {
    let before: Vec<[WengLinRating; 1]> = seats
        .iter()
        .map(|(Rating { rating, uncertainty }, _)| [WengLinRating { rating: *rating, uncertainty: *uncertainty }])
        .collect();
    let places = seats.iter().map(|(_, place)| MultiTeamOutcome::new(*place));
    let teams: Vec<_> = before.iter().map(<[_; 1]>::as_slice).zip(places).collect();
    weng_lin_multi_team(&teams, &WengLinConfig::new()).into_iter().map(|team| team[0].into()).collect()
}

/// The rating of each contestant after all these games. Who has a part in the victory was better than who has none.
pub fn ratings<'a>(contestants: usize, games: impl Iterator<Item = &'a Played>) -> Vec<Rating> {
    let mut ratings = vec![Rating::default(); contestants];
    for game in games {
        let place = |seat: usize| if game.share(seat) > 0.0 { 1 } else { 2 };
        let seats = game.seats.iter().enumerate().map(|(seat, &contestant)| (ratings[contestant], place(seat)));
        let after = rate(&seats.collect::<Vec<_>>());
        for (&contestant, rated) in game.seats.iter().zip(after) {
            ratings[contestant] = rated;
        }
    }
    ratings
}
