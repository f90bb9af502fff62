//! The server that is measured, as a child of this process.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{io, str};

use client::HouseClient;
use tokio::time::sleep;

use crate::Result;
use crate::process::Process;

/// How long a server may take until it can be used.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long memory is given to come to rest before it is read.
const REST: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub struct Server {
    program: PathBuf,
    data: PathBuf,
    port: u16,
    house: HouseClient,
    child: Child,
    limits: Limits,
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
        let port = free_port()?;
        let house = HouseClient::new(&format!("http://{}:{port}", Ipv4Addr::LOCALHOST))?;
        let limits = Limits::None;
        let child = spawn(program, data, port, limits)?;
        let mut server = Self { program: program.to_owned(), data: data.to_owned(), port, house, child, limits };
        server.wait_until_ready().await?;
        Ok(server)
    }

    /// From its next start on it has the limits of any house.
    pub fn limit(&mut self) {
        self.limits = Limits::AsUsual;
    }

    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    pub fn house(&self) -> &HouseClient {
        &self.house
    }

    /// Ends it without warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again on the same data; how long it takes until it says that it is ready.
    pub async fn start_again(&mut self) -> Result<Duration> {
        let start = Instant::now();
        self.child = spawn(&self.program, &self.data, self.port, self.limits)?;
        self.wait_until_ready().await?;
        Ok(start.elapsed())
    }

    async fn wait_until_ready(&mut self) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait()? {
                return Err(
                    format!("the server has ended ({status}); {} may say why", log(&self.data).display()).into()
                );
            }
            if let Ok(reply) = self.house.get("/readyz").await
                && reply.status().is_success()
            {
                return Ok(());
            }
            sleep(Duration::from_millis(1)).await;
        }
        Err("the server does not become ready".into())
    }

    pub fn process(&self) -> Process {
        Process::numbered(self.child.id())
    }

    /// Bytes of memory, once it has come to rest.
    pub async fn memory(&self) -> Result<u64> {
        sleep(REST).await;
        Ok(self.process().memory()?)
    }

    /// None if the server does not tell.
    pub async fn commits(&self) -> Option<Commits> {
        let reply = self.house.get("/metrics").await.ok()?;
        Commits::read(str::from_utf8(reply.body()).ok()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _it_may_have_ended_already = self.kill();
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

fn spawn(program: &Path, data: &Path, port: u16, limits: Limits) -> Result<Child> {
    let told = File::create(log(data))?;
    Command::new(program)
        .arg("serve")
        .args(["--listen", &format!("127.0.0.1:{port}")])
        .arg("--data")
        .arg(data)
        .args((limits == Limits::None).then_some("--no-limits"))
        .stdin(Stdio::null())
        .stdout(told.try_clone()?)
        .stderr(told)
        .spawn()
        .map_err(|error| format!("{} does not start: {error}", program.display()).into())
}

/// What the server says goes beside its data.
fn log(data: &Path) -> PathBuf {
    data.with_extension("log")
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
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
