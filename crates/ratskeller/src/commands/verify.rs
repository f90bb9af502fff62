//! `ratskeller verify`: whether a recorded game is true.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::verify::{Check, Verification};
use clap::Args;
use serde_json::{Value, json};
use words::Words;

use super::read_file;

#[derive(Debug, Args)]
pub struct Verify {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Writes everything as JSON instead of sentences
    #[arg(long)]
    json: bool,
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
        let verification = catalog::verify(&text);
        if self.json {
            writeln!(output, "{}", for_programs(&verification, words))?;
            return Ok(if verification.table.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        let Verification { checks, table, told_in_turn } = verification;
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
        if told_in_turn {
            writeln!(output, "{}", words.say("record-told-in-turn", &[]))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// `{"holds": false, "told_in_turn": false, "checks": [{"aspect": "format", "problem": null}, {"aspect": "deck", "problem": "…"}]}`
fn for_programs(Verification { checks, table, told_in_turn }: &Verification, words: &Words) -> Value {
    let check = |Check { aspect, result }: &Check| {
        let problem = result.as_ref().err().map(|error| error.sentence(words));
        json!({"aspect": aspect, "problem": problem})
    };
    json!({"holds": table.is_some(), "told_in_turn": told_in_turn, "checks": checks.iter().map(check).collect::<Vec<_>>()})
}
