//! Keeps one table: takes commands one after another, lets things happen, writes them to the log, and tells everybody
//! who looks on, in this order. What is not in the log has not happened: a keeper that cannot write gives the table up.

mod command;
mod following;
mod hearing;
mod housekeeping;
mod thinking;
mod timing;
mod wishes;
mod writing;

use std::pin::pin;
use std::sync::Arc;

use store::RoomId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::audience::{Audience, Socket, SocketId};
use crate::cluster::Node;
use crate::cluster::link::Link;
use crate::denied::Denied;
use crate::house::House;
use crate::limits::{OpenTable, Pace};
use crate::room::{Room, Waking};
use crate::socket::Close;
use crate::turn::Turns;
use crate::wish::{Asked, TableRequest};

pub use command::{Command, Entering};
use housekeeping::{Leaver, clear_remains, rename_remains};
pub use timing::ON_ITS_WAY;
use writing::Pending;

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
                let put_out = Box::pin(self.see_off_in_any_case(Leaver::Sitter(seat))).await;
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
}

#[cfg(test)]
mod tests;
