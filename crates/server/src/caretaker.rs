//! Clears away what has had its time, a little at a time, so that nobody has to wait for it.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use store::{Due, GuestId, ListCursor, Phase};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use crate::api::NOTED_EVERY;
use crate::config::Keeping;
use crate::house::House;

/// How often it is looked whether something has had its time.
const ROUND: Duration = Duration::from_mins(10);

/// So much is cleared away at once.
const ARMFUL: usize = 50;

/// If nothing was written for so long, it may be the machine's clock that is wrong …
const FAR_AHEAD: Duration = Duration::from_hours(30 * 24);
/// … so that whoever runs the house has so much time to notice.
const DOUBT: Duration = Duration::from_hours(24);

/// How long nothing is cleared away in a house that was opened at this time: what a wrong clock says is old would be gone.
pub fn doubt(now: u64, last_written: Option<u64>) -> Duration {
    let is_far_ahead = last_written.is_some_and(|last| now.saturating_sub(last) > FAR_AHEAD.as_millis() as u64);
    if is_far_ahead { DOUBT } else { Duration::ZERO }
}

/// Looks after the house as long as it is open, when nobody doubts any more what time it is.
pub async fn look_after(house: Weak<House>, keeping: Keeping, doubt: Duration) {
    if !doubt.is_zero() {
        tracing::error!(
            "the clock is more than 30 days ahead of what was written last: if it is wrong, set it and open the house again; \
             nothing is cleared away for a day, unless by “ratskeller admin prune”"
        );
    }
    let mut rounds = tokio::time::interval_at(tokio::time::Instant::now() + doubt, ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        let Some(house) = house.upgrade() else { return };
        if !is_whose_turn_it_is(&house).await {
            continue;
        }
        if let Err(error) = clear_away(&house, keeping).await {
            tracing::error!(%error, "what has had its time cannot be cleared away");
        }
    }
}

/// Of several nodes only the one that has been there longest clears away. If two believe that it is their turn, they do the
/// same, and no harm.
async fn is_whose_turn_it_is(house: &House) -> bool {
    let Some((cluster, node)) = house.store.cluster().zip(house.node()) else { return true };
    let nodes = cluster.nodes().await.unwrap_or_default();
    nodes.iter().find(|node| !node.draining).is_some_and(|first| first.id == node.id)
}

/// Clears away everything that has had its time. What cannot go does not keep the rest.
pub async fn clear_away(house: &Arc<House>, keeping: Keeping) -> Result<Cleared, store::Error> {
    let mut tables = Ok::<_, store::Error>(0);
    let phases = [
        (Phase::Waiting, keeping.waiting),
        (Phase::Revealing, keeping.waiting),
        (Phase::Playing, keeping.playing),
        (Phase::Over, keeping.finished),
    ];
    for (phase, kept) in phases {
        if let Some(kept) = kept {
            let cleared = clear_tables(house, Due { phase, unchanged_since: before(house, kept) }).await;
            tables = tables.and_then(|tables| Ok(tables + cleared?));
        }
    }
    let results = match keeping.finished {
        Some(kept) => clear_results(house, before(house, kept)).await,
        None => Ok(()),
    };
    let guests = match keeping.guests {
        // They may have been here later than was noted.
        Some(kept) => clear_guests(house, before(house, kept + NOTED_EVERY)).await,
        None => Ok(0),
    };
    let cleared = Cleared { tables: tables?, guests: guests? };
    results?;
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

/// Others have as much of the writer's time as was used.
async fn rest(since: Instant) {
    tokio::time::sleep(since.elapsed()).await;
}

/// How many of these, all tried at the same time, are gone.
async fn how_many(tried: impl Iterator<Item = impl Future<Output = bool> + Send + 'static>) -> usize {
    let gone = tried.collect::<JoinSet<_>>().join_all().await;
    gone.into_iter().filter(|gone| *gone).count()
}

async fn clear_tables(house: &Arc<House>, due: Due) -> Result<usize, store::Error> {
    let (mut cleared, mut behind) = (0, None);
    loop {
        let begun = Instant::now();
        let old = house.store.past(due, behind, ARMFUL).await?;
        cleared += how_many(old.iter().map(|place| clear_table(Arc::clone(house), *place, due))).await;
        behind = old.get(ARMFUL - 1).copied();
        if behind.is_none() {
            return Ok(cleared);
        }
        rest(begun).await;
    }
}

/// Whether a table that has had its time is gone.
async fn clear_table(house: Arc<House>, ListCursor { room, .. }: ListCursor, due: Due) -> bool {
    // Of a game that goes on lists may be older than the game; of all others they say what is true.
    if due.phase == Phase::Playing || house.is_awake(room) {
        return house.expire(room, due.unchanged_since).await;
    }
    house.store.expire(room, due).await.unwrap_or_else(|error| {
        tracing::error!(table = %room, %error, "a table cannot be cleared away");
        false
    })
}

async fn clear_results(house: &House, then: u64) -> Result<(), store::Error> {
    loop {
        let begun = Instant::now();
        if house.store.forget_results(then, ARMFUL).await? < ARMFUL {
            return Ok(());
        }
        rest(begun).await;
    }
}

async fn clear_guests(house: &Arc<House>, then: u64) -> Result<usize, store::Error> {
    let mut cleared = 0;
    loop {
        let begun = Instant::now();
        let old = house.store.unseen_since(then, ARMFUL).await?;
        let gone = how_many(old.iter().map(|guest| clear_guest(Arc::clone(house), *guest, then))).await;
        cleared += gone;
        if gone == 0 || old.len() < ARMFUL {
            return Ok(cleared);
        }
        rest(begun).await;
    }
}

/// Whether a guest who has not come back is forgotten.
async fn clear_guest(house: Arc<House>, guest: GuestId, then: u64) -> bool {
    match house.forget_unseen(guest, then).await {
        Ok(gone) => !gone.is_empty(),
        Err(error) => {
            tracing::error!(%guest, %error, "a guest cannot be forgotten");
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_cleared_away_for_a_while_when_the_clock_is_far_ahead_of_what_was_written_last() {
        let day = DOUBT.as_millis() as u64;
        let now = 20_000 * day;
        assert_eq!(doubt(now, None), Duration::ZERO, "a new house");
        assert_eq!(doubt(now, Some(now - 20 * day)), Duration::ZERO);
        assert_eq!(doubt(now, Some(now - 40 * day)), DOUBT);
    }
}
