//! One WebSocket: frames in, messages out. It knows nothing of the table but where to hand what it hears.

use std::io;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use futures_util::StreamExt as _;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use store::{GuestId, RoomId};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::audience::SocketId;
use crate::denied::Denied;
use crate::frame::Frame;
use crate::house::{House, Mailbox};
use crate::keeper::{Command, Entering};
use crate::language::Speech;
use crate::limits::{OpenSocket, Pace};
use crate::listen::ConnectionSlot;
use crate::message::{Said, Told};
use crate::outbox::{self, Outgoing};
use crate::prompt::Prompt;
use crate::sockets::Listed;

/// No message of a client is longer.
const LARGEST_FRAME: usize = 4096;

/// Small, because there are many sockets and messages are short.
const READ_BUFFER: usize = 512;

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
        CloseFrame { code: code.into(), reason: reason[..end].into() }
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

#[cfg(test)]
impl Attendance {
    /// Hands over something that was said; none if nobody takes it.
    pub async fn say(&self, said: Command) -> Option<()> {
        self.mailbox.send(said).await.ok()
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

/// What a socket's messages are read from. What the protocol itself has to say goes where everything goes that is said.
struct Transport {
    stream: OwnedReadHalf,
    out: Outgoing,
}

impl AsyncRead for Transport {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Transport {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let put = self.out.put(&Bytes::copy_from_slice(bytes));
        Poll::Ready(if put { Ok(bytes.len()) } else { Err(io::ErrorKind::BrokenPipe.into()) })
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

/// Takes the connection from HTTP, which has nothing more to do with it.
async fn taken_over(upgraded: Upgraded, out: Outgoing) -> Option<WebSocketStream<Transport>> {
    let parts = upgraded.downcast::<TokioIo<Prompt>>().ok()?;
    let (stream, sending) = parts.io.into_inner().into_stream().into_split();
    out.connect(sending);
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .max_message_size(Some(LARGEST_FRAME))
        .max_frame_size(Some(LARGEST_FRAME));
    let transport = Transport { stream, out };
    Some(WebSocketStream::from_partially_read(transport, parts.read_buf.to_vec(), Role::Server, Some(config)).await)
}

pub struct SocketSession {
    pub house: Arc<House>,
    pub attendance: Attendance,
    pub out: Outgoing,
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
    pub async fn carry(mut self, upgrade: OnUpgrade) {
        let not_closed_before_this_ends = self.house.stay();
        let Ok(upgraded) = upgrade.await else { return };
        let Some(mut socket) = taken_over(upgraded, self.out.clone()).await else { return };
        let out = self.out.clone();
        match self.talk(&mut socket, pin!(out.send_all(self.patience))).await {
            End::Gone => return,
            End::Theirs => out.end(),
            End::Ours(close) => {
                out.end();
                let _client_has_gone = socket.close(Some(close.frame())).await;
            }
        }
        let patience = self.patience;
        drop((self, not_closed_before_this_ends));
        // An answer goes out while the socket is read, and a connection that ends with words unread is reset.
        let hearing = async { while let Some(Ok(_)) = socket.next().await {} };
        let _client_talks_on = timeout(HEAR_OUT, async { tokio::join!(hearing, out.send_all(patience)) }).await;
    }

    /// Until the client has gone, or the house has a reason to end it.
    async fn talk(
        &mut self,
        socket: &mut WebSocketStream<Transport>,
        mut sending: Pin<&mut impl Future<Output = outbox::End>>,
    ) -> End {
        let mut ping = tokio::time::interval(PING_EVERY);
        ping.reset();
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                end = &mut sending => return match end {
                    outbox::End::Gone => End::Gone,
                    outbox::End::Close(close) => End::Ours(close),
                },
                frame = socket.next() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => match self.hear(&text).await {
                            Ok(()) => {}
                            Err(close) => return End::Ours(close),
                        },
                        Some(Ok(Message::Binary(_))) => return End::Ours(Close::Binary),
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                            if !self.limit.allows() {
                                return End::Ours(Close::TooMany);
                            }
                        }
                        Some(Ok(Message::Close(_))) => return End::Theirs,
                        Some(Err(error)) => return misheard(&error).map_or(End::Gone, End::Ours),
                        None => return End::Gone,
                    }
                }
                () = closed(self.listed.as_mut()) => return End::Ours(self.shown_out()),
                () = self.from.closed() => return End::Ours(Close::Blocked),
                Ok(()) = self.notice.changed() => {
                    let text = self.notice.borrow_and_update().clone();
                    if !self.out.tell(&Frame::of(&Told::Notice { text: text.as_deref() })) {
                        return End::Ours(Close::TooSlow);
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENT_AT_MOST {
                        return End::Gone;
                    }
                    if !self.out.tell(&Frame::ping()) {
                        return End::Ours(Close::TooSlow);
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
        let said = Box::new(said);
        mailbox.send(Command::Say { socket: *socket, said, arrived }).await.map_err(|_| Close::Restart)
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
fn misheard(error: &tungstenite::Error) -> Option<Close> {
    match error {
        tungstenite::Error::Capacity(_) => Some(Close::TooLong),
        tungstenite::Error::Utf8(_) => Some(Close::NotUtf8),
        tungstenite::Error::Protocol(_) => Some(Close::Protocol),
        _ => None,
    }
}
