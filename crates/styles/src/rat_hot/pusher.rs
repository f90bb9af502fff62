//! The pusher: the other player's rats are laid where no strip, and no pair of strips, can cover them. Three of those
//! win, however many points are behind.

use super::planner::{End, Taste, When, common_sense};
use super::table::{Gain, ME, THEM, Table};

#[derive(Default, Debug)]
pub(crate) struct Pusher;

impl Taste for Pusher {
    fn glance(&self, gain: &Gain, table: &Table, when: &When) -> f64 {
        common_sense(gain, table, when) + if when.last_turn { 0.0 } else { 1.5 * f64::from(table.firm(THEM)) }
    }

    fn judge(&self, end: &mut End) -> f64 {
        let points = end.points(1.0, 1.0);
        if end.is_last() {
            return points;
        }
        let (own, theirs) = (end.cover(ME), end.cover(THEM));
        // Each firm rat leaves less room for the next one.
        let left = 1.0 - end.when.late;
        let firm = (theirs.firm + theirs.very_firm) as f64;
        let push = (0.5 * theirs.rats as f64 + firm + 0.5 * firm * firm) * (0.3 + left);
        let doom = end.coming[THEM].doom(&theirs) - end.coming[ME].doom_after_others(&own);
        points + 1.3 * push - 1.2 * end.burden(&own) + 1.2 * end.stake() * doom
    }
}
