//! Colyseus: a seat is reserved over HTTP, then binary messages: `MessagePack` to the server, changes of a schema from it.

use std::net::SocketAddr;

use client::{HouseClient, Method};
use serde::Deserialize;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::ring::{Ring, RingPlayer};
use super::wire::Wire;
use crate::Result;

const JOIN_ROOM: u8 = 10;
const ERROR: u8 = 11;
const ROOM_DATA: u8 = 13;
const ROOM_STATE: u8 = 14;
const ROOM_STATE_PATCH: u8 = 15;

/// "step" as `MessagePack` has it.
const STEP: [u8; 5] = [0xa4, b's', b't', b'e', b'p'];

/// A field that is set comes as its number with this bit, and then its value.
const SET: u8 = 0x80;

#[derive(Debug)]
pub struct ColyseusPlayer {
    wire: Wire,
    ring: Ring,
}

#[derive(Deserialize)]
struct Seat {
    #[serde(rename = "sessionId")]
    session: String,
    #[serde(rename = "roomId")]
    room: String,
    #[serde(rename = "processId")]
    process: String,
}

pub async fn sit_down(address: SocketAddr, server: &HouseClient) -> Result<[ColyseusPlayer; 2]> {
    let first = reserve(server, "create/ring").await?;
    let second = reserve(server, &format!("joinById/{}", first.room)).await?;
    // Whoever joins first begins.
    Ok([ColyseusPlayer::open(address, &first).await?, ColyseusPlayer::open(address, &second).await?])
}

async fn reserve(server: &HouseClient, how: &str) -> Result<Seat> {
    Ok(server.ask(Method::POST, &format!("/matchmake/{how}"), &json!({})).await?)
}

impl ColyseusPlayer {
    async fn open(address: SocketAddr, Seat { session, room, process }: &Seat) -> Result<Self> {
        let wire = Wire::open(address, &format!("/{process}/{room}?sessionId={session}")).await?;
        let mut player = Self { wire, ring: Ring::START };
        player.wait_for(JOIN_ROOM).await?;
        player.wire.send(vec![JOIN_ROOM]).await?;
        let whole = player.wait_for(ROOM_STATE).await?;
        player.ring.update(&whole)?;
        Ok(player)
    }

    /// What the next message of that kind says.
    async fn wait_for(&mut self, kind: u8) -> Result<Vec<u8>> {
        loop {
            if let Message::Binary(message) = self.wire.next().await? {
                match message.split_first() {
                    Some((&ERROR, why)) => return Err(String::from_utf8_lossy(why).into()),
                    Some((&told, rest)) if told == kind => return Ok(rest.to_vec()),
                    _ => {}
                }
            }
        }
    }
}

impl Ring {
    /// Takes in fields that have changed, in the order of `bench/colyseus.js`.
    fn update(&mut self, mut changes: &[u8]) -> Result<()> {
        while let [field, rest @ ..] = changes {
            let (field, size) = (field ^ SET, if *field == SET | 3 { 4 } else { 1 });
            let (value, rest) = rest.split_at_checked(size).ok_or("a change is cut short")?;
            match field {
                0 | 1 => self.rats[usize::from(field)] = value[0],
                2 => self.to_move = value[0].into(),
                3 => self.moves = u32::from_le_bytes(value.try_into()?).into(),
                _ => return Err("a change of nothing that is known".into()),
            }
            changes = rest;
        }
        Ok(())
    }
}

impl RingPlayer for ColyseusPlayer {
    async fn run(&mut self, _: &Ring, step: u8) -> Result<()> {
        let message: Vec<u8> = [ROOM_DATA].into_iter().chain(STEP).chain([step]).collect();
        self.wire.send(message).await
    }

    async fn hear(&mut self) -> Result<Ring> {
        let changes = self.wait_for(ROOM_STATE_PATCH).await?;
        self.ring.update(&changes)?;
        Ok(self.ring)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_taken_in() {
        let mut ring = Ring::START;
        ring.update(&[128, 2, 130, 1, 131, 1, 1, 0, 0]).unwrap();
        assert_eq!(ring, Ring { rats: [2, 6], to_move: 1, moves: 257 });
        assert!(ring.update(&[131, 1]).is_err());
        assert!(ring.update(&[135, 1]).is_err());
    }
}
