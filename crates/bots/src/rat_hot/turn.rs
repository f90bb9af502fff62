//! How one seat could lay its strips this turn: the best ways by what the table is worth afterwards.

use rat_hot::deck::{FIELDS, StripId};
use rat_hot::place::fields;
use rat_hot::table::Table;
use rat_hot::{Action, Facing, Point, Symbol};
use ratskeller_core::IdSet;

use super::sight::{Change, Sight, marks};
use super::worth::{Weights, Worth, can_be_covered};

/// So many of the best ways are looked at once more, for rats that cannot be covered.
const LOOKED_AT_TWICE: usize = 16;

/// So many first placements are tried at the most to get out of trouble with rats.
const RESCUES: usize = 200;

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
        let after = lay(table, self.first);
        self.second.map_or(after, |second| lay(&after, second))
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
    /// Whether to look for ways to get rid of rats even without need.
    pub careful: bool,
}

impl Search<'_> {
    /// The best plans for whoever is to move, the best first. There is at least one.
    pub fn plans(&self, table: &Table, unseen: IdSet<StripId>) -> Vec<Plan> {
        let worth = Worth::new(table, unseen, table.turn, self.weights);
        let firsts = sorted(placements(table, &worth, |_, _| true));
        let mut plans = Vec::new();
        for first in firsts.iter().take(self.width) {
            self.follow_up(first, table, &worth, &mut plans);
        }
        if self.careful || plans.iter().all(|plan| Worth::is_lost(plan.worth)) {
            rescue(&firsts, table, &worth, &mut plans);
        }
        self.look_twice(plans, table, &worth)
    }

    /// The best plan that begins with this placement.
    pub fn beginning_with(&self, first: Action, table: &Table, unseen: IdSet<StripId>) -> Plan {
        let worth = Worth::new(table, unseen, table.turn, self.weights);
        let all = placements(table, &worth, |_, _| true);
        let first = all.iter().find(|placement| placement.action == first).expect("a legal placement");
        let mut plans = Vec::new();
        self.follow_up(first, table, &worth, &mut plans);
        plans.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("a placement is a plan")
    }

    fn follow_up(&self, first: &Placement, table: &Table, worth: &Worth, plans: &mut Vec<Plan>) {
        let after = lay(table, first.action);
        let seconds = sorted(placements(&after, worth, |_, _| true));
        if seconds.is_empty() {
            plans.push(Plan { first: first.action, second: None, worth: first.worth });
        }
        plans.extend(seconds.iter().take(self.count).map(|second| first.then(second)));
    }

    fn look_twice(&self, mut plans: Vec<Plan>, table: &Table, worth: &Worth) -> Vec<Plan> {
        // Every plan may be there twice, once in each order.
        keep_best(&mut plans, 2 * self.count.max(LOOKED_AT_TWICE));
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
        keep_best(&mut different, self.count);
        different
    }
}

fn lay(table: &Table, Action::Place { strip, at, facing }: Action) -> Table {
    let mut after = *table;
    after.lay(strip, at, facing);
    after
}

/// Looks for a way out when every good-looking plan ends with three rats: a rat that no strip can cover may be within
/// reach once the first strip lies beside it, and a rat in hand may be covered right after it is laid.
fn rescue(firsts: &[Placement], table: &Table, worth: &Worth, plans: &mut Vec<Plan>) {
    let rats = own_rats(table);
    let helps = |placement: &&Placement| {
        let Action::Place { strip, at, facing } = placement.action;
        let brings_a_rat = || own_rat_on(table, strip);
        fields(at, facing).iter().any(|&field| rats.iter().any(|&rat| in_reach(rat, field))) || brings_a_rat()
    };
    for first in firsts.iter().filter(helps).take(RESCUES) {
        let after = lay(table, first.action);
        let Action::Place { at, facing, .. } = first.action;
        let still_out = rats.iter().copied().chain(fields(at, facing)).filter(|&point| shows_own_rat(&after, point));
        let rats: Vec<Point> = still_out.collect();
        if rats.iter().any(|&rat| can_be_covered(&after.board, rat)) {
            let covers_a_rat = |first: Point, facing| (0..3).any(|steps| rats.contains(&first.step(facing, steps)));
            let seconds = placements(&after, worth, covers_a_rat);
            let best = seconds.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
            plans.extend(best.map(|second| first.then(second)));
        }
    }
}

/// Where rats of the seat to move look out.
fn own_rats(table: &Table) -> Vec<Point> {
    table.board.occupied().filter(|&point| shows_own_rat(table, point)).collect()
}

fn shows_own_rat(table: &Table, point: Point) -> bool {
    table.board.symbol(point) == Some(Symbol::Rat(table.rules.colours[table.turn]))
}

fn own_rat_on(table: &Table, strip: StripId) -> bool {
    table.board.print().strip(strip).contains(&Symbol::Rat(table.rules.colours[table.turn]))
}

/// Whether one strip could cover both fields.
fn in_reach(one: Point, other: Point) -> bool {
    let (dx, dy) = ((one.x - other.x).abs(), (one.y - other.y).abs());
    dx + dy < FIELDS as i16 && (dx == 0 || dy == 0)
}

/// A strip on a place, and what the table is worth more if the turn ends with it.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    pub action: Action,
    pub change: Change,
    pub worth: f32,
}

impl Placement {
    /// `second` is what comes after this.
    fn then(&self, second: &Self) -> Plan {
        Plan { first: self.action, second: Some(second.action), worth: self.change.gain + second.worth }
    }
}

/// Every way to lay one strip of the hand on the places that are `wanted`, by leftmost or topmost field.
pub fn placements(table: &Table, worth: &Worth, wanted: impl Fn(Point, Facing) -> bool) -> Vec<Placement> {
    let mut sight = Sight::new(&table.board, worth);
    let print = table.board.print();
    let mut placements = Vec::with_capacity(table.board.places().count() * 2 * table.hand.len());
    for &strip in &table.hand {
        let marks = marks(print.strip(strip));
        // RH-P1
        let facings = if print.reads_the_same_both_ways(strip) { &Facing::ALL[..2] } else { &Facing::ALL };
        for &facing in facings {
            let forwards = if facing.lies_across() { Facing::East } else { Facing::South };
            for first in table.board.places().facing(facing).iter().filter(|&first| wanted(first, forwards)) {
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

/// The best first; among equals the earlier.
fn sorted(mut placements: Vec<Placement>) -> Vec<Placement> {
    placements.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    placements
}

/// Keeps so many of the best, the best first; among equals the earlier.
fn keep_best(plans: &mut Vec<Plan>, count: usize) {
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    plans.truncate(count);
}
