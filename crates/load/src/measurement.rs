//! One game at so many tables: memory, then moves as fast as they go, then moves at a steady rate.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Result;
use crate::crowd;
use crate::game::Game;
use crate::pace::Pace;
use crate::pair::Pair;
use crate::process::Process;
use crate::progress;
use crate::server::Server;
use crate::table::LoadTable;
use crate::tally::{Sheet, Tally};

/// How often those who wait are told something, and tables that failed are noticed.
const TICK: Duration = Duration::from_millis(100);
/// How long tables may take to come to an end.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub struct Measurement {
    pub game: Game,
    pub tables: usize,
    pub warm_up: Duration,
    pub window: Duration,
    /// Moves a second; 0: not measured.
    pub rate: u32,
}

#[derive(Debug)]
pub struct Measured {
    pub game: Game,
    pub tables: usize,
    pub memory: Memory,
    pub fast: Played,
    /// None if the server could not keep up.
    pub steady: Option<Played>,
}

/// Bytes of the server's memory.
#[derive(Debug)]
pub struct Memory {
    /// A table that has begun, with nobody connected.
    pub idle_table: f64,
    /// A socket on which nothing happens.
    pub idle_connection: f64,
    /// A table at which two are playing, sockets included.
    pub table_in_play: f64,
}

/// What came of playing.
#[derive(Debug)]
pub struct Played {
    pub moves_a_second: f64,
    pub games_a_second: f64,
    pub p50: Duration,
    pub p99: Duration,
    /// How many cores each kept busy.
    pub server_cores: f64,
    pub generator_cores: f64,
    /// How many entries of the log shared an fsync, if the server tells.
    pub entries_a_commit: Option<f64>,
}

impl Measurement {
    pub async fn run(&self, program: &Path, data: &Path) -> Result<Measured> {
        let server = Server::start_afresh(program, data).await?;
        let house = server.house();
        let arriving = (0..self.tables).map(|number| Pair::arrive(house, self.game, number));
        let pairs = crowd::all(self.doing("guests arrive"), arriving).await?;
        let with_guests = server.memory().await?;

        let ids = crowd::all(self.doing("opening tables"), pairs.iter().map(Pair::open)).await?;
        let with_tables = server.memory().await?;

        let sitting = pairs.into_iter().zip(ids).map(|(pair, id)| LoadTable::sit_down(pair, id, None));
        let tables = crowd::all(self.doing("connecting"), sitting).await?;
        let with_connections = server.memory().await?;

        let (tables, fast) = self.play(&server, tables, "as fast as it goes", |_| Pace::AsFastAsItGoes).await?;
        let in_play = server.memory().await?;

        let keeps_up = self.rate > 0 && fast.moves_a_second >= f64::from(self.rate);
        let steady = if keeps_up {
            let pace = |number| Pace::steady(self.rate, self.tables, number);
            Some(self.play(&server, tables, "at a steady rate", pace).await?.1)
        } else {
            None
        };
        let share = |after: u64, before: u64, number: usize| (after as f64 - before as f64) / number as f64;
        let memory = Memory {
            idle_table: share(with_tables, with_guests, self.tables),
            idle_connection: share(with_connections, with_tables, 2 * self.tables),
            table_in_play: share(in_play, with_guests, self.tables),
        };
        Ok(Measured { game: self.game, tables: self.tables, memory, fast, steady })
    }

    async fn play(
        &self,
        server: &Server,
        tables: Vec<LoadTable>,
        how: &str,
        pace: impl Fn(usize) -> Pace,
    ) -> Result<(Vec<LoadTable>, Played)> {
        let tally = Arc::new(Tally::default());
        let mut tasks = JoinSet::new();
        for (number, table) in tables.into_iter().enumerate() {
            tasks.spawn(table.play(pace(number), Arc::clone(&tally)));
        }
        self.wait("warming up", self.warm_up, &tally, &mut tasks).await?;

        let (this, that) = (Process::this(), server.process());
        let commits = server.commits().await;
        let (server_time, generator_time, start) = (that.cpu_seconds()?, this.cpu_seconds()?, Instant::now());
        tally.measure();
        self.wait(how, self.window, &tally, &mut tasks).await?;
        tally.stop();
        let window = start.elapsed();
        let server_cores = (that.cpu_seconds()? - server_time) / window.as_secs_f64();
        let generator_cores = (this.cpu_seconds()? - generator_time) / window.as_secs_f64();
        let entries_a_commit = server.commits().await.zip(commits).map(|(now, then)| now.entries_a_commit(then));

        let finished = timeout(PATIENCE, tasks.join_all()).await.map_err(|_| "a table hangs")?;
        let finished: Result<Vec<_>> = finished.into_iter().collect();
        let (tables, sheets): (Vec<_>, Vec<_>) = finished?.into_iter().unzip();
        let mut sheet = Sheet::merge(sheets);
        let played = Played {
            moves_a_second: sheet.round_trips.len() as f64 / window.as_secs_f64(),
            games_a_second: sheet.games as f64 / window.as_secs_f64(),
            p50: sheet.quantile(0.5),
            p99: sheet.quantile(0.99),
            server_cores,
            generator_cores,
            entries_a_commit,
        };
        Ok((tables, played))
    }

    /// Shows for so long how many moves are made, unless a table fails.
    async fn wait(
        &self,
        how: &str,
        span: Duration,
        tally: &Tally,
        tasks: &mut JoinSet<Result<(LoadTable, Sheet)>>,
    ) -> Result<()> {
        let bar = progress::bar(String::new(), (span.as_millis() / TICK.as_millis()) as u64);
        let (start, before) = (Instant::now(), tally.moves());
        while start.elapsed() < span {
            sleep(TICK).await;
            if let Some(ended) = tasks.try_join_next() {
                ended??;
            }
            let rate = (tally.moves() - before) as f64 / start.elapsed().as_secs_f64();
            bar.set_message(self.doing(&format!("{how}, {rate:.0} moves/s")));
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn doing(&self, what: &str) -> String {
        format!("{} · {} tables · {what}", self.game.title(), self.tables)
    }
}
