//! How the king's judgement is learned: by playing against itself by instinct, at tables of every size.

use ::piratz::{Action, Deck, Info, Options, Phase, Piratz, Setup};
use ratskeller_core::{Game, Rng, Seat, SmallId, Viewer};

use super::instinct::Instinct;
use super::odds::{self, Example, Judgement, SHAPE, Stakes, TABLES};
use super::position::{Fixed, Position};
use super::search::Search;
use crate::learning::{Learner, Opponent, Student, Unreadable, Weights};

/// One action of so many is any other, so that it sees what it would not do.
const TRIES_OUT: u32 = 16;
/// Of a round's other positions one of so many is an example, too.
const WITHIN_ROUNDS: u32 = 4;
/// Steps are taken after so many examples.
const BATCH: usize = 512;
/// How fast it learns in the beginning, and after how many generations half as fast.
const RATE: f32 = 0.004;
const HALVED_AFTER: f32 = 12.0;

/// How often it thinks about a decision against somebody else.
const THINKS: u32 = 200;

/// Learns to judge positions of Piratz.
#[derive(Clone, PartialEq, Debug)]
pub struct Apprentice {
    students: Vec<Student>,
    judgement: Judgement,
}

/// What one game teaches about tables of its size.
#[derive(Clone, Debug)]
pub struct Lesson {
    seats: usize,
    examples: Vec<Example>,
}

impl Apprentice {
    fn of(students: Vec<Student>) -> Self {
        let networks = students.iter().map(|student| student.network.clone()).collect();
        Self { students, judgement: Judgement { networks } }
    }

    fn deal(deck: &Deck, seats: usize, rng: &mut Rng) -> Piratz {
        let game = Piratz::deal(deck, &Options::default(), seats, &Setup::default(), rng.seed(), &mut ());
        game.expect("a table as it should be")
    }

    fn decide(&self, info: &Info, rng: &mut Rng) -> Action {
        let mut search = Search::new(&self.judgement, info, None, rng);
        (0..THINKS).for_each(|_| search.iterate());
        search.thought().action
    }

    fn lesson(&self, fixed: &Fixed, seen: &[Position], end: &Position) -> Lesson {
        let mut examples = Vec::new();
        for position in seen {
            odds::examples(fixed, position, &self.judgement, end, &mut examples);
        }
        Lesson { seats: fixed.seats, examples }
    }
}

impl Learner for Apprentice {
    type Game = Piratz;
    type Lesson = Lesson;

    fn beginner(rng: &mut Rng) -> Self {
        Self::of((0..TABLES).map(|_| Student::beginner(SHAPE, rng)).collect())
    }

    fn read(weights: &Weights) -> Result<Self, Unreadable> {
        let students = (0..TABLES).map(|table| Student::read(weights, &Judgement::name(table), SHAPE));
        Ok(Self::of(students.collect::<Result<_, _>>()?))
    }

    fn write(&self, weights: &mut Weights) {
        for (table, student) in self.students.iter().enumerate() {
            student.write(weights, &Judgement::name(table));
        }
    }

    fn play(&self, deck: &Deck, rng: &mut Rng) -> Lesson {
        let seats = 2 + rng.below(TABLES as u32) as usize;
        let info = Self::deal(deck, seats, rng).info(Viewer::Spectator);
        let (fixed, mut position) = Position::new(&info);
        let mut stakes = Stakes::new(&fixed, &position, &self.judgement);
        let mut seen = vec![position];
        let mut legal = Vec::new();
        while position.phase != Phase::Over {
            let before = (position.rounds, position.last_round);
            let mut action = Instinct::new(&fixed, &position, &stakes).decide();
            if rng.below(TRIES_OUT) == 0 {
                legal.clear();
                position.legal(&fixed, &mut legal);
                action = legal[rng.below(legal.len() as u32) as usize];
            }
            position.play(&fixed, action, rng);
            if position.phase == Phase::Turn && (position.rounds != before.0 || rng.below(WITHIN_ROUNDS) == 0) {
                seen.push(position);
            }
            if (position.rounds, position.last_round) != before {
                stakes = Stakes::new(&fixed, &position, &self.judgement);
            }
        }
        self.lesson(&fixed, &seen, &position)
    }

