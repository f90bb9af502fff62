//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// In milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// When it will be this late.
pub fn instant(at: u64) -> Instant {
    Instant::now() + Duration::from_millis(at.saturating_sub(now()))
}
