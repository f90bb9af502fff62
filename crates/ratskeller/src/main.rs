//! The house: one program for everything.
//!
//! Each command is a module of [`commands`]. It gets the words to speak in, writes to standard output, and says with
//! which code the program ends.
#![expect(clippy::disallowed_methods, reason = "files, the environment and the system's randomness belong here")]

mod analysis;
mod commands;
mod guide;
mod help;
mod pager;
mod progress;
mod show;
mod usage;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Arg, Args as _, FromArgMatches as _, Parser};
use words::{Language, Words};

use commands::{Command, Serve, grouped, named};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

fn main() -> ExitCode {
    let (language, given) = usage::language(env::args_os());
    let words = Words::new(language.unwrap_or_else(language_of_the_system));
    let arguments = match understood(&given, &words) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    let command = arguments.command.unwrap_or(Command::Serve(arguments.serve));
    match command.run(&words) {
        Ok(code) => code,
        // Whoever was listening has gone away.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _nobody_to_tell = writeln!(io::stderr(), "{}", words.system(&error));
            ExitCode::FAILURE
        }
    }
}

/// What the command line means; or how the program ends, because it means nothing or asks only for help.
fn understood(given: &[OsString], words: &Words) -> Result<Arguments, ExitCode> {
    let mut described = grouped(help::detailed(help::told(description(), words), words), words);
    let matches = described.try_get_matches_from_mut(given);
    matches.and_then(|matches| Arguments::from_arg_matches(&matches)).map_err(|error| {
        let _nobody_to_tell = match usage::sentences(&error, given, &described, words) {
            Some(sentences) => writeln!(io::stderr(), "{}", sentences.join("\n")),
            None => error.print(),
        };
        u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
    })
}

/// Everything the program can be told, for itself and for shells, without a text.
fn description() -> clap::Command {
    // It is read and taken out before everything else; here it is only described.
    let language = Arg::new("lang").long("lang").global(true).value_name("LANGUAGE").value_parser(named::language());
    Arguments::augment_args(clap::Command::new("ratskeller").arg(language))
}

/// The first variable that is set decides, as POSIX has it.
fn language_of_the_system() -> Language {
    let mut variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let set = variables.find(|value| !value.is_empty());
    set.and_then(|value| value.parse().ok()).unwrap_or_default()
}
