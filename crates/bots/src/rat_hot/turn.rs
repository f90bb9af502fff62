//! How one seat could lay its strips this turn: the best ways by what the table is worth afterwards.

use rat_hot::deck::StripId;
use rat_hot::table::Table;
use rat_hot::{Action, Facing};
use ratskeller_core::IdSet;

use super::sight::{Change, Sight, marks};
use super::worth::{Weights, Worth};

/// So many of the best ways are looked at once more, for rats that cannot be covered.
const LOOKED_AT_TWICE: usize = 12;

/// How to lay what is in hand, and what that is worth to the seat.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub first: Action,
    pub second: Option<Action>,
    pub worth: f32,
}

impl Plan {
    /// Whether both lay the same strips on the same places, in whatever order.
    fn is_a_transposition_of(&self, other: &Self) -> bool {
        self.second == Some(other.first) && other.second == Some(self.first)
    }

    /// The table once the strips are laid.
    fn lay(&self, table: &Table) -> Table {
        let mut after = *table;
        for Action::Place { strip, at, facing } in [Some(self.first), self.second].into_iter().flatten() {
            after.lay(strip, at, facing);
        }
        after
    }
}

/// Searches a turn: all first placements, then all second ones after the best first.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    pub weights: &'a Weights,
    /// How many first placements are followed up.
    pub width: usize,
    /// How many plans to tell at the most.
    pub count: usize,
}

impl Search<'_> {
    /// The best plans for whoever is to move, the best first. There is at least one.
    pub fn plans(&self, table: &Table, unseen: IdSet<StripId>) -> Vec<Plan> {
        let worth = Worth::new(table, unseen, table.turn, self.weights);
        let mut firsts = placements(table, &worth);
        keep_best(&mut firsts, self.width, |placement| placement.worth);
        let mut plans = Vec::new();
        for first in firsts {
            let Action::Place { strip, at, facing } = first.action;
            let mut after = *table;
            after.lay(strip, at, facing);
            let mut seconds = placements(&after, &worth);
            if seconds.is_empty() {
                plans.push(Plan { first: first.action, second: None, worth: first.worth });
            }
            keep_best(&mut seconds, self.count, |placement| placement.worth);
            plans.extend(seconds.iter().map(|second| Plan {
                first: first.action,
                second: Some(second.action),
                worth: first.change.gain + second.worth,
            }));
        }
        self.look_twice(plans, table, &worth)
    }

    fn look_twice(&self, mut plans: Vec<Plan>, table: &Table, worth: &Worth) -> Vec<Plan> {
        // Every plan may be there twice, once in each order.
        keep_best(&mut plans, 2 * self.count.max(LOOKED_AT_TWICE), |plan| plan.worth);
        let mut different: Vec<Plan> = Vec::with_capacity(plans.len());
        for plan in plans {
            if !different.iter().any(|better| better.is_a_transposition_of(&plan)) {
                different.push(plan);
            }
        }
        if table.rats.values().iter().any(|&rats| rats > 0) {
            for plan in &mut different {
                plan.worth += worth.stuck_rats(&plan.lay(table).board);
            }
        }
        keep_best(&mut different, self.count, |plan| plan.worth);
        different
    }
}

/// A strip on a place, and what the table is worth more if the turn ends with it.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    pub action: Action,
    pub change: Change,
    pub worth: f32,
}

/// Every way to lay one strip of the hand.
pub fn placements(table: &Table, worth: &Worth) -> Vec<Placement> {
    let mut sight = Sight::new(&table.board, worth);
    let print = table.board.print();
    let mut placements = Vec::with_capacity(table.board.places().count() * 2 * table.hand.len());
    for &strip in &table.hand {
        let marks = marks(print.strip(strip));
        // RH-P1
        let facings = if print.reads_the_same_both_ways(strip) { &Facing::ALL[..2] } else { &Facing::ALL };
        for &facing in facings {
            for first in table.board.places().facing(facing).iter() {
                let at = if facing.is_backwards() { first.step(facing, -2) } else { first };
                let action = Action::Place { strip, at, facing };
                let change = sight.try_on(marks, action, worth);
                let worth = change.gain + worth.rats_after(table, change.rats);
                placements.push(Placement { action, change, worth });
            }
        }
    }
    placements
}

/// Keeps so many of the best, the best first; among equals the earlier.
fn keep_best<T>(items: &mut Vec<T>, count: usize, worth: impl Fn(&T) -> f32) {
    items.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    items.truncate(count);
}
