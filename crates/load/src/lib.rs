//! The load generator behind `make bench-server` and `make bench-cluster`. It is a library so that the house's own tests can try it on the real program.
//!
//! It starts servers as children of its own, seats random players at many tables over real sockets and writes down what
//! came of it. It shares the machine with the server, so whatever it does for a message is as little as possible.
#![expect(clippy::disallowed_methods, reason = "it measures time and writes a page")]

mod arguments;
mod attack;
mod chance;
mod child;
mod cluster;
mod crowd;
mod disk;
mod game;
mod glance;
mod measurement;
mod old_house;
mod pace;
mod pair;
mod peers;
mod placements;
mod playing;
mod process;
mod progress;
mod recovery;
mod relay;
mod report;
mod server;
mod table;
mod tally;

use std::env;
use std::error::Error;
use std::io;
use std::path::PathBuf;

use tokio::runtime::{self, Runtime};

pub use arguments::Arguments;
pub use cluster::Cluster;
pub use report::Report;

/// Whatever ends a measurement early is told to the person who started it.
pub type Result<T, E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

fn program_beside_this(name: &str) -> io::Result<PathBuf> {
    Ok(env::current_exe()?.with_file_name(name))
}

fn runtime(threads: usize) -> io::Result<Runtime> {
    let mut builder = match threads {
        0 | 1 => runtime::Builder::new_current_thread(),
        _ => runtime::Builder::new_multi_thread(),
    };
    builder.worker_threads(threads.max(1)).enable_all().build()
}
