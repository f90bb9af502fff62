//! The least that a server of tables can do: rooms of two, and whatever one says goes to both. Nothing is stored and
//! nothing is checked. What the house needs beyond it is the price of durable moves and rules.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// As small as those of the house's sockets.
const READ_BUFFER: usize = 4096;

/// Everybody in a room.
type Room = Arc<Mutex<Vec<UnboundedSender<Utf8Bytes>>>>;
type Rooms = Arc<Mutex<BTreeMap<String, Room>>>;

/// Relays until the process ends.
pub async fn serve(listener: TcpListener) -> io::Result<()> {
    let relay = Router::new().route("/rooms/{room}", get(enter)).with_state(Rooms::default());
    // As the house does: else an answer waits for the acknowledgement of the one before.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, relay).await
}

async fn enter(State(rooms): State<Rooms>, Path(room): Path<String>, upgrade: WebSocketUpgrade) -> Response {
    let room = Arc::clone(rooms.lock().expect("nothing panics meanwhile").entry(room).or_default());
    // Whoever is told that they are in hears everything from then on.
    let (heard, letters) = unbounded_channel();
    room.lock().expect("nothing panics meanwhile").push(heard);
    upgrade.read_buffer_size(READ_BUFFER).on_upgrade(|socket| relay(socket, room, letters))
}

async fn relay(mut socket: WebSocket, room: Room, mut letters: UnboundedReceiver<Utf8Bytes>) {
    loop {
        tokio::select! {
            Some(text) = letters.recv() => if socket.send(Message::Text(text)).await.is_err() {
                return;
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    let mut everybody = room.lock().expect("nothing panics meanwhile");
                    everybody.retain(|one| one.send(text.clone()).is_ok());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}
