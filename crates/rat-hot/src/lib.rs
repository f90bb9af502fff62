//! Rat Hot (Rattenscharf) by Michael Schacht: two spice dealers stack strips in one storehouse.
//!
//! The rules are those of `games/rat-hot/rules.md`, made from the sheets `000_1367a469d71b5b2e.txt` (Rattenscharf),
//! `002_cc34d065002630bc.txt` and `003_d7541aa90108a269.txt` (Rat Hot). Rulings where the sheets are silent: the table is
//! a square (RH-S5), strips without a place go back to the box (RH-P7), what "changed" means (RH-V3), rats count at the
//! end of the last turn too (RH-E2), a draw has two winners (RH-E4), and discs never run out (RH-C3).
//!
//! Options: `red` (RH-S3), `first` (RH-S4), `table` (RH-S5), `burial` (RH-P5), `changed` (RH-V3).
//!
//! | to change … | look in |
//! | --- | --- |
//! | what is printed | [`deck`] |
//! | what may be laid where | [`board`]; [`action`] has the action, [`action_space`] its numbers, [`places`] and [`rows`] the bit boards |
//! | what pays | [`groups`] |
//! | what is said of a strip before it is laid | [`effect`]; [`effects`] of all legal placements in one batch, [`placements`] has it small |
//! | how groups change without laying anything | [`labels`], [`evaluator`], for [`effects`] and for bots |
//! | turns and the end | [`game`] |
//! | how strips are called | `telling` |
//! | what is public, and who knows what | [`public_state`], [`info`], [`view`]; `encode` has it in numbers |

pub mod action;
pub mod action_space;
pub mod board;
pub mod deck;
mod draw;
pub mod effect;
pub mod effects;
mod encode;
pub mod evaluator;
pub mod event;
pub mod game;
pub mod groups;
pub mod info;
pub mod labels;
pub mod marks;
pub mod options;
pub mod place;
pub mod placements;
pub mod places;
pub mod public_state;
pub mod refusal;
pub mod rows;
mod telling;
pub mod view;

pub use action::Action;
pub use action_space::ActionSpace;
pub use deck::{Colour, Deck, Print, RawDeck, Spice, StripId, Symbol};
pub use effect::Effect;
pub use event::{Event, Group};
pub use game::{RatHot, Setup};
pub use info::Info;
pub use options::{Burial, Changed, Options};
pub use place::{Facing, Point};
pub use placements::Placements;
pub use view::View;
