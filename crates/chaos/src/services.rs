//! PostgreSQL and NATS of a run's own, on ports that nobody else has.

use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::process::Signal;
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep};

use crate::Result;
use crate::leash::Leashed;
use crate::node::free_address;

/// PostgreSQL does not run as the superuser.
const USER: &str = "postgres";
const STARTING: Duration = Duration::from_mins(1);
const ENDING: Duration = Duration::from_secs(30);
/// Where Debian puts its programs, one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

#[derive(Debug)]
pub struct Services {
    postgres: Service,
    nats: Service,
}

/// One of them, which can be ended and started again where it was.
#[derive(Debug)]
struct Service {
    address: SocketAddr,
    program: PathBuf,
    arguments: Vec<String>,
    said: PathBuf,
    user: Option<&'static str>,
    process: Mutex<Leashed>,
}

impl Service {
    async fn start(
        address: SocketAddr,
        program: PathBuf,
        arguments: Vec<String>,
        said: PathBuf,
        user: Option<&'static str>,
    ) -> Result<Self> {
        let process = Mutex::new(Leashed::start(&program, &arguments, &said, user)?);
        let service = Self { address, program, arguments, said, user, process };
        service.wait_until_there(&mut *service.process.lock().await).await?;
        Ok(service)
    }

    async fn wait_until_there(&self, process: &mut Leashed) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < STARTING {
            if let Some(status) = process.ended()? {
                let (program, said) = (self.program.display(), self.said.display());
                return Err(format!("{program} has ended ({status}); {said} says why").into());
            }
            if TcpStream::connect(self.address).await.is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Err(format!("{} does not answer", self.program.display()).into())
    }

    /// Ends it by a signal, and starts it again after a while.
    async fn restart(&self, signal: Signal, down: Duration) -> Result<()> {
        let mut process = self.process.lock().await;
        process.signal(signal)?;
        process.ends_within(ENDING).await?;
        sleep(down).await;
        *process = Leashed::start(&self.program, &self.arguments, &self.said, self.user)?;
        self.wait_until_there(&mut process).await
    }
}

impl Services {
    pub async fn start(folder: &Path) -> Result<Self> {
        Ok(Self { postgres: postgres(folder).await?, nats: nats(folder).await? })
    }

    pub fn postgres(&self) -> SocketAddr {
        self.postgres.address
    }

    pub fn nats(&self) -> SocketAddr {
        self.nats.address
    }

    /// What a node is told that reaches PostgreSQL at this address.
    pub fn store_at(address: SocketAddr) -> String {
        format!("postgres://{USER}@{address}/{USER}")
    }

    /// Has a question answered: a line for each row, with bars between.
    pub async fn sql(&self, question: &str) -> Result<String> {
        let url = Self::store_at(self.postgres.address);
        let asked = Command::new(postgres_program("psql"))
            .args([
                "--no-psqlrc",
                "--quiet",
                "--tuples-only",
                "--no-align",
                "-v",
                "ON_ERROR_STOP=1",
                "--command",
                question,
            ])
            .arg(url)
            .output()
            .await?;
        if !asked.status.success() {
            return Err(format!("psql: {}", String::from_utf8_lossy(&asked.stderr)).into());
        }
        Ok(String::from_utf8(asked.stdout)?)
    }

    /// As `pg_ctl restart -m immediate` does: nothing is finished, and all is recovered from its log.
    pub async fn restart_postgres(&self) -> Result<()> {
        self.postgres.restart(Signal::QUIT, Duration::ZERO).await
    }

    pub async fn stop_nats(&self, lasts: Duration) -> Result<()> {
        self.nats.restart(Signal::KILL, lasts).await
    }
}

/// A program in the path, or where Debian has it.
fn postgres_program(name: &str) -> PathBuf {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let programs = versions.map(|version| version.path().join("bin").join(name));
    programs.filter(|program| program.is_file()).max().unwrap_or_else(|| PathBuf::from(name))
}

async fn postgres(folder: &Path) -> Result<Service> {
    let data = folder.join("postgres");
    fs::create_dir_all(&data)?;
    let mut making = Command::new("setpriv");
    if rustix::process::geteuid().is_root() {
        let (user, group) = (id_of(USER, "-u").await?, id_of(USER, "-g").await?);
        chown(&data, Some(user), Some(group))?;
        making.args(["--reuid", USER, "--regid", USER, "--init-groups"]);
    }
    making.arg("--").arg(postgres_program("initdb")).arg("--pgdata").arg(&data);
    making.args(["--auth", "trust", "--username", USER, "--encoding", "UTF8", "--no-locale", "--no-sync"]);
    let made = making.output().await?;
    if !made.status.success() {
        return Err(format!("initdb: {}", String::from_utf8_lossy(&made.stderr)).into());
    }
    let address = free_address()?;
    let arguments = ["-D".to_owned(), data.display().to_string(), "-p".to_owned(), address.port().to_string()];
    let settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
    let settings = settings.into_iter().flat_map(|setting| ["-c".to_owned(), setting.to_owned()]);
    let arguments = arguments.into_iter().chain(settings).collect();
    Service::start(address, postgres_program("postgres"), arguments, folder.join("postgres.log"), Some(USER)).await
}

async fn nats(folder: &Path) -> Result<Service> {
    let address = free_address()?;
    let arguments = ["--addr", "127.0.0.1", "--port", &address.port().to_string()].map(str::to_owned).to_vec();
    Service::start(address, PathBuf::from("nats-server"), arguments, folder.join("nats.log"), None).await
}

async fn id_of(user: &str, which: &str) -> Result<u32> {
    let said = Command::new("id").args([which, user]).output().await?;
    Ok(String::from_utf8_lossy(&said.stdout).trim().parse()?)
}
