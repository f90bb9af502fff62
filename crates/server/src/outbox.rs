//! What is said over one socket. The system takes most of it at once, from whoever says it. What it does not take waits:
//! so many messages and so many bytes, and then whoever does not take them is dropped.

use std::collections::VecDeque;
use std::io::{self, ErrorKind, IoSlice};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout};

use crate::frame::Frame;
use crate::limits::{Limits, Permit, refused};
use crate::prompt::Debt;
use crate::socket::Close;

/// So many messages may wait for a slow client. Then it is dropped, and can come back.
pub const QUEUE: usize = 32;

/// So many bytes may wait.
const MOST_BYTES: usize = 256 << 10;

/// So many messages are handed to the system at once.
const AT_ONCE: usize = 16;

/// Where messages for a socket are put. When it is gone, nothing more comes.
#[derive(Debug)]
pub struct Outbox(Arc<Channel>);

/// The same for something that is made ready now and said later: the outbox may be gone by then.
#[derive(Debug)]
pub struct Addressee(Arc<Channel>);

/// The socket's own end.
#[derive(Clone, Debug)]
pub struct Outgoing(Arc<Channel>);

#[derive(Debug)]
struct Channel {
    /// Until the socket is there, everything waits.
    stream: OnceLock<OwnedWriteHalf>,
    unsent: Mutex<Unsent>,
    /// Something waits, or nothing more will come.
    changed: Notify,
    limits: Limits,
    address: IpAddr,
}

#[derive(Debug, Default)]
struct Unsent {
    /// Of the first, a part may have been sent.
    waiting: VecDeque<Waiting>,
    bytes: usize,
    end: Option<End>,
}

/// What is left of a message, and its part of what its address may leave waiting.
#[derive(Debug)]
struct Waiting {
    rest: Bytes,
    _charge: Permit,
}

/// Why nothing more is taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The other end is gone, or has been told half a message and cannot be told more.
    Gone,
    Close(Close),
}

/// For a socket of somebody at this address.
pub fn outbox(limits: Limits, address: IpAddr) -> (Outbox, Outgoing) {
    let (stream, unsent, changed) = (OnceLock::new(), Mutex::default(), Notify::new());
    let channel = Arc::new(Channel { stream, unsent, changed, limits, address });
    (Outbox(Arc::clone(&channel)), Outgoing(channel))
}

impl Outbox {
    /// False if whoever it is for has gone, or has left too much waiting.
    #[must_use]
    pub fn put(&self, frame: &Frame) -> bool {
        self.0.put(frame)
    }

    pub fn addressee(&self) -> Addressee {
        Addressee(Arc::clone(&self.0))
    }

    /// From where it is taken.
    pub fn address(&self) -> IpAddr {
        self.0.address
    }

    /// Asks the socket to close after everything that waits.
    pub fn close(&self, close: Close) {
        self.0.end(End::Close(close));
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.end(End::Close(Close::TooSlow));
    }
}

impl Addressee {
    /// Whoever does not take it is dropped.
    pub fn put(&self, frame: &Frame) {
        if !self.0.put(frame) {
            self.0.end(End::Close(Close::TooSlow));
        }
    }
}

impl Outgoing {
    /// From now on there is somebody to send to.
    pub fn connect(&self, stream: OwnedWriteHalf) {
        self.0.stream.set(stream).expect("a socket is connected once");
        self.0.changed.notify_one();
    }

    /// What the protocol itself has to say, also at the end.
    pub fn put(&self, bytes: &Bytes) -> bool {
        self.0.unsent().add(bytes, &self.0)
    }

    pub fn tell(&self, frame: &Frame) -> bool {
        self.0.put(frame)
    }

    /// From now on only the protocol has something to say.
    pub fn end(&self) {
        self.0.end(End::Gone);
    }

    /// Sends what waits until nothing more will come, and tells why. Whoever takes too little for too long is gone.
    pub async fn send_all(&self, patience: Duration) -> End {
        let mut debt = Debt::new(patience);
        loop {
            match self.send_some() {
                Ok(Sent::Everything { end: Some(end) }) => return end,
                Ok(Sent::Everything { end: None }) => self.0.changed.notified().await,
                Ok(Sent::Some { bytes, stream }) => {
                    debt.settle(Duration::ZERO, bytes);
                    let since = Instant::now();
                    match timeout(debt.left(), stream.writable()).await {
                        Ok(Ok(())) => debt.settle(since.elapsed(), 0),
                        Ok(Err(_)) | Err(_) => return End::Gone,
                    }
                }
                Err(_) => return End::Gone,
            }
        }
    }

