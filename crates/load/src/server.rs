//! The house that is measured, as a child of this process.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, io, str};

use client::HouseClient;

use crate::Result;
use crate::child::{ServerChild, free_address};
use crate::process::Process;

#[derive(Debug)]
pub struct Server {
    program: PathBuf,
    kept: Kept,
    address: SocketAddr,
    house: HouseClient,
    child: ServerChild,
    limits: Limits,
}

/// What a house is kept in.
#[derive(Clone, Debug)]
pub enum Kept {
    Folder(PathBuf),
    /// In a PostgreSQL, together with other nodes; what this one says goes into a file.
    Together {
        store: String,
        nats: String,
        log: PathBuf,
    },
}

/// Whether anybody may ask for as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    None,
    AsUsual,
}

/// How often the server has made something durable, and how much.
#[derive(Clone, Copy, Debug)]
pub struct Commits {
    pub commits: f64,
    pub entries: f64,
}

impl Server {
    /// Starts a server with nothing in its data directory.
    pub async fn start_afresh(program: &Path, data: &Path) -> Result<Self> {
        match fs::remove_dir_all(data) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => fs::create_dir_all(data)?,
        }
        Self::start(program, Kept::Folder(data.to_owned())).await
    }

    /// Starts a server over whatever is there.
    pub async fn start(program: &Path, kept: Kept) -> Result<Self> {
        let address = free_address()?;
        let house = HouseClient::new(&format!("http://{address}"))?;
        let limits = Limits::None;
        let child = spawn(program, &kept, address, limits)?;
        let mut server = Self { program: program.to_owned(), kept, address, house, child, limits };
        server.wait_until_ready().await?;
        Ok(server)
    }

    /// From its next start on it has the limits of any house.
    pub fn limit(&mut self) {
        self.limits = Limits::AsUsual;
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn house(&self) -> &HouseClient {
        &self.house
    }

    /// Ends it without warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()
    }

    /// Starts it again on the same data; how long it takes until it says that it is ready.
    pub async fn start_again(&mut self) -> Result<Duration> {
        let start = Instant::now();
        self.child = spawn(&self.program, &self.kept, self.address, self.limits)?;
        self.wait_until_ready().await?;
        Ok(start.elapsed())
    }

    async fn wait_until_ready(&mut self) -> Result<()> {
        let house = &self.house;
        let ready = async || house.get("/readyz").await.is_ok_and(|reply| reply.status().is_success());
        self.child.wait_until(ready).await
    }

    pub fn process(&self) -> Process {
        self.child.process()
    }

    /// Bytes of memory, once it has come to rest.
    pub async fn memory(&self) -> Result<u64> {
        self.child.memory().await
    }

    /// None if the server does not tell.
    pub async fn commits(&self) -> Option<Commits> {
        let reply = self.house.get("/metrics").await.ok()?;
        Commits::read(str::from_utf8(reply.body()).ok()?)
    }
}

impl Commits {
    /// Reads the text format of Prometheus.
    fn read(metrics: &str) -> Option<Self> {
        Some(Self {
            commits: counter(metrics, "ratskeller_commits_total")?,
            entries: counter(metrics, "ratskeller_entries_total")?,
        })
    }

    pub fn entries_a_commit(self, since: Self) -> f64 {
        (self.entries - since.entries) / (self.commits - since.commits)
    }
}

fn counter(metrics: &str, name: &str) -> Option<f64> {
    metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok())
}

fn spawn(program: &Path, kept: &Kept, address: SocketAddr, limits: Limits) -> Result<ServerChild> {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", &address.to_string()]);
    let log = match kept {
        Kept::Folder(data) => {
            command.arg("--data").arg(data);
            data.with_extension("log")
        }
        Kept::Together { store, nats, log } => {
            command.args(["--store", store, "--nats", nats]);
            log.clone()
        }
    };
    command.args((limits == Limits::None).then_some("--no-limits"));
    ServerChild::start(command, log)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_are_found_among_the_metrics() {
        let metrics = "# TYPE ratskeller_commits_total counter\nratskeller_commits_total 20\n\
                       # TYPE ratskeller_entries_total counter\nratskeller_entries_total 500\n";
        let before = Commits { commits: 10.0, entries: 100.0 };
        assert_eq!(Commits::read(metrics).unwrap().entries_a_commit(before).to_string(), "40");
        assert!(Commits::read("ratskeller_commits_total_of_others 20\n").is_none());
    }
}
