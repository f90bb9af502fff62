//! A house is opened, people play, troubles come, and in the end everything is held against everything.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use futures_util::future::{join_all, try_join_all};
use ratskeller_core::Seed;
use tokio::time::{sleep, sleep_until, timeout};

use crate::Result;
use crate::archive::Archive;
use crate::checker::ladders::Ladder;
use crate::checker::{self, Checked, Evidence, Fault, Point};
use crate::ending;
use crate::evening::{Evening, Passed};
use crate::history::History;
use crate::house::{Happened, House};
use crate::node::Keeping;
use crate::services::Services;
use crate::stage::Stage;
use crate::trouble::{Counts, Scheduled, schedule};

/// How long people play before the first trouble and after the last.
const QUIET: Duration = Duration::from_secs(3);
/// How long they may take to come to an end when nothing is done to the house any more.
const ENDING: Duration = Duration::from_mins(4);
/// How often those who wait are told how it goes.
const TELL_EVERY: Duration = Duration::from_secs(10);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    pub seed: u64,
    pub nodes: usize,
    pub tables: usize,
    /// How long troubles come.
    pub length: Duration,
    pub counts: Counts,
    pub server: PathBuf,
    /// In a file instead of PostgreSQL, where there is one node.
    pub in_a_file: bool,
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
    pub histories: Vec<History>,
}

impl Plan {
    fn seed(&self, purpose: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_be_bytes());
        Seed(seed).child(purpose)
    }

    pub fn schedule(&self) -> Vec<Scheduled> {
        schedule(self.seed(0), self.counts, self.nodes, self.length)
    }

    pub async fn run(&self) -> Result<Outcome> {
        let histories = self.folder.join("histories");
        fs::create_dir_all(&histories)?;
        let keeping = if self.in_a_file {
            Keeping::File(self.folder.join("house"))
        } else {
            Keeping::Services(Box::new(Services::start(&self.folder).await?))
        };
        let house = House::open(self.nodes, &self.server, keeping, &self.folder).await?;
        let stage = Arc::new(Stage::new(house.entrances()?, histories.clone()));
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
        suffered?;
        let passed = passed.map_err(|_| "people do not come to an end")?;
        let seen = look_at_the_end(&house, &stage, &passed).await?;
        house.close().await?;
        let archive = Archive::open(house.keeping()).await?;
        let outcome = Outcome { began: stage.began, happened: house.happened(), ..Outcome::default() };
        self.check(outcome, &archive, &histories, &passed, seen)
    }

    /// Does everything to the house that is scheduled, and waits until it has got over it.
    async fn suffer(&self, house: &House, stage: &Stage) -> Result<()> {
        let beginning = tokio::time::Instant::now();
        let troubles = self.schedule().into_iter().map(async |Scheduled { at, trouble }| {
            sleep_until(beginning + QUIET + at).await;
            if stage.is_closing() {
                return Ok(());
            }
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
            join_all(troubles).await.into_iter().collect::<Result<()>>()?;
            stage.closing_within((beginning + QUIET + self.length).duration_since(tokio::time::Instant::now())).await;
            stage.closing_within(QUIET).await;
            Ok(())
        };
        tokio::select! {
            all = all => all,
            () = telling => Ok(()),
        }
    }

    fn check(
        &self,
        mut outcome: Outcome,
        archive: &Archive,
        histories: &Path,
        passed: &[Passed],
        seen: Seen,
    ) -> Result<Outcome> {
        let mut by_table: BTreeMap<String, Vec<History>> = BTreeMap::new();
        for file in fs::read_dir(histories)? {
            let history = History::read(&file?.path())?;
            by_table.entry(history.visitor.table.clone()).or_default().push(history);
        }
        let mut fault = |table: &str, what: String| {
            let table = table.to_owned();
            outcome.faults.push(Fault { point: Point::Acknowledged, table, seen: None, what });
        };
        let mut evidence = Vec::new();
        for SeenTable { table, last, record } in seen.tables {
            let log = archive.log(&table).unwrap_or_else(|what| {
                fault(&table, what);
                Vec::new()
            });
            let lines: Vec<String> = log.iter().map(|(at, entry)| format!("{at} {entry}")).collect();
            fs::write(self.folder.join(format!("{table}.log")), lines.join("\n"))?;
            let histories = by_table.remove(&table).unwrap_or_default();
            evidence.push(Evidence { table, log, histories, last, record });
        }
        for Passed { tables, trouble, .. } in passed {
            if let Some(what) = trouble {
                fault(tables.last().map_or("", String::as_str), what.clone());
            }
        }
        outcome.tables = check_all(&evidence);
        outcome.faults.extend(outcome.tables.iter().flat_map(|checked| checked.faults.iter().cloned()));
        outcome.faults.extend(checker::ladders::check(&seen.ladders, &outcome.tables));
        outcome.histories = evidence.into_iter().flat_map(|evidence| evidence.histories).collect();
        Ok(outcome)
    }
}

/// What is shown in the end.
#[derive(Debug)]
struct Seen {
    tables: Vec<SeenTable>,
    ladders: Vec<Ladder>,
}

#[derive(Debug)]
struct SeenTable {
    table: String,
    /// At each node.
    last: Vec<(usize, u64)>,
    record: Option<String>,
}

async fn look_at_the_end(house: &House, stage: &Stage, passed: &[Passed]) -> Result<Seen> {
    let tables = passed.iter().flat_map(|passed| passed.tables.iter().map(move |table| (&passed.host, table)));
    let looking = tables.enumerate().map(async |(number, (host, table))| {
        let last = ending::numbers(host, table).await?;
        let record = ending::record(&host[number % house.nodes.len()], table).await?;
        Ok::<_, Box<dyn Error + Send + Sync>>(SeenTable { table: table.clone(), last, record })
    });
    let tables = try_join_all(looking).await?;
    let mut ladders = Vec::new();
    for game in &catalog::GAMES {
        ladders.extend(ending::ladders(&stage.doors, game.spec.name).await?);
    }
    Ok(Seen { tables, ladders })
}

/// On as many threads as there are cores.
fn check_all(evidence: &[Evidence]) -> Vec<Checked> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let part = evidence.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let parts = evidence.chunks(part);
        let checking: Vec<_> =
            parts.map(|part| scope.spawn(move || part.iter().map(checker::check).collect::<Vec<_>>())).collect();
        checking.into_iter().flat_map(|checked| checked.join().expect("the checker does not panic")).collect()
    })
}

/// What is going on, for those who wait.
pub fn tell(line: &str) {
    let _nobody_reads = writeln!(io::stderr(), "{line}");
}
