//! `ratskeller analyse`: a finished game looked back on.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use catalog::{Analysis, Study, clock};
use clap::Args;
use server::parallel;
use words::Words;

use super::thinking::ThinkingArgs;
use super::{check_writable, complain, read_file, write_files};
use crate::analysis::{Report, page, summary};
use crate::progress;

#[derive(Debug, Args)]
pub struct Analyse {
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    #[command(flatten)]
    thinking: ThinkingArgs,
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    json: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Analyse {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        if let Err(sentences) = check_writable(self.json_file().into_iter().chain(self.html.as_deref()), words) {
            return complain(&sentences);
        }
        let study =
            read_file(&self.file, words).and_then(|text| Study::open(&text).map_err(|unfit| words.tell(&unfit)));
        match study {
            Ok(study) => self.tell(&study, words),
            Err(sentence) => complain(&[sentence]),
        }
    }

    /// Thinks, prints, and writes the files that were asked for.
    fn tell(&self, study: &Study, words: &Words) -> io::Result<ExitCode> {
        let analysis = self.analyse(study, words);
        let report = Report { analysis: &analysis, study, words };
        let json = serde_json::to_string(&analysis)? + "\n";
        let json_file = self.json_file();
        let printed = if self.json.is_some() && json_file.is_none() { &json } else { &summary::write(&report) };
        io::stdout().write_all(printed.as_bytes())?;
        let page = self.html.as_deref().map(|file| (file, page::write(&report)));
        write_files(json_file.map(|file| (file, json)).into_iter().chain(page), words)
    }

    /// Unless it is written to standard output.
    fn json_file(&self) -> Option<&Path> {
        self.json.as_deref().filter(|file| *file != Path::new("-"))
    }

    fn analyse(&self, study: &Study, words: &Words) -> Analysis {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let workers = |work: &(dyn Fn() + Sync)| parallel::run(threads, work);
        progress::shown(study.decisions() as u64, words, |step| {
            study.analyse(self.thinking.chosen(), clock::until, &workers, step)
        })
    }
}
