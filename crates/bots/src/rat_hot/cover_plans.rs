//! Ways to get rid of own rats that take both strips of a turn: a rat that no strip can cover may be within reach once
//! the first strip lies beside it, and a rat in hand may be covered right after it is laid.

use rat_hot::deck::FIELDS;
use rat_hot::place::fields;
use rat_hot::public_state::PublicState;
use rat_hot::{Action, Point, Symbol};

use super::cover::can_be_covered;
use super::turn::{Placement, Plan, lay, placements};
use super::worth::Worth;

/// Adds the best ways to cover a rat with the second strip, for so many of these first placements that have to do with one.
pub fn add_cover_plans(firsts: &[Placement], most: usize, public: &PublicState, worth: &Worth, plans: &mut Vec<Plan>) {
    let own_rat = Symbol::Rat(public.rules.colours[public.turn]);
    let rats: Vec<Point> =
        public.board.occupied().filter(|&point| public.board.symbol(point) == Some(own_rat)).collect();
    let helps = |first: &&Placement| {
        let Action::Place { strip, at, facing } = first.action;
        let lies_near = fields(at, facing).iter().any(|&field| rats.iter().any(|&rat| in_reach(rat, field)));
        lies_near || public.board.print().strip(strip).contains(&own_rat)
    };
    for first in firsts.iter().filter(helps).take(most) {
        let after = lay(public, first.action);
        let Action::Place { at, facing, .. } = first.action;
        let looks_out = |point: &Point| after.board.symbol(*point) == Some(own_rat);
        let rats: Vec<Point> = rats.iter().copied().chain(fields(at, facing)).filter(looks_out).collect();
        if rats.iter().any(|&rat| can_be_covered(&after.board, rat)) {
            let covers_a_rat = |first, facing| fields(first, facing).iter().any(|field| rats.contains(field));
            let seconds = placements(&after, worth, covers_a_rat);
            let best = seconds.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
            plans.extend(best.map(|second| first.then(second)));
        }
    }
}

/// Whether one strip could cover both fields.
fn in_reach(one: Point, other: Point) -> bool {
    let (dx, dy) = ((one.x - other.x).abs(), (one.y - other.y).abs());
    dx + dy < FIELDS as i16 && (dx == 0 || dy == 0)
}
