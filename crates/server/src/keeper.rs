//! Keeps one table: takes commands one after another, lets things happen, writes them to the log, and tells everybody
//! who looks on, in this order. What is not in the log has not happened: a keeper that cannot write gives the table up.

use std::pin::pin;
use std::sync::Arc;

use bots::Level;
use catalog::Input;
use catalog::json::Json;
use ratskeller_core::{Hex, Seat, Viewer, check_name};
use serde_json::{Value, json};
use store::{GuestId, Phase, RoomId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant};

use crate::audience::{Audience, Socket, SocketId};
use crate::deed::{Deed, Share, Sitter};
use crate::denied::Denied;
use crate::house::House;
use crate::language::Speech;
use crate::message::Said;
use crate::room::{Decider, Overdue, Room};
use crate::socket::Out;
use crate::turn::{Awaiting, Turns};
use crate::wish::{Asked, Granted, Wish};
use crate::{randomness, time};

/// Somebody who wants to look at a table.
#[derive(Debug)]
pub struct Entering {
    pub guest: Option<GuestId>,
    pub invite: Option<Hex<16>>,
    pub seat: Option<Seat>,
    /// The last that they know.
    pub last: Option<u64>,
    /// Whether they want to be told what they can do.
    pub choices: bool,
    pub speech: Speech,
    pub out: mpsc::Sender<Out>,
    pub reply: oneshot::Sender<Result<SocketId, Denied>>,
}

#[derive(Debug)]
pub enum Command {
    Enter(Box<Entering>),
    Say {
        socket: SocketId,
        said: Said,
    },
    Exit {
        socket: SocketId,
    },
    Ask(Asked),
    Await(Box<Awaiting>),
    /// A bot has decided what to do in the position with this number.
    Decided {
        seq: u64,
        action: Json,
    },
    Close,
}

/// Keeps a table until nobody needs it in memory. Without a room it is read back from its log.
pub async fn keep(house: Arc<House>, id: RoomId, room: Option<Room>, mut commands: mpsc::Receiver<Command>) {
    let room = match room {
        Some(room) => Ok(room),
        None => remember(&house, id).await,
    };
    match room {
        Ok(room) => Keeper::new(house, room).keep(commands).await,
        Err(denied) => {
            house.give_up(id, &mut commands);
            turn_away(&denied, commands).await;
        }
    }
}

async fn remember(house: &House, id: RoomId) -> Result<Room, Denied> {
    let log = house.store.log(id).await?;
    let deeds = log.iter().map(|(at, entry)| Ok((*at, serde_json::from_str(entry)?)));
    let deeds: Vec<(u64, Deed)> = deeds.collect::<Result<_, serde_json::Error>>().map_err(|error| {
        tracing::error!(table = %id, %error, "a log cannot be read");
        Denied::Unavailable
    })?;
    let mut room = Room::fold(id, deeds).ok_or(Denied::NoSuchTable)?;
    if room.clock.as_ref().is_some_and(|clock| clock.suffered(house.opened)) {
        house.write(&mut room, Deed::Reopened).await?;
    }
    // The house may have ended between the log and the lists when the table was opened.
    house.store.save_card(room.card()).await?;
    Ok(room)
}

/// Tells everybody who asks why there is no table.
async fn turn_away(denied: &Denied, mut commands: mpsc::Receiver<Command>) {
    while let Some(command) = commands.recv().await {
        match command {
            Command::Enter(entering) => drop(entering.reply.send(Err(denied.clone()))),
            Command::Ask(asked) => drop(asked.reply.send(Err(denied.clone()))),
            Command::Await(awaiting) => drop(awaiting.reply.send(Err(denied.clone()))),
            Command::Say { .. } | Command::Exit { .. } | Command::Decided { .. } | Command::Close => {}
        }
    }
}

/// The same was done before, as this number.
struct DoneBefore {
    seq: u64,
}

