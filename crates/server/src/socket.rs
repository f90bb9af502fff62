//! One WebSocket: frames in, messages out. It knows nothing of the table but where to hand what it hears.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use store::{GuestId, RoomId};
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite;

use crate::audience::SocketId;
use crate::denied::Denied;
use crate::house::{House, Mailbox};
use crate::keeper::{Command, Entering};
use crate::language::Speech;
use crate::limits::{OpenSocket, Pace};
use crate::listen::ConnectionSlot;
use crate::message::{Said, Told};
use crate::outbox::{Letter, Letters, Out};
use crate::sockets::Listed;

/// No message of a client is longer.
pub const LARGEST_FRAME: usize = 4096;

/// Small, because there are many sockets and messages are short.
pub const READ_BUFFER: usize = 4096;

const PING_EVERY: Duration = Duration::from_secs(20);
const SILENT_AT_MOST: Duration = Duration::from_mins(1);

/// How long a client that was told to go may still talk.
const HEAR_OUT: Duration = Duration::from_secs(2);

/// Why a socket is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Close {
    /// What the client says is no WebSocket.
    Protocol,
    Binary,
    /// The text is no text.
    NotUtf8,
    TooMany,
    TooLong,
    Restart,
    /// What is wrong with the message.
    Malformed(String),
    TooSlow,
    /// The invitation holds no longer.
    TurnedOut,
    /// The table is no longer there.
    Gone,
    /// The guest is known no longer.
    Forgotten,
    /// Whoever runs the house does not let them in any more.
    Blocked,
}

impl Close {
    fn frame(&self) -> CloseFrame {
        let (code, reason) = match self {
            Self::Protocol => (1002, "this is not what the WebSocket protocol says"),
            Self::Binary => (1003, "binary frames are not read"),
            Self::NotUtf8 => (1007, "the text is not UTF-8"),
            Self::TooMany => (1008, "too many messages"),
            Self::TooLong => (1009, "a message is too long"),
            Self::Restart => (1012, "the house restarts"),
            Self::Malformed(reason) => (4000, reason.as_str()),
            Self::TooSlow => (4001, "too slow"),
            Self::Forgotten => (4002, "the house does not know you any more"),
            Self::TurnedOut => (4003, "the invitation has changed"),
            Self::Gone => (4004, "the table is closed"),
            Self::Blocked => (4005, "the host of this house does not let you in"),
        };
        // A close frame holds 123 bytes.
        let mut end = reason.len().min(123);
        while !reason.is_char_boundary(end) {
            end -= 1;
        }
        CloseFrame { code, reason: reason[..end].into() }
    }
}

/// How a conversation ends.
enum End {
    /// Nobody is there any more.
    Gone,
    /// The client has closed; what it hears is its own code, which the library answers with.
    Theirs,
    Ours(Close),
}

/// A socket's being at a table, which hears of it when this is dropped.
#[derive(Debug)]
pub struct Attendance {
    mailbox: Mailbox,
    socket: SocketId,
}

impl Attendance {
    /// Comes to a table. Whoever goes before it has answered is not there either.
    pub async fn begin(
        house: &Arc<House>,
        room: RoomId,
        entering: Entering,
        answer: oneshot::Receiver<Result<(), Denied>>,
    ) -> Result<Self, Denied> {
        let socket = entering.socket;
        let mailbox = house.send(room, Command::Enter(Box::new(entering))).await?;
        let attendance = Self { mailbox, socket };
        answer.await.unwrap_or(Err(Denied::Unavailable))?;
        Ok(attendance)
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (mailbox, socket) = (self.mailbox.clone(), self.socket);
        tokio::spawn(async move {
            let _table_gone = mailbox.send(Command::Exit { socket }).await;
        });
    }
}

pub struct SocketSession {
    pub house: Arc<House>,
    pub attendance: Attendance,
    pub out: Letters,
    pub speech: Speech,
    pub limit: Pace,
    /// How long the client may take to take a message.
    pub patience: Duration,
    /// Its guest's entry among those who have sockets; nobody in particular has none.
    pub listed: Option<Listed<GuestId>>,
    /// Its entry among those from its address.
    pub from: Listed<IpAddr>,
    /// Whose it is and from where, for whoever runs the house.
    pub _whereabouts: Option<Listed<(GuestId, IpAddr)>>,
    /// What the host has everybody told.
    pub notice: watch::Receiver<Option<Arc<str>>>,
    /// Its place among the connections that the house can hold.
    pub _place: Arc<ConnectionSlot>,
    /// Its part of what its guest and its address may have open.
    pub _share: OpenSocket,
}

