//! What waits to be sent over one socket: so many messages and so many bytes, and then whoever does not take them is dropped.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::limits::{Limits, Permit, refused};
use crate::socket::Close;

/// So many messages may wait for a slow client. Then it is dropped, and can come back.
pub const QUEUE: usize = 32;

/// So many bytes may wait behind the message that is being sent.
const MOST_BYTES: usize = 256 << 10;

/// What goes out.
#[derive(Debug)]
pub enum Out {
    Text(Letter),
    Close(Close),
}

/// A message, and its part of what its address may leave waiting.
#[derive(Debug)]
pub struct Letter {
    pub text: Utf8Bytes,
    pub charge: Permit,
}

/// Where messages for a socket are put.
#[derive(Debug)]
pub struct Outbox {
    letters: mpsc::Sender<Out>,
    waiting: Arc<AtomicUsize>,
    limits: Limits,
    /// From where it is taken.
    pub address: IpAddr,
}

/// Where the socket takes them from.
#[derive(Debug)]
pub struct Letters {
    letters: mpsc::Receiver<Out>,
    waiting: Arc<AtomicUsize>,
}

/// For a socket of somebody at this address.
pub fn outbox(limits: Limits, address: IpAddr) -> (Outbox, Letters) {
    let (put, take) = mpsc::channel(QUEUE);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { letters: put, waiting: Arc::clone(&waiting), limits, address }, Letters { letters: take, waiting })
}

impl Outbox {
    /// False if whoever it is for has gone, or has left too much waiting.
    #[must_use]
    pub fn put(&self, text: Utf8Bytes) -> bool {
        let bytes = text.len();
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        // What is larger than everything that may wait goes alone.
        let fits = before == 0 || before + bytes <= MOST_BYTES;
        if !fits {
            refused("socket_bytes");
        }
        let charge = if fits { self.limits.bytes(self.address, bytes).ok() } else { None };
        let letter = charge.map(|charge| Out::Text(Letter { text, charge }));
        let put = letter.is_some_and(|letter| self.letters.try_send(letter).is_ok());
        if !put {
            self.waiting.fetch_sub(bytes, Ordering::Relaxed);
        }
        put
    }

    /// Asks the socket to close after everything that waits, if there is room to ask.
    pub fn close(&self, close: Close) {
        let _slow = self.letters.try_send(Out::Close(close));
    }
}

impl Letters {
    /// None if nothing more will come.
    pub async fn take(&mut self) -> Option<Out> {
        let out = self.letters.recv().await;
        if let Some(Out::Text(Letter { text, .. })) = &out {
            self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn unlimited() -> (Outbox, Letters) {
        outbox(Limits::none(), Ipv4Addr::LOCALHOST.into())
    }

    #[tokio::test]
    async fn what_waits_for_one_socket_has_an_end_in_bytes() {
        let (outbox, mut letters) = unlimited();
        let text = Utf8Bytes::from("x".repeat(MOST_BYTES / 4));
        assert_eq!((0..QUEUE).filter(|_| outbox.put(text.clone())).count(), 4);
        letters.take().await.unwrap();
        assert!(outbox.put(text.clone()) && !outbox.put(text), "what is taken makes room");
    }

    #[tokio::test]
    async fn a_message_larger_than_everything_that_may_wait_is_sent_and_more_can_wait_behind_it() {
        let (outbox, mut letters) = unlimited();
        assert!(outbox.put("x".repeat(2 * MOST_BYTES).into()));
        assert!(!outbox.put("more".into()));
        letters.take().await.unwrap();
        assert!(outbox.put("more".into()));
    }

    #[test]
    fn the_sockets_of_one_address_leave_no_more_waiting_than_the_address_may() {
        let limits = Limits::new(1);
        let text = Utf8Bytes::from("x".repeat(MOST_BYTES / 2));
        let boxes: Vec<_> = (0..200).map(|_| outbox(limits.clone(), Ipv4Addr::LOCALHOST.into())).collect();
        let put = boxes.iter().flat_map(|(outbox, _)| [outbox.put(text.clone()), outbox.put(text.clone())]);
        let put = put.filter(|put| *put).count();
        assert_eq!(put * text.len(), limits.bytes_waiting());
        assert!((200..300).contains(&put), "{put}");
        let (elsewhere, letters) = outbox(limits.clone(), Ipv4Addr::new(127, 0, 0, 2).into());
        assert!(elsewhere.put(text));
        drop((boxes, letters));
        assert_eq!(limits.bytes_waiting(), 0);
    }
}