    /// Hands to the system what waits, several messages at once, until it takes no more.
    fn send_some(&self) -> io::Result<Sent<'_>> {
        let mut unsent = self.0.unsent();
        let Some(stream) = self.0.stream.get() else { return Ok(Sent::Everything { end: None }) };
        let mut bytes = 0;
        while !unsent.waiting.is_empty() {
            let parts: Vec<_> =
                unsent.waiting.iter().take(AT_ONCE).map(|waiting| IoSlice::new(&waiting.rest)).collect();
            match stream.try_write_vectored(&parts) {
                Ok(sent) => {
                    bytes += sent;
                    unsent.remove(sent);
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(Sent::Some { bytes, stream }),
                Err(error) => return Err(error),
            }
        }
        Ok(Sent::Everything { end: unsent.end.clone() })
    }
}

#[cfg(test)]
impl Outgoing {
    /// What has waited longest, if anything does, for whoever takes it without a stream.
    pub fn take(&self) -> Option<Bytes> {
        let mut unsent = self.0.unsent();
        let first = unsent.waiting.pop_front()?.rest;
        unsent.bytes -= first.len();
        Some(first)
    }

    /// The same, once there is something; or why nothing more will come.
    pub async fn next(&self) -> Result<Bytes, End> {
        loop {
            if let Some(first) = self.take() {
                return Ok(first);
            }
            let end = self.0.unsent().end.clone();
            if let Some(end) = end {
                return Err(end);
            }
            self.0.changed.notified().await;
        }
    }
}

/// How far the system has taken what waits.
enum Sent<'a> {
    Everything { end: Option<End> },
    Some { bytes: usize, stream: &'a OwnedWriteHalf },
}

impl Channel {
    fn unsent(&self) -> MutexGuard<'_, Unsent> {
        self.unsent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, frame: &Frame) -> bool {
        let mut unsent = self.unsent();
        unsent.end.is_none() && unsent.add(frame.bytes(), self)
    }

    /// Why nothing more is said, unless there is a reason already.
    fn end(&self, why: End) {
        self.unsent().end.get_or_insert(why);
        self.changed.notify_one();
    }
}

impl Unsent {
    /// False if it is not taken in.
    fn add(&mut self, bytes: &Bytes, channel: &Channel) -> bool {
        if !self.waiting.is_empty() {
            return self.wait(bytes.clone(), channel);
        }
        match channel.stream.get().map_or(Ok(0), |stream| stream.try_write(bytes)) {
            Ok(sent) if sent == bytes.len() => true,
            Ok(sent) if sent > 0 => {
                // Half a message cannot be taken back.
                let waits = self.wait(bytes.slice(sent..), channel);
                if !waits {
                    self.end = Some(End::Gone);
                }
                waits
            }
            Err(error) if error.kind() != ErrorKind::WouldBlock => {
                self.end = Some(End::Gone);
                false
            }
            Ok(_) | Err(_) => self.wait(bytes.clone(), channel),
        }
    }

    fn wait(&mut self, rest: Bytes, channel: &Channel) -> bool {
        // What is larger than everything that may wait goes alone.
        let fits = self.waiting.is_empty() || self.bytes + rest.len() <= MOST_BYTES && self.waiting.len() < QUEUE;
        if !fits {
            refused("socket_bytes");
            return false;
        }
        let Ok(charge) = channel.limits.bytes(channel.address, rest.len()) else { return false };
        self.bytes += rest.len();
        self.waiting.push_back(Waiting { rest, _charge: charge });
        channel.changed.notify_one();
        true
    }

    /// So many bytes have gone.
    fn remove(&mut self, mut sent: usize) {
        self.bytes -= sent;
        while let Some(first) = self.waiting.front_mut() {
            if sent < first.rest.len() {
                first.rest = first.rest.slice(sent..);
                return;
            }
            sent -= first.rest.len();
            self.waiting.pop_front();
        }
    }
}

#[cfg(test)]
pub mod tests {
    use std::net::Ipv4Addr;

    use tokio::io::AsyncReadExt as _;
    use tokio::net::tcp::OwnedReadHalf;
    use tokio::net::{TcpListener, TcpSocket};

    use super::*;
    use crate::message;

    const PATIENCE: Duration = Duration::from_mins(1);

