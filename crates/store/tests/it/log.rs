//! The log of every table, and how it gets to the disk.

use rusqlite::Connection;
use store::{Appending, Entry, Error, Guest, GuestId, Inspection, Phase, RoomId, Wanted};

use crate::{ROOM, card, entry, file, finish, folder, open, with_card};

#[tokio::test]
async fn what_was_appended_is_there_in_its_order_when_the_house_opens_again() {
    let folder = folder();
    let store = open(&folder).await;
    for seq in 1..=5 {
        store.append(entry(ROOM, seq)).await.unwrap();
        store.append(entry(RoomId(-1), seq)).await.unwrap();
    }
    drop(store);
    let store = open(&folder).await;
    let log = store.log(ROOM).await.unwrap();
    assert_eq!(log, (1..=5).map(|seq| (1000 + seq, format!("{{\"number\":{seq}}}"))).collect::<Vec<_>>());
    assert_eq!(store.log(RoomId(8)).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_tables_share_their_commits() {
    let folder = folder();
    let store = open(&folder).await;
    let tables = (0..1000).map(|room| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry(RoomId(room), 1)).await })
    });
    for appended in tables.collect::<Vec<_>>() {
        appended.await.unwrap().unwrap();
    }
    let written = store.written();
    assert_eq!(written.works, 1000);
    assert!(written.commits < 500, "{written:?}");
    assert_eq!(store.log(RoomId(999)).await.unwrap().len(), 1);
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_written_twice_and_the_others_do_not_suffer_for_it() {
    let folder = folder();
    let store = open(&folder).await;
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

#[tokio::test]
async fn what_happens_and_what_lists_say_of_it_are_written_together_or_not_at_all() {
    let folder = folder();
    let store = open(&folder).await;
    store.append_all(with_card(vec![entry(ROOM, 1)], card(ROOM, Phase::Waiting, 10), None)).await.unwrap();
    let finish = Some(finish(ROOM));
    assert!(store.append_all(with_card(vec![entry(ROOM, 1)], card(ROOM, Phase::Over, 20), finish)).await.is_err());
    let waiting = Wanted { phase: Some(Phase::Waiting), ..Wanted::default() };
    let listed = store.public(&waiting, 100).await.unwrap();
    assert_eq!(listed.iter().map(|listed| listed.text.clone()).collect::<Vec<_>>(), [format!("card of {ROOM}")]);
    assert_eq!(store.log(ROOM).await.unwrap().len(), 1);
    assert_eq!(store.finishes_after(0).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_bad_statement_fails_its_own_order_and_no_other() {
    let folder = folder();
    let store = open(&folder).await;
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
    for _ in 0..2 {
        let refused = store.append(entry(ROOM, 2)).await;
        assert!(matches!(refused, Err(Error::Sqlite { .. })), "{refused:?}");
    }
    foreign.execute_batch("ROLLBACK").unwrap();
    for seq in 2..=50 {
        store.append(entry(ROOM, seq)).await.unwrap();
    }
    assert_eq!(store.written().failures, 2);
    // As another process would find it, whatever this one believes.
    let kept: i64 = foreign.query_row("SELECT count(*) FROM entries", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, 50);
}

#[tokio::test]
async fn a_log_with_a_hole_is_damaged_and_not_a_table_that_never_was() {
    for (what, missing) in [("the first", 1), ("one in the middle", 3), ("the last", 5), ("all", 0)] {
        let folder = folder();
        let store = open(&folder).await;
        store.append_all(with_card(vec![entry(ROOM, 1)], card(ROOM, Phase::Playing, 1), None)).await.unwrap();
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
        let inspection = Inspection::of(&file(&folder)).unwrap();
        assert_eq!(inspection.rooms().unwrap(), [ROOM, RoomId(8)]);
        assert_eq!(inspection.log(ROOM), Err(Error::Damaged { room: ROOM }));
        assert_eq!(inspection.faults().unwrap(), [] as [String; 0]);
    }
}

#[tokio::test]
async fn what_is_added_to_two_tables_is_added_to_both_or_to_none() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let both = |first: Entry, second: Entry| {
        [first, second].map(|entry| Appending { entries: vec![entry], ..Appending::default() }).to_vec()
    };
    assert!(store.append_all(both(entry(ROOM, 2), entry(RoomId(8), 2))).await.is_err());
    assert_eq!((store.log(ROOM).await.unwrap().len(), store.log(RoomId(8)).await.unwrap().len()), (1, 0));
    store.append_all(both(entry(ROOM, 2), entry(RoomId(8), 1))).await.unwrap();
    assert_eq!((store.log(ROOM).await.unwrap().len(), store.log(RoomId(8)).await.unwrap().len()), (2, 1));
}
