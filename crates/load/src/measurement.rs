//! One game at so many tables: memory, then moves as fast as they go, then moves that become due at parts of that rate.

use std::path::Path;

use crate::Result;
use crate::crowd;
use crate::game::Game;
use crate::pace::Asking;
use crate::pair::Pair;
use crate::playing::{Played, Span, play};
use crate::server::Server;
use crate::table::LoadTable;

#[derive(Debug)]
pub struct Measurement {
    pub game: Game,
    pub tables: usize,
    pub span: Span,
    /// Percent of the rate reached as fast as it goes, at which moves become due afterwards.
    pub open_loop: Vec<u32>,
}

#[derive(Debug)]
pub struct Measured {
    pub game: Game,
    pub tables: usize,
    pub memory: Memory,
    pub closed_loop: Played,
    /// How many entries of the log shared an fsync meanwhile, if the server tells.
    pub entries_a_commit: Option<f64>,
    pub open_loop: Vec<OpenLoop>,
}

/// What came of moves that became due at a fixed rate.
#[derive(Debug)]
pub struct OpenLoop {
    pub percent: u32,
    pub rate: f64,
    pub played: Played,
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
    /// All of it, after playing as fast as it goes.
    pub whole: u64,
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

        let commits = server.commits().await;
        let doing = self.doing("as fast as it goes");
        let servers = [server.process()];
        let (mut tables, closed_loop) = play(tables, Asking::ClosedLoop, self.span, &servers, &doing).await?;
        let entries_a_commit = server.commits().await.zip(commits).map(|(now, then)| now.entries_a_commit(then));
        let in_play = server.memory().await?;

        let mut open_loop = Vec::new();
        for &percent in &self.open_loop {
            let rate = closed_loop.moves_a_second * f64::from(percent) / 100.0;
            let doing = self.doing(&format!("at {percent} % of it"));
            let played;
            (tables, played) = play(tables, Asking::OpenLoop { rate }, self.span, &servers, &doing).await?;
            open_loop.push(OpenLoop { percent, rate, played });
        }
        let share = |after: u64, before: u64, number: usize| (after as f64 - before as f64) / number as f64;
        let memory = Memory {
            idle_table: share(with_tables, with_guests, self.tables),
            idle_connection: share(with_connections, with_tables, 2 * self.tables),
            table_in_play: share(in_play, with_guests, self.tables),
            whole: in_play,
        };
        Ok(Measured { game: self.game, tables: self.tables, memory, closed_loop, entries_a_commit, open_loop })
    }

    fn doing(&self, what: &str) -> String {
        format!("{} · {} tables · {what}", self.game.title(), self.tables)
    }
}
