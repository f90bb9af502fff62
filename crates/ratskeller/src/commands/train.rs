//! `ratskeller train`: values for the kings, learned by playing.

use std::io::{self, Write as _};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use arena::training::{Frozen, History, Plan, Taught, Unreadable, Weights, subject};
use arena::{Decider, Training, contestant, interval};
use catalog::{Entry, Thinking};
use clap::Args;
use ratskeller_core::{Fault, Problem, Seed};
use words::Words;

use super::signals::stopped_by_signals;
use super::{about_file, check_writable, complain, complain_of_usage, named, read_file, write_file};
use crate::progress;

#[derive(Debug, Args)]
pub struct Train {
    #[arg(value_name = "GAME", value_parser = named::game())]
    game: &'static Entry,
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    generations: u64,
    #[arg(long, value_name = "NUMBER")]
    games_a_generation: Option<NonZeroU64>,
    #[arg(long)]
    seed: Option<Seed>,
    #[arg(long, value_name = "BOT")]
    against: Option<String>,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// How many of the last deals against somebody else are told of: enough for an interval of about two points to both sides.
const DEALS_TOLD_OF: usize = 1_000;

impl Train {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let against = match self.against.as_deref().map(frozen).transpose() {
            Ok(against) => against,
            Err(fault) => return complain_of_usage(&[words.fault(&fault)]),
        };
        let mut training = match self.begin(against, words) {
            Ok(training) => training,
            Err(sentences) => return complain(&sentences),
        };
        let stopped = stopped_by_signals()?;
        let mut shares = Vec::new();
        while training.history().generations < self.generations {
            let games = training.history().games_a_generation;
            let taught = progress::shown(games, words, |step| {
                training.teach(arena::cores::count(), &stopped, &mut || step())
            });
            let Some(taught) = taught else { break };
            writeln!(io::stderr(), "{}", told(training.history(), &taught, words))?;
            shares.extend(taught.shares);
            if let Some(Err(sentence)) = self.checkpoint.as_deref().map(|file| write_whole(file, &training.weights(), words)) {
                return complain(&[sentence]);
            }
        }
        self.finish(&*training, &shares, &stopped, words)
    }
}
