//! What every node shows in the end, when nothing is done to the house any more.

use client::{Guest, HouseClient};
use serde_json::Value;
use tokio::time::{Duration, Instant, sleep, timeout};

use crate::Result;
use crate::checker::ladders::Ladder;

/// How long the nodes may take to agree.
const AGREEING: Duration = Duration::from_secs(15);
const PAUSE: Duration = Duration::from_millis(250);
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks again and again until all nodes say the same twice, or it takes too long.
async fn agreed<T: PartialEq>(
    mut ask: impl AsyncFnMut() -> Result<Vec<T>>,
    same: impl Fn(&T, &T) -> bool,
) -> Result<Vec<T>> {
    let start = Instant::now();
    let mut before = ask().await?;
    loop {
        sleep(PAUSE).await;
        let now = ask().await?;
        let agree = now == before && now.windows(2).all(|pair| same(&pair[0], &pair[1]));
        if agree || start.elapsed() > AGREEING {
            return Ok(now);
        }
        before = now;
    }
}

/// With which number each node shows a table to its host.
pub async fn numbers(host: &[Guest], table: &str) -> Result<Vec<(usize, u64)>> {
    let ask = async || {
        let mut shown = Vec::new();
        for (node, guest) in host.iter().enumerate() {
            let info = timeout(PATIENCE, guest.table(table)).await.map_err(|_| "a node does not answer")??;
            shown.push((node, info.seq));
        }
        Ok(shown)
    };
    agreed(ask, |one, other| one.1 == other.1).await
}

/// The record of a game, if it is over.
pub async fn record(guest: &Guest, table: &str) -> Result<Option<String>> {
    let path = format!("/api/tables/{table}/record");
    let reply = timeout(PATIENCE, guest.get(&path)).await.map_err(|_| "a node does not answer")??;
    if reply.status().as_u16() == 409 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8(reply.body().to_vec())?))
}

/// The ladders of a game at all nodes.
pub async fn ladders(doors: &[HouseClient], game: &str) -> Result<Vec<Ladder>> {
    let ask = async || {
        let mut shown = Vec::new();
        for (node, door) in doors.iter().enumerate() {
            shown.push(Ladder { node, game: game.to_owned(), lines: lines(door, game).await? });
        }
        Ok(shown)
    };
    agreed(ask, |one, other| one.lines == other.lines).await
}

async fn lines(door: &HouseClient, game: &str) -> Result<Vec<Value>> {
    let mut lines = Vec::new();
    loop {
        let page = lines.len() / 50;
        let reply = timeout(PATIENCE, door.get(&format!("/api/ladder/{game}?page={page}"))).await;
        let shown: Value = serde_json::from_slice(reply.map_err(|_| "a node does not answer")??.body())?;
        lines.extend(shown["lines"].as_array().cloned().unwrap_or_default());
        if shown["pages"].as_u64().unwrap_or_default() <= page as u64 + 1 {
            return Ok(lines);
        }
    }
}
