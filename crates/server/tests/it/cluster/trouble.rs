//! Nodes that die, and services that are away.

use std::time::{Duration, Instant};

use client::{Clock, Error, Join, Message, NewTable};
use serde_json::json;
use services::{Nats, Postgres};

use super::{Cellar, at, node, number, pair, sockets, until};
use crate::games::play_on;
use crate::house::{next, surely};

#[tokio::test]
async fn a_node_that_dies_takes_nothing_with_it() {
    let cellar = Cellar::new();
    let [dying, staying] = cellar.nodes().await;
    let (guests, table) = pair([&dying, &staying], &NewTable::new("piratz", 2)).await;
    play_on([&guests[0], &guests[1]], &table.id, 1).await;
    let before = cellar.entries(&table.id);
    let mut two = guests[1].connect(&table.id, Some(1), None).await.unwrap();
    dying.abort().await;
    let one = at(&staying, &guests[0]).await;
    play_on([&one, &guests[1]], &table.id, 2).await;
    assert!(cellar.entries(&table.id) > before);
    until(&mut two, before + 1).await;
    staying.close().await;
}

#[tokio::test]
async fn bots_of_a_node_that_dies_are_thought_for_by_another() {
    let cellar = Cellar::new();
    let [dying, staying] = cellar.nodes().await;
    let host = dying.guest("Þóra").await;
    let order = NewTable { bots: vec!["pup".to_owned(); 3], pause: Some(1), ..NewTable::new("rat-a-tat-cat", 4) };
    let table = host.open(&order).await.unwrap().id;
    host.join(&table, &client::Join::default()).await.unwrap();
    host.start(&table).await.unwrap();
    host.take_part(&table).await.unwrap();
    let mut playing = host.connect(&table, Some(0), None).await.unwrap();
    number(&mut playing).await;
    surely(async {
        while cellar.sql("SELECT count(*) FROM rooms WHERE driver IS NOT NULL") == "0" {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    let watching = staying.guest("Jan").await;
    let mut watching = watching.connect(&table, None, None).await.unwrap();
    let elsewhere = at(&staying, &host).await;
    dying.abort().await;
    let begun = Instant::now();
    // Whoever comes back finds everything, plays on, and bots answer.
    crate::games::take_part(&elsewhere, &table, 0, 3).await;
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    number(&mut watching).await;
    staying.close().await;
}

#[tokio::test]
async fn a_clock_goes_on_where_the_node_is_gone_that_looked_at_it() {
    let cellar = Cellar::new();
    let [dying, staying] = cellar.nodes().await;
    let order = NewTable { clock: Some(Clock::Move { seconds: 5 }), ..NewTable::new("piratz", 2) };
    let (guests, table) = pair([&dying, &staying], &order).await;
    let mut driving = guests[0].connect(&table.id, Some(0), None).await.unwrap();
    number(&mut driving).await;
    let before = cellar.entries(&table.id);
    dying.abort().await;
    // Nobody acts and nobody looks: the house plays for whoever is to move.
    surely(async {
        while cellar.entries(&table.id) == before {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    staying.close().await;
}

#[tokio::test]
async fn play_goes_on_while_the_doorbell_is_away_and_when_it_is_back() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    let nats = cellar.nats.as_ref().unwrap();
    play_on([&guests[0], &guests[1]], &table.id, 1).await;
    nats.stop().unwrap();
    play_on([&guests[0], &guests[1]], &table.id, 1).await;
    nats.go_on().unwrap();
    play_on([&guests[0], &guests[1]], &table.id, 2).await;
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn what_another_node_has_made_possible_is_not_refused_while_postgresql_is_away() {
    let postgres = Postgres::start().unwrap();
    let url = postgres.url("postgres");
    let nodes = [node(&url, None).await, node(&url, None).await];
    let (host, other) = (nodes[0].guest("Þóra").await, nodes[1].guest("Jan").await);
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    host.join(&table, &Join::default()).await.unwrap();
    other.join(&table, &Join::default()).await.unwrap();
    // The first node does not know that everybody sits, and cannot find it out.
    postgres.stop().unwrap();
    let refused = host.start(&table).await.unwrap_err();
    assert!(matches!(&refused, Error::Refused(problem) if problem.is_passing()), "{refused}");
    postgres.go_on().unwrap();
    surely(async {
        while host.start(&table).await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn play_goes_on_over_sockets_that_have_lived_through_a_restart_of_postgresql() {
    let postgres = Postgres::start().unwrap();
    let nats = Nats::start().unwrap();
    let url = postgres.url("postgres");
    let nodes = [node(&url, Some(&nats)).await, node(&url, Some(&nats)).await];
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    let mut both = sockets([&guests[0], &guests[1]], &table.id).await;
    let (seq, mover) = number(&mut both[0]).await;
    number(&mut both[1]).await;
    let mover = mover.unwrap();
    postgres.crash().unwrap();
    both[mover].act("after", seq, &json!("reveal")).await.unwrap();
    let acknowledged = next(&mut both[mover], |message| match message {
        Message::Update(told) if told.ack.is_some() => Some(told.seq),
        Message::Goodbye(_) => panic!("a socket is lost"),
        _ => None,
    })
    .await;
    assert_eq!(acknowledged, seq + 1);
    until(&mut both[1 - mover], seq + 1).await;
    for node in nodes {
        node.close().await;
    }
}
