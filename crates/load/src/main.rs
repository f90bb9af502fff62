//! The load generator behind `make bench-server`.
//!
//! It starts the server as a child of its own, seats random players at many tables over real sockets and writes down what
//! came of it. It shares the machine with the server, so whatever it does for a message is as little as possible.
#![expect(clippy::disallowed_methods, reason = "it measures time and writes a page")]

mod attack;
mod chance;
mod crowd;
mod disk;
mod game;
mod glance;
mod measurement;
mod old_house;
mod pace;
mod pair;
mod process;
mod progress;
mod recovery;
mod report;
mod server;
mod table;
mod tally;

use std::error::Error;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::runtime::{self, Runtime};

use attack::Attacked;
use game::Game;
use measurement::Measurement;
use old_house::OldHouse;
use recovery::Recovery;
use report::Report;

/// Whatever ends a measurement early is told to the person who started it.
type Result<T, E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

/// Measures `ratskeller serve` under load: random players at many tables of two, over real sockets
///
/// For each game and number of tables a new server is started. Memory is read after guests have come, after their tables
/// were opened and after everybody is connected. Then everybody plays as fast as the house answers, and, if it keeps up,
/// at a steady rate. Then a server with many tables is killed and started again, one is asked that has been open for years, and
/// one is attacked from another address.
#[derive(Debug, Parser)]
#[command(name = "load", version)]
struct Arguments {
    /// How many tables to play at
    #[arg(long, value_delimiter = ',', default_value = "100,1000,5000", value_name = "NUMBERS")]
    tables: Vec<usize>,
    /// What to play, one after another
    #[arg(long, value_delimiter = ',', default_value = Game::names(), value_name = "GAMES")]
    games: Vec<Game>,
    /// How long to measure
    #[arg(long, default_value_t = 15, value_name = "SECONDS")]
    seconds: u64,
    /// How long to play beforehand without measuring
    #[arg(long, default_value_t = 3, value_name = "SECONDS")]
    warm_up: u64,
    /// The steady rate, in moves a second at all tables together; 0 to leave it out
    #[arg(long, default_value_t = 30_000, value_name = "MOVES")]
    rate: u32,
    /// How many tables a killed server has to find again; 0 to leave it out
    #[arg(long, default_value_t = 10_000, value_name = "TABLES")]
    recovery: usize,
    /// How many finished games a house that has been open for years has; 0 to leave it out
    #[arg(long, default_value_t = 1_000_000, value_name = "TABLES")]
    finished: usize,
    /// How many games there that nobody has come back to
    #[arg(long, default_value_t = 20_000, value_name = "TABLES")]
    sleeping: usize,
    /// How many questions somebody asks while another address attacks the house; 0 to leave it out
    #[arg(long, default_value_t = 300, value_name = "QUESTIONS")]
    attacked: usize,
    /// The server [default: the ratskeller beside this program]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Where the server keeps its data: on a disk, for durable moves are what is measured. Emptied each time
    #[arg(long, default_value = "target/bench-server", value_name = "DIRECTORY")]
    data: PathBuf,
    /// On how many threads the players live
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    threads: usize,
    /// A page to write the tables into, between its marks `<!-- load -->` and `<!-- end -->`
    #[arg(long, value_name = "PAGE.md")]
    write: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _nobody_to_tell = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    open_as_many_files_as_allowed()?;
    let report = runtime(arguments.threads)?.block_on(measure(arguments))?;
    let text = report.to_string();
    if let Some(page) = &arguments.write {
        report::write_into(page, &text)?;
    }
    Ok(write!(io::stdout(), "{text}")?)
}

async fn measure(arguments: &Arguments) -> Result<Report> {
    let program = match &arguments.server {
        Some(program) => program.clone(),
        None => std::env::current_exe()?.with_file_name("ratskeller"),
    };
    let mut measurements = Vec::new();
    for &game in &arguments.games {
        for &tables in &arguments.tables {
            let measurement = Measurement {
                game,
                tables,
                warm_up: Duration::from_secs(arguments.warm_up),
                window: Duration::from_secs(arguments.seconds),
                rate: arguments.rate,
            };
            measurements.push(measurement.run(&program, &arguments.data).await?);
        }
    }
    let recovery = match arguments.recovery {
        0 => None,
        tables => Some(Recovery::measure(tables, &arguments.games, &program, &arguments.data).await?),
    };
    let old_house = match arguments.finished {
        0 => None,
        finished => Some(OldHouse::measure(finished, arguments.sleeping, &program, &arguments.data).await?),
    };
    let attacked = match arguments.attacked {
        0 => Vec::new(),
        questions => Attacked::measure(questions, &program, &arguments.data).await?,
    };
    let fsyncs = disk::fsyncs_a_second(&arguments.data)?;
    Ok(Report { measurements, recovery, old_house, attacked, fsyncs })
}

fn runtime(threads: usize) -> io::Result<Runtime> {
    let mut builder = match threads {
        0 | 1 => runtime::Builder::new_current_thread(),
        _ => runtime::Builder::new_multi_thread(),
    };
    builder.worker_threads(threads.max(1)).enable_all().build()
}

/// Every seat is a socket, here and in the server, which inherits the limit.
fn open_as_many_files_as_allowed() -> io::Result<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_makes_sense() {
        Arguments::command().debug_assert();
    }
}
