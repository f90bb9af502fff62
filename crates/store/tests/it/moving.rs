//! A house that moves from a file to a PostgreSQL and back.

use std::sync::{Arc, Mutex};

use services::database;
use store::{
    Block, Error, Finish, Guest, GuestId, KeptStanding, NotMoved, Phase, Place, Progress, RoomId, RoomRow, Store,
    Tally, move_in,
};

use crate::{LOG_VERSION, connect, entry, finish, folder, row, with_row};

const ROOMS: i64 = 120;

/// A house in which there is something of everything.
async fn furnish(store: &Store) {
    for id in 1..=30 {
        let owner = (id > 20).then_some(GuestId(id - 20));
        let guest = Guest { id: GuestId(id), name: format!("Þóra {id}"), owner, since: 5, seen: id.unsigned_abs() };
        assert!(store.welcome(&guest, &[id as u8; 32], 5).await.unwrap());
    }
    for number in 0..ROOMS {
        let room = RoomId(number * 7919 - 400_000);
        let phase = Phase::ALL[number as usize % 4];
        let row = RoomRow {
            kings: number % 3 == 0,
            public: number % 5 != 0,
            origin: (number % 7 == 0).then_some(RoomId(number)),
            wake_at: (number % 2 == 0).then_some(number.unsigned_abs()),
            sitters: vec![GuestId(number % 9), GuestId(number % 4)],
            owners: vec![GuestId(number % 3)],
            ..row(room, phase, 1000 + number.unsigned_abs())
        };
        let entries = (1..=1 + number.unsigned_abs() % 11).map(|seq| entry(room, seq)).collect();
        let result = Finish { at: number.unsigned_abs(), ..finish(room) };
        let result = (phase == Phase::Over).then_some(result);
        store.append_all(with_row(entries, row, result)).await.unwrap();
        if phase == Phase::Over {
            store.save_review(room, format!("a thought about {room}")).await.unwrap();
        }
    }
    let standing = |player: &str| KeptStanding { game: "piratz".into(), player: player.into(), standing: "{}".into() };
    let changes = vec![(RoomId(3 * 7919 - 400_000), "up".to_owned())];
    store.save_tally(Tally { last: 20, standings: vec![standing("a"), standing("ö")], changes }).await.unwrap();
    assert_eq!(store.forget_results(20, 100).await.unwrap(), 5);
    store.block(Block { who: "192.0.2.7".to_owned(), since: 5 }).await.unwrap();
    store.save_notice(Some("The house closes at ten.".to_owned())).await.unwrap();
}

