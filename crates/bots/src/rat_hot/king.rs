//! How the turn to come is imagined: the best plans for this turn are tried in the same sampled worlds, where the other
//! answers like a rat, and plans are dropped once they are clearly worse than the best.

use std::iter;

use rat_hot::{Action, Info, RatHot};
use ratskeller_core::{Game, Rng, Seat, Viewer, World};

use super::future::STRIPS_OF_A_TURN;
use super::turn::{Plan, Search};
use super::worth::{WEIGHTS, Worth};
use crate::level::Thought;

/// How the plans are found that are tried. Every first placement is followed up: the way to keep out of trouble with rats
/// often begins with one that looks bad.
const OWN_TURN: Search = Search {
    weights: &WEIGHTS,
    width: usize::MAX,
    count: 24,
    cover_width: 0,
    looked_at_twice: 600,
    rats: Worth::rats_with_care,
};
/// With so few strips to come once the other has answered, a world is played to its end: what the last turns bring
/// (RH-T3) is easier to try than to judge.
const TO_THE_END: usize = 5;
/// The prior, what a plan promises at first sight, counts as much as so many worlds: with few of them, the plan that looks
/// best in them is often only the luckiest.
const PRIOR_WEIGHT: f64 = 12.0;
/// First sight fears the own rats more than the worlds do, which end after the other's answer; so the prior's weight grows
/// by this with every world, and never washes out.
const PRIOR_WEIGHT_A_WORLD: f64 = 1.0;
/// How much of that weight is left where the worlds are played to their end, and nothing is left to fear.
const PRIOR_SHARE_AT_THE_END: f64 = 0.2;
/// Plans are compared each time they have been tried in so many more worlds.
const WORLDS_IN_A_ROUND: usize = 8;
/// A plan is dropped once it lags behind the best by so many standard errors of the difference.
const CLEARLY_WORSE: f64 = 2.0;
/// How many other actions a thought names.
const ALTERNATIVES: usize = 3;

/// A plan and the chance of winning it gave in each of the worlds it was tried in.
struct Candidate {
    plan: Plan,
    /// The chance of winning at first sight, and which share of the prior's weight that has.
    prior: f64,
    prior_share: f64,
    chances: Vec<f64>,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.chances.iter().sum::<f64>() / self.chances.len() as f64
    }

    /// The chance of winning, all things considered.
    fn value(&self) -> f64 {
        let count = self.chances.len() as f64;
        let weight = self.prior_share * (PRIOR_WEIGHT + PRIOR_WEIGHT_A_WORLD * count);
        (weight * self.prior + count * self.mean()) / (weight + count)
    }

    /// All plans are tried in the same worlds, so what counts is the difference in each: luck is the same for both.
    fn is_clearly_worse_than(&self, best: &Self) -> bool {
        let count = self.chances.len() as f64;
        let lag = best.mean() - self.mean();
        let differences = best.chances.iter().zip(&self.chances).map(|(best, own)| best - own);
        let variance =
            differences.map(|difference| (difference - lag) * (difference - lag)).sum::<f64>() / (count - 1.0);
        lag > CLEARLY_WORSE * (variance / count).sqrt()
    }
}

pub fn think(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
    let mut plans = OWN_TURN.plans(info.public(), info.unseen());
    plans.extend(asked.map(|first| OWN_TURN.beginning_with(first, info.public(), info.unseen())));
    let seat = info.public().turn;
    let worth = Worth::new(info.public(), info.unseen(), seat, &WEIGHTS);
    let lead = worth.lead_of_groups(info.public());
    let prior_share = if info.unseen().len() <= STRIPS_OF_A_TURN + TO_THE_END { PRIOR_SHARE_AT_THE_END } else { 1.0 };
    let candidate =
        |plan: Plan| Candidate { plan, prior: worth.chance(lead + plan.worth), prior_share, chances: Vec::new() };
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
        return super::plan(info).first.into();
    }
    conclude(candidates, dropped, asked)
}

/// What becomes of the plan in this world once the other has answered, or at the end if that is near.
fn chance_of_winning(world: &World<RatHot>, plan: &Plan, seat: Seat) -> f64 {
    let mut game = *world;
    lay(&mut game, plan);
    while let Some(next) = game.to_move() {
        let info = game.info(Viewer::Seat(next));
        if next == seat && info.public().hand.len() + info.unseen().len() > TO_THE_END {
            return estimate(&game, seat);
        }
        lay(&mut game, &super::plan(&info));
    }
    let outcome = game.outcome().expect("nobody is to move at the end");
    if outcome.winners[seat] { 1.0 / outcome.winning_seats().count() as f64 } else { 0.0 }
}

fn lay(game: &mut World<RatHot>, plan: &Plan) {
    for action in iter::once(plan.first).chain(plan.second) {
        game.apply(action, &mut ());
    }
}

/// The chance of winning for the seat that is next, before anybody has seen the strips to come.
fn estimate(game: &World<RatHot>, seat: Seat) -> f64 {
    let info = game.info(Viewer::Seat(seat));
    let public = info.public();
    let mut unseen = info.unseen();
    public.hand.iter().for_each(|&strip| unseen.insert(strip));
    let worth = Worth::new(public, unseen, seat.left(2), &WEIGHTS);
    1.0 - worth.chance(worth.lead_of_groups(public) + worth.rats_with_care(&public.board))
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
