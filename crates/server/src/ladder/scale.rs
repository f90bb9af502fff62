//! Ratings as people read them, and where the house's own players stand among them.

use std::collections::HashMap;
use std::sync::LazyLock;

use catalog::{Entry, GAMES, Level};
use ratings::Rating;
use serde::Deserialize;

/// Everybody begins here, and so does the house's rat.
const MIDDLE: f64 = 1500.0;

/// So much is shown for one of Weng and Lin's points: then who is 400 ahead wins ten times of eleven, as in chess.
const SHOWN: f64 = 30.0;

/// A rating as it is shown.
pub fn shown(rating: f64) -> i32 {
    (MIDDLE + (rating - Rating::default().rating) * SHOWN).round() as i32
}

/// How far off it may well be, as it is shown.
pub fn shown_uncertainty(uncertainty: f64) -> u32 {
    (uncertainty * SHOWN).round() as u32
}

/// `levels.toml` of a game's box.
#[derive(Deserialize)]
struct Measured {
    ratings: HashMap<String, f64>,
}

/// The ratings of the levels by game, as the arena has measured them. They are fixed points: whoever plays in one house
/// can be compared with whoever plays in another.
static LEVELS: LazyLock<HashMap<&'static str, HashMap<String, f64>>> = LazyLock::new(|| {
    let read = |game: &Entry| {
        let name = game.spec.name;
        let text = game.levels().unwrap_or_else(|| panic!("games/{name}/levels.toml is missing"));
        let Measured { ratings } = toml::from_str(text).expect("a test reads this file");
        (name, ratings)
    };
    GAMES.iter().map(read).collect()
});

/// The rating of a level of the house, which no game changes.
pub fn fixed(game: &str, level: Level) -> Rating {
    let measured = LEVELS.get(game).and_then(|levels| levels.get(level.name()));
    let rating = measured.map_or(0.0, |shown| (shown - MIDDLE) / SHOWN) + Rating::default().rating;
    Rating { rating, uncertainty: 0.0 }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::float::exp;

    use super::*;
    use crate::api::tables::COMPANY;

    #[test]
    fn every_level_of_every_game_stands_where_the_arena_has_put_it() {
        for game in &GAMES {
            let levels = &LEVELS[game.spec.name];
            let [pup, scamp, rat, king] = COMPANY.map(|level| levels[level.name()]);
            assert!(pup < scamp && scamp < rat && rat < king, "{levels:?}");
            assert!((rat - MIDDLE).abs() < f64::EPSILON, "{levels:?}");
            let [.., shown_king] = COMPANY.map(|level| shown(fixed(game.spec.name, level).rating));
            assert_eq!(shown_king, king.round() as i32);
        }
    }

    #[test]
    fn who_is_400_ahead_wins_ten_times_of_eleven() {
        let ahead = Rating { rating: 25.0 + 400.0 / SHOWN, uncertainty: 0.0 };
        let level = Rating { rating: 25.0, uncertainty: 0.0 };
        // Weng and Lin's model of a duel between players who are known exactly.
        let beta = 25.0 / 6.0;
        let chance = 1.0 / (1.0 + exp((level.rating - ahead.rating) / (beta * f64::sqrt(2.0))));
        assert!((chance - 10.0 / 11.0).abs() < 0.01, "{chance}");
        assert_eq!((shown(ahead.rating), shown_uncertainty(25.0 / 3.0)), (1900, 250));
    }
}
