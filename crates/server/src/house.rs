//! All tables of the house. Those that somebody sits at are kept in memory, each by a [`keeper`] of its own; the
//! others are in the store, and come back when somebody asks for them, or when their time has come ([`alarms`]).

mod guests;
mod host;
mod sleepers;
mod writing;

use std::collections::{BTreeMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ratskeller_core::{Hex, Seat};
use store::{Allowance, Appending, GuestId, RoomId, Store};
use tokio::sync::{mpsc, oneshot, watch};

use crate::alarms::Alarms;
use crate::audience::SocketId;
use crate::blocks::Blocks;
use crate::charter::Charter;
use crate::cluster::ring::Ring;
use crate::cluster::{Company, Node};
use crate::damaged::Damaged;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::founding::{Founding, entry};
use crate::keeper::{self, Command};
use crate::ladder::Ladders;
use crate::limits::{Limits, OpenTable};
use crate::pulse::Pulse;
use crate::reviews::Reviews;
use crate::room::{Room, Waking};
use crate::sessions::Sessions;
use crate::sockets::Sockets;
use crate::thinkers::Thinkers;
use crate::time::Time;
use crate::wish::{Asked, Granted, TableRequest};

pub use writing::Unwritten;

/// So many commands may wait at a table; then whoever brings more waits.
const MAILBOX: usize = 64;

/// A table may leave memory in the very moment somebody asks for it; then it is asked for again.
const ATTEMPTS: usize = 3;

/// Where other nodes may change what is known of a guest, it is believed for so long, whatever the doorbell says.
const BELIEVED: Duration = Duration::from_secs(1);

/// Where a table takes its commands.
pub type Mailbox = mpsc::Sender<Command>;

#[derive(Debug)]
pub struct House {
    pub store: Store,
    pub ladders: Ladders,
    pub thinkers: Thinkers,
    pub reviews: Reviews,
    pub alarms: Alarms,
    sessions: Sessions,
    pub sockets: Sockets<GuestId>,
    /// Those of whoever comes from an address, known or not.
    pub sockets_from: Sockets<IpAddr>,
    /// From where guests have sockets open.
    pub whereabouts: Sockets<(GuestId, IpAddr)>,
    pub blocks: Blocks,
    pub limits: Limits,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// How many tables one host may have; none: as many as they like.
    pub allowance: Option<Allowance>,
    pub time: Time,
    pub pulse: Pulse,
    /// What the host has everybody told.
    pub notice: watch::Sender<Option<Arc<str>>>,
    /// Its part in a house that several programs keep together.
    node: Option<Node>,
    last_socket: AtomicU64,
    /// Those who want to be erased: whatever they have begun comes too late.
    erased: Mutex<HashSet<GuestId>>,
    rooms: Mutex<BTreeMap<RoomId, Mailbox>>,
    /// Whether something could be written when that was asked last.
    writing: tokio::sync::Mutex<Option<(Instant, Result<(), store::Error>)>>,
    /// Everybody who has something to finish before the house can close holds one of these.
    alive: Mutex<Option<mpsc::Sender<()>>>,
}

/// Tells when everybody has gone.
pub type Gone = mpsc::Receiver<()>;

impl House {
    pub fn new(
        store: Store,
        thinkers: Thinkers,
        reviews: Reviews,
        limits: Limits,
        idle: Duration,
        allowance: Option<Allowance>,
        company: Company,
    ) -> (Arc<Self>, Gone) {
        let (alive, gone) = mpsc::channel(1);
        let (time, node) = match company {
            Company::Alone(time) => (time, None),
            Company::Others(node) => (node.time.clone(), Some(*node)),
        };
        let house = Self {
            store,
            ladders: Ladders::default(),
            thinkers,
            reviews,
            alarms: Alarms::new(time.clone()),
            sessions: Sessions::new(node.is_some().then_some(BELIEVED)),
            sockets: Sockets::default(),
            sockets_from: Sockets::default(),
            whereabouts: Sockets::default(),
            blocks: Blocks::default(),
            notice: watch::Sender::default(),
            erased: Mutex::default(),
            limits,
            idle,
            allowance,
            pulse: Pulse::new(time.clone()),
            time,
            node,
            last_socket: AtomicU64::new(0),
            rooms: Mutex::default(),
            writing: tokio::sync::Mutex::default(),
            alive: Mutex::new(Some(alive)),
        };
        (Arc::new(house), gone)
    }

    /// Its part in a house that several programs keep together; none if it keeps one alone.
    pub fn node(&self) -> Option<&Node> {
        self.node.as_ref()
    }

    /// How many sockets guests have open here.
    pub fn open_sockets(&self) -> usize {
        self.sockets.count()
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<RoomId, Mailbox>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_awake(&self, room: RoomId) -> bool {
        self.rooms().contains_key(&room)
    }

    /// Has other nodes look what is new.
    pub fn tell_of_a_change(&self) {
        if let Some(node) = self.node() {
            node.bell.ring(Ring::Changed);
        }
    }

    /// Has whoever sits there leave or give up.
    pub async fn put_out(self: &Arc<Self>, room: RoomId, seat: Seat) -> Result<(), Denied> {
        let (reply, answer) = oneshot::channel();
        self.send(room, Command::PutOut { seat, reply }).await?;
        answer.await.unwrap_or(Err(Denied::Unavailable))
    }

    /// An id that no socket has had.
    pub fn next_socket(&self) -> SocketId {
        self.last_socket.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// How many tables are in memory.
    pub fn awake(&self) -> usize {
        self.rooms().len()
    }

    /// Something to hold as long as one has something to finish; none when the house is closing.
    pub fn stay(&self) -> Option<mpsc::Sender<()>> {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Opens a new table, with everything that has happened at it.
    pub async fn open(self: &Arc<Self>, founding: Founding, opening: OpenTable) -> Result<RoomId, Denied> {
        let Charter { host, owner, .. } = founding.room.charter;
        self.check_stays(host, owner)?;
        let (room, founding) = founding.finished(self.allowance);
        self.store.append_all(vec![founding]).await.map_err(|error| match error {
            store::Error::Taken { .. } => Denied::OpenedBefore,
            error => error.into(),
        })?;
        self.keep_new(room, opening)
    }

    /// Opens a table for the same people, and has their old one say so: both, or neither.
    pub async fn rematch(self: &Arc<Self>, old: &mut Room, opening: OpenTable) -> Result<RoomId, Denied> {
        let Charter { terms, host, owner, .. } = &old.charter;
        let charter = Charter { owner: *owner, ..Charter::new(terms.clone(), *host) };
        let at = self.time.now().max(old.changed);
        // Of two nodes where this is asked for in the same moment, only one can open it.
        let mut founding = Founding::called(old.rematch_id(), charter, at);
        founding.seat(old.rotated())?;
        let (room, founding) = founding.finished(self.allowance);
        let id = room.id;
        old.rematch = Some(id);
        let entry = entry(old.id, old.seq + 1, at, &Deed::Rematched { room: id });
        let told = entry.clone();
        let telling = Appending { entries: vec![entry], row: Some(old.row()), ..Appending::default() };
        if let Err(error) = self.store.append_all(vec![founding, telling]).await {
            old.rematch = None;
            return Err(error.into());
        }
        self.tell_entry(&told);
        let seq = old.seq + 1;
        old.apply(Deed::Rematched { room: id }, at).map_err(|flaw| Damaged { entry: seq, flaw }.report(old.id))?;
        self.keep_new(room, opening)
    }

    fn keep_new(self: &Arc<Self>, room: Room, opening: OpenTable) -> Result<RoomId, Denied> {
        let id = room.id;
        self.keep(&mut self.rooms(), id, Some((Box::new(room), opening))).ok_or(Denied::Unavailable)?;
        Ok(id)
    }

    /// Lets a table that is in memory know something that it will hear again if it is too busy.
    pub fn hint(&self, room: RoomId, command: Command) {
        let mailbox = self.rooms().get(&room).cloned();
        if let Some(mailbox) = mailbox {
            let _busy = mailbox.try_send(command);
        }
    }

    /// Lets a table that is in memory know something that it will not hear again.
    pub fn insist(&self, room: RoomId, command: Command) {
        let mailbox = self.rooms().get(&room).cloned();
        if let Some(mailbox) = mailbox
            && let Err(mpsc::error::TrySendError::Full(command)) = mailbox.try_send(command)
        {
            tokio::spawn(async move { mailbox.send(command).await });
        }
    }

    /// Where a table takes its commands, whether it is in memory or has to be brought back. Whether it exists at all
    /// shows when it answers. None when the house is closing.
    pub fn room(self: &Arc<Self>, id: RoomId) -> Option<Mailbox> {
        let mut rooms = self.rooms();
        if let Some(mailbox) = rooms.get(&id).filter(|mailbox| !mailbox.is_closed()) {
            return Some(mailbox.clone());
        }
        self.keep(&mut rooms, id, None)
    }

    fn keep(
        self: &Arc<Self>,
        rooms: &mut BTreeMap<RoomId, Mailbox>,
        id: RoomId,
        new: Option<(Box<Room>, OpenTable)>,
    ) -> Option<Mailbox> {
        let alive = self.stay()?;
        let (mailbox, commands) = mpsc::channel(MAILBOX);
        rooms.insert(id, mailbox.clone());
        let link = self.node().map(|node| node.tie(id));
        tokio::spawn(keeper::keep(Arc::clone(self), id, link, new, mailbox.downgrade(), commands, alive));
        Some(mailbox)
    }

    /// Lets a table leave memory, unless somebody has just asked for it.
    pub fn retire(&self, room: &Room, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms();
        let nobody_asks = commands.is_empty();
        if nobody_asks {
            commands.close();
            rooms.remove(&room.id);
            match self.node() {
                // Whichever node has time wakes it.
                Some(node) => node.untie(room.id),
                None => {
                    if let Waking(Some(at)) = room.wake_while_asleep() {
                        self.alarms.set(at + keeper::ON_ITS_WAY, room.id);
                    }
                }
            }
        }
        nobody_asks
    }

    /// A table that cannot go on is read again from its log when somebody asks for it.
    pub fn give_up(&self, id: RoomId, commands: &mut mpsc::Receiver<Command>) {
        let mut rooms = self.rooms();
        commands.close();
        rooms.remove(&id);
        if let Some(node) = self.node() {
            node.untie(id);
        }
    }

    /// Since when the house has been open without a break.
    pub fn open_since(&self) -> u64 {
        self.node().map_or_else(|| self.pulse.running_since(), Node::open_since)
    }

    /// Lets every table see to it that nobody loses because the house was not running. Those that are too busy to hear it
    /// ask themselves before they look at a clock.
    pub fn tell_of_a_break(&self) {
        for mailbox in self.rooms().values() {
            let _busy = mailbox.try_send(Command::Woken);
        }
        self.alarms.look_again();
    }

    /// Has a wish granted by its table.
    pub async fn ask(
        self: &Arc<Self>,
        room: RoomId,
        guest: Option<GuestId>,
        invite: Option<Hex<16>>,
        wish: TableRequest,
    ) -> Result<Granted, Denied> {
        self.ask_as_of(self.time.now(), room, guest, invite, wish).await
    }

    /// Has a wish granted that came to the house at this time.
    pub async fn ask_as_of(
        self: &Arc<Self>,
        arrived: u64,
        room: RoomId,
        guest: Option<GuestId>,
        invite: Option<Hex<16>>,
        wish: TableRequest,
    ) -> Result<Granted, Denied> {
        let (reply, answer) = oneshot::channel();
        self.send(room, Command::Ask(Box::new(Asked { guest, invite, wish, arrived, reply }))).await?;
        answer.await.unwrap_or(Err(Denied::Unavailable))
    }

    /// Hands a command to a table, and tells where the next can go.
    pub async fn send(self: &Arc<Self>, room: RoomId, mut command: Command) -> Result<Mailbox, Denied> {
        for _ in 0..ATTEMPTS {
            let mailbox = self.room(room).ok_or(Denied::Unavailable)?;
            match mailbox.send(command).await {
                Ok(()) => return Ok(mailbox),
                Err(mpsc::error::SendError(returned)) => command = returned,
            }
        }
        Err(Denied::Unavailable)
    }

    /// Forgets a table that nobody has come back to since then; whether it is gone.
    pub async fn expire(self: &Arc<Self>, room: RoomId, then: u64) -> bool {
        let (reply, answer) = oneshot::channel();
        self.send(room, Command::Expire { then, reply }).await.is_ok() && answer.await.unwrap_or(false)
    }

    /// Forgets a table.
    pub async fn remove(self: &Arc<Self>, room: RoomId) -> Result<(), Denied> {
        let (reply, answer) = oneshot::channel();
        self.send(room, Command::Remove { reply }).await?;
        answer.await.unwrap_or(Err(Denied::Unavailable))
    }

    /// Lets others do what this node did, and has nobody come here any more.
    pub async fn take_leave(&self) {
        if let Some(node) = self.node() {
            node.leave(&self.store).await;
        }
    }

    /// Lets everything that has begun be finished, and nothing new begin.
    pub async fn close(&self, mut gone: Gone) -> Result<(), store::Error> {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mailboxes: Vec<Mailbox> = self.rooms().values().cloned().collect();
        for mailbox in mailboxes {
            let _gone_already = mailbox.send(Command::Close).await;
        }
        gone.recv().await;
        if let Err(error) = self.ladders.write_down(&self.store).await {
            tracing::error!(%error, "the ladders could not be written down");
        }
        self.store.close().await.inspect_err(|error| tracing::error!(%error, "the store could not be closed well"))
    }
}
