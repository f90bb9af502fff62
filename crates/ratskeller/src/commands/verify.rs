//! `ratskeller verify`: whether a recorded game is true.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::verify::{Check, Verification};
use clap::Args;
use words::Words;

use super::read_file;

#[derive(Debug, Args)]
pub struct Verify {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Verify {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let mut output = io::stdout().lock();
        let text = match read_file(&self.file, words) {
            Ok(text) => text,
            Err(sentence) => {
                writeln!(output, "{sentence}")?;
                return Ok(ExitCode::FAILURE);
            }
        };
        let Verification { checks, table } = catalog::verify(&text);
        for Check { aspect, result } in &checks {
            let aspect = aspect.name(words);
            match result {
                Ok(()) => writeln!(output, "✓ {aspect}")?,
                Err(error) => writeln!(output, "✗ {aspect}\n  {}", error.sentence(words))?,
            }
        }
        let Some(table) = table else {
            writeln!(output, "{}", words.say("record-false", &[]))?;
            return Ok(ExitCode::FAILURE);
        };
        let facts = [
            ("title", table.spec().title.into()),
            ("players", table.seats().into()),
            ("inputs", table.inputs().into()),
        ];
        writeln!(output, "{}", words.say("record-true", &facts))?;
        Ok(ExitCode::SUCCESS)
    }
}
