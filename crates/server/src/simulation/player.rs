//! Somebody who plays: at whichever node, with ids of their own, and again with the same id where no answer came.

use std::net::Ipv4Addr;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use ratskeller_core::{Seat, SmallId as _, Viewer};
use serde_json::Value;
use store::simulation::chance;
use store::{GuestId, RoomId};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::history::Heard;
use super::signal::Signal;
use super::world::{Air, Place, World, through};
use crate::choices::ChoicesForm;
use crate::keeper::{Command, Entering};
use crate::language::Speech;
use crate::limits::Limits;
use crate::message::Said;
use crate::outbox::{Outgoing, outbox};
use crate::socket::Attendance;
use crate::wish::{Granted, TableRequest};

/// Whoever gets no answer for so long comes back.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long somebody thinks, in milliseconds.
pub const QUICK: Range<u64> = 20..1_220;
/// Mostly too long for a clock of six seconds.
pub const SLOW: Range<u64> = 5_000..9_000;

#[derive(Clone, Debug)]
pub struct Player {
    /// Among all players of the evening.
    pub number: usize,
    pub table: usize,
    pub room: RoomId,
    /// None for whoever looks on.
    pub seat: Option<usize>,
    /// How long they think; none if they do nothing.
    pub thinks: Option<Range<u64>>,
}

/// Something that was sent, and is sent again until it is answered.
#[derive(Clone, Debug)]
struct Wish {
    attempt: usize,
    id: String,
    seq: u64,
    action: Value,
}

/// How somebody who plays remembers the table.
#[derive(Debug, Default)]
struct Memory {
    last: Option<u64>,
    /// What there is to decide, and as of which number.
    choices: Option<(u64, Vec<Value>)>,
    wish: Option<Wish>,
    wishes: u64,
}

/// Why somebody leaves a socket.
enum Parting {
    Elsewhere,
    Closed,
    Silence,
}

/// What comes next at a socket.
enum Next {
    Told(Bytes),
    Closed,
    Act,
    Silence,
    Changed,
}

impl Player {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
    }

    fn guest(&self) -> Option<GuestId> {
        self.seat.map(|seat| GuestId(seat as i64))
    }

    /// Plays until it is time to go home.
    pub async fn play(self, world: World, home: Arc<Signal<bool>>) {
        let mut memory = Memory::default();
        let mut preferred = chance::below(8) as usize;
        loop {
            let places = world.places();
            let is_deserted = world.is_deserted(self.table);
            let Some(place) = places.get(preferred % places.len().max(1)).filter(|_| !is_deserted) else {
                sleep(Duration::from_millis(200)).await;
                continue;
            };
            match self.visit(&world, place, &mut memory, &home).await {
                Parting::Closed => sleep(Duration::from_millis(100 + chance::below(300))).await,
                Parting::Silence | Parting::Elsewhere => {}
            }
            preferred += 1;
        }
    }

    async fn visit(&self, world: &World, place: &Place, memory: &mut Memory, home: &Signal<bool>) -> Parting {
        let (out, outgoing) = outbox(Limits::none(), Ipv4Addr::LOCALHOST.into());
        let (reply, answer) = oneshot::channel();
        let socket = place.house.next_socket();
        let (number, last) = (place.number as u64 * 1_000_000 + socket, memory.last);
        let entering = Entering {
            socket,
            guest: self.guest(),
            invite: None,
            seat: self.seat.map(Seat::new),
            last,
            choices: ChoicesForm::List,
            speech: Speech::default(),
            out,
            reply,
        };
        let coming = async {
            sleep(Duration::from_millis(chance::below(4))).await;
            through(&place.air).await.then_some(())?;
            Attendance::begin(&place.house, self.room, entering, answer).await.ok()
        };
        let Ok(came) = timeout(PATIENCE, coming).await else { return Parting::Silence };
        let Some(attendance) = came else { return Parting::Closed };
        world
            .history
            .note(|| format!("{:?} at {} comes to node {} by {number}", self.viewer(), self.room, place.number));
        let line = Line { player: self, world, place, attendance, outgoing, socket, number, last };
        line.talk(memory, home).await
    }
}

struct Line<'a> {
    player: &'a Player,
    world: &'a World,
    place: &'a Place,
    attendance: Attendance,
    outgoing: Outgoing,
    socket: u64,
    number: u64,
    last: Option<u64>,
}

