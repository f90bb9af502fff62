//! The store on a real disk.

use std::path::Path;

use store::{Card, Entry, Finish, Guest, GuestId, Phase, RoomId, Store, Wanted};
use tempfile::TempDir;

const ROOM: RoomId = RoomId(7);

async fn open(folder: &TempDir) -> Store {
    Store::open(&file(folder)).await.expect("a store in a folder of our own")
}

fn file(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("house.sqlite")
}

fn entry(room: RoomId, seq: u64) -> Entry {
    Entry { room, seq, at: 1000 + seq, entry: format!("{{\"number\":{seq}}}") }
}

fn card(room: RoomId, phase: Phase, changed: u64) -> Card {
    Card {
        room,
        changed,
        game: "piratz".to_owned(),
        phase,
        public: true,
        restless: false,
        sitters: vec![GuestId(1)],
        text: format!("card of {room}"),
    }
}

fn finish(room: RoomId) -> Finish {
    Finish { room, game: "piratz".to_owned(), at: 50, result: format!("how {room} ended") }
}

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

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
async fn a_guest_is_known_by_the_token_until_it_is_forgotten() {
    let folder = folder();
    let store = open(&folder).await;
    let (token, other) = ([1; 32], [2; 32]);
    let guest = Guest { id: GuestId(3), name: "Þóra".to_owned(), owner: None };
    store.save_guest(&guest, &token, 5).await.unwrap();
    assert_eq!(store.guest(&token).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest(&other).await.unwrap(), None);
    assert!(store.rename_guest(guest.id, "Jan").await.unwrap());
    assert_eq!(store.guest(&token).await.unwrap(), Some(Guest { name: "Jan".to_owned(), ..guest.clone() }));
    store.forget(&token).await.unwrap();
    assert!(
        !store.rename_guest(guest.id, "Jana").await.unwrap(),
        "whoever is forgotten does not come back by a new name"
    );
    assert_eq!(store.guest(&token).await.unwrap(), None);
}

#[tokio::test]
async fn lists_show_what_is_asked_for_and_the_youngest_first() {
    let folder = folder();
    let store = open(&folder).await;
    store.save_card(card(RoomId(1), Phase::Waiting, 10)).await.unwrap();
    store.save_card(card(RoomId(2), Phase::Playing, 20)).await.unwrap();
    store.save_card(Card { public: false, restless: true, ..card(RoomId(3), Phase::Playing, 30) }).await.unwrap();
    store.save_card(card(RoomId(1), Phase::Over, 40)).await.unwrap();
    let cards = |rooms: &[i64]| rooms.iter().map(|room| format!("card of {}", RoomId(*room))).collect::<Vec<_>>();
    let public =
        async |game: Option<&str>, phase| store.public(&Wanted { game: game.map(str::to_owned), phase }).await.unwrap();
    assert_eq!(public(None, None).await, cards(&[1, 2]));
    assert_eq!(public(Some("piratz"), Some(Phase::Playing)).await, cards(&[2]));
    assert_eq!(public(Some("rat-hot"), None).await, cards(&[]));
    assert_eq!(store.of_guest(GuestId(1)).await.unwrap(), cards(&[1, 3, 2]));
    assert_eq!(store.of_guest(GuestId(9)).await.unwrap(), cards(&[]));
    assert_eq!(store.restless().await.unwrap(), [RoomId(3)]);
}

#[tokio::test]
async fn what_happens_and_what_lists_say_of_it_are_written_together_or_not_at_all() {
    let folder = folder();
    let store = open(&folder).await;
    store.append_with(entry(ROOM, 1), card(ROOM, Phase::Waiting, 10), None).await.unwrap();
    let finish = Some(finish(ROOM));
    assert!(store.append_with(entry(ROOM, 1), card(ROOM, Phase::Over, 20), finish).await.is_err());
    let waiting = Wanted { phase: Some(Phase::Waiting), ..Wanted::default() };
    assert_eq!(store.public(&waiting).await.unwrap(), [format!("card of {ROOM}")]);
    assert_eq!(store.log(ROOM).await.unwrap().len(), 1);
    assert_eq!(store.finishes_after(0).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_games_end_once_and_are_told_in_their_order() {
    const ROOMS: i64 = 250;
    let folder = folder();
    let store = open(&folder).await;
    for room in (0..ROOMS).map(RoomId) {
        store.append_with(entry(room, 1), card(room, Phase::Over, 1), Some(finish(room))).await.unwrap();
    }
    let again = Finish { result: "otherwise".to_owned(), ..finish(RoomId(3)) };
    store.append_with(entry(RoomId(3), 2), card(RoomId(3), Phase::Over, 2), Some(again)).await.unwrap();
    drop(store);
    let store = open(&folder).await;
    let (mut last, mut told) = (0, Vec::new());
    while let some @ [.., kept] = &*store.finishes_after(last).await.unwrap() {
        last = kept.number;
        told.extend(some.iter().map(|kept| kept.finish.clone()));
    }
    assert_eq!(told, (0..ROOMS).map(RoomId).map(finish).collect::<Vec<_>>());
}

#[tokio::test]
async fn programs_are_forgotten_one_by_one_or_with_whoever_brought_them() {
    let folder = folder();
    let store = open(&folder).await;
    let save = async |id: i64, owner: Option<i64>| {
        let guest = Guest { id: GuestId(id), name: format!("guest {id}"), owner: owner.map(GuestId) };
        store.save_guest(&guest, &[id as u8; 32], id.unsigned_abs()).await.unwrap();
        guest
    };
    let (person, first, second) = (save(1, None).await, save(2, Some(1)).await, save(3, Some(1)).await);
    let (_, another) = (save(4, None).await, save(5, Some(4)).await);
    assert_eq!(store.programs(person.id).await.unwrap(), [first.clone(), second.clone()]);
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), Some(second));
    let names = store.names([first.id, GuestId(99), person.id]).await.unwrap();
    assert_eq!((names.len(), names[&first.id].as_str()), (2, "guest 2"));
    store.forget_program(first.id).await.unwrap();
    store.forget_program(person.id).await.unwrap();
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(person), "a person is no program");
    store.forget(&[1; 32]).await.unwrap();
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), None);
    assert_eq!(store.guest(&[5; 32]).await.unwrap(), Some(another));
}

#[tokio::test]
async fn a_copy_of_an_open_house_is_a_house() {
    let (folder, copies) = (folder(), folder());
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let copy: &Path = &copies.path().join("house.sqlite");
    store::backup(&file(&folder), copy).await.unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    assert_eq!(Store::open(copy).await.unwrap().log(ROOM).await.unwrap().len(), 1);
    assert!(store::backup(&file(&folder), copy).await.is_err(), "a copy is never overwritten");
}

#[tokio::test]
async fn what_is_thought_of_a_game_is_kept_and_goes_along_into_a_copy() {
    let [folder, elsewhere] = [folder(), folder()];
    let store = open(&folder).await;
    assert_eq!(store.review(ROOM).await.unwrap(), None);
    store.save_review(ROOM, "first thoughts".to_owned()).await.unwrap();
    store.save_review(ROOM, "second thoughts".to_owned()).await.unwrap();
    store::backup(&file(&folder), &file(&elsewhere)).await.unwrap();
    for store in [store, open(&elsewhere).await] {
        assert_eq!(store.review(ROOM).await.unwrap().as_deref(), Some("second thoughts"));
        assert_eq!(store.review(RoomId(8)).await.unwrap(), None);
    }
}
