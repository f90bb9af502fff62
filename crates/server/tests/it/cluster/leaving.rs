//! Nodes that close while games go on, nodes of another version, and a PostgreSQL that is away for long.

use std::time::{Duration, Instant};

use client::{Message, NewTable};
use serde_json::json;
use services::Postgres;

use super::{Cellar, at, node, number, pair, sockets, until};
use crate::games::{play_on, standing};
use crate::house::{next, surely};
use crate::knock::Knock;

#[tokio::test]
async fn a_node_that_closes_hands_over_what_it_drives_and_says_when_to_come_back() {
    let cellar = Cellar::new();
    let [closing, staying] = cellar.nodes().await;
    let order = NewTable { bots: vec!["pup".to_owned()], pause: Some(1), ..NewTable::new("piratz", 2) };
    let host = closing.guest("Þóra").await;
    let table = host.open(&order).await.unwrap().id;
    host.join(&table, &client::Join::default()).await.unwrap();
    host.start(&table).await.unwrap();
    host.take_part(&table).await.unwrap();
    let mut playing = host.connect(&table, Some(0), None).await.unwrap();
    standing(&mut playing).await;
    let numbers = Knock::get("/metrics").at(&closing).await.body;
    for name in ["ratskeller_nodes ", "ratskeller_tables_driven ", "ratskeller_beat_age_seconds "] {
        assert!(numbers.contains(name), "{name} is missing:\n{numbers}");
    }
    let closed = tokio::spawn(closing.close());
    next(&mut playing, |message| if let Message::Goodbye(_) = message { Some(()) } else { None }).await;
    drop(closed.await.unwrap());
    assert_eq!(cellar.sql("SELECT count(*) FROM rooms WHERE driver IS NOT NULL"), "0");
    assert_eq!(cellar.sql("SELECT count(*) FROM nodes"), "1");
    let begun = Instant::now();
    crate::games::take_part(&at(&staying, &host).await, &table, 0, 3).await;
    assert!(begun.elapsed() < Duration::from_secs(4), "nobody waits for a node that has taken leave");
    staying.close().await;
}

#[tokio::test]
async fn an_entry_of_a_newer_program_is_refused_and_never_misread() {
    let cellar = Cellar::silent();
    let [older] = cellar.nodes().await;
    let (guests, table) = pair([&older, &older], &NewTable::new("piratz", 2)).await;
    let [mut first, _second] = sockets([&guests[0], &guests[1]], &table.id).await;
    let (seq, _) = number(&mut first).await;
    cellar.sql(&format!(
        "INSERT INTO entries (room, seq, at, entry, version, writer)
             SELECT room, seq + 1, at, '{{\"bewitched\": {{\"seat\": 0}}}}', 99, writer FROM entries WHERE seq = {seq}"
    ));
    next(&mut first, |message| match message {
        Message::Goodbye(_) => Some(()),
        Message::Update(_) => panic!("what is not understood has been told"),
        _ => None,
    })
    .await;
    let page = format!("/api/tables/{}", table.id);
    Knock::get(&page).by(&guests[0]).at(&older).await.is_problem(503, "newer-table");
    Knock::post(&format!("{page}/resign"), json!({"seat": 0}))
        .by(&guests[0])
        .at(&older)
        .await
        .is_problem(503, "newer-table");
    assert_eq!(cellar.entries(&table.id), seq + 1);
    // What older programs may read is read, and everything else goes on.
    cellar.sql(&format!("DELETE FROM entries WHERE seq = {}", seq + 1));
    play_on([&guests[0], &guests[1]], &table.id, 1).await;
    older.close().await;
}

#[tokio::test]
async fn while_postgresql_is_away_nobody_is_told_what_is_not_true_and_play_goes_on_when_it_is_back() {
    let postgres = Postgres::start().unwrap();
    let nodes = [node(&postgres.url("postgres"), None).await, node(&postgres.url("postgres"), None).await];
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    let mut both = sockets([&guests[0], &guests[1]], &table.id).await;
    let (seq, mover) = number(&mut both[0]).await;
    let mover = mover.unwrap();
    number(&mut both[1]).await;
    postgres.stop().unwrap();
    both[mover].act("lost", seq, &json!("reveal")).await.unwrap();
    let goodbye = next(&mut both[mover], |message| match message {
        Message::Goodbye(_) => Some(()),
        Message::Update(_) | Message::Ack(_) => panic!("something has happened that is not written down"),
        _ => None,
    });
    let (ready, tables) = (Knock::get("/readyz"), Knock::get("/api/tables"));
    let ((), ready, tables) = tokio::join!(goodbye, ready.at(&nodes[0]), tables.at(&nodes[1]));
    ready.is_problem(503, "unavailable");
    tables.is_problem(503, "unavailable");
    assert_eq!(Knock::get("/healthz").at(&nodes[0]).await.status, 200);
    postgres.go_on().unwrap();
    // Whoever had no answer asks again by the same id, and is still in their seat.
    let again = at(&nodes[1 - mover], &guests[mover]).await;
    let mut again = surely(async {
        loop {
            match again.connect(&table.id, Some(mover), Some(seq)).await {
                Ok(socket) => return socket,
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    })
    .await;
    again.act("lost", seq, &json!("reveal")).await.unwrap();
    until(&mut again, seq + 1).await;
    assert_eq!(postgres.sql("postgres", "SELECT max(seq) FROM entries").unwrap().trim(), (seq + 1).to_string());
    for node in nodes {
        node.close().await;
    }
}
