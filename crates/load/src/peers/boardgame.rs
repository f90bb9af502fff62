//! boardgame.io: `["update", …]` over socket.io, which is text over engine.io.

use std::net::SocketAddr;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;

use super::ring::{Ring, RingPlayer};
use super::wire::Wire;
use crate::Result;

/// engine.io's packets `open`, `ping` and `pong`; socket.io's `connect` and `event`, in the namespace of the game.
const OPEN: &str = "0";
const PING: &str = "2";
const PONG: &str = "3";
const CONNECT: &str = "40/ring,";
const EVENT: &str = "42/ring,";

#[derive(Debug)]
pub struct BoardgamePlayer {
    wire: Wire,
    game: String,
    seat: String,
}

/// How a match stands, as far as the ring is concerned.
#[derive(Deserialize)]
struct State {
    #[serde(rename = "G")]
    game: Rats,
    ctx: Context,
    #[serde(rename = "_stateID")]
    moves: u64,
}

#[derive(Deserialize)]
struct Rats {
    rats: [u8; 2],
}

#[derive(Deserialize)]
struct Context {
    #[serde(rename = "currentPlayer")]
    current_player: String,
}

/// The match that does not exist is created for the first who asks for it.
pub async fn sit_down(address: SocketAddr, number: usize) -> Result<[BoardgamePlayer; 2]> {
    Ok([BoardgamePlayer::open(address, number, 0).await?, BoardgamePlayer::open(address, number, 1).await?])
}

impl BoardgamePlayer {
    async fn open(address: SocketAddr, number: usize, seat: usize) -> Result<Self> {
        let wire = Wire::open(address, "/socket.io/?EIO=4&transport=websocket").await?;
        let mut player = Self { wire, game: number.to_string(), seat: seat.to_string() };
        player.wait_for(OPEN).await?;
        player.wire.send(CONNECT).await?;
        player.wait_for(CONNECT).await?;
        player.emit(&json!(["sync", player.game, player.seat, null, 2])).await?;
        player.wait_for(r#"42/ring,["sync""#).await?;
        Ok(player)
    }

    async fn emit(&mut self, event: &serde_json::Value) -> Result<()> {
        self.wire.send(format!("{EVENT}{event}")).await
    }

    /// The next packet that begins so.
    async fn wait_for(&mut self, start: &str) -> Result<String> {
        loop {
            let packet = self.wire.next().await?;
            let packet = packet.to_text()?;
            if packet == PING {
                self.wire.send(PONG).await?;
            } else if let Some(rest) = packet.strip_prefix(start) {
                return Ok(rest.to_owned());
            }
        }
    }
}

impl RingPlayer for BoardgamePlayer {
    async fn run(&mut self, ring: &Ring, step: u8) -> Result<()> {
        let seat = &self.seat;
        let payload = json!({"type": "step", "args": [step], "playerID": seat, "credentials": null});
        let action = json!({"type": "MAKE_MOVE", "payload": payload});
        self.emit(&json!(["update", action, ring.moves, self.game, seat])).await
    }

    async fn hear(&mut self) -> Result<Ring> {
        let arguments = self.wait_for(r#"42/ring,["update","#).await?;
        let (_match, state, _log): (IgnoredAny, State, IgnoredAny) = serde_json::from_str(&format!("[{arguments}"))?;
        let to_move = state.ctx.current_player.parse()?;
        Ok(Ring { rats: state.game.rats, to_move, moves: state.moves })
    }
}
