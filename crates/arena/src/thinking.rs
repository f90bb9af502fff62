//! How long players of the house think about a decision.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use catalog::engine::counted;
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    /// Counted, so that the same seed gives the same moves.
    Iterations(u64),
    /// By the clock.
    Millis(u64),
}

impl Default for Thinking {
    fn default() -> Self {
        Self::Millis(500)
    }
}

impl Thinking {
    /// Begins to think: says yes as long as there is time.
    pub fn begin(self) -> Box<dyn FnMut() -> bool> {
        match self {
            Self::Iterations(times) => Box::new(counted(times)),
            Self::Millis(millis) => {
                let (begun, enough) = (Instant::now(), Duration::from_millis(millis));
                Box::new(move || begun.elapsed() < enough)
            }
        }
    }
}

/// `400` for iterations, `250ms` for milliseconds.
impl FromStr for Thinking {
    type Err = std::num::ParseIntError;
    fn from_str(given: &str) -> Result<Self, Self::Err> {
        match given.strip_suffix("ms") {
            Some(millis) => millis.parse().map(Self::Millis),
            None => given.parse().map(Self::Iterations),
        }
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Iterations(times) => write!(f, "{times}"),
            Self::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterations_are_counted_and_time_runs_out() {
        let mut go_on = Thinking::Iterations(3).begin();
        assert_eq!([go_on(), go_on(), go_on(), go_on(), go_on()], [true, true, true, false, false]);
        assert!(!Thinking::Millis(0).begin()());
    }

    #[test]
    fn thinking_is_read_as_it_is_written() {
        for thinking in [Thinking::Iterations(400), Thinking::Millis(250)] {
            assert_eq!(thinking.to_string().parse(), Ok(thinking));
        }
        for bad in ["", "ms", "-1", "1s", "1.5ms"] {
            assert!(bad.parse::<Thinking>().is_err(), "{bad}");
        }
    }
}
