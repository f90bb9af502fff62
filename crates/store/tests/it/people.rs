//! What whoever runs the house needs to look after people.

use store::{Block, Edition, Error, Finish, Guest, GuestCursor, GuestId, LogEntry, Phase, Remains, RoomId, RoomRow};
use tempfile::TempDir;

use crate::{Place, entry, file, finish, folder, open, over_every_store, row, with_row};

over_every_store! {
    a_log_is_written_anew_as_it_was_read,
    all_tables_of_a_guest_and_their_programs_are_found_page_by_page,
    blocks_and_what_everybody_is_told_are_kept,
    guests_are_listed_by_when_they_were_here_page_by_page_and_found_by_their_names,
}

#[tokio::test]
async fn what_was_amended_is_nowhere_in_the_file_any_more_and_the_rest_is_as_it_was() {
    let folder = folder();
    let store = open(&folder).await;
    let secret = "Rumpelstilzchen";
    let named =
        |room: i64, seq: u64| LogEntry { entry: format!("{{\"name\":\"{secret}\"}}"), ..entry(RoomId(room), seq) };
    let sat = |room: i64| RoomRow { summary: secret.repeat(100), ..row(RoomId(room), Phase::Over, 9) };
    for room in [1, 2] {
        let entries = vec![entry(RoomId(room), 1), named(room, 2), entry(RoomId(room), 3)];
        let result = Finish { result: format!("{} {secret}", GuestId(1)), ..finish(RoomId(room)) };
        store.append_all(with_row(entries, sat(room), Some(result))).await.unwrap();
        store.save_review(RoomId(room), secret.to_owned()).await.unwrap();
    }
    store.append(named(1, 4)).await.unwrap();
    assert_eq!(store.rooms_of(GuestId(1)).await.unwrap(), [RoomId(1), RoomId(2)]);

    for (room, entries) in [(1, vec![2, 4]), (2, vec![2])] {
        let entries = entries.into_iter().map(|seq| (seq, "{}".to_owned())).collect();
        store.amend(Edition::default(), entries, row(RoomId(room), Phase::Over, 9)).await.unwrap();
        assert_eq!(store.review(RoomId(room)).await.unwrap(), None);
    }
    let finishes = store.finishes_of(GuestId(1), 0).await.unwrap();
    assert_eq!(finishes.len(), 2);
    store.amend_finishes(finishes.iter().map(|kept| (kept.number, "somebody".to_owned())).collect()).await.unwrap();
    store.forget_seats(GuestId(1)).await.unwrap();
    assert_eq!(store.rooms_of(GuestId(1)).await.unwrap(), []);
    let log: Vec<String> = store.log(RoomId(1)).await.unwrap().into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(log, ["{\"number\":1}", "{}", "{\"number\":3}", "{}"]);
    assert!(is_left(secret, &folder), "in the log beside the file");
    store.sweep().await.unwrap();
    assert!(!is_left(secret, &folder));
    store.close().await.unwrap();
    assert!(!is_left(secret, &folder));
}

/// Whether a text is anywhere in a store's files, which may be open.
fn is_left(text: &str, folder: &TempDir) -> bool {
    let holds = |bytes: Vec<u8>| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    let files = ["", "-wal"].map(|end| format!("{}{end}", file(folder).display()));
    files.into_iter().filter_map(|file| std::fs::read(file).ok()).any(holds)
}

#[tokio::test]
async fn whoever_reads_does_not_keep_the_writer_waiting_and_what_is_left_is_swept_later() {
    let folder = folder();
    let store = open(&folder).await;
    let secret = "Rumpelstilzchen";
    store.append(LogEntry { entry: secret.to_owned(), ..entry(RoomId(1), 1) }).await.unwrap();
    let reader = rusqlite::Connection::open(file(&folder)).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM entries").unwrap();
    store.amend(Edition::default(), vec![(1, "{}".to_owned())], row(RoomId(1), Phase::Over, 9)).await.unwrap();
    store.sweep().await.unwrap();
    assert!(is_left(secret, &folder), "somebody still reads it");
    reader.execute_batch("COMMIT").unwrap();
    tokio::time::timeout(std::time::Duration::from_secs(30), async {
        while is_left(secret, &folder) {
            store.check_writing().await.unwrap();
        }
    })
    .await
    .expect("with one of the next commits");
}

#[tokio::test]
async fn a_damaged_table_is_amended_as_far_as_it_is_there_and_removed_without_a_rest() {
    let folder = folder();
    let store = open(&folder).await;
    let (secret, other) = ("Rumpelstilzchen", RoomId(2));
    let named = |seq| LogEntry { entry: format!("{seq} {secret}"), ..entry(RoomId(1), seq) };
    let sat = RoomRow { summary: secret.to_owned(), ..row(RoomId(1), Phase::Playing, 9) };
    store.append_all(with_row((1..=3).map(named).collect(), sat, None)).await.unwrap();
    store.append(entry(other, 1)).await.unwrap();
    store.close().await.unwrap();
    rusqlite::Connection::open(file(&folder)).unwrap().execute("DELETE FROM entries WHERE seq = 2", []).unwrap();

    let store = open(&folder).await;
    assert_eq!(store.log(RoomId(1)).await, Err(Error::Damaged { room: RoomId(1) }));
    let Remains { entries, summary } = store.remains(RoomId(1)).await.unwrap();
    assert_eq!((entries.len(), summary.as_deref()), (2, Some(secret)));
    let amended = Remains { entries: vec![(entries[0].0, "somebody".to_owned())], summary: Some("summary".to_owned()) };
    store.amend_remains(RoomId(1), amended).await.unwrap();
    let now = store.remains(RoomId(1)).await.unwrap();
    assert_eq!(
        now,
        Remains { entries: vec![(1, "somebody".to_owned()), entries[1].clone()], summary: Some("summary".into()) }
    );

    store.remove(vec![RoomId(1)]).await.unwrap();
    assert_eq!(store.remains(RoomId(1)).await.unwrap(), Remains { entries: vec![], summary: None });
    assert_eq!(store.log(other).await.unwrap().len(), 1, "nobody else's is touched");
    store.sweep().await.unwrap();
    assert!(!is_left(secret, &folder));
}