struct Keeper {
    house: Arc<House>,
    room: Room,
    audience: Audience,
    turns: Turns,
    /// The position that a bot thinks about.
    thinking: Option<u64>,
    /// Since when nobody is there.
    deserted: Option<Instant>,
    /// The log could not be written: what is in memory has not happened.
    broken: bool,
}

impl Keeper {
    fn new(house: Arc<House>, room: Room) -> Self {
        let (audience, turns) = (Audience::default(), Turns::default());
        Self { house, room, audience, turns, thinking: None, deserted: Some(Instant::now()), broken: false }
    }

    async fn keep(mut self, mut commands: mpsc::Receiver<Command>) {
        self.go_on();
        let mut alarm = pin!(tokio::time::sleep_until(Instant::now()));
        loop {
            let next = self.next_alarm();
            if let Some(next) = next.filter(|next| *next != alarm.deadline()) {
                alarm.as_mut().reset(next);
            }
            tokio::select! {
                biased;
                command = commands.recv() => match command {
                    Some(Command::Close) | None => break,
                    Some(command) => self.obey(command).await,
                },
                () = &mut alarm, if next.is_some() => {
                    self.look_at_the_clock().await;
                    if !self.turns.is_empty() {
                        // Whoever waits for their turn is as good as there.
                        self.deserted = self.deserted.map(|_| Instant::now());
                    }
                    if self.is_idle() && self.house.retire(self.room.id, &mut commands) {
                        self.wake_for_the_clock();
                        return;
                    }
                }
            }
            if self.broken {
                self.house.give_up(self.room.id, &mut commands);
                break;
            }
        }
        self.audience.say_goodbye();
    }

    /// When something has to be done though nobody asks for it.
    fn next_alarm(&self) -> Option<Instant> {
        if self.thinking.is_some() {
            // Whoever thinks is not hurried, but RC-E2's minutes go by all the same.
            return self.room.time_up().map(time::instant);
        }
        let deserted = self.deserted.map(|since| since + self.house.idle);
        self.room.deadline().map(time::instant).into_iter().chain(deserted).min()
    }

    fn is_idle(&self) -> bool {
        let long_ago = |since: Instant| since + self.house.idle <= Instant::now();
        self.thinking.is_none() && self.deserted.is_some_and(long_ago)
    }

    fn wake_for_the_clock(&self) {
        if let Some(deadline) = self.room.deadline() {
            self.house.wake_at(self.room.id, deadline);
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter(entering) => self.enter(*entering),
            Command::Say { socket, said } => self.hear(socket, said).await,
            Command::Exit { socket } => {
                self.audience.remove(socket);
                self.count_heads(None);
            }
            Command::Ask(Asked { guest, invite, wish, reply }) => {
                let answer = if self.room.admits(guest, invite) {
                    self.grant(guest, wish).await
                } else {
                    Err(Denied::NoSuchTable)
                };
                let _gone = reply.send(answer);
            }
            Command::Await(awaiting) => {
                self.turns.add(*awaiting);
                self.audience.count(&self.room, None);
                self.turns.attend(&self.room, &self.audience);
            }
            Command::Decided { seq, action } => self.decided(seq, &action).await,
            Command::Close => {}
        }
    }

    fn enter(&mut self, entering: Entering) {
        let Entering { guest, invite, seat, last, choices, speech, out, reply } = entering;
        let admitted = match seat {
            _ if !self.room.admits(guest, invite) => Err(Denied::NoSuchTable),
            Some(seat) if !self.room.sits(guest, seat) => Err(Denied::NotYourSeat),
            _ => Ok(()),
        };
        let entered = admitted.map(|()| self.audience.add(Socket { guest, viewer: seat.into(), choices, speech, out }));
        if let Ok(socket) = entered {
            self.count_heads(Some(socket));
            self.audience.show(&self.room, socket, last);
        }
        let _gone = reply.send(entered);
    }

