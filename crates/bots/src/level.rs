//! What a level is, and what a player of it comes up with.

use std::fmt;
use std::str::FromStr;

use ratskeller_core::{Game, Rng};

/// How well a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely: a yardstick, not company.
    Random,
    /// Sensible-looking and forgetful; a child can win.
    Pup,
    /// A rat who is a pup now and then: for whoever beats a pup.
    Scamp,
    /// A good player who decides at once.
    Rat,
    /// Thinks as long as it is given.
    King,
}

impl Level {
    pub const ALL: [Self; 5] = [Self::Random, Self::Pup, Self::Scamp, Self::Rat, Self::King];

    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Pup => "pup",
            Self::Scamp => "scamp",
            Self::Rat => "rat",
            Self::King => "king",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A level nobody plays at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "the levels are {}", Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(given: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == given).ok_or(UnknownLevel)
    }
}

/// One decision in so many is a pup's: then a scamp beats a pup about as often as a rat beats a scamp.
const A_SCAMP_SLIPS_IN: u32 = 3;

/// What a player came up with.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    pub action: A,
    /// The seat's chance of winning, from 0 to 1, if the player thought that far.
    pub value: Option<f64>,
    /// The best other actions it thought of with their values, the best first.
    pub alternatives: Vec<(A, f64)>,
}

impl<A> Thought<A> {
    /// The same thought, with its actions named otherwise.
    pub fn map<B>(self, name: impl Fn(A) -> B) -> Thought<B> {
        let Self { action, value, alternatives } = self;
        let alternatives = alternatives.into_iter().map(|(action, value)| (name(action), value));
        Thought { alternatives: alternatives.collect(), action: name(action), value }
    }
}

impl<A> From<A> for Thought<A> {
    fn from(action: A) -> Self {
        Self { action, value: None, alternatives: Vec::new() }
    }
}

/// A game that bots can play. `info` is always that of the seat to move.
pub trait Bot: Game {
    /// How often a king thinks about each decision of a game that the house looks back on by itself: often enough to be
    /// believed, and not so often that anybody waits half a minute for it on two cores. Counted, so that
    /// `ratskeller analyse` comes to the same.
    const LOOKING_BACK: u64;

    fn pup(info: &Self::Info, rng: &mut Rng) -> Self::Action;

    fn rat(info: &Self::Info, rng: &mut Rng) -> Self::Action;

    /// Goes on thinking, one iteration after another, while `go_on` says so; it asks once for each iteration. No clock is
    /// read here: whoever asks for a move counts iterations or looks at the clock. The `asked` action is weighed
    /// however bad it looks, and named among the alternatives if it is not the one chosen.
    fn king(
        info: &Self::Info,
        asked: Option<Self::Action>,
        rng: &mut Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Thought<Self::Action>;
}

/// What a player of this level does, knowing only what its seat knows.
pub fn think<G: Bot>(
    level: Level,
    info: &G::Info,
    rng: &mut Rng,
    go_on: &mut dyn FnMut() -> bool,
) -> Thought<G::Action> {
    match level {
        Level::Random => {
            let imagined = G::sample(info, rng);
            imagined.legal_nth(rng.below(imagined.legal_count() as u32) as usize).into()
        }
        Level::Pup => G::pup(info, rng).into(),
        Level::Scamp if rng.below(A_SCAMP_SLIPS_IN) == 0 => G::pup(info, rng).into(),
        Level::Scamp | Level::Rat => G::rat(info, rng).into(),
        Level::King => G::king(info, None, rng, go_on),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_by_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("Rat".parse::<Level>(), Err(UnknownLevel));
    }
}
