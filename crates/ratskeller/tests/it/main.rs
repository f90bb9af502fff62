//! The program as people and other programs meet it: every test starts the real binary.
#![expect(clippy::disallowed_methods, reason = "a program is tested with files")]

mod admin;
mod analyses;
mod arena;
mod client;
mod clocks;
mod commands;
mod crash;
#[cfg(target_os = "linux")]
mod disk;
mod doors;
mod elsewhere;
mod engine_errors;
mod engine_games;
mod engine_lines;
mod engine_methods;
mod guests;
mod house;
mod languages;
mod lessons;
mod lobby;
mod plain;
mod playing;
mod preload;
mod replays;
mod serving;
mod signals;
mod sleeping;
mod tables;
mod terminal;
mod visitors;
