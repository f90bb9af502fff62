//! The clock that players look at while they think. Whoever runs them hands it to [`Thinking::begin`](crate::Thinking::begin);
//! nothing else here reads one.
#![expect(clippy::disallowed_methods, reason = "whoever asks for the feature wants players to think by the clock")]

use std::time::{Duration, Instant};

use crate::thinking::Patience;

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
