//! Copies the house.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use words::Words;

use super::data::Data;
use super::{complain, trouble};
use crate::progress;

#[derive(Debug, Args)]
pub struct Backup {
    /// The copy to be written; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let house = match self.data.file() {
            Ok(file) => file,
            Err((folder, error)) => return complain(&[trouble("file-unreadable", &folder, &error, words)]),
        };
        let bytes = match std::fs::File::open(&house).and_then(|house| house.metadata()) {
            Ok(house) => house.len(),
            Err(error) => return complain(&[trouble("file-unreadable", &house, &error, words)]),
        };
        let copy = self.file.display().to_string();
        if self.file.exists() {
            return complain(&[words.say("server-copy-exists", &[("file", copy.into())])]);
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let copied =
            progress::written(&self.file, bytes, words, || runtime.block_on(server::backup(&house, &self.file)));
        if let Err(error) = copied {
            return complain(&[trouble(
                "file-unwritable",
                &self.file,
                &io::Error::other(server::reason(&error)),
                words,
            )]);
        }
        writeln!(io::stdout(), "{}", words.say("server-copied", &[("file", copy.into())]))?;
        Ok(ExitCode::SUCCESS)
    }
}
