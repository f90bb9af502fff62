//! Connections that are lost, and a PostgreSQL that is away.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use services::{Postgres, database};
use store::{Error, Guest, GuestId, LogEntry, Phase, RoomId, RoomRow, Store, Trouble};

use crate::wire::Wire;
use crate::{LOG_VERSION, ROOM, connect, entry, finish, row, with_row};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_whose_acknowledgement_is_lost_is_found_and_written_once() {
    let database = database().unwrap();
    let wire = Wire::to(&database).await;
    let store = wire.open().await;
    store.append(entry(ROOM, 1)).await.unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    wire.trap("{\"number\":3}");
    store.append(entry(ROOM, 3)).await.unwrap();
    assert!(wire.was_sprung());
    store.append(entry(ROOM, 4)).await.unwrap();
    assert_eq!(store.log(ROOM).await.unwrap().len(), 4);
    let other = LogEntry { entry: "another".to_owned(), ..entry(ROOM, 3) };
    assert_eq!(store.append(other).await, Err(Error::Taken { room: ROOM, seq: 3 }), "it was somebody else's before");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_whose_acknowledgement_is_lost_is_not_made_twice() {
    let database = database().unwrap();
    let wire = Wire::to(&database).await;
    let store = wire.open().await;
    wire.trap("COMMIT");
    let founding = with_row(vec![entry(ROOM, 1), entry(ROOM, 2)], row(ROOM, Phase::Over, 2000), Some(finish(ROOM)));
    store.append_all(founding).await.unwrap();
    assert!(wire.was_sprung());
    assert_eq!((store.log(ROOM).await.unwrap().len(), store.finishes_after(0).await.unwrap().len()), (2, 1));

    let guest = Guest { id: GuestId(1), name: "Jan".to_owned(), owner: None, since: 1, seen: 1 };
    wire.trap("COMMIT");
    assert!(store.welcome(&guest, &[1; 32], 0).await.unwrap(), "they are not refused because they are there");
    assert!(wire.was_sprung());
    wire.trap("COMMIT");
    assert_eq!(store.forget(guest.id).await.unwrap(), [guest.id], "it is told who is gone");
    assert!(wire.was_sprung());
    wire.trap("COMMIT");
    let due = store::Due { phase: Phase::Over, unchanged_since: 3000 };
    assert!(store.expire(ROOM, due).await.unwrap(), "it is told that it is gone");
    assert!(wire.was_sprung());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_lost_before_it_was_done_is_done_on_another_connection() {
    let database = database().unwrap();
    let wire = Wire::to(&database).await;
    let store = wire.open().await;
    store.append(entry(ROOM, 1)).await.unwrap();
    for number in 2..10 {
        let everybody = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()";
        database.sql(everybody).unwrap();
        store.append(entry(ROOM, number)).await.unwrap();
        store.save_row(row(ROOM, Phase::Playing, number)).await.unwrap();
        assert_eq!(store.log(ROOM).await.unwrap().len() as u64, number);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_that_something_was_not_done_that_may_have_been() {
    let database = database().unwrap();
    let wire = Wire::to(&database).await;
    let store = wire.open().await;
    wire.trap_for_good("COMMIT");
    assert_eq!(store.save_row(row(ROOM, Phase::Playing, 1)).await, Err(Error::Unsettled));
    assert!(wire.was_sprung());
    assert_eq!(connect(&database).await.all(None, None, 9).await.unwrap().len(), 1, "it was done");
}

/// Nothing is said to anybody that is not true, however long nothing arrives.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hears_nothing_says_so_within_seconds_and_goes_on_when_something_is_heard() {
    let database = database().unwrap();
    let wire = Wire::to(&database).await;
    let (store, elsewhere) = (wire.open().await, connect(&database).await);
    store.append(entry(ROOM, 1)).await.unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    wire.silence(true);
    let begun = Instant::now();
    let (appended, saved, asked, listed, heard) = tokio::join!(
        store.append(entry(ROOM, 3)),
        store.save_row(row(ROOM, Phase::Playing, 1)),
        store.guest_by_id(GuestId(1)),
        store.log(ROOM),
        store.cluster().unwrap().nodes(),
    );
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
    // It may have been on its way.
    assert_eq!(appended, Err(Error::Unsettled));
    for error in [saved.unwrap_err(), asked.unwrap_err(), listed.unwrap_err(), heard.unwrap_err()] {
        assert!(matches!(error, Error::Postgres { trouble: Trouble::Unreached, .. }), "{error:?}");
    }
    elsewhere.append(LogEntry { entry: "elsewhere".to_owned(), ..entry(ROOM, 3) }).await.unwrap();
    wire.silence(false);
    assert_eq!(store.append(entry(ROOM, 3)).await, Err(Error::Taken { room: ROOM, seq: 3 }));
    store.append(entry(ROOM, 4)).await.unwrap();
    assert_eq!(store.log(ROOM).await.unwrap()[2].1, "elsewhere");
}

/// What became of everything that was tried at some tables.
#[derive(Default)]
struct Ledger {
    acknowledged: BTreeSet<(RoomId, u64, String)>,
    refused: BTreeSet<(RoomId, u64, String)>,
    unsettled: usize,
}

impl Ledger {
    fn note(&mut self, entry: LogEntry, told: &Result<(), Error>) {
        let LogEntry { room, seq, entry, .. } = entry;
        match told {
            Ok(()) => _ = self.acknowledged.insert((room, seq, entry)),
            Err(Error::Unsettled) => self.unsettled += 1,
            Err(_) => _ = self.refused.insert((room, seq, entry)),
        }
    }

    /// That the logs say the same.
    async fn check(&self, store: &Store, rooms: i64) {
        let mut kept = BTreeSet::new();
        for room in (0..rooms).map(RoomId) {
            let log = store.log(room).await.expect("a log without a hole");
            kept.extend((1..).zip(log).map(|(seq, (_, entry))| (room, seq, entry)));
        }
        let lost: Vec<_> = self.acknowledged.difference(&kept).collect();
        assert!(lost.is_empty(), "acknowledged and not there: {lost:?}");
        let told_otherwise: Vec<_> = self.refused.intersection(&kept).collect();
        assert!(told_otherwise.is_empty(), "refused and there: {told_otherwise:?}");
    }
}

/// How far everybody has come who plays, and whether they go on.
#[derive(Default)]
struct Evening {
    over: AtomicBool,
    acknowledged: AtomicUsize,
    refused: AtomicUsize,
}

/// Adds to a table, now with a row and now without, until the evening is over; every try says something else.
async fn play(store: Store, name: &'static str, room: RoomId, evening: Arc<Evening>) -> Ledger {
    let (mut ledger, mut tries) = (Ledger::default(), 0);
    let mut seq = 1;
    while !evening.over.load(Ordering::SeqCst) {
        tries += 1;
        let new = LogEntry { entry: format!("{name} {room} {seq} {tries}"), ..entry(room, seq) };
        let told = if seq % 5 == 1 {
            store.append_all(with_row(vec![new.clone()], row(room, Phase::Playing, seq), None)).await
        } else {
            store.append(new.clone()).await
        };
        ledger.note(new, &told);
        let counter = if told.is_ok() { &evening.acknowledged } else { &evening.refused };
        counter.fetch_add(1, Ordering::SeqCst);
        if told.is_ok() {
            seq += 1;
        } else if let Ok(log) = store.log(room).await {
            // As somebody who reads a table again that could not be written.
            seq = log.len() as u64 + 1;
        }
    }
    ledger
}

const ROOMS: i64 = 8;

/// So much has to be written and refused meanwhile, on however busy a machine.
const ENOUGH: usize = 100;

/// Plays at some tables from two nodes while something happens to their connections again and again, so often and until
/// enough was written, and holds the logs against what was told.
async fn play_through(stores: [Store; 2], rounds: usize, trouble: impl Fn() + Send + 'static) -> Ledger {
    let evening = Arc::<Evening>::default();
    let mut playing = Vec::new();
    for (store, name) in stores.iter().zip(["anna", "bert"]) {
        for room in (0..ROOMS).map(RoomId) {
            playing.push(tokio::spawn(play(store.clone(), name, room, Arc::clone(&evening))));
        }
    }
    tokio::task::spawn_blocking(move || {
        let count = |counter: &AtomicUsize| counter.load(Ordering::SeqCst);
        let mut left = rounds;
        while left > 0 || count(&evening.acknowledged) <= ENOUGH || count(&evening.refused) == 0 {
            trouble();
            left = left.saturating_sub(1);
        }
        evening.over.store(true, Ordering::SeqCst);
    })
    .await
    .unwrap();
    let mut ledger = Ledger::default();
    for played in playing {
        let played = played.await.unwrap();
        ledger.acknowledged.extend(played.acknowledged);
        ledger.refused.extend(played.refused);
        ledger.unsettled += played.unsettled;
    }
    ledger.check(&stores[0], ROOMS).await;
    ledger
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_that_are_cut_at_any_moment_lose_and_double_nothing() {
    let database = database().unwrap();
    // Most of the time somebody waits for an answer to what is done already.
    let wires = [(); 2].map(|()| Wire::slow(&database, Duration::from_millis(3)));
    let [anna, bert] = wires;
    let (anna, bert) = (anna.await, bert.await);
    let stores = [anna.open().await, bert.open().await];
    let ledger = play_through(stores, 25, move || {
        for wire in [&anna, &bert] {
            wire.cut();
            std::thread::sleep(Duration::from_millis(40));
        }
    })
    .await;
    assert!(ledger.acknowledged.len() > ENOUGH, "{} acknowledged", ledger.acknowledged.len());
    assert!(!ledger.refused.is_empty(), "two who play at one table are in each other's way");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_ended_at_any_moment_lose_and_double_nothing() {
    let database = Arc::new(database().unwrap());
    let stores = [connect(&database).await, connect(&database).await];
    let ended = Arc::clone(&database);
    let ledger = play_through(stores, 40, move || {
        let everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()";
        ended.sql(everybody).unwrap();
    })
    .await;
    assert!(ledger.acknowledged.len() > ENOUGH, "{} acknowledged", ledger.acknowledged.len());
    assert!(!ledger.refused.is_empty(), "two who play at one table are in each other's way");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_that_crashes_loses_and_doubles_nothing_and_play_goes_on_by_itself() {
    let postgres = Arc::new(Postgres::start().unwrap());
    let address = postgres.url("postgres").parse().unwrap();
    let open = async || Store::connect(&address, LOG_VERSION).await.unwrap();
    let stores = [open().await, open().await];
    let store = stores[0].clone();
    let crashing = Arc::clone(&postgres);
    let ledger = play_through(stores, 3, move || {
        crashing.crash().unwrap();
        // So that something goes on in between.
        std::thread::sleep(Duration::from_millis(300));
    })
    .await;
    assert!(ledger.acknowledged.len() > ENOUGH, "{} acknowledged", ledger.acknowledged.len());

    postgres.stop().unwrap();
    let begun = Instant::now();
    let (told, saved, asked) =
        tokio::join!(store.append(entry(ROOM, 100_000)), store.save_row(row(ROOM, Phase::Over, 1)), store.log(ROOM),);
    for error in [told.unwrap_err(), saved.unwrap_err(), asked.unwrap_err()] {
        assert!(matches!(error, Error::Postgres { trouble: Trouble::Unreached, .. }), "{error:?}");
    }
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
    postgres.go_on().unwrap();
    let seq = store.log(ROOM).await.unwrap().len() as u64 + 1;
    store.append(entry(ROOM, seq)).await.unwrap();
    let listed = store.all(Some(Phase::Playing), None, 100).await.unwrap();
    assert_eq!(listed.len() as i64, ROOMS);
    store.save_row(RoomRow { wake_at: Some(1), ..row(ROOM, Phase::Over, 1) }).await.unwrap();
}
