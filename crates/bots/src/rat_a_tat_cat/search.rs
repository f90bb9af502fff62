//! How the king thinks: every action that makes sense is tried in one likely world after another, each played to the end
//! of the round by players who decide at once, each from what its own seat knows there.

use ::rat_a_tat_cat::{Action, Event, Info, PhaseName, Power, RatATatCat, Slot};
use ratskeller_core::float::hypot;
use ratskeller_core::{BySeat, Game, Outcome, Rng, Seat, Sink, Viewer, World};

use super::belief::likely_world;
use super::default_policy::{self, KnockPolicy};
use super::future::chance_of_winning;
use super::outlook::Outlook;
use crate::level::Thought;
use crate::recall::Recall;

/// Of all swaps only the most promising are tried.
const SWAPS: usize = 6;
/// The others knock sooner or later; how late is drawn from these for each world.
const CAUTIONS: [f64; 4] = [1.0, 3.0, 4.0, 6.0];
/// Worlds to see before the first action is given up.
const TRIAL: u32 = 32;
/// An action is given up when it is this many standard errors behind the best.
const Z_TO_DROP: f64 = 3.0;
/// An action must be better than the default policy's choice by this many standard errors to be chosen instead: of
/// several that are no better, one always happens to look so by about one.
const Z_TO_OVERRULE: f64 = 2.0;
/// How many other actions are told of.
const ALTERNATIVES: usize = 3;

/// An action, and how it did in the worlds it was tried in, also as compared with the default policy's choice in the same
/// worlds.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    worlds: u32,
    value: f64,
    gain: f64,
    squared_gain: f64,
}

impl Candidate {
    fn new(action: Action) -> Self {
        Self { action, worlds: 0, value: 0.0, gain: 0.0, squared_gain: 0.0 }
    }

    fn add(&mut self, value: f64, gain: f64) {
        self.worlds += 1;
        self.value += value;
        self.gain += gain;
        self.squared_gain += gain * gain;
    }

    fn mean_value(&self) -> f64 {
        self.value / f64::from(self.worlds.max(1))
    }

    fn mean_gain(&self) -> f64 {
        self.gain / f64::from(self.worlds.max(1))
    }

    /// The standard error of the mean gain. One world more, won or lost by the difference, is always thought possible:
    /// else the first difference in a position that is all but decided would seem certain.
    fn error(&self) -> f64 {
        let worlds = f64::from(self.worlds.max(1));
        let variance = (self.squared_gain + 1.0) / worlds - self.mean_gain() * self.mean_gain();
        (variance / worlds).sqrt()
    }

    /// What the gain is at least, in all likelihood.
    fn sure_gain(&self) -> f64 {
        self.mean_gain() - Z_TO_OVERRULE * self.error()
    }
}

pub(super) fn think(
    info: &Info,
    asked: Option<Action>,
    rng: &mut Rng,
    go_on: &mut dyn FnMut() -> bool,
) -> Thought<Action> {
    let actions = candidates(&Outlook::new(info, Recall::PERFECT), asked);
    let mut racing: Vec<_> = actions.into_iter().map(Candidate::new).collect();
    let mut given_up = Vec::new();
    // Where there is nothing left to choose, only a value that was asked for is worth thinking about.
    while (racing.len() > 1 || asked.is_some()) && go_on() {
        let world = likely_world(info, rng);
        let cautions = BySeat::new(info.seats(), |_| CAUTIONS[rng.below(CAUTIONS.len() as u32) as usize]);
        try_all(&mut racing, info, &world, cautions);
        if racing[0].worlds >= TRIAL && racing[0].worlds.is_power_of_two() {
            give_up_hopeless(&mut racing, &mut given_up, asked);
        }
    }
    sum_up(&racing, given_up, asked)
}

/// What could be done, the default policy's choice first.
fn candidates(outlook: &Outlook, asked: Option<Action>) -> Vec<Action> {
    let default = default_policy::decide(outlook, KnockPolicy::Shrewd);
    let mut actions = vec![default];
    match outlook.phase {
        PhaseName::Turn => {
            actions.push(Action::Draw);
            actions.extend(outlook.top.into_iter().flat_map(|_| Slot::all().map(|slot| Action::Take { slot })));
        }
        PhaseName::Drawn => {
            actions.push(Action::Discard);
            actions.extend(Slot::all().map(|slot| Action::Replace { slot }));
            match outlook.power() {
                Some(Power::Peek) => actions.extend(Slot::all().map(|slot| Action::Peek { slot })),
                Some(Power::Swap) => actions.extend(best_swaps(outlook)),
                Some(Power::DrawTwo) => actions.push(Action::DrawTwo),
                None => {}
            }
        }
        PhaseName::Knock | PhaseName::Over => actions.extend([Action::Knock, Action::Pass]),
    }
    actions.extend(asked);
    let mut different = Vec::with_capacity(actions.len());
    for action in actions {
        if !different.contains(&action) {
            different.push(action);
        }
    }
    different
}

