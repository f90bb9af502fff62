//! All tables of the house. Those that somebody sits at are kept in memory, each by a [`keeper`] of its own; the
//! others are in the store, and come back when somebody asks for them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::json;
use ratskeller_core::{Hex, Seat};
use store::{Entry, GuestId, Phase, RoomId, Store};
use tokio::sync::{mpsc, oneshot};

use crate::audience::SocketId;
use crate::charter::{Charter, Terms};
use crate::deed::{Deed, Sitter};
use crate::denied::Denied;
use crate::keeper::{self, Command};
use crate::ladder::Ladders;
use crate::limits::Limits;
use crate::reviews::Reviews;
use crate::room::Room;
use crate::sockets::Sockets;
use crate::thinkers::Thinkers;
use crate::wish::{Asked, Granted, Wish};
use crate::{randomness, time};

/// So many commands may wait at a table; then whoever brings more waits.
const MAILBOX: usize = 64;

/// A table may leave memory in the very moment somebody asks for it; then it is asked for again.
const ATTEMPTS: usize = 3;

/// Where a table takes its commands.
pub type Mailbox = mpsc::Sender<Command>;

#[derive(Debug)]
pub struct House {
    pub store: Store,
    pub ladders: Ladders,
    pub thinkers: Thinkers,
    pub reviews: Reviews,
    pub sockets: Sockets,
    pub limits: Limits,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// Since when the house is open.
    pub opened: u64,
    last_socket: AtomicU64,
    rooms: Mutex<HashMap<RoomId, Mailbox>>,
    /// Everybody who has something to finish before the house can close holds one of these.
    alive: Mutex<Option<mpsc::Sender<()>>>,
}

fn seated(sitters: Vec<(Seat, Sitter)>) -> impl Iterator<Item = Deed> {
    sitters.into_iter().map(|(seat, sitter)| Deed::Sat { seat, sitter })
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
    ) -> (Arc<Self>, Gone) {
        let (alive, gone) = mpsc::channel(1);
        let (rooms, alive) = (Mutex::default(), Mutex::new(Some(alive)));
        let (ladders, sockets, opened) = (Ladders::default(), Sockets::default(), time::now());
        let last_socket = AtomicU64::new(0);
        let house =
            Self { store, ladders, thinkers, reviews, sockets, limits, idle, opened, last_socket, rooms, alive };
        (Arc::new(house), gone)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Mailbox>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Opens a new table.
    pub async fn open(
        self: &Arc<Self>,
        terms: Terms,
        host: GuestId,
        sitters: Vec<(Seat, Sitter)>,
    ) -> Result<RoomId, Denied> {
        self.found(Charter::new(terms, host), seated(sitters)).await
    }

    /// Opens a table where another game is played on, with everybody at it.
    pub async fn wonder(self: &Arc<Self>, charter: Charter, sitters: Vec<(Seat, Sitter)>) -> Result<RoomId, Denied> {
        self.found(charter, seated(sitters).chain([Deed::Started])).await
    }

    /// Opens a table where this has happened already.
    async fn found(self: &Arc<Self>, charter: Charter, deeds: impl Iterator<Item = Deed>) -> Result<RoomId, Denied> {
        let id = RoomId::new(randomness::bytes());
        let at = time::now();
        let mut room = Room::open(id, charter.clone(), at);
        for (seq, deed) in (1..).zip([Deed::Opened(charter)].into_iter().chain(deeds)) {
            self.store.append(Entry { room: id, seq, at, entry: json::write(&deed).get().to_owned() }).await?;
            if seq > 1 {
                room.apply(deed, at);
            }
        }
        self.store.save_card(room.card()).await?;
        self.keep(&mut self.rooms(), id, Some(room)).ok_or(Denied::Unavailable)?;
        Ok(id)
    }

    /// Lets something happen at a table and writes it down, with what lists say of it. If that fails, the table has to
    /// be read again: what is not in the log has not happened.
    pub async fn write(&self, room: &mut Room, deed: Deed) -> Result<(), store::Error> {
        let at = time::now();
        let entry = Entry { room: room.id, seq: room.seq + 1, at, entry: json::write(&deed).get().to_owned() };
        let goes_on = matches!(deed, Deed::Acted { .. } | Deed::TookBack { .. });
        let was_over = room.phase() == Phase::Over;
        room.apply(deed, at);
        if goes_on && room.phase() == Phase::Playing {
            return self.store.append(entry).await;
        }
        let finish = if was_over { None } else { room.finish() };
        let counts = finish.is_some();
        self.store.append_with(entry, room.card(), finish).await?;
        if counts {
            // What is in the store counts, if not now then when the house opens again.
            let caught_up = self.ladders.catch_up(&self.store).await;
            caught_up.unwrap_or_else(|error| tracing::error!(%error, "the ladders fall behind"));
        }
        Ok(())
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

    fn keep(self: &Arc<Self>, rooms: &mut HashMap<RoomId, Mailbox>, id: RoomId, room: Option<Room>) -> Option<Mailbox> {
        let alive = self.stay()?;
        let (mailbox, commands) = mpsc::channel(MAILBOX);
        rooms.insert(id, mailbox.clone());
        let keeping = keeper::keep(Arc::clone(self), id, room, commands);
        tokio::spawn(async move {
            keeping.await;
            drop(alive);
        });
        Some(mailbox)
    }

    /// Lets a table leave memory, unless somebody has just asked for it.
    pub fn retire(&self, id: RoomId, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms();
        let nobody_asks = commands.is_empty();
        if nobody_asks {
            commands.close();
            rooms.remove(&id);
        }
        nobody_asks
    }

    /// A table that cannot go on is read again from its log when somebody asks for it.
    pub fn give_up(&self, id: RoomId, commands: &mut mpsc::Receiver<Command>) {
        let mut rooms = self.rooms();
        commands.close();
        rooms.remove(&id);
    }

    /// Brings a table back at this time, for its clock runs.
    pub fn wake_at(self: &Arc<Self>, id: RoomId, at: u64) {
        let house = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(time::instant(at)).await;
            if let Some(house) = house.upgrade() {
                house.room(id);
            }
        });
    }

    /// Brings back the tables where something will happen even if nobody comes.
    pub async fn wake_the_restless(self: &Arc<Self>) -> Result<usize, store::Error> {
        let restless = self.store.restless().await?;
        for room in &restless {
            self.room(*room);
            tokio::task::yield_now().await;
        }
        Ok(restless.len())
    }

    /// Has a wish granted by its table.
    pub async fn ask(
        self: &Arc<Self>,
        room: RoomId,
        guest: Option<GuestId>,
        invite: Option<Hex<16>>,
        wish: Wish,
    ) -> Result<Granted, Denied> {
        let (reply, answer) = oneshot::channel();
        self.send(room, Command::Ask(Asked { guest, invite, wish, reply })).await?;
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

    /// Lets everything that has begun be finished, and nothing new begin.
    pub async fn close(&self, mut gone: Gone) {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mailboxes: Vec<Mailbox> = self.rooms().values().cloned().collect();
        for mailbox in mailboxes {
            let _gone_already = mailbox.send(Command::Close).await;
        }
        gone.recv().await;
    }
}
