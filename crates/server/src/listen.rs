//! Takes connections. Each must say what it wants in time, and there are never more than the house can hold.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::api::{Peer, household};
use crate::config::{Config, Timeouts};
use crate::limits::{Limits, Permit};
use crate::prompt::Prompt;

const LARGEST_HEADERS: usize = 16 * 1024;
/// When nothing more can be accepted, waiting a little lets some connections end.
const BREATH: Duration = Duration::from_millis(50);
const FINISH_WITHIN: Duration = Duration::from_secs(5);

/// So many bytes that nobody takes are left to the system for each connection.
const LEFT_TO_THE_SYSTEM: u32 = 128 << 10;
/// So many connections may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens at an address. What is accepted has the listener's buffers.
pub fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_send_buffer_size(LEFT_TO_THE_SYSTEM)?;
    // A house that opens again need not wait for connections that have ended.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// A connection's place among those that the house can hold, and among those that its address may have.
#[derive(Debug)]
pub struct ConnectionSlot {
    _of_all: OwnedSemaphorePermit,
    _of_the_address: Permit,
}

/// Serves until `closing` ends, and then lets everybody finish what they have begun to ask for.
pub async fn listen(
    listener: TcpListener,
    router: Router,
    config: &Config,
    limits: &Limits,
    closing: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(config.connections));
    let timeouts = config.timeouts;
    let (close, closed) = watch::channel(());
    tokio::pin!(closing);
    loop {
        let welcome = async {
            let place = Arc::clone(&places).acquire_owned().await.expect("the places are never closed");
            listener.accept().await.map(|accepted| (accepted, place))
        };
        tokio::select! {
            welcomed = welcome => match welcomed {
                Ok(((stream, peer), of_all)) => {
                    let address = peer.ip();
                    // A proxy brings everybody's requests; those are counted one by one.
                    let of_the_address =
                        if config.trust_forwarded { Ok(None) } else { limits.connection(household(address)) };
                    // Whoever has too many is not heard.
                    if let Ok(of_the_address) = of_the_address {
                        let reached = stream.local_addr().map_or(config.listen.ip(), |own| own.ip());
                        let place = Arc::new(ConnectionSlot { _of_all: of_all, _of_the_address: of_the_address });
                        let peer = Peer { address, reached, place };
                        tokio::spawn(converse(stream, peer, router.clone(), timeouts, closed.clone()));
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(BREATH).await;
                }
            },
            () = &mut closing => break,
        }
    }
    drop((listener, closed));
    close.send_replace(());
    let _whoever_is_left = tokio::time::timeout(FINISH_WITHIN, close.closed()).await;
}

/// Answers one connection until it ends, or becomes a socket.
async fn converse(stream: TcpStream, peer: Peer, router: Router, timeouts: Timeouts, mut closed: watch::Receiver<()>) {
    let _slower_without = stream.set_nodelay(true);
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(timeouts.headers).max_buf_size(LARGEST_HEADERS);
    // Whoever has nothing more to say may still want to hear.
    builder.half_close(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.call(request)
    });
    let connection = builder.serve_connection(TokioIo::new(Prompt::new(stream, timeouts.message)), service);
    let mut connection = pin!(connection.with_upgrades());
    let ended = tokio::select! {
        ended = &mut connection => ended,
        _ = closed.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended badly");
    }
}