    fn play_against(&self, deck: &Deck, seat: Seat, opponent: Opponent<Piratz>, rng: &mut Rng) -> (Lesson, f64) {
        let mut game = Self::deal(deck, 2, rng);
        let spectator = |game: &Piratz| -> Info { game.info(Viewer::Spectator) };
        let mut seen = Vec::new();
        while let Some(mover) = game.to_move() {
            let info = spectator(&game);
            let (_, position) = Position::new(&info);
            seen.extend((position.phase == Phase::Turn).then_some(position));
            let action = if mover == seat { self.decide(&info, rng) } else { opponent(&info, rng) };
            game.apply(action, &mut ());
        }
        let (fixed, end) = Position::new(&spectator(&game));
        (self.lesson(&fixed, &seen, &end), f64::from(end.shares(&fixed)[seat.index()]))
    }

    fn learn(&mut self, generation: u64, lessons: &[Lesson], _: &mut Rng) -> f64 {
        let rate = RATE / (1.0 + generation as f32 / HALVED_AFTER);
        let (mut surprise, mut steps) = (0.0, 0);
        for (table, student) in self.students.iter_mut().enumerate() {
            let of_its_size = lessons.iter().filter(|lesson| lesson.seats == table + 2);
            let examples: Vec<&Example> = of_its_size.flat_map(|lesson| &lesson.examples).collect();
            for batch in examples.chunks(BATCH) {
                for example in batch {
                    student.see(&example.facts, &[example.first], 1.0);
                }
                surprise += student.step(rate);
                steps += 1;
            }
            self.judgement.networks[table] = student.network.clone();
        }
        surprise / f64::from(steps.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck() -> Deck {
        let deck = testkit::read_deck::<Piratz>(include_str!("../../../../games/piratz/deck.toml"));
        deck.try_into().expect("the default deck is sound")
    }

    fn chance(number: u64) -> Rng {
        Rng::new(testkit::playout::seed(number))
    }

    fn generation(apprentice: &mut Apprentice, number: u64) -> f64 {
        let lessons: Vec<_> = (0..12).map(|game| apprentice.play(&deck(), &mut chance(100 * number + game))).collect();
        apprentice.learn(number, &lessons, &mut chance(0))
    }

    #[test]
    fn it_is_less_surprised_with_every_generation() {
        let mut apprentice = Apprentice::beginner(&mut chance(1));
        let first = generation(&mut apprentice, 0);
        (1..4).for_each(|number| {
            generation(&mut apprentice, number);
        });
        let last = generation(&mut apprentice, 4);
        assert!(last < 0.9 * first, "{last} after {first}");
    }

    #[test]
    fn whoever_is_written_down_and_read_learns_on_as_before() {
        let mut apprentice = Apprentice::beginner(&mut chance(1));
        generation(&mut apprentice, 0);
        let mut weights = Weights::default();
        apprentice.write(&mut weights);
        let mut other = Apprentice::read(&weights).expect("it was just written");
        assert_eq!(generation(&mut other, 1).to_bits(), generation(&mut apprentice, 1).to_bits());
        assert_eq!(other, apprentice);
    }

    #[test]
    fn games_against_another_teach_and_are_counted() {
        let apprentice = Apprentice::beginner(&mut chance(1));
        let rat = |info: &Info, rng: &mut Rng| <Piratz as crate::Bot>::rat(info, rng);
        let (lesson, share) = apprentice.play_against(&deck(), Seat::new(1), &rat, &mut chance(2));
        assert!(lesson.seats == 2 && lesson.examples.len() > 60 && [0.0, 0.5, 1.0].contains(&share));
    }
}
