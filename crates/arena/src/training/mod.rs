//! Values, learned by playing generation after generation on all cores.
//!
//! A generation is learned from as a whole or not at all, and all chance follows from the seed and the generation's number: whoever
//! stops between two, and goes on from what was written, gets the same weights as if they had never stopped, on any machine.

mod history;
mod subject;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::learning::learner::Generation;
use bots::think;
use catalog::clock;
use ratskeller_core::{Game, Rng, Seat, SmallId as _};

use crate::cores;
pub use bots::learning::{Learner, Unreadable, Weights};
pub use history::{Frozen, History, Plan};
pub use subject::{Subject, subject};

/// What became of one generation.
#[derive(Clone, PartialEq, Debug)]
pub struct Taught {
    /// The mean surprise of what was learned from it.
    pub surprise: f64,
    /// By deal, each played on both seats: the learner's share of victory before it learned from these games. Empty where it
    /// plays itself.
    pub shares: Vec<f64>,
}

/// A learner of whatever game, between two generations.
pub trait Training {
    /// Plays a generation on so many cores, tells of each game, and learns from it. None if it was stopped before its end, of which
    /// nothing is kept.
    fn teach(&mut self, cores: usize, stopped: &AtomicBool, watch: &mut dyn FnMut()) -> Option<Taught>;

    /// All there is to know to go on from here, and where it comes from.
    fn weights(&self) -> Weights;

    fn history(&self) -> &History;
}

/// A learner with its games.
#[derive(Debug)]
pub struct School<L: Learner> {
    learner: L,
    deck: Arc<<L::Game as Game>::Deck>,
    history: History,
}

impl<L: Learner> School<L> {
    /// Goes on from weights, or begins.
    pub fn open(deck: Arc<<L::Game as Game>::Deck>, plan: Plan, from: Option<&Weights>) -> Result<Self, Unreadable> {
        let history = History::new(L::Game::SPEC.name, plan, from)?;
        let learner = match from {
            Some(weights) => L::read(weights)?,
            None => L::beginner(&mut Generation::beginning(history.seed)),
        };
        Ok(Self { learner, deck, history })
    }

    /// The game with this number: what it teaches, and the share of victory if it was against somebody else.
    /// Once it is stopped nobody thinks any more: nothing is kept of it.
    fn play(&self, generation: Generation, number: u64, stopped: &AtomicBool) -> (L::Lesson, Option<f64>) {
        let Some(frozen) = &self.history.against else {
            return (self.learner.play(&self.deck, &mut generation.game(number)), None);
        };
        let opponent = |info: &<L::Game as Game>::Info, rng: &mut Rng| {
            let mut patience = frozen.thinking.begin(clock::until);
            think::<L::Game>(frozen.level, info, rng, &mut || !stopped.load(Ordering::Relaxed) && patience()).action
        };
        // Both games of a deal.
        let (seat, chance) = (Seat::new((number % 2) as usize), &mut generation.game(number / 2));
        let (lesson, share) = self.learner.play_against(&self.deck, seat, &opponent, chance);
        (lesson, Some(share))
    }
}

impl<L: Learner> Training for School<L> {
    fn teach(&mut self, cores: usize, stopped: &AtomicBool, watch: &mut dyn FnMut()) -> Option<Taught> {
        let (begun, generation) = (Instant::now(), self.history.generation());
        let mut played = Vec::new();
        let play = |number| Some((number, self.play(generation, number, stopped)));
        cores::side_by_side(cores, self.history.games_a_generation, stopped, play, |game| {
            watch();
            played.push(game);
        });
        if stopped.load(Ordering::Relaxed) {
            return None;
        }
        played.sort_unstable_by_key(|(number, _)| *number);
        let (lessons, shares): (Vec<_>, Vec<_>) = played.into_iter().map(|(_, game)| game).unzip();
        let surprise = self.learner.learn(self.history.generations, &lessons, &mut generation.learning());
        self.history.generations += 1;
        self.history.played += begun.elapsed();
        let shares: Vec<f64> = shares.into_iter().flatten().collect();
        Some(Taught { surprise, shares: shares.chunks(2).map(|pair| f64::midpoint(pair[0], pair[1])).collect() })
    }

    fn weights(&self) -> Weights {
        let mut weights = Weights { facts: self.history.facts(), tables: Vec::new() };
        self.learner.write(&mut weights);
        weights
    }

    fn history(&self) -> &History {
        &self.history
    }
}
