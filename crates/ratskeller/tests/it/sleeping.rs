//! Tables that nobody looks at: what they cost, and when they come back by themselves.

use client::{Clock, NewTable, TimeIsUp};

use crate::guests::begin;
use crate::house::{Ratskeller, until};

/// Tables leave memory at once.
const SOON: [&str; 2] = ["--idle", "0"];

async fn asleep(keller: &Ratskeller) {
    until(async || keller.tables_awake().await == 0).await;
}

#[tokio::test]
async fn games_that_nobody_comes_back_to_cost_nothing_when_the_house_opens() {
    let keller = Ratskeller::open_with(crate::house::Folder::new(), &SOON).await;
    let anna = keller.guest("Anna").await;
    let with_bot = NewTable { bots: vec!["pup".to_owned()], pause: Some(0), ..NewTable::new("piratz", 2) };
    for _ in 0..5 {
        begin(&[&anna], &with_bot).await;
    }
    // A bot that is to move moves first, and then everybody waits for Anna.
    asleep(&keller).await;
    let (_, _, folder) = keller.close().await;
    let store = folder.store().await;
    assert_eq!(store.to_wake().await.unwrap(), []);
    store.close().await.unwrap();
    let keller = Ratskeller::open_with(folder, &SOON).await;
    assert_eq!((keller.tables_awake().await, keller.number("ratskeller_tables_to_wake").await), (0, 0));
}

#[tokio::test]
async fn a_table_that_sleeps_is_looked_at_without_writing_anything() {
    let keller = Ratskeller::open_with(crate::house::Folder::new(), &SOON).await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let clock = Some(Clock::Days(3));
    let tables = [
        begin(&[&anna, &jan], &NewTable { clock, ..NewTable::new("piratz", 2) }).await,
        begin(&[&anna, &jan], &NewTable::new("rat-hot", 2)).await,
        anna.open(&NewTable::new("piratz", 2)).await.unwrap(),
    ];
    asleep(&keller).await;
    let before = keller.number("ratskeller_entries_total").await;
    for table in &tables {
        anna.table(&table.id).await.unwrap();
        asleep(&keller).await;
    }
    assert_eq!(keller.number("ratskeller_entries_total").await, before);
}

#[tokio::test]
async fn a_clock_runs_out_at_a_table_that_sleeps_also_after_a_crash() {
    let mut keller = Ratskeller::open_with(crate::house::Folder::new(), &SOON).await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let clock = Some(Clock::Move { seconds: 5 });
    let order = NewTable { clock, when_time_is_up: Some(TimeIsUp::Resign), ..NewTable::new("piratz", 2) };
    let table = begin(&[&anna, &jan], &order).await;
    asleep(&keller).await;
    keller.kill().await;
    keller.open_again().await;
    // Lists are read without waking a table. Nobody looks; the house comes by itself, and writes down whose time is up.
    until(async || anna.tables().await.unwrap().iter().any(|listed| listed.id == table.id && listed.ended.is_some()))
        .await;
    assert_eq!(anna.table(&table.id).await.unwrap().ended.unwrap().reason, "resigned");
}
