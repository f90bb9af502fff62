//! All tables of the house. Those that somebody sits at are kept in memory, each by a [`keeper`] of its own; the
//! others are in the store, and come back when somebody asks for them, or when their time has come ([`alarms`]).

use std::collections::{BTreeMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ratskeller_core::{Hex, Seat};
use store::{Allowance, Appending, Guest, GuestId, LogEntry, Phase, RoomId, Store, TokenHash};
use tokio::sync::{mpsc, oneshot, watch};

use crate::alarms::Alarms;
use crate::alias::Alias;
use crate::audience::SocketId;
use crate::blocks::{Blocked, Blocks};
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

/// So many commands may wait at a table; then whoever brings more waits.
const MAILBOX: usize = 64;

/// A table may leave memory in the very moment somebody asks for it; then it is asked for again.
const ATTEMPTS: usize = 3;

/// In so many milliseconds a table that the disk did not let go on is looked after again.
const TRY_AGAIN: u64 = 5_000;

/// So many guests are asked for together.
const ASKED_TOGETHER: usize = 500;

/// An answer of the disk counts for so long.
const ASK_THE_DISK: Duration = Duration::from_secs(1);

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

/// What has happened at a table and is not on the disk yet.
#[derive(Debug)]
pub enum Unwritten {
    /// Nothing but the entry: the game goes on, and lists say the same as before.
    Entry(LogEntry),
    More(Box<Appending>),
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

    /// Whose token this is, if it is anybody's.
    pub async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, store::Error> {
        let asked = match self.sessions.find(token) {
            Ok(guest) => return Ok(Some(guest)),
            Err(asked) => asked,
        };
        let guest = self.store.guest(token).await?;
        if let Some(guest) = &guest {
            self.sessions.remember(asked, *token, guest);
        }
        Ok(guest)
    }

    /// Changes what the store says of a guest. Whoever hangs up meanwhile has changed it all the same: from then on nobody
    /// is served as whom they were before.
    async fn change_guest<T: Send + 'static>(
        self: &Arc<Self>,
        guest: GuestId,
        change: impl Future<Output = Result<T, store::Error>> + Send + 'static,
    ) -> Result<T, store::Error> {
        let house = Arc::clone(self);
        let changed = tokio::spawn(async move {
            let changed = change.await;
            house.sessions.forget(guest);
            changed
        });
        changed.await.unwrap_or(Err(store::Error::Closed))
    }

    /// Gives a guest another name, which they have from now on; whether the house knows them.
    pub async fn call(self: &Arc<Self>, guest: GuestId, name: String) -> Result<bool, store::Error> {
        let store = self.store.clone();
        let is_known = self.change_guest(guest, async move { store.rename(guest, name).await }).await?;
        if let Some(node) = self.node() {
            node.bell.ring(Ring::Called(guest));
        }
        Ok(is_known)
    }

    /// Notes that a guest was here.
    pub async fn saw(self: &Arc<Self>, guest: GuestId, at: u64) -> Result<(), store::Error> {
        let store = self.store.clone();
        self.change_guest(guest, async move { store.saw(guest, at).await }).await
    }

    /// Forgets a guest and the programs that they have brought, and closes the sockets of all of them.
    pub async fn forget(self: &Arc<Self>, guest: GuestId) -> Result<(), Denied> {
        let store = self.store.clone();
        self.let_go(guest, async move { store.forget(guest).await }).await?;
        Ok(())
    }

    /// The same, unless one of them has been here since then; who was forgotten.
    pub async fn forget_unseen(self: &Arc<Self>, guest: GuestId, then: u64) -> Result<Vec<GuestId>, store::Error> {
        let store = self.store.clone();
        self.let_go(guest, async move { store.forget_unseen(guest, then).await }).await
    }

    /// Whoever hangs up meanwhile has left all the same. Sockets are closed when nobody can open another.
    async fn let_go(
        self: &Arc<Self>,
        guest: GuestId,
        leaving: impl Future<Output = Result<Vec<GuestId>, store::Error>> + Send + 'static,
    ) -> Result<Vec<GuestId>, store::Error> {
        let house = Arc::clone(self);
        let gone = tokio::spawn(async move {
            let gone = house.change_guest(guest, leaving).await?;
            house.close_sockets(gone.clone());
            Ok(gone)
        });
        gone.await.unwrap_or(Err(store::Error::Closed))
    }

    fn erased(&self) -> MutexGuard<'_, HashSet<GuestId>> {
        self.erased.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// That neither a guest nor whoever has brought them is being erased.
    pub fn check_stays(&self, guest: GuestId, owner: Option<GuestId>) -> Result<(), Denied> {
        let erased = self.erased();
        let leaves = [Some(guest), owner].into_iter().flatten().any(|guest| erased.contains(&guest));
        if leaves { Err(Denied::NoSession) } else { Ok(()) }
    }

    /// Another node has changed what the store says of a guest.
    pub fn look_up_again(&self, guest: GuestId) {
        self.sessions.forget(guest);
    }

    /// Another node does not know a guest any more, or does not let them in.
    pub fn show_out(&self, guest: GuestId) {
        self.sessions.forget(guest);
        self.sockets.close(guest);
    }

    /// Closes the sockets of guests, at whichever node.
    pub fn close_sockets(&self, guests: Vec<GuestId>) {
        for guest in &guests {
            self.sockets.close(*guest);
        }
        if let Some(node) = self.node() {
            node.bell.tell_closed(guests);
        }
    }

    /// Goes on with whom the host had blocked, and what they had everybody told.
    pub async fn remember_the_host(&self) -> Result<(), store::Error> {
        self.blocks.open(&self.store).await?;
        self.read_notice().await
    }

    /// What the host has everybody told, by whichever node.
    pub async fn read_notice(&self) -> Result<(), store::Error> {
        let text: Option<Arc<str>> = self.store.notice().await?.map(Arc::from);
        self.notice.send_if_modified(|told| {
            *told != text && {
                *told = text;
                true
            }
        });
        Ok(())
    }

    /// Whom the host lets in no more, by whichever node, loses their sockets here.
    pub async fn read_blocks(&self) -> Result<(), store::Error> {
        for who in self.blocks.open(&self.store).await? {
            self.shut_out(who).await?;
        }
        Ok(())
    }

    /// Other nodes have forgotten guests, or call them otherwise: whoever is not known any more loses their sockets here.
    pub async fn look_everybody_up_again(&self) -> Result<(), store::Error> {
        self.sessions.forget_everybody();
        let here = self.sockets.all();
        for some in here.chunks(ASKED_TOGETHER) {
            let known = self.store.names(some.iter().copied()).await?;
            some.iter().filter(|guest| !known.contains_key(guest)).for_each(|guest| self.sockets.close(*guest));
        }
        Ok(())
    }

    /// Has everybody told this, or nothing any more.
    pub async fn say(&self, text: Option<String>) -> Result<(), Denied> {
        self.store.save_notice(text.clone()).await?;
        self.notice.send_replace(text.map(Arc::from));
        self.tell_of_a_change();
        Ok(())
    }

    /// Has other nodes look what is new.
    pub fn tell_of_a_change(&self) {
        if let Some(node) = self.node() {
            node.bell.ring(Ring::Changed);
        }
    }

    /// Lets somebody in no more, and closes their sockets.
    pub async fn block(&self, who: Blocked) -> Result<(), Denied> {
        self.blocks.add(&self.store, who, self.time.now()).await?;
        self.shut_out(who).await?;
        self.tell_of_a_change();
        Ok(())
    }

    async fn shut_out(&self, who: Blocked) -> Result<(), store::Error> {
        match who {
            Blocked::Guest(guest) => {
                let programs = self.store.programs(guest).await?.into_iter().map(|program| program.id);
                programs.chain([guest]).for_each(|gone| self.sockets.close(gone));
            }
            Blocked::Address(address) => self.sockets_from.close(address),
        }
        Ok(())
    }

    /// Lets somebody in again.
    pub async fn unblock(&self, who: Blocked) -> Result<(), Denied> {
        self.blocks.remove(&self.store, who).await?;
        self.tell_of_a_change();
        Ok(())
    }

    /// Erases somebody: at all tables and on all ladders they are somebody from now on, and neither they nor their programs
    /// are known any more. Whoever hangs up meanwhile is erased all the same. Tells at how many tables they sat.
    pub async fn erase(self: &Arc<Self>, guest: GuestId) -> Result<usize, Denied> {
        let house = Arc::clone(self);
        let erased = tokio::spawn(async move {
            house.erased().insert(guest);
            let tables = house.erase_now(guest).await;
            if tables.is_err() {
                house.erased().remove(&guest);
            }
            tables
        });
        erased.await.unwrap_or(Err(Denied::Unavailable))
    }

    async fn erase_now(self: &Arc<Self>, guest: GuestId) -> Result<usize, Denied> {
        let programs = self.store.programs(guest).await?.into_iter().map(|program| program.id);
        self.close_sockets(programs.chain([guest]).collect());
        // They are known until nothing of theirs is left, so that they can ask again if this does not come to its end.
        let tables = self.rename(Alias::erasing(guest)).await?;
        self.store.forget_seats(guest).await?;
        self.forget(guest).await?;
        if self.node().is_some() {
            // Other nodes may have let them sit down as long as they believed to know them.
            tokio::time::sleep(BELIEVED).await;
            self.rename(Alias::erasing(guest)).await?;
        }
        self.store.sweep().await?;
        Ok(tables)
    }

    /// Calls somebody by another name wherever theirs stands. Tells at how many tables.
    pub async fn rename(self: &Arc<Self>, alias: Alias) -> Result<usize, Denied> {
        let alias = Arc::new(alias);
        let mut done = HashSet::new();
        loop {
            let rooms = self.store.rooms_of(alias.guest).await?;
            let left: Vec<RoomId> = rooms.into_iter().filter(|room| done.insert(*room)).collect();
            if left.is_empty() {
                break;
            }
            for room in left {
                let (reply, answer) = oneshot::channel();
                self.send(room, Command::Rename { alias: Arc::clone(&alias), reply }).await?;
                match answer.await.unwrap_or(Err(Denied::Unavailable)) {
                    Err(Denied::NoSuchTable) | Ok(()) => {}
                    Err(denied) => return Err(denied),
                }
            }
        }
        self.ladders.rename(&self.store, &alias).await?;
        Ok(done.len())
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

    /// Lets something happen at a table, and makes out what has to be written down: what lists say of it, too, if that
    /// changes. Until it is written, nobody is told; if it cannot be, the table has to be read again: what is not in the log
    /// has not happened. A log never goes back in time.
    pub fn apply(&self, room: &mut Room, deed: Deed, at: u64) -> Result<Unwritten, Denied> {
        let at = at.max(room.changed);
        let entry = entry(room.id, room.seq + 1, at, &deed);
        let goes_on = matches!(deed, Deed::Acted { .. } | Deed::TookBack { .. });
        let (was_over, had_kings) = (room.phase() == Phase::Over, room.has_kings());
        room.apply(deed, at).map_err(|flaw| Damaged { entry: entry.seq, flaw }.report(room.id))?;
        let noted = room.noted_to_wake == Some(room.wake_while_awake());
        if goes_on && noted && room.phase() == Phase::Playing {
            return Ok(Unwritten::Entry(entry));
        }
        let finish = if was_over { None } else { room.finish() };
        let row = room.row();
        room.noted_to_wake = Some(Waking(row.wake_at));
        // A table where a king sits down counts as one that is opened with him.
        let allowance = self.allowance.filter(|_| row.kings && !had_kings);
        Ok(Unwritten::More(Box::new(Appending { entries: vec![entry], row: Some(row), finish, allowance })))
    }

    /// Writes down what has happened. It is on the disk when this returns.
    pub async fn write(&self, unwritten: Unwritten) -> Result<(), Denied> {
        let appending = match unwritten {
            Unwritten::Entry(entry) => {
                let told = self.node().filter(|node| node.bell.is_there()).map(|_| entry.clone());
                self.store.append(entry).await?;
                if let Some(entry) = told {
                    self.tell_entry(&entry);
                }
                return Ok(());
            }
            Unwritten::More(appending) => *appending,
        };
        let counts = appending.finish.is_some();
        let told = self.node().filter(|node| node.bell.is_there()).map(|_| appending.entries.clone());
        self.store.append_all(vec![appending]).await?;
        for entry in told.iter().flatten() {
            self.tell_entry(entry);
        }
        if counts {
            // What is in the store counts, if not now then when the house opens again.
            let caught_up = self.ladders.catch_up(&self.store).await;
            caught_up.unwrap_or_else(|error| tracing::error!(%error, "the ladders fall behind"));
        }
        Ok(())
    }

    /// Lets other nodes know what is in a log.
    fn tell_entry(&self, entry: &LogEntry) {
        if let Some(node) = self.node() {
            node.bell.tell_entry(entry);
        }
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

    /// Has a table that the disk did not let go on read again though nobody asks for it: a clock may run there.
    pub fn try_again(&self, id: RoomId) {
        if self.node().is_none() {
            self.alarms.set(self.time.now() + TRY_AGAIN, id);
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

    /// Whether something can be written. However often it is asked, the disk is asked once a second.
    pub async fn check_writing(&self) -> Result<(), store::Error> {
        let mut asked = self.writing.lock().await;
        if let Some((at, answer)) = &*asked
            && at.elapsed() < ASK_THE_DISK
        {
            return answer.clone();
        }
        let answer = self.store.check_writing().await;
        *asked = Some((Instant::now(), answer.clone()));
        answer
    }

    /// Notes when a table that is about to leave memory has to come back, unless that is noted already.
    pub async fn lay_down(&self, room: &mut Room) {
        let drives = |node: &Node| node.link(room.id).is_some_and(|link| link.is_driven());
        // Otherwise that is for others to say.
        if !self.node().is_none_or(drives) {
            return;
        }
        let waking = room.wake_while_asleep();
        if room.noted_to_wake.is_some_and(|noted| waking.is_about(noted)) {
            return;
        }
        match self.store.lay_down(room.id, room.changed, waking.0).await {
            Ok(()) => room.noted_to_wake = Some(waking),
            // It is then brought back too early, which does no harm.
            Err(error) => tracing::error!(table = %room.id, %error, "a table cannot be laid down"),
        }
    }

    /// Brings back the tables where something happens though nobody comes, each when its time has come.
    pub async fn wake_sleepers(self: Arc<Self>) {
        for (at, room) in self.sleepers().await {
            self.alarms.set(at + keeper::ON_ITS_WAY, room);
        }
        let house = Arc::downgrade(&self);
        drop(self);
        loop {
            let Some(waiting) = house.upgrade().map(|house| house.alarms.clone()) else { return };
            let room = waiting.next().await;
            let Some(house) = house.upgrade() else { return };
            // One after another, so that a house that has been closed for long does not wake with a start.
            if house.room(room).is_none() {
                return;
            }
            house.answered(room).await;
        }
    }

    /// The tables that have to be woken, and when; asked for until the disk tells.
    async fn sleepers(&self) -> Vec<(u64, RoomId)> {
        loop {
            match self.store.to_wake().await {
                Ok(sleepers) => return sleepers,
                Err(error) => tracing::error!(%error, "nobody knows which tables have to be woken"),
            }
            tokio::time::sleep(Duration::from_millis(TRY_AGAIN)).await;
        }
    }

    /// Waits until a table is there.
    async fn answered(self: &Arc<Self>, room: RoomId) {
        let _whatever_it_says = self.ask(room, None, None, TableRequest::Show).await;
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
