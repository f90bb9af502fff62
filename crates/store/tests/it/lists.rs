//! What lists say of tables, and for how long.

use store::{Allowance, Appending, Due, Error, GuestId, ListCursor, Phase, RoomId, RoomRow, Tally, Wanted};

use crate::{Place, ROOM, entry, file, finish, folder, open, over_every_store, row, with_row};

over_every_store! {
    lists_show_what_is_asked_for_and_the_youngest_first,
    what_changes_within_a_second_is_listed_at_once_in_the_same_place,
    pages_follow_one_another_without_gaps_also_where_tables_changed_at_the_same_moment,
    a_table_comes_back_when_it_was_noted_that_it_should,
    a_host_has_no_more_tables_than_allowed_also_if_twenty_are_opened_at_once,
    what_has_had_its_time_goes_and_takes_everything_along,
}

/// A time as houses have it: more than 32 bits.
const NOW: u64 = 1_800_000_000_000;

async fn lists_show_what_is_asked_for_and_the_youngest_first(place: Place) {
    let store = place.open().await;
    store.save_row(row(RoomId(1), Phase::Waiting, 1_000)).await.unwrap();
    store.save_row(row(RoomId(2), Phase::Playing, 2_000)).await.unwrap();
    store.save_row(RoomRow { public: false, wake_at: Some(0), ..row(RoomId(3), Phase::Playing, 3_000) }).await.unwrap();
    store.save_row(row(RoomId(1), Phase::Over, 4_000)).await.unwrap();
    let rooms = |listed: Vec<store::ListedRoom>| listed.iter().map(|listed| listed.place.room.0).collect::<Vec<_>>();
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

async fn what_changes_within_a_second_is_listed_at_once_in_the_same_place(place: Place) {
    let store = place.open().await;
    let table = |changed| RoomRow { sitters: vec![GuestId(1)], ..row(RoomId(1), Phase::Waiting, changed) };
    store.save_row(table(NOW)).await.unwrap();
    store.save_row(RoomRow { sitters: vec![GuestId(1)], ..row(RoomId(2), Phase::Waiting, NOW + 500) }).await.unwrap();
    let lists = async |phase, sitter| {
        let wanted = Wanted { game: None, phase: Some(phase), after: None };
        let public = store.public(&wanted, 100).await.unwrap();
        let own = store.of_guest(GuestId(sitter), None, 100).await.unwrap();
        [public, own].map(|listed| {
            let told = listed.into_iter().map(|listed| (listed.place.room.0, listed.place.changed, listed.summary));
            told.collect::<Vec<_>>()
        })
    };
    let summarized =
        RoomRow { sitters: vec![GuestId(1), GuestId(2)], summary: "two sit".to_owned(), ..table(NOW + 800) };
    store.save_row(summarized.clone()).await.unwrap();
    let first = (1, NOW, "two sit".to_owned());
    let both = vec![(2, NOW + 500, format!("summary of {}", RoomId(2))), first.clone()];
    assert_eq!(lists(Phase::Waiting, 1).await, [both.clone(), both]);
    assert_eq!(lists(Phase::Waiting, 2).await[1], [first]);

    let begun = RoomRow { phase: Phase::Playing, wake_at: Some(0), summary: "begun".to_owned(), ..summarized };
    store.save_row(RoomRow { changed: NOW + 999, ..begun.clone() }).await.unwrap();
    let begun_at = |changed| vec![(1, changed, "begun".to_owned())];
    assert_eq!(lists(Phase::Playing, 2).await, [begun_at(NOW), begun_at(NOW)]);
    assert_eq!(store.to_wake().await.unwrap(), [(0, RoomId(1))]);

    store.save_row(RoomRow { changed: NOW + 1_000, ..begun.clone() }).await.unwrap();
    assert_eq!(lists(Phase::Playing, 2).await, [begun_at(NOW + 1_000), begun_at(NOW + 1_000)]);
    let [public, own] = lists(Phase::Waiting, 1).await;
    assert_eq!((public.len(), own[0].0, own[1].0), (1, 1, 2), "it has come before the other");

    store.save_row(RoomRow { changed: NOW + 1_001, host: GuestId(9), kings: true, ..begun }).await.unwrap();
    assert_eq!(lists(Phase::Playing, 2).await, [begun_at(NOW + 1_001), begun_at(NOW + 1_001)]);
    assert_eq!(store.public(&Wanted::default(), 100).await.unwrap()[0].host, Some(GuestId(9)));
}

async fn pages_follow_one_another_without_gaps_also_where_tables_changed_at_the_same_moment(place: Place) {
    let store = place.open().await;
    for room in 1..=7 {
        store.save_row(row(RoomId(room), Phase::Waiting, 10 + u64::from(room > 4))).await.unwrap();
    }
    let (mut public, mut own): (Vec<ListCursor>, Vec<ListCursor>) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        let wanted = Wanted { phase: Some(Phase::Waiting), after: public.last().copied(), ..Wanted::default() };
        public.extend(store.public(&wanted, 2).await.unwrap().iter().map(|listed| listed.place));
        let listed = store.of_guest(GuestId(1), own.last().copied(), 2).await.unwrap();
        own.extend(listed.iter().map(|listed| listed.place));
    }
    let rooms = |places: &[ListCursor]| places.iter().map(|place| place.room.0).collect::<Vec<_>>();
    assert_eq!(rooms(&public), [7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(public, own);
}

async fn a_table_comes_back_when_it_was_noted_that_it_should(place: Place) {
    let store = place.open().await;
    for (room, wake_at) in [(1, Some(500)), (2, None), (3, Some(0))] {
        store.save_row(RoomRow { wake_at, ..row(RoomId(room), Phase::Playing, 10) }).await.unwrap();
    }
    assert_eq!(store.to_wake().await.unwrap(), [(0, RoomId(3)), (500, RoomId(1))]);
    store.lay_down(RoomId(3), 77, Some(900)).await.unwrap();
    store.lay_down(RoomId(1), 78, None).await.unwrap();
    assert_eq!(store.to_wake().await.unwrap(), [(900, RoomId(3))]);
    assert_eq!((store.wake_at(RoomId(3)).await.unwrap(), store.wake_at(RoomId(9)).await.unwrap()), (Some(900), None));
    let listed = store.of_guest(GuestId(1), None, 1).await.unwrap();
    assert_eq!(listed[0].place, ListCursor { changed: 78, room: RoomId(1) });
}

async fn a_host_has_no_more_tables_than_allowed_also_if_twenty_are_opened_at_once(place: Place) {
    let store = place.open().await;
    let allowance = Some(Allowance { tables: 5, kings: 2 });
    let found = |room: i64, host: i64, kings: bool| {
        let (store, room) = (store.clone(), RoomId(room));
        let row = RoomRow { host: GuestId(host), kings, ..row(room, Phase::Waiting, 1) };
        tokio::spawn(async move {
            {
                let entries = vec![entry(room, 1), entry(room, 2)];
                store.append_all(vec![Appending { entries, row: Some(row), finish: None, allowance }]).await
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
    let crowned = async |room: i64, host: i64| {
        let (room, kings) = (RoomId(room), true);
        let row = RoomRow { host: GuestId(host), kings, ..row(room, Phase::Waiting, 2) };
        let entries = vec![entry(room, 3)];
        store.append_all(vec![Appending { entries, row: Some(row), finish: None, allowance }]).await
    };
    assert_eq!(crowned(21, 1).await, Err(Error::TooManyTables), "a king who comes later counts as well");
    assert_eq!(store.log(RoomId(21)).await.unwrap().len(), 2);
    crowned(50, 2).await.expect("a table does not count beside itself");
    store.append_all(with_row(vec![entry(RoomId(20), 3)], row(RoomId(20), Phase::Over, 5), None)).await.unwrap();
    found(51, 1, false).await.unwrap().expect("a game that is over makes room for another");
    assert_eq!(store.log(RoomId(51)).await.unwrap().len(), 2);
    assert_eq!(store.log(RoomId(30)).await.unwrap(), []);
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

async fn what_has_had_its_time_goes_and_takes_everything_along(place: Place) {
    let store = place.open().await;
    for (room, changed) in [(1, 1010), (2, 1020), (3, 1030)] {
        let (room, row) = (RoomId(room), row(RoomId(room), Phase::Over, changed));
        store.append(entry(room, 1)).await.unwrap();
        store.append_all(with_row(vec![entry(room, 2)], row, Some(finish(room)))).await.unwrap();
        store.save_review(room, "thoughts".to_owned()).await.unwrap();
    }
    let what_if = RoomRow { origin: Some(RoomId(2)), ..row(RoomId(4), Phase::Playing, 1040) };
    store.append_all(with_row(vec![entry(RoomId(4), 1)], what_if, None)).await.unwrap();
    let due = Due { phase: Phase::Over, unchanged_since: 1030 };
    let first = ListCursor { changed: 1010, room: RoomId(1) };
    assert_eq!(store.past(due, None, 10).await.unwrap(), [first], "2 is played on");
    assert!(!store.expire(RoomId(2), due).await.unwrap() && !store.expire(RoomId(3), due).await.unwrap());
    assert!(store.expire(RoomId(1), due).await.unwrap());
    store.remove(vec![RoomId(4)]).await.unwrap();
    let second = ListCursor { changed: 1020, room: RoomId(2) };
    assert_eq!(store.past(due, None, 10).await.unwrap(), [second]);
    assert_eq!(store.past(due, Some(second), 10).await.unwrap(), []);
    assert_eq!((store.log(RoomId(1)).await.unwrap(), store.review(RoomId(1)).await.unwrap()), (Vec::new(), None));
    assert_eq!(store.of_guest(GuestId(1), None, 10).await.unwrap().len(), 2);
    store.close().await.unwrap();
    let store = place.open().await;
    assert_eq!((store.log(RoomId(1)).await.unwrap().len(), store.log(RoomId(2)).await.unwrap().len()), (0, 2));
    store.append(entry(RoomId(1), 1)).await.expect("its log begins anew");
    assert_eq!(store.finishes_after(0).await.unwrap().len(), 3, "results count on");
    assert_eq!(store.forget_results(60, 10).await.unwrap(), 0, "until somebody has counted them");
    store.save_tally(Tally { last: 2, ..Tally::default() }).await.unwrap();
    assert_eq!((store.forget_results(60, 10).await.unwrap(), store.finishes_after(0).await.unwrap().len()), (2, 1));
}
