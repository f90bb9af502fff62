//! The bare relay ([`crate::relay`]): both players say how the table stands, and it goes to both.

use std::net::SocketAddr;

use super::ring::{Ring, RingPlayer};
use super::wire::Wire;
use crate::Result;

#[derive(Debug)]
pub struct RelayPlayer(Wire);

pub async fn sit_down(address: SocketAddr, number: usize) -> Result<[RelayPlayer; 2]> {
    let path = format!("/rooms/{number}");
    Ok([RelayPlayer(Wire::open(address, &path).await?), RelayPlayer(Wire::open(address, &path).await?)])
}

impl RingPlayer for RelayPlayer {
    async fn run(&mut self, ring: &Ring, step: u8) -> Result<()> {
        self.0.send(serde_json::to_string(&ring.after(step))?).await
    }

    async fn hear(&mut self) -> Result<Ring> {
        Ok(serde_json::from_str(self.0.next().await?.to_text()?)?)
    }
}
