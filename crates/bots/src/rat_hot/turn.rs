//! How one seat could lay its strips this turn: the best ways by what the table is worth afterwards.

use std::iter;

use rat_hot::board::Board;
use rat_hot::deck::{Print, StripId};
use rat_hot::evaluator::Evaluator;
use rat_hot::marks::Triple;
use rat_hot::public_state::PublicState;
use rat_hot::{Action, Facing, Point};
use ratskeller_core::IdSet;

use super::cover_plans::add_cover_plans;
use super::future::TOO_MANY_RATS;
use super::locks::Locks;
use super::rats::looking_out;
use super::worth::{Weights, Worth};

/// So many first placements are followed up to get rid of rats when everything else loses.
const LAST_RESORT_WIDTH: usize = 200;

/// How to lay what is in hand, and what that is worth to the seat.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub first: Action,
    pub second: Option<Action>,
    /// What the strips pay, and what the groups are worth more than before.
    pub gain: f32,
    /// The same with the rats.
    pub worth: f32,
}

impl Plan {
    /// Whether both lay the same strips on the same places, in whatever order.
    fn is_a_transposition_of(&self, other: &Self) -> bool {
        self.second == Some(other.first) && other.second == Some(self.first)
    }

    /// One after the other.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        iter::once(self.first).chain(self.second)
    }

    /// The table once the strips are laid.
    pub fn lay(&self, public: &PublicState) -> PublicState {
        let after = lay(public, self.first);
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
    /// How many first placements are followed up to get rid of rats even without need.
    pub cover_width: usize,
    /// How many plans are looked at once more, for how firmly the rats sit; each may be there twice, once in each order
    /// of the strips.
    pub looked_at_twice: usize,
    /// What the rats on a board are worth, at the second look.
    pub rats: fn(&Worth, &Board) -> f32,
    /// Whether a placement is judged by the rats that no strip can cover once it is there, or that one can.
    pub sees_locks: bool,
}

impl Search<'_> {
    /// The best plans for whoever is to move, the best first. There is at least one.
    pub fn plans(&self, public: &PublicState, unseen: IdSet<StripId>) -> Vec<Plan> {
        let worth = Worth::new(public, unseen, public.turn, self.weights);
        let firsts = sorted(self.placements(public, &worth));
        let mut plans = Vec::new();
        for first in firsts.iter().take(self.width) {
            self.follow_up(first, public, &worth, &mut plans);
        }
        add_cover_plans(&firsts, self.cover_width, public, &worth, &mut plans);
        if plans.iter().all(|plan| Worth::is_lost(plan.worth)) && is_there_hope(public) {
            add_cover_plans(&firsts, LAST_RESORT_WIDTH, public, &worth, &mut plans);
        }
        self.look_twice(plans, public, &worth)
    }

    /// The best plan that begins with this placement.
    pub fn beginning_with(&self, first: Action, public: &PublicState, unseen: IdSet<StripId>) -> Plan {
        let worth = Worth::new(public, unseen, public.turn, self.weights);
        let all = placements(public, &worth, |_, _| true);
        let first = all.iter().find(|placement| placement.action == first).expect("a legal placement");
        let mut plans = Vec::new();
        self.follow_up(first, public, &worth, &mut plans);
        self.look_twice(plans, public, &worth)[0]
    }

    fn follow_up(&self, first: &Placement, public: &PublicState, worth: &Worth, plans: &mut Vec<Plan>) {
        let after = lay(public, first.action);
        let seconds = best(self.placements(&after, worth), self.count);
        if seconds.is_empty() {
            plans.push(Plan { first: first.action, second: None, gain: first.gain, worth: first.worth });
        }
        plans.extend(seconds.iter().map(|second| first.then(second)));
    }

    fn placements(&self, public: &PublicState, worth: &Worth) -> Vec<Placement> {
        let locks =
            if self.sees_locks && !public.hand.is_empty() { Locks::new(&public.board) } else { Locks::default() };
        placements_seeing(public, worth, &locks, |_, _| true)
    }

    fn look_twice(&self, mut plans: Vec<Plan>, public: &PublicState, worth: &Worth) -> Vec<Plan> {
        keep_best(&mut plans, self.looked_at_twice);
        let mut different: Vec<Plan> = Vec::with_capacity(plans.len());
        for plan in plans {
            if !different.iter().any(|better| better.is_a_transposition_of(&plan)) {
                different.push(plan);
            }
        }
        for plan in &mut different {
            plan.worth = plan.gain + (self.rats)(worth, &plan.lay(public).board);
        }
        keep_best(&mut different, self.count);
        different
    }
}

/// RH-E1: whether the strips in hand could cover enough rats.
fn is_there_hope(public: &PublicState) -> bool {
    let own_rats = looking_out(&public.board)[public.rules.colours[public.turn] as usize];
    usize::from(own_rats.left_after(public.hand.len())) < TOO_MANY_RATS
}

pub fn lay(public: &PublicState, Action::Place { strip, at, facing }: Action) -> PublicState {
    let mut after = *public;
    after.lay(strip, at, facing);
    after
}

/// A strip on a place.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    pub action: Action,
    /// What it pays, and what the groups are worth more than before.
    gain: f32,
    /// The same with the rats, if the turn ends with it and all goes well with them.
    pub worth: f32,
}

