//! Learning by playing, shown on nim: small enough that what there is to learn is known.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::Training as _;
use arena::training::{Frozen, Learner, Plan, School, Unreadable, Weights};
use bots::learning::{Opponent, Shape, Student};
use catalog::{Level, Thinking};
use nim::{Action, Deck, Nim, Options, RawDeck, Setup};
use ratskeller_core::{Game, Knowledge, Rng, Seat, Seed, Viewer};
use serde_json::json;

const COUNTERS: usize = 13;
const SHAPE: Shape = Shape { inputs: COUNTERS + 1, hidden: 0, outputs: 1 };
/// One choice in so many is any.
const TRIES_ONE_IN: u32 = 6;

/// How likely whoever is to move wins, by how many counters are left.
#[derive(Clone, PartialEq, Debug)]
struct Counter(Student);

/// What was left whenever it was somebody's turn, and whether whoever it was won.
type Lesson = Vec<(usize, bool)>;

fn inputs(left: usize) -> [f32; SHAPE.inputs] {
    std::array::from_fn(|input| f32::from(u8::from(input == left)))
}

fn left(info: &Nim) -> usize {
    let mut numbers = [0; 2];
    info.encode(&mut numbers);
    numbers[0] as usize
}

impl Counter {
    fn value(&self, left: usize) -> f32 {
        if left == 0 { 0.0 } else { self.0.network.value(&inputs(left)) }
    }

    fn best(&self, game: &Nim) -> Action {
        let legal = (0..game.legal_count()).map(|n| game.legal_nth(n));
        let others = |Action::Take { count }: &Action| self.value(left(game) - usize::from(*count));
        legal.min_by(|one, other| others(one).total_cmp(&others(other))).expect("a counter to take")
    }

    fn play_out(deck: &Deck, rng: &mut Rng, mut choose: impl FnMut(Seat, &Nim, &mut Rng) -> Action) -> (Lesson, Seat) {
        let seed = rng.seed();
        let mut game = Nim::deal(deck, &Options::default(), 2, &Setup::default(), seed, &mut ()).expect("a heap");
        let mut turns = Vec::new();
        while let Some(seat) = game.to_move() {
            turns.push((left(&game), seat));
            game.apply(choose(seat, &game.info(Viewer::Seat(seat)), rng), &mut ());
        }
        let winner = game.outcome().and_then(|outcome| outcome.winning_seats().next()).expect("somebody won");
        (turns.into_iter().map(|(left, seat)| (left, seat == winner)).collect(), winner)
    }
}

impl Learner for Counter {
    type Game = Nim;
    type Lesson = Lesson;

    fn beginner(rng: &mut Rng) -> Self {
        Self(Student::beginner(SHAPE, rng))
    }

    fn read(weights: &Weights) -> Result<Self, Unreadable> {
        Student::read(weights, "value", SHAPE).map(Self)
    }

    fn write(&self, weights: &mut Weights) {
        self.0.write(weights, "value");
    }

    fn play(&self, deck: &Deck, rng: &mut Rng) -> Lesson {
        let choose = |_, game: &Nim, rng: &mut Rng| match rng.below(TRIES_ONE_IN) {
            0 => game.legal_nth(rng.below(game.legal_count() as u32) as usize),
            _ => self.best(game),
        };
        Self::play_out(deck, rng, choose).0
    }

    fn play_against(&self, deck: &Deck, seat: Seat, opponent: Opponent<Nim>, rng: &mut Rng) -> (Lesson, f64) {
        let choose =
            |mover, game: &Nim, rng: &mut Rng| if mover == seat { self.best(game) } else { opponent(game, rng) };
        let (lesson, winner) = Self::play_out(deck, rng, choose);
        (lesson, f64::from(u8::from(winner == seat)))
    }

    fn learn(&mut self, _: u64, lessons: &[Lesson], rng: &mut Rng) -> f64 {
        let mut turns: Vec<_> = lessons.concat();
        rng.shuffle(&mut turns);
        let steps: Vec<f64> = turns.chunks(32).map(|turns| self.learn_some(turns)).collect();
        steps.iter().sum::<f64>() / steps.len() as f64
    }
}

