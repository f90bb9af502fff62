//! The points of all finished rounds.

use std::sync::Arc;

use ratskeller_core::BySeat;

/// What each seat got in one round; nothing where a seat was out.
pub type Points = BySeat<Option<u8>>;

/// The score sheet. The last round is kept apart, so that a game of one round never allocates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scores {
    totals: BySeat<u32>,
    last: Option<Points>,
    earlier: Option<Arc<[Points]>>,
}

impl Scores {
    pub(crate) fn new(seats: usize) -> Self {
        Self { totals: BySeat::new(seats, |_| 0), last: None, earlier: None }
    }

    pub(crate) fn totals(&self) -> BySeat<u32> {
        self.totals
    }

    /// The totals once these points are added.
    pub(crate) fn totals_with(&self, points: Points) -> BySeat<u32> {
        BySeat::new(points.seats(), |seat| self.totals[seat] + u32::from(points[seat].unwrap_or(0)))
    }

    pub(crate) fn add(&mut self, points: Points) {
        self.totals = self.totals_with(points);
        if let Some(last) = self.last.replace(points) {
            self.earlier =
                Some(self.earlier.iter().flat_map(|earlier| earlier.iter().copied()).chain([last]).collect());
        }
    }

    /// Round by round.
    pub(crate) fn rounds(&self) -> impl Iterator<Item = Points> {
        self.earlier.iter().flat_map(|earlier| earlier.iter().copied()).chain(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_kept_in_order_and_only_from_the_second_on_the_heap() {
        let round = |first, second| BySeat::new(2, |seat| [first, second][ratskeller_core::SmallId::index(seat)]);
        let mut scores = Scores::new(2);
        scores.add(round(Some(3), Some(36)));
        assert_eq!(scores.earlier, None);
        scores.add(round(Some(1), None));
        scores.add(round(Some(2), None));
        assert_eq!(scores.totals().values(), [6, 36]);
        let rounds: Vec<_> = scores.rounds().map(|points| points.values().to_vec()).collect();
        assert_eq!(rounds, [[Some(3), Some(36)], [Some(1), None], [Some(2), None]]);
    }

    #[test]
    fn totals_of_a_very_long_game_by_the_clock_are_right() {
        let mut scores = Scores::new(1);
        (0..2_000).for_each(|_| scores.add(BySeat::new(1, |_| Some(36))));
        assert_eq!(scores.totals().values(), [72_000]);
    }
}
