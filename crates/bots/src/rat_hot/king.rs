//! How turns to come are imagined: the best plans for this turn are tried in the same sampled worlds, where both seats
//! go on like a rat in a hurry, and plans are dropped once they are clearly worse than the best.

use rat_hot::{Action, Info, RatHot};
use ratskeller_core::{Game, Rng, Seat, Viewer};

use super::turn::{Plan, Search};
use super::worth::{WEIGHTS, Worth};
use crate::level::Thought;

/// How many first placements are followed up, and how many plans come out of that to be tried.
const OWN_TURN: Search = Search { weights: &WEIGHTS, width: 60, count: 24, precautions: 200 };
/// How the turns after that are played.
const LATER_TURN: Search = Search { weights: &WEIGHTS, width: 3, count: 1, precautions: 0 };
/// How many turns are imagined after the one to be decided: the other's, and the own after that, which shows whether
/// rats that the other has let out can still be covered.
const TURNS_AHEAD: u16 = 2;
/// What a plan promises at first sight counts as much as so many worlds: with few of them, the plan that looks best in
/// them is often only the luckiest.
const FIRST_SIGHT: f64 = 12.0;
/// Plans are compared each time they have been tried in so many more worlds.
const WORLDS_IN_A_ROUND: usize = 8;
/// A plan is dropped once it lags behind the best by so many standard errors of the difference.
const CLEARLY_WORSE: f64 = 2.0;
/// How many other actions a thought names.
const ALTERNATIVES: usize = 3;

/// A plan and the chance of winning it gave in each of the worlds it was tried in.
struct Candidate {
    plan: Plan,
    /// The chance of winning at first sight.
    promise: f64,
    chances: Vec<f64>,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.chances.iter().sum::<f64>() / self.chances.len() as f64
    }

    /// The chance of winning, all things considered.
    fn value(&self) -> f64 {
        let count = self.chances.len() as f64;
        (FIRST_SIGHT * self.promise + count * self.mean()) / (FIRST_SIGHT + count)
    }

    /// All plans are tried in the same worlds, so what counts is the difference in each: luck is the same for both.
    fn is_clearly_worse_than(&self, best: &Self) -> bool {
        let count = self.chances.len() as f64;
        let lag = best.mean() - self.mean();
        let differences = best.chances.iter().zip(&self.chances).map(|(best, own)| best - own);
        let variance = differences.map(|difference| (difference - lag).powi(2)).sum::<f64>() / (count - 1.0);
        lag > CLEARLY_WORSE * (variance / count).sqrt()
    }
}

pub fn think(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
    let mut plans = OWN_TURN.plans(info.table(), info.unseen());
    plans.extend(asked.map(|first| OWN_TURN.beginning_with(first, info.table(), info.unseen())));
    let seat = info.table().turn;
    let worth = Worth::new(info.table(), info.unseen(), seat, &WEIGHTS);
    let lead = worth.lead_of_groups(info.table());
    let candidate = |plan: Plan| Candidate { plan, promise: worth.chance(lead + plan.worth), chances: Vec::new() };
    let mut candidates: Vec<_> = plans.into_iter().map(candidate).collect();
    let mut dropped = Vec::new();
    let mut worlds = 0;
    while go_on() {
        let world = RatHot::sample(info, rng);
        for Candidate { plan, chances, .. } in &mut candidates {
            chances.push(chance_of_winning(&world, plan, seat));
        }
        worlds += 1;
        if worlds % WORLDS_IN_A_ROUND == 0 {
            dropped.extend(drop_the_worst(&mut candidates));
        }
    }
    if worlds == 0 {
        return super::plan(info, &WEIGHTS).first.into();
    }
    conclude(candidates, dropped, asked)
}

/// How it may go on in this world, up to some turns ahead.
fn chance_of_winning(world: &RatHot, plan: &Plan, seat: Seat) -> f64 {
    let mut game = *world;
    game.apply(plan.first, &mut ());
    if let Some(second) = plan.second {
        game.apply(second, &mut ());
    }
    for _ in 0..TURNS_AHEAD {
        let Some(mover) = game.to_move() else { break };
        let info = game.info(Viewer::Seat(mover));
        let plan = LATER_TURN.plans(info.table(), info.unseen())[0];
        game.apply(plan.first, &mut ());
        if let Some(second) = plan.second {
            game.apply(second, &mut ());
        }
    }
    match game.outcome() {
        Some(outcome) if outcome.winners[seat] => 1.0 / outcome.winning_seats().count() as f64,
        Some(_) => 0.0,
        None => estimate(&game, seat),
    }
}

/// The chance of winning from a table whose strips to come nobody has seen.
fn estimate(game: &RatHot, seat: Seat) -> f64 {
    let info = game.info(Viewer::Seat(seat));
    let table = info.table();
    let moved = table.turn.left(2);
    let mut unseen = info.unseen();
    table.hand.iter().for_each(|&strip| unseen.insert(strip));
    let worth = Worth::new(table, unseen, moved, &WEIGHTS);
    let chance = worth.chance(worth.lead(table));
    if moved == seat { chance } else { 1.0 - chance }
}

/// Takes away the plans that are clearly worse than the best.
fn drop_the_worst(candidates: &mut Vec<Candidate>) -> Vec<Candidate> {
    best_first(candidates);
    let best = candidates.remove(0);
    let (worse, mut kept): (Vec<_>, Vec<_>) =
        candidates.drain(..).partition(|other| other.is_clearly_worse_than(&best));
    kept.insert(0, best);
    *candidates = kept;
    worse
}

fn best_first(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.value().total_cmp(&a.value()));
}

/// The best action, and the best others by the plans they begin.
fn conclude(mut candidates: Vec<Candidate>, mut dropped: Vec<Candidate>, asked: Option<Action>) -> Thought<Action> {
    best_first(&mut candidates);
    best_first(&mut dropped);
    let mut actions: Vec<(Action, f64)> = Vec::new();
    for candidate in candidates.iter().chain(&dropped) {
        let action = candidate.plan.first;
        let of_interest = actions.len() <= ALTERNATIVES || Some(action) == asked;
        if of_interest && !actions.iter().any(|(better, _)| *better == action) {
            actions.push((action, candidate.value()));
        }
    }
    let (action, value) = actions.remove(0);
    actions.sort_by(|a, b| b.1.total_cmp(&a.1));
    Thought { action, value: Some(value), alternatives: actions }
}
