//! One process of the house, and the links to and from it.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, io};

use client::HouseClient;
use rustix::process::Signal;
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{sleep, timeout};

use crate::Result;
use crate::keeping::{Keeping, Services};
use crate::leash::Leashed;
use crate::proxy::Proxy;

/// How long a node may take until it can be used, and until it has closed.
const OPENING: Duration = Duration::from_mins(1);
const CLOSING: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub struct Node {
    pub number: usize,
    /// The way of the people to it.
    pub door: Proxy,
    pub to_postgres: Option<Proxy>,
    pub to_nats: Option<Proxy>,
    /// Without anything between.
    house: HouseClient,
    program: PathBuf,
    arguments: Vec<String>,
    said: PathBuf,
    /// Whoever does something to the process holds it.
    process: Mutex<Leashed>,
}

/// Where nobody on this machine listens yet.
fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}

impl Node {
    /// Starts a node; `folder` is for what it says.
    pub async fn start(number: usize, program: &Path, keeping: &Keeping, folder: &Path) -> Result<Self> {
        let address = free_address()?;
        let door = Proxy::to(address).await?;
        let mut arguments = vec!["serve".to_owned(), "--no-limits".to_owned()];
        let mut argument = |name: &str, value: String| arguments.extend([name.to_owned(), value]);
        argument("--listen", address.to_string());
        let (to_postgres, to_nats) = match keeping {
            Keeping::File(folder) => {
                argument("--data", folder.display().to_string());
                (None, None)
            }
            Keeping::Services(services) => {
                let (postgres, nats) = (Proxy::to(services.postgres()).await?, Proxy::to(services.nats()).await?);
                argument("--store", Services::store_at(postgres.address));
                argument("--nats", format!("nats://{}", nats.address));
                (Some(postgres), Some(nats))
            }
        };
        let said = folder.join(format!("node-{number}.log"));
        File::create(&said)?;
        let house = HouseClient::new(&format!("http://{address}"))?;
        let process = Mutex::new(Leashed::start(program, &arguments, &said)?);
        let node =
            Self { number, door, to_postgres, to_nats, house, program: program.to_owned(), arguments, said, process };
        node.wait_until_ready(&mut *node.process.lock().await).await?;
        Ok(node)
    }

    /// The way of the people to it.
    pub fn entrance(&self) -> Result<HouseClient> {
        Ok(HouseClient::new(&format!("http://{}", self.door.address))?)
    }

    /// Waits until it can be used. One that ends because what it needs is away is started again, as on any machine.
    async fn wait_until_ready(&self, process: &mut Leashed) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < OPENING {
            if process.ended()?.is_some() {
                *process = self.begin_again()?;
            }
            let asked = timeout(Duration::from_secs(2), self.house.get("/readyz"));
            if asked.await.is_ok_and(|reply| reply.is_ok_and(|reply| reply.status().is_success())) {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Err(format!("node {} does not become ready; {} may say why", self.number, self.said.display()).into())
    }

    fn begin_again(&self) -> Result<Leashed> {
        Leashed::start(&self.program, &self.arguments, &self.said)
    }

    /// The process, to do something to it: a node never ends by itself.
    async fn running(&self) -> Result<MutexGuard<'_, Leashed>> {
        let mut process = self.process.lock().await;
        match process.ended()? {
            None => Ok(process),
            Some(status) => {
                Err(format!("node {} has ended by itself ({status}); {} says why", self.number, self.said.display())
                    .into())
            }
        }
    }

    /// Ends it without warning, and starts it again after a while; when it ended.
    pub async fn kill(&self, down: Duration) -> Result<Instant> {
        let mut process = self.running().await?;
        let from = Instant::now();
        process.kill().await?;
        sleep(down).await;
        *process = self.begin_again()?;
        self.wait_until_ready(&mut process).await?;
        Ok(from)
    }

    /// Stops it as a machine that hangs, for a while; since when.
    pub async fn freeze(&self, lasts: Duration) -> Result<Instant> {
        let process = self.running().await?;
        let from = Instant::now();
        process.signal(Signal::STOP)?;
        sleep(lasts).await;
        process.signal(Signal::CONT)?;
        Ok(from)
    }

    /// Puts another in its place, as whoever brings a new version does; when this one was asked to go.
    pub async fn replace(&self) -> Result<Instant> {
        let mut process = self.running().await?;
        let from = Instant::now();
        self.close(&mut process).await?;
        *process = self.begin_again()?;
        self.wait_until_ready(&mut process).await?;
        Ok(from)
    }

    /// Ends it as whoever runs it would.
    pub async fn end(&self) -> Result<()> {
        self.close(&mut *self.running().await?).await
    }

    /// What it should never say.
    pub fn panics(&self) -> Vec<String> {
        let said = fs::read_to_string(&self.said).unwrap_or_default();
        let panics = said.lines().filter(|line| line.contains("panicked"));
        panics.map(|line| format!("node {}: {line}", self.number)).collect()
    }

    async fn close(&self, process: &mut Leashed) -> Result<()> {
        process.signal(Signal::TERM)?;
        let status = process.ends_within(CLOSING).await?;
        if status.success() { Ok(()) } else { Err(format!("node {} has ended with {status}", self.number).into()) }
    }
}

/// The server beside this program.
pub fn server() -> io::Result<PathBuf> {
    Ok(env::current_exe()?.with_file_name("ratskeller"))
}
