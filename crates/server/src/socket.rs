//! One WebSocket: frames in, messages out. It knows nothing of the table but where to hand what it hears.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use tokio::time::{Instant, timeout};

use crate::audience::SocketId;
use crate::denied::Denied;
use crate::house::{House, Mailbox};
use crate::keeper::Command;
use crate::language::Speech;
use crate::limits::{OpenSocket, Pace};
use crate::listen::Place;
use crate::message::Said;
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
    Binary,
    TooMany,
    TooLong,
    Restart,
    /// What is wrong with the message.
    Malformed(String),
    TooSlow,
    /// The guest is known no longer.
    Forgotten,
}

impl Close {
    fn frame(&self) -> CloseFrame {
        let (code, reason) = match self {
            Self::Binary => (1003, "binary frames are not read"),
            Self::TooMany => (1008, "too many messages"),
            Self::TooLong => (1009, "a message is too long"),
            Self::Restart => (1012, "the house restarts"),
            Self::Malformed(reason) => (4000, reason.as_str()),
            Self::TooSlow => (4001, "too slow"),
            Self::Forgotten => (4002, "the house does not know you any more"),
        };
        // A close frame holds 123 bytes.
        let mut end = reason.len().min(123);
        while !reason.is_char_boundary(end) {
            end -= 1;
        }
        CloseFrame { code, reason: reason[..end].into() }
    }
}

pub struct Line {
    pub house: Arc<House>,
    pub mailbox: Mailbox,
    pub socket: SocketId,
    pub out: Letters,
    pub speech: Speech,
    pub limit: Pace,
    /// How long the client may take to take a message.
    pub patience: Duration,
    /// Its guest's entry among those who have sockets; nobody in particular has none.
    pub listed: Option<Listed>,
    /// Its place among the connections that the house can hold.
    pub _place: Arc<Place>,
    /// Its part of what its guest and its address may have open.
    pub _share: OpenSocket,
}

impl Drop for Line {
    /// Says that the client has gone, also if it went before it was connected.
    fn drop(&mut self) {
        let (mailbox, socket) = (self.mailbox.clone(), self.socket);
        tokio::spawn(async move {
            let _table_gone = mailbox.send(Command::Exit { socket }).await;
        });
    }
}

impl Line {
    /// Carries messages until one side has had enough.
    pub async fn carry(mut self, mut socket: WebSocket) {
        let not_closed_before_this_ends = self.house.stay();
        let close = self.talk(&mut socket).await;
        let Some(close) = close else { return };
        let told_why = self.send(&mut socket, Message::Close(Some(close.frame()))).await;
        drop((self, not_closed_before_this_ends));
        if told_why.is_some() {
            // A connection that ends with words unread is reset, and the client may never read why.
            let _client_talks_on = timeout(HEAR_OUT, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
        }
    }

    /// Until the client has gone, or the house has a reason to end it.
    async fn talk(&mut self, socket: &mut WebSocket) -> Option<Close> {
        let mut ping = tokio::time::interval(PING_EVERY);
        ping.reset();
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                out = self.out.take() => match out {
                    Some(Out::Text(Letter { text, charge })) => {
                        self.send(socket, Message::Text(text)).await?;
                        drop(charge);
                    }
                    Some(Out::Close(close)) => return Some(close),
                    None => return Some(Close::TooSlow),
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => match self.hear(&text).await {
                            Ok(()) => {}
                            Err(close) => return Some(close),
                        },
                        Some(Ok(Message::Binary(_))) => return Some(Close::Binary),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            if !self.limit.allows() {
                                return Some(Close::TooMany);
                            }
                        }
                        Some(Err(error)) => return Some(Close::TooLong).filter(|_| is_too_long(&error)),
                        Some(Ok(Message::Close(_))) | None => return None,
                    }
                }
                () = closed(self.listed.as_mut()) => return Some(Close::Forgotten),
                _ = ping.tick() => {
                    if heard.elapsed() > SILENT_AT_MOST {
                        return None;
                    }
                    self.send(socket, Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), Close> {
        if !self.limit.allows() {
            return Err(Close::TooMany);
        }
        let said =
            Said::read(text).map_err(|denied: Denied| Close::Malformed(denied.problem(self.speech.words()).detail))?;
        let command = Command::Say { socket: self.socket, said };
        self.mailbox.send(command).await.map_err(|_| Close::Restart)
    }

    /// None if the client takes nothing any more.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Option<()> {
        timeout(self.patience, socket.send(message)).await.ok()?.ok()
    }
}

/// Waits until the guest is known no longer.
async fn closed(listed: Option<&mut Listed>) {
    match listed {
        Some(listed) => listed.closed().await,
        None => std::future::pending().await,
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    // The library's own type is hidden behind axum's; its words are not.
    error.to_string().contains("too long")
}
