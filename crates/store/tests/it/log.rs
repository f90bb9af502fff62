//! The log of every table, and how it gets to the disk.

use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};
use store::{Appending, Due, Error, Guest, GuestId, Inspection, LogEntry, Phase, RoomId, Wanted};

use crate::{Place, ROOM, entry, file, finish, folder, open, over_every_store, row, with_row};

over_every_store! {
    what_was_appended_is_there_in_its_order_when_the_house_opens_again,
    a_thousand_tables_share_their_commits,
    nothing_is_written_twice_and_the_others_do_not_suffer_for_it,
    nothing_is_written_where_something_is_missing_before_it,
    what_happens_and_what_lists_say_of_it_are_written_together_or_not_at_all,
    one_bad_statement_fails_its_own_order_and_no_other,
    what_is_added_to_two_tables_is_added_to_both_or_to_none,
}

/// Somebody else holds the file for so long, which is longer than anybody waits for it.
const LOCKED: Duration = Duration::from_secs(15);

async fn what_was_appended_is_there_in_its_order_when_the_house_opens_again(place: Place) {
    let store = place.open().await;
    for seq in 1..=5 {
        store.append(entry(ROOM, seq)).await.unwrap();
        store.append(entry(RoomId(-1), seq)).await.unwrap();
    }
    drop(store);
    let store = place.open().await;
    let log = store.log(ROOM).await.unwrap();
    assert_eq!(log, (1..=5).map(|seq| (1000 + seq, format!("{{\"number\":{seq}}}"))).collect::<Vec<_>>());
    assert_eq!(store.log(RoomId(8)).await.unwrap(), []);
}

async fn a_thousand_tables_share_their_commits(place: Place) {
    let store = place.open().await;
    let begun = (0..1000).map(|room| Appending { entries: vec![entry(RoomId(room), 1)], ..Appending::default() });
    store.append_all(begun.collect()).await.unwrap();
    let before = store.written();
    let tables = (0..1000).map(|room| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry(RoomId(room), 2)).await })
    });
    for appended in tables.collect::<Vec<_>>() {
        appended.await.unwrap().unwrap();
    }
    let written = store.written();
    assert_eq!(written.works - before.works, 1000);
    assert!(written.commits - before.commits < 500, "{written:?}");
    assert_eq!(store.log(RoomId(999)).await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_are_found_on_both_sides_of_a_bookmark() {
    const ROOMS: i64 = 4000;
    const ENTRIES: u64 = 14;
    let folder = folder();
    let store = open(&folder).await;
    let tables = (0..ROOMS).map(|room| {
        let store = store.clone();
        tokio::spawn(async move {
            for seq in 1..=ENTRIES {
                store.append(entry(RoomId(room), seq)).await.unwrap();
            }
        })
    });
    for played in tables.collect::<Vec<_>>() {
        played.await.unwrap();
    }
    assert_eq!(store.log(RoomId(17)).await.unwrap().len(), ENTRIES as usize);
    drop(store);
    let store = open(&folder).await;
    assert_eq!(store.log(RoomId(ROOMS - 1)).await.unwrap().len(), ENTRIES as usize);
    store.append(entry(ROOM, ENTRIES + 1)).await.unwrap();
    assert!(store.append(entry(ROOM, ENTRIES + 3)).await.is_err(), "an entry is missing before it");
    assert_eq!(store.log(ROOM).await.unwrap().len(), ENTRIES as usize + 1);
}

async fn nothing_is_written_twice_and_the_others_do_not_suffer_for_it(place: Place) {
    let store = place.open().await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let appends = (0..200).map(|number| {
        let store = store.clone();
        // Every other one has been written before.
        let entry = if number % 2 == 0 { entry(ROOM, 1) } else { entry(RoomId(100 + number), 1) };
        tokio::spawn(async move { store.append(entry).await })
    });
    for (number, appended) in appends.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(appended.await.unwrap().is_ok(), number % 2 == 1, "{number}");
    }
    assert_eq!(store.log(ROOM).await.unwrap().len(), 1);
}

#[tokio::test]
async fn two_in_one_file_cannot_both_write() {
    let folder = folder();
    let (one, other) = (open(&folder).await, open(&folder).await);
    one.append(entry(ROOM, 1)).await.unwrap();
    assert!(other.append(entry(ROOM, 1)).await.is_err());
    assert!(other.append(entry(RoomId(8), 1)).await.is_err());
    one.append(entry(ROOM, 2)).await.unwrap();
    assert_eq!(one.log(ROOM).await.unwrap().len(), 2);
}

