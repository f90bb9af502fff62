//! How much is tried.

/// So many cases, times the number in `LAWS` if it is set: `make laws` tries many times as many as `make test`.
#[expect(clippy::disallowed_methods, reason = "whoever runs the tests says how long; the games are the same")]
pub fn cases(number: u32) -> u32 {
    let times = std::env::var("LAWS").map_or(1, |times| times.parse().expect("LAWS is a number"));
    number * times
}
