//! Imagined games.

use std::ops::Deref;

use crate::{Game, Rng, Sink};

/// A game that a viewer cannot tell from the real one: a determinization of what the viewer knows. Only
/// [`Game::sample`] makes one and only legal actions change it, so whoever has nothing but an `Info` and worlds never
/// sees the real state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct World<G>(G);

impl<G: Game> World<G> {
    pub(crate) fn sample(info: &G::Info, rng: &mut Rng) -> Self {
        Self(G::determinize(info, rng))
    }

    /// Does a legal action without asking again, as [`Game::apply`] does.
    #[inline]
    pub fn apply(&mut self, action: G::Action, sink: &mut impl Sink<G::Event>) {
        self.0.apply(action, sink);
    }

    /// The same game without the promise that it was imagined.
    pub fn into_game(self) -> G {
        self.0
    }
}

/// For reading only: what could be assigned to could be the real game.
impl<G> Deref for World<G> {
    type Target = G;
    #[inline]
    fn deref(&self) -> &G {
        &self.0
    }
}
