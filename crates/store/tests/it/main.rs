//! The store on a real disk.

use std::path::Path;

use rusqlite::Connection;
use store::{
    Allowance, Appending, Block, Card, Entry, Error, Finish, Guest, GuestId, Inspection, KeptStanding, NotCopied,
    Phase, Place, RoomId, Seen, Store, Tally, Wanted,
};
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
        host: GuestId(1),
        kings: false,
        origin: None,
        wake_at: None,
        sitters: vec![GuestId(1)],
        owners: Vec::new(),
        text: format!("card of {room}"),
    }
}

fn finish(room: RoomId) -> Finish {
    Finish { room, game: "piratz".to_owned(), at: 50, result: format!("how {room} ended") }
}

/// Entries with what lists say from then on, and how the game ended.
fn with_card(entries: Vec<Entry>, card: Card, finish: Option<Finish>) -> Vec<Appending> {
    vec![Appending { entries, card: Some(card), finish, allowance: None }]
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
    let guest = Guest { id: GuestId(3), name: "Þóra".to_owned(), owner: None, seen: 5 };
    assert!(store.welcome(&guest, &token, 0).await.unwrap());
    assert_eq!(store.guest(&token).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest(&other).await.unwrap(), None);
    assert!(store.rename(guest.id, "Jan".to_owned()).await.unwrap());
    store.saw(guest.id, 9).await.unwrap();
    assert_eq!(store.guest(&token).await.unwrap(), Some(Guest { name: "Jan".to_owned(), seen: 9, ..guest.clone() }));
    store.forget(guest.id).await.unwrap();
    assert_eq!(store.guest(&token).await.unwrap(), None);
    assert!(!store.rename(guest.id, "Jan".to_owned()).await.unwrap(), "a name brings nobody back");
    assert_eq!(store.guest(&token).await.unwrap(), None);
}

#[tokio::test]
async fn lists_show_what_is_asked_for_and_the_youngest_first() {
    let folder = folder();
    let store = open(&folder).await;
    store.save_card(card(RoomId(1), Phase::Waiting, 10)).await.unwrap();
    store.save_card(card(RoomId(2), Phase::Playing, 20)).await.unwrap();
    store.save_card(Card { public: false, wake_at: Some(0), ..card(RoomId(3), Phase::Playing, 30) }).await.unwrap();
    store.save_card(card(RoomId(1), Phase::Over, 40)).await.unwrap();
    let rooms = |listed: Vec<store::Listed>| listed.iter().map(|listed| listed.place.room.0).collect::<Vec<_>>();
    let public = async |game: Option<&str>, phase| {
        let wanted = Wanted { game: game.map(str::to_owned), phase, after: None };
        rooms(store.public(&wanted, 100).await.unwrap())
    };
    assert_eq!(public(None, None).await, [1, 2]);
    assert_eq!(public(Some("piratz"), Some(Phase::Playing)).await, [2]);
    assert_eq!(public(None, Some(Phase::Over)).await, [1]);
    assert!(public(Some("rat-hot"), None).await.is_empty());
    assert_eq!(rooms(store.of_guest(GuestId(1), None, 100).await.unwrap()), [1, 3, 2]);
    assert!(store.of_guest(GuestId(9), None, 100).await.unwrap().is_empty());
}