impl Counter {
    fn learn_some(&mut self, turns: &[(usize, bool)]) -> f64 {
        for &(left, won) in turns {
            self.0.see(&inputs(left), &[f32::from(u8::from(won))], 1.0);
        }
        self.0.step(0.05)
    }
}

fn open(against: Option<Level>, from: Option<&Weights>) -> School<Counter> {
    let deck: RawDeck = serde_json::from_value(json!({"counters": COUNTERS})).expect("a deck");
    let against = against.map(|level| Frozen { name: level.to_string(), level, thinking: Thinking::Iterations(1) });
    let plan = Plan { seed: Some(Seed([5; 32])), games_a_generation: Some(60), against };
    School::open(Arc::new(deck.try_into().expect("a heap")), plan, from).expect("weights for nim")
}

/// Teaches so many generations on so many cores.
fn teach(school: &mut School<Counter>, generations: usize, cores: usize) {
    for _ in 0..generations {
        school.teach(cores, &AtomicBool::new(false), &mut || {}).expect("nobody stopped it");
    }
}

#[test]
fn what_there_is_to_know_of_nim_is_learned_by_playing() {
    let mut school = open(None, None);
    teach(&mut school, 40, 2);
    let counter = Counter::read(&school.weights()).unwrap();
    let values: Vec<f32> = (1..=COUNTERS).map(|left| counter.value(left)).collect();
    for left in 1..=COUNTERS {
        assert_eq!(counter.value(left) < 0.5, left % 4 == 0, "{left} of {values:?}");
    }
    assert_eq!(school.weights().fact("games"), Some("2400"));
}

#[test]
fn how_many_cores_there_are_makes_no_difference() {
    let [one, many] = [1, 3].map(|cores| {
        let mut school = open(None, None);
        teach(&mut school, 4, cores);
        school.weights().tables
    });
    assert_eq!(one, many);
}

#[test]
fn who_goes_on_from_a_checkpoint_learns_as_if_never_stopped() {
    let mut school = open(None, None);
    teach(&mut school, 6, 2);
    let mut stopped = open(None, None);
    teach(&mut stopped, 4, 2);
    let checkpoint: Weights = stopped.weights().to_string().parse().unwrap();
    let mut again = open(None, Some(&checkpoint));
    teach(&mut again, 2, 2);
    assert_eq!(again.weights().tables, school.weights().tables);
    assert_eq!(again.weights().fact("command"), school.weights().fact("command"));
}

#[test]
fn of_a_generation_that_is_stopped_nothing_is_kept() {
    let mut school = open(None, None);
    let (before, stopped) = (school.weights().tables, AtomicBool::new(false));
    let mut games = 0;
    let mut watch = || {
        games += 1;
        stopped.store(games >= 5, Ordering::Relaxed);
    };
    assert!(school.teach(2, &stopped, &mut watch).is_none());
    assert_eq!((school.weights().tables, school.weights().fact("generations")), (before, Some("0")));
}

#[test]
fn who_learns_against_somebody_is_told_how_often_it_wins_each_deal_on_both_seats() {
    // Pups take anything, and rats make no mistakes: then whoever begins decides, and each of two begins once.
    for (level, generations, expected) in [(Level::Pup, 30, 0.8..1.0), (Level::Rat, 60, 0.3..0.51)] {
        let mut school = open(Some(level), None);
        teach(&mut school, generations, 2);
        let taught = school.teach(2, &AtomicBool::new(false), &mut || {}).unwrap();
        assert_eq!(taught.shares.len(), 30);
        let share = taught.shares.iter().sum::<f64>() / 30.0;
        assert!(expected.contains(&share), "{level}: {share}");
    }
}

#[test]
fn weights_for_another_shape_are_refused() {
    let mut weights = open(None, None).weights();
    weights.tables[0].numbers.pop();
    let deck: RawDeck = serde_json::from_value(json!({"counters": COUNTERS})).unwrap();
    let refused = School::<Counter>::open(Arc::new(deck.try_into().unwrap()), Plan::default(), Some(&weights));
    assert_eq!(refused.map(drop).unwrap_err(), Unreadable::Table("value".to_owned()));
}