impl Placement {
    /// `second` is what comes after this.
    pub fn then(&self, second: &Self) -> Plan {
        let gain = self.gain + second.gain;
        Plan { first: self.action, second: Some(second.action), gain, worth: self.gain + second.worth }
    }
}

/// A strip in hand the way round it is tried on.
struct Turned {
    strip: StripId,
    shown: Triple,
    /// How it faces where it lies across, and where it lies down.
    facings: [Facing; 2],
}

impl Turned {
    /// RH-P1: both ways round, unless that makes no difference.
    fn both_ways(strip: StripId, print: &Print) -> impl Iterator<Item = Self> {
        let ways = [[Facing::East, Facing::South], [Facing::West, Facing::North]];
        let different = if print.reads_the_same_both_ways(strip) { 1 } else { 2 };
        let symbols = print.strip(strip);
        let turned = move |facings: [Facing; 2]| Self { strip, shown: Triple::of_strip(symbols, facings[0]), facings };
        ways.into_iter().take(different).map(turned)
    }

    /// On a place by its leftmost or topmost field.
    fn on(&self, first: Point, lies_across: bool) -> Action {
        Action::covering(first, self.strip, self.facings[usize::from(!lies_across)])
    }
}

/// Every way to lay one strip of the hand on the places that are `wanted`, by leftmost or topmost field.
pub fn placements(public: &PublicState, worth: &Worth, wanted: impl Fn(Point, Facing) -> bool) -> Vec<Placement> {
    placements_seeing(public, worth, &Locks::default(), wanted)
}

fn placements_seeing(
    public: &PublicState,
    worth: &Worth,
    locks: &Locks,
    wanted: impl Fn(Point, Facing) -> bool,
) -> Vec<Placement> {
    let mut evaluator = Evaluator::new(&public.board, worth);
    let rats = looking_out(&public.board);
    let print = public.board.print();
    let strips = public.hand.iter().flat_map(|&strip| Turned::both_ways(strip, print));
    let strips: Vec<_> = strips.map(|strip| (worth.rats_at_best(rats, strip.shown.rats, [0, 0]), strip)).collect();
    let mut placements = Vec::with_capacity(public.board.places().count() * strips.len());
    for facing in [Facing::East, Facing::South] {
        for first in public.board.places().facing(facing).iter().filter(|&first| wanted(first, facing)) {
            let spot = evaluator.spot(first, facing);
            let locked = locks.by(first, facing);
            for (none_covered, strip) in &strips {
                let gain = evaluator.gain(&strip.shown, &spot);
                let covered = spot.covered.rats;
                let of_rats = match locked {
                    Some(locked) => worth.rats_at_best(locked.applied_to(rats), strip.shown.rats, covered),
                    None if covered == [0, 0] => *none_covered,
                    None => worth.rats_at_best(rats, strip.shown.rats, covered),
                };
                let action = strip.on(first, facing.lies_across());
                placements.push(Placement { action, gain, worth: gain + of_rats });
            }
        }
    }
    placements
}

fn sorted(mut placements: Vec<Placement>) -> Vec<Placement> {
    placements.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    placements
}

/// So many of the best placements, the best first.
fn best(mut placements: Vec<Placement>, count: usize) -> Vec<Placement> {
    let by_worth = |a: &Placement, b: &Placement| b.worth.total_cmp(&a.worth);
    if count < placements.len() {
        placements.select_nth_unstable_by(count, by_worth);
        placements.truncate(count);
    }
    placements.sort_by(by_worth);
    placements
}

/// Keeps so many of the best, the best first; among equals the earlier.
fn keep_best(plans: &mut Vec<Plan>, count: usize) {
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    plans.truncate(count);
}

#[cfg(test)]
mod tests {
    use rat_hot::{Changed, Options, RatHot, Setup};
    use ratskeller_core::{Game, Rng, Viewer};
    use testkit::playout::seed;

    use super::super::worth::WEIGHTS;
    use super::*;

    const DECK: &str = include_str!("../../../../games/rat-hot/deck.toml");

    #[test]
    fn trying_a_strip_on_tells_what_laying_it_does() {
        let deck = testkit::read_deck::<RatHot>(DECK).try_into().expect("a sound deck");
        for (number, changed) in [(1, Changed::Any), (2, Changed::Any), (3, Changed::Grown), (4, Changed::Grown)] {
            let options = Options { changed, ..Options::default() };
            let mut game = RatHot::deal(&deck, &options, 2, &Setup::default(), seed(number), &mut ()).expect("a deal");
            let mut rng = Rng::new(seed(number));
            while let Some(mover) = game.to_move() {
                let info = game.info(Viewer::Seat(mover));
                let public = info.public();
                let worth = Worth::new(public, info.unseen(), mover, &WEIGHTS);
                let tried = placements(public, &worth, |_, _| true);
                let mut legal = Vec::new();
                game.legal_into(&mut legal);
                assert_eq!(tried.len(), legal.len());
                for Placement { action, gain: tried, .. } in tried {
                    assert!(legal.contains(&action), "{action:?}");
                    let gain = worth.lead_of_groups(&lay(public, action)) - worth.lead_of_groups(public);
                    assert!((tried - gain).abs() < 1e-3, "{action:?}: {tried} for {gain}");
                }
                game.apply(legal[rng.below(legal.len() as u32) as usize], &mut ());
            }
        }
    }
}
