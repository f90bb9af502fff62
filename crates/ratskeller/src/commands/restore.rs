//! Puts a copy in the place of the house.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use server::NotCopied;
use words::Words;

use super::data::Data;
use super::{about_file, complain, trouble};

#[derive(Debug, Args)]
pub struct Restore {
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Restore {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let house = match self.data.make() {
            Ok(file) => file,
            Err((folder, error)) => return complain(&[trouble("file-unwritable", &folder, &error, words)]),
        };
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let aside = house.with_extension(format!("before-{seconds}.sqlite"));
        let say =
            |message: &str, file: &std::path::Path| words.say(message, &[("file", file.display().to_string().into())]);
        match server::restore(&self.file, &house, &aside) {
            Ok(aside) => {
                let mut out = io::stdout();
                writeln!(out, "{}", say("server-restored", &house))?;
                aside.map_or(Ok(()), |aside| writeln!(out, "{}", say("server-kept-aside", &aside)))?;
                Ok(ExitCode::SUCCESS)
            }
            Err(server::NotRestored::Open) => complain(&[say("server-already-open", &house)]),
            Err(server::NotRestored::Not(NotCopied::Copy(error))) => {
                complain(&[about_file("file-unreadable", &self.file, server::explain(&error, words), words)])
            }
            Err(server::NotRestored::Not(NotCopied::House(error))) => {
                complain(&[about_file("file-unwritable", &house, server::explain(&error, words), words)])
            }
        }
    }
}
