//! The visitor of the examples, at houses that are busy, and that are killed and opened again.

use std::process::Stdio;

use client::{Guest, NewTable, Phase, SeatKind};
use serde_json::{Value, json};
use tokio::process::{Child, Command};

use crate::doors::Door;
use crate::house::{Ratskeller, until};

async fn bring(house: &Ratskeller, owner: &Guest, name: &str) -> String {
    let reply = owner.post("/api/bots", &json!({"name": name})).await.expect("an answer");
    let bot: Value = serde_json::from_slice(reply.body()).expect("JSON");
    let token = bot["token"].as_str().unwrap_or_else(|| panic!("no token at {}: {bot}", house.address));
    token.to_owned()
}

fn visit(arguments: &[&str], patience: &str) -> Child {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/visitor.py");
    let mut visitor = Command::new("python3");
    visitor.arg(program).args(arguments).env("PATIENCE", patience).kill_on_drop(true);
    visitor.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("python3 is there")
}

/// With which code it ends, what it has said, and what it complained of.
async fn ended(visitor: Child) -> (Option<i32>, String, String) {
    let output = visitor.wait_with_output().await.expect("it ends");
    let [said, complained] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    (output.status.code(), said.trim().to_owned(), complained)
}

/// A table for a visitor and a rat.
async fn table(host: &Guest) -> String {
    let order = NewTable { bots: vec!["rat".to_owned()], pause: Some(0), ..NewTable::new("piratz", 2) };
    host.open(&order).await.expect("a table").id
}

async fn is_seated(host: &Guest, table: &str) -> bool {
    host.table(table).await.expect("the table").seats[0].kind == SeatKind::Program
}

#[tokio::test(flavor = "multi_thread")]
async fn the_visitor_waits_for_a_busy_house() {
    let keller = Ratskeller::open().await;
    let door = Door::before(keller.address).await;
    let host = keller.guest("Jan").await;
    let (token, table) = (bring(&keller, &host, "Visitor").await, table(&host).await);
    door.be_busy(true);
    let visitor = visit(&[&format!("http://{}", door.address), &token, &table], "60");
    until(async || door.has_sent_away()).await;
    door.be_busy(false);
    until(async || is_seated(&host, &table).await).await;
    host.start(&table).await.expect("everybody is here");
    let (code, said, complained) = ended(visitor).await;
    assert_eq!(code, Some(0), "{complained}");
    assert!(["won", "lost"].contains(&said.as_str()), "{said}");
    assert_eq!(complained, "One at a time!\n", "it says once why it waits");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_visitor_plays_on_when_its_house_is_killed_and_opened_again() {
    let mut keller = Ratskeller::open().await;
    let host = keller.guest("Jan").await;
    let (token, table) = (bring(&keller, &host, "Visitor").await, table(&host).await);
    let visitor = visit(&[&format!("http://{}", keller.address), &token, &table], "60");
    until(async || is_seated(&host, &table).await).await;
    keller.kill().await;
    keller.open_again().await;
    host.start(&table).await.expect("everybody is here");
    until(async || host.table(&table).await.expect("the table").phase != Phase::Revealing).await;
    keller.kill().await;
    keller.open_again().await;
    let (code, said, complained) = ended(visitor).await;
    assert_eq!(code, Some(0), "{complained}");
    assert!(["won", "lost"].contains(&said.as_str()), "{said}");
    assert!(!complained.contains("Traceback"), "{complained}");
    assert_eq!(host.table(&table).await.expect("the table").phase, Phase::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_visitor_fails_where_it_is_refused_or_nobody_answers() {
    let mut keller = Ratskeller::open().await;
    let house = format!("http://{}", keller.address);
    let host = keller.guest("Jan").await;
    let token = bring(&keller, &host, "Visitor").await;
    let (code, said, complained) = ended(visit(&[&house, &token, "00000000000000f1"], "60")).await;
    assert_eq!((code, said.as_str()), (Some(1), ""), "{complained}");
    assert!(complained.contains("There is no such table"), "{complained}");
    assert_eq!(ended(visit(&[&house, "nobody"], "60")).await.0, Some(1), "a token that nobody has");
    assert_eq!(ended(visit(&[&house], "60")).await.0, Some(2), "no token at all");
    keller.kill().await;
    let (code, _, complained) = ended(visit(&[&house, &token], "1")).await;
    assert_eq!(code, Some(1), "{complained}");
    assert!(complained.contains("does not answer") && !complained.contains("Traceback"), "{complained}");
}
