//! Clears away what has had its time, a little at a time, so that nobody has to wait for it.

use std::sync::{Arc, Weak};
use std::time::Duration;

use store::Phase;
use tokio::task::JoinSet;

use crate::config::Keeping;
use crate::house::House;

/// How often it is looked whether something has had its time.
const ROUND: Duration = Duration::from_mins(10);

/// So much is cleared away at once.
const ARMFUL: usize = 200;

/// Looks after the house as long as it is open.
pub async fn look_after(house: Weak<House>, keeping: Keeping) {
    let mut rounds = tokio::time::interval(ROUND);
    loop {
        rounds.tick().await;
        let Some(house) = house.upgrade() else { return };
        if let Err(error) = clear_away(&house, keeping).await {
            tracing::error!(%error, "what has had its time cannot be cleared away");
        }
    }
}

/// Clears away everything that has had its time.
pub async fn clear_away(house: &Arc<House>, keeping: Keeping) -> Result<Cleared, store::Error> {
    let mut cleared = Cleared::default();
    let phases = [
        (Phase::Waiting, keeping.waiting),
        (Phase::Revealing, keeping.waiting),
        (Phase::Playing, keeping.playing),
        (Phase::Over, keeping.finished),
    ];
    for (phase, kept) in phases {
        cleared.tables += match kept {
            Some(kept) => clear_tables(house, phase, before(house, kept)).await?,
            None => 0,
        };
    }
    if let Some(kept) = keeping.finished {
        while house.store.forget_results(before(house, kept), ARMFUL).await? == ARMFUL {}
    }
    if let Some(kept) = keeping.guests {
        loop {
            let gone = house.store.unseen_since(before(house, kept), ARMFUL).await?;
            for guest in &gone {
                house.store.forget(*guest).await?.into_iter().for_each(|gone| house.sockets.close(gone));
            }
            cleared.guests += gone.len();
            if gone.len() < ARMFUL {
                break;
            }
        }
    }
    if cleared != Cleared::default() {
        let Cleared { tables, guests } = cleared;
        tracing::info!(tables, guests, "cleared away");
    }
    Ok(cleared)
}

/// How much was cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cleared {
    pub tables: usize,
    pub guests: usize,
}

/// What has not changed since then has been kept for so long.
fn before(house: &House, kept: Duration) -> u64 {
    house.time.now().saturating_sub(kept.as_millis() as u64)
}

async fn clear_tables(house: &Arc<House>, phase: Phase, then: u64) -> Result<usize, store::Error> {
    let mut cleared = 0;
    loop {
        let old = house.store.unchanged_since(phase, then, ARMFUL).await?;
        // Of a game that goes on lists may be older than the game; of all others they say what is true.
        let (ask, sure): (Vec<_>, Vec<_>) =
            old.iter().partition(|room| phase == Phase::Playing || house.is_awake(**room));
        let mut gone = sure.len();
        house.store.remove(sure).await?;
        let mut asked = JoinSet::new();
        for room in ask {
            let house = Arc::clone(house);
            asked.spawn(async move { house.expire(room, then).await });
        }
        while let Some(expired) = asked.join_next().await {
            gone += usize::from(expired.unwrap_or(false));
        }
        cleared += gone;
        if gone == 0 || old.len() < ARMFUL {
            return Ok(cleared);
        }
    }
}
