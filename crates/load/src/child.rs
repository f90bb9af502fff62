//! A server that this process has started, and that ends with it.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::Result;
use crate::process::Process;

/// How long a server may take until it can be used.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long memory is given to come to rest before it is read.
const REST: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub struct ServerChild {
    child: Child,
    /// What it says goes there.
    log: PathBuf,
}

impl ServerChild {
    pub fn start(mut command: Command, log: PathBuf) -> Result<Self> {
        let told = File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        let child = command.stdin(Stdio::null()).stdout(told.try_clone()?).stderr(told).spawn();
        let unstartable = |error| format!("{} does not start: {error}", command.get_program().display());
        Ok(Self { child: child.map_err(unstartable)?, log })
    }

    /// Asks again and again until it can be used.
    pub async fn wait_until(&mut self, mut ready: impl AsyncFnMut() -> bool) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait()? {
                return Err(format!("the server has ended ({status}); {} may say why", self.log.display()).into());
            }
            if ready().await {
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

    /// Ends it without warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for ServerChild {
    fn drop(&mut self) {
        let _it_may_have_ended_already = self.kill();
    }
}

/// Where nobody on this machine listens yet.
pub fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}
