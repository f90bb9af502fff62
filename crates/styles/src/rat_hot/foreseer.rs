//! The foreseer: plays the other player's next turn through, with several pairs of strips that may come, each laid as
//! well as it can be at once.

use super::planner::{End, Taste};
use super::reply;
use super::table::{ME, THEM};

#[derive(Default, Debug)]
pub(crate) struct Foreseer;

impl Taste for Foreseer {
    fn judge(&self, end: &mut End) -> f64 {
        let points = end.points(1.0, 1.0);
        if end.is_last() {
            return points;
        }
        let (own, theirs) = (end.cover(ME), end.cover(THEM));
        let doom = end.coming[THEM].doom(&theirs) - end.coming[ME].doom_after_others(&own);
        points + 1.5 * (end.burden(&theirs) - end.burden(&own)) - reply::turns(end, 4) + end.stake() * doom
    }
}
