//! The doorbell: NATS, where there is one. Nothing waits for it, and nothing is true because it was heard there.

use store::{GuestId, LogEntry, NodeId, RoomId};
use tokio::sync::mpsc;

use super::ring::{Ring, Rung};
use super::share::Share;

/// So many messages may wait to be sent; more are not.
const WAITING: usize = 4096;

#[derive(Debug)]
pub struct Bell {
    /// None where there is no doorbell.
    out: Option<mpsc::Sender<Ring>>,
    heard: std::sync::Mutex<Option<mpsc::Receiver<Rung>>>,
}

impl Bell {
    /// Hangs one up, if it is known where.
    pub fn hang(node: NodeId, house: &str, url: Option<&str>) -> Self {
        let Some(url) = url else { return Self { out: None, heard: std::sync::Mutex::default() } };
        let (out, rings) = mpsc::channel(WAITING);
        let (tell, heard) = mpsc::channel(WAITING);
        wire::lay(node, format!("ratskeller.{house}"), url.to_owned(), rings, tell);
        Self { out: Some(out), heard: std::sync::Mutex::new(Some(heard)) }
    }

    /// One that rings wherever a simulation likes.
    #[cfg(test)]
    pub fn simulated(out: mpsc::Sender<Ring>, heard: mpsc::Receiver<Rung>) -> Self {
        Self { out: Some(out), heard: std::sync::Mutex::new(Some(heard)) }
    }

    pub fn is_there(&self) -> bool {
        self.out.is_some()
    }

    /// What others ring, for whoever asks first.
    pub fn heard(&self) -> Option<mpsc::Receiver<Rung>> {
        self.heard.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }

    pub fn ring(&self, ring: Ring) {
        if let Some(out) = &self.out {
            let _it_comes_by_a_round = out.try_send(ring);
        }
    }

    /// Where what happens at a table can be told once it is in the log; none if there is no doorbell.
    pub fn string(&self) -> Option<mpsc::Sender<Ring>> {
        self.out.clone()
    }

    pub fn tell_entry(&self, entry: &LogEntry) {
        if self.is_there() {
            self.ring(Ring::entry(entry));
        }
    }

    pub fn tell_share(&self, room: RoomId, share: Option<Share>) {
        self.ring(Ring::Share { room, share });
    }

    pub fn tell_closed(&self, guests: Vec<GuestId>) {
        self.ring(Ring::Closed(guests));
    }
}

/// Whether a doorbell can be meant by this, of those that the program knows.
pub fn is_doorbell(url: &str) -> bool {
    wire::is_one(url)
}

#[cfg(feature = "nats")]
mod wire {
    use async_nats::connection::State;
    use async_nats::{ConnectOptions, ServerAddr};
    use futures_util::StreamExt as _;
    use percent_encoding::percent_decode_str;
    use tokio::sync::mpsc;
    use tokio::time::{Duration, timeout};

    use super::{NodeId, Ring, Rung};

    /// Whoever does not take a message in so long does not get it.
    const PATIENCE: Duration = Duration::from_secs(2);

    pub fn is_one(url: &str) -> bool {
        let is_known = |address: ServerAddr| matches!(address.scheme(), "nats" | "tls") && !address.host().is_empty();
        url.contains("://") && url.parse().is_ok_and(is_known)
    }

    /// With the name and the password, or the token alone, that stand in the address.
    fn known_by(address: &ServerAddr) -> ConnectOptions {
        let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        match (address.username(), address.password()) {
            (Some(user), Some(password)) => ConnectOptions::with_user_and_password(plain(user), plain(password)),
            (Some(token), None) => ConnectOptions::with_token(plain(token)),
            (None, _) => ConnectOptions::new(),
        }
    }

    /// Until there is one, and whenever it is there again.
    pub fn lay(node: NodeId, subject: String, url: String, mut rings: mpsc::Receiver<Ring>, tell: mpsc::Sender<Rung>) {
        tokio::spawn(async move {
            let address = match url.parse::<ServerAddr>() {
                Ok(address) => address,
                Err(error) => return tracing::error!(%error, "there is no doorbell"),
            };
            let options = known_by(&address)
                .no_echo()
                .retry_on_initial_connect()
                .max_reconnects(None)
                .event_callback(|event| async move { tracing::info!(%event, "the doorbell") });
            let client = match options.connect(address).await {
                Ok(client) => client,
                Err(error) => return tracing::error!(%error, "there is no doorbell"),
            };
            let mut heard = match client.subscribe(subject.clone()).await {
                Ok(heard) => heard,
                Err(error) => return tracing::error!(%error, "there is no doorbell"),
            };
            loop {
                tokio::select! {
                    ring = rings.recv() => {
                        let Some(ring) = ring else { return };
                        // What was meant for a moment is of no use later.
                        if client.connection_state() != State::Connected {
                            continue;
                        }
                        let Ok(message) = serde_json::to_vec(&Rung { node, ring }) else { continue };
                        let _lost = timeout(PATIENCE, client.publish(subject.clone(), message.into())).await;
                    }
                    message = heard.next() => {
                        let Some(message) = message else { return };
                        match serde_json::from_slice::<Rung>(&message.payload) {
                            Ok(rung) if rung.node != node => _ = tell.try_send(rung),
                            Ok(_) => {}
                            Err(error) => tracing::debug!(%error, "the doorbell rings in another language"),
                        }
                    }
                }
            }
        });
    }
}

#[cfg(not(feature = "nats"))]
mod wire {
    use tokio::sync::mpsc;

    use super::{NodeId, Ring, Rung};

    pub fn is_one(_: &str) -> bool {
        false
    }

    pub fn lay(_: NodeId, _: String, _: String, _: mpsc::Receiver<Ring>, _: mpsc::Sender<Rung>) {
        tracing::error!("this program knows no doorbell");
    }
}
