//! `ratskeller verify`: whether recorded games fit together, and what no record can prove.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalog::Table;
use catalog::verify::{Check, Verification};
use clap::Args;
use serde_json::{Value, json};
use words::Words;

use super::read_file;

#[derive(Debug, Args)]
pub struct Verify {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let mut output = io::stdout().lock();
        let looked_at: Vec<Looked> = self.files.iter().map(|file| Looked::at(file, words)).collect();
        if self.json {
            let mut told: Vec<Value> = looked_at.iter().map(|looked| looked.for_programs(words)).collect();
            writeln!(output, "{}", if told.len() == 1 { told.remove(0) } else { Value::from(told) })?;
        } else if let [looked] = &looked_at[..] {
            write!(output, "{}", looked.check_by_check(words))?;
        } else {
            for looked in &looked_at {
                writeln!(output, "{}", looked.line(words))?;
            }
        }
        if !self.json && looked_at.iter().any(Looked::holds) {
            writeln!(output, "{}", words.say("record-unproven", &[]))?;
        }
        Ok(if looked_at.iter().all(Looked::holds) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// A file, and what was found in it or why it cannot be read.
struct Looked<'a> {
    file: &'a Path,
    found: Result<Verification, String>,
}

impl<'a> Looked<'a> {
    fn at(file: &'a Path, words: &Words) -> Self {
        Self { file, found: read_file(file, words).map(|text| catalog::verify(&text)) }
    }

    fn holds(&self) -> bool {
        self.found.as_ref().is_ok_and(|found| found.table.is_some())
    }

    /// All checks of one file, and what they come to.
    fn check_by_check(&self, words: &Words) -> String {
        let Verification { checks, table, told_in_turn } = match &self.found {
            Ok(found) => found,
            Err(sentence) => return format!("{sentence}\n"),
        };
        let mut lines: Vec<String> = Vec::new();
        for Check { aspect, result } in checks {
            let aspect = words.tell(*aspect);
            match result {
                Ok(()) => lines.push(format!("✓ {aspect}")),
                Err(error) => lines.push(format!("✗ {aspect}\n  {}", words.tell(error))),
            }
        }
        lines.push(table.as_ref().map_or_else(|| words.say("record-false", &[]), |table| praise(&**table, words)));
        if table.is_some() && *told_in_turn {
            lines.push(words.say("record-told-in-turn", &[]));
        }
        lines.join("\n") + "\n"
    }

    /// One of several files in one line.
    fn line(&self, words: &Words) -> String {
        let file = self.file.display();
        match &self.found {
            Err(sentence) => format!("✗ {sentence}"),
            Ok(Verification { table: Some(table), .. }) => format!("✓ {file}: {}", praise(&**table, words)),
            Ok(Verification { checks, .. }) => {
                let why = checks.iter().find_map(|check| check.result.as_ref().err());
                format!("✗ {file}: {}", why.map(|error| words.tell(error)).unwrap_or_default())
            }
        }
    }

    /// `{"file": "…", "holds": false, "told_in_turn": false, "checks": [{"aspect": "format", "problem": null}, …]}`
    fn for_programs(&self, words: &Words) -> Value {
        let file = self.file.display().to_string();
        let Verification { checks, table, told_in_turn } = match &self.found {
            Ok(found) => found,
            Err(sentence) => return json!({"file": file, "holds": false, "problem": sentence}),
        };
        let check = |Check { aspect, result }: &Check| {
            let problem = result.as_ref().err().map(|error| words.tell(error));
            json!({"aspect": aspect, "problem": problem})
        };
        let checks: Vec<Value> = checks.iter().map(check).collect();
        json!({"file": file, "holds": table.is_some(), "told_in_turn": told_in_turn, "checks": checks})
    }
}

fn praise(table: &dyn Table, words: &Words) -> String {
    let facts = [
        ("title", words.title(&table.spec()).into()),
        ("players", table.seats().into()),
        ("inputs", table.inputs().into()),
    ];
    words.say("record-true", &facts)
}
