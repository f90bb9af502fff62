//! Whoever lets many kings think waits for them; the bots of others answer as if they were not there.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::sockets::{RawSocket, read_on};
use super::{ATTACKER, POLITE, Visitor};
use crate::house::{House, surely};
use crate::knock::Knock;

const TABLES: usize = 25;

/// So many decisions of a bot are waited for.
const ANSWERS: u64 = 15;

/// Opens tables where nobody but kings play, and looks on.
async fn let_kings_play(house: &House, attacker: &Visitor) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let order = json!({"game": "piratz", "players": 4, "pause": 0, "bots": ["king", "king", "king", "king"]});
        let table = attacker.open(house, &order).await;
        attacker.start(house, &table).await;
        read_on(attacker.look_at(house, &table, "").await.unwrap());
        tables.push(table);
    }
    tables
}

/// How much has happened at all of them.
async fn moves(house: &House, onlooker: &Visitor, tables: &[String]) -> u64 {
    let mut moves = 0;
    for table in tables {
        let shown = onlooker.ask(house, Knock::get(&format!("/api/tables/{table}"))).await;
        moves += shown.json()["seq"].as_u64().unwrap();
    }
    moves
}

async fn heard(socket: &mut RawSocket) -> Value {
    loop {
        if let Message::Text(text) = surely(socket.next()).await.unwrap().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

#[tokio::test]
async fn a_bot_answers_however_many_kings_another_host_lets_think() {
    // Without limits, so that everybody plays as fast as they can.
    let house = House::open().await;
    let (attacker, polite) = (Visitor::come(&house, ATTACKER).await, Visitor::come(&house, POLITE).await);
    let kings = let_kings_play(&house, &attacker).await;
    let order = json!({"game": "piratz", "players": 2, "pause": 0, "bots": ["pup"]});
    let table = polite.open(&house, &order).await;
    polite.sit_down(&house, &table).await;
    let mut socket = polite.look_at(&house, &table, "?seat=0").await.unwrap();
    let before = moves(&house, &attacker, &kings).await;
    polite.start(&house, &table).await;
    let mut answers = 0;
    while answers < ANSWERS {
        let told = heard(&mut socket).await;
        answers += u64::from(told["by"] == 1);
        if let Some(choice) = told["choices"].get(0) {
            let act =
                json!({"type": "act", "id": told["seq"].to_string(), "seq": told["seq"], "action": choice["action"]});
            socket.send(Message::text(act.to_string())).await.unwrap();
        }
    }
    let meanwhile = moves(&house, &attacker, &kings).await - before;
    println!("{ANSWERS} answers while {TABLES} tables of kings made {meanwhile} moves");
    // In turns by table it would be 25 for each; by host it is one, and those of the moments when nobody polite waits.
    assert!(meanwhile < ANSWERS * TABLES as u64 / 3, "{meanwhile}");
    polite.is_served(&house, "many kings").await;
    house.close().await;
}