async fn a_log_is_written_anew_as_it_was_read(place: Place) {
    let store = place.open().await;
    let room = RoomId(1);
    let entries = (1..=4).map(|seq| entry(room, seq)).collect();
    let result = Finish { result: format!("{} Jan", GuestId(1)), ..finish(room) };
    store.append_all(with_row(entries, row(room, Phase::Over, 9), Some(result))).await.unwrap();
    store.save_review(room, "Jan plays well".to_owned()).await.unwrap();
    let (log, edition) = store.log_to_amend(room).await.unwrap();
    assert_eq!(log, store.log(room).await.unwrap());
    let amended = RoomRow { summary: "anew".to_owned(), ..row(room, Phase::Over, 9) };
    let anew = vec![(2, "two".to_owned()), (4, "four".to_owned())];
    store.amend(edition, anew, amended.clone()).await.unwrap();
    let log: Vec<String> = store.log(room).await.unwrap().into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(log, ["{\"number\":1}", "two", "{\"number\":3}", "four"]);
    assert_eq!(store.all(None, None, 1).await.unwrap()[0].summary, "anew");
    assert_eq!(store.review(room).await.unwrap(), None);
    let kept = store.finishes_of(GuestId(1), 0).await.unwrap();
    store.amend_finishes(vec![(kept[0].number, "somebody".to_owned())]).await.unwrap();
    assert_eq!(store.finishes_of(GuestId(1), 0).await.unwrap(), []);
    assert_eq!(store.finishes_after(0).await.unwrap()[0].finish.result, "somebody");

    let (_, edition) = store.log_to_amend(room).await.unwrap();
    let beyond = store.amend(edition, vec![(1, "one".to_owned()), (5, "five".to_owned())], amended.clone()).await;
    assert_eq!(beyond, Err(Error::Damaged { room }), "nothing stands there");
    assert_eq!(store.log(room).await.unwrap()[0].1, "{\"number\":1}", "all of it, or nothing");
    store.remove(vec![room]).await.unwrap();
    let gone = store.amend(edition, vec![(1, "one".to_owned())], amended).await;
    assert_eq!(gone, Err(Error::Damaged { room }), "what is gone does not come back");
    assert_eq!(store.all(None, None, 1).await.unwrap(), []);
}

async fn all_tables_of_a_guest_and_their_programs_are_found_page_by_page(place: Place) {
    let store = place.open().await;
    for (room, sitters, owners) in [(3, 1, None), (-5, 2, Some(1)), (8, 1, Some(1)), (9, 2, Some(2))] {
        let (sitters, owners) = (vec![GuestId(sitters)], owners.map(GuestId).into_iter().collect());
        store.save_row(RoomRow { sitters, owners, ..row(RoomId(room), Phase::Over, 9) }).await.unwrap();
    }
    let page = async |after: Option<RoomId>| {
        let listed = store.some_rooms_of(GuestId(1), after, 2).await.unwrap();
        listed.iter().map(|listed| listed.place.room.0).collect::<Vec<_>>()
    };
    assert_eq!((page(None).await, page(Some(RoomId(3))).await), (vec![-5, 3], vec![8]));
}

async fn blocks_and_what_everybody_is_told_are_kept(place: Place) {
    let store = place.open().await;
    let block = |who: &str, since| Block { who: who.to_owned(), since };
    for block in [block("192.0.2.7", 5), block("0123456789abcdef", 3), block("192.0.2.7", 8)] {
        store.block(block).await.unwrap();
    }
    store.save_notice(Some("first".to_owned())).await.unwrap();
    store.save_notice(Some("The house closes at ten.".to_owned())).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.blocks().await.unwrap(), [block("0123456789abcdef", 3), block("192.0.2.7", 5)]);
    assert_eq!(store.notice().await.unwrap().as_deref(), Some("The house closes at ten."));
    store.unblock("192.0.2.7".to_owned()).await.unwrap();
    store.save_notice(None).await.unwrap();
    assert_eq!(store.blocks().await.unwrap(), [block("0123456789abcdef", 3)]);
    assert_eq!(store.notice().await.unwrap(), None);
}

async fn guests_are_listed_by_when_they_were_here_page_by_page_and_found_by_their_names(place: Place) {
    let store = place.open().await;
    for (id, name, seen) in [(1, "Þóra", 10), (2, "Jan", 30), (3, "Jana", 20), (4, "þórarinn", 20)] {
        let guest = Guest { id: GuestId(id), name: name.to_owned(), owner: None, since: seen, seen };
        store.welcome(&guest, &[id as u8; 32], 0).await.unwrap();
    }
    let ids = |guests: &[Guest]| guests.iter().map(|guest| guest.id.0).collect::<Vec<_>>();
    let first = store.guests("", None, 2).await.unwrap();
    assert_eq!(ids(&first), [2, 4]);
    let after = GuestCursor { seen: first[1].seen, guest: first[1].id };
    assert_eq!(ids(&store.guests("", Some(after), 2).await.unwrap()), [3, 1]);
    assert_eq!(ids(&store.guests("ÞÓRA", None, 9).await.unwrap()), [4, 1]);
    assert_eq!(store.guest_by_id(GuestId(3)).await.unwrap().map(|guest| guest.name).as_deref(), Some("Jana"));
}