    /// Notes who is there, and tells the others if that has changed.
    fn count_heads(&mut self, about_to_look: Option<SocketId>) {
        self.audience.count(&self.room, about_to_look);
        self.deserted = if self.audience.is_empty() { self.deserted.or_else(|| Some(Instant::now())) } else { None };
    }

    async fn hear(&mut self, socket: SocketId, said: Said) {
        let Some(speaker) = self.audience.get(socket) else { return };
        let (guest, viewer) = (speaker.guest, speaker.viewer);
        let (id, result) = match said {
            Said::Act { id, seq, action } => {
                let result = self.act(Some(socket), viewer, &id, seq, action).await;
                (Some(id), result.map(drop))
            }
            Said::TakeBack { id, seq } => {
                let result = self.take_back(socket, viewer, &id, seq).await;
                (Some(id), result)
            }
            Said::Look { seat } => (None, self.look(socket, guest, seat)),
            Said::React { reaction } => match viewer {
                Viewer::Seat(seat) => {
                    self.audience.react(seat, reaction);
                    (None, Ok(()))
                }
                Viewer::Spectator => (None, Err(Denied::NotYourSeat)),
            },
        };
        if let Err(denied) = result {
            self.audience.refuse(socket, id.as_deref(), self.room.seq, &denied);
        }
    }

    fn look(&mut self, socket: SocketId, guest: Option<GuestId>, seat: Option<Seat>) -> Result<(), Denied> {
        if seat.is_some_and(|seat| !self.room.sits(guest, seat)) {
            return Err(Denied::NotYourSeat);
        }
        self.audience.turn(socket, seat.into());
        self.count_heads(Some(socket));
        self.audience.show(&self.room, socket, None);
        Ok(())
    }

    /// The seat that does something new. What was done before is acknowledged, and no seat does it again.
    fn seat_with_news(
        &mut self,
        socket: Option<SocketId>,
        viewer: Viewer,
        id: &str,
        seq: u64,
    ) -> Result<Result<Seat, DoneBefore>, Denied> {
        let Viewer::Seat(seat) = viewer else { return Err(Denied::NotYourSeat) };
        if let Some(seq) = self.room.done_before(seat, id) {
            if let Some(socket) = socket {
                self.audience.acknowledge(socket, id, seq);
            }
            return Ok(Err(DoneBefore { seq }));
        }
        self.room.check_seq(seq)?;
        // When the game is over nobody acts, and that is what is said.
        if self.room.phase() == Phase::Playing {
            self.room.check_active(seat)?;
        }
        Ok(Ok(seat))
    }

    /// Does what a seat wants, over a socket or without one, and tells its number.
    async fn act(
        &mut self,
        socket: Option<SocketId>,
        viewer: Viewer,
        id: &str,
        seq: u64,
        action: Value,
    ) -> Result<u64, Denied> {
        let seat = match self.seat_with_news(socket, viewer, id, seq)? {
            Ok(seat) => seat,
            Err(DoneBefore { seq }) => return Ok(seq),
        };
        self.room.playing()?.check(Input { seat: Some(seat), action: &action, at: None })?;
        self.commit(Deed::Acted { seat: Some(seat), action, id: Some(id.to_owned()) }).await?;
        self.tell_update(socket.map(|socket| (socket, id)));
        Ok(self.room.seq)
    }

    async fn take_back(&mut self, socket: SocketId, viewer: Viewer, id: &str, seq: u64) -> Result<(), Denied> {
        let Ok(seat) = self.seat_with_news(Some(socket), viewer, id, seq)? else { return Ok(()) };
        self.room.check_take_back(seat)?;
        self.commit(Deed::TookBack { seat, id: id.to_owned() }).await?;
        self.tell_update(Some((socket, id)));
        Ok(())
    }

