//! A random game: who sits where, what was agreed on, and which choices were made.

use std::fmt::Debug;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use ratskeller_core::{Game, Seed};

use crate::Lab;

/// Evenly random play seldom gets far, because most choices end something. A leaning walk mostly takes the first or the
/// last legal action, and so reaches empty piles and full tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lean {
    Nowhere,
    First,
    Last,
}

#[derive(Clone, Debug)]
pub struct Walk<O> {
    pub options: O,
    pub seats: usize,
    pub seed: Seed,
    pub lean: Lean,
    pub choices: Vec<u16>,
}

impl<O: Clone + Debug> Walk<O> {
    fn strategy<L: Lab>() -> impl Strategy<Value = Self>
    where
        L::Game: Game<Options = O>,
    {
        let lean = prop_oneof![Just(Lean::Nowhere), Just(Lean::First), Just(Lean::Last)];
        let choices = vec(any::<u16>(), 0..=L::LENGTH);
        (L::tables(), any::<[u8; 32]>(), lean, choices).prop_map(|((options, seats), seed, lean, choices)| Self {
            options,
            seats,
            seed: Seed(seed),
            lean,
            choices,
        })
    }

    /// The game as dealt, and what was dealt.
    pub fn deal<L: Lab>(&self) -> (L::Game, Vec<<L::Game as Game>::Event>)
    where
        L::Game: Game<Options = O>,
    {
        let mut events = Vec::new();
        let setup = Default::default();
        let game = L::Game::deal(&L::deck(), &self.options, self.seats, &setup, self.seed, &mut events);
        (game.expect("a lab sets up only tables the rules allow"), events)
    }

    /// Which action a choice means: one in sixteen is the table's own, if there is one.
    pub fn pick<L: Lab>(&self, game: &L::Game, choice: u16) -> <L::Game as Game>::Action
    where
        L::Game: Game<Options = O>,
    {
        if choice.is_multiple_of(16)
            && let Some(interruption) = L::interruption(game)
        {
            return interruption;
        }
        let count = game.legal_count();
        game.legal_nth(match self.lean {
            Lean::First if choice % 8 < 6 => 0,
            Lean::Last if choice % 8 < 6 => count - 1,
            _ => usize::from(choice / 8) % count,
        })
    }

    /// Plays the walk, calling `step` on the dealt game and after each action, until the choices or the game come to an end.
    pub fn play<L: Lab>(&self, mut step: impl FnMut(&L::Game))
    where
        L::Game: Game<Options = O>,
    {
        let (mut game, _) = self.deal::<L>();
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
pub(crate) fn for_all<L: Lab>(law: impl Fn(Walk<<L::Game as Game>::Options>)) {
    let config = Config { cases: L::CASES, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let checked = TestRunner::new_with_rng(config, rng).run(&Walk::strategy::<L>(), |walk| {
        law(walk);
        Ok(())
    });
    if let Err(broken) = checked {
        panic!("{broken}");
    }
}
