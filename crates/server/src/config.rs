//! How the house is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The file that everything is kept in.
    pub file: PathBuf,
    /// Where people find the house, if not where it listens.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells the truth about where requests come from.
    pub trust_forwarded: bool,
    /// Whether anybody may ask for as much as they like.
    pub unlimited: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// The most connections at the same time.
    pub connections: usize,
}

impl Config {
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
