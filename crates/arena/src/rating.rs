//! How strong the contestants are.

use ratings::{Rating, rate};

use crate::game::Played;

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
