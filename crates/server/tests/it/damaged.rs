//! A log that was damaged closes its own table, says so, and leaves everybody else alone.

use client::Order;
use serde_json::json;
use store::{Entry, Store};

use crate::games::play_out;
use crate::house::{FILE, House};
use crate::knock::Knock;

#[tokio::test]
async fn a_damaged_table_says_so_in_every_language_and_the_others_go_on() {
    let house = House::open().await;
    let (_, table) = house.pair(&Order::new("piratz", 2)).await;
    let folder = house.close().await;
    let (room, seq) = (table.id.parse().unwrap(), table.seq + 1);
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let entry = json!({"acted": {"seat": 0, "action": {"bury": {"card": 49}}}}).to_string();
    store.append(Entry { room, seq, at: table.created, entry }).await.unwrap();
    store.close().await.unwrap();
    let found = server::inspect(&folder.path().join(FILE), |tables| assert_eq!(tables, 1), || {}).unwrap();
    let (damaged, reason) = &found.damaged[0];
    assert!(*damaged == room && reason.contains(&format!("entry {seq}")), "{found:?}");
    assert!(!found.is_sound() && found.faults.is_empty());

    let house = House::open_in(folder, |_| {}).await;
    let mut sentences = Vec::new();
    for language in ["en", "de", "nl", "is"] {
        let knock = Knock::get(&format!("/api/tables/{}", table.id)).with("accept-language", language);
        sentences.push(knock.at(&house).await.is_problem(503, "damaged")["detail"].to_string());
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 4, "{sentences:?}");
    let socket = Knock::socket(&format!("/api/tables/{}/socket", table.id)).at(&house).await;
    socket.is_problem(503, "damaged");
    let numbers = Knock::get("/metrics").at(&house).await.body;
    let damaged = numbers.lines().find_map(|line| line.strip_prefix("ratskeller_damaged_total "));
    assert!(damaged.is_some_and(|damaged| damaged.parse::<u64>().unwrap() >= 4), "{numbers}");

    let (guests, other) = house.pair(&Order::new("piratz", 2)).await;
    play_out(&guests, &other).await;
    house.close().await;
}
