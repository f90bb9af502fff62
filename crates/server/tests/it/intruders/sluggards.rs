//! Whoever takes their time is not waited for.

use std::io::ErrorKind;
use std::time::Duration;

use client::{Guest, Message as Told, NewTable, Socket};
use futures_util::SinkExt as _;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::{RawSocket, raw_close_code, raw_socket};
use crate::house::{TestHouse, next};
use crate::knock::{Answer, Knock};

const PATIENCE: Duration = Duration::from_millis(400);

/// Much longer than the patience, much shorter than the usual one.
const SOON: Duration = Duration::from_secs(8);

async fn impatient() -> TestHouse {
    TestHouse::open_with(|config| {
        let timeouts = &mut config.timeouts;
        (timeouts.headers, timeouts.answer, timeouts.message) = (PATIENCE, PATIENCE, PATIENCE);
    })
    .await
}

/// Says the text letter by letter until the house hangs up: everything that it said.
async fn dribble(house: &TestHouse, text: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let mut heard = Vec::new();
    for letter in text.bytes().cycle() {
        let said = stream.write_all(&[letter]).await;
        let hung_up = timeout(Duration::from_millis(20), stream.read_buf(&mut heard)).await;
        if said.is_err() || matches!(hung_up, Ok(Ok(0) | Err(_))) {
            break;
        }
    }
    heard
}

#[tokio::test]
async fn headers_that_come_in_dribs_and_drabs_are_not_waited_for() {
    let house = impatient().await;
    let never_ending = format!("GET / HTTP/1.1\r\n{}", "x-and-another: thing\r\n".repeat(1000));
    timeout(SOON, dribble(&house, &never_ending)).await.expect("the house hangs up");
    timeout(SOON, dribble(&house, "G")).await.expect("the house hangs up");
    house.close().await;
}

#[tokio::test]
async fn a_connection_that_is_done_is_not_kept_for_ever() {
    let house = impatient().await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(Knock::get("/healthz").text(house.address).as_bytes()).await.unwrap();
    let mut stream = BufReader::new(stream);
    assert_eq!(Answer::read(&mut stream).await.unwrap().status, 200);
    let silence = timeout(SOON, stream.read_to_end(&mut Vec::new())).await.expect("the house hangs up");
    assert_eq!(silence.unwrap(), 0);
    house.close().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = impatient().await;
    let knock = Knock::new("POST", "/api/session").with("content-type", "application/json").with("content-length", 100);
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(knock.text(house.address).as_bytes()).await.unwrap();
    stream.write_all(b"{\"name\": ").await.unwrap();
    let mut stream = BufReader::new(stream);
    let answer = timeout(SOON, Answer::read(&mut stream)).await.expect("the house answers in time");
    answer.expect("the house answers").is_problem(408, "too-slow");
    timeout(SOON, stream.read_to_end(&mut Vec::new())).await.expect("and hangs up").unwrap();
    house.close().await;
}

#[tokio::test]
async fn whoever_does_not_read_the_answers_is_not_answered_for_ever() {
    let house = impatient().await;
    let knock = Knock::get("/api/openapi.json");
    let length = knock.at(&house).await.body.len();
    let mut stream = small(&house).await;
    let questions = 1000;
    let asked = async { stream.write_all(knock.text(house.address).repeat(questions).as_bytes()).await };
    let _cut_off = timeout(PATIENCE, asked).await;
    timeout(SOON, cut_off(&stream)).await.expect("the house hangs up");
    let mut heard = Vec::new();
    let _reset = timeout(SOON, stream.read_to_end(&mut heard)).await.expect("the house has hung up");
    assert!(heard.len() < questions * length, "all {} bytes were sent", heard.len());
    house.close().await;
}

/// Waits until the line is cut. Whoever does not read notices only by saying more.
async fn cut_off(stream: &TcpStream) {
    while stream.try_write(b" ").map_or_else(|error| error.kind() == ErrorKind::WouldBlock, |_| true) {
        sleep(PATIENCE / 4).await;
    }
}

/// A connection that has room for little at a time.
async fn small(house: &TestHouse) -> TcpStream {
    let stream = TcpSocket::new_v4().unwrap();
    stream.set_recv_buffer_size(4096).unwrap();
    stream.connect(house.address).await.unwrap()
}

/// Waits until a seat is there, or is not.
async fn presence(socket: &mut Socket, seat: usize, here: bool) {
    next(socket, |message| match message {
        Told::Present(present) => (present.seats[seat] == here).then_some(()),
        _ => None,
    })
    .await;
}

/// A game where the house has a lot to say to seat 0.
fn wordy() -> NewTable {
    NewTable { options: Some(json!({"first": 0})), ..NewTable::new("rat-hot", 2) }
}

/// Asks to be shown the table again and again, and never looks at it: soon there is no room for another message.
async fn never_read(house: &TestHouse, guest: &Guest, table: &str) -> RawSocket {
    let mut socket = raw_socket(small(house).await, &format!("/api/tables/{table}/socket?seat=0"), Some(guest)).await;
    for _ in 0..2000 {
        socket.send(Message::text(r#"{"type":"look","seat":0}"#)).await.unwrap();
    }
    socket
}

/// Says something that everybody at the table hears.
async fn hurry(socket: &mut Socket) {
    socket.react("hurry").await.unwrap();
    next(socket, |message| matches!(message, Told::Reaction(_)).then_some(())).await;
}

#[tokio::test]
async fn whoever_never_reads_is_dropped_and_can_come_back_while_the_others_play_on() {
    let house = impatient().await;
    let (guests, table) = house.pair(&wordy()).await;
    let mut other = guests[1].connect(&table.id, Some(1), None).await.unwrap();
    let _sluggard = never_read(&house, &guests[0], &table.id).await;
    presence(&mut other, 0, true).await;
    presence(&mut other, 0, false).await;
    hurry(&mut other).await;

    let mut back = guests[0].connect(&table.id, Some(0), Some(1)).await.unwrap();
    next(&mut back, |message| matches!(message, Told::Table(_)).then_some(())).await;
    presence(&mut other, 0, true).await;
    house.close().await;
}

#[tokio::test]
async fn whoever_reads_too_late_is_told_so_with_4001() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&wordy()).await;
    let mut other = guests[1].connect(&table.id, Some(1), None).await.unwrap();
    let sluggard = never_read(&house, &guests[0], &table.id).await;
    // What is said while the sluggard takes nothing piles up, and then there is no room for that either.
    for _ in 0..10 {
        for _ in 0..40 {
            hurry(&mut other).await;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(raw_close_code(sluggard).await, Some(4001));
    house.close().await;
}
