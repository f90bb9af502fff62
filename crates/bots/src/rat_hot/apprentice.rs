//! How the values are learned: by games of quick players who choose by what they have learned so far among what a rat would
//! think of, and now and then something else.

use rat_hot::{Deck, Info, Options, RatHot, Setup};
use ratskeller_core::{Game, Rng, Seat, SmallId, Viewer};

use super::features::Inputs;
use super::turn::{Plan, Search};
use super::values::{NAME, Outlook, SHAPE};
use super::worth::{WEIGHTS, Worth};
use crate::learning::{Learner, Network, Opponent, Student, Unreadable, Weights};

/// What a player thinks of.
const TURN: Search = Search {
    weights: &WEIGHTS,
    width: 12,
    count: 10,
    cover_width: 40,
    looked_at_twice: 64,
    rats: Worth::rats_at_a_glance,
    sees_locks: false,
};
/// One turn in so many, a player tries any of the plans.
const TRIES_IN: u32 = 8;
/// How much of what a table taught comes from what followed, and not from what was thought of the next turn.
const PATIENCE: f32 = 0.85;
/// So many examples make a step.
const BATCH: usize = 64;
/// How much each weight moves in a step at first; and after so many generations half of it.
const RATE: f32 = 0.003;
const HALF_RATE_AFTER: f32 = 12.0;

/// A turn of a game.
#[derive(Clone, Debug)]
pub struct Turn {
    /// How the table was after it, unless that was plain.
    inputs: Option<Inputs>,
    /// What was thought of the best plan.
    best: f32,
    /// Whether another was tried.
    tried: bool,
}

impl Turn {
    /// One that somebody else has just ended.
    fn of_another(game: &RatHot, seat: Seat, network: &Network) -> Self {
        let info = game.info(Viewer::Seat(seat));
        let mut to_come = info.unseen();
        info.public().hand.iter().for_each(|&strip| to_come.insert(strip));
        let outlook = Outlook::new(info.public(), to_come, seat);
        Self { best: outlook.chance(network), inputs: outlook.inputs(), tried: false }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Apprentice {
    student: Student,
}

/// The turns of a game, and the share of victory of whoever took the last.
#[derive(Clone, Debug)]
pub struct Lesson {
    turns: Vec<Turn>,
    share: f32,
}

impl Apprentice {
    /// The plan, and the turn that it makes.
    fn choose(&self, info: &Info, may_try: bool, rng: &mut Rng) -> (Plan, Turn) {
        let (public, seat) = (info.public(), info.public().turn);
        let plans = TURN.plans(public, info.unseen());
        let outlooks: Vec<_> = plans.iter().map(|plan| Outlook::new(&plan.lay(public), info.unseen(), seat)).collect();
        let chances: Vec<f32> = outlooks.iter().map(|outlook| outlook.chance(&self.student.network)).collect();
        let best = (0..plans.len()).rev().max_by(|&a, &b| chances[a].total_cmp(&chances[b])).expect("some plan");
        let tried = may_try && rng.below(TRIES_IN) == 0;
        let chosen = if tried { rng.below(plans.len() as u32) as usize } else { best };
        (plans[chosen], Turn { inputs: outlooks[chosen].inputs(), best: chances[best], tried })
    }

    fn deal(deck: &Deck, rng: &mut Rng) -> RatHot {
        let seed = rng.seed();
        RatHot::deal(deck, &Options::default(), 2, &Setup::default(), seed, &mut ()).expect("a table as it should be")
    }
}

fn share(game: &RatHot, seat: Seat) -> f64 {
    let outcome = game.outcome().expect("the game has ended");
    if outcome.winners[seat] { 1.0 / outcome.winning_seats().count() as f64 } else { 0.0 }
}

impl Learner for Apprentice {
    type Game = RatHot;
    type Lesson = Lesson;

    fn beginner(rng: &mut Rng) -> Self {
        Self { student: Student::beginner(SHAPE, rng) }
    }

    fn read(weights: &Weights) -> Result<Self, Unreadable> {
        Ok(Self { student: Student::read(weights, NAME, SHAPE)? })
    }

    fn write(&self, weights: &mut Weights) {
        self.student.write(weights, NAME);
    }

    fn play(&self, deck: &Deck, rng: &mut Rng) -> Lesson {
        let mut game = Self::deal(deck, rng);
        let (mut turns, mut last) = (Vec::new(), Seat::new(0));
        while let Some(seat) = game.to_move() {
            let (plan, turn) = self.choose(&game.info(Viewer::Seat(seat)), true, rng);
            plan.actions().for_each(|action| game.apply(action, &mut ()));
            turns.push(turn);
            last = seat;
        }
        Lesson { turns, share: share(&game, last) as f32 }
    }

    fn play_against(&self, deck: &Deck, own: Seat, opponent: Opponent<RatHot>, rng: &mut Rng) -> (Lesson, f64) {
        let mut game = Self::deal(deck, rng);
        let (mut turns, mut last) = (Vec::new(), own);
        while let Some(seat) = game.to_move() {
            let info = game.info(Viewer::Seat(seat));
            if seat == own {
                let (plan, turn) = self.choose(&info, false, rng);
                plan.actions().for_each(|action| game.apply(action, &mut ()));
                turns.push(turn);
            } else {
                game.apply(opponent(&info, rng), &mut ());
                if game.to_move() != Some(seat) {
                    turns.push(Turn::of_another(&game, seat, &self.student.network));
                }
            }
            last = seat;
        }
        let lesson = Lesson { turns, share: share(&game, last) as f32 };
        (lesson, share(&game, own))
    }

    fn learn(&mut self, generation: u64, lessons: &[Lesson], rng: &mut Rng) -> f64 {
        let mut examples: Vec<(&Inputs, f32)> = lessons.iter().flat_map(Lesson::examples).collect();
        rng.shuffle(&mut examples);
        let rate = RATE / (1.0 + generation as f32 / HALF_RATE_AFTER);
        let steps = examples.len().div_ceil(BATCH).max(1);
        let surprise: f64 = examples
            .chunks(BATCH)
            .map(|batch| {
                for (inputs, target) in batch {
                    self.student.see(*inputs, &[*target], 1.0);
                }
                self.student.step(rate)
            })
            .sum();
        surprise / steps as f64
    }
}

impl Lesson {
    /// How tables looked, and how well they turned out for whoever had just laid.
    fn examples(&self) -> Vec<(&Inputs, f32)> {
        let mut examples = Vec::with_capacity(self.turns.len());
        let mut target = self.share;
        for (index, turn) in self.turns.iter().enumerate().rev() {
            if let Some(next) = self.turns.get(index + 1) {
                let patience = if next.tried { 0.0 } else { PATIENCE };
                target = 1.0 - (patience * target + (1.0 - patience) * next.best);
            }
            examples.extend(turn.inputs.as_ref().map(|inputs| (inputs, target)));
        }
        examples
    }
}
