//! The three games behind one JSON interface: decks, tables, records and the engine protocol.
//!
//! Below this crate every game has types of its own; above it there is one [`Table`] that speaks JSON. Types are
//! forgotten in [`entry`] and nowhere else. Nothing here reads a file, a clock or the system's randomness: whoever
//! opens a table brings the seed.
//!
//! | to change … | look in |
//! | --- | --- |
//! | which games there are | [`entry`] |
//! | what players can agree on | [`offer`] |
//! | what can be done at a table | [`table`], [`input`], `session` |
//! | how a player thinks away from the table | [`mind`] |
//! | how decks are read and hashed | [`deck`] |
//! | how a seed is agreed on | [`fairness`] |
//! | what a record holds, when it is believed, and how one looks at it | [`record`], [`verify`](mod@verify), [`replay`] |
//! | what is said of a finished game | [`analysis`] |
//! | how one steps through it | [`steps`] |
//! | how an action is told in words | [`telling`] |
//! | the engine protocol | [`engine`] |
//! | how anything from outside is read | [`json`], [`file`], [`reader`] |

pub mod analysis;
mod check;
pub mod deck;
#[cfg(feature = "schema")]
pub mod engine;
pub mod entry;
pub mod fairness;
pub mod file;
pub mod input;
pub mod json;
pub mod mind;
#[cfg(feature = "schema")]
pub mod offer;
pub mod reader;
pub mod record;
pub mod replay;
mod session;
pub mod steps;
pub mod syntax;
pub mod table;
pub mod telling;
#[cfg(test)]
mod testing;
pub mod verify;

pub use analysis::{Analysis, Study};
#[cfg(feature = "clock")]
pub use bots::clock;
pub use bots::{Bot, Level, Thinking, Thought, level, think, thinking};
pub use deck::{Deck, Shelf};
#[cfg(feature = "schema")]
pub use engine::Engine;
pub use entry::{Entry, GAMES, Typed};
pub use fairness::Fairness;
pub use input::{Input, Refused};
pub use mind::Mind;
pub use record::{Record, RecordError};
pub use replay::Replay;
pub use table::{Order, Source, Table};
pub use verify::verify;
