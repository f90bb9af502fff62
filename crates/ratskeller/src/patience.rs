//! How long players think.

use std::time::{Duration, Instant};

/// Says yes until this time has passed.
pub fn until(enough: Duration) -> impl FnMut() -> bool {
    let begun = Instant::now();
    move || begun.elapsed() < enough
}
