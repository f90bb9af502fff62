//! Keeps one table: takes commands one after another, lets things happen, writes them to the log, and tells everybody
//! who looks on, in this order. What is not in the log has not happened: a keeper that cannot write gives the table up.

mod following;
mod housekeeping;
mod wishes;

use std::pin::pin;
use std::sync::Arc;

use catalog::{Input, Level};
use ratskeller_core::{ActionId, Hex, Seat, SmallId as _, Viewer};
use serde_json::Value;
use store::{GuestId, LogEntry, Phase, RoomId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant};

use crate::alias::Alias;
use crate::audience::{Audience, Socket, SocketId};
use crate::choices::ChoicesForm;
use crate::clock::Clock;
use crate::cluster::Node;
use crate::cluster::link::Link;
use crate::cluster::ring::Ring;
use crate::crew::Lost;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::house::{House, Unwritten};
use crate::language::Speech;
use crate::limits::{OpenTable, Pace};
use crate::message::{Reaction, Said};
use crate::outbox::Outbox;
use crate::room::{Decider, Overdue, Room, Waking};
use crate::socket::Close;
use crate::turn::{Awaiting, Turns};
use crate::wish::{Asked, TableRequest};
use housekeeping::{clear_remains, rename_remains};

/// Somebody who wants to look at a table.
#[derive(Debug)]
pub struct Entering {
    pub socket: SocketId,
    pub guest: Option<GuestId>,
    pub invite: Option<Hex<16>>,
    pub seat: Option<Seat>,
    /// The last that they know.
    pub last: Option<u64>,
    pub choices: ChoicesForm,
    pub speech: Speech,
    pub out: Outbox,
    pub reply: oneshot::Sender<Result<(), Denied>>,
}

