//! What is to be measured, as the command line says it.

use std::fs;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::{Parser, Subcommand};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpListener;

use crate::attack::Attacked;
use crate::cluster::Cluster;
use crate::disk;
use crate::game::Game;
use crate::measurement::Measurement;
use crate::old_house::OldHouse;
use crate::peers::Peer;
use crate::playing::Span;
use crate::recovery::Recovery;
use crate::report::Report;
use crate::{Result, program_beside_this, relay, runtime};

/// Measures `ratskeller serve` under load: random players at many tables of two, over real sockets
///
/// For each game and number of tables a new server is started. Memory is read after guests have come, after their tables
/// were opened and after everybody is connected. Then everybody plays as fast as the house answers (a closed loop), and at the
/// reference number of tables also at parts of that rate, whether the house answers or not (an open loop). Then a server with
/// many tables is killed and started again, one is asked that has been open for years, and one is attacked from another address.
#[derive(Debug, Parser)]
#[command(name = "load", version, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// At how many tables to play; 0 to leave the games out
    #[arg(long, value_delimiter = ',', default_value = "100,1000,5000", value_name = "NUMBERS")]
    tables: Vec<usize>,
    /// What to play, one after another
    #[arg(long, value_delimiter = ',', default_value = Game::names(), value_name = "GAMES")]
    games: Vec<Game>,
    /// At how many tables also the open loop, heedless players and peers are measured; 0 to leave the first two out
    #[arg(long, default_value_t = 1000, value_name = "TABLES")]
    reference: usize,
    /// At which parts of the rate reached as fast as it goes moves become due in the open loop; 0 to leave it out
    #[arg(long, value_delimiter = ',', default_value = "25,50,75", value_name = "PERCENT")]
    open_loop: Vec<u32>,
    /// Other servers to measure, with a small game in memory; all of them if none is named
    #[arg(long, value_delimiter = ',', num_args = 0..=1, default_missing_value = "relay,colyseus,boardgame.io", value_name = "PEERS")]
    peers: Vec<Peer>,
    /// Where the programs of the peers are
    #[arg(long, default_value = "bench", value_name = "DIRECTORY")]
    bench: PathBuf,
    /// How long to measure each time. What a killed, an old and an attacked house have to bear follows from it
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    seconds: u64,
    /// How long to play beforehand without measuring [default: a third of the seconds, 3 at the most]
    #[arg(long, value_name = "SECONDS")]
    warm_up: Option<u64>,
    /// How many tables a killed server has to find again; 0 to leave it out [default: 1,000 a second, 10,000 at the most]
    #[arg(long, value_name = "TABLES")]
    recovery: Option<usize>,
    /// How many finished games a house that has been open for years has; 0 to leave it out [default: 100,000 a second,
    /// 1,000,000 at the most]
    #[arg(long, value_name = "TABLES")]
    finished: Option<usize>,
    /// How many games there that nobody has come back to [default: 2,000 a second, 20,000 at the most]
    #[arg(long, value_name = "TABLES")]
    sleeping: Option<usize>,
    /// How many questions somebody asks while another address attacks the house; 0 to leave it out [default: 30 a second, 300 at
    /// the most]
    #[arg(long, value_name = "QUESTIONS")]
    attacked: Option<usize>,
    /// The server [default: the ratskeller beside this program]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Where the server keeps its data: on a disk, for durable moves are what is measured. Emptied each time
    #[arg(long, default_value = "target/bench-server", value_name = "DIRECTORY")]
    data: PathBuf,
    /// On how many threads the players live
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    threads: usize,
    /// A page to write the tables into, between its marks `<!-- load -->` and `<!-- end -->`, those of peers, if they were
    /// measured, between `<!-- peers -->` and `<!-- end -->`
    #[arg(long, value_name = "PAGE.md")]
    write: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Is the bare relay that the house is compared with: rooms of two, and whatever one says goes to both
    Relay {
        /// Where to listen
        #[arg(value_name = "ADDRESS:PORT")]
        address: SocketAddr,
    },
    /// Measures one house on several nodes, over a PostgreSQL and a NATS of its own, beside one in a file
    Nodes(Cluster),
}

