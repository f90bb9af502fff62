//! What whoever runs the house needs to look after people.

use store::{Block, Card, Entry, Finish, Guest, GuestId, Phase, RoomId, Seen};

use crate::{card, entry, file, finish, folder, open, with_card};

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
