//! What is to be done, as the command line says it.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::Parser;
use tokio::runtime;

use crate::Result;
use crate::node;
use crate::report::Report;
use crate::run::{Keep, Plan, tell};
use crate::trouble::Counts;

/// So many broken promises are shown; the others are in a file beside the histories.
const SHOWN: usize = 20;

/// Opens a house of its own, lets people play, does things to it, and checks what they saw
#[derive(Debug, Parser)]
#[command(name = "chaos", version)]
pub struct Arguments {
    /// What the house keeps its tables in
    #[arg(long, value_enum, default_value_t = Keep::Postgres)]
    store: Keep,
    #[arg(long, default_value_t = 3, value_name = "NUMBER")]
    nodes: usize,
    /// How long troubles come
    #[arg(long, default_value_t = 2.0, value_name = "MINUTES")]
    minutes: f64,
    /// What everything follows from that is left to chance, as far as processes are reproducible [default: from the clock]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// At how many tables people play
    #[arg(long, default_value_t = 12, value_name = "NUMBER")]
    tables: usize,
    /// How often a node is killed [default: three times a minute]
    #[arg(long, value_name = "TIMES")]
    kills: Option<u32>,
    /// How often a node is stopped for 3 to 20 seconds [default: once a minute]
    #[arg(long, value_name = "TIMES")]
    freezes: Option<u32>,
    /// How often a link is cut, slowed down, stopped or half closed [default: four times a minute]
    #[arg(long, value_name = "TIMES")]
    cuts: Option<u32>,
    /// How often PostgreSQL is restarted without finishing anything [default: once a minute]
    #[arg(long, value_name = "TIMES")]
    restarts: Option<u32>,
    /// How often NATS is away [default: once a minute]
    #[arg(long, value_name = "TIMES")]
    outages: Option<u32>,
    /// How often all nodes are replaced [default: every other minute]
    #[arg(long, value_name = "TIMES")]
    rolls: Option<u32>,
    /// Have PostgreSQL wait for the disk, as it does outside of tests
    #[arg(long)]
    fsync: bool,
    /// A folder for histories and logs, kept if a promise was broken
    #[arg(long, default_value = "target/chaos", value_name = "FOLDER")]
    folder: PathBuf,
}

impl Arguments {
    fn plan(&self) -> Result<Plan> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
        let seed = self.seed.unwrap_or(now);
        let times = |given: Option<u32>, a_minute: f64| given.unwrap_or((self.minutes * a_minute).ceil() as u32);
        let services = if self.store == Keep::Postgres { 1.0 } else { 0.0 };
        Ok(Plan {
            seed,
            keep: self.store,
            nodes: self.nodes,
            tables: self.tables,
            length: Duration::from_secs_f64(self.minutes * 60.0),
            counts: Counts {
                kills: times(self.kills, 3.0),
                freezes: times(self.freezes, 1.0),
                cuts: times(self.cuts, 4.0),
                restarts: times(self.restarts, services),
                outages: times(self.outages, services),
                rolls: times(self.rolls, 0.5),
            },
            fsync: self.fsync,
            sabotage: None,
            server: node::server()?,
            folder: self.folder.join(seed.to_string()),
        })
    }

    pub fn run(&self) -> Result<ExitCode> {
        let plan = self.plan()?;
        if plan.folder.exists() {
            fs::remove_dir_all(&plan.folder)?;
        }
        tell(&format!("seed {}", plan.seed));
        for scheduled in plan.schedule() {
            tell(&format!("  after {:6.1} s: {}", scheduled.at.as_secs_f64(), scheduled.trouble));
        }
        // Everything lives on one thread, which lasts as long as whatever it starts.
        let outcome = runtime::Builder::new_current_thread().enable_all().build()?.block_on(plan.run());
        let outcome = outcome.inspect_err(|_| tell(&format!("what is known is in {}", plan.folder.display())))?;
        write!(io::stdout(), "{}", Report { plan: &plan, outcome: &outcome })?;
        if outcome.faults.is_empty() {
            fs::remove_dir_all(&plan.folder)?;
            return Ok(ExitCode::SUCCESS);
        }
        let faults: Vec<String> = outcome.faults.iter().map(ToString::to_string).collect();
        fs::write(plan.folder.join("faults.txt"), faults.join("\n"))?;
        faults.iter().take(SHOWN).for_each(|fault| tell(fault));
        tell(&format!("{} promises were broken; the evidence is in {}", faults.len(), plan.folder.display()));
        Ok(ExitCode::FAILURE)
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_makes_sense() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn how_much_is_done_follows_from_how_long_it_lasts() {
        let plan = |given: &str| Arguments::try_parse_from(given.split(' ')).unwrap().plan().unwrap();
        let usual = plan("chaos --seed 7").counts;
        assert_eq!(usual, Counts { kills: 6, freezes: 2, cuts: 8, restarts: 2, outages: 2, rolls: 1 });
        let said = plan("chaos --minutes 1 --kills 50 --freezes 0 --store sqlite --nodes 1").counts;
        assert_eq!(said, Counts { kills: 50, freezes: 0, cuts: 4, restarts: 0, outages: 0, rolls: 1 });
    }
}