fn best_swaps(outlook: &Outlook) -> impl Iterator<Item = Action> {
    let mut swaps: Vec<_> = default_policy::swaps(outlook).collect();
    swaps.sort_by(|one, other| other.1.total_cmp(&one.1));
    swaps.into_iter().take(SWAPS).map(|(action, _)| action)
}

/// Every action in the same world: what differs then is the action's doing, not luck's.
fn try_all(racing: &mut [Candidate], info: &Info, world: &World<RatATatCat>, cautions: BySeat<f64>) {
    let mut default = None;
    for candidate in racing {
        let value = play_out(info, world.clone(), candidate.action, cautions);
        candidate.add(value, value - *default.get_or_insert(value));
    }
}

/// The mover's chance to win after this action, if the round goes on like this.
fn play_out(info: &Info, mut world: World<RatATatCat>, action: Action, cautions: BySeat<f64>) -> f64 {
    let mut end = RoundEnd::default();
    world.apply(action, &mut end);
    while end.totals.is_none() {
        let mover = world.to_move().expect("a round that is not over has a player to move");
        let outlook = Outlook::new(&world.info(Viewer::Seat(mover)), Recall::PERFECT);
        let knocking = if mover == info.turn() { KnockPolicy::Shrewd } else { KnockPolicy::Cautious(cautions[mover]) };
        world.apply(default_policy::decide(&outlook, knocking), &mut end);
    }
    end.value_to(info, info.turn())
}

/// Watches for the end of the round.
#[derive(Default)]
struct RoundEnd {
    totals: Option<BySeat<u32>>,
    outcome: Option<Outcome>,
}

impl Sink<Event> for RoundEnd {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::RoundEnded { totals, .. } => self.totals = Some(totals),
            Event::Ended(outcome) => self.outcome = Some(outcome),
            _ => {}
        }
    }
}

impl RoundEnd {
    fn value_to(&self, info: &Info, seat: Seat) -> f64 {
        match (self.outcome, self.totals) {
            (Some(outcome), _) if outcome.winners[seat] => 1.0 / f64::from(outcome.winning_seats().count() as u32),
            (Some(_), _) | (None, None) => 0.0,
            (None, Some(totals)) => chance_of_winning(info, seat, &totals),
        }
    }
}

/// Drops the actions that will not become the best any more. The default policy's choice stays, because the others are
/// measured by it, and so does the action asked about, because its value is wanted.
fn give_up_hopeless(racing: &mut Vec<Candidate>, given_up: &mut Vec<Candidate>, asked: Option<Action>) {
    let leader = best(racing);
    let is_hopeless = |candidate: &Candidate| {
        let behind = leader.mean_gain() - candidate.mean_gain();
        behind > Z_TO_DROP * hypot(leader.error(), candidate.error()) && Some(candidate.action) != asked
    };
    let mut index = 1;
    while index < racing.len() {
        if is_hopeless(&racing[index]) {
            given_up.push(racing.remove(index));
        } else {
            index += 1;
        }
    }
}

/// What has proved better than the default policy's choice, by how much it surely is; else that one.
fn best(racing: &[Candidate]) -> Candidate {
    let better = racing[1..].iter().filter(|candidate| candidate.sure_gain() > 0.0);
    *better.max_by(|one, other| one.sure_gain().total_cmp(&other.sure_gain())).unwrap_or(&racing[0])
}

fn sum_up(racing: &[Candidate], given_up: Vec<Candidate>, asked: Option<Action>) -> Thought<Action> {
    let best = best(racing);
    if best.worlds == 0 {
        return best.action.into();
    }
    let mut others: Vec<_> =
        racing.iter().copied().chain(given_up).filter(|other| other.action != best.action).collect();
    others.sort_by(|one, other| other.mean_value().total_cmp(&one.mean_value()));
    let of_interest =
        others.iter().enumerate().filter(|(rank, other)| *rank < ALTERNATIVES || Some(other.action) == asked);
    let alternatives = of_interest.map(|(_, other)| (other.action, other.mean_value())).collect();
    Thought { action: best.action, value: Some(best.mean_value()), alternatives }
}
