//! A house is opened, people play, troubles come, and in the end everything is held against everything.

use std::error::Error;
use std::fs;
use std::io::{self, Write as _};
use std::iter;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use clap::ValueEnum;
use client::Guest;
use futures_util::future::{join_all, try_join_all};
use futures_util::{StreamExt as _, stream};
use ratskeller_core::Seed;
use tokio::time::{sleep, sleep_until, timeout};

use crate::Result;
use crate::archive::{self, Archive};
use crate::checker::ladders::Ladder;
use crate::checker::{self, Checked, Evidence, Fault, Point};
use crate::ending;
use crate::evening::{Evening, Passed};
use crate::history::History;
use crate::house::{Happened, House};
use crate::keeping::{Keeping, Services};
use crate::stage::Stage;
use crate::trouble::{Counts, Scheduled, schedule};
use crate::waits::Life;

/// How long people play before the first trouble and after the last.
const QUIET: Duration = Duration::from_secs(3);
/// How long they may take to come to an end when nothing is done to the house any more.
const ENDING: Duration = Duration::from_mins(4);
/// So many tables are looked at together in the end.
const AT_ONCE: usize = 8;
/// How often those who wait are told how it goes.
const TELL_EVERY: Duration = Duration::from_secs(10);

/// What a house keeps its tables in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Keep {
    /// A file, where there is one node
    Sqlite,
    /// PostgreSQL and NATS
    Postgres,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    pub seed: u64,
    pub keep: Keep,
    pub nodes: usize,
    pub tables: usize,
    /// How long troubles come.
    pub length: Duration,
    pub counts: Counts,
    /// Whether PostgreSQL waits until everything is on the disk, as it does where a machine may lose its power.
    pub fsync: bool,
    /// What is done behind everybody's back to what is kept when all have played: statements for PostgreSQL. Whoever checks
    /// has to notice.
    pub sabotage: Option<&'static str>,
    pub server: PathBuf,
    /// Where everything is written that shows what happened.
    pub folder: PathBuf,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Outcome {
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    pub happened: Vec<Happened>,
    pub tables: Vec<Checked>,
    pub faults: Vec<Fault>,
    /// What the sabotage found, a row in each line.
    pub sabotaged: String,
    pub lives: Vec<Life>,
}

