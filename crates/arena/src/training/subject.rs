//! Which games can be learned.

use std::fmt;

use bots::learning::{Learner, Unreadable, Weights};
use catalog::{Deck, Entry};
use ratskeller_core::Game as _;

use super::{Plan, School, Training};

type Begin = fn(&'static Entry, Plan, Option<&Weights>) -> Result<Box<dyn Training>, Unreadable>;

/// A game that brings a learner, whose types are forgotten here.
pub struct Subject {
    game: &'static str,
    begin: Begin,
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Subject({})", self.game)
    }
}

/// One line for each learner.
static SUBJECTS: &[Subject] = &[
    Subject::of::<bots::PiratzApprentice>(),
    Subject::of::<bots::RatATatCatApprentice>(),
    Subject::of::<bots::RatHotApprentice>(),
];

/// What is learned of a game, if anything is.
pub fn subject(game: &Entry) -> Option<&'static Subject> {
    SUBJECTS.iter().find(|subject| subject.game == game.spec.name)
}

impl Subject {
    const fn of<L: Learner>() -> Self {
        Self {
            game: L::Game::SPEC.name,
            begin: |game, plan, from| Ok(Box::new(School::<L>::open(Deck::usual(game).print(), plan, from)?)),
        }
    }

    /// Goes on from weights that were written for this game, or begins.
    pub fn begin(
        &self,
        game: &'static Entry,
        plan: Plan,
        from: Option<&Weights>,
    ) -> Result<Box<dyn Training>, Unreadable> {
        (self.begin)(game, plan, from)
    }
}
