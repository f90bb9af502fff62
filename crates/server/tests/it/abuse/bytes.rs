//! What is not taken does not pile up.

use std::time::Duration;

use client::NewTable;
use futures_util::SinkExt as _;
use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use super::{ATTACKER, POLITE, Visitor, ask, at_last, dialling, limited};
use crate::games::play_out;
use crate::house::{TestHouse, surely};
use crate::knock::Knock;
use crate::reviews::past::{Past, folder_with};

/// A connection that has room for little at a time.
async fn small(house: &TestHouse) -> TcpStream {
    let socket = dialling(ATTACKER);
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(house.address).await.unwrap()
}

/// Asks for a game step by step and reads the first line of the answer, and no more.
async fn asked_and_left(house: &TestHouse, page: &str) -> (String, BufReader<TcpStream>) {
    let mut stream = BufReader::with_capacity(64, small(house).await);
    stream.write_all(Knock::get(page).text(house.address).as_bytes()).await.unwrap();
    let mut line = String::new();
    surely(stream.read_line(&mut line)).await.unwrap();
    (line, stream)
}

/// A house that remembers one long game, and has little patience.
async fn house_with(long: &Past) -> TestHouse {
    let folder = folder_with(std::slice::from_ref(long)).await;
    TestHouse::open_in(folder, |config| {
        limited(config);
        config.timeouts.message = Duration::from_secs(2);
    })
    .await
}

fn long() -> Past {
    Past::new(1, "rat-a-tat-cat", json!({"until": {"rounds": 50}}))
}

#[tokio::test]
async fn an_answer_that_is_read_drop_by_drop_is_not_sent_to_its_end() {
    let long = long();
    let house = house_with(&long).await;
    let (_, mut stream) = asked_and_left(&house, &long.page("steps")).await;
    let mut drops = tokio::time::interval(Duration::from_millis(20));
    // What the system has taken still comes; whoever says something to a house that has hung up is told so.
    let hung_up = async {
        let mut drop = [0; 64];
        while matches!(stream.read(&mut drop).await, Ok(1..)) && stream.write_all(b" ").await.is_ok() {
            drops.tick().await;
        }
    };
    surely(hung_up).await;
    house.close().await;
}

#[tokio::test]
async fn answers_that_are_not_read_are_few_and_given_up_in_the_end() {
    let long = long();
    let house = house_with(&long).await;
    let page = long.page("steps");
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let whole = ask(&house, POLITE, &Knock::get(&page)).await;
    assert_eq!(whole.status, 200);
    println!("{} inputs, {} bytes", long.table.inputs(), whole.body.len());
    let left = join_all((0..12).map(|_| asked_and_left(&house, &page))).await;
    let (served, refused): (Vec<_>, Vec<_>) = left.into_iter().partition(|(line, _)| line.contains("200"));
    assert!(refused.iter().all(|(line, _)| line.contains("429")), "{refused:?}");
    assert!((1..=4).contains(&served.len()), "{} at the same time", served.len());
    assert_eq!(ask(&house, POLITE, &Knock::get(&page)).await, whole, "others read as before");
    polite.is_served(&house, usual, "answers that are not read").await;

    // Nobody waits for ever for those who do not read: there is room for others of their address again.
    at_last(async || asked_and_left(&house, &page).await.0.contains("200").then_some(())).await;
    drop(served);
    house.close().await;
}

/// How many bytes the house has waiting for everybody.
async fn waiting(house: &TestHouse) -> usize {
    let numbers = ask(house, POLITE, &Knock::get("/metrics")).await.body;
    let waiting = numbers.lines().find_map(|line| line.strip_prefix("ratskeller_bytes_waiting ")?.parse().ok());
    waiting.unwrap_or_else(|| panic!("{numbers}"))
}

#[tokio::test]
async fn onlookers_who_do_not_read_keep_nobody_from_playing_and_little_waits_for_them() {
    let long = long();
    let house = TestHouse::open_in(folder_with(std::slice::from_ref(&long)).await, limited).await;
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let address = format!("ws://{}{}", house.address, long.page("socket"));
    let mut onlookers = Vec::new();
    for _ in 0..150 {
        let (mut onlooker, _) = client_async(&address, small(&house).await).await.unwrap();
        // All the while they ask to be shown the table again.
        for _ in 0..20 {
            let _dropped = onlooker.send(Message::text(r#"{"type":"look","seat":null}"#)).await;
        }
        onlookers.push(onlooker);
    }
    let most = waiting(&house).await;
    polite.is_served(&house, usual, "onlookers who do not read").await;
    println!("{most} bytes wait");
    assert!((1..=33 << 20).contains(&most), "{most}");
    let (guests, table) = house.pair(&NewTable::new("rat-hot", 2)).await;
    play_out(&guests, &table).await;
    drop(onlookers);
    house.close().await;
}
