//! Other servers for games by turns, measured in the same way beside the house: with a small game, in memory.

mod bare_relay;
mod boardgame;
mod colyseus;
mod ring;
mod wire;

use std::env;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

use clap::ValueEnum;
use client::HouseClient;
use tokio::net::TcpStream;

use self::ring::{RingPlayer, RingTable};
use crate::Result;
use crate::child::{ServerChild, free_address};
use crate::crowd;
use crate::pace::Asking;
use crate::playing::{Played, Span, play};

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Peer {
    Relay,
    Colyseus,
    #[value(name = "boardgame.io")]
    BoardgameIo,
}

#[derive(Debug)]
pub struct PeerMeasured {
    pub peer: Peer,
    pub played: Played,
    /// Bytes of the server's memory after it.
    pub memory: u64,
}

impl Peer {
    pub fn title(self) -> &'static str {
        match self {
            Self::Relay => "bare relay",
            Self::Colyseus => "Colyseus",
            Self::BoardgameIo => "boardgame.io",
        }
    }

    /// Everybody plays as fast as it goes. `bench` is where the other servers are, what they say goes beside `data`.
    pub async fn measure(self, tables: usize, span: Span, bench: &Path, data: &Path) -> Result<PeerMeasured> {
        let address = free_address()?;
        let log = data.with_extension(format!("{}.log", self.title().replace(' ', "-")));
        let mut server = ServerChild::start(self.command(address, bench)?, log)?;
        server.wait_until(async || TcpStream::connect(address).await.is_ok()).await?;
        match self {
            Self::Relay => {
                let sitting = (0..tables).map(|number| bare_relay::sit_down(address, number));
                self.play(sitting, &server, span).await
            }
            Self::Colyseus => {
                let matchmaker = HouseClient::new(&format!("http://{address}"))?;
                let sitting = (0..tables).map(|_| colyseus::sit_down(address, &matchmaker));
                self.play(sitting, &server, span).await
            }
            Self::BoardgameIo => {
                let sitting = (0..tables).map(|number| boardgame::sit_down(address, number));
                self.play(sitting, &server, span).await
            }
        }
    }

    fn command(self, address: SocketAddr, bench: &Path) -> Result<Command> {
        let server = match self {
            Self::Relay => {
                let mut command = Command::new(env::current_exe()?);
                command.args(["relay", &address.to_string()]);
                return Ok(command);
            }
            Self::Colyseus => "colyseus.js",
            Self::BoardgameIo => "boardgame.js",
        };
        let mut command = Command::new("node");
        command.arg(bench.join(server)).arg(address.port().to_string()).env("NODE_ENV", "production");
        Ok(command)
    }

    async fn play<P: RingPlayer>(
        self,
        sitting: impl ExactSizeIterator<Item = impl Future<Output = Result<[P; 2]>>>,
        server: &ServerChild,
        span: Span,
    ) -> Result<PeerMeasured> {
        let doing = format!("{} · {} tables", self.title(), sitting.len());
        let players = crowd::all(format!("{doing} · connecting"), sitting).await?;
        let tables =
            players.into_iter().enumerate().map(|(number, players)| RingTable::begin(players, number)).collect();
        let doing = format!("{doing} · as fast as it goes");
        let (_still_connected, played) = play(tables, Asking::ClosedLoop, span, &[server.process()], &doing).await?;
        Ok(PeerMeasured { peer: self, played, memory: server.memory().await? })
    }
}

/// A table at the bare relay that listens there.
#[cfg(test)]
pub async fn relay_table(address: SocketAddr, number: usize) -> Result<impl crate::playing::Playing> {
    Ok(RingTable::begin(bare_relay::sit_down(address, number).await?, number))
}
