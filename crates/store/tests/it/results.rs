//! How rated games ended.

use store::{Finish, KeptStanding, Phase, RoomId, Tally};

use crate::{ROOM, card, entry, finish, folder, open, with_card};

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