    fn unlimited() -> (Outbox, Outgoing) {
        outbox(Limits::none(), Ipv4Addr::LOCALHOST.into())
    }

    /// A message of so many bytes, header included.
    fn frame(bytes: usize) -> Frame {
        let told = |text: &str| Frame::of(&message::Told::Notice { text: Some(text) });
        let around = told(&"x".repeat(bytes)).bytes().len() - bytes;
        told(&"x".repeat(bytes - around))
    }

    /// What the other end of a socket that takes little reads from.
    pub async fn connected(outgoing: &Outgoing) -> OwnedReadHalf {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let here = TcpSocket::new_v4().unwrap();
        here.set_send_buffer_size(4096).unwrap();
        let (here, there) = tokio::join!(here.connect(listener.local_addr().unwrap()), listener.accept());
        outgoing.connect(here.unwrap().into_split().1);
        there.unwrap().0.into_split().0
    }

    #[test]
    fn what_waits_for_one_socket_has_an_end_in_bytes() {
        let (outbox, outgoing) = unlimited();
        let quarter = frame(MOST_BYTES / 4);
        assert_eq!((0..QUEUE).filter(|_| outbox.put(&quarter)).count(), 4);
        outgoing.0.unsent().remove(quarter.bytes().len());
        assert!(outbox.put(&quarter) && !outbox.put(&quarter), "what is taken makes room");
    }

    #[test]
    fn what_waits_for_one_socket_has_an_end_in_messages() {
        let (outbox, _outgoing) = unlimited();
        assert_eq!((0..2 * QUEUE).filter(|_| outbox.put(&frame(100))).count(), QUEUE);
    }

    #[test]
    fn a_message_larger_than_everything_that_may_wait_is_sent_and_more_can_wait_behind_it() {
        let (outbox, outgoing) = unlimited();
        let large = frame(2 * MOST_BYTES);
        assert!(outbox.put(&large));
        assert!(!outbox.put(&frame(100)));
        outgoing.0.unsent().remove(large.bytes().len());
        assert!(outbox.put(&frame(100)));
    }

    #[test]
    fn the_sockets_of_one_address_leave_no_more_waiting_than_the_address_may() {
        let limits = Limits::new(1);
        let half = frame(MOST_BYTES / 2);
        let boxes: Vec<_> = (0..200).map(|_| outbox(limits.clone(), Ipv4Addr::LOCALHOST.into())).collect();
        let put = boxes.iter().flat_map(|(outbox, _)| [outbox.put(&half), outbox.put(&half)]);
        let put = put.filter(|put| *put).count();
        assert_eq!(put * half.bytes().len(), limits.bytes_waiting());
        assert!((200..300).contains(&put), "{put}");
        let (elsewhere, outgoing) = outbox(limits.clone(), Ipv4Addr::new(127, 0, 0, 2).into());
        assert!(elsewhere.put(&half));
        drop((boxes, elsewhere, outgoing));
        assert_eq!(limits.bytes_waiting(), 0);
    }

    #[tokio::test]
    async fn what_the_system_does_not_take_comes_later_whole_and_in_its_order() {
        let (outbox, outgoing) = unlimited();
        let first = frame(300);
        assert!(outbox.put(&first), "before anybody is there");
        let mut there = connected(&outgoing).await;
        let messages = [frame(100), frame(MOST_BYTES), frame(20_000), frame(0x7fff), frame(100)];
        let (sent, reading) = tokio::join!(
            async {
                let telling = async {
                    for message in &messages {
                        while !outbox.put(message) {
                            tokio::task::yield_now().await;
                        }
                    }
                    outbox.close(Close::Gone);
                };
                tokio::join!(outgoing.send_all(PATIENCE), telling).0
            },
            async {
                let expected: Vec<u8> =
                    [&first].into_iter().chain(&messages).flat_map(|sent| sent.bytes().to_vec()).collect();
                let mut read = vec![0; expected.len()];
                there.read_exact(&mut read).await.unwrap();
                read == expected
            }
        );
        assert_eq!((sent, reading), (End::Close(Close::Gone), true));
        assert_eq!(outgoing.0.unsent().bytes, 0);
    }

    #[tokio::test]
    async fn whoever_is_not_there_any_more_is_told_nothing() {
        let (outbox, outgoing) = unlimited();
        drop(connected(&outgoing).await);
        while outbox.put(&frame(1000)) {
            tokio::task::yield_now().await;
        }
        assert_eq!(outgoing.send_all(PATIENCE).await, End::Gone);
    }
}