async fn nothing_is_written_where_something_is_missing_before_it(place: Place) {
    let store = place.open().await;
    for seq in [0, 2, 3] {
        assert_eq!(store.append(entry(ROOM, seq)).await, Err(Error::Taken { room: ROOM, seq }), "no table is there");
    }
    store.append(entry(ROOM, 1)).await.unwrap();
    assert_eq!(store.append(entry(ROOM, 3)).await, Err(Error::Taken { room: ROOM, seq: 3 }));
    let several = |seqs: [u64; 2]| {
        let entries = seqs.map(|seq| entry(ROOM, seq)).to_vec();
        vec![Appending { entries, ..Appending::default() }]
    };
    for seqs in [[3, 4], [2, 4], [2, 2], [1, 2]] {
        let refused = Err(Error::Taken { room: ROOM, seq: seqs[0] });
        assert_eq!(store.append_all(several(seqs)).await, refused, "{seqs:?}");
    }
    store.append_all(several([2, 3])).await.unwrap();
    assert_eq!(store.log(ROOM).await.unwrap().len(), 3);
}

async fn what_happens_and_what_lists_say_of_it_are_written_together_or_not_at_all(place: Place) {
    let store = place.open().await;
    store.append_all(with_row(vec![entry(ROOM, 1)], row(ROOM, Phase::Waiting, 10), None)).await.unwrap();
    let finish = Some(finish(ROOM));
    assert!(store.append_all(with_row(vec![entry(ROOM, 1)], row(ROOM, Phase::Over, 20), finish)).await.is_err());
    let waiting = Wanted { phase: Some(Phase::Waiting), ..Wanted::default() };
    let listed = store.public(&waiting, 100).await.unwrap();
    assert_eq!(listed.iter().map(|listed| listed.summary.clone()).collect::<Vec<_>>(), [format!("summary of {ROOM}")]);
    assert_eq!(store.log(ROOM).await.unwrap().len(), 1);
    assert_eq!(store.finishes_after(0).await.unwrap(), []);
}

async fn one_bad_statement_fails_its_own_order_and_no_other(place: Place) {
    let store = place.open().await;
    let guest = |id: i64| Guest { id: GuestId(id), name: format!("guest {id}"), owner: None, since: 1, seen: 1 };
    store.welcome(&guest(1), &[1; 32], 0).await.unwrap();
    let orders = (0..300).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            match number {
                // The token is somebody else's.
                100 => store.welcome(&guest(2), &[1; 32], 0).await.map(drop),
                number => store.append(entry(RoomId(number), 1)).await,
            }
        })
    });
    for (number, order) in orders.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(order.await.unwrap().is_ok(), number != 100, "{number}");
    }
    assert_eq!(store.written().failures, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_acknowledged_after_the_file_was_locked_by_somebody_else_is_there() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let foreign = Connection::open(file(&folder)).unwrap();
    foreign.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (locked, mut refused) = (Instant::now(), 0);
    while locked.elapsed() < LOCKED {
        let answer = store.append(entry(ROOM, 2)).await;
        let is_busy = matches!(answer, Err(Error::Sqlite { code: ErrorCode::DatabaseBusy, .. }));
        assert!(is_busy, "nothing is acknowledged: {answer:?}");
        refused += 1;
    }
    assert!(refused > 1, "nobody is kept waiting until the lock is gone");
    foreign.execute_batch("ROLLBACK").unwrap();
    for seq in 2..=50 {
        store.append(entry(ROOM, seq)).await.unwrap();
    }
    assert_eq!(store.written().failures, refused);
    // As another process would find it, whatever this one believes; and after a power cut.
    let kept: i64 = foreign.query_row("SELECT count(*) FROM entries", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, 50);
    let elsewhere = crate::folder();
    for name in ["house.sqlite", "house.sqlite-wal"] {
        std::fs::copy(folder.path().join(name), elsewhere.path().join(name)).unwrap();
    }
    assert_eq!(open(&elsewhere).await.log(ROOM).await.unwrap().len(), 50);
}

