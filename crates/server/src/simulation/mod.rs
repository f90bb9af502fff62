//! A house on several nodes, played through on one thread in a time that somebody else turns. The houses are real: their
//! tables, keepers, rounds and stores. What lies between them and PostgreSQL, the doorbell and the players is not, and breaks as
//! a seed says. The same seed is always the same evening.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what can go wrong | `schedule` |
//! | nodes, and the bell between them | `world` |
//! | who plays | `player` |
//! | what is written down of an evening | `history` |
//! | what has to be true of it | `checker`, `rendering` |
//! | faults on purpose, to see that they are noticed | `plants` |

mod checker;
mod evening;
mod history;
mod plants;
mod player;
mod rendering;
mod schedule;
mod signal;
mod tests;
mod world;

pub use plants::{Plant, is_planted};
