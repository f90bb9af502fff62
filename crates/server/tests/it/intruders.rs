//! There is no way in but the door, and nothing that anybody says at it does harm.

mod crowds;
mod frames;
mod hosts;
mod invitations;
mod names;
mod requests;
mod seats;
mod sessions;
mod sites;
mod sluggards;

use client::{Error, Guest, Message as Told, ProblemDetails, Socket};
use futures_util::StreamExt as _;
use hyper::header::COOKIE;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::house::{next, surely};

/// With which code the house closes a socket, and why, whatever it says before.
async fn closing(socket: &mut Socket) -> (u16, String) {
    loop {
        match surely(socket.next_text()).await {
            Ok(_) => {}
            Err(Error::Closed { code, reason }) => return (code, reason),
            Err(error) => panic!("closed without a word: {error}"),
        }
    }
}

pub async fn close_code(socket: &mut Socket) -> u16 {
    closing(socket).await.0
}

/// A socket for what a well-behaved client does not do.
type RawSocket = WebSocketStream<TcpStream>;

async fn raw_socket(stream: TcpStream, path: &str, guest: Option<&Guest>) -> RawSocket {
    let address = stream.peer_addr().unwrap();
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    if let Some(guest) = guest {
        let cookie = format!("ratskeller={}", guest.token());
        request.headers_mut().insert(COOKIE, cookie.parse().unwrap());
    }
    client_async(request, stream).await.unwrap().0
}

async fn raw_close_code(mut socket: RawSocket) -> Option<u16> {
    while let Some(frame) = surely(socket.next()).await {
        if let Message::Close(close) = frame.ok()? {
            return close.map(|close| close.code.into());
        }
    }
    None
}

/// Why the house refuses what was last said.
async fn refusal(socket: &mut Socket) -> ProblemDetails {
    next(socket, |message| match message {
        Told::Refused(refused) => Some(refused.problem),
        _ => None,
    })
    .await
}

/// Why a socket was not opened.
#[track_caller]
fn turned_away(socket: Result<Socket, Error>) -> (u16, String) {
    match socket {
        Err(Error::Refused(problem)) => (problem.status, problem.code),
        other => panic!("not turned away: {other:?}"),
    }
}