#[tokio::test]
async fn a_log_with_a_hole_is_damaged_and_not_a_table_that_never_was() {
    for (what, missing) in [("the first", 1), ("one in the middle", 3), ("the last", 5), ("all", 0)] {
        let folder = folder();
        let store = open(&folder).await;
        store.append_all(with_row(vec![entry(ROOM, 1)], row(ROOM, Phase::Playing, 1), None)).await.unwrap();
        for seq in 2..=5 {
            store.append(entry(ROOM, seq)).await.unwrap();
        }
        store.append(entry(RoomId(8), 1)).await.unwrap();
        store.close().await.unwrap();
        let foreign = Connection::open(file(&folder)).unwrap();
        foreign.execute("DELETE FROM entries WHERE room = ?1 AND (seq = ?2 OR ?2 = 0)", [ROOM.0, missing]).unwrap();
        if missing == 0 {
            foreign.execute("DELETE FROM heads WHERE room = ?1", [ROOM.0]).unwrap();
        }
        drop(foreign);
        let store = open(&folder).await;
        assert_eq!(store.log(ROOM).await, Err(Error::Damaged { room: ROOM }), "{what}");
        assert_eq!(store.log(RoomId(8)).await.unwrap().len(), 1, "the others do not suffer for it");
        assert_eq!(store.log(RoomId(9)).await.unwrap(), []);
        let mut inspection = Inspection::of(&file(&folder)).unwrap();
        assert_eq!(inspection.rooms(), [ROOM, RoomId(8)]);
        assert_eq!(inspection.log(ROOM), Err(Error::Damaged { room: ROOM }));
        assert_eq!(inspection.faults(), [] as [String; 0]);
    }
}

