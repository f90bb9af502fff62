//! A random game: who sits where, what was agreed on, and which choices were made.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use ratskeller_core::{Game, Seed};

use crate::{Lab, cases};

/// Evenly random play seldom gets far, because most choices end something. A leaning walk mostly takes the first or the
/// last legal action, and so reaches full tables; or nearly always the one that brings the end nearer, and so reaches empty
/// piles, last rounds and players who are out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lean {
    Nowhere,
    First,
    Last,
    End,
}

#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    pub deck: G::Deck,
    pub options: G::Options,
    pub seats: usize,
    pub seed: Seed,
    pub lean: Lean,
    pub choices: Vec<u16>,
}

impl<G: Game> Walk<G> {
    fn strategy<L: Lab<Game = G>>() -> impl Strategy<Value = Self> {
        let lean = prop_oneof![Just(Lean::Nowhere), Just(Lean::First), Just(Lean::Last), Just(Lean::End)];
        let choices = vec(any::<u16>(), 0..=L::LENGTH);
        let walk = (L::decks(), L::tables(), any::<[u8; 32]>(), lean, choices);
        walk.prop_map(|(deck, (options, seats), seed, lean, choices)| Self {
            deck,
            options,
            seats,
            seed: Seed(seed),
            lean,
            choices,
        })
    }

    /// The game as dealt, and what was dealt.
    pub fn deal(&self) -> (G, Vec<G::Event>) {
        let mut events = Vec::new();
        let setup = Default::default();
        let game = G::deal(&self.deck, &self.options, self.seats, &setup, self.seed, &mut events);
        (game.expect("a lab sets up only tables the rules allow"), events)
    }

    /// Which action a choice means: one in sixteen is the table's own, if there is one.
    pub fn pick<L: Lab<Game = G>>(&self, game: &G, choice: u16) -> G::Action {
        if choice.is_multiple_of(16)
            && let Some(timed) = game.timed_action()
        {
            return timed.action;
        }
        if self.lean == Lean::End && !choice.is_multiple_of(32) {
            return L::hasten(game);
        }
        let count = game.legal_count();
        game.legal_nth(match self.lean {
            Lean::First if choice % 8 < 6 => 0,
            Lean::Last if choice % 8 < 6 => count - 1,
            _ => usize::from(choice / 8) % count,
        })
    }

    /// Plays the walk, calling `step` on the dealt game and after each action, until the choices or the game come to an end.
    pub fn play<L: Lab<Game = G>>(&self, mut step: impl FnMut(&G)) {
        let (mut game, _) = self.deal();
        step(&game);
        for &choice in &self.choices {
            if game.to_move().is_none() {
                return;
            }
            game.apply(self.pick::<L>(&game, choice), &mut ());
            step(&game);
        }
    }
}

/// Tries `law` on many walks.
pub(crate) fn for_all<L: Lab>(law: impl Fn(Walk<L::Game>)) {
    let config = Config { cases: cases(L::CASES), failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let checked = TestRunner::new_with_rng(config, rng).run(&Walk::strategy::<L>(), |walk| {
        law(walk);
        Ok(())
    });
    if let Err(broken) = checked {
        panic!("{broken}");
    }
}
