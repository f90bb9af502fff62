//! The guard: own rats are covered while that is easy, and what cannot be covered is never shown. Points come second.

use super::planner::{End, Taste};
use super::reply;
use super::table::{ME, THEM};

#[derive(Default, Debug)]
pub(crate) struct Guard;

impl Taste for Guard {
    fn judge(&self, end: &mut End) -> f64 {
        let points = end.points(1.0, 1.0);
        if end.is_last() {
            return points;
        }
        let (own, theirs) = (end.cover(ME), end.cover(THEM));
        let doom = end.coming[THEM].doom(&theirs) - 2.0 * end.coming[ME].doom_after_others(&own);
        points + 0.5 * end.burden(&theirs) - 2.0 * end.burden(&own) - reply::offers(end, THEM, 4) + end.stake() * doom
    }
}
