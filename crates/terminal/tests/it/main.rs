//! The client in a terminal that only remembers what was drawn on it, played by scripted keys.
#![expect(clippy::disallowed_methods, reason = "screens are compared with files")]

mod company;
mod games;
mod keeping;
mod learning;
mod messages;
mod panic;
mod people;
mod screens;
mod trouble;
