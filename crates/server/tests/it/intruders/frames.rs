//! What is no message of the protocol ends the socket it came over, with a code that says why, and nothing else.

use client::{Guest, Message, NewTable, Socket};
use futures_util::SinkExt as _;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{self, Bytes};

use super::{RawSocket, close_code, closing, raw_close_code, raw_socket};
use crate::house::{TestHouse, next};

async fn begun(house: &TestHouse) -> ([Guest; 2], String, Socket) {
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let socket = guests[0].connect(&table.id, Some(0), None).await.unwrap();
    (guests, table.id, socket)
}

/// Somebody who looks on.
async fn onlooker(house: &TestHouse, table: &str) -> RawSocket {
    raw_socket(TcpStream::connect(house.address).await.unwrap(), &format!("/api/tables/{table}/socket"), None).await
}

#[tokio::test]
async fn malformed_messages_close_the_socket_with_4000_and_a_reason() {
    let house = TestHouse::open().await;
    let (guests, table, _) = begun(&house).await;
    let long = "ø".repeat(1000);
    let id = "x".repeat(41);
    let malformed = [
        String::new(),
        "reveal".to_owned(),
        "[]".to_owned(),
        "{".to_owned(),
        "[".repeat(4000),
        json!({"type": "peek"}).to_string(),
        json!({"type": long}).to_string(),
        json!({"type": "act", "id": "a", "seq": 1}).to_string(),
        json!({"type": "act", "id": 7, "seq": 1, "action": "reveal"}).to_string(),
        json!({"type": "act", "id": "a", "seq": -1, "action": "reveal"}).to_string(),
        json!({"type": "act", "id": id, "seq": 1, "action": "reveal"}).to_string(),
        json!({"type": "act", "id": "a", "seq": 1, "action": "reveal", "secret": true}).to_string(),
        json!({"type": "look", "seat": 0, "all": true}).to_string(),
        json!({"type": "look", "seat": "0"}).to_string(),
        json!({"type": "react", "reaction": "<script>"}).to_string(),
        json!({"type": "ping", "seat": 0}).to_string(),
        r#"{"type": "look", "type": "look", "seat": 0}"#.to_owned(),
        r#"{"type": "look", "seat": 1, "seat": 0}"#.to_owned(),
        r#"{"type": "act", "id": "a", "seq": 1, "action": {"leave": 1, "leave": 2}}"#.to_owned(),
    ];
    for text in malformed {
        let mut socket = guests[0].connect(&table, Some(0), None).await.unwrap();
        socket.send(text.clone()).await.unwrap();
        let (code, reason) = closing(&mut socket).await;
        assert!(code == 4000 && !reason.is_empty(), "{text}: {code} {reason}");
    }
    house.close().await;
}

#[tokio::test]
async fn long_messages_close_the_socket_with_1009() {
    let house = TestHouse::open().await;
    let (_, table, mut socket) = begun(&house).await;
    socket.send("x".repeat(5000)).await.unwrap();
    assert_eq!(close_code(&mut socket).await, 1009);

    // Nor does it help to say it in parts.
    let mut socket = onlooker(&house, &table).await;
    for kind in [Data::Text, Data::Continue, Data::Continue] {
        let part = Frame::message(Bytes::from(vec![b' '; 2000]), OpCode::Data(kind), false);
        socket.send(tungstenite::Message::Frame(part)).await.unwrap();
    }
    assert_eq!(raw_close_code(socket).await, Some(1009));
    house.close().await;
}

#[tokio::test]
async fn binary_frames_close_the_socket_with_1003() {
    let house = TestHouse::open().await;
    let (_, table, _) = begun(&house).await;
    let mut socket = onlooker(&house, &table).await;
    socket.send(tungstenite::Message::Binary(Bytes::from_static(b"{}"))).await.unwrap();
    assert_eq!(raw_close_code(socket).await, Some(1003));
    house.close().await;
}

#[tokio::test]
async fn a_close_is_answered_with_its_own_code() {
    let house = TestHouse::open().await;
    let (_, table, _) = begun(&house).await;
    for code in [1000, 1001, 3000, 4999] {
        let mut socket = onlooker(&house, &table).await;
        let close = CloseFrame { code: code.into(), reason: "enough".into() };
        socket.close(Some(close)).await.unwrap();
        assert_eq!(raw_close_code(socket).await, Some(code));
    }
    house.close().await;
}

/// The code that the house closes with when somebody who looks on says these bytes.
async fn answer_to(house: &TestHouse, table: &str, bytes: &[u8]) -> Option<u16> {
    let mut socket = onlooker(house, table).await;
    socket.get_mut().write_all(bytes).await.unwrap();
    raw_close_code(socket).await
}

/// A frame as a client sends it, under a mask that changes nothing.
fn frame(head: u8, payload: &[u8]) -> Vec<u8> {
    let length = 0x80 | u8::try_from(payload.len()).unwrap();
    [&[head, length, 0, 0, 0, 0], payload].concat()
}

#[tokio::test]
async fn what_is_no_websocket_is_closed_with_1002_and_what_is_no_text_with_1007() {
    let house = TestHouse::open().await;
    let (_, table, _) = begun(&house).await;
    let unmasked = [0x81, 0x02, b'{', b'}'];
    let reserved_bits = frame(0xf1, b"{}");
    let unknown_kind = frame(0x83, b"{}");
    let nothing_to_continue = frame(0x80, b"{}");
    let ping_in_parts = frame(0x09, b"");
    let close_without_code = frame(0x88, &[3]);
    for broken in
        [&unmasked[..], &reserved_bits, &unknown_kind, &nothing_to_continue, &ping_in_parts, &close_without_code]
    {
        assert_eq!(answer_to(&house, &table, broken).await, Some(1002), "{broken:x?}");
    }
    assert_eq!(answer_to(&house, &table, &frame(0x88, &999_u16.to_be_bytes())).await, Some(1002), "no such code");
    assert_eq!(answer_to(&house, &table, &frame(0x81, &[0xff, 0xfe])).await, Some(1007));
    let in_parts = [frame(0x01, &[b'"', 0xc3]), frame(0x80, b"\"")].concat();
    assert_eq!(answer_to(&house, &table, &in_parts).await, Some(1007));
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_messages_closes_the_socket_with_1008_and_the_others_play_on() {
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    let (guests, table, mut flooder) = begun(&house).await;
    for _ in 0..100 {
        let _closed_already = flooder.look(Some(0)).await;
    }
    assert_eq!(close_code(&mut flooder).await, 1008);

    let mut pings = onlooker(&house, &table).await;
    for _ in 0..100 {
        let _closed_already = pings.send(tungstenite::Message::Ping(Bytes::new())).await;
    }
    assert_eq!(raw_close_code(pings).await, Some(1008));

    let mut other = guests[1].connect(&table, Some(1), None).await.unwrap();
    other.react("hello").await.unwrap();
    let reaction = next(&mut other, |message| match message {
        Message::Reaction(reaction) => Some(reaction),
        _ => None,
    });
    assert_eq!(reaction.await.seat, 1);
    house.close().await;
}
