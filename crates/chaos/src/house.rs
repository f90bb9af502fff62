//! All nodes of a house and what they are kept in, and what is done to them.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use client::HouseClient;
use tokio::time::sleep;

use crate::Result;
use crate::keeping::Keeping;
use crate::node::Node;
use crate::proxy::{Proxy, Weather};
use crate::trouble::{Kind, Link, Trouble};

/// While all nodes are replaced, each has so long to settle down.
const BETWEEN: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub struct House {
    pub nodes: Vec<Node>,
    keeping: Keeping,
    happened: Mutex<Vec<Happened>>,
}

/// A trouble as it came, in microseconds since the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happened {
    pub kind: Kind,
    /// None: the whole house.
    pub node: Option<usize>,
    pub from: u64,
    pub to: u64,
}

impl House {
    pub async fn open(nodes: usize, program: &Path, keeping: Keeping, folder: &Path) -> Result<Self> {
        if nodes > 1 && matches!(keeping, Keeping::File(_)) {
            return Err("a file has one node; more keep their tables in PostgreSQL".into());
        }
        let mut open = Vec::new();
        for number in 0..nodes {
            open.push(Node::start(number, program, &keeping, folder).await?);
        }
        Ok(Self { nodes: open, keeping, happened: Mutex::default() })
    }

    pub fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    pub fn entrances(&self) -> Result<Vec<HouseClient>> {
        self.nodes.iter().map(Node::entrance).collect()
    }

    pub fn happened(&self) -> Vec<Happened> {
        self.happened.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Does something to the house, and waits until it is over.
    pub async fn suffer(&self, trouble: Trouble, beginning: Instant) -> Result<()> {
        match trouble {
            Trouble::Kill { node, down } => {
                self.noted(Kind::Killed, Some(node), beginning, self.nodes[node].kill(down)).await
            }
            Trouble::Freeze { node, lasts } => {
                self.noted(Kind::Frozen, Some(node), beginning, self.nodes[node].freeze(lasts)).await
            }
            Trouble::Link { node, link, weather, lasts } => {
                let at = &self.nodes[node];
                let proxy = match link {
                    Link::Door => Some(&at.door),
                    Link::Postgres => at.to_postgres.as_ref(),
                    Link::Nats => at.to_nats.as_ref(),
                };
                let Some(proxy) = proxy else { return Ok(()) };
                self.noted(Kind::Cut, Some(node), beginning, storm(proxy, weather, lasts)).await
            }
            Trouble::Restart { down } => {
                let Keeping::Services(services) = &self.keeping else { return Ok(()) };
                self.noted(Kind::PostgresRestarted, None, beginning, services.restart_postgres(down)).await
            }
            Trouble::Outage { lasts } => {
                let Keeping::Services(services) = &self.keeping else { return Ok(()) };
                self.noted(Kind::NatsAway, None, beginning, services.stop_nats(lasts)).await
            }
            Trouble::Roll => {
                for node in &self.nodes {
                    self.noted(Kind::Replaced, Some(node.number), beginning, node.replace()).await?;
                    sleep(BETWEEN).await;
                }
                Ok(())
            }
        }
    }

    async fn noted(
        &self,
        kind: Kind,
        node: Option<usize>,
        beginning: Instant,
        trouble: impl Future<Output = Result<Instant>>,
    ) -> Result<()> {
        let from = trouble.await?.duration_since(beginning).as_micros() as u64;
        let happened = Happened { kind, node, from, to: beginning.elapsed().as_micros() as u64 };
        self.happened.lock().unwrap_or_else(PoisonError::into_inner).push(happened);
        Ok(())
    }

    /// Ends all nodes as whoever runs them would; what goes wrong, or went wrong before and was said by none but them.
    pub async fn close(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        for node in &self.nodes {
            wrong.extend(node.end().await.err().map(|error| error.to_string()));
            wrong.extend(node.panics());
        }
        wrong
    }
}

async fn storm(proxy: &Proxy, weather: Weather, lasts: Duration) -> Result<Instant> {
    let from = Instant::now();
    proxy.set(weather);
    sleep(lasts).await;
    proxy.set(Weather::Clear);
    Ok(from)
}
