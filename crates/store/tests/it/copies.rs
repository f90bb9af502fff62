//! Copies of a house, older and newer ones.

use std::path::Path;
use std::time::{Duration, SystemTime};

use rusqlite::Connection;
use store::{Error, GuestId, ListCursor, NotCopied, RoomId, Store};
use tempfile::TempDir;

use crate::{ROOM, entry, file, folder, open};

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
    let before = SystemTime::now() - Duration::from_mins(1);
    let folder = folder();
    let older = Connection::open(file(&folder)).unwrap();
    for step in ["1_house", "2_ratings", "3_reviews"] {
        let step = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/sqlite/schema/{step}.sql"));
        older.execute_batch(&std::fs::read_to_string(step).unwrap()).unwrap();
    }
    older
        .execute_batch(
            "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY);
             INSERT INTO _sqlx_migrations VALUES (1), (2), (3);
             INSERT INTO entries VALUES (1, 7, 1, 0, 1001, 'opened');
             INSERT INTO rooms VALUES (7, 'piratz', 'playing', TRUE, TRUE, 20, 'a summary');
             INSERT INTO rooms VALUES (8, 'piratz', 'over', TRUE, FALSE, 21, '{\"seats\": [null,
                 {\"program\": {\"name\": \"Nibbler\", \"owner\": {\"guest\": \"fedcba9876543210\"}}},
                 {\"kept\": {\"name\": \"Gnawer\", \"owner\": {\"guest\": \"0000000000000002\"}}}]}');
             INSERT INTO sitters VALUES (1, 7);
             INSERT INTO guests VALUES (1, x'01', 'Jan', 5, NULL);",
        )
        .unwrap();
    drop(older);
    let store = open(&folder).await;
    assert_eq!(store.log(ROOM).await.unwrap(), [(1001, "opened".to_owned())]);
    assert_eq!(store.to_wake().await.unwrap(), [(0, ROOM)]);
    let listed = store.of_guest(GuestId(1), None, 10).await.unwrap();
    assert_eq!(listed[0].place, ListCursor { changed: 20, room: ROOM });
    assert_eq!(listed[0].summary, "a summary");
    let seen = store.guest_by_id(GuestId(1)).await.unwrap().unwrap().seen;
    assert!(
        SystemTime::UNIX_EPOCH + Duration::from_millis(seen) > before,
        "nobody is forgotten for not having been noted"
    );
    for owner in ["fedcba9876543210", "0000000000000002"] {
        let rooms = store.rooms_of(owner.parse().unwrap()).await.unwrap();
        assert_eq!(rooms, [RoomId(8)], "whose program was sent away long ago is still known");
    }
    store.append(entry(ROOM, 2)).await.unwrap();
}

#[tokio::test]
async fn a_house_that_cannot_be_kept_aside_stays_where_it_is_with_everything_that_belongs_to_it() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let (copy, aside) = (folder.path().join("copy.sqlite"), folder.path().join("aside.sqlite"));
    store::backup(&file(&folder), &copy).unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    std::mem::forget(store);
    std::fs::create_dir(folder.path().join("aside.sqlite-wal")).unwrap();
    assert!(matches!(store::restore(&copy, &file(&folder), &aside), Err(NotCopied::House(_))));
    assert_eq!(open(&folder).await.log(ROOM).await.unwrap().len(), 2);
}

/// As far as one can come before the copy is in its place.
#[tokio::test]
async fn what_was_cut_short_while_a_copy_was_put_in_place_can_be_done_again() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let (copy, aside) = (folder.path().join("copy.sqlite"), folder.path().join("aside.sqlite"));
    store::backup(&file(&folder), &copy).unwrap();
    store.append(entry(ROOM, 2)).await.unwrap();
    std::mem::forget(store);
    for ending in ["", "-wal"] {
        let name = |file: &Path| std::path::PathBuf::from(format!("{}{ending}", file.display()));
        std::fs::hard_link(name(&file(&folder)), name(&aside)).unwrap();
    }
    std::fs::remove_file(file(&folder)).unwrap();
    std::fs::write(folder.path().join("house.sqlite.restoring"), "half of it").unwrap();
    let again = folder.path().join("again.sqlite");
    assert_eq!(store::restore(&copy, &file(&folder), &again).unwrap(), None);
    assert_eq!(open(&folder).await.log(ROOM).await.unwrap().len(), 1);
    assert_eq!(Store::open(&aside).await.unwrap().log(ROOM).await.unwrap().len(), 2);
}

#[cfg(unix)]
#[tokio::test]
async fn what_others_could_read_beside_an_older_house_is_theirs_no_more() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let copy = folder.path().join("copy.sqlite");
    store::backup(&file(&folder), &copy).unwrap();
    std::mem::forget(store);
    let files = || std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let open_to_all = || {
        for file in files() {
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
        }
    };
    let nobody_else_reads = |but: &[&Path]| {
        for file in files().filter(|file| !but.contains(&&**file)) {
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
        }
    };
    open_to_all();
    assert!(folder.path().join("house.sqlite-wal").exists() && folder.path().join("house.sqlite-shm").exists());
    let store = open(&folder).await;
    nobody_else_reads(&[&copy]);
    std::mem::forget(store);
    open_to_all();
    store::restore(&copy, &file(&folder), &folder.path().join("aside.sqlite")).unwrap();
    assert!(folder.path().join("aside.sqlite-wal").exists());
    nobody_else_reads(&[&copy]);
}

/// Somebody who looks at a house, as long as this is not dropped.
fn reader(folder: &TempDir) -> Connection {
    let reader = Connection::open(file(folder)).unwrap();
    reader.execute_batch("BEGIN; SELECT * FROM entries;").unwrap();
    reader
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_somebody_else_reads_is_not_said_to_be_closed_as_one_file() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let reader = reader(&folder);
    store.append(entry(ROOM, 2)).await.unwrap();
    assert_eq!(store.close().await, Err(Error::Held));
    drop(reader);
    let store = open(&folder).await;
    assert_eq!(store.log(ROOM).await.unwrap().len(), 2);
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_is_closed_as_one_file_also_if_its_last_write_failed() {
    let folder = folder();
    let store = open(&folder).await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let foreign = Connection::open(file(&folder)).unwrap();
    foreign.execute_batch("BEGIN IMMEDIATE").unwrap();
    store.append(entry(ROOM, 2)).await.unwrap_err();
    drop(foreign);
    store.close().await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["house.sqlite"]);
}
