//! Bots against bots, measured: the house's own levels and programs from outside. And what they learn with.
//!
//! Every deal is played once for each contestant with the seats rotated, so that luck of the cards evens out. Games are
//! played on all cores, and which core plays which game changes nothing: all chance follows from the contest's seed.
//!
//! | to change … | look in |
//! | --- | --- |
//! | who can take part, and how their names are read | [`contestant`] |
//! | which games are played | [`contest`] |
//! | how one game is played, and how it can end | [`game`], [`forfeit`] |
//! | how programs from outside are spoken with, and ended with all they have started | `outside`, [`family`] |
//! | how many games go on at once | [`cores`] |
//! | how values are learned by playing, also against somebody who does not learn | [`training`] |
//! | what is told of a contest | [`report`], its [`interval`]s and `rating`s |
//! | when a contest has shown enough | [`sprt`] |
#![expect(clippy::disallowed_methods, reason = "an arena looks at the clock")]

pub mod contest;
pub mod contestant;
pub mod cores;
pub mod family;
pub mod forfeit;
pub mod game;
pub mod interval;
mod outside;
mod rating;
pub mod report;
pub mod sprt;
pub mod training;

pub use contest::Contest;
pub use contestant::{Contestant, Decider};
pub use forfeit::{Evidence, Forfeit};
pub use game::{Ending, Played};
pub use report::Report;
pub use sprt::{Hypotheses, Sprt, Verdict};
pub use training::Training;
