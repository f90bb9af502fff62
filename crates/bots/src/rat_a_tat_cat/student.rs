//! Learns what a table is worth after a turn, by playing whole games against itself.
//!
//! Moves are those of the default policy, now and then any other, so that those are known, too. When to knock is what is
//! learned: whatever is thought to be worth more. What a round taught is told from its end backwards, and of a choice made to
//! try something out only that choice learns (TD(λ), Sutton & Barto 2018, chapter 12).

use ::rat_a_tat_cat::{Action, Deck, Info, Options, PhaseName, RatATatCat, Setup, Slot, Until};
use ratskeller_core::{Game, Rng, Seat, SmallId, Viewer};

use super::default_policy::{self, STEADY};
use super::future::Standing;
use super::memory::RAT;
use super::outlook::Outlook;
use super::round_end::RoundEnd;
use super::value::{self, INPUTS, NETWORK, SHAPE, Top};
use crate::learning::{Learner, Opponent, Student, Unreadable, Weights};
use crate::recall::Recall;

/// One decision in so many is made to try something out.
const CURIOUS: u32 = 16;
/// Half of those who else sit at the table are the learner itself, the others rats of such caution: one who learned from
/// itself alone would know nobody who waits.
const CAUTIONS: [f64; 6] = [0.0, 2.0, 4.0, 4.0, 6.0, 9.0];
/// How much of what came of it counts, against what was then thought to come of it.
const OUTCOME_COUNTS: f32 = 0.9;
/// How many examples are learned from at once.
const BATCH: usize = 256;
const FIRST_RATE: f32 = 0.003;
/// After so many generations weights change half as fast, after three times so many a quarter.
const RATE_HALVES: f32 = 30.0;

#[derive(Clone, PartialEq, Debug)]
pub struct Apprentice {
    student: Student,
}

/// After a turn: what was known, and what it turned out to be worth.
#[derive(Clone, Debug)]
pub struct Example {
    inputs: [f32; INPUTS],
    target: f32,
}

/// What was known after a turn, what it was thought to be worth if the best was done, and whether something else was.
struct Memory {
    inputs: [f32; INPUTS],
    best: f32,
    curious: bool,
}

impl Apprentice {
    /// The default policy's move, or to try it out another one that is not foolish; when to knock, by the values learned so far.
    fn decide(&self, info: &Info, curious: bool, rng: &mut Rng, memories: &mut Vec<Memory>) -> Action {
        let outlook = Outlook::new(info, Recall::PERFECT);
        if outlook.phase != PhaseName::Knock {
            return match default_policy::decide(&outlook, STEADY) {
                Action::Take { .. } if curious => Action::Draw,
                Action::Draw if curious && outlook.top.is_some() => Action::Take { slot: any_slot(rng) },
                Action::Discard | Action::Replace { .. } | Action::Peek { .. } if curious => {
                    Action::Replace { slot: any_slot(rng) }
                }
                usual => usual,
            };
        }
        let standing = Standing::new(info);
        let options = [(Action::Knock, Some(outlook.seat)), (Action::Pass, None)].map(|(action, knocked)| {
            let inputs = value::inputs(&outlook, &standing, Top::of(&outlook), knocked);
            (action, inputs, self.student.network.value(&inputs))
        });
        let [best, other] = if options[0].2 > options[1].2 { options } else { [options[1], options[0]] };
        let chosen = if curious { other } else { best };
        memories.push(Memory { inputs: chosen.1, best: best.2, curious });
        chosen.0
    }

    /// What a seat knows when it has had its last turn (RC-K1).
    fn last(&self, info: &Info, seat: Seat) -> Memory {
        let outlook = Outlook::of(seat, info, Recall::PERFECT);
        let inputs = value::inputs(&outlook, &Standing::new(info), Top::of(&outlook), info.knocked());
        Memory { inputs, best: self.student.network.value(&inputs), curious: false }
    }

    /// Plays one round. What `choose` leaves open is up to the learner, who tries things out if it is `curious`.
    fn play_round(
        &self,
        game: &mut RatATatCat,
        rng: &mut Rng,
        curious: bool,
        choose: &mut dyn FnMut(&Info, &mut Rng) -> Option<Action>,
    ) -> Vec<Example> {
        let mut memories: Vec<Vec<Memory>> = Seat::all(game.seats()).map(|_| Vec::new()).collect();
        let (mut end, before) = (RoundEnd::default(), game.info(Viewer::Spectator));
        while let Some(mover) = game.to_move().filter(|_| !end.is_over()) {
            let info = game.info(Viewer::Seat(mover));
            let action = choose(&info, rng).unwrap_or_else(|| {
                let curious = curious && rng.below(CURIOUS) == 0;
                self.decide(&info, curious, rng, &mut memories[mover.index()])
            });
            game.apply(action, &mut end);
            let still = !end.is_over() && game.to_move() != Some(mover);
            let after = still.then(|| game.info(Viewer::Seat(mover))).filter(|after| after.knocked().is_some());
            if let Some(after) = after.filter(|after| after.knocked() != Some(mover)) {
                memories[mover.index()].push(self.last(&after, mover));
            }
        }
        let mut examples = Vec::new();
        for (seat, memories) in Seat::all(game.seats()).zip(memories) {
            if memories.is_empty() {
                continue;
            }
            let mut outcome = end.value_to(&before, seat) as f32;
            for memory in memories.iter().rev() {
                examples.push(Example { inputs: memory.inputs, target: outcome });
                let counts = if memory.curious { 0.0 } else { OUTCOME_COUNTS };
                outcome = counts * outcome + (1.0 - counts) * memory.best;
            }
        }
        examples
    }
}

