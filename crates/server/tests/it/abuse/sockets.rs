//! One guest has only so many sockets, and what is closed can be opened again.

use std::net::Ipv4Addr;

use futures_util::StreamExt as _;
use futures_util::future::join_all;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{ATTACKER, POLITE, Visitor, at_last, connect, limited};
use crate::house::{TestHouse, surely};

pub type RawSocket = WebSocketStream<TcpStream>;

impl Visitor {
    /// The socket of a table, or with which status it was refused.
    pub async fn look_at(&self, house: &TestHouse, table: &str, eyes: &str) -> Result<RawSocket, u16> {
        look(house, self.from, Some(&self.token), table, eyes).await
    }
}

/// The same for whoever has this token, or for nobody in particular.
pub async fn look(
    house: &TestHouse,
    from: Ipv4Addr,
    token: Option<&str>,
    table: &str,
    eyes: &str,
) -> Result<RawSocket, u16> {
    let stream = connect(house, from).await;
    let address = format!("ws://{}/api/tables/{table}/socket{eyes}", house.address);
    let mut request = address.into_client_request().unwrap();
    if let Some(token) = token {
        request.headers_mut().insert("cookie", format!("ratskeller={token}").parse().unwrap());
    }
    match surely(client_async(request, stream)).await {
        Ok((socket, _)) => Ok(socket),
        Err(tokio_tungstenite::tungstenite::Error::Http(refused)) => Err(refused.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// Takes whatever comes, as a client does, until the socket ends.
pub fn read_on(mut socket: RawSocket) {
    tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
}

#[tokio::test]
async fn one_guest_has_only_so_many_sockets_and_the_others_have_theirs() {
    let house = TestHouse::open_with(limited).await;
    let (attacker, polite) = (Visitor::come(&house, ATTACKER).await, Visitor::come(&house, POLITE).await);
    let usual = polite.usual(&house).await;
    let table = attacker.open(&house, &json!({"game": "piratz", "players": 2})).await;
    let sockets = join_all((0..45).map(|_| attacker.look_at(&house, &table, ""))).await;
    let (mut open, refused): (Vec<_>, Vec<_>) = sockets.into_iter().partition(Result::is_ok);
    assert_eq!((open.len(), refused.len()), (32, 13));
    assert!(refused.iter().all(|refused| matches!(refused, Err(429))));
    assert!(polite.look_at(&house, &table, "").await.is_ok());
    polite.is_served(&house, usual, "one guest with all their sockets").await;

    drop(open.pop());
    at_last(async || attacker.look_at(&house, &table, "").await.ok()).await;
    house.close().await;
}
