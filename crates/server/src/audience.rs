//! Everybody who looks at a table, each through the eyes of a seat or from outside, and what they are told.

use std::net::IpAddr;
use std::sync::Arc;

use catalog::Table;
use catalog::json::Json;
use ratskeller_core::{Hex, Seat, Viewer};
use store::{GuestId, Phase};
use tokio::time::{Duration, Instant};

use crate::choices::{Choices, ChoicesForm};
use crate::cluster::link::Link;
use crate::cluster::share::Share;
use crate::deed::Sitter;
use crate::denied::Denied;
use crate::frame::Frame;
use crate::language::Speech;
use crate::message::{Present, Reaction, Told, VERSION};
use crate::outbox::{Addressee, Outbox};
use crate::randomness;
use crate::room::Room;
use crate::socket::Close;
use crate::time::Time;

/// Whoever looks at a table is told so many events of those before; of a game that was played to its end nobody needs more,
/// for then there is the record.
const LONGEST_LOG: usize = 500;

/// When clients should come back after the house has closed, in milliseconds.
const COME_BACK_AFTER: u64 = 1000;

/// In a crowd of more than so many, …
const FEW: usize = 16;
/// … how many look on is told no more often than this: a thousand who come one by one would else be told a million times.
const TELL_WATCHING_EVERY: Duration = Duration::from_secs(1);

/// No two sockets of a house have the same.
pub type SocketId = u64;

#[derive(Debug)]
pub struct Socket {
    pub guest: Option<GuestId>,
    /// By which they came in.
    pub invite: Option<Hex<16>>,
    pub viewer: Viewer,
    pub choices: ChoicesForm,
    pub speech: Speech,
    pub out: Outbox,
}

impl Socket {
    /// In which form this viewer is told what can be done now.
    fn told_choices(&self, mover: Option<Seat>) -> ChoicesForm {
        told_choices(self.choices, self.viewer, mover)
    }
}

/// Only whoever is to move is told what can be done.
fn told_choices(asked: ChoicesForm, viewer: Viewer, mover: Option<Seat>) -> ChoicesForm {
    if mover.is_some_and(|seat| viewer.is(seat)) { asked } else { ChoicesForm::Omitted }
}

#[derive(Debug)]
pub struct Audience {
    time: Time,
    sockets: Vec<(SocketId, Socket)>,
    /// Where the table is known to other nodes, which have an audience of their own there.
    link: Option<Arc<Link>>,
    present: Present,
    /// When everybody was told who is there.
    told_presence: Option<Instant>,
    /// Whether more or fewer look on since then.
    watching_changed: bool,
}

/// What will be said, and to whom. Until then nobody has heard of it.
#[derive(Debug, Default)]
pub struct Prepared(Vec<(Addressee, Frame)>);

impl Prepared {
    pub fn say(self) {
        for (addressee, frame) in self.0 {
            addressee.put(&frame);
        }
    }
}

impl Audience {
    pub fn new(time: Time, link: Option<Arc<Link>>) -> Self {
        let (sockets, present) = (Vec::new(), Present::default());
        Self { time, sockets, link, present, told_presence: None, watching_changed: false }
    }

    pub fn add(&mut self, id: SocketId, socket: Socket) {
        self.sockets.push((id, socket));
    }

    pub fn remove(&mut self, socket: SocketId) {
        self.sockets.retain(|(id, _)| *id != socket);
    }

    pub fn get(&self, socket: SocketId) -> Option<&Socket> {
        self.sockets.iter().find(|(id, _)| *id == socket).map(|(_, socket)| socket)
    }

    pub fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// From where those look who have most to do with the table: its host, else whoever sits there, else anybody.
    pub fn place(&self, room: &Room) -> Option<IpAddr> {
        let distance = |guest: Option<GuestId>| match guest {
            Some(guest) if guest == room.charter.host => 0,
            Some(guest) if room.belongs(guest) => 1,
            _ => 2,
        };
        let nearest = self.sockets.iter().min_by_key(|(_, socket)| distance(socket.guest));
        nearest.map(|(_, socket)| socket.out.address())
    }

    /// Lets somebody look through other eyes.
    pub fn turn(&mut self, socket: SocketId, viewer: Viewer) {
        if let Some((_, socket)) = self.sockets.iter_mut().find(|(id, _)| *id == socket) {
            socket.viewer = viewer;
        }
    }

    /// Whoever came by an invitation that holds no longer has to go.
    pub fn turn_out(&mut self, room: &Room) {
        self.sockets.retain(|(_, socket)| {
            let stays = room.admits(socket.guest, socket.invite);
            if !stays {
                socket.out.close(Close::TurnedOut);
            }
            stays
        });
    }

    /// Whoever looks through the eyes of a seat that is theirs no longer looks on from outside.
    pub fn check_seats(&mut self, room: &Room) {
        for (_, socket) in &mut self.sockets {
            if let Viewer::Seat(seat) = socket.viewer
                && !room.sits(socket.guest, seat)
            {
                socket.viewer = Viewer::Spectator;
            }
        }
    }

