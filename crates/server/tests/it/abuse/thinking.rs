//! Whoever lets many kings think waits for them; the bots of others answer as if they were not there.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use store::Store;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

use super::sockets::{RawSocket, read_on};
use super::{ATTACKER, POLITE, Visitor};
use crate::house::{FILE, TestHouse, surely};

const TABLES: usize = 25;

/// So many decisions of a bot are waited for.
const ANSWERS: usize = 15;

/// Opens a table where nobody but kings play.
async fn let_kings_play(house: &TestHouse, attacker: &Visitor) -> String {
    let order = json!({"game": "piratz", "players": 4, "pause": 0, "bots": ["king", "king", "king", "king"]});
    let table = attacker.open(house, &order).await;
    attacker.start(house, &table).await;
    table
}

async fn heard(socket: &mut RawSocket) -> Value {
    loop {
        if let Message::Text(text) = surely(socket.next()).await.unwrap().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// Plays on against a bot until it has answered often enough.
async fn play(house: &TestHouse, polite: &Visitor, table: &str) {
    let mut socket = polite.look_at(house, table, "?seat=0").await.unwrap();
    let mut answers = 0;
    while answers < ANSWERS {
        let told = heard(&mut socket).await;
        answers += usize::from(told["by"] == 1);
        if let Some(choice) = told["choices"].get(0) {
            let act =
                json!({"type": "act", "id": told["seq"].to_string(), "seq": told["seq"], "action": choice["action"]});
            socket.send(Message::text(act.to_string())).await.unwrap();
        }
    }
}

/// When something was done at a table, and whether a bot did it, as the house has written it down.
async fn moves(store: &Store, table: &str) -> Vec<(u64, bool)> {
    let log = store.log(table.parse().unwrap()).await.unwrap();
    let entry = |(at, entry): (u64, String)| {
        let deed: Value = serde_json::from_str(&entry).unwrap();
        (at, deed.get("acted").is_some_and(|acted| acted.get("id").is_none()))
    };
    log.into_iter().map(entry).collect()
}

/// How many moves kings made at those tables from when a bot of this one was to move until it did: in the middle, over its
/// last answers. However slow the machine or the person is, it does not change whose turn it is.
async fn moves_between(folder: &TempDir, table: &str, kings: &[String]) -> usize {
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let mut of_kings = Vec::new();
    for table in kings {
        of_kings.extend(moves(&store, table).await.into_iter().filter(|(_, bot)| *bot).map(|(at, _)| at));
    }
    let own = moves(&store, table).await;
    store.close().await.unwrap();
    let answers = own.windows(2).filter(|pair| pair[1].1).map(|pair| pair[0].0..pair[1].0);
    let mut between: Vec<usize> =
        answers.map(|waiting| of_kings.iter().filter(|at| waiting.contains(at)).count()).collect();
    let mut last = between.split_off(between.len() - ANSWERS);
    last.sort_unstable();
    println!("{ANSWERS} answers, and of {} tables of kings between them {last:?}", kings.len());
    last[ANSWERS / 2]
}

#[tokio::test]
async fn a_bot_answers_however_many_kings_all_guests_of_another_address_let_think_also_after_a_restart() {
    // Without limits, so that everybody plays as fast as they can.
    let mut house = TestHouse::open().await;
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let (mut attackers, mut kings) = (Vec::new(), Vec::new());
    for _ in 0..TABLES {
        let attacker = Visitor::come(&house, ATTACKER).await;
        kings.push(let_kings_play(&house, &attacker).await);
        attackers.push(attacker);
    }
    // A game that is long enough for both evenings.
    let options = json!({"until": {"rounds": 50}});
    let order = json!({"game": "rat-a-tat-cat", "players": 2, "options": options, "pause": 0, "bots": ["pup"]});
    let table = polite.open(&house, &order).await;
    polite.sit_down(&house, &table).await;
    polite.start(&house, &table).await;
    for _ in 0..2 {
        for (attacker, table) in attackers.iter().zip(&kings) {
            read_on(attacker.look_at(&house, table, "").await.unwrap());
        }
        play(&house, &polite, &table).await;
        polite.is_served(&house, usual, "many kings").await;
        let folder = house.close().await;
        // In turns by table or by host it would be 25 for each; by address it is one.
        let between = moves_between(&folder, &table, &kings).await;
        assert!(between < TABLES / 3, "{between}");
        house = TestHouse::open_in(folder, |_| {}).await;
    }
    house.close().await;
}
