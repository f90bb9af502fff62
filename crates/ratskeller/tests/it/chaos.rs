//! People play while things are done to the house, and whatever they saw is held against its log: the harness behind
//! `make chaos`, for a short while.

use std::collections::BTreeSet;
use std::time::Duration;

use chaos::{Counts, Keep, Outcome, Plan, Point};
use store::RoomId;

use crate::client::BINARY;
use crate::house::Folder;

fn plan(folder: &Folder, keep: Keep, nodes: usize, seconds: u64, counts: Counts) -> Plan {
    Plan {
        seed: 19,
        keep,
        nodes,
        tables: 6,
        length: Duration::from_secs(seconds),
        counts,
        fsync: false,
        sabotage: None,
        server: BINARY.into(),
        folder: folder.path().to_owned(),
    }
}

async fn outcome(keep: Keep, nodes: usize, seconds: u64, counts: Counts) -> Outcome {
    let folder = Folder::new();
    let plan = plan(&folder, keep, nodes, seconds, counts);
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

/// At three tables: takes away an action, lets two change places, and has somebody else have done one. Which table it was.
const SABOTAGE: &str = r#"
    WITH tables AS (
        SELECT room, row_number() OVER (ORDER BY room) AS place FROM entries
        WHERE entry LIKE '%"id":%' GROUP BY room HAVING count(*) > 3
    ), acted AS (
        SELECT room, seq, entry, place, row_number() OVER (PARTITION BY room ORDER BY seq DESC) AS behind
        FROM entries JOIN tables USING (room) WHERE entry LIKE '%"id":%'
    ), lost AS (
        DELETE FROM entries USING acted
        WHERE entries.room = acted.room AND entries.seq = acted.seq AND place = 1 AND behind = 2
        RETURNING entries.room
    ), swapped AS (
        UPDATE entries SET entry = other.entry FROM acted AS one, acted AS other
        WHERE entries.room = one.room AND entries.seq = one.seq AND one.place = 2 AND other.place = 2
            AND one.behind IN (1, 2) AND other.behind = 3 - one.behind
        RETURNING entries.room
    ), reseated AS (
        UPDATE entries SET entry = regexp_replace(entries.entry, '"seat":\d',
            CASE WHEN entries.entry LIKE '%"seat":0%' THEN '"seat":1' ELSE '"seat":0' END)
        FROM acted WHERE entries.room = acted.room AND entries.seq = acted.seq AND place = 3 AND behind = 2
        RETURNING entries.room
    )
    SELECT 'lost', room FROM lost UNION ALL SELECT DISTINCT 'swapped', room FROM swapped
    UNION ALL SELECT 'reseated', room FROM reseated"#;

#[tokio::test]
async fn what_is_changed_in_the_database_of_a_house_that_is_open_is_noticed() {
    let folder = Folder::new();
    let plan = plan(&folder, Keep::Postgres, 3, 4, Counts::default());
    let outcome = Plan { sabotage: Some(SABOTAGE), ..plan }.run().await.expect("everything comes to an end");
    let table = |what: &str| {
        let room = outcome.sabotaged.lines().find_map(|row| row.strip_prefix(what)?.strip_prefix('|')?.parse().ok());
        RoomId(room.unwrap_or_else(|| panic!("nothing is {what}: {}", outcome.sabotaged))).to_string()
    };
    let of = |table: &str| {
        let faults = outcome.faults.iter().filter(|fault| fault.table == table);
        faults.map(|fault| fault.point).collect::<BTreeSet<_>>()
    };
    let changed = ["lost", "swapped", "reseated"].map(table);
    for (table, point) in changed.iter().zip([Point::Lost, Point::Lost, Point::Lost]) {
        assert!(of(table).contains(&point), "{table}: {:?}\n{}", of(table), outcome.sabotaged);
    }
    let elsewhere: Vec<_> =
        outcome.faults.iter().filter(|fault| !changed.contains(&fault.table) && fault.table != "—").collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
}