    /// Hands a message over. Whoever does not take it is gone: they can come back and see what they missed.
    fn hand(&mut self, socket: SocketId, frame: &Frame) {
        let Some((_, found)) = self.sockets.iter().find(|(id, _)| *id == socket) else { return };
        if !found.out.put(frame) {
            self.remove(socket);
        }
    }

    fn tell(&mut self, socket: SocketId, told: &Told) {
        self.hand(socket, &Frame::of(told));
    }

    fn tell_all(&mut self, told: &Told) {
        let frame = Frame::of(told);
        self.sockets.retain(|(_, socket)| socket.out.put(&frame));
    }

    /// Notes who is there, and tells everybody if that has changed: of those who sit at once, of those who look on in a
    /// crowd now and then. Whoever is about to look sees it at the table.
    /// Whether other nodes do not know yet who is here.
    pub fn count(&mut self, room: &Room, about_to_look: Option<SocketId>) -> bool {
        let here = |sitter: &Option<Sitter>| match sitter {
            // A program comes and goes with every question it asks.
            Some(Sitter::Bot { .. } | Sitter::Program { .. }) => true,
            Some(Sitter::Person { guest, .. }) => self.sockets.iter().any(|(_, socket)| socket.guest == Some(*guest)),
            Some(Sitter::Kept { .. }) | None => false,
        };
        let watching = self.sockets.iter().filter(|(_, socket)| socket.viewer == Viewer::Spectator).count();
        let mut present = Present { seats: room.seats.iter().map(here).collect(), watching };
        let is_news = self.link.as_ref().is_some_and(|link| {
            let share = Share { seats: self.seats_here(room), watching };
            let is_news = link.share(Some(share).filter(|_| !self.sockets.is_empty()));
            let elsewhere = link.elsewhere();
            let sits = |seat: usize| matches!(room.seats.get(seat), Some(Some(Sitter::Person { .. })));
            for (seat, is_here) in present.seats.iter_mut().enumerate() {
                *is_here |= sits(seat) && elsewhere.has(seat);
            }
            present.watching += elsewhere.watching;
            is_news
        });
        let seats_changed = present.seats != self.present.seats;
        self.watching_changed |= present.watching != self.present.watching;
        self.present = present;
        if seats_changed || self.presence_due().is_some_and(|due| due <= Instant::now()) {
            self.tell_presence(about_to_look);
        }
        is_news
    }

    /// The seats whose people look by this node.
    fn seats_here(&self, room: &Room) -> Vec<bool> {
        let looks = |guest: GuestId| self.sockets.iter().any(|(_, socket)| socket.guest == Some(guest));
        let here = |sitter: &Option<Sitter>| matches!(sitter, Some(Sitter::Person { guest, .. }) if looks(*guest));
        room.seats.iter().map(here).collect()
    }

    /// When everybody is to be told how many look on.
    pub fn presence_due(&self) -> Option<Instant> {
        let told = self.told_presence.filter(|_| self.sockets.len() > FEW);
        self.watching_changed.then(|| told.map_or_else(Instant::now, |told| told + TELL_WATCHING_EVERY))
    }

    /// Tells everybody who is there, if that is due.
    pub fn tell_presence_in_time(&mut self) {
        if self.presence_due().is_some_and(|due| due <= Instant::now()) {
            self.tell_presence(None);
        }
    }

    fn tell_presence(&mut self, about_to_look: Option<SocketId>) {
        (self.told_presence, self.watching_changed) = (Some(Instant::now()), false);
        let told = Frame::of(&Told::Present(&self.present));
        self.sockets.retain(|(id, socket)| Some(*id) == about_to_look || socket.out.put(&told));
    }

    /// Shows the whole table, and what has happened since `last`.
    pub fn show(&mut self, room: &Room, socket: SocketId, last: Option<u64>) {
        let Some(found) = self.get(socket) else { return };
        if let Ok(frame) = self.told(room, found.guest, found.viewer, found.choices, last, Frame::of) {
            self.hand(socket, &frame);
        }
    }

    /// The whole table as a guest sees it through these eyes, and what has happened since `last`, written this way.
    pub fn told<T>(
        &self,
        room: &Room,
        guest: Option<GuestId>,
        viewer: Viewer,
        choices: ChoicesForm,
        last: Option<u64>,
        write: impl FnOnce(&Told) -> T,
    ) -> Result<T, Denied> {
        let info = room.info(guest)?;
        let to_move = room.to_move();
        let table = room.table.as_deref();
        let (form, choices) = (told_choices(choices, viewer, to_move), table.map(Choices::of));
        let view = view(room, viewer);
        let told = Told::Table {
            version: VERSION,
            seq: room.seq,
            seat: viewer,
            table: &info,
            view: view.as_ref(),
            log: table.map(|table| table.log(viewer, earlier(table))).unwrap_or_default(),
            missed: last.and_then(|last| room.missed(viewer, last)),
            to_move,
            choices: choices.as_ref().and_then(|choices| choices.written(form)),
            clock: room.clock_told(self.time.now()),
            present: &self.present,
        };
        Ok(write(&told))
    }

