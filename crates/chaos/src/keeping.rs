//! What all nodes of a house keep their tables in: a file, or a PostgreSQL with a NATS, which can fail.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use services::{Nats, Postgres};
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::Result;

/// What PostgreSQL has from the start.
const DATABASE: &str = "postgres";

#[derive(Debug)]
pub enum Keeping {
    /// A file in a folder: there can be one node.
    File(PathBuf),
    Services(Services),
}

/// A PostgreSQL and a NATS that nobody else uses.
#[derive(Debug)]
pub struct Services {
    postgres: Arc<Postgres>,
    nats: Arc<Nats>,
    /// Held while one of them is down.
    restarting: Mutex<()>,
    silent: Mutex<()>,
}

/// Does what takes its time where nobody waits for it.
async fn aside<S: Send + Sync + 'static, T: Send + 'static>(
    service: &Arc<S>,
    what: impl FnOnce(&S) -> io::Result<T> + Send + 'static,
) -> Result<T> {
    let service = Arc::clone(service);
    Ok(spawn_blocking(move || what(&service)).await??)
}

impl Services {
    pub async fn start(fsync: bool) -> Result<Self> {
        let careful: &[_] = if fsync { &[("fsync", "on"), ("full_page_writes", "on")] } else { &[] };
        let start = || io::Result::Ok((Postgres::start_with(careful, &[])?, Nats::start()?));
        let (postgres, nats) = spawn_blocking(start).await??;
        let (restarting, silent) = (Mutex::default(), Mutex::default());
        Ok(Self { postgres: Arc::new(postgres), nats: Arc::new(nats), restarting, silent })
    }

    pub fn postgres(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.postgres.port()).into()
    }

    pub fn nats(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.nats.port()).into()
    }

    /// What a node is told that reaches PostgreSQL at this address.
    pub fn store_at(address: SocketAddr) -> String {
        format!("postgres://postgres@{address}/{DATABASE}")
    }

    /// Has a question answered: a line for each row, with bars between.
    pub async fn sql(&self, question: &'static str) -> Result<String> {
        aside(&self.postgres, move |postgres| postgres.sql(DATABASE, question)).await
    }

    /// PostgreSQL ends without finishing anything, and begins again after a while; when it ended.
    pub async fn restart_postgres(&self, down: Duration) -> Result<Instant> {
        let _alone = self.restarting.lock().await;
        let from = Instant::now();
        aside(&self.postgres, Postgres::stop).await?;
        sleep(down).await;
        aside(&self.postgres, Postgres::go_on).await?;
        Ok(from)
    }

    /// NATS is away for a while; since when.
    pub async fn stop_nats(&self, lasts: Duration) -> Result<Instant> {
        let _alone = self.silent.lock().await;
        let from = Instant::now();
        aside(&self.nats, Nats::stop).await?;
        sleep(lasts).await;
        aside(&self.nats, Nats::go_on).await?;
        Ok(from)
    }
}
