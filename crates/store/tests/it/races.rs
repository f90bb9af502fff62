//! Two nodes that want the same at the same moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use services::database;
use store::{Allowance, Appending, Error, Guest, GuestId, LogEntry, Phase, RoomId, RoomRow, Store};

use crate::{Place, connect, entry, finish, over_every_database, row, with_row};

over_every_database! {
    of_two_who_want_the_same_place_one_has_it,
}

fn by(name: &str, room: RoomId, seq: u64) -> LogEntry {
    LogEntry { entry: name.to_owned(), ..entry(room, seq) }
}

async fn of_two_who_want_the_same_place_one_has_it(place: Place) {
    const ROOMS: i64 = 40;
    const ENTRIES: u64 = 12;
    let stores = [("anna", place.open().await), ("bert", place.open().await)];
    let mut races = Vec::new();
    for room in (0..ROOMS).map(RoomId) {
        let stores = stores.clone();
        races.push(tokio::spawn(async move {
            for seq in 1..=ENTRIES {
                // With a row and without, also against each other.
                let attempts = stores.clone().map(|(name, store)| {
                    tokio::spawn(async move {
                        let is_rich = (seq + u64::from(name == "anna")).is_multiple_of(3);
                        let told = if is_rich {
                            let row = row(room, Phase::Playing, seq);
                            store.append_all(with_row(vec![by(name, room, seq)], row, None)).await
                        } else {
                            store.append(by(name, room, seq)).await
                        };
                        (name, told)
                    })
                });
                let [one, other] = attempts;
                let told = [one.await.unwrap(), other.await.unwrap()];
                let written: Vec<_> = told.iter().filter(|(_, told)| told.is_ok()).map(|(name, _)| *name).collect();
                assert_eq!(written.len(), 1, "{told:?}");
                assert!(told.iter().any(|(_, told)| *told == Err(Error::Taken { room, seq })), "{told:?}");
                let log = stores[0].1.log(room).await.unwrap();
                assert_eq!((log.len() as u64, &*log[seq as usize - 1].1), (seq, written[0]));
            }
        }));
    }
    for race in races {
        race.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_added_while_a_table_goes_goes_too() {
    let database = database().unwrap();
    let (anna, bert) = (connect(&database).await, connect(&database).await);
    for round in 0..60 {
        let (anna, bert) = (anna.clone(), bert.clone());
        let room = RoomId(round);
        anna.append_all(with_row(vec![entry(room, 1)], row(room, Phase::Playing, 1), None)).await.unwrap();
        let adding = tokio::spawn(async move {
            let mut seq = 2;
            while bert.append(entry(room, seq)).await.is_ok() {
                seq += 1;
                let row = row(room, Phase::Playing, seq);
                if bert.append_all(with_row(vec![entry(room, seq)], row, None)).await.is_err() {
                    break;
                }
                seq += 1;
            }
        });
        for _ in 0..round % 4 {
            tokio::task::yield_now().await;
        }
        anna.remove(vec![room]).await.unwrap();
        adding.await.unwrap();
        assert_eq!(anna.log(room).await.unwrap(), []);
    }
    for table in ["entries", "logs", "rooms", "sitters"] {
        assert_eq!(database.sql(&format!("SELECT count(*) FROM {table}")).unwrap().trim(), "0", "{table}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_gets_no_more_tables_from_two_nodes_than_from_one() {
    let database = database().unwrap();
    let stores = [connect(&database).await, connect(&database).await];
    let opening = (0..30).map(|number| {
        let (store, room) = (stores[number as usize % 2].clone(), RoomId(number));
        let row = RoomRow { host: GuestId(-5), ..row(room, Phase::Waiting, 1) };
        let allowance = Some(Allowance { tables: 7, kings: 0 });
        tokio::spawn(async move {
            let entries = vec![entry(room, 1)];
            store.append_all(vec![Appending { entries, row: Some(row), finish: None, allowance }]).await
        })
    });
    let mut opened = 0;
    for opening in opening.collect::<Vec<_>>() {
        match opening.await.unwrap() {
            Ok(()) => opened += 1,
            Err(error) => assert_eq!(error, Error::TooManyTables),
        }
    }
    assert_eq!(opened, 7);
}

/// Whoever has heard of a finish never hears later of one with a smaller number.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finishes_have_their_numbers_in_the_order_in_which_they_are_seen() {
    const EACH: i64 = 150;
    let database = database().unwrap();
    let stores = [connect(&database).await, connect(&database).await];
    let listener = connect(&database).await;
    let ended = Arc::new(AtomicBool::default());
    let until = Arc::clone(&ended);
    let listening = tokio::spawn(async move {
        let (mut last, mut heard) = (0, Vec::new());
        loop {
            let is_over = until.load(Ordering::SeqCst);
            let new = listener.finishes_after(last).await.unwrap();
            last = new.last().map_or(last, |kept| kept.number);
            let is_empty = new.is_empty();
            heard.extend(new.into_iter().map(|kept| kept.number));
            if is_over && is_empty {
                return heard;
            }
        }
    });
    let ending: Vec<_> = (0..EACH * 2)
        .map(|number| {
            let (store, room) = (stores[number as usize % 2].clone(), RoomId(number));
            tokio::spawn(async move {
                let ended = with_row(vec![entry(room, 1)], row(room, Phase::Over, 1), Some(finish(room)));
                store.append_all(ended).await.unwrap();
            })
        })
        .collect();
    for end in ending {
        end.await.unwrap();
    }
    ended.store(true, Ordering::SeqCst);
    assert_eq!(listening.await.unwrap(), (1..=EACH * 2).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_who_open_an_empty_house_make_one() {
    let database = database().unwrap();
    let address: store::Address = database.url().parse().unwrap();
    let opening = [(); 5].map(|()| {
        let address = address.clone();
        tokio::spawn(async move { Store::connect(&address, 1).await })
    });
    for (number, opened) in opening.into_iter().enumerate() {
        let store = opened.await.unwrap().unwrap();
        store.append(entry(RoomId(number as i64), 1)).await.unwrap();
    }
    assert_eq!(database.sql("SELECT count(*), max(schema) FROM ratskeller").unwrap().trim(), "1|2");
    assert_eq!(database.sql("SELECT count(*) FROM entries").unwrap().trim(), "5");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_have_read_the_same_log_one_writes_it_anew() {
    let database = database().unwrap();
    let (anna, bert) = (connect(&database).await, connect(&database).await);
    for room in (0..20).map(RoomId) {
        let entries = vec![entry(room, 1), entry(room, 2), entry(room, 3)];
        anna.append_all(with_row(entries, row(room, Phase::Over, 1), None)).await.unwrap();
        let ((_, first), (_, second)) = tokio::try_join!(anna.log_to_amend(room), bert.log_to_amend(room)).unwrap();
        // One calls somebody otherwise in the first two entries, one somebody else in the last two.
        let by_anna = vec![(1, "anna".to_owned()), (2, "anna".to_owned())];
        let by_bert = vec![(2, "bert".to_owned()), (3, "bert".to_owned())];
        let (one, other) = tokio::join!(
            anna.amend(first, by_anna, row(room, Phase::Over, 1)),
            bert.amend(second, by_bert, row(room, Phase::Over, 1)),
        );
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        assert!(matches!(one.and(other), Err(Error::Taken { .. })));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_brings_more_programs_to_two_nodes_than_to_one() {
    let database = database().unwrap();
    let stores = [connect(&database).await, connect(&database).await];
    let guest = |id: i64, owner| Guest { id: GuestId(id), name: format!("guest {id}"), owner, since: 1, seen: 1 };
    for person in 1..=10 {
        assert!(stores[0].welcome(&guest(person, None), &[person as u8; 32], 0).await.unwrap());
        let bringing = (0..10).map(|number| {
            let (store, id) = (stores[number as usize % 2].clone(), person * 10 + number + 100);
            let program = guest(id, Some(GuestId(person)));
            tokio::spawn(async move { store.welcome(&program, &[id as u8; 32], 3).await.unwrap() })
        });
        let mut brought = 0;
        for welcomed in bringing.collect::<Vec<_>>() {
            brought += usize::from(welcomed.await.unwrap());
        }
        assert_eq!(brought, 3);
    }
}

/// Nobody waits for somebody who waits for them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_add_to_the_same_tables_in_another_order_do_not_wait_for_each_other() {
    const ROOMS: i64 = 30;
    let database = database().unwrap();
    let (anna, bert) = (connect(&database).await, connect(&database).await);
    let all = |seq: u64, backwards: bool| {
        let appending = |room| {
            let (entries, row) = (vec![entry(RoomId(room), seq)], row(RoomId(room), Phase::Playing, seq));
            Appending { entries, row: Some(row), ..Appending::default() }
        };
        let mut all: Vec<_> = (0..ROOMS).map(appending).collect();
        if backwards {
            all.reverse();
        }
        all
    };
    for seq in 1..=50 {
        let one = tokio::spawn({
            let (anna, all) = (anna.clone(), all(seq, false));
            async move { anna.append_all(all).await }
        });
        let (one, other) = (one, bert.append_all(all(seq, true)).await);
        let one = one.await.unwrap();
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    }
    let crossed = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
    drop((anna, bert));
    // Connections tell what they have counted when they end.
    while database.sql("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()").unwrap().trim()
        != "1"
    {}
    assert_eq!(database.sql(crossed).unwrap().trim(), "0");
}
