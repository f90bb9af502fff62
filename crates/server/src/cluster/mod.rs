//! One of the programs that keep a house together. PostgreSQL is the only truth, and no table has an owner: whoever has one
//! in memory follows what others write there. What happens at a table by itself is done by the node that drives it.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a node knows of a table in its memory | [`link`] |
//! | what is said and heard once a second, and what follows from it | [`rounds`] |
//! | what comes of it that somebody sets a clock | [`clock`] |
//! | what is told sooner, and may get lost | [`bell`], [`ring`] |
//! | who is at a table, at all nodes together | [`share`] |
//! | how a table follows what others write | [`keeper::following`](crate::keeper) |

pub mod bell;
mod clock;
pub mod link;
pub mod ring;
pub mod rounds;
pub mod share;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Cluster, NodeId, NodeRow, RoomId, Round, Store};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::randomness;
use crate::time::Time;
use bell::Bell;
use link::Link;

/// The version of the language in which logs are written. It is raised with every entry that older programs would take for
/// something else, or not understand.
pub const LOG_VERSION: u32 = 1;

/// A node that has not beaten for so many milliseconds does nothing by itself: before others may do it.
const STALE_AFTER: u64 = 3_000;

/// What all nodes keep together: the name of the house on its doorbell.
const NAME: &str = "name";
/// What whoever runs the house is known by.
pub const TOKEN: &str = "token";

/// Who keeps a house.
#[derive(Debug)]
pub enum Company {
    /// One program, which has its time from its machine.
    Alone(Time),
    /// Several, which have their time from the house.
    Others(Box<Node>),
}

#[derive(Debug)]
pub struct Node {
    pub id: NodeId,
    pub bell: Bell,
    /// Where it listens.
    address: String,
    /// In the time of the house.
    started: u64,
    pub time: Time,
    /// When the last round began that was heard to its end.
    beat: AtomicU64,
    /// Since when some node has been beating without a break.
    open_since: AtomicU64,
    /// It has taken leave, and neither says nor does anything any more.
    has_left: AtomicBool,
    drives: AtomicU64,
    /// Held during a round, so that none says that a node is there which has left.
    rounds: tokio::sync::Mutex<()>,
    /// How many nodes there are, itself included.
    nodes: AtomicU64,
    links: Mutex<BTreeMap<RoomId, Arc<Link>>>,
    /// Tables that it was to wake and cannot: nobody else has to try.
    held: Mutex<BTreeSet<RoomId>>,
    /// A table wants to be driven before the second is over.
    hurry: Notify,
}

/// What a node says of itself in the first round.
fn row(id: NodeId, address: &str, started: u64) -> NodeRow {
    let (address, version) = (address.to_owned(), env!("CARGO_PKG_VERSION").to_owned());
    NodeRow { id, address, version, started, beat: 0, draining: false, tables: 0, drives: 0, sockets: 0 }
}

impl Node {
    /// Joins the others, and sets its clock by theirs.
    pub async fn join(cluster: &Cluster, address: String, nats: Option<&str>) -> Result<Self, store::Error> {
        Self::join_by(cluster, address, Time::of_the_house, |id, house| Bell::hang(id, house, nats)).await
    }

    /// The same, with a clock and a doorbell of this kind.
    pub async fn join_by(
        cluster: &Cluster,
        address: String,
        time_of_the_house: impl FnOnce(u64) -> Time,
        hang: impl FnOnce(NodeId, &str) -> Bell,
    ) -> Result<Self, store::Error> {
        let id = NodeId::new(randomness::bytes());
        // The first question may have to wait for a connection.
        cluster.time_to_join().await?;
        let asked = Instant::now();
        let now = cluster.time().await?;
        let time = time_of_the_house(now + asked.elapsed().as_millis() as u64 / 2);
        let name = cluster.keepsake(NAME, &NodeId::new(randomness::bytes()).to_string()).await?;
        let now = time.now();
        let node = row(id, &address, now);
        let (awake, wanted, given_up) = (Vec::new(), Vec::new(), Vec::new());
        let heard = cluster.round(Round { node, awake, wanted, given_up, wakes: 0 }).await?;
        Ok(Self {
            id,
            bell: hang(id, &name),
            address,
            started: now,
            time,
            beat: AtomicU64::new(now),
            open_since: AtomicU64::new(heard.open_since.min(now)),
            has_left: AtomicBool::new(false),
            drives: AtomicU64::default(),
            rounds: tokio::sync::Mutex::default(),
            nodes: AtomicU64::new(1),
            links: Mutex::default(),
            held: Mutex::default(),
            hurry: Notify::new(),
        })
    }

    fn links(&self) -> MutexGuard<'_, BTreeMap<RoomId, Arc<Link>>> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known here of a table in memory.
    pub fn link(&self, room: RoomId) -> Option<Arc<Link>> {
        self.links().get(&room).map(Arc::clone)
    }

    /// A table comes into memory, and its log is about to be read.
    pub fn tie(&self, room: RoomId) -> Arc<Link> {
        let link = Arc::<Link>::default();
        self.links().insert(room, Arc::clone(&link));
        link
    }

    /// A table leaves memory.
    pub fn untie(&self, room: RoomId) {
        if let Some(link) = self.links().remove(&room)
            && link.own_share().is_some()
        {
            self.bell.tell_share(room, None);
        }
    }

    fn held(&self) -> MutexGuard<'_, BTreeSet<RoomId>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is damaged, and would be woken again and again.
    pub fn hold(&self, room: RoomId) {
        self.held().insert(room);
    }

    /// How long ago the last round was heard, in milliseconds.
    pub fn since_beat(&self) -> u64 {
        self.time.now().saturating_sub(self.beat.load(Ordering::Relaxed))
    }

    /// Whether others still believe that what it drives is driven.
    pub fn is_fresh(&self) -> bool {
        !self.has_left.load(Ordering::Relaxed) && self.since_beat() < STALE_AFTER
    }

    pub fn has_left(&self) -> bool {
        self.has_left.load(Ordering::Relaxed)
    }

    pub fn open_since(&self) -> u64 {
        self.open_since.load(Ordering::Relaxed)
    }

    /// At how many tables it does what happens by itself.
    pub fn drives(&self) -> u64 {
        self.drives.load(Ordering::Relaxed)
    }

    /// How many nodes there are, as far as was heard last.
    pub fn how_many(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// A table wants to be driven.
    pub fn hurry(&self) {
        self.hurry.notify_one();
    }

    /// Does nothing by itself any more, and lets others do it at once.
    pub async fn leave(&self, store: &Store) {
        self.has_left.store(true, Ordering::Relaxed);
        let Some(cluster) = store.cluster() else { return };
        let _no_round_meanwhile = self.rounds.lock().await;
        if let Err(error) = cluster.leave(self.id).await {
            tracing::warn!(%error, "nobody could be told that this node leaves; others find out");
        }
    }
}
