//! The house: one program for everything.
//!
//! Each command is a module of [`commands`]. It gets the words to speak in, writes to standard output, and says with
//! which code the program ends.
#![expect(clippy::disallowed_methods, reason = "files, the environment and the system's randomness belong here")]

mod analysis;
mod commands;
mod guide;
mod progress;
mod show;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser};
use words::{Language, Words};

use commands::{Command, Serve, grouped, named};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, Parser)]
#[command(name = "ratskeller", version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    /// The language to speak: en, de, nl or is
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = named::language())]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

fn main() -> ExitCode {
    let given = grouped(description()).get_matches();
    let arguments = Arguments::from_arg_matches(&given).unwrap_or_else(|error| error.exit());
    let words = Words::new(arguments.lang.unwrap_or_else(language_of_the_system));
    let command = arguments.command.unwrap_or(Command::Serve(arguments.serve));
    match command.run(&words) {
        Ok(code) => code,
        // Whoever was listening has gone away.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _nobody_to_tell = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

/// Everything the program can be told, for itself and for shells.
fn description() -> clap::Command {
    Arguments::command()
}

/// The first variable that is set decides, as POSIX has it.
fn language_of_the_system() -> Language {
    let mut variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let set = variables.find(|value| !value.is_empty());
    set.and_then(|value| value.parse().ok()).unwrap_or_default()
}