    async fn grant(&mut self, guest: Option<GuestId>, wish: Wish) -> Result<Granted, Denied> {
        match wish {
            Wish::Show => {}
            Wish::Record => return self.room.record().map(Box::new).map(Granted::Record),
            Wish::LookBack => return self.room.finished().map(Box::new).map(Granted::Finished),
            Wish::Act { seat, id, seq, action } => {
                if !self.room.sits(guest, seat) {
                    return Err(Denied::NotYourSeat);
                }
                let seq = self.act(None, Viewer::Seat(seat), &id, seq, action).await?;
                return Ok(Granted::Done { seq });
            }
            // The answer may have got lost; the same bytes again are harmless.
            Wish::Reveal { seat, bytes } if self.reveals_again(guest, seat, bytes) => {}
            Wish::Rematch => return self.rematch(guest.ok_or(Denied::NoSession)?).await.map(Granted::Rematch),
            wish => {
                let deed = self.deed(guest.ok_or(Denied::NoSession)?, wish)?;
                self.commit(deed).await?;
                self.tell_everything();
            }
        }
        self.room.info(guest).map(Box::new).map(Granted::Table)
    }

    fn reveals_again(&self, guest: Option<GuestId>, seat: Seat, bytes: Hex<16>) -> bool {
        self.room.sits(guest, seat) && self.room.has_revealed(seat, bytes)
    }

    /// What granting a wish comes to, if it can be granted.
    fn deed(&self, guest: GuestId, wish: Wish) -> Result<Deed, Denied> {
        let room = &self.room;
        match wish {
            Wish::Join { seat, commitment, name, usual_name, owner } => {
                room.check_waiting()?;
                room.check_rivals(owner.as_ref().map_or(guest, |owner| owner.guest))?;
                let seat = room.free_seat(seat, Some(guest))?;
                let kept_name = room.sitter(seat).map(|kept| kept.name().to_owned());
                // Where ratings are at stake nobody goes by another name.
                let name = name.filter(|_| !room.charter.terms.rated).or(kept_name).unwrap_or(usual_name);
                check_name(&name).map_err(|fault| fault.at("name"))?;
                Ok(Deed::Sat { seat, sitter: Sitter::come(guest, name, Share::committed(commitment), owner) })
            }
            Wish::SeatBot { seat, level, speech } => {
                room.check_host(guest)?;
                room.check_waiting()?;
                let seat = room.free_seat(seat, None)?;
                Ok(Deed::Sat { seat, sitter: Sitter::bot(level, seat, speech) })
            }
            Wish::Leave { seat } => {
                room.check_waiting()?;
                let own = Seat::all(room.seats.len()).find(|seat| room.sits(Some(guest), *seat));
                let seat = seat.or(own).ok_or(Denied::NotYourSeat)?;
                let taken_by = room.sitter(seat).ok_or(Denied::NotYourSeat)?;
                if taken_by.guest() != Some(guest) {
                    room.check_host(guest)?;
                }
                Ok(Deed::Left { seat })
            }
            Wish::Start => {
                room.check_host(guest)?;
                room.check_start()?;
                Ok(room.starting())
            }
            Wish::Commit { seat, commitment } => {
                if !room.sits(Some(guest), seat) {
                    return Err(Denied::NotYourSeat);
                }
                room.check_waiting()?;
                Ok(Deed::Committed { seat, commitment })
            }
            Wish::Reveal { seat, bytes } => {
                if !room.sits(Some(guest), seat) {
                    return Err(Denied::NotYourSeat);
                }
                room.check_reveal(seat, bytes)?;
                Ok(Deed::Revealed { seat, bytes })
            }
            Wish::BeginAgain => {
                room.check_host(guest)?;
                room.check_fixed()?;
                Ok(Deed::Unfixed { secret: Hex(randomness::bytes()) })
            }
            Wish::Resign { seat } => {
                if !room.sits(Some(guest), seat) {
                    return Err(Denied::NotYourSeat);
                }
                room.playing()?;
                room.check_active(seat)?;
                Ok(Deed::Resigned { seat })
            }
            Wish::Show | Wish::Act { .. } | Wish::Rematch | Wish::Record | Wish::LookBack => {
                unreachable!("these wishes are granted in other ways")
            }
        }
    }

