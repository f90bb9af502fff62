//! The grower: points, now and next turn. Rats matter only when they are about to decide the game.

use super::planner::{End, Taste};
use super::reply;
use super::table::{ME, THEM};

#[derive(Default, Debug)]
pub(crate) struct Grower;

impl Taste for Grower {
    fn judge(&self, end: &mut End) -> f64 {
        let points = end.points(1.0, 1.0);
        if end.is_last() {
            return points;
        }
        let (own, theirs) = (end.cover(ME), end.cover(THEM));
        let doom = end.coming[THEM].doom(&theirs) - end.coming[ME].doom_after_others(&own);
        // What the table offers to each of us, with strips as they may come.
        let offers = reply::offers(end, ME, 4) - 0.7 * reply::offers(end, THEM, 4);
        points + end.burden(&theirs) - end.burden(&own) + 0.6 * offers + end.stake() * doom
    }
}