#[tokio::test]
async fn pages_follow_one_another_without_gaps_also_where_tables_changed_at_the_same_moment() {
    let folder = folder();
    let store = open(&folder).await;
    for room in 1..=7 {
        store.save_card(card(RoomId(room), Phase::Waiting, 10 + u64::from(room > 4))).await.unwrap();
    }
    let (mut public, mut own): (Vec<Place>, Vec<Place>) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        let wanted = Wanted { phase: Some(Phase::Waiting), after: public.last().copied(), ..Wanted::default() };
        public.extend(store.public(&wanted, 2).await.unwrap().iter().map(|listed| listed.place));
        let listed = store.of_guest(GuestId(1), own.last().copied(), 2).await.unwrap();
        own.extend(listed.iter().map(|listed| listed.place));
    }
    let rooms = |places: &[Place]| places.iter().map(|place| place.room.0).collect::<Vec<_>>();
    assert_eq!(rooms(&public), [7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(public, own);
}

#[tokio::test]
async fn a_table_comes_back_when_it_was_noted_that_it_should() {
    let folder = folder();
    let store = open(&folder).await;
    for (room, wake_at) in [(1, Some(500)), (2, None), (3, Some(0))] {
        store.save_card(Card { wake_at, ..card(RoomId(room), Phase::Playing, 10) }).await.unwrap();
    }
    assert_eq!(store.to_wake().await.unwrap(), [(0, RoomId(3)), (500, RoomId(1))]);
    store.lay_down(RoomId(3), 77, Some(900)).await.unwrap();
    store.lay_down(RoomId(1), 78, None).await.unwrap();
    assert_eq!(store.to_wake().await.unwrap(), [(900, RoomId(3))]);
    assert_eq!((store.wake_at(RoomId(3)).await.unwrap(), store.wake_at(RoomId(9)).await.unwrap()), (Some(900), None));
    let listed = store.of_guest(GuestId(1), None, 1).await.unwrap();
    assert_eq!(listed[0].place, Place { changed: 78, room: RoomId(1) });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_has_no_more_tables_than_allowed_also_if_twenty_are_opened_at_once() {
    let folder = folder();
    let store = open(&folder).await;
    let allowance = Some(Allowance { tables: 5, kings: 2 });
    let found = |room: i64, host: i64, kings: bool| {
        let (store, room) = (store.clone(), RoomId(room));
        let card = Card { host: GuestId(host), kings, ..card(room, Phase::Waiting, 1) };
        tokio::spawn(async move {
            {
                let entries = vec![entry(room, 1), entry(room, 2)];
                store.append_all(vec![Appending { entries, card: Some(card), finish: None, allowance }]).await
            }
        })
    };
    let opening: Vec<_> = (0..20).map(|number| found(number, 1, true)).collect();
    let mut opened = 0;
    for found in opening {
        match found.await.unwrap() {
            Ok(()) => opened += 1,
            Err(error) => assert_eq!(error, Error::TooManyTables),
        }
    }
    assert_eq!(opened, 2, "with kings");
    let mut opened = Vec::new();
    for room in 20..40 {
        if found(room, 1, false).await.unwrap().is_ok() {
            opened.push(room);
        }
    }
    assert_eq!(opened, [20, 21, 22]);
    found(50, 2, true).await.unwrap().expect("somebody else has a place");
    store.append_all(with_card(vec![entry(RoomId(20), 3)], card(RoomId(20), Phase::Over, 5), None)).await.unwrap();
    found(51, 1, false).await.unwrap().expect("a game that is over makes room for another");
    assert_eq!(store.log(RoomId(51)).await.unwrap().len(), 2);
    assert_eq!(store.log(RoomId(30)).await.unwrap(), []);
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
async fn rated_games_end_once_and_are_told_in_their_order() {
    const ROOMS: i64 = 250;
    let folder = folder();
    let store = open(&folder).await;
    for room in (0..ROOMS).map(RoomId) {
        store
            .append_all(with_card(vec![entry(room, 1)], card(room, Phase::Over, 1), Some(finish(room))))
            .await
            .unwrap();
    }
    let again = Finish { result: "otherwise".to_owned(), ..finish(RoomId(3)) };
    store.append_all(with_card(vec![entry(RoomId(3), 2)], card(RoomId(3), Phase::Over, 2), Some(again))).await.unwrap();
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
        let (name, owner, seen) = (format!("guest {id}"), owner.map(GuestId), id.unsigned_abs());
        let guest = Guest { id: GuestId(id), name, owner, seen };
        assert!(store.welcome(&guest, &[id as u8; 32], 10).await.unwrap());
        guest
    };
    let (person, first, second) = (save(1, None).await, save(2, Some(1)).await, save(3, Some(1)).await);
    let (_, another) = (save(4, None).await, save(5, Some(4)).await);
    assert_eq!(store.programs(person.id).await.unwrap(), [first.clone(), second.clone()]);
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), Some(second));
    let names = store.names([first.id, GuestId(99), person.id]).await.unwrap();
    assert_eq!((names.len(), names[&first.id].as_str()), (2, "guest 2"));
    store.forget(first.id).await.unwrap();
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(person.clone()));
    store.forget(person.id).await.unwrap();
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), None);
    assert_eq!(store.guest(&[5; 32]).await.unwrap(), Some(another));
}

