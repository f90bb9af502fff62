//! The program as people and other programs meet it: every test starts the real binary.
#![expect(clippy::disallowed_methods, reason = "a program is tested with files")]

mod admin;
mod analyses;
mod arena;
mod chaos;
mod client;
mod clocks;
mod cluster;
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
mod load;
mod lobby;
mod many_machines;
mod plain;
mod playing;
mod preload;
mod replays;
mod serving;
mod signals;
mod sleeping;
mod tables;
mod terminal;
mod train;
mod visitors;

use std::path::{Path, PathBuf};

/// A golden game, whichever box it lies in.
fn golden(name: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let boxes = std::fs::read_dir(games).expect("the boxes").map(|game| game.expect("a box").path());
    let mut files = boxes.map(|game| game.join("records").join(name).with_extension("json"));
    files.find(|file| file.exists()).unwrap_or_else(|| panic!("no box has the record {name}"))
}
