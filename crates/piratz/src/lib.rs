//! The rules of Piratz, after the sheet `001_e1ca274fafaa19fa.txt`; the canon with its ids is `games/piratz/rules.md`.
//!
//! **Rulings**, where the sheet is silent:
//! - any of the six kinds may be named on leaving, also one that no open card shows (PZ-X1);
//! - after a rat alarm any one open rat card may be kept, also where more than two lie open (PZ-X2);
//! - the pile runs out the moment its last card is revealed, before an alarm is settled, and the table stays as it lies
//!   when the last shovel is laid (PZ-E1); with no card left to reveal, players leave in turn (PZ-E2);
//! - whoever ranks first takes the block worth more, and nobody ranks without a treasure of the kind (PZ-V1).
//!
//! **Options**: `first`, who starts (PZ-S4); `memory`, whether a view remembers the cards taken and discarded.
//!
//! All that is hidden is the order of the pile. So a game is a `PublicState` and a pile, what a viewer knows is the same
//! table and the *set* of cards in the pile, and both follow the game through the same few methods.

mod action;
mod action_space;
mod card;
mod deal;
mod deck;
mod draw;
mod effect;
mod encode;
mod event;
mod game;
mod info;
mod kind;
mod options;
mod prints;
mod public_state;
pub mod refusal;
mod scoring;
mod taken;
mod view;

pub use action::Action;
pub use action_space::ActionSpace;
pub use card::Card;
pub use deal::Setup;
pub use deck::{Deck, RawDeck};
pub use effect::Effect;
pub use event::{Event, Happening, Seen};
pub use game::Piratz;
pub use info::Info;
pub use kind::{ByKind, Kind};
pub use options::Options;
pub use public_state::{Buried, Phase, PublicState};
pub use scoring::{Award, Tally};
pub use view::{Hoard, Stack, View};
