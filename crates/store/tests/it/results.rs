//! How rated games ended.

use rusqlite::Connection;
use store::{Finish, KeptStanding, Phase, RoomId, Tally};

use crate::{Place, ROOM, entry, file, finish, folder, open, over_every_store, row, with_row};

over_every_store! {
    rated_games_end_once_and_are_told_in_their_order,
    what_the_results_come_to_is_kept,
    whoever_has_counted_less_does_not_take_back_what_somebody_else_has_counted,
    a_result_that_comes_after_all_others_were_forgotten_is_one_that_nobody_has_counted,
}

async fn rated_games_end_once_and_are_told_in_their_order(place: Place) {
    const ROOMS: i64 = 250;
    let store = place.open().await;
    for room in (0..ROOMS).map(RoomId) {
        store.append_all(with_row(vec![entry(room, 1)], row(room, Phase::Over, 1), Some(finish(room)))).await.unwrap();
    }
    let again = Finish { result: "otherwise".to_owned(), ..finish(RoomId(3)) };
    store.append_all(with_row(vec![entry(RoomId(3), 2)], row(RoomId(3), Phase::Over, 2), Some(again))).await.unwrap();
    drop(store);
    let store = place.open().await;
    let (mut last, mut told) = (0, Vec::new());
    while let some @ [.., kept] = &*store.finishes_after(last).await.unwrap() {
        last = kept.number;
        told.extend(some.iter().map(|kept| kept.finish.clone()));
    }
    assert_eq!(told, (0..ROOMS).map(RoomId).map(finish).collect::<Vec<_>>());
}

async fn what_the_results_come_to_is_kept(place: Place) {
    let store = place.open().await;
    assert_eq!(store.tally().await.unwrap(), Tally::default());
    store.append_all(with_row(vec![entry(ROOM, 1)], row(ROOM, Phase::Over, 1), Some(finish(ROOM)))).await.unwrap();
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

async fn whoever_has_counted_less_does_not_take_back_what_somebody_else_has_counted(place: Place) {
    let store = place.open().await;
    let tally = |last: i64, standing: &str| {
        let (game, player, standing) = ("piratz".to_owned(), "a".to_owned(), standing.to_owned());
        Tally { last, standings: vec![KeptStanding { game, player, standing }], changes: Vec::new() }
    };
    store.save_tally(tally(5, "of five")).await.unwrap();
    store.save_tally(tally(4, "of four")).await.unwrap();
    assert_eq!(store.tally().await.unwrap(), tally(5, "of five"));
    // As many, under another name.
    store.save_tally(tally(5, "of five, too")).await.unwrap();
    assert_eq!(store.tally().await.unwrap(), tally(5, "of five, too"));
}

async fn a_result_that_comes_after_all_others_were_forgotten_is_one_that_nobody_has_counted(place: Place) {
    let store = place.open().await;
    let end = async |room: i64| {
        let (room, row) = (RoomId(room), row(RoomId(room), Phase::Over, 1));
        store.append_all(with_row(vec![entry(room, 1)], row, Some(finish(room)))).await.unwrap();
    };
    for room in 1..=3 {
        end(room).await;
    }
    let counted = store.finishes_after(0).await.unwrap().last().unwrap().number;
    store.save_tally(Tally { last: counted, ..Tally::default() }).await.unwrap();
    assert_eq!(store.forget_results(u64::MAX >> 1, 10).await.unwrap(), 3);
    end(4).await;
    let new = store.finishes_after(counted).await.unwrap();
    assert_eq!(new.iter().map(|kept| kept.finish.room).collect::<Vec<_>>(), [RoomId(4)]);
    assert_eq!(store.forget_results(u64::MAX >> 1, 10).await.unwrap(), 0, "it is still to be counted");
}

#[tokio::test]
async fn old_results_are_found_without_looking_at_all_of_them() {
    let folder = folder();
    open(&folder).await.close().await.unwrap();
    let connection = Connection::open(file(&folder)).unwrap();
    let plan = "EXPLAIN QUERY PLAN SELECT EXISTS
        (SELECT 1 FROM results WHERE id <= (SELECT result FROM counted) AND at < 5)";
    let mut statement = connection.prepare(plan).unwrap();
    let steps = statement.query_map([], |row| row.get::<_, String>(3)).unwrap().collect::<Result<Vec<_>, _>>().unwrap();
    assert!(steps.iter().any(|step| step.contains("results_by_age")), "{steps:?}");
}