    async fn rematch(&mut self, guest: GuestId) -> Result<RoomId, Denied> {
        if let Some(room) = self.room.rematch {
            return Ok(room);
        }
        if self.room.phase() != Phase::Over {
            return Err(Denied::NotOver);
        }
        if !self.room.belongs(guest) {
            return Err(Denied::NotYourTable);
        }
        let terms = self.room.charter.terms.clone();
        let room = self.house.open(terms, self.room.charter.host, self.room.rotated()).await?;
        self.commit(Deed::Rematched { room }).await?;
        self.tell_everything();
        Ok(room)
    }

    /// Lets something happen that nobody is told of before it is on the disk.
    async fn commit(&mut self, deed: Deed) -> Result<(), Denied> {
        let written = self.house.write(&mut self.room, deed).await;
        self.broken = written.is_err();
        Ok(written?)
    }

    /// Tells everybody what has just been done.
    fn tell_update(&mut self, acknowledged: Option<(SocketId, &str)>) {
        self.audience.update(&self.room, acknowledged);
        self.turns.attend(&self.room, &self.audience);
        self.go_on();
    }

    /// Shows everybody the whole table: something other than an action has changed it.
    fn tell_everything(&mut self) {
        self.audience.check_seats(&self.room);
        self.audience.count(&self.room, None);
        self.audience.show_all(&self.room);
        self.turns.attend(&self.room, &self.audience);
        self.go_on();
    }

    /// Lets a bot think if it is its turn.
    fn go_on(&mut self) {
        if self.thinking == Some(self.room.seq) {
            return;
        }
        self.thinking = None;
        if let Decider::Bot(seat, level) = self.room.decider() {
            let pause = Duration::from_millis(self.room.charter.terms.pause.into());
            self.let_think(seat, level, pause);
        }
    }

    fn let_think(&mut self, seat: Seat, level: Level, pause: Duration) {
        let Some(mind) = self.room.table.as_ref().and_then(|table| table.mind(seat).ok()) else { return };
        let (house, id, seq) = (Arc::clone(&self.house), self.room.id, self.room.seq);
        self.thinking = Some(seq);
        tokio::spawn(async move {
            let not_before = Instant::now() + pause;
            let Some(action) = house.thinkers.ask(mind, level).await else { return };
            tokio::time::sleep_until(not_before).await;
            let _closing = house.send(id, Command::Decided { seq, action }).await;
        });
    }

    /// Does what a bot has decided, unless something else has happened in the meantime.
    async fn decided(&mut self, seq: u64, action: &Json) {
        let mover = self.room.table.as_ref().and_then(|table| table.to_move());
        let Some(seat) = mover.filter(|_| seq == self.room.seq) else { return };
        self.thinking = None;
        let action: Value = serde_json::from_str(action.get()).expect("the house wrote this");
        if self.commit(Deed::Acted { seat: Some(seat), action, id: None }).await.is_ok() {
            self.tell_update(None);
        }
    }

    async fn look_at_the_clock(&mut self) {
        let deed = match self.room.overdue(time::now()) {
            None => return,
            Some(Overdue::StandIn(seat)) => return self.let_think(seat, Level::Rat, Duration::ZERO),
            Some(Overdue::TimeUp) => Deed::Acted { seat: None, action: json!("time_up"), id: None },
            Some(Overdue::Resign(seat)) => Deed::Resigned { seat },
        };
        let acted = matches!(deed, Deed::Acted { .. });
        if self.commit(deed).await.is_err() {
            return;
        }
        if acted { self.tell_update(None) } else { self.tell_everything() }
    }
}
