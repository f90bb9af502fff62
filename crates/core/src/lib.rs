//! What the three games have in common: seats, chance, rule ids, refusals, and the [`Game`] trait they all implement.
//!
//! Nothing here knows the rules of a particular game; all that is named after one are some of the ways in which a game
//! can end ([`Reason`]), because they are told in the same message for all. Nothing here reads a clock, a file or the
//! system's randomness.

mod action;
mod canvas;
mod chance;
mod choice;
mod encoding;
mod fault;
pub mod float;
mod game;
mod hex;
mod id;
mod layout;
mod message;
mod name;
mod outcome;
mod rule;
mod seat;
#[cfg(feature = "ts")]
mod typescript;
mod world;

pub use action::{ActionId, ActionSpace};
pub use canvas::{Canvas, Ink};
pub use chance::{Chance, Rng, Seed};
pub use choice::{Chosen, Memory};
pub use encoding::{Encoder, id_number};
pub use fault::{Fault, Kind, PathSegment, Problem, check_name, check_permutation};
pub use game::{Game, Knowledge, Sink, Spec, TimedAction};
pub use hex::{Hex, NotHex};
pub use id::{IdSet, SmallId};
pub use layout::{Field, Layout};
pub use message::{Argument, Message};
pub use name::{apart, likeness, tidy_name};
pub use outcome::{Outcome, Reason};
pub use rule::{Refusal, RuleId};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use world::World;

#[doc(hidden)]
pub use id::saturating;
#[doc(hidden)]
pub use serde;
