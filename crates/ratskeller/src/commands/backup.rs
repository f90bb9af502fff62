//! Copies the house.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use server::NotCopied;
use words::Words;

use super::data::Data;
use super::{about_file, complain, trouble};
use crate::progress;

#[derive(Debug, Args)]
pub struct Backup {
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let house = self.data.file();
        let bytes = match std::fs::File::open(&house).and_then(|house| house.metadata()) {
            Ok(house) => house.len(),
            Err(error) => return complain(&[trouble("file-unreadable", &house, &error, words)]),
        };
        let copy = self.file.display().to_string();
        if self.file.exists() {
            return complain(&[words.say("server-copy-exists", &[("file", copy.into())])]);
        }
        let copied = progress::written(&self.file, bytes, words, || server::backup(&house, &self.file));
        if let Err(error) = copied {
            let (message, file, error) = match error {
                NotCopied::House(error) => ("file-unreadable", &house, error),
                NotCopied::Copy(error) => ("file-unwritable", &self.file, error),
            };
            return complain(&[about_file(message, file, server::explain(&error, words), words)]);
        }
        writeln!(io::stdout(), "{}", words.say("server-copied", &[("file", copy.into())]))?;
        Ok(ExitCode::SUCCESS)
    }
}
