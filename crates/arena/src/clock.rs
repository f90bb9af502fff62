//! The clock that players look at while they think.

use std::time::{Duration, Instant};

use bots::thinking::Patience;

/// Says yes until so many milliseconds have passed.
pub fn until(millis: u64) -> Patience {
    let (begun, enough) = (Instant::now(), Duration::from_millis(millis));
    Box::new(move || begun.elapsed() < enough)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_out() {
        assert!(!until(0)());
        assert!(until(60_000)());
    }
}
