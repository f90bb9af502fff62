//! `ratskeller analyse`: a finished game looked back on.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use catalog::analysis::Thinking;
use catalog::{Analysis, Study};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use words::Words;

use super::{read_file, write_file};
use crate::analysis::{Report, page, summary};
use crate::patience::until;

/// Enough for kings to agree with themselves. A long game then takes half a minute on two cores.
const USUAL_MILLIS: u64 = 500;

#[derive(Debug, Args)]
pub struct Analyse {
    /// The record of a finished game
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// How often a king thinks about each decision; the same number gives the same analysis
    #[arg(long, value_name = "NUMBER", value_parser = at_least_one(), conflicts_with = "millis")]
    iterations: Option<u64>,
    /// How long a king thinks about each decision, in milliseconds
    #[arg(long, value_name = "NUMBER", value_parser = at_least_one(), default_value_t = USUAL_MILLIS)]
    millis: u64,
    /// Where to write the analysis for programs; - is standard output, instead of the summary
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Where to write the analysis as a page with a graph
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Analyse {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let study =
            read_file(&self.file, words).and_then(|text| Study::open(&text).map_err(|unfit| unfit.sentence(words)));
        let written = match study {
            Ok(study) => self.tell(&study, words)?,
            Err(sentence) => Err(sentence),
        };
        if let Err(sentence) = written {
            writeln!(io::stderr(), "{sentence}")?;
            return Ok(ExitCode::FAILURE);
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Thinks, prints, and writes the files that were asked for, or says which cannot be written.
    fn tell(&self, study: &Study, words: &Words) -> io::Result<Result<(), String>> {
        let analysis = self.analyse(study, words);
        let report = Report { analysis: &analysis, study, words };
        let json = serde_json::to_string(&analysis)? + "\n";
        let json_file = self.json.as_deref().filter(|file| *file != Path::new("-"));
        let printed = if self.json.is_some() && json_file.is_none() { &json } else { &summary::write(&report) };
        io::stdout().write_all(printed.as_bytes())?;
        let page = self.html.as_deref().map(|file| (file, page::write(&report)));
        for (file, text) in json_file.map(|file| (file, json)).into_iter().chain(page) {
            if let Err(sentence) = write_file(file, &text, words) {
                return Ok(Err(sentence));
            }
            // Standard output may be for programs.
            writeln!(io::stderr(), "{}", words.say("analysis-saved", &[("file", file.display().to_string().into())]))?;
        }
        Ok(Ok(()))
    }

    fn analyse(&self, study: &Study, words: &Words) -> Analysis {
        let thinking = self.iterations.map_or(Thinking::Millis(self.millis), Thinking::Iterations);
        let workers = thread::available_parallelism().map_or(1, NonZero::get);
        let progress = progress_bar(study.decisions() as u64, words);
        let clock = |millis| -> Box<dyn FnMut() -> bool> { Box::new(until(Duration::from_millis(millis))) };
        let analysis = study.analyse(thinking, &clock, workers, &|| progress.inc(1));
        progress.finish_and_clear();
        analysis
    }
}

fn at_least_one() -> RangedU64ValueParser {
    RangedU64ValueParser::new().range(1..)
}

/// On standard error, and only if that is a terminal.
fn progress_bar(length: u64, words: &Words) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} · {msg} {eta}");
    ProgressBar::new(length)
        .with_style(style.expect("a template that indicatif knows"))
        .with_prefix(words.say("analysis-progress", &[]))
        .with_message(words.say("analysis-time-left", &[]))
}