impl Arguments {
    /// Measures, and shows what came of it; or is what else the command line says.
    pub fn run(&self) -> Result<()> {
        open_as_many_files_as_allowed()?;
        match &self.command {
            Some(Command::Relay { address }) => {
                let cores = thread::available_parallelism()?;
                let serving = async { relay::serve(TcpListener::bind(address).await?).await };
                return Ok(runtime(cores.get())?.block_on(serving)?);
            }
            Some(Command::Nodes(cluster)) => return cluster.run(),
            None => {}
        }
        let report = runtime(self.threads)?.block_on(self.measure())?;
        if let Some(page) = &self.write {
            report.write_into(page)?;
        }
        Ok(write!(io::stdout(), "{report}")?)
    }

    pub async fn measure(&self) -> Result<Report> {
        let program = match &self.server {
            Some(program) => program.clone(),
            None => program_beside_this("ratskeller")?,
        };
        let (program, data) = (&program, &self.data);
        fs::create_dir_all(data)?;
        let mut measurements = Vec::new();
        for measurement in self.measurements() {
            measurements.push(measurement.run(program, data).await?);
        }
        let mut peers = Vec::new();
        for peer in &self.peers {
            peers.push(peer.measure(self.reference, self.span(), &self.bench, data).await?);
        }
        let recovery = match self.recovery.unwrap_or_else(|| self.size(1_000)) {
            0 => None,
            tables => Some(Recovery::measure(tables, &self.games, program, data).await?),
        };
        let old_house = match self.finished.unwrap_or_else(|| self.size(100_000)) {
            0 => None,
            finished => {
                let sleeping = self.sleeping.unwrap_or_else(|| self.size(2_000));
                Some(OldHouse::measure(finished, sleeping, program, data).await?)
            }
        };
        let attacked = match self.attacked.unwrap_or_else(|| self.size(30)) {
            0 => Vec::new(),
            questions => Attacked::measure(questions, program, data).await?,
        };
        let fsyncs = disk::fsyncs_a_second(data)?;
        Ok(Report { measurements, reference: self.reference, peers, recovery, old_house, attacked, fsyncs })
    }

    /// Every game at every number of tables, and also played heedlessly where that makes a difference.
    fn measurements(&self) -> impl Iterator<Item = Measurement> {
        let heedless = move |game: Game, tables| game.heedless().filter(|_| tables == self.reference);
        let played = self.games.iter().flat_map(move |&game| {
            let tables = self.tables.iter().filter(|&&tables| tables > 0);
            tables.flat_map(move |&tables| [Some(game), heedless(game, tables)].map(|game| Some((game?, tables))))
        });
        played.flatten().map(|(game, tables)| {
            let parts = self.open_loop.iter().copied().filter(|&percent| percent > 0 && tables == self.reference);
            let open_loop = parts.collect();
            Measurement { game, tables, span: self.span(), open_loop }
        })
    }

    fn span(&self) -> Span {
        let warm_up = self.warm_up.unwrap_or_else(|| (self.seconds / 3).min(3));
        Span { warm_up: Duration::from_secs(warm_up), window: Duration::from_secs(self.seconds) }
    }

    /// So many a second that is measured, as long as that is not long.
    fn size(&self, a_second: usize) -> usize {
        a_second * self.seconds.min(10) as usize
    }
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

    #[test]
    fn what_is_measured_follows_from_what_was_asked() {
        let arguments = |given: &str| Arguments::try_parse_from(given.split(' ')).unwrap();
        let plan = |given: &str| {
            let measured = arguments(given);
            let lines = measured.measurements().map(|Measurement { game, tables, span: _, open_loop }| {
                format!("{} {tables} {open_loop:?}", game.title())
            });
            lines.collect::<Vec<_>>()
        };
        assert_eq!(
            plan("load --games piratz,rat-a-tat-cat,rat-hot --tables 0,10,20 --reference 20 --open-loop 0,50"),
            [
                "Piratz 10 []",
                "Piratz 20 [50]",
                "Rat-a-Tat Cat 10 []",
                "Rat-a-Tat Cat 20 [50]",
                "Rat Hot 10 []",
                "Rat Hot 20 [50]",
                "Rat Hot, heedless 20 [50]"
            ]
        );
        assert!(plan("load --tables 0").is_empty());
        assert_eq!(arguments("load --peers").peers, [Peer::Relay, Peer::Colyseus, Peer::BoardgameIo]);
        assert_eq!(arguments("load --peers relay --seconds 3").peers, [Peer::Relay]);
        assert_eq!(
            [1, 3, 15].map(|seconds| arguments(&format!("load --seconds {seconds}")).size(1_000)),
            [1_000, 3_000, 10_000]
        );
    }
}
