//! How the turn to come is imagined: plans are tried in the same sampled worlds, where the other answers with what it can see at
//! a glance and the learned values like best.

use rat_hot::public_state::PublicState;
use rat_hot::{Action, Info, RatHot, StripId};
use ratskeller_core::{Game, IdSet, Rng, Seat, Viewer, World};

use super::future::STRIPS_OF_A_TURN;
use super::trials::{PriorWeight, Trial, Trials};
use super::turn::{Plan, Search};
use super::values::{Outlook, VALUES, settled};
use super::worth::{PUSHING, WEIGHTS, Worth};
use crate::level::Thought;

/// How the plans are found that are tried. Every first placement is followed up: the way to keep out of trouble with rats
/// often begins with one that looks bad.
const OWN_TURN: Search = Search {
    weights: &WEIGHTS,
    width: usize::MAX,
    count: 150,
    cover_width: 0,
    looked_at_twice: 600,
    rats: Worth::rats_with_care,
    sees_locks: false,
};
/// As many again of somebody who is after rats of the other's.
const PUSHING_TURN: Search = Search { weights: &PUSHING, rats: Worth::rats_at_a_glance, sees_locks: true, ..OWN_TURN };
/// How the other's answer is found, and what comes after it in a world that is played to its end.
const ANSWER: Search = Search {
    weights: &PUSHING,
    width: 12,
    count: 6,
    cover_width: 40,
    looked_at_twice: 64,
    rats: Worth::rats_at_a_glance,
    sees_locks: true,
};
/// With so few strips to come once the other has answered, a world is played to its end: what the last turns bring
/// (RH-T3) is easier to try than to judge.
const TO_THE_END: usize = 5;
/// First sight fears the own rats more than the learned values do, of which the search finds those that fear too little; so it
/// never washes out.
const PRIOR_WEIGHT: PriorWeight = PriorWeight { at_first: 12.0, each_world: 1.0 };
/// Where the worlds are played to their end nothing is left to fear.
const PRIOR_WEIGHT_AT_THE_END: PriorWeight = PriorWeight { at_first: 2.0, each_world: 0.0 };
/// How many other actions a thought names.
const ALTERNATIVES: usize = 3;

pub fn think(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
    let plans = plans(info, asked);
    let seat = info.public().turn;
    let priors = plans.iter().map(|plan| at_first_sight(&plan.lay(info.public()), info.unseen(), seat));
    let strips_after_the_answer = info.unseen().len().saturating_sub(STRIPS_OF_A_TURN);
    let prior_weight = if strips_after_the_answer <= TO_THE_END { PRIOR_WEIGHT_AT_THE_END } else { PRIOR_WEIGHT };
    // The order of a pile of one strip is known.
    let most_worlds = if info.unseen().len() <= 1 { 1 } else { usize::MAX };
    let mut trials = Trials::new(priors, prior_weight, most_worlds);
    let mut worlds = Vec::new();
    while go_on() {
        let Some(Trial { world, plans: tried }) = trials.next() else { break };
        if world == worlds.len() {
            worlds.push(RatHot::sample(info, rng));
        }
        for plan in tried {
            trials.record(plan, chance_of_winning(&worlds[world], &plans[plan], seat));
        }
    }
    conclude(&plans, &trials, asked)
}

/// Everything that is thought of.
fn plans(info: &Info, asked: Option<Action>) -> Vec<Plan> {
    let mut plans = OWN_TURN.plans(info.public(), info.unseen());
    for pushing in PUSHING_TURN.plans(info.public(), info.unseen()) {
        if !plans.iter().any(|known| (known.first, known.second) == (pushing.first, pushing.second)) {
            plans.push(pushing);
        }
    }
    plans.extend(asked.map(|first| OWN_TURN.beginning_with(first, info.public(), info.unseen())));
    plans
}

/// The chance of winning for the seat that has just laid everything, as rules of thumb have it.
fn at_first_sight(public: &PublicState, to_come: IdSet<StripId>, seat: Seat) -> f64 {
    let guess = || {
        let worth = Worth::new(public, to_come, seat, &WEIGHTS);
        worth.chance(worth.lead_of_groups(public) + worth.rats_under_threat(&public.board))
    };
    settled(public, to_come, seat).map_or_else(guess, f64::from)
}

/// What becomes of the plan in this world once the other has answered, or at the end if that is near.
fn chance_of_winning(world: &World<RatHot>, plan: &Plan, seat: Seat) -> f64 {
    let mut game = *world;
    lay(&mut game, plan);
    while let Some(next) = game.to_move() {
        let info = game.info(Viewer::Seat(next));
        let (answer, chance) = answer(&info);
        if info.unseen().len() > TO_THE_END {
            return if next == seat { chance } else { 1.0 - chance };
        }
        lay(&mut game, &answer);
    }
    let outcome = game.outcome().expect("nobody is to move at the end");
    if outcome.winners[seat] { 1.0 / outcome.winning_seats().count() as f64 } else { 0.0 }
}

fn lay(game: &mut World<RatHot>, plan: &Plan) {
    plan.actions().for_each(|action| game.apply(action, &mut ()));
}

/// The best of what is seen at a glance, and the chance of winning with it.
fn answer(info: &Info) -> (Plan, f64) {
    let (public, unseen) = (info.public(), info.unseen());
    let plans = ANSWER.plans(public, unseen).into_iter();
    let judged = plans.map(|plan| (plan, Outlook::new(&plan.lay(public), unseen, public.turn).chance(&VALUES)));
    let (plan, chance) =
        judged.reduce(|best, other| if other.1 > best.1 { other } else { best }).expect("there is a plan");
    (plan, chance.into())
}

/// The best action, and the best others by the plans they begin.
fn conclude(plans: &[Plan], trials: &Trials, asked: Option<Action>) -> Thought<Action> {
    let values = trials.values();
    let mut actions: Vec<(Action, f64)> = Vec::new();
    for plan in trials.best_first() {
        let action = plans[plan].first;
        let of_interest = actions.len() <= ALTERNATIVES || Some(action) == asked;
        if of_interest && !actions.iter().any(|(better, _)| *better == action) {
            actions.push((action, values[plan]));
        }
    }
    let (action, value) = actions.remove(0);
    Thought { action, value: Some(value), alternatives: actions }
}
