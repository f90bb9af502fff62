//! `ratskeller train`: values for the kings, learned by playing.

use std::io::{self, Write as _};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arena::cores::count;
use arena::training::{Frozen, History, Plan, Taught, Unreadable, Weights, subject};
use arena::{Decider, Training, contestant, interval};
use catalog::{Entry, Thinking};
use clap::Args;
use ratskeller_core::{Fault, Seed};
use words::Words;

use super::signals::stopped_by_signals;
use super::{
    about_file, check_writable, complain, complain_of_usage, named, read_file, trouble, write_file, write_files,
};
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

/// How many of the last deals against somebody else are told of.
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
            let taught = progress::shown(games, words, |step| training.teach(count(), &stopped, &mut || step()));
            let Some(taught) = taught else { break };
            writeln!(io::stderr(), "{}", told(training.history(), &taught, words))?;
            shares.extend(taught.shares);
            if let Some(file) = &self.checkpoint
                && let Err(sentence) = write_whole(file, &training.weights(), words)
            {
                return complain(&[sentence]);
            }
        }
        if let Some(against) = &training.history().against
            && !shares.is_empty()
        {
            writeln!(io::stdout(), "{}", best_response(against, &shares, words))?;
        }
        let written = write_files([(self.out().as_path(), training.weights().for_players().to_string())], words)?;
        let generations = training.history().generations;
        if generations < self.generations {
            let counts = [("generations", generations.into()), ("all", self.generations.into())];
            return complain(&[words.say("train-stopped", &counts)]);
        }
        Ok(written)
    }

    fn out(&self) -> PathBuf {
        self.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.weights", self.game.spec.name)))
    }

    fn begin(&self, against: Option<Frozen>, words: &Words) -> Result<Box<dyn Training>, Vec<String>> {
        let title = || [("game", words.title(&self.game.spec).into())];
        let subject = subject(self.game).ok_or_else(|| vec![words.say("train-no-learner", &title())])?;
        check_writable([Some(self.out()), self.checkpoint.clone()].iter().flatten().map(PathBuf::as_path), words)?;
        let games_a_generation = self.games_a_generation.map(NonZeroU64::get);
        let plan = Plan { seed: self.seed, games_a_generation, against };
        let Some(file) = &self.from else {
            return Ok(subject.begin(self.game, plan, None).expect("nothing was read that could be wrong"));
        };
        let text = read_file(file, words).map_err(|sentence| vec![sentence])?;
        let weights = text.parse().and_then(|weights| subject.begin(self.game, plan, Some(&weights)));
        weights.map_err(|unreadable: Unreadable| {
            vec![about_file("train-weights-unfit", file, unreadable.to_string(), words)]
        })
    }
}

/// A player of the house that a contest knows by this name.
fn frozen(name: &str) -> Result<Frozen, Fault> {
    let contestants = contestant::read(&[name.to_owned()], &[], Thinking::default())?;
    let house = contestants.into_iter().find_map(|contestant| match contestant.decider {
        Decider::House { level, thinking } => Some(Frozen { name: contestant.name, level, thinking }),
        Decider::Outside { .. } => None,
    });
    Ok(house.expect("no program was named"))
}

/// What became of the generation that was the last so far.
fn told(history: &History, taught: &Taught, words: &Words) -> String {
    let won = taught.shares.iter().sum::<f64>() / taught.shares.len().max(1) as f64;
    let message = if taught.shares.is_empty() { "train-generation" } else { "train-generation-against" };
    let args = [
        ("number", history.generations.into()),
        ("surprise", format!("{:.4}", taught.surprise).into()),
        ("won", percent(won).into()),
    ];
    words.say(message, &args)
}

/// How often the learner won in the end: at least so exploitable is whoever it learned against.
fn best_response(against: &Frozen, shares: &[f64], words: &Words) -> String {
    let last = &shares[shares.len().saturating_sub(DEALS_TOLD_OF)..];
    let [low, high] = interval::by_deal(last).map(|bound| format!("{:.1}", bound * 100.0));
    let args = [
        ("name", against.name.as_str().into()),
        ("deals", (last.len() as u64).into()),
        ("won", percent(last.iter().sum::<f64>() / last.len() as f64).into()),
        ("low", low.into()),
        ("high", high.into()),
    ];
    words.say("train-best-response", &args)
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", rate * 100.0)
}

/// Writes a file beside its place first, so that whatever happens there is always a whole one.
fn write_whole(path: &Path, weights: &Weights, words: &Words) -> Result<(), String> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    write_file(Path::new(&beside), &weights.to_string(), words)?;
    std::fs::rename(&beside, path).map_err(|error| trouble("file-unwritable", path, &error, words))
}
