//! A log that was damaged closes its own table, says so, and leaves everybody else alone.

use std::time::Duration;

use client::{Guest, NewTable, TableInfo};
use serde_json::json;
use server::Keeping;
use store::{LogEntry, Store};
use tempfile::TempDir;
use words::{Language, Words};

use crate::games::play_out;
use crate::house::{FILE, TestHouse};
use crate::knock::Knock;

/// A house that was closed, with a table where something stands in the log that cannot have happened.
async fn house_with_a_damaged_table() -> ([Guest; 2], TableInfo, TempDir) {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let folder = house.close().await;
    let (room, seq) = (table.id.parse().unwrap(), table.seq + 1);
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let entry = json!({"acted": {"seat": 0, "action": {"bury": {"card": 49}}}}).to_string();
    store.append(LogEntry { room, seq, at: table.created, entry }).await.unwrap();
    store.close().await.unwrap();
    (guests, table, folder)
}

#[tokio::test]
async fn a_damaged_table_says_so_in_every_language_and_the_others_go_on() {
    let (_, table, folder) = house_with_a_damaged_table().await;
    let (room, seq) = (table.id.parse().unwrap(), table.seq + 1);
    let found = server::inspect(&folder.path().join(FILE), |tables| assert_eq!(tables, 1), || {}).unwrap();
    let (damaged, harm) = &found.damaged[0];
    assert_eq!(*damaged, room);
    let mut reasons = Language::ALL.map(|language| harm.sentence(&Words::new(language))).to_vec();
    for reason in &reasons {
        let plain = reason.contains(&seq.to_string()) && !reason.contains(['{', '"']) && !reason.contains("::");
        assert!(plain, "{reason}");
    }
    reasons.dedup();
    assert_eq!(reasons.len(), 4, "{reasons:?}");
    assert!(!found.is_sound() && found.faults.is_empty());

    let house = TestHouse::open_in(folder, |_| {}).await;
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

    let (guests, other) = house.pair(&NewTable::new("piratz", 2)).await;
    play_out(&guests, &other).await;
    house.close().await;
}

#[tokio::test]
async fn a_damaged_table_is_closed_by_whoever_runs_the_house() {
    let (guests, table, folder) = house_with_a_damaged_table().await;
    let house = TestHouse::open_in(folder, |_| {}).await;
    let page = format!("/api/tables/{}", table.id);
    Knock::new("DELETE", &page).by(&guests[0]).at(&house).await.is_problem(503, "damaged");
    let close = || Knock::new("DELETE", &format!("/api/admin/tables/{}", table.id));
    assert_eq!(house.admin(close()).await.status, 204);
    Knock::get(&page).at(&house).await.is_problem(404, "no-such-table");
    house.admin(close()).await.is_problem(404, "no-such-table");
    let folder = house.close().await;
    let found = server::inspect(&folder.path().join(FILE), |_| {}, || {}).unwrap();
    assert_eq!((found.is_sound(), found.tables, found.entries), (true, 0, 0), "{found:?}");
}

#[tokio::test]
async fn a_damaged_table_that_has_had_its_time_is_cleared_away_like_any_other() {
    let (_, table, folder) = house_with_a_damaged_table().await;
    let keeping = Keeping { waiting: None, playing: Some(Duration::from_millis(1)), finished: None, guests: None };
    let house = TestHouse::open_in(folder, |config| config.keeping = keeping).await;
    // It may have been cleared away when the house opened.
    house.admin(Knock::post("/api/admin/prune", "")).await;
    Knock::get(&format!("/api/tables/{}", table.id)).at(&house).await.is_problem(404, "no-such-table");
    house.close().await;
}

#[tokio::test]
async fn whoever_is_erased_is_somebody_at_a_damaged_table_too() {
    let (guests, table, folder) = house_with_a_damaged_table().await;
    let house = TestHouse::open_in(folder, |_| {}).await;
    assert!(Knock::get("/api/tables").at(&house).await.body.contains("Jan"), "lists still name them");
    assert_eq!(Knock::post("/api/session/erase", "").by(&guests[1]).at(&house).await.status, 200);
    let listed = Knock::get("/api/tables").at(&house).await.body;
    assert!(listed.contains(&table.id) && listed.contains("somebody") && !listed.contains("Jan"), "{listed}");
    let folder = house.close().await;
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let log = store.log(table.id.parse().unwrap()).await.unwrap();
    assert!(log.iter().all(|(_, entry)| !entry.contains("Jan")), "{log:?}");
}