fn any_of<T: Copy>(items: &[T], rng: &mut Rng) -> T {
    items[rng.below(items.len() as u32) as usize]
}

fn any_slot(rng: &mut Rng) -> Slot {
    Slot::new(rng.below(Slot::COUNT as u32) as usize)
}

fn deal(deck: &Deck, rng: &mut Rng, seats: usize) -> RatATatCat {
    let until = match rng.below(8) {
        0 => Until::Points(100),
        1 => Until::Rounds(1 + i64::from(rng.below(3))),
        _ => Until::Rounds(5),
    };
    let options = Options { until, young: rng.below(8) == 0, ..Options::default() };
    RatATatCat::deal(deck, &options, seats, &Setup::default(), rng.seed(), &mut ()).expect("options that exist")
}

impl Learner for Apprentice {
    type Game = RatATatCat;
    type Lesson = Vec<Example>;

    fn beginner(rng: &mut Rng) -> Self {
        Self { student: Student::beginner(SHAPE, rng) }
    }

    fn read(weights: &Weights) -> Result<Self, Unreadable> {
        Ok(Self { student: Student::read(weights, NETWORK, SHAPE)? })
    }

    fn write(&self, weights: &mut Weights) {
        self.student.write(weights, NETWORK);
    }

    fn play(&self, deck: &Deck, rng: &mut Rng) -> Vec<Example> {
        let seats = 2 + rng.below(9).saturating_sub(4) as usize;
        let mut game = deal(deck, rng, seats);
        let learns = rng.below(seats as u32) as usize;
        let company: Vec<Option<f64>> =
            (0..seats).map(|seat| (seat != learns && rng.below(2) == 0).then(|| any_of(&CAUTIONS, rng))).collect();
        let mut choose = |info: &Info, _: &mut Rng| {
            let caution = company[info.turn().index()]?;
            Some(default_policy::decide(&Outlook::new(info, RAT), caution))
        };
        let mut examples = Vec::new();
        while game.to_move().is_some() {
            examples.extend(self.play_round(&mut game, rng, true, &mut choose));
        }
        examples
    }

    fn play_against(
        &self,
        deck: &Deck,
        seat: Seat,
        opponent: Opponent<RatATatCat>,
        rng: &mut Rng,
    ) -> (Vec<Example>, f64) {
        let mut game = deal(deck, rng, 2);
        let mut examples = Vec::new();
        while game.to_move().is_some() {
            examples.extend(self.play_round(&mut game, rng, false, &mut |info, rng| {
                (info.turn() != seat).then(|| opponent(info, rng))
            }));
        }
        let outcome = game.outcome().expect("nobody is to move");
        let share = 1.0 / f64::from(outcome.winning_seats().count() as u32);
        (examples, if outcome.winners[seat] { share } else { 0.0 })
    }

    fn learn(&mut self, generation: u64, lessons: &[Vec<Example>], rng: &mut Rng) -> f64 {
        let mut examples: Vec<&Example> = lessons.iter().flatten().collect();
        rng.shuffle(&mut examples);
        let rate = FIRST_RATE / (1.0 + generation as f32 / RATE_HALVES);
        let mut surprise = 0.0;
        let batches = examples.chunks(BATCH);
        let count = batches.len().max(1) as f64;
        for batch in batches {
            for example in batch {
                self.student.see(&example.inputs, &[example.target], 1.0);
            }
            surprise += self.student.step(rate);
        }
        surprise / count
    }
}

#[cfg(test)]
mod tests {
    use testkit::playout::seed;

    use super::*;

    fn deck() -> Deck {
        let deck = testkit::read_deck::<RatATatCat>(include_str!("../../../../games/rat-a-tat-cat/deck.toml"));
        deck.try_into().unwrap()
    }

    fn taught(generations: u64) -> (Apprentice, f64) {
        let (mut rng, deck) = (Rng::new(seed(1)), deck());
        let mut apprentice = Apprentice::beginner(&mut rng);
        let mut surprise = f64::MAX;
        for generation in 0..generations {
            let lessons: Vec<_> = (0..20).map(|_| apprentice.play(&deck, &mut rng)).collect();
            surprise = apprentice.learn(generation, &lessons, &mut rng);
        }
        (apprentice, surprise)
    }

    #[test]
    fn whoever_learns_is_less_surprised_and_does_so_again() {
        let (apprentice, surprise) = taught(12);
        assert!(surprise < 0.7 * taught(1).1, "{surprise}");
        assert_eq!(taught(12).0, apprentice);
    }

    #[test]
    fn whoever_was_written_down_is_read_as_the_same() {
        let (apprentice, _) = taught(1);
        let mut weights = Weights::default();
        apprentice.write(&mut weights);
        assert_eq!(Apprentice::read(&weights), Ok(apprentice));
    }

    #[test]
    fn against_somebody_else_one_learns_from_ones_own_turns_alone() {
        let (apprentice, _) = taught(1);
        let mut turns = [0; 2];
        for seat in [0, 1].map(Seat::new) {
            let asked = std::sync::atomic::AtomicUsize::new(0);
            let opponent = |info: &Info, _: &mut Rng| {
                assert_ne!(info.turn(), seat);
                asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                default_policy::decide(&Outlook::new(info, RAT), STEADY)
            };
            let (lesson, share) = apprentice.play_against(&deck(), seat, &opponent, &mut Rng::new(seed(3)));
            assert!(!lesson.is_empty() && (0.0..=1.0).contains(&share));
            turns[seat.index()] = asked.into_inner();
        }
        assert!(turns.into_iter().all(|turns| turns > 0), "{turns:?}");
    }
}