#[derive(Debug)]
pub enum Command {
    Enter(Box<Entering>),
    Say {
        socket: SocketId,
        said: Box<Said>,
        /// When it came.
        arrived: u64,
    },
    Exit {
        socket: SocketId,
    },
    Ask(Box<Asked>),
    Await(Box<Awaiting>),
    /// Forgets the table, unless somebody is there or something has happened since then.
    Expire {
        then: u64,
        reply: oneshot::Sender<bool>,
    },
    /// Forgets the table.
    Remove {
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// Has whoever sits there leave or give up.
    PutOut {
        seat: Seat,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// Calls somebody by another name from the first entry on; whoever is erased gets up.
    Rename {
        alias: Arc<Alias>,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// A bot has decided what to do in the position with this number, or could not.
    Decided {
        seq: u64,
        action: Option<ActionId>,
    },
    /// Other nodes have written this.
    Follow(Vec<LogEntry>),
    /// The log was written anew.
    ReadAgain,
    /// The table is not in the store any more.
    Gone,
    /// A newer program has written something that this one does not understand.
    Unreadable,
    /// Whether the table is this node's to drive has changed.
    Driven,
    /// Others have come or gone at other nodes.
    Present,
    /// Somebody has reacted at another node.
    Reacted {
        seat: Seat,
        reaction: Reaction,
    },
    /// The house was not running for a while.
    Woken,
    /// What was handed over last could not be written.
    Unwritten,
    Close,
}

/// Whatever came in time has reached its table so many milliseconds later, however busy the house is.
pub const ON_ITS_WAY: u64 = 100;

/// A game that is over stays in memory for so long when nobody is there, …
const KEPT_WHEN_OVER: Duration = Duration::from_secs(1);
/// … or for so long for each of its moves, if that is longer: reading it back takes less than a thousandth of that, however often somebody asks for
/// it again.
const KEPT_FOR_A_MOVE: Duration = Duration::from_millis(50);

/// Keeps a table until nobody needs it in memory. One that is not new is read back from its log. There are thousands of
/// these: what happens rarely is boxed, so that it takes room only while it does.
pub async fn keep(
    house: Arc<House>,
    id: RoomId,
    link: Option<Arc<Link>>,
    new: Option<(Box<Room>, OpenTable)>,
    own: mpsc::WeakSender<Command>,
    mut commands: mpsc::Receiver<Command>,
    _not_closed_before_this_ends: mpsc::Sender<()>,
) {
    let room = match new {
        Some((room, opening)) => Ok((room, Some(opening))),
        None => Box::pin(remember(&house, id)).await.map(|room| (room, None)),
    };
    match room {
        Ok((room, opening)) => Keeper::new(house, room, link, opening, own).keep(commands).await,
        Err(denied) => {
            house.give_up(id, &mut commands);
            match denied {
                Denied::Unavailable => house.try_again(id),
                Denied::Damaged => house.node().into_iter().for_each(|node| node.hold(id)),
                _ => {}
            }
            Box::pin(turn_away(&house, id, &denied, commands)).await;
        }
    }
}

async fn remember(house: &House, id: RoomId) -> Result<Box<Room>, Denied> {
    let log = house.store.log(id).await?;
    let mut room = Box::new(read(house, id, &log).await?);
    room.noted_to_wake = Some(Waking(house.store.wake_at(id).await?));
    Ok(room)
}

/// The table that a log comes to.
async fn read(house: &House, id: RoomId, log: &[(u64, String)]) -> Result<Room, Denied> {
    let other = match Room::played_on(log) {
        Some(other) => house.store.log(other).await?,
        None => Vec::new(),
    };
    let room = Room::read(id, log, &other).map_err(|damaged| damaged.report(id))?;
    room.ok_or(Denied::NoSuchTable)
}

/// Tells everybody who asks why there is no table. One that is damaged can still be removed, and names in it changed.
async fn turn_away(house: &House, id: RoomId, denied: &Denied, mut commands: mpsc::Receiver<Command>) {
    let is_damaged = *denied == Denied::Damaged;
    while let Some(command) = commands.recv().await {
        match command {
            Command::Enter(entering) => drop(entering.reply.send(Err(denied.clone()))),
            Command::Ask(asked) => drop(asked.reply.send(Err(denied.clone()))),
            Command::Await(awaiting) => drop(awaiting.reply.send(Err(denied.clone()))),
            Command::Remove { reply } if is_damaged => drop(reply.send(clear_remains(house, id).await)),
            Command::Rename { alias, reply } if is_damaged => {
                drop(reply.send(rename_remains(house, id, &alias).await));
            }
            Command::Remove { reply } | Command::PutOut { reply, .. } | Command::Rename { reply, .. } => {
                drop(reply.send(Err(denied.clone())));
            }
            // Nothing can happen there any more, so that lists know how old it is.
            Command::Expire { reply, .. } => {
                let expired = is_damaged && clear_remains(house, id).await.is_ok();
                let _gone = reply.send(expired);
            }
            Command::Say { .. }
            | Command::Exit { .. }
            | Command::Decided { .. }
            | Command::Follow(_)
            | Command::ReadAgain
            | Command::Gone
            | Command::Unreadable
            | Command::Driven
            | Command::Present
            | Command::Reacted { .. }
            | Command::Woken
            | Command::Unwritten
            | Command::Close => {}
        }
    }
}

/// The same was done before, as this number.
struct DoneBefore {
    seq: u64,
}

struct Keeper {
    house: Arc<House>,
    room: Box<Room>,
    /// What the node knows of the table, where there may be several nodes.
    link: Option<Arc<Link>>,
    /// Another node has been there first since somebody asked.
    overtaken: bool,
    /// From where it was opened, if it has been in memory ever since.
    opening: Option<OpenTable>,
    audience: Audience,
    turns: Turns,
    /// How often each seat may react.
    reactions: Vec<Pace>,
    /// The position that a bot thinks about.
    thinking: Option<u64>,
    /// Since when nobody is there.
    deserted: Option<Instant>,
    /// What happened last, if nobody has asked yet whether it is on the disk. Until then nothing else happens.
    pending: Option<Pending>,
    /// Where the table takes its commands.
    own: mpsc::WeakSender<Command>,
    /// What is in memory is no longer true.
    over: Option<Over>,
}

/// Something that is being written.
struct Pending {
    /// When everybody was told what happened, once it is on the disk; or that it could not be written.
    told: oneshot::Receiver<Result<u64, store::Error>>,
    /// Who has done it, and what they call it, where another node may have been there first.
    by: Option<(SocketId, Box<str>)>,
}

/// Why a table is kept no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Over {
    /// The log could not be written: what is in memory has not happened.
    Broken,
    /// The table is gone for good.
    Removed,
    /// Nobody needs it here, and the log says everything.
    Unneeded,
}

impl Keeper {
    fn new(
        house: Arc<House>,
        room: Box<Room>,
        link: Option<Arc<Link>>,
        opening: Option<OpenTable>,
        own: mpsc::WeakSender<Command>,
    ) -> Self {
        let (audience, turns) = (Audience::new(house.time.clone(), link.clone()), Turns::default());
        let reactions = room.seats.iter().map(|_| house.limits.reactions()).collect();
        let deserted = Some(Instant::now());
        let (thinking, pending, over) = (None, None, None);
        let keeper = Self {
            house,
            room,
            link,
            overtaken: false,
            opening,
            audience,
            turns,
            reactions,
            thinking,
            deserted,
            pending,
            own,
            over,
        };
        keeper.know();
        if keeper.opening.is_some() {
            keeper.visit();
            keeper.house.node().into_iter().for_each(Node::hurry);
        }
        keeper
    }

    async fn keep(mut self, mut commands: mpsc::Receiver<Command>) {
        let _given_up_below = self.make_up_for_a_break().await;
        self.go_on();
        let mut alarm = pin!(tokio::time::sleep_until(Instant::now()));
        loop {
            if self.room.is_endless() {
                self.settle().await;
                if self.over.is_none() && self.room.is_endless() && self.drives() {
                    self.adjourn().await;
                }
            }
            if self.over == Some(Over::Unneeded) {
                self.over = None;
                if self.lie_down(&mut commands).await {
                    return;
                }
            }
            if self.over.is_some() {
                self.house.give_up(self.room.id, &mut commands);
                break;
            }
            self.audience.tell_presence_in_time();
            self.want();
            let next = self.next_alarm();
            if let Some(next) = next.filter(|next| *next != alarm.deadline()) {
                alarm.as_mut().reset(next);
            }
            tokio::select! {
                biased;
                command = commands.recv() => {
                    self.settle().await;
                    match command {
                        Some(Command::Close) | None => break,
                        // Whatever is asked of a table that has to be read again is asked again.
                        Some(_) if self.over.is_some() => {}
                        Some(command) => self.obey(command).await,
                    }
                }
                () = &mut alarm, if next.is_some() => {
                    self.settle().await;
                    if self.over.is_some() {
                        continue;
                    }
                    let _given_up_below = self.look_at_the_clock(self.house.time.now() - ON_ITS_WAY).await;
                    if !self.turns.is_empty() {
                        // Whoever waits for their turn is as good as there.
                        self.deserted = self.deserted.map(|_| Instant::now());
                    }
                    if self.is_idle() && self.lie_down(&mut commands).await {
                        return;
                    }
                }
            }
        }
        self.settle().await;
        match self.over {
            Some(Over::Removed) => self.audience.close_all(&Close::Gone),
            Some(Over::Broken) => {
                self.house.try_again(self.room.id);
                self.audience.say_goodbye();
            }
            Some(Over::Unneeded) | None => self.audience.say_goodbye(),
        }
    }

    /// Lets the table leave memory, unless somebody has just asked for it.
    async fn lie_down(&mut self, commands: &mut mpsc::Receiver<Command>) -> bool {
        Box::pin(self.house.lay_down(&mut self.room)).await;
        self.house.retire(&self.room, commands)
    }

    /// When something has to be done though nobody asks for it.
    fn next_alarm(&self) -> Option<Instant> {
        let presence = self.audience.presence_due();
        if self.thinking.is_some() {
            // Whoever thinks is not hurried, but the minutes of the evening go by all the same.
            let timed_action = self.room.timed_action_due().filter(|_| self.drives());
            return timed_action.map(|at| self.alarm(at)).into_iter().chain(presence).min();
        }
        let deserted = self.deserted.map(|since| since + self.patience());
        let deadline = self.room.deadline().filter(|_| !self.rests() && self.drives()).map(|at| self.alarm(at));
        deadline.into_iter().chain(deserted).chain(presence).min()
    }

    fn alarm(&self, at: u64) -> Instant {
        self.house.time.instant(at + ON_ITS_WAY)
    }

    /// Whether only bots play here, and nobody looks: they have time.
    fn rests(&self) -> bool {
        self.audience.is_empty() && self.room.is_left_to_bots()
    }

    /// How long the table stays in memory when nobody is there.
    fn patience(&self) -> Duration {
        let game = self.room.table.as_ref().filter(|_| self.room.phase() == Phase::Over);
        let kept = |moves: usize| KEPT_WHEN_OVER.max(KEPT_FOR_A_MOVE * moves as u32);
        game.map_or(self.house.idle, |game| self.house.idle.min(kept(game.inputs())))
    }

    fn is_idle(&self) -> bool {
        let long_ago = |since: Instant| since + self.patience() <= Instant::now();
        self.thinking.is_none() && self.deserted.is_some_and(long_ago)
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter(entering) => match self.catch_up_with(entering.last).await {
                Ok(()) => self.enter(*entering),
                Err(denied) => drop(entering.reply.send(Err(denied))),
            },
            Command::Say { socket, said, arrived } => self.hear(socket, *said, arrived).await,
            Command::Exit { socket } => {
                self.audience.remove(socket);
                self.count_heads(None);
            }
            Command::Ask(asked) => {
                let Asked { guest, invite, wish, arrived, reply } = *asked;
                if !matches!(wish, TableRequest::Show | TableRequest::Record | TableRequest::LookBack) {
                    self.visit();
                }
                let answer = Box::pin(self.ask(guest, invite, wish, arrived)).await;
                let _gone = reply.send(answer);
            }
            Command::Await(awaiting) => {
                self.visit();
                if let Err(denied) = self.catch_up_with(awaiting.after).await {
                    let _gone = awaiting.reply.send(Err(denied));
                    return;
                }
                self.turns.add(*awaiting);
                self.count(None);
                self.turns.attend(&self.room, &self.audience);
            }
            Command::Decided { seq, action } => self.decided(seq, action).await,
            Command::Expire { then, reply } => {
                let expired = Box::pin(self.expire(then)).await;
                let _gone = reply.send(expired);
            }
            Command::Remove { reply } => {
                let removed = Box::pin(self.remove()).await;
                let _gone = reply.send(removed);
            }
            Command::PutOut { seat, reply } => {
                let put_out = Box::pin(self.put_out_in_any_case(seat)).await;
                let _gone = reply.send(put_out);
            }
            Command::Rename { alias, reply } => {
                let renamed = Box::pin(self.rename(&alias)).await;
                let _gone = reply.send(renamed);
            }
            Command::Follow(entries) => Box::pin(self.follow(entries)).await,
            Command::ReadAgain => Box::pin(self.read_again()).await,
            Command::Gone => self.over = Some(Over::Removed),
            Command::Unreadable => self.over = Some(Over::Broken),
            Command::Driven => Box::pin(self.take_the_wheel()).await,
            Command::Present => self.count(None),
            Command::Reacted { seat, reaction } => self.audience.react(seat, reaction),
            Command::Woken => drop(self.make_up_for_a_break().await),
            Command::Unwritten | Command::Close => {}
        }
    }

    fn enter(&mut self, entering: Entering) {
        let Entering { socket, guest, invite, seat, last, choices, speech, out, reply } = entering;
        let admitted = match seat {
            _ if !self.room.admits(guest, invite) => Err(Denied::NoSuchTable),
            Some(seat) if !self.room.sits(guest, seat) => Err(Denied::NotYourSeat),
            _ => Ok(()),
        };
        if admitted.is_ok() {
            self.audience.add(socket, Socket { guest, invite, viewer: seat.into(), choices, speech, out });
            self.count_heads(Some(socket));
            self.audience.show(&self.room, socket, last);
            self.go_on();
        }
        let _gone = reply.send(admitted);
    }

    /// Notes who is there, and tells the others if that has changed.
    fn count_heads(&mut self, about_to_look: Option<SocketId>) {
        self.count(about_to_look);
        self.deserted = if self.audience.is_empty() { self.deserted.or_else(|| Some(Instant::now())) } else { None };
    }

    /// Notes who is there, here and at other nodes.
    fn count(&mut self, about_to_look: Option<SocketId>) {
        let is_news = self.audience.count(&self.room, about_to_look);
        if is_news && let Some((node, link)) = self.house.node().zip(self.link.as_ref()) {
            node.bell.tell_share(self.room.id, link.own_share());
        }
    }

    async fn hear(&mut self, socket: SocketId, said: Said, arrived: u64) {
        if let Said::Act { seq, .. } | Said::TakeBack { seq, .. } = &said
            && self.catch_up_with(Some(*seq)).await.is_err()
        {
            // It may have been done: there is no answer, and it is said again elsewhere.
            self.over = Some(Over::Broken);
            return;
        }
        // A mailbox that is never empty does not keep the alarm from going.
        let _given_up_afterwards = self.look_at_the_clock(arrived.saturating_sub(ON_ITS_WAY)).await;
        let Some(speaker) = self.audience.get(socket) else { return };
        let (guest, viewer) = (speaker.guest, speaker.viewer);
        let (id, result) = match said {
            Said::Act { id, seq, action } => {
                let result = self.act(Some(socket), viewer, &id, seq, action, arrived).await;
                (Some(id), result.map(drop))
            }
            Said::TakeBack { id, seq } => {
                let result = self.take_back(socket, viewer, &id, seq, arrived).await;
                (Some(id), result)
            }
            Said::Look { seat } => (None, self.look(socket, guest, seat)),
            Said::React { reaction } => (None, self.react(viewer, reaction)),
            Said::Ping {} => return self.audience.pong(socket),
        };
        match (result, id) {
            (Ok(()), _) => {}
            // Another node may have heard the same.
            (Err(Denied::Stale { .. }), Some(id)) => self.answer_late(socket, &id),
            (Err(denied), id) => self.audience.refuse(socket, id.as_deref(), self.room.seq, &denied),
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

    fn react(&mut self, viewer: Viewer, reaction: Reaction) -> Result<(), Denied> {
        let Viewer::Seat(seat) = viewer else { return Err(Denied::NotYourSeat) };
        if !self.reactions[seat.index()].allows() {
            return Err(Denied::TooMany { seconds: 1 });
        }
        self.audience.react(seat, reaction);
        if let Some(node) = self.house.node() {
            node.bell.ring(Ring::Reaction { room: self.room.id, seat, reaction });
        }
        Ok(())
    }

    /// The seat that does something new, and in time. What was done before is acknowledged, and no seat does it again.
    async fn seat_with_news(
        &mut self,
        socket: Option<SocketId>,
        viewer: Viewer,
        id: &str,
        seq: u64,
        arrived: u64,
    ) -> Result<Result<Seat, DoneBefore>, Denied> {
        let Viewer::Seat(seat) = viewer else { return Err(Denied::NotYourSeat) };
        if let Some(seq) = self.room.done_before(seat, id) {
            if let Some(socket) = socket {
                self.audience.acknowledge(socket, id, seq);
            }
            return Ok(Err(DoneBefore { seq }));
        }
        // What was overdue when this came is done before it, also if the alarm has not gone yet.
        if self.look_at_the_clock(arrived).await? == Some(seat) {
            return Err(Denied::TimeIsUp);
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
        arrived: u64,
    ) -> Result<u64, Denied> {
        let seat = match self.seat_with_news(socket, viewer, id, seq, arrived).await? {
            Ok(seat) => seat,
            Err(DoneBefore { seq }) => return Ok(seq),
        };
        let known = self.room.playing()?.id_of(Input { seat: Some(seat), action: &action, at: None })?;
        // Whoever acts is charged until this came, and whoever is next from when they are told.
        let deed = self.room.acted(Some(seat), action, Some(id.to_owned()), Some(known));
        self.go_on_with(deed, arrived, socket.map(|socket| (socket, id))).await?;
        Ok(self.room.seq)
    }

    async fn take_back(
        &mut self,
        socket: SocketId,
        viewer: Viewer,
        id: &str,
        seq: u64,
        arrived: u64,
    ) -> Result<(), Denied> {
        let news = self.seat_with_news(Some(socket), viewer, id, seq, arrived).await?;
        let Ok(seat) = news else { return Ok(()) };
        self.room.check_take_back(seat)?;
        self.go_on_with(Deed::TookBack { seat, id: id.to_owned() }, arrived, Some((socket, id))).await
    }

    /// Lets something happen that is no action, and shows everybody who may still look.
    async fn change(&mut self, deed: Deed, at: u64) -> Result<(), Denied> {
        let invited = self.room.charter.invite;
        self.commit(deed, at).await?;
        if self.room.charter.invite != invited {
            self.audience.turn_out(&self.room);
        }
        self.tell_everything();
        Ok(())
    }

    /// Lets something happen, as of a moment that may have gone by, and waits until it is on the disk: whoever calls this
    /// tells people of it.
    async fn commit(&mut self, deed: Deed, at: u64) -> Result<(), Denied> {
        let written = match self.house.apply(&mut self.room, deed, at) {
            Ok(unwritten) => Box::pin(self.house.write(unwritten)).await,
            Err(denied) => Err(denied),
        };
        self.written(written).await
    }

    /// Notes whether what has happened is on the disk.
    async fn written(&mut self, written: Result<(), Denied>) -> Result<(), Denied> {
        self.over = match &written {
            Ok(()) => {
                self.know();
                None
            }
            Err(Denied::Stale { .. }) if self.link.is_some() => {
                Box::pin(self.read_on()).await;
                return Err(Denied::Stale { seq: self.room.seq });
            }
            // It has not happened, and the table goes on as it stands in its log.
            Err(Denied::TooManyTables) => match Box::pin(remember(&self.house, self.room.id)).await {
                Ok(room) => {
                    self.room = room;
                    None
                }
                Err(_) => Some(Over::Broken),
            },
            Err(_) => Some(Over::Broken),
        };
        self.room.told(self.house.time.now());
        written
    }

    /// Lets the game go on. What everybody is told is made ready now, and said as soon as it is on the disk by whoever
    /// knows that first; the table does not wait for it before it has something else to do.
    async fn go_on_with(&mut self, deed: Deed, at: u64, acknowledged: Option<(SocketId, &str)>) -> Result<(), Denied> {
        let entry = match self.house.apply(&mut self.room, deed, at) {
            Ok(Unwritten::Entry(entry)) => entry,
            Ok(more @ Unwritten::More(_)) => {
                let written = Box::pin(self.house.write(more)).await;
                self.written(written).await?;
                self.tell_update(acknowledged);
                return Ok(());
            }
            Err(denied) => return self.written(Err(denied)).await,
        };
        let prepared = self.audience.update(&self.room, acknowledged);
        #[cfg(test)]
        if crate::simulation::is_planted(crate::simulation::Plant::AckBeforeCommit) {
            self.audience.update(&self.room, acknowledged).say();
        }
        let (time, own) = (self.house.time.clone(), self.own.clone());
        let (settle, told) = oneshot::channel();
        let by = acknowledged.filter(|_| self.link.is_some()).map(|(socket, id)| (socket, Box::from(id)));
        let others = self.link.clone().map(|link| {
            let string = self.house.node().and_then(|node| node.bell.string());
            (link, entry.seq, string.map(|string| (string, Ring::entry(&entry))))
        });
        let handed_over = self.house.store.append_then(entry, move |written| {
            #[cfg(test)]
            let written = written.or_else(|error| {
                let is_planted = crate::simulation::is_planted(crate::simulation::Plant::OvertakenIsDone);
                if is_planted { Ok(()) } else { Err(error) }
            });
            let told = written.map(|()| {
                prepared.say();
                if let Some((link, seq, bell)) = others {
                    link.know(seq);
                    if let Some((string, ring)) = bell {
                        let _it_comes_by_a_round = string.try_send(ring);
                    }
                }
                time.now()
            });
            let is_broken = told.is_err();
            let _table_gone = settle.send(told);
            // Otherwise the table asks when it has something else to do.
            if let Some(own) = own.upgrade().filter(|_| is_broken) {
                let _asks_soon = own.try_send(Command::Unwritten);
            }
        });
        if let Err(error) = handed_over.await {
            return self.written(Err(error.into())).await;
        }
        self.pending = Some(Pending { told, by });
        if !self.turns.is_empty() {
            self.settle().await;
            self.turns.attend(&self.room, &self.audience);
        }
        self.go_on();
        Ok(())
    }

    /// Waits until what happened last is on the disk.
    async fn settle(&mut self) {
        let Some(Pending { told, by }) = self.pending.take() else { return };
        match told.await {
            Ok(Ok(told)) => self.room.told(told),
            Ok(Err(store::Error::Taken { .. })) if self.link.is_some() => {
                Box::pin(self.read_on()).await;
                if let Some((socket, id)) = by {
                    self.answer_late(socket, &id);
                }
            }
            Ok(Err(_)) | Err(_) => self.over = Some(Over::Broken),
        }
    }

    /// Ends a game that would never end.
    async fn adjourn(&mut self) {
        if self.commit(Deed::Adjourned, self.house.time.now()).await.is_ok() {
            self.tell_everything();
        }
    }

    /// Tells everybody what has just been done.
    fn tell_update(&mut self, acknowledged: Option<(SocketId, &str)>) {
        self.audience.update(&self.room, acknowledged).say();
        self.turns.attend(&self.room, &self.audience);
        self.go_on();
    }

    /// Shows everybody the whole table: something other than an action has changed it.
    fn tell_everything(&mut self) {
        self.audience.check_seats(&self.room);
        self.count(None);
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
        if self.rests() || !self.drives() {
            return;
        }
        if let Decider::Bot(seat, level) = self.room.decider() {
            let pause = Duration::from_millis(self.room.charter.terms.pause.into());
            self.let_think(seat, level, pause);
        }
    }

    fn let_think(&mut self, seat: Seat, level: Level, pause: Duration) {
        let Some(mind) = self.room.table.as_ref().and_then(|table| table.mind(seat).ok()) else { return };
        let (house, id, seq) = (Arc::clone(&self.house), self.room.id, self.room.seq);
        let opened_from = self.opening.as_ref().map(|opening| opening.from);
        let (place, host) = (opened_from.or_else(|| self.audience.place(&self.room)), self.room.charter.person());
        self.thinking = Some(seq);
        tokio::spawn(async move {
            let not_before = Instant::now() + pause;
            let action = match house.thinkers.ask(place, host, mind, level).await {
                Ok(action) => Some(action),
                Err(Lost::Stumbled) => None,
                Err(Lost::Closing) => return,
            };
            tokio::time::sleep_until(not_before).await;
            let _closing = house.send(id, Command::Decided { seq, action }).await;
        });
    }

    /// Does what a bot has decided, unless something else has happened in the meantime. For one that could not decide
    /// it does anything that is allowed, so that the game goes on.
    async fn decided(&mut self, seq: u64, action: Option<ActionId>) {
        let Some(table) = self.room.table.as_deref().filter(|_| seq == self.room.seq) else { return };
        let Some(seat) = table.to_move() else { return };
        self.thinking = None;
        if !self.drives() {
            return;
        }
        let first = || {
            tracing::error!(table = %self.room.id, seq, "a bot could not decide; the first thing it may do is done");
            table.legal_ids().first().copied()
        };
        let Some(id) = action.or_else(first) else { return };
        let Ok(action) = table.action(id) else { return };
        let deed = self.room.acted(Some(seat), action, None, Some(id));
        let _given_up_otherwise = self.go_on_with(deed, self.house.time.now(), None).await;
    }

    /// If the house was closed or not running, nobody loses by it.
    async fn make_up_for_a_break(&mut self) -> Result<(), Denied> {
        let suffered = |clock: &Clock| clock.suffered(self.house.open_since());
        if !self.drives() {
            return Ok(());
        }
        if self.room.clock.as_ref().is_some_and(suffered) {
            Box::pin(self.commit(Deed::Reopened, self.house.time.now())).await?;
            self.tell_everything();
        }
        Ok(())
    }

    /// Does what was overdue at this moment, and tells whose time was up.
    async fn look_at_the_clock(&mut self, then: u64) -> Result<Option<Seat>, Denied> {
        self.make_up_for_a_break().await?;
        #[cfg(test)]
        let then =
            if crate::simulation::is_planted(crate::simulation::Plant::ClocksFallEarly) { then + 5_500 } else { then };
        match self.room.overdue(then) {
            None => Ok(None),
            Some(overdue) if !self.drives() => Ok(self.late(overdue)),
            Some(Overdue::StandIn(seat)) => {
                if self.thinking.is_none() {
                    self.let_think(seat, Level::Rat, Duration::ZERO);
                }
                Ok(Some(seat))
            }
            Some(Overdue::TimedAction(id)) => {
                let action = self.room.playing()?.action(id)?;
                let deed = self.room.acted(None, action, None, Some(id));
                Box::pin(self.commit(deed, self.house.time.now())).await?;
                self.tell_update(None);
                Ok(None)
            }
            Some(Overdue::Resign(seat)) => {
                Box::pin(self.commit(Deed::Resigned { seat }, self.house.time.now())).await?;
                self.tell_everything();
                Ok(Some(seat))
            }
        }
    }
}

#[cfg(test)]
mod tests;