async fn what_is_added_to_two_tables_is_added_to_both_or_to_none(place: Place) {
    let store = place.open().await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let both = |first: LogEntry, second: LogEntry| {
        [first, second].map(|entry| Appending { entries: vec![entry], ..Appending::default() }).to_vec()
    };
    assert!(store.append_all(both(entry(ROOM, 2), entry(RoomId(8), 2))).await.is_err());
    assert_eq!((store.log(ROOM).await.unwrap().len(), store.log(RoomId(8)).await.unwrap().len()), (1, 0));
    store.append_all(both(entry(ROOM, 2), entry(RoomId(8), 1))).await.unwrap();
    assert_eq!((store.log(ROOM).await.unwrap().len(), store.log(RoomId(8)).await.unwrap().len()), (2, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_leads_in_a_circle_or_to_another_table_is_damaged_and_can_be_removed() {
    for (what, previous) in [
        ("in a circle", "SELECT id FROM entries WHERE room = 7 AND seq = 2"),
        ("elsewhere", "SELECT id FROM entries WHERE room = 8"),
    ] {
        let folder = folder();
        let store = open(&folder).await;
        store.append(entry(RoomId(8), 1)).await.unwrap();
        for seq in 1..=2 {
            store.append(entry(ROOM, seq)).await.unwrap();
        }
        let foreign = Connection::open(file(&folder)).unwrap();
        foreign.execute(&format!("UPDATE entries SET previous = ({previous}) WHERE room = 7 AND seq = 1"), []).unwrap();
        drop(foreign);
        assert_eq!(store.log(ROOM).await, Err(Error::Damaged { room: ROOM }), "{what}");
        store.remove(vec![ROOM]).await.unwrap();
        assert_eq!(store.log(ROOM).await, Ok(Vec::new()), "{what}");
        assert_eq!(store.log(RoomId(8)).await.unwrap().len(), 1, "{what}");
    }
}

/// A house with three hundred tables, one of which stands on a page that says nothing any more. Each fills a page or two.
async fn with_a_bad_page(folder: &tempfile::TempDir) -> RoomId {
    let (rooms, bad) = ((1..=300).map(RoomId), RoomId(150));
    let store = open(folder).await;
    for room in rooms {
        let long =
            LogEntry { entry: format!("{{\"of\":\"<{room}>\",\"long\":\"{}\"}}", "x".repeat(3000)), ..entry(room, 1) };
        store.append_all(with_row(vec![long], row(room, Phase::Over, 10), None)).await.unwrap();
    }
    store.close().await.unwrap();
    let mut bytes = std::fs::read(file(folder)).unwrap();
    let mark = format!("<{bad}>").into_bytes();
    let place = bytes.windows(mark.len()).position(|window| window == mark).unwrap();
    let page = place / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(file(folder), bytes).unwrap();
    bad
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bad_page_fails_whoever_needs_it_and_no_other() {
    let folder = folder();
    let bad = with_a_bad_page(&folder).await;
    let store = open(&folder).await;
    let due = Due { phase: Phase::Over, unchanged_since: 100 };
    let orders = (100..200).map(RoomId).map(|room| {
        let store = store.clone();
        tokio::spawn(async move { (room, store.expire(room, due).await) })
    });
    for order in orders.collect::<Vec<_>>() {
        let (room, gone) = order.await.unwrap();
        // What is taken away from a page may be made up for by its neighbours.
        assert!(gone.is_ok() || room.0.abs_diff(bad.0) < 4, "{room}: {gone:?}");
        assert!(gone.is_err() || room != bad);
    }
    assert!(store.written().failures > 0, "whoever runs the house is told");
    store.append(entry(RoomId(1000), 1)).await.unwrap();
}

#[tokio::test]
async fn everything_that_can_still_be_read_is_looked_at() {
    let folder = folder();
    let bad = with_a_bad_page(&folder).await;
    let mut inspection = Inspection::of(&file(&folder)).unwrap();
    let rooms = inspection.rooms();
    assert_eq!(rooms.len(), 300);
    for room in rooms {
        assert_eq!(inspection.log(room).is_ok(), room != bad, "{room}");
    }
    assert!(!inspection.faults().is_empty());
    assert_eq!((inspection.guests(), inspection.results(|_| Ok(()))), (0, 0));
}

#[tokio::test]
async fn a_house_is_looked_through_as_it_was_at_one_moment() {
    let folder = folder();
    let store = open(&folder).await;
    store.append_all(with_row(vec![entry(ROOM, 1)], row(ROOM, Phase::Playing, 1), None)).await.unwrap();
    let mut inspection = Inspection::of(&file(&folder)).unwrap();
    store.append_all(with_row(vec![entry(RoomId(8), 1)], row(RoomId(8), Phase::Playing, 1), None)).await.unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    assert_eq!(inspection.rooms(), [ROOM]);
    assert_eq!(inspection.log(ROOM).unwrap().len(), 1);
}

#[tokio::test]
async fn a_page_with_the_first_entries_of_the_house_is_nobody_elses_loss() {
    let folder = folder();
    let store = open(&folder).await;
    let long =
        |room: i64, seq: u64| LogEntry { entry: format!("<{room}>{}", "x".repeat(3000)), ..entry(RoomId(room), seq) };
    for room in 1..=5 {
        for seq in 1..=3 {
            store.append(long(room, seq)).await.unwrap();
        }
    }
    store.close().await.unwrap();
    let mut bytes = std::fs::read(file(&folder)).unwrap();
    let page = bytes.windows(3).position(|window| window == b"<1>").unwrap() / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(file(&folder), bytes).unwrap();
    let store = open(&folder).await;
    store.log(RoomId(1)).await.unwrap_err();
    assert_eq!(store.log(RoomId(5)).await.unwrap().len(), 3);
}

#[tokio::test]
async fn rows_on_both_sides_of_a_bad_page_are_looked_at() {
    const GUESTS: i64 = 400;
    let folder = folder();
    let store = open(&folder).await;
    for id in 1..=GUESTS {
        let guest =
            Guest { id: GuestId(id), name: format!("<{id}>{}", "x".repeat(500)), owner: None, since: 1, seen: 1 };
        let mut token = [0; 32];
        token[..8].copy_from_slice(&id.to_be_bytes());
        store.welcome(&guest, &token, 0).await.unwrap();
    }
    store.close().await.unwrap();
    let mut bytes = std::fs::read(file(&folder)).unwrap();
    let page = bytes.windows(5).position(|window| window == b"<200>").unwrap() / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(file(&folder), bytes).unwrap();
    let mut inspection = Inspection::of(&file(&folder)).unwrap();
    let guests = inspection.guests();
    assert!((GUESTS as usize - 20..GUESTS as usize).contains(&guests), "{guests}");
    assert!(inspection.faults().iter().any(|fault| fault.starts_with("the guests")), "{:?}", inspection.faults());
}
