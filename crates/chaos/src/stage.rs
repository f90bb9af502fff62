//! What everybody who plays has in common: the doors of all nodes, one clock, and when it is time to go.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use client::HouseClient;
use tokio::sync::watch;

#[derive(Debug)]
pub struct Stage {
    /// Every node, as people reach it.
    pub doors: Vec<HouseClient>,
    /// Where histories are written.
    pub histories: PathBuf,
    pub beginning: Instant,
    /// The same moment in milliseconds since 1970.
    pub began: u64,
    closing: watch::Sender<bool>,
    acknowledged: AtomicU64,
}

impl Stage {
    pub fn new(doors: Vec<HouseClient>, histories: PathBuf) -> Self {
        let closing = watch::Sender::new(false);
        let began = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        Self { doors, histories, beginning: Instant::now(), began, closing, acknowledged: AtomicU64::new(0) }
    }

    /// Asks everybody to finish and go.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until it is time to go, but no longer than this.
    pub async fn closing_within(&self, longest: Duration) {
        let mut closing = self.closing.subscribe();
        let _either = tokio::time::timeout(longest, closing.wait_for(|closing| *closing)).await;
    }

    pub fn note_acknowledged(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    /// How many moves of people were acknowledged so far.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }
}
