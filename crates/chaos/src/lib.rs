//! Does things to a house while people play at it, and checks what they saw.
//!
//! A [`run`] opens a house of its own, with a proxy of ours on every link. People play all games at all nodes at once, and
//! everybody writes down by one clock what they send and hear. Meanwhile a seeded schedule of troubles goes on. When all is
//! over, every history and the log of every table are held against each other: nothing there trusts the server.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what is done to a house, and when | [`trouble`], [`house`], [`node`], [`proxy`]; what nodes need: [`keeping`] |
//! | what is played | [`pastime`], [`evening`], [`sitting`] |
//! | how somebody plays | [`seat`], [`choice`]; over sockets [`player`], without [`letters`] |
//! | what is written down | [`history`], [`news`], [`archive`], [`ending`] |
//! | what is promised | [`checker`] |
//! | what is told in the end | [`waits`], [`report`] |
#![expect(clippy::disallowed_methods, reason = "it starts programs, keeps files and reads the time")]

mod archive;
mod arguments;
mod checker;
mod choice;
mod ending;
mod evening;
mod history;
mod house;
mod keeping;
mod leash;
mod letters;
mod news;
mod node;
mod pastime;
mod person;
mod player;
mod proxy;
mod report;
mod run;
mod seat;
mod sitting;
mod stage;
mod trouble;
mod waits;

pub use arguments::Arguments;
pub use checker::{Fault, Point};
pub use run::{Keep, Outcome, Plan};
pub use trouble::Counts;

use std::error::Error;

/// Whatever ends a run early is told to the person who started it.
pub type Result<T, E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;
