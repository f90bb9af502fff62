//! How turns to come are imagined: the best plans for this turn are tried in the same sampled worlds, where both seats
//! go on like a rat in a hurry, and the plans that do worst are dropped one after another.

use rat_hot::{Action, Info, RatHot};
use ratskeller_core::{Game, Rng, Seat, Viewer};

use super::turn::{Plan, Search};
use super::worth::{WEIGHTS, Worth};
use crate::level::Thought;

/// How many first placements are followed up, and how many plans come out of that to be tried.
const OWN_TURN: Search = Search { weights: &WEIGHTS, width: 60, count: 24, careful: true };
/// How the turns after that are played.
const LATER_TURN: Search = Search { weights: &WEIGHTS, width: 3, count: 1, careful: false };
/// How many turns are imagined after the one to be decided: the other's, and the own after that, which shows whether
/// rats that the other has let out can still be covered.
const TURNS_AHEAD: u16 = 2;
/// After so many worlds the worst plans are dropped, and again after as many more.
const WORLDS_IN_A_ROUND: u32 = 6;
/// The part of the plans that goes on to the next round, as long as there are more than [`FINALISTS`].
const KEPT: (usize, usize) = (2, 3);
const FINALISTS: usize = 3;
/// How many other actions a thought names.
const ALTERNATIVES: usize = 3;

/// A plan and how it did in the worlds it was tried in.
struct Candidate {
    plan: Plan,
    total: f64,
}

pub fn think(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
    let mut plans = OWN_TURN.plans(info.table(), info.unseen());
    plans.extend(asked.map(|first| OWN_TURN.beginning_with(first, info.table(), info.unseen())));
    let mut candidates: Vec<_> = plans.into_iter().map(|plan| Candidate { plan, total: 0.0 }).collect();
    let seat = info.table().turn;
    let mut dropped = Vec::new();
    let mut worlds = 0;
    while go_on() {
        let world = RatHot::sample(info, rng);
        for candidate in &mut candidates {
            candidate.total += chance_of_winning(&world, &candidate.plan, seat);
        }
        worlds += 1;
        if worlds % WORLDS_IN_A_ROUND == 0 {
            drop_the_worst(&mut candidates, &mut dropped, worlds);
        }
    }
    if worlds == 0 {
        return super::plan(info, &WEIGHTS).first.into();
    }
    conclude(candidates, dropped, worlds, asked)
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

fn drop_the_worst(candidates: &mut Vec<Candidate>, dropped: &mut Vec<(Action, f64)>, worlds: u32) {
    candidates.sort_by(|a, b| b.total.total_cmp(&a.total));
    let (part, whole) = KEPT;
    let kept = (candidates.len() * part / whole).max(FINALISTS.min(candidates.len()));
    let worst = candidates.drain(kept..).map(|worst| (worst.plan.first, worst.total / f64::from(worlds)));
    dropped.extend(worst);
}

/// The best action, and the best others by the plans they begin.
fn conclude(
    mut candidates: Vec<Candidate>,
    mut dropped: Vec<(Action, f64)>,
    worlds: u32,
    asked: Option<Action>,
) -> Thought<Action> {
    candidates.sort_by(|a, b| b.total.total_cmp(&a.total));
    dropped.sort_by(|a, b| b.1.total_cmp(&a.1));
    let tried = candidates.iter().map(|candidate| (candidate.plan.first, candidate.total / f64::from(worlds)));
    let mut actions: Vec<(Action, f64)> = Vec::new();
    for (action, value) in tried.chain(dropped) {
        let of_interest = actions.len() <= ALTERNATIVES || Some(action) == asked;
        if of_interest && !actions.iter().any(|(better, _)| *better == action) {
            actions.push((action, value));
        }
    }
    let (action, value) = actions.remove(0);
    actions.sort_by(|a, b| b.1.total_cmp(&a.1));
    Thought { action, value: Some(value), alternatives: actions }
}
