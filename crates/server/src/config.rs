//! How the house is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use lessons::Library;
use store::Address;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// What everything is kept in.
    pub kept_in: KeptIn,
    /// Where people find the house, if not where it listens.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells the truth about where requests come from.
    pub trust_forwarded: bool,
    /// Whether anybody may ask for as much as they like.
    pub unlimited: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How often a king who looks back on a game thinks of each decision; none: as usual for the game.
    pub review_iterations: Option<u64>,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// The most connections at the same time.
    pub connections: usize,
    /// What can be learned here.
    pub lessons: Library,
    pub timeouts: Timeouts,
    pub keeping: Keeping,
}

/// What a house is kept in.
#[derive(Clone, Debug)]
pub enum KeptIn {
    /// A file, by this program alone.
    File(PathBuf),
    /// A PostgreSQL, by any number of programs, which may tell each other of news by a NATS.
    Database { address: Box<Address>, nats: Option<String> },
}

/// How long the house keeps what nobody comes back to; none: for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Tables at which no game has begun.
    pub waiting: Option<Duration>,
    /// Games that are not over.
    pub playing: Option<Duration>,
    /// Games that are over, and how rated ones ended once that has been counted.
    pub finished: Option<Duration>,
    pub guests: Option<Duration>,
}

impl Default for Keeping {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_hours(24 * days));
        Self { waiting: days(1), playing: days(90), finished: days(730), guests: days(730) }
    }
}

/// How long the house waits for somebody slow.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// Until a connection has said what it wants, which is in the headers of a request.
    pub headers: Duration,
    /// Until a request is answered, and its body read before that.
    pub answer: Duration,
    /// Until whoever is told something takes it: an answer, or a message of a socket.
    pub message: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let usual = Duration::from_secs(10);
        Self { headers: usual, answer: usual, message: usual }
    }
}

/// One address has this part of all connections, …
const PART_OF_AN_ADDRESS: usize = 20;
/// … or as many as a family needs.
const LEAST_OF_AN_ADDRESS: usize = 32;

impl Config {
    /// The most connections of one address at the same time.
    pub fn connections_of_an_address(&self) -> usize {
        (self.connections / PART_OF_AN_ADDRESS).max(LEAST_OF_AN_ADDRESS).min(self.connections)
    }

    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
