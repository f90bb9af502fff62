//! What a game brings so that values for it can be learned.

use ratskeller_core::{Game, Rng, Seat, Seed};

use super::weights::{Unreadable, Weights};
use crate::level::Bot;

/// Somebody else's way of choosing, from what the seat to move knows.
pub type Opponent<'a, G> = &'a (dyn Fn(&<G as Game>::Info, &mut Rng) -> <G as Game>::Action + Sync);

/// Learns to value a game by playing it, a generation of games at a time: all games of a generation are played with what was known
/// before it, on as many cores as there are, and what they teach is learned in their order. So the same seed gives the
/// same weights, however many cores there are.
///
/// What it plays is up to the learner and chance: how many sit at the table, and by which options.
pub trait Learner: Clone + PartialEq + Send + Sync + Sized + 'static {
    type Game: Bot;
    /// What there is to learn from one game.
    type Lesson: Send;

    /// Knows nothing yet; begins with weights by chance.
    fn beginner(rng: &mut Rng) -> Self;

    /// Goes on from what was written down: exactly, if it was all that [`write`](Self::write) wrote; else with weights
    /// [for players](Weights::for_players) as a start.
    fn read(weights: &Weights) -> Result<Self, Unreadable>;

    /// Adds everything to it that there is to know.
    fn write(&self, weights: &mut Weights);

    /// One game against itself.
    fn play(&self, deck: &<Self::Game as Game>::Deck, rng: &mut Rng) -> Self::Lesson;

    /// One game of two on this seat against somebody who does not learn, as well as it can and not to try things out:
    /// what it teaches, and the share of victory.
    fn play_against(
        &self,
        deck: &<Self::Game as Game>::Deck,
        seat: Seat,
        opponent: Opponent<Self::Game>,
        rng: &mut Rng,
    ) -> (Self::Lesson, f64);

    /// Learns from the games of a generation, counted from 0. Gives the mean surprise, to be shown.
    fn learn(&mut self, generation: u64, lessons: &[Self::Lesson], rng: &mut Rng) -> f64;
}

/// What decides all chance of one generation.
#[derive(Clone, Copy, Debug)]
pub struct Generation(Seed);

impl Generation {
    pub fn new(seed: Seed, number: u64) -> Self {
        Self(seed.child(1 + number))
    }

    /// For what there is before the first.
    pub fn beginning(seed: Seed) -> Rng {
        Rng::new(seed.child(0))
    }

    /// For one of its games, counted from 0.
    pub fn game(self, number: u64) -> Rng {
        Rng::new(self.0.child(1 + number))
    }

    /// For learning from all of them.
    pub fn learning(self) -> Rng {
        Rng::new(self.0.child(0))
    }
}
