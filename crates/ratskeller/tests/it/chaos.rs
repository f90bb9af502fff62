//! People play while things are done to the house, and whatever they saw is held against its log: the harness behind
//! `make chaos`, for a short while.

use std::time::Duration;

use chaos::{Counts, Plan};

use crate::client::BINARY;
use crate::house::Folder;

#[tokio::test]
async fn what_is_done_to_a_house_in_a_file_breaks_no_promise() {
    let folder = Folder::new();
    let plan = Plan {
        seed: 19,
        nodes: 1,
        tables: 6,
        length: Duration::from_secs(15),
        counts: Counts { kills: 3, freezes: 1, cuts: 4, restarts: 0, outages: 0, rolls: 1 },
        server: BINARY.into(),
        in_a_file: true,
        folder: folder.path().to_owned(),
    };
    let outcome = plan.run().await.expect("everything comes to an end");
    assert_eq!(outcome.faults, []);
    assert_eq!(outcome.happened.len(), 9, "{:?}", outcome.happened);
    let acknowledged: usize = outcome.tables.iter().map(|table| table.acknowledged).sum();
    let exchanged: usize = outcome.tables.iter().map(|table| table.exchanged).sum();
    assert!(acknowledged > 20 && exchanged > 20, "{acknowledged} moves, {exchanged} messages");
}