#[tokio::test]
async fn a_copy_of_an_open_house_is_a_house() {
    let (folder, copies) = (folder(), folder());
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let copy: &Path = &copies.path().join("house.sqlite");
    store::backup(&file(&folder), copy).unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    assert_eq!(Store::open(copy).await.unwrap().log(ROOM).await.unwrap().len(), 1);
    assert!(store::backup(&file(&folder), copy).is_err(), "a copy is never overwritten");
}

#[tokio::test]
async fn what_is_thought_of_a_game_is_kept_and_goes_along_into_a_copy() {
    let [folder, elsewhere] = [folder(), folder()];
    let store = open(&folder).await;
    assert_eq!(store.review(ROOM).await.unwrap(), None);
    store.save_review(ROOM, "first thoughts".to_owned()).await.unwrap();
    store.save_review(ROOM, "second thoughts".to_owned()).await.unwrap();
    store::backup(&file(&folder), &file(&elsewhere)).unwrap();
    for store in [store, open(&elsewhere).await] {
        assert_eq!(store.review(ROOM).await.unwrap().as_deref(), Some("second thoughts"));
        assert_eq!(store.review(RoomId(8)).await.unwrap(), None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_more_programs_than_allowed_also_if_twenty_are_brought_at_once() {
    let folder = folder();
    let store = open(&folder).await;
    let person = Guest { id: GuestId(1), name: "Jan".to_owned(), owner: None, seen: 1 };
    assert!(store.welcome(&person, &[1; 32], 0).await.unwrap());
    let bringing = (2..22).map(|id| {
        let store = store.clone();
        let program = Guest { id: GuestId(id), name: format!("program {id}"), owner: Some(GuestId(1)), seen: 1 };
        tokio::spawn(async move { store.welcome(&program, &[id as u8; 32], 3).await.unwrap() })
    });
    let mut brought = 0;
    for welcomed in bringing.collect::<Vec<_>>() {
        brought += usize::from(welcomed.await.unwrap());
    }
    assert_eq!((brought, store.programs(person.id).await.unwrap().len()), (3, 3));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_bad_statement_fails_its_own_order_and_no_other() {
    let folder = folder();
    let store = open(&folder).await;
    let guest = |id: i64| Guest { id: GuestId(id), name: format!("guest {id}"), owner: None, seen: 1 };
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
async fn a_closed_house_is_one_file_that_only_its_owner_can_read() {
    let folder = folder();
    let store = open(&folder).await;
    for seq in 1..=20 {
        store.append(entry(ROOM, seq)).await.unwrap();
    }
    store.close().await.unwrap();
    assert_eq!(store.append(entry(ROOM, 21)).await, Err(Error::Closed));
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["house.sqlite"]);
    let elsewhere = TempDir::new().unwrap();
    std::fs::copy(file(&folder), file(&elsewhere)).unwrap();
    assert_eq!(open(&elsewhere).await.log(ROOM).await.unwrap().len(), 20);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let copy = folder.path().join("copy.sqlite");
        store::backup(&file(&folder), &copy).unwrap();
        for file in [file(&folder), copy, file(&elsewhere)] {
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
        }
    }
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
async fn what_has_had_its_time_goes_and_takes_everything_along() {
    let folder = folder();
    let store = open(&folder).await;
    for (room, changed) in [(1, 10), (2, 20), (3, 30)] {
        let (room, card) = (RoomId(room), card(RoomId(room), Phase::Over, changed));
        store.append(entry(room, 1)).await.unwrap();
        store.append_all(with_card(vec![entry(room, 2)], card, Some(finish(room)))).await.unwrap();
        store.save_review(room, "thoughts".to_owned()).await.unwrap();
    }
    let what_if = Card { origin: Some(RoomId(2)), ..card(RoomId(4), Phase::Playing, 40) };
    store.append_all(with_card(vec![entry(RoomId(4), 1)], what_if, None)).await.unwrap();
    assert_eq!(store.unchanged_since(Phase::Over, 30, 10).await.unwrap(), [RoomId(1)], "2 is played on");
    store.remove(vec![RoomId(1), RoomId(4)]).await.unwrap();
    assert_eq!(store.unchanged_since(Phase::Over, 30, 10).await.unwrap(), [RoomId(2)]);
    assert_eq!((store.log(RoomId(1)).await.unwrap(), store.review(RoomId(1)).await.unwrap()), (Vec::new(), None));
    assert_eq!(store.of_guest(GuestId(1), None, 10).await.unwrap().len(), 2);
    store.close().await.unwrap();
    let store = open(&folder).await;
    assert_eq!((store.log(RoomId(1)).await.unwrap().len(), store.log(RoomId(2)).await.unwrap().len()), (0, 2));
    store.append(entry(RoomId(1), 1)).await.expect("its log begins anew");
    assert_eq!(store.finishes_after(0).await.unwrap().len(), 3, "results count on");
    assert_eq!(store.forget_results(60, 10).await.unwrap(), 0, "until somebody has counted them");
    store.save_tally(Tally { last: 2, ..Tally::default() }).await.unwrap();
    assert_eq!((store.forget_results(60, 10).await.unwrap(), store.finishes_after(0).await.unwrap().len()), (2, 1));
}

#[tokio::test]
async fn guests_who_have_not_come_back_are_found() {
    let folder = folder();
    let store = open(&folder).await;
    for (id, seen, owner) in [(1, 10, None), (2, 20, None), (3, 30, Some(2)), (4, 40, None)] {
        let guest = Guest { id: GuestId(id), name: format!("guest {id}"), owner: owner.map(GuestId), seen };
        store.welcome(&guest, &[id as u8; 32], 5).await.unwrap();
    }
    assert_eq!(store.unseen_since(30, 10).await.unwrap(), [GuestId(1)], "the program of 2 was here");
    assert_eq!(store.unseen_since(31, 10).await.unwrap(), [GuestId(1), GuestId(2)]);
}

#[tokio::test]
async fn what_the_results_come_to_is_kept() {
    let folder = folder();
    let store = open(&folder).await;
    assert_eq!(store.tally().await.unwrap(), Tally::default());
    store.append_all(with_card(vec![entry(ROOM, 1)], card(ROOM, Phase::Over, 1), Some(finish(ROOM)))).await.unwrap();
    assert_eq!(store.changes(ROOM).await.unwrap(), None);
    let standing = |player: &str, standing: &str| KeptStanding {
        game: "piratz".to_owned(),
        player: player.to_owned(),
        standing: standing.to_owned(),
    };
    let standings = vec![standing("a", "first"), standing("b", "second")];
    store.save_tally(Tally { last: 1, standings, changes: vec![(ROOM, "up".to_owned())] }).await.unwrap();
    store.save_tally(Tally { last: 2, standings: vec![standing("b", "first")], changes: Vec::new() }).await.unwrap();
    let standings = vec![standing("a", "first"), standing("b", "first")];
    assert_eq!(store.tally().await.unwrap(), Tally { last: 2, standings, changes: Vec::new() });
    assert_eq!(store.changes(ROOM).await.unwrap().as_deref(), Some("up"));
}

#[tokio::test]
async fn a_copy_takes_the_place_of_the_house_which_is_kept_aside() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let (copy, aside) = (folder.path().join("copy.sqlite"), folder.path().join("aside.sqlite"));
    store::backup(&file(&folder), &copy).unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    // Killed, so that the newest is in the log beside the file.
    std::mem::forget(store);
    assert_eq!(store::restore(&copy, &file(&folder), &aside).unwrap().as_ref(), Some(&aside));
    assert_eq!(open(&folder).await.log(ROOM).await.unwrap().len(), 1);
    assert_eq!(Store::open(&aside).await.unwrap().log(ROOM).await.unwrap().len(), 2);
}

#[tokio::test]
async fn whoever_is_to_blame_for_a_copy_that_cannot_be_made_is_named() {
    let folder = folder();
    let store = open(&folder).await;
    for room in 0..200 {
        store.append(entry(RoomId(room), 1)).await.unwrap();
    }
    store.close().await.unwrap();
    let copy = folder.path().join("copy.sqlite");
    assert!(matches!(store::backup(&file(&folder), &folder.path().join("no/such/folder")), Err(NotCopied::Copy(_))));
    let mut bytes = std::fs::read(file(&folder)).unwrap();
    bytes[4096..].fill(0x5a);
    std::fs::write(file(&folder), &bytes).unwrap();
    assert!(matches!(store::backup(&file(&folder), &copy), Err(NotCopied::House(error)) if error.is_damage()));
    assert!(!copy.exists(), "nobody takes half a copy for a whole one");
    assert!(matches!(store::restore(&file(&folder), &copy, &copy), Err(NotCopied::Copy(_))));
    std::fs::write(file(&folder), []).unwrap();
    assert!(matches!(store::backup(&file(&folder), &copy), Err(NotCopied::House(_))), "an empty file is no house");
}

#[tokio::test]
async fn a_house_of_a_newer_program_is_left_alone() {
    let folder = folder();
    open(&folder).await.close().await.unwrap();
    Connection::open(file(&folder)).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Store::open(&file(&folder)).await, Err(Error::Newer { schema: 99 })));
}

/// As programs up to schema 3 left it.
#[tokio::test]
async fn an_older_house_is_brought_up_to_date() {
    let folder = folder();
    let older = Connection::open(file(&folder)).unwrap();
    for step in ["1_house", "2_ratings", "3_reviews"] {
        let step = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/schema/{step}.sql"));
        older.execute_batch(&std::fs::read_to_string(step).unwrap()).unwrap();
    }
    older
        .execute_batch(
            "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY);
             INSERT INTO _sqlx_migrations VALUES (1), (2), (3);
             INSERT INTO entries VALUES (1, 7, 1, 0, 1001, 'opened');
             INSERT INTO rooms VALUES (7, 'piratz', 'playing', TRUE, TRUE, 20, 'a card');
             INSERT INTO sitters VALUES (1, 7);
             INSERT INTO guests VALUES (1, x'01', 'Jan', 5, NULL);",
        )
        .unwrap();
    drop(older);
    let store = open(&folder).await;
    assert_eq!(store.log(ROOM).await.unwrap(), [(1001, "opened".to_owned())]);
    assert_eq!(store.to_wake().await.unwrap(), [(0, ROOM)]);
    let listed = store.of_guest(GuestId(1), None, 10).await.unwrap();
    assert_eq!(listed[0].place, Place { changed: 20, room: ROOM });
    assert_eq!(store.unseen_since(6, 10).await.unwrap(), [GuestId(1)]);
    store.append(entry(ROOM, 2)).await.unwrap();
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

#[tokio::test]
async fn what_was_amended_is_nowhere_in_the_file_any_more_and_the_rest_is_as_it_was() {
    let folder = folder();
    let store = open(&folder).await;
    let secret = "Rumpelstilzchen";
    let named = |room: i64, seq: u64| Entry { entry: format!("{{\"name\":\"{secret}\"}}"), ..entry(RoomId(room), seq) };
    let sat = |room: i64| Card { text: secret.repeat(100), ..card(RoomId(room), Phase::Over, 9) };
    for room in [1, 2] {
        let entries = vec![entry(RoomId(room), 1), named(room, 2), entry(RoomId(room), 3)];
        let result = Finish { result: format!("{} {secret}", GuestId(1)), ..finish(RoomId(room)) };
        store.append_all(with_card(entries, sat(room), Some(result))).await.unwrap();
        store.save_review(RoomId(room), secret.to_owned()).await.unwrap();
    }
    store.append(named(1, 4)).await.unwrap();
    assert_eq!(store.rooms_of(GuestId(1)).await.unwrap(), [RoomId(1), RoomId(2)]);

    for (room, entries) in [(1, vec![2, 4]), (2, vec![2])] {
        let entries = entries.into_iter().map(|seq| (seq, "{}".to_owned())).collect();
        store.amend(entries, card(RoomId(room), Phase::Over, 9)).await.unwrap();
        assert_eq!(store.review(RoomId(room)).await.unwrap(), None);
    }
    let finishes = store.finishes_of(GuestId(1), 0).await.unwrap();
    assert_eq!(finishes.len(), 2);
    store.amend_finishes(finishes.iter().map(|kept| (kept.number, "somebody".to_owned())).collect()).await.unwrap();
    store.forget_seats(GuestId(1)).await.unwrap();
    assert_eq!(store.rooms_of(GuestId(1)).await.unwrap(), []);
    let log: Vec<String> = store.log(RoomId(1)).await.unwrap().into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(log, ["{\"number\":1}", "{}", "{\"number\":3}", "{}"]);
    store.close().await.unwrap();
    let bytes = std::fs::read(file(&folder)).unwrap();
    assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
}

#[tokio::test]
async fn blocks_and_what_everybody_is_told_are_kept() {
    let folder = folder();
    let store = open(&folder).await;
    let block = |who: &str, since| Block { who: who.to_owned(), since };
    for block in [block("192.0.2.7", 5), block("0123456789abcdef", 3), block("192.0.2.7", 8)] {
        store.block(block).await.unwrap();
    }
    store.save_notice(Some("first".to_owned())).await.unwrap();
    store.save_notice(Some("The house closes at ten.".to_owned())).await.unwrap();
    drop(store);
    let store = open(&folder).await;
    assert_eq!(store.blocks().await.unwrap(), [block("0123456789abcdef", 3), block("192.0.2.7", 5)]);
    assert_eq!(store.notice().await.unwrap().as_deref(), Some("The house closes at ten."));
    store.unblock("192.0.2.7".to_owned()).await.unwrap();
    store.save_notice(None).await.unwrap();
    assert_eq!(store.blocks().await.unwrap(), [block("0123456789abcdef", 3)]);
    assert_eq!(store.notice().await.unwrap(), None);
}

#[tokio::test]
async fn guests_are_listed_by_when_they_were_here_page_by_page_and_found_by_their_names() {
    let folder = folder();
    let store = open(&folder).await;
    for (id, name, seen) in [(1, "Þóra", 10), (2, "Jan", 30), (3, "Jana", 20), (4, "þórarinn", 20)] {
        let guest = Guest { id: GuestId(id), name: name.to_owned(), owner: None, seen };
        store.welcome(&guest, &[id as u8; 32], 0).await.unwrap();
    }
    let ids = |guests: &[Guest]| guests.iter().map(|guest| guest.id.0).collect::<Vec<_>>();
    let first = store.guests("", None, 2).await.unwrap();
    assert_eq!(ids(&first), [2, 4]);
    let after = Seen { seen: first[1].seen, guest: first[1].id };
    assert_eq!(ids(&store.guests("", Some(after), 2).await.unwrap()), [3, 1]);
    assert_eq!(ids(&store.guests("ÞÓRA", None, 9).await.unwrap()), [4, 1]);
    assert_eq!(store.guest_by_id(GuestId(3)).await.unwrap().map(|guest| guest.name).as_deref(), Some("Jana"));
}
