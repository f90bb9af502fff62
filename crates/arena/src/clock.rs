//! The clock that players look at while they think.

use std::time::{Duration, Instant};

use bots::thinking::Patience;

/// Says yes until so many milliseconds have passed, and no when most of another step as long as the last would come after
/// that: some steps take long enough to be late.
pub fn until(millis: u64) -> Patience {
    let (begun, enough) = (Instant::now(), Duration::from_millis(millis));
    let mut last_asked = Duration::ZERO;
    Box::new(move || {
        let passed = begun.elapsed();
        let step = passed.saturating_sub(last_asked);
        last_asked = passed;
        passed + step / 2 < enough
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_out() {
        assert!(!until(0)());
        assert!(until(60_000)());
        assert!(until(u64::MAX)(), "for ever is no time at which a clock breaks");
    }
}