impl Plan {
    fn seed(&self, purpose: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_be_bytes());
        Seed(seed).child(purpose)
    }

    fn histories(&self) -> PathBuf {
        self.folder.join("histories")
    }

    pub fn schedule(&self) -> Vec<Scheduled> {
        schedule(self.seed(0), self.counts, self.nodes, self.keep == Keep::Postgres, self.length)
    }

    pub async fn run(&self) -> Result<Outcome> {
        fs::create_dir_all(self.histories())?;
        let keeping = match self.keep {
            Keep::Sqlite => Keeping::File(self.folder.join("house")),
            Keep::Postgres => Keeping::Services(Services::start(self.fsync).await?),
        };
        let house = House::open(self.nodes, &self.server, keeping, &self.folder).await?;
        let stage = Arc::new(Stage::new(house.entrances()?, self.histories()));
        let arriving = (0..self.tables)
            .map(|number| Evening::arrive(Arc::clone(&stage), number, self.seed(1).child(number as u64)));
        let evenings = try_join_all(arriving).await?;
        let suffering = async {
            let suffered = self.suffer(&house, &stage).await;
            stage.close();
            suffered
        };
        let playing = timeout(self.length + ENDING, join_all(evenings.into_iter().map(Evening::pass)));
        let (passed, suffered) = tokio::join!(playing, suffering);
        let passed = passed.map_err(|_| "people do not come to an end")?;
        let sabotaged = match (house.keeping(), self.sabotage) {
            (Keeping::Services(services), Some(sabotage)) => services.sql(sabotage).await?,
            _ => String::new(),
        };
        let mut seen = look_at_the_end(&house, &stage, &passed).await;
        seen.stuck.extend(suffered);
        seen.stuck.extend(house.close().await);
        let archive = Archive::open(house.keeping()).await?;
        let outcome = Outcome { began: stage.began, happened: house.happened(), sabotaged, ..Outcome::default() };
        self.check(outcome, &archive, &passed, seen)
    }

    /// Does everything to the house that is scheduled, and waits until it has got over it; what it has not got over.
    async fn suffer(&self, house: &House, stage: &Stage) -> Vec<String> {
        let beginning = tokio::time::Instant::now();
        let troubles = self.schedule().into_iter().map(async |Scheduled { at, trouble }| {
            sleep_until(beginning + QUIET + at).await;
            tell(&format!("{:6.1} s  {trouble}", stage.beginning.elapsed().as_secs_f64()));
            house.suffer(trouble, stage.beginning).await
        });
        let telling = async {
            loop {
                sleep(TELL_EVERY).await;
                let (now, moves) = (stage.beginning.elapsed().as_secs_f64(), stage.acknowledged());
                tell(&format!("{now:6.1} s  {moves} moves acknowledged"));
            }
        };
        let all = async {
            let stuck =
                join_all(troubles).await.into_iter().filter_map(|suffered| suffered.err().map(|what| what.to_string()));
            sleep_until(beginning + QUIET + self.length + QUIET).await;
            stuck.collect()
        };
        tokio::select! {
            stuck = all => stuck,
            () = telling => Vec::new(),
        }
    }

    fn check(&self, mut outcome: Outcome, archive: &Archive, passed: &[Passed], seen: Seen) -> Result<Outcome> {
        let mut fault = |point: Point, table: &str, what: String| {
            outcome.faults.push(Fault { point, table: table.to_owned(), seen: None, what });
        };
        let mut to_check = Vec::new();
        for seen in seen.tables {
            let log = archive.log(&seen.table).unwrap_or_else(|what| {
                fault(Point::Lost, &seen.table, what);
                Vec::new()
            });
            let lines: Vec<String> = log.iter().map(|(at, entry)| format!("{at} {entry}")).collect();
            fs::write(self.folder.join(format!("{}.log", seen.table)), lines.join("\n"))?;
            to_check.push((seen, log));
        }
        for Passed { tables, trouble, .. } in passed {
            if let Some(what) = trouble {
                fault(Point::Stuck, tables.last().map_or("—", String::as_str), what.clone());
            }
        }
        seen.stuck.into_iter().for_each(|what| fault(Point::Stuck, "—", what));
        for (checked, lives) in self.check_all(to_check)? {
            outcome.faults.extend(checked.faults.iter().cloned());
            outcome.tables.push(checked);
            outcome.lives.extend(lives);
        }
        outcome.faults.extend(checker::ladders::check(&seen.ladders, &outcome.tables));
        Ok(outcome)
    }

    /// On as many threads as there are cores, each with the histories of one table at a time.
    fn check_all(&self, tables: Vec<(SeenTable, archive::Log)>) -> Result<Vec<(Checked, Vec<Life>)>> {
        let histories = History::files(&self.histories())?;
        let next = Mutex::new(tables.into_iter());
        let take = || next.lock().unwrap_or_else(PoisonError::into_inner).next();
        let check = || {
            iter::from_fn(take)
                .map(|(SeenTable { table, last, record }, log)| {
                    let histories = histories.get(&table).into_iter().flatten().map(|file| History::read(file));
                    let evidence =
                        Evidence { histories: histories.collect::<io::Result<_>>()?, table, log, last, record };
                    Ok((checker::check(&evidence), evidence.histories.iter().map(Life::of).collect()))
                })
                .collect::<Result<Vec<_>>>()
        };
        thread::scope(|scope| {
            let threads = thread::available_parallelism().map_or(1, usize::from);
            let checking: Vec<_> = (0..threads).map(|_| scope.spawn(check)).collect();
            let checked = checking.into_iter().map(|checking| checking.join().expect("the checker does not panic"));
            Ok(checked.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
        })
    }
}

/// What is shown in the end.
#[derive(Debug)]
struct Seen {
    tables: Vec<SeenTable>,
    ladders: Vec<Ladder>,
    /// What could not be seen, and why.
    stuck: Vec<String>,
}

#[derive(Debug)]
struct SeenTable {
    table: String,
    /// At each node.
    last: Vec<(usize, u64)>,
    record: Option<String>,
}

async fn look_at_the_end(house: &House, stage: &Stage, passed: &[Passed]) -> Seen {
    let tables = passed.iter().flat_map(|passed| passed.tables.iter().map(move |table| (&passed.host, table)));
    let look = async |(number, (host, table)): (usize, (&Vec<Guest>, &String))| {
        let last = ending::numbers(host, table).await?;
        let record = ending::record(&host[number % house.nodes.len()], table).await?;
        Ok::<_, Box<dyn Error + Send + Sync>>((last, record))
    };
    let looking = tables.enumerate().map(async |one| (one.1.1.clone(), look(one).await));
    let mut looking = stream::iter(looking).buffer_unordered(AT_ONCE);
    let (mut tables, mut stuck) = (Vec::new(), Vec::new());
    while let Some((table, seen)) = looking.next().await {
        let (last, record) = seen.unwrap_or_else(|what| {
            stuck.push(format!("{table} in the end: {what}"));
            Default::default()
        });
        tables.push(SeenTable { table, last, record });
    }
    let mut ladders = Vec::new();
    for game in &catalog::GAMES {
        match ending::ladders(&stage.doors, game.spec.name).await {
            Ok(shown) => ladders.extend(shown),
            Err(what) => stuck.push(format!("the ladder of {} in the end: {what}", game.spec.name)),
        }
    }
    Seen { tables, ladders, stuck }
}

/// What is going on, for those who wait.
pub fn tell(line: &str) {
    let _nobody_reads = writeln!(io::stderr(), "{line}");
}