impl Line<'_> {
    async fn talk(self, memory: &mut Memory, home: &Signal<bool>) -> Parting {
        let mut seen = self.world.changes.get();
        let moves = self.world.moves(self.player.number);
        let (mut act_at, mut silence_at) = (None, None);
        let mut said_again = false;
        loop {
            let next = tokio::select! {
                biased;
                _ = self.place.air.until(|air| air == Air::Dead) => return Parting::Closed,
                next = self.outgoing.next() => next.map_or(Next::Closed, Next::Told),
                now = self.world.changes.until(|now| now != seen) => {
                    seen = now;
                    Next::Changed
                }
                () = until(act_at) => Next::Act,
                () = until(silence_at) => Next::Silence,
            };
            match next {
                Next::Closed => return Parting::Closed,
                Next::Silence => return Parting::Silence,
                Next::Changed => {
                    if self.world.moves(self.player.number) != moves || self.world.is_deserted(self.player.table) {
                        return Parting::Elsewhere;
                    }
                }
                Next::Told(frame) => {
                    sleep(Duration::from_millis(chance::below(3))).await;
                    if !through(&self.place.air).await {
                        return Parting::Closed;
                    }
                    self.hear(memory, &frame);
                    if memory.wish.is_none() {
                        silence_at = None;
                    } else if !std::mem::replace(&mut said_again, true) {
                        // Nobody knows what became of it.
                        act_at = Some(Instant::now());
                    }
                    if let Some(Range { start, end }) = self.player.thinks
                        && memory.wish.is_none()
                        && memory.choices.is_some()
                        && act_at.is_none()
                    {
                        act_at = Some(Instant::now() + Duration::from_millis(start + chance::below(end - start)));
                    }
                }
                Next::Act => {
                    act_at = None;
                    said_again = true;
                    if home.get() && memory.wish.is_none() {
                        continue;
                    }
                    if self.act(memory).await.is_none() {
                        continue;
                    }
                    silence_at = Some(Instant::now() + PATIENCE);
                }
            }
        }
    }

    fn hear(&self, memory: &mut Memory, frame: &Bytes) {
        let told = read(frame);
        let (kind, seq) = (told["type"].as_str().unwrap_or_default(), told["seq"].as_u64());
        let answer = match kind {
            "update" => told["ack"].as_str().zip(seq).map(|(id, seq)| (id, Ok(seq))),
            "ack" => told["id"].as_str().zip(seq).map(|(id, seq)| (id, Ok(seq))),
            "refused" => {
                let code = told["problem"]["code"].as_str().unwrap_or_default();
                told["id"].as_str().map(|id| (id, Err(code.to_owned())))
            }
            _ => None,
        };
        if let Some((id, answer)) = answer
            && let Some(wish) = memory.wish.take_if(|wish| wish.id == id)
        {
            // Whoever is told that it cannot be done now does not know whether it was.
            if answer == Err("unavailable".to_owned()) {
                memory.wish = Some(wish);
            } else {
                self.world.history.answer(wish.attempt, answer);
            }
        }
        if let ("table" | "update", Some(seq)) = (kind, seq) {
            memory.last = Some(seq);
            let choices = told.get("choices").and_then(Value::as_array);
            memory.choices =
                choices.map(|choices| (seq, choices.iter().map(|choice| choice["action"].clone()).collect()));
        }
        if matches!(kind, "table" | "update") {
            let (room, viewer) = (self.player.room, self.player.viewer());
            let (at, socket, last) = (self.world.history.now(), self.number, self.last);
            self.world.history.hear(Heard { at, room, viewer, socket, last, told });
        }
    }

    /// Says what is to be done, for the first time or again.
    async fn act(&self, memory: &mut Memory) -> Option<()> {
        if memory.wish.is_none() {
            let (seq, choices) = memory.choices.take()?;
            let action = choices.get(chance::below(choices.len() as u64) as usize)?.clone();
            memory.wishes += 1;
            let id = format!("{}-{}", self.player.number, memory.wishes);
            let attempt = self.world.history.attempt(self.player.room, self.player.viewer(), &id);
            memory.wish = Some(Wish { attempt, id, seq, action });
            let other = choices.get(chance::below(choices.len() as u64) as usize)?;
            self.perhaps_elsewhere_too(memory, other);
        }
        let Wish { id, seq, action, .. } = memory.wish.clone()?;
        sleep(Duration::from_millis(chance::below(4))).await;
        through(&self.place.air).await.then_some(())?;
        let said = Box::new(Said::Act { id, seq, action });
        let (socket, arrived) = (self.socket, self.place.house.time.now());
        self.attendance.say(Command::Say { socket, said, arrived }).await
    }

    /// In the same moment they say the same at another node, or something else.
    fn perhaps_elsewhere_too(&self, memory: &mut Memory, other: &Value) {
        let dice = chance::below(10);
        let places = self.world.places();
        let (Some(wish), 0..=1) = (memory.wish.clone(), dice) else { return };
        let Some(place) = places.get(chance::below(places.len() as u64) as usize).cloned() else { return };
        let wish = if dice == 0 {
            wish
        } else {
            let id = format!("{} too", wish.id);
            Wish { id, action: other.clone(), ..wish }
        };
        let (player, world) = (self.player.clone(), self.world.clone());
        let attempt = world.history.attempt(player.room, player.viewer(), &wish.id);
        tokio::spawn(async move { player.ask(&world, &place, Wish { attempt, ..wish }).await });
    }
}

impl Player {
    /// Acts without a socket.
    async fn ask(self, world: &World, place: &Place, wish: Wish) {
        let Wish { attempt, id, seq, action } = wish;
        let Viewer::Seat(seat) = self.viewer() else { return };
        sleep(Duration::from_millis(chance::below(12))).await;
        if !through(&place.air).await {
            return;
        }
        let asked = place.house.ask(self.room, self.guest(), None, TableRequest::Act { seat, id, seq, action });
        let Ok(answer) = timeout(PATIENCE * 3, asked).await else { return };
        if !through(&place.air).await {
            return;
        }
        match answer {
            Ok(Granted::Done { seq }) => world.history.answer(attempt, Ok(seq)),
            Ok(_) => world.history.wrong("an action is answered with something else".to_owned()),
            Err(denied) if denied.code() == "unavailable" => {}
            Err(denied) => world.history.answer(attempt, Err(denied.code().to_owned())),
        }
    }
}

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// What a frame says, as the house writes it: one that is whole, and not masked.
pub fn read(frame: &Bytes) -> Value {
    let header = match frame[1] {
        126 => 4,
        127 => 10,
        _ => 2,
    };
    serde_json::from_slice(&frame[header..]).expect("the house writes JSON")
}
