//! Looks through a whole house.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use server::Found;
use words::Words;

use super::data::Data;
use super::{about_file, complain};
use crate::progress;

#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    data: Data,
}

impl Check {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let house = self.data.file();
        let unreadable = |detail: String| complain(&[about_file("file-unreadable", &house, detail, words)]);
        if let Err(error) = std::fs::metadata(&house) {
            return unreadable(words.system(&error));
        }
        let found = progress::counted(words, |begun, step| server::inspect(&house, begun, step));
        match found {
            Ok(found) => tell(&found, words),
            Err(error) => unreadable(server::explain(&error, words)),
        }
    }
}

fn tell(found: &Found, words: &Words) -> io::Result<ExitCode> {
    let mut out = io::stdout();
    for fault in &found.faults {
        writeln!(out, "{}", words.say("server-check-fault", &[("detail", fault.as_str().into())]))?;
    }
    for (table, harm) in &found.damaged {
        let told = [("table", table.to_string().into()), ("detail", harm.sentence(words).into())];
        writeln!(out, "{}", words.say("server-check-damaged", &told))?;
    }
    let sound = found.tables - found.damaged.len();
    let told = [("sound", sound.into()), ("tables", found.tables.into()), ("entries", found.entries.into())];
    writeln!(out, "{}", words.say("server-checked", &told))?;
    let told = [("guests", found.guests.into()), ("results", found.results.into())];
    writeln!(out, "{}", words.say("server-checked-others", &told))?;
    Ok(if found.is_sound() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