impl SocketSession {
    /// Carries messages until one side has had enough.
    pub async fn carry(mut self, mut socket: WebSocket) {
        let not_closed_before_this_ends = self.house.stay();
        let told = match self.talk(&mut socket).await {
            End::Gone => None,
            End::Theirs => Some(()),
            End::Ours(close) => self.send(&mut socket, Message::Close(Some(close.frame()))).await,
        };
        drop((self, not_closed_before_this_ends));
        if told.is_some() {
            // An answer goes out while the socket is read, and a connection that ends with words unread is reset.
            let _client_talks_on = timeout(HEAR_OUT, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
        }
    }

    /// Until the client has gone, or the house has a reason to end it.
    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut ping = tokio::time::interval(PING_EVERY);
        ping.reset();
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                out = self.out.take() => match out {
                    Some(Out::Text(Letter { text, charge })) => {
                        if self.send(socket, Message::Text(text)).await.is_none() {
                            return End::Gone;
                        }
                        drop(charge);
                    }
                    Some(Out::Close(close)) => return End::Ours(close),
                    None => return End::Ours(Close::TooSlow),
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => match self.hear(&text).await {
                            Ok(()) => {}
                            Err(close) => return End::Ours(close),
                        },
                        Some(Ok(Message::Binary(_))) => return End::Ours(Close::Binary),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            if !self.limit.allows() {
                                return End::Ours(Close::TooMany);
                            }
                        }
                        Some(Ok(Message::Close(_))) => return End::Theirs,
                        Some(Err(error)) => return misheard(error).map_or(End::Gone, End::Ours),
                        None => return End::Gone,
                    }
                }
                () = closed(self.listed.as_mut()) => return End::Ours(self.shown_out()),
                () = self.from.closed() => return End::Ours(Close::Blocked),
                Ok(()) = self.notice.changed() => {
                    let text = self.notice.borrow_and_update().clone();
                    let told = Told::Notice { text: text.as_deref() }.text();
                    if self.send(socket, Message::Text(told.into())).await.is_none() {
                        return End::Gone;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENT_AT_MOST {
                        return End::Gone;
                    }
                    if self.send(socket, Message::Ping(axum::body::Bytes::new())).await.is_none() {
                        return End::Gone;
                    }
                }
            }
        }
    }

    /// Why a guest's sockets are closed.
    fn shown_out(&self) -> Close {
        let blocked = |listed: &Listed<GuestId>| self.house.blocks.has_guest(*listed.who(), None);
        if self.listed.as_ref().is_some_and(blocked) { Close::Blocked } else { Close::Forgotten }
    }

    async fn hear(&mut self, text: &str) -> Result<(), Close> {
        let arrived = self.house.time.now();
        if !self.limit.allows() {
            return Err(Close::TooMany);
        }
        let said =
            Said::read(text).map_err(|denied: Denied| Close::Malformed(denied.problem(self.speech.words()).detail))?;
        if matches!(said, Said::Look { .. }) {
            self.house.limits.look(*self.from.who()).await;
        }
        let Attendance { mailbox, socket } = &self.attendance;
        mailbox.send(Command::Say { socket: *socket, said, arrived }).await.map_err(|_| Close::Restart)
    }

    /// None if the client takes nothing any more.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Option<()> {
        timeout(self.patience, socket.send(message)).await.ok()?.ok()
    }
}

/// Waits until the guest is known no longer.
async fn closed(listed: Option<&mut Listed<GuestId>>) {
    match listed {
        Some(listed) => listed.closed().await,
        None => std::future::pending().await,
    }
}

/// What is wrong with what the client has sent; nothing if it sends nothing any more.
fn misheard(error: axum::Error) -> Option<Close> {
    match *error.into_inner().downcast().ok()? {
        tungstenite::Error::Capacity(_) => Some(Close::TooLong),
        tungstenite::Error::Utf8(_) => Some(Close::NotUtf8),
        tungstenite::Error::Protocol(_) => Some(Close::Protocol),
        _ => None,
    }
}
