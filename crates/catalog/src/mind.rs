//! What a seat knows, taken away from the table to think about.

use std::fmt::Debug;

use bots::{Bot, Level, Thought};
use ratskeller_core::{ActionId, ActionSpace, Knowledge as _, Rng, Seat, Viewer};

/// A player that can think elsewhere while the table lives on. It holds what its seat knew, and nothing else.
pub trait Mind: Debug + Send {
    /// What a player of this level would do, by its id at the table as it stands now. It thinks while `go_on` says so.
    fn think(&self, level: Level, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<ActionId>;
}

/// What the seat to move knows of a game.
#[derive(Debug)]
pub(crate) struct Knowing<G: Bot>(G::Info);

impl<G: Bot> Knowing<G> {
    pub(crate) fn of(game: &G, mover: Seat) -> Self {
        Self(game.info(Viewer::Seat(mover)))
    }
}

impl<G: Bot> Mind for Knowing<G> {
    fn think(&self, level: Level, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<ActionId> {
        let space = self.0.action_space();
        bots::think::<G>(level, &self.0, rng, go_on).map(|action| id(space, action))
    }
}

/// The id of a legal action.
pub(crate) fn id<S: ActionSpace>(space: S, action: S::Action) -> ActionId {
    space.id(action).expect("what is legal has an id")
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::testing::{SEED, play, tables};

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the caller has threads")]
    fn a_mind_thinks_on_while_its_table_goes_on() {
        for mut table in tables() {
            let mover = table.to_move().unwrap();
            let think = |mind: Box<dyn Mind>| mind.think(Level::Rat, &mut Rng::new(SEED), &mut || false);
            let at_the_table = think(table.mind(mover).unwrap());
            let mind = table.mind(mover).unwrap();
            play(&mut *table, usize::MAX);
            drop(table);
            assert_eq!(thread::spawn(move || think(mind)).join().unwrap(), at_the_table);
        }
    }
}
