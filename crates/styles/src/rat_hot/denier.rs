//! The denier: whatever pays the other player next turn is covered, cut off or never laid there.

use super::planner::{End, Taste};
use super::reply;
use super::table::{ME, THEM};

#[derive(Default, Debug)]
pub(crate) struct Denier;

impl Taste for Denier {
    fn judge(&self, end: &mut End) -> f64 {
        let points = end.points(0.8, 1.2);
        if end.is_last() {
            return end.points(1.0, 1.0);
        }
        let (own, theirs) = (end.cover(ME), end.cover(THEM));
        let doom = end.coming[THEM].doom(&theirs) - end.coming[ME].doom_after_others(&own);
        points + end.burden(&theirs) - 1.5 * end.burden(&own) - 1.4 * reply::offers(end, THEM, 8) + end.stake() * doom
    }
}
