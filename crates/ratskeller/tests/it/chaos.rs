//! People play while things are done to the house, and whatever they saw is held against its log: the harness behind
//! `make chaos`, for a short while.

use std::time::Duration;

use chaos::{Counts, Keep, Outcome, Plan};

use crate::client::BINARY;
use crate::house::Folder;

async fn outcome(keep: Keep, nodes: usize, seconds: u64, counts: Counts) -> Outcome {
    let folder = Folder::new();
    let plan = Plan {
        seed: 19,
        keep,
        nodes,
        tables: 6,
        length: Duration::from_secs(seconds),
        counts,
        server: BINARY.into(),
        folder: folder.path().to_owned(),
    };
    let outcome = plan.run().await.expect("everything comes to an end");
    assert_eq!(outcome.faults, []);
    let acknowledged: usize = outcome.tables.iter().map(|table| table.acknowledged).sum();
    let exchanged: usize = outcome.tables.iter().map(|table| table.exchanged).sum();
    assert!(acknowledged > 20 && exchanged > 20, "{acknowledged} moves, {exchanged} messages");
    outcome
}

#[tokio::test]
async fn what_is_done_to_a_house_in_a_file_breaks_no_promise() {
    let counts = Counts { kills: 3, freezes: 1, cuts: 4, restarts: 0, outages: 0, rolls: 1 };
    let outcome = outcome(Keep::Sqlite, 1, 15, counts).await;
    assert_eq!(outcome.happened.len(), 9, "{:?}", outcome.happened);
}

#[tokio::test]
async fn what_is_done_to_a_house_of_three_nodes_breaks_no_promise() {
    let counts = Counts { kills: 3, freezes: 1, cuts: 6, restarts: 1, outages: 1, rolls: 1 };
    let outcome = outcome(Keep::Postgres, 3, 25, counts).await;
    assert_eq!(outcome.happened.len(), 15, "{:?}", outcome.happened);
}
