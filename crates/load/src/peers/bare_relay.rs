//! The bare relay ([`crate::relay`]): both players say how the table stands, and it goes to both.

use std::net::SocketAddr;

use super::ring::{Line, Ring};
use super::wire::Wire;
use crate::Result;

#[derive(Debug)]
pub struct RelayLine(Wire);

pub async fn sit_down(address: SocketAddr, number: usize) -> Result<[RelayLine; 2]> {
    let path = format!("/rooms/{number}");
    Ok([RelayLine(Wire::open(address, &path).await?), RelayLine(Wire::open(address, &path).await?)])
}

impl Line for RelayLine {
    async fn run(&mut self, ring: &Ring, step: u8) -> Result<()> {
        self.0.send(serde_json::to_string(&ring.after(step))?).await
    }

    async fn hear(&mut self) -> Result<Ring> {
        Ok(serde_json::from_str(self.0.next().await?.to_text()?)?)
    }
}
