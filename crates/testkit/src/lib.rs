//! The laws every game must keep, and random play for measuring. A game's own tests say `testkit::laws!(TheLab);` with a [`Lab`] that knows how to set up
//! its tables, and get one test for each law over random games of every seat count and option.
//!
//! Everything is deterministic: a law that fails once fails every time, shrunk to the shortest game that breaks it.
#![expect(clippy::disallowed_types, reason = "actions have no order, and nothing depends on it")]

mod bytes;
mod cases;
mod deck;
mod described;
pub mod fuzz;
mod laws;
pub mod playout;
mod sampling;
mod seam;
mod walk;

pub use cases::cases;
pub use deck::read_deck;
pub use described::check_description;
pub use laws::{
    effects_come_true, everything_seen_adds_up_to_what_is_known, facts_equal_their_naive_recomputation,
    games_can_be_ended, legal_is_exactly_what_check_passes, replay_reproduces_the_game,
    samples_cannot_be_told_from_the_truth, what_looks_alike_is_told_alike,
};
pub use sampling::{samples_are_uniform, samples_can_reach_the_truth};
pub use seam::{
    action_ids_are_a_bijection, equal_knowledge_has_equal_encodings, the_layout_covers_the_encoding,
    the_mask_is_exactly_what_is_legal, what_looks_alike_is_encoded_alike,
};
pub use walk::{Lean, Walk};

use proptest::strategy::BoxedStrategy;
use ratskeller_core::Game;

/// An action that was done: the game before and after it, and what was said of it.
#[derive(Debug)]
pub struct Done<G: Game> {
    pub before: G,
    pub action: G::Action,
    pub effect: Option<G::Effect>,
    pub events: Vec<G::Event>,
    pub after: G,
}

/// What the laws need to know about one game.
pub trait Lab {
    type Game: Game;

    /// The deck of the house, and others that somebody may have.
    fn decks() -> BoxedStrategy<<Self::Game as Game>::Deck>;

    /// Every option and seat count there is.
    fn tables() -> BoxedStrategy<(<Self::Game as Game>::Options, usize)>;

    /// Every well-formed action worth trying, legal or not; it holds all the legal ones, and none of the table's own.
    fn every_action(game: &Self::Game) -> Vec<<Self::Game as Game>::Action>;

    /// Asserts that whatever the game keeps up to date equals the same thing worked out afresh.
    fn check_facts(game: &Self::Game, deck: &<Self::Game as Game>::Deck);

    /// Asserts that an action did at once what was said of it before.
    fn check_effect(done: &Done<Self::Game>);

    /// A game that has come so far that there are only few which some viewer cannot tell from it: another for each number.
    fn with_few_worlds(number: u64) -> Self::Game;

    /// How many games somebody who knows this cannot tell apart.
    fn count_worlds(info: &<Self::Game as Game>::Info) -> usize;

    /// The legal action that brings the end nearer, even where players could go round in circles for ever.
    fn hasten(game: &Self::Game) -> <Self::Game as Game>::Action;

    /// How many hastened actions end any game at the most, with the reason in a comment.
    const BOUND: usize;

    /// How many random games each law is tried on, if nobody asks for more.
    const CASES: u32 = 48;

    /// How many actions such a game has at the most.
    const LENGTH: usize = 120;
}

/// One test for each law.
#[macro_export]
macro_rules! laws {
    ($lab:ty) => {
        $crate::laws!(
            $lab:
            legal_is_exactly_what_check_passes
            replay_reproduces_the_game
            samples_cannot_be_told_from_the_truth
            everything_seen_adds_up_to_what_is_known
            what_looks_alike_is_told_alike
            effects_come_true
            games_can_be_ended
            facts_equal_their_naive_recomputation
            action_ids_are_a_bijection
            the_mask_is_exactly_what_is_legal
            the_layout_covers_the_encoding
            equal_knowledge_has_equal_encodings
            what_looks_alike_is_encoded_alike
            samples_are_uniform
            samples_can_reach_the_truth
        );
    };
    ($lab:ty: $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                $crate::$law::<$lab>();
            }
        )*
    };
}
