//! How the king thinks: what it would do at once is judged by what was learned, and then every action that makes sense is
//! tried in one likely world after another, each played to the end of the round by players who decide at once, each from
//! what its own seat knows there.

use ::rat_a_tat_cat::{Action, Info, PhaseName, RatATatCat};
use ratskeller_core::float::hypot;
use ratskeller_core::{BySeat, Game, Rng, Viewer, World};

use super::belief::likely_world;
use super::default_policy;
use super::foresight::Foresight;
use super::future::Standing;
use super::outlook::Outlook;
use super::round_end::RoundEnd;
use super::value::LEARNED;
use crate::level::Thought;
use crate::recall::Recall;

/// When the others knock: by what was learned, or once so far ahead. Drawn anew for each world, as nobody knows who they are.
const OTHERS: [Option<f64>; 6] = [None, None, Some(1.0), Some(3.0), Some(4.0), Some(6.0)];
/// What was learned counts as much as so many worlds.
const LEARNED_WORLDS: f64 = 40.0;
/// Worlds to see before the first action is given up.
const TRIAL: u32 = 32;
/// An action is given up when it is this many standard errors behind the best.
const Z_TO_DROP: f64 = 2.5;
/// The variance of what is won or lost in one world by another action, before any has been seen.
const VARIANCE: f64 = 0.1;
/// How many other actions are told of.
const ALTERNATIVES: usize = 3;

/// An action: what was learned says it is worth, and how it did in the worlds it was tried in, also as compared with
/// what is done at once in the same worlds.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    /// What it is thought to gain before it is tried.
    learned_gain: f64,
    worlds: u32,
    value: f64,
    gain: f64,
    squared_gain: f64,
}

impl Candidate {
    fn new(action: Action, learned_gain: f64) -> Self {
        Self { action, learned_gain, worlds: 0, value: 0.0, gain: 0.0, squared_gain: 0.0 }
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

    /// The mean of what it gains, by what was learned and by all worlds so far.
    fn expected_gain(&self) -> f64 {
        (LEARNED_WORLDS * self.learned_gain + self.gain) / (LEARNED_WORLDS + f64::from(self.worlds))
    }

    /// What it gained in the worlds so far, whatever was learned, and the standard error of that.
    fn gain_in_worlds(&self) -> (f64, f64) {
        let worlds = f64::from(self.worlds.max(1));
        let mean = self.gain / worlds;
        let squares = (self.squared_gain - worlds * mean * mean).max(0.0);
        let variance = (squares + VARIANCE * f64::from(TRIAL)) / (worlds + f64::from(TRIAL));
        (mean, (variance / worlds).sqrt())
    }
}

pub(super) fn think(
    info: &Info,
    asked: Option<Action>,
    rng: &mut Rng,
    go_on: &mut dyn FnMut() -> bool,
) -> Thought<Action> {
    let mut racing = candidates(info, asked);
    let mut given_up = Vec::new();
    // Where there is nothing left to choose, only a value that was asked for is worth thinking about.
    while (racing.len() > 1 || asked.is_some()) && go_on() {
        let world = likely_world(info, rng);
        let others = BySeat::new(info.seats(), |_| OTHERS[rng.below(OTHERS.len() as u32) as usize]);
        try_all(&mut racing, info, &world, others);
        if racing[0].worlds >= TRIAL && racing[0].worlds.is_power_of_two() {
            give_up_hopeless(&mut racing, &mut given_up, asked);
        }
    }
    sum_up(&racing, given_up, asked)
}

/// What could be done, the one that is done at once first.
fn candidates(info: &Info, asked: Option<Action>) -> Vec<Candidate> {
    let mut options = weigh(info);
    options.sort_by(|one, other| other.1.total_cmp(&one.1));
    if let Some(asked) = asked.filter(|asked| options.iter().all(|(action, _)| action != asked)) {
        // Not thought of at once, so not better than what was.
        options.push((asked, options.last().map_or(0.0, |&(_, value)| value)));
    }
    let at_once = options[0].1;
    options.into_iter().map(|(action, value)| Candidate::new(action, value - at_once)).collect()
}

fn weigh(info: &Info) -> Vec<(Action, f64)> {
    Foresight::new(&LEARNED, Outlook::new(info, Recall::PERFECT), Standing::new(info)).weigh()
}

/// Every action in the same world: what differs then is the action's doing, not luck's.
fn try_all(racing: &mut [Candidate], info: &Info, world: &World<RatATatCat>, others: BySeat<Option<f64>>) {
    let mut at_once = None;
    for candidate in racing {
        let value = play_out(info, world.clone(), candidate.action, others);
        candidate.add(value, value - *at_once.get_or_insert(value));
    }
}

/// The mover's chance to win after this action, if the round goes on like this.
fn play_out(info: &Info, mut world: World<RatATatCat>, action: Action, others: BySeat<Option<f64>>) -> f64 {
    let mut end = RoundEnd::default();
    world.apply(action, &mut end);
    while !end.is_over() {
        let mover = world.to_move().expect("a round that is not over has a player to move");
        let caution = others[mover].filter(|_| mover != info.turn());
        world.apply(decide(&world.info(Viewer::Seat(mover)), caution), &mut end);
    }
    end.value_to(info, info.turn())
}

/// Moves by the default policy, and knocks with this caution or by what was learned.
fn decide(info: &Info, caution: Option<f64>) -> Action {
    match caution {
        None if info.phase() == PhaseName::Knock => {
            let best = |best: (Action, f64), other: (Action, f64)| if other.1 > best.1 { other } else { best };
            weigh(info).into_iter().fold((Action::Pass, 0.0), best).0
        }
        _ => default_policy::decide(&Outlook::new(info, Recall::PERFECT), caution.unwrap_or(default_policy::STEADY)),
    }
}

/// Drops the actions that will not become the best any more. What is done at once stays, because the others are
/// measured by it, and so does the action asked about, because its value is wanted.
fn give_up_hopeless(racing: &mut Vec<Candidate>, given_up: &mut Vec<Candidate>, asked: Option<Action>) {
    let leader = best(racing);
    let (lead, leaders_error) = leader.gain_in_worlds();
    let is_hopeless = |candidate: &Candidate| {
        let (gain, error) = candidate.gain_in_worlds();
        lead - gain > Z_TO_DROP * hypot(leaders_error, error) && Some(candidate.action) != asked
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

/// What is expected to gain most; of equals what is done at once.
fn best(racing: &[Candidate]) -> Candidate {
    let better =
        |best: Candidate, other: Candidate| if other.expected_gain() > best.expected_gain() { other } else { best };
    racing[1..].iter().copied().fold(racing[0], better)
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
