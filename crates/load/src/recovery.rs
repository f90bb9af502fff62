//! A server is killed while people play, and started again.

use std::path::Path;
use std::time::{Duration, Instant};

use client::HouseClient;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Result;
use crate::crowd;
use crate::game::Game;
use crate::pair::Pair;
use crate::playing::Playing as _;
use crate::server::Server;
use crate::table::LoadTable;

/// How many moves are made at each table before it is left.
const MOVES: usize = 10;
/// How many tables one pair leaves behind, one after another.
const TABLES_OF_A_PAIR: usize = 20;
/// At how many tables they are in the middle of a game when the server is killed, and how long they have played.
const BUSY: usize = 50;
const BUSY_FOR: Duration = Duration::from_millis(300);

#[derive(Debug)]
pub struct Recovery {
    pub tables: usize,
    /// From starting the server again until it says that it is ready.
    pub ready: Duration,
    /// From starting the server again until two are back at their table and a move of theirs was acknowledged.
    pub playing: Duration,
    /// How many things that happened at tables were acknowledged before the server was killed.
    pub acknowledged: u64,
    /// How many of them are gone.
    pub lost: u64,
}

/// The last that was heard of a table.
struct Trace {
    id: String,
    seq: u64,
}

impl Recovery {
    pub async fn measure(tables: usize, games: &[Game], program: &Path, data: &Path) -> Result<Self> {
        let mut server = Server::start_afresh(program, data).await?;
        let house = server.house().clone();
        let leaving = (0..tables.div_ceil(TABLES_OF_A_PAIR)).map(|number| {
            let pair = Pair::arrive(&house, games[number % games.len()], number);
            leave_behind(TABLES_OF_A_PAIR.min(tables - number * TABLES_OF_A_PAIR), pair)
        });
        let left = crowd::all(format!("Recovery · {tables} tables, a while ago"), leaving).await?;
        let beginning = (0..BUSY).map(|number| begin(&house, number));
        let busy = crowd::all("Recovery · tables, now".to_owned(), beginning).await?;

        let mut playing = JoinSet::new();
        for table in busy {
            playing.spawn(play_until_cut_off(table));
        }
        sleep(BUSY_FOR).await;
        server.kill()?;
        let cut_off = playing.join_all().await;

        let mut traces: Vec<Trace> = left.into_iter().flatten().collect();
        traces.extend(cut_off.iter().map(Trace::of));
        let start = Instant::now();
        let ready = server.start_again().await?;
        play_on(cut_off).await?;
        let playing = start.elapsed();

        let lost = lost(&house, &traces).await?;
        let acknowledged = traces.iter().map(|trace| trace.seq).sum();
        Ok(Self { tables: traces.len(), ready, playing, acknowledged, lost })
    }
}

impl Trace {
    fn of(table: &LoadTable) -> Self {
        Self { id: table.id.clone(), seq: table.seq }
    }
}

async fn leave_behind(tables: usize, pair: impl Future<Output = Result<Pair>>) -> Result<Vec<Trace>> {
    let mut pair = pair.await?;
    let mut traces = Vec::new();
    for _ in 0..tables {
        let id = pair.open().await?;
        let mut table = LoadTable::sit_down(pair, id, None).await?;
        for _ in 0..MOVES {
            if !table.is_over() {
                table.make_move().await?;
            }
        }
        traces.push(Trace::of(&table));
        pair = table.leave().await?;
    }
    Ok(traces)
}

/// Begins a game that is long enough to be cut off.
async fn begin(house: &HouseClient, number: usize) -> Result<LoadTable> {
    let pair = Pair::arrive(house, "piratz".parse()?, number).await?;
    let id = pair.open().await?;
    LoadTable::sit_down(pair, id, None).await
}

async fn play_until_cut_off(mut table: LoadTable) -> LoadTable {
    while !table.is_over() && table.make_move().await.is_ok() {}
    table
}

/// Whoever finds their game unfinished goes on with it.
async fn play_on(tables: Vec<LoadTable>) -> Result<()> {
    for table in tables {
        let mut table = table.come_back().await?;
        if !table.is_over() {
            table.make_move().await?;
            return Ok(());
        }
    }
    Err("every game was over before the server was killed".into())
}

/// How much of what was acknowledged the server has forgotten.
async fn lost(house: &HouseClient, traces: &[Trace]) -> Result<u64> {
    let guest = &house.guest("Cleo").await?;
    let looking = traces.iter().map(async |trace| Ok(trace.seq.saturating_sub(guest.table(&trace.id).await?.seq)));
    Ok(crowd::all("Recovery · looking for every table".to_owned(), looking).await?.into_iter().sum())
}