/// Everything that can be asked of a house.
async fn everything(store: &Store) -> Vec<String> {
    let mut said = Vec::new();
    for guest in store.guests("", None, 100).await.unwrap() {
        said.push(format!("{guest:?} {:?}", store.rooms_of(guest.id).await.unwrap().len()));
        said.push(format!("{:?}", store.of_guest(guest.id, None, 200).await.unwrap()));
        said.push(format!("{:?}", store.some_rooms_of(guest.id, None, 200).await.unwrap()));
    }
    for id in 1..=30_u8 {
        said.push(format!("{:?}", store.guest(&[id; 32]).await.unwrap()));
    }
    for listed in store.all(None, None, 500).await.unwrap() {
        let room = listed.place.room;
        let (log, review) = (store.log(room).await.unwrap(), store.review(room).await.unwrap());
        let (wake_at, changes) = (store.wake_at(room).await.unwrap(), store.changes(room).await.unwrap());
        said.push(format!("{listed:?} {log:?} {review:?} {wake_at:?} {changes:?}"));
    }
    said.push(format!("{:?}", store.public(&store::Wanted::default(), 500).await.unwrap()));
    said.push(format!("{:?} {:?}", store.finishes_after(0).await.unwrap(), store.tally().await.unwrap()));
    said.push(format!("{:?} {:?}", store.blocks().await.unwrap(), store.notice().await.unwrap()));
    said.push(format!("{:?}", store.to_wake().await.unwrap()));
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_goes_there_and_back_and_is_the_same() {
    let (folder, database) = (folder(), database().unwrap());
    let [here, back] = ["here.sqlite", "back.sqlite"].map(|name| folder.path().join(name));
    let there = Place::Postgres(Box::new(database.url().parse().unwrap()));
    let store = Store::open(&here).await.unwrap();
    furnish(&store).await;
    let before = everything(&store).await;
    store.close().await.unwrap();

    let told = Arc::<Mutex<Vec<Progress>>>::default();
    let telling = Arc::clone(&told);
    let progress = move |progress| telling.lock().unwrap().push(progress);
    let moved = move_in(Place::File(here.clone()), there.clone(), LOG_VERSION, progress).await.unwrap();
    let told = told.lock().unwrap().clone();
    assert_eq!((told[0].done, told.last()), (0, Some(&Progress { done: moved, of: moved })));
    let store = connect(&database).await;
    assert_eq!(everything(&store).await, before);

    // Play goes on there.
    let room = store.all(None, None, 1).await.unwrap()[0].place.room;
    let seq = store.log(room).await.unwrap().len() as u64 + 1;
    store.append(entry(room, seq)).await.unwrap();
    let last = finish(RoomId(1));
    store.append_all(with_row(vec![entry(RoomId(1), 1)], row(RoomId(1), Phase::Over, 1), Some(last))).await.unwrap();
    let before = everything(&store).await;
    let (last_number, last_at) = (store.finishes_after(20).await.unwrap().last().unwrap().number, 1000 + seq);
    assert_eq!(last_number, 31, "whatever was forgotten before");
    store.close().await.unwrap();

    move_in(there, Place::File(back.clone()), LOG_VERSION, |_| {}).await.unwrap();
    let store = Store::open(&back).await.unwrap();
    assert_eq!(everything(&store).await, before);
    assert!(store.last_written().await.unwrap().is_some_and(|last| last >= last_at), "no log goes back in time");
    store.append(entry(room, seq + 1)).await.unwrap();
    store.close().await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files.len(), 2, "{files:?}");
    assert_eq!(store::Inspection::of(&back).unwrap().faults(), [] as [String; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_moves_where_somebody_lives_or_from_where_somebody_is() {
    let (folder, database) = (folder(), database().unwrap());
    let [here, there] = ["here.sqlite", "there.sqlite"].map(|name| folder.path().join(name));
    for file in [&here, &there] {
        let store = Store::open(file).await.unwrap();
        store.append(entry(RoomId(1), 1)).await.unwrap();
        store.close().await.unwrap();
    }
    let postgres = Place::Postgres(Box::new(database.url().parse().unwrap()));
    let moving = async |from: &Place, to: &Place| move_in(from.clone(), to.clone(), LOG_VERSION, |_| {}).await;
    let [here, there] = [here, there].map(Place::File);
    assert!(matches!(moving(&here, &there).await, Err(NotMoved::Occupied)));
    assert!(matches!(moving(&postgres, &there).await, Err(NotMoved::From(_))), "no house is there");
    assert_eq!(database.sql("SELECT count(*) FROM pg_class WHERE relname = 'rooms'").unwrap().trim(), "0");
    let nowhere = Place::File(folder.path().join("nowhere.sqlite"));
    assert!(matches!(moving(&nowhere, &postgres).await, Err(NotMoved::From(_))));
    moving(&here, &postgres).await.unwrap();
    assert!(matches!(moving(&here, &postgres).await, Err(NotMoved::Occupied)));

    let store = connect(&database).await;
    crate::cluster::beat(&store).await;
    assert!(matches!(moving(&postgres, &nowhere).await, Err(NotMoved::From(Error::Held))));
    database.sql("DELETE FROM nodes").unwrap();
    assert!(matches!(
        move_in(postgres, nowhere.clone(), LOG_VERSION - 1, |_| {}).await,
        Err(NotMoved::From(Error::NewerEntry { room: RoomId(1) }))
    ));
    let Place::File(nowhere) = nowhere else { unreachable!() };
    assert!(!nowhere.exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_cut_short_leaves_no_half_of_a_house() {
    let (folder, database) = (folder(), database().unwrap());
    let [here, back] = ["here.sqlite", "back.sqlite"].map(|name| folder.path().join(name));
    let store = Store::open(&here).await.unwrap();
    furnish(&store).await;
    store.close().await.unwrap();
    // As if a table that has been read could not be added.
    let foreign = rusqlite::Connection::open(&here).unwrap();
    foreign.execute("UPDATE guests SET name = 'null' || char(0) WHERE id = 29", []).unwrap();
    let (from, to) = (Place::File(here.clone()), Place::Postgres(Box::new(database.url().parse().unwrap())));
    let moved = move_in(from.clone(), to.clone(), LOG_VERSION, |_| {}).await;
    assert!(matches!(moved, Err(NotMoved::To(_))), "{moved:?}");
    let store = connect(&database).await;
    assert_eq!(store.all(None, None, 10).await.unwrap(), []);
    assert_eq!(store.guests("", None, 10).await.unwrap(), []);
    store.close().await.unwrap();

    // As if the program had been ended in the middle of it.
    foreign.execute("UPDATE guests SET name = 'Jan' WHERE id = 29", []).unwrap();
    let stopped = move_in(from.clone(), to.clone(), LOG_VERSION, |progress| assert!(progress.done == 0, "ended")).await;
    assert!(matches!(stopped, Err(NotMoved::To(Error::Panicked))), "{stopped:?}");
    let half = std::fs::read_dir(folder.path()).unwrap().count();
    move_in(from, to.clone(), LOG_VERSION, |_| {}).await.unwrap();
    let stopped = move_in(to.clone(), Place::File(back.clone()), LOG_VERSION, |progress| {
        assert!(progress.done == 0, "ended");
    });
    assert!(matches!(stopped.await, Err(NotMoved::To(Error::Panicked))));
    assert!(!back.exists() && std::fs::read_dir(folder.path()).unwrap().count() > half);
    move_in(to, Place::File(back.clone()), LOG_VERSION, |_| {}).await.unwrap();
    let store = Store::open(&back).await.unwrap();
    assert!(store.notice().await.unwrap().is_some());
    store.close().await.unwrap();
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, half + 1, "nothing is left of what was cut short");
}
