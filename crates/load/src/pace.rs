//! How fast a table plays.

use std::time::Duration;

use tokio::time::{Instant, sleep_until};

/// A table that has fallen behind further than this does not try to catch up.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Clone, Debug)]
pub enum Pace {
    AsFastAsItGoes,
    /// The next move is due then, and from there on one after every interval, however long the answers take.
    Steady {
        due: Instant,
        interval: Duration,
    },
}

impl Pace {
    /// So that all `tables` together make `rate` moves a second, evenly spread; `number` is this table's.
    pub fn steady(rate: u32, tables: usize, number: usize) -> Self {
        let interval = Duration::from_secs(1) * tables as u32 / rate;
        Self::Steady { due: Instant::now() + interval * number as u32 / tables as u32, interval }
    }

    /// Waits until the next move is due.
    pub async fn wait(&mut self) {
        if let Self::Steady { due, interval } = self {
            let now = Instant::now();
            if *due > now {
                sleep_until(*due).await;
            } else if now.duration_since(*due) > PATIENCE {
                *due = now;
            }
            *due += *interval;
        }
    }
}
