//! However long somebody's lists are, they are read in nobody's way.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;

use super::{ATTACKER, POLITE, Visitor, limited};
use crate::house::TestHouse;
use crate::knock::Knock;
use crate::reviews::past::{Past, folder_with};

const TABLES: usize = 100;

#[tokio::test]
async fn a_hundred_games_that_are_played_on_make_nobody_wait_for_their_list() {
    let long = Past::new(1, "rat-a-tat-cat", json!({"until": {"rounds": 20}}));
    // Without limits until they are there.
    let house = TestHouse::open_in(folder_with(std::slice::from_ref(&long)).await, |_| {}).await;
    let attacker = Visitor::come(&house, ATTACKER).await;
    let wonder = json!({"input": long.table.inputs() - 1, "seat": 0, "level": "pup"});
    for _ in 0..TABLES {
        let opened = attacker.ask(&house, Knock::post(&long.page("what-if"), &wonder)).await;
        assert_eq!(opened.status, 201, "{opened:?}");
    }
    let house = TestHouse::open_in(house.close().await, limited).await;
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let list = async || attacker.ask(&house, Knock::get("/api/session/tables")).await;
    let listed = list().await;
    assert!(listed.body.len() < TABLES * 2500, "{} bytes", listed.body.len());
    let attack = join_all((0..16).map(|_| async {
        loop {
            list().await;
            // Whoever attacks shares this thread with the polite guest.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }));
    tokio::select! {
        _ = attack => unreachable!("it does not end by itself"),
        () = polite.is_served(&house, usual, "sixteen long lists at once") => {}
    }
    house.close().await;
}