    pub fn show_all(&mut self, room: &Room) {
        let strangers = |socket: &Socket| {
            socket.viewer == Viewer::Spectator && !socket.guest.is_some_and(|guest| room.belongs(guest))
        };
        // Those who look on and have no part in the table all see the same.
        let mut outside: Option<Frame> = None;
        for socket in self.sockets.iter().map(|(id, _)| *id).collect::<Vec<SocketId>>() {
            let Some(found) = self.get(socket) else { continue };
            let shared = strangers(found);
            let known = outside.clone().filter(|_| shared).map(Ok);
            let told = || self.told(room, found.guest, found.viewer, found.choices, None, Frame::of);
            let Ok(frame) = known.unwrap_or_else(told) else { continue };
            if shared {
                outside = Some(frame.clone());
            }
            self.hand(socket, &frame);
        }
    }

    /// What everybody will be told of what has just been done, once it is on the disk. One of them did it, and is told that
    /// it is done.
    pub fn update(&self, room: &Room, acknowledged: Option<(SocketId, &str)>) -> Prepared {
        let Some(table) = room.table.as_deref() else { return Prepared::default() };
        let (to_move, clock, ended) = (room.to_move(), room.clock_told(self.time.now()), room.ended());
        let step = room.last_step();
        let state = (room.phase() == Phase::Over).then(|| table.state());
        let viewers: Vec<Viewer> = self.sockets.iter().map(|(_, socket)| socket.viewer).collect();
        #[cfg(test)]
        let viewers = if crate::simulation::is_planted(crate::simulation::Plant::EverybodyIsTheFirst) {
            vec![viewers.first().copied().unwrap_or(Viewer::Spectator); viewers.len()]
        } else {
            viewers
        };
        let shown = table.show(&viewers, step.map_or(table.events(), |(_, from)| from));
        let choices = Choices::of(table);
        // Those who look on from outside all see the same.
        let mut outside: Option<Frame> = None;
        let told = self.sockets.iter().zip(shown).map(|((id, socket), shown)| {
            let shared = socket.viewer == Viewer::Spectator;
            let frame = outside.clone().filter(|_| shared).unwrap_or_else(|| {
                Frame::of(&Told::Update {
                    seq: room.seq,
                    by: step.and_then(|(by, _)| by),
                    events: &shown.events,
                    view: state.as_ref().unwrap_or(&shown.view),
                    to_move,
                    choices: choices.written(socket.told_choices(to_move)),
                    clock: clock.clone(),
                    ended: ended.clone(),
                    ack: acknowledged.filter(|(actor, _)| actor == id).map(|(_, id)| id),
                })
            });
            if shared {
                outside = Some(frame.clone());
            }
            (socket.out.addressee(), frame)
        });
        Prepared(told.collect())
    }

    /// What was asked for had been done before.
    pub fn acknowledge(&mut self, socket: SocketId, id: &str, seq: u64) {
        self.tell(socket, &Told::Ack { id, seq });
    }

    /// Lets whoever has asked know that the line carries.
    pub fn pong(&mut self, socket: SocketId) {
        self.tell(socket, &Told::Pong {});
    }

    pub fn refuse(&mut self, socket: SocketId, id: Option<&str>, seq: u64, denied: &Denied) {
        let Some(found) = self.get(socket) else { return };
        let told = Told::Refused { id, seq, problem: denied.problem(found.speech.words()) };
        self.tell(socket, &told);
    }

    pub fn react(&mut self, seat: Seat, reaction: Reaction) {
        self.tell_all(&Told::Reaction { seat, reaction });
    }

    /// Asks everybody to come back when the house is open again.
    pub fn say_goodbye(&mut self) {
        let retry_after = match &self.link {
            // Other nodes are open: what matters is that not everybody comes at once.
            Some(_) => u64::from(u16::from_be_bytes(randomness::bytes())) % COME_BACK_AFTER,
            None => COME_BACK_AFTER,
        };
        self.tell_all(&Told::Goodbye { retry_after });
        self.close_all(&Close::Restart);
    }

    pub fn close_all(&mut self, why: &Close) {
        for (_, socket) in self.sockets.drain(..) {
            socket.out.close(why.clone());
        }
    }
}

/// How many events are not told to whoever looks at the table.
fn earlier(table: &dyn Table) -> usize {
    table.events().saturating_sub(LONGEST_LOG)
}

/// The game as a viewer sees it; when it is over everybody sees everything.
fn view(room: &Room, viewer: Viewer) -> Option<Json> {
    let table = room.table.as_deref()?;
    Some(if room.phase() == Phase::Over { table.state() } else { table.view(viewer) })
}
