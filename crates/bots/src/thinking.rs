//! How long a player thinks about a decision.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// Says yes as long as there is time.
pub type Patience = Box<dyn FnMut() -> bool>;

/// Begins to measure so many milliseconds.
pub type Clock = fn(u64) -> Patience;

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
    /// What was asked for: iterations if they were, else time, else the usual.
    pub fn chosen(iterations: Option<u64>, millis: Option<u64>) -> Self {
        let by_the_clock = || millis.map_or_else(Self::default, Self::Millis);
        iterations.map_or_else(by_the_clock, Self::Iterations)
    }

    /// Begins to think. No clock is read here: where time counts, whoever asks brings one.
    pub fn begin(self, clock: impl FnOnce(u64) -> Patience) -> Patience {
        match self {
            Self::Iterations(times) => Box::new(counted(times)),
            Self::Millis(millis) => clock(millis),
        }
    }
}

/// Says yes so many times.
pub fn counted(mut times: u64) -> impl FnMut() -> bool {
    move || {
        let more = times > 0;
        times = times.saturating_sub(1);
        more
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
    fn iterations_are_counted_and_time_is_left_to_the_clock() {
        let mut go_on = Thinking::Iterations(3).begin(|_| unreachable!("nobody looks at the clock"));
        assert_eq!([go_on(), go_on(), go_on(), go_on(), go_on()], [true, true, true, false, false]);
        assert!(Thinking::Millis(250).begin(|millis| Box::new(move || millis == 250))());
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
