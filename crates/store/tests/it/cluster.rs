//! Several nodes that keep one house.

use std::time::Duration;

use services::database;
use store::{Cluster, Error, Heard, NodeId, NodeRow, Phase, RoomId, RoomRow, Round, Store};

use crate::{LOG_VERSION, Place, ROOM, connect, entry, finish, over_every_database, row, with_row};

over_every_database! {
    a_table_has_one_driver_until_it_is_given_up,
    what_a_node_drove_that_does_not_beat_any_more_or_has_left_others_drive,
    nodes_are_known_by_what_they_said_last,
    a_house_is_open_for_as_long_as_some_node_beats,
    the_node_that_has_been_there_longest_sets_the_clock,
    a_house_that_nobody_keeps_goes_by_the_clock_of_its_database,
    a_finished_game_is_looked_back_on_by_one_node,
    each_table_is_woken_once_when_its_time_has_come,
    what_a_node_has_forgotten_that_it_drives_is_given_up_for_it,
    what_others_have_added_is_heard_in_order_and_what_is_gone_too,
    what_is_too_much_for_one_round_comes_with_the_next,
    what_a_newer_program_has_written_is_never_taken_for_something_else,
    whatever_nodes_remember_they_hear_when_it_has_changed,
    a_table_that_another_node_drives_has_not_had_its_time,
}

const ANNA: NodeId = NodeId(1);
const BERT: NodeId = NodeId(2);

fn node(id: NodeId) -> NodeRow {
    NodeRow {
        id,
        address: format!("http://{id}.example"),
        version: "1.2.3".to_owned(),
        started: id.0.unsigned_abs(),
        beat: 0,
        draining: false,
        tables: 3,
        drives: 2,
        sockets: 1,
    }
}

fn nothing(id: NodeId) -> Round {
    Round { node: node(id), awake: Vec::new(), wanted: Vec::new(), given_up: Vec::new(), wakes: 0 }
}

fn wanting(id: NodeId, wanted: &[RoomId]) -> Round {
    Round { wanted: wanted.to_vec(), ..nothing(id) }
}

fn waking(id: NodeId, wakes: usize) -> Round {
    Round { wakes, ..nothing(id) }
}

fn knowing(id: NodeId, awake: &[(RoomId, u64)]) -> Round {
    Round { awake: awake.to_vec(), ..nothing(id) }
}

fn cluster(store: &Store) -> &Cluster {
    store.cluster().expect("several nodes can keep this house")
}

async fn hear(store: &Store, round: Round) -> Heard {
    cluster(store).round(round).await.unwrap()
}

/// Lets everybody know that a node is there.
pub async fn beat(store: &Store) {
    hear(store, nothing(ANNA)).await;
}

/// A table where something happens by itself.
async fn found(store: &Store, room: RoomId, wake_at: Option<u64>) {
    let row = RoomRow { wake_at, ..row(room, Phase::Playing, 10) };
    store.append_all(with_row(vec![entry(room, 1)], row, None)).await.unwrap();
}

async fn amend(store: &Store, room: RoomId, first: &str) -> Result<(), Error> {
    let (_, edition) = store.log_to_amend(room).await?;
    store.amend(edition, vec![(1, first.to_owned())], row(room, Phase::Playing, 1)).await
}

/// As if so much time had gone by since a node beat, and since tables changed hands.
async fn let_pass(place: &Place, millis: u64) {
    let earlier = format!(
        "UPDATE nodes SET beat = beat - {millis}; UPDATE rooms SET turned = turned - {millis};
         UPDATE opening SET beat = beat - {millis}, since = since - {millis}"
    );
    place.sql(&earlier).await;
}

async fn a_table_has_one_driver_until_it_is_given_up(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    found(&anna, ROOM, Some(0)).await;
    assert_eq!(hear(&anna, wanting(ANNA, &[ROOM])).await.drives, [ROOM]);
    assert_eq!(hear(&bert, wanting(BERT, &[ROOM])).await.drives, []);
    assert_eq!(hear(&anna, wanting(ANNA, &[ROOM])).await.drives, [ROOM]);
    hear(&anna, Round { given_up: vec![ROOM], ..nothing(ANNA) }).await;
    assert_eq!(hear(&bert, wanting(BERT, &[ROOM])).await.drives, [ROOM]);
    assert_eq!(hear(&anna, wanting(ANNA, &[ROOM])).await.drives, []);
}

async fn what_a_node_drove_that_does_not_beat_any_more_or_has_left_others_drive(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    for room in [1, 2, 3].map(RoomId) {
        found(&anna, room, Some(0)).await;
    }
    let all = [1, 2, 3].map(RoomId);
    assert_eq!(hear(&anna, wanting(ANNA, &all)).await.drives, all);
    let_pass(&place, 2_000).await;
    assert_eq!(hear(&bert, wanting(BERT, &[RoomId(1)])).await.drives, [], "it may beat yet");
    let_pass(&place, 2_100).await;
    assert_eq!(hear(&bert, wanting(BERT, &[RoomId(1)])).await.drives, [RoomId(1)]);
    // Nobody else wants the others, so somebody wakes them.
    assert_eq!(sorted(hear(&bert, waking(BERT, 9)).await.to_wake), [RoomId(2), RoomId(3)]);
    // Whoever comes back does not have them any more.
    assert_eq!(hear(&anna, wanting(ANNA, &all)).await.drives, []);
    cluster(&bert).leave(BERT).await.unwrap();
    assert_eq!(hear(&anna, wanting(ANNA, &all)).await.drives, all);
    assert_eq!(ids(&cluster(&anna).nodes().await.unwrap()), [ANNA]);
}

fn sorted(mut rooms: Vec<RoomId>) -> Vec<RoomId> {
    rooms.sort_unstable();
    rooms
}

fn ids(nodes: &[NodeRow]) -> Vec<NodeId> {
    nodes.iter().map(|node| node.id).collect()
}

async fn nodes_are_known_by_what_they_said_last(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    hear(&bert, nothing(BERT)).await;
    let now = hear(&anna, nothing(ANNA)).await.now;
    hear(&anna, Round { node: NodeRow { draining: true, tables: 9, ..node(ANNA) }, ..nothing(ANNA) }).await;
    let nodes = cluster(&bert).nodes().await.unwrap();
    assert_eq!(ids(&nodes), [ANNA, BERT]);
    assert!(nodes[0].beat >= now);
    assert_eq!(nodes[0], NodeRow { draining: true, tables: 9, beat: nodes[0].beat, ..node(ANNA) });
    let_pass(&place, 5_000).await;
    hear(&bert, nothing(BERT)).await;
    assert_eq!(ids(&cluster(&bert).nodes().await.unwrap()), [BERT]);
}

async fn a_house_is_open_for_as_long_as_some_node_beats(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    let first = hear(&anna, nothing(ANNA)).await;
    assert_eq!(first.open_since, first.now);
    let_pass(&place, 4_000).await;
    let second = hear(&bert, nothing(BERT)).await;
    assert_eq!(second.open_since, first.open_since - 4_000, "one beats, then the other");
    let_pass(&place, 5_500).await;
    let third = hear(&anna, nothing(ANNA)).await;
    assert!(third.now >= second.now && third.open_since == third.now, "none has beaten");
    assert!(bert.last_written().await.unwrap().is_some_and(|last| last >= third.now));
}

async fn the_node_that_has_been_there_longest_sets_the_clock(place: Place) {
    const HOUR: i64 = 3_600_000;
    for set_by in [HOUR, -HOUR] {
        let (anna, bert) = (place.open().await, place.open().await);
        let before = hear(&anna, nothing(ANNA)).await;
        hear(&bert, nothing(BERT)).await;
        place.set_clock(set_by).await;
        let set = hear(&anna, nothing(ANNA)).await;
        assert!(set.now.abs_diff(before.now.saturating_add_signed(set_by)) < 60_000);
        let right = set.ahead - set_by;
        let sets =
            async |store: &Store, node| cluster(store).set_clock(node, set.ahead, right, before.now).await.unwrap();
        if set_by < 0 {
            hear(&bert, nothing(BERT)).await;
            assert!(!sets(&bert, BERT).await, "another was there before, and beats");
        }
        assert!(sets(&anna, ANNA).await);
        assert!(!sets(&anna, ANNA).await, "that has been done");
        let after = hear(&bert, nothing(BERT)).await;
        assert!(after.now >= before.now && after.now < before.now + 60_000 && after.ahead == right);
        assert!(after.open_since <= after.now);
        // Whoever comes now has the same time, and a break is noticed as before.
        assert!(cluster(&bert).time_to_join().await.unwrap().abs_diff(after.now) < 60_000);
        let_pass(&place, 5_500).await;
        assert!(hear(&anna, nothing(ANNA)).await.open_since >= after.now);
        for node in [ANNA, BERT] {
            cluster(&anna).leave(node).await.unwrap();
        }
    }
}

async fn a_house_that_nobody_keeps_goes_by_the_clock_of_its_database(place: Place) {
    let anna = place.open().await;
    let shown = cluster(&anna).time_to_join().await.unwrap();
    hear(&anna, nothing(ANNA)).await;
    let set = |ahead| cluster(&anna).set_clock(ANNA, 0, ahead, shown);
    assert!(set(-600_000).await.unwrap());
    assert!(cluster(&anna).time_to_join().await.unwrap() < shown, "as long as somebody keeps it");
    cluster(&anna).leave(ANNA).await.unwrap();
    let now = cluster(&anna).time_to_join().await.unwrap();
    assert!(now >= shown && now < shown + 60_000);
    // But its time does not go back.
    hear(&anna, nothing(ANNA)).await;
    assert!(set(600_000).await.unwrap());
    let ahead = hear(&anna, nothing(ANNA)).await.now;
    cluster(&anna).leave(ANNA).await.unwrap();
    assert!(cluster(&anna).time_to_join().await.unwrap() >= ahead && ahead > shown + 500_000);
}

async fn a_finished_game_is_looked_back_on_by_one_node(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    for (store, node) in [(&anna, ANNA), (&bert, BERT)] {
        hear(store, nothing(node)).await;
    }
    let claim = async |store: &Store, node| cluster(store).claim_review(node, ROOM, 40).await.unwrap();
    let elsewhere = async |store: &Store, node| cluster(store).review_elsewhere(node, ROOM).await.unwrap();
    assert_eq!(elsewhere(&bert, BERT).await, None);
    assert!(claim(&anna, ANNA).await && !claim(&bert, BERT).await);
    assert!(claim(&anna, ANNA).await, "it is its own");
    cluster(&anna).tell_of_review(ANNA, ROOM, 12).await.unwrap();
    cluster(&bert).tell_of_review(BERT, ROOM, 30).await.unwrap();
    assert_eq!((elsewhere(&bert, BERT).await, elsewhere(&anna, ANNA).await), (Some((12, 40)), None));
    cluster(&bert).give_up_review(BERT, ROOM).await.unwrap();
    assert!(!claim(&bert, BERT).await, "it was not its own to give up");
    let_pass(&place, 4_100).await;
    hear(&bert, nothing(BERT)).await;
    assert_eq!(elsewhere(&bert, BERT).await, None, "whoever looked back on it is gone");
    assert!(claim(&bert, BERT).await);
    hear(&anna, nothing(ANNA)).await;
    assert!(!claim(&anna, ANNA).await && elsewhere(&anna, ANNA).await == Some((0, 40)));
    bert.save_review(ROOM, "{}".to_owned()).await.unwrap();
    cluster(&bert).give_up_review(BERT, ROOM).await.unwrap();
    assert!(!claim(&anna, ANNA).await, "it has been done");
    anna.forget_review(ROOM).await.unwrap();
    assert!(claim(&anna, ANNA).await);
}

async fn each_table_is_woken_once_when_its_time_has_come(place: Place) {
    const ROOMS: i64 = 200;
    let (anna, bert) = (place.open().await, place.open().await);
    let now = hear(&anna, nothing(ANNA)).await.now;
    for room in 1..=ROOMS {
        found(&anna, RoomId(room), Some(now - 5)).await;
    }
    found(&anna, RoomId(1000), Some(now + 3_600_000)).await;
    found(&anna, RoomId(1001), None).await;
    // It may be in somebody's memory who has not said so yet.
    found(&anna, RoomId(1002), Some(0)).await;
    let waking_them = (1..=4).map(NodeId).map(async |node| {
        let (store, mut woken) = (place.open().await, Vec::new());
        loop {
            let round = hear(&store, waking(node, 7)).await.to_wake;
            assert!(round.len() <= 7);
            if round.is_empty() {
                return woken;
            }
            woken.extend(round);
        }
    });
    let woken = futures_util::future::join_all(waking_them).await.concat();
    assert_eq!(sorted(woken), (1..=ROOMS).map(RoomId).collect::<Vec<_>>());
    assert_eq!(hear(&anna, waking(ANNA, 7)).await.to_wake, []);
    let_pass(&place, 3_100).await;
    assert_eq!(hear(&anna, waking(ANNA, 7)).await.to_wake, [RoomId(1002)]);
    let drained = NodeRow { draining: true, ..node(BERT) };
    anna.lay_down(RoomId(1001), 20, Some(now)).await.unwrap();
    assert_eq!(hear(&bert, Round { node: drained, ..waking(BERT, 7) }).await.to_wake, []);
    assert_eq!(hear(&bert, waking(BERT, 7)).await.to_wake, [RoomId(1001)]);
}

/// Nobody waits in a round for somebody who is just doing something at a table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_somebody_holds_just_now_is_left_for_the_next_round() {
    let database = database().unwrap();
    let store = connect(&database).await;
    let now = hear(&store, nothing(ANNA)).await.now;
    for room in 1..=4 {
        found(&store, RoomId(room), Some(now - 5)).await;
    }
    assert_eq!(hear(&store, wanting(ANNA, &[RoomId(4)])).await.drives, [RoomId(4)]);
    let (holder, connection) = tokio_postgres::connect(&database.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    holder.batch_execute("BEGIN; SELECT 1 FROM rooms WHERE id <> 3 FOR UPDATE").await.unwrap();
    let round = Round { given_up: vec![RoomId(4)], ..wanting(ANNA, &[RoomId(1)]) };
    let heard = hear(&store, Round { wakes: 9, ..round }).await;
    assert_eq!((heard.drives, heard.to_wake), (vec![], vec![RoomId(3)]));
    holder.batch_execute("COMMIT").await.unwrap();
    let heard = hear(&store, Round { wakes: 9, ..wanting(ANNA, &[RoomId(1)]) }).await;
    assert_eq!((heard.drives, heard.to_wake), (vec![RoomId(1)], vec![RoomId(2)]));
}

async fn what_a_node_has_forgotten_that_it_drives_is_given_up_for_it(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    found(&anna, ROOM, Some(0)).await;
    assert_eq!(hear(&anna, wanting(ANNA, &[ROOM])).await.drives, [ROOM]);
    hear(&anna, nothing(ANNA)).await;
    hear(&anna, nothing(ANNA)).await;
    assert_eq!(hear(&bert, wanting(BERT, &[ROOM])).await.drives, [], "a moment does not matter");
    let turn = "UPDATE rooms SET turned = turned - 10100";
    place.sql(turn).await;
    hear(&anna, nothing(ANNA)).await;
    hear(&anna, nothing(ANNA)).await;
    assert_eq!(hear(&bert, wanting(BERT, &[ROOM])).await.drives, [ROOM]);
}

async fn what_others_have_added_is_heard_in_order_and_what_is_gone_too(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    for room in [1, 2, 3].map(RoomId) {
        found(&anna, room, None).await;
        for seq in 2..=4 {
            anna.append(entry(room, seq)).await.unwrap();
        }
    }
    anna.remove(vec![RoomId(3)]).await.unwrap();
    let heard = hear(&bert, knowing(BERT, &[(RoomId(2), 2), (RoomId(3), 4), (RoomId(1), 4), (RoomId(9), 0)])).await;
    assert_eq!(heard.entries, [entry(RoomId(2), 3), entry(RoomId(2), 4)]);
    assert_eq!(sorted(heard.gone), [RoomId(3), RoomId(9)]);
    assert_eq!(cluster(&bert).since(RoomId(1), 2).await.unwrap(), [entry(RoomId(1), 3), entry(RoomId(1), 4)]);
    assert_eq!(cluster(&bert).since(RoomId(1), 4).await.unwrap(), []);
}

async fn what_is_too_much_for_one_round_comes_with_the_next(place: Place) {
    let store = place.open().await;
    for room in 1..=12 {
        let entries = (1..=250).map(|seq| entry(RoomId(room), seq)).collect();
        store.append_all(with_row(entries, row(RoomId(room), Phase::Playing, 1), None)).await.unwrap();
    }
    let mut known: Vec<(RoomId, u64)> = (1..=12).map(|room| (RoomId(room), 0)).collect();
    let mut rounds = 0;
    while known.iter().any(|(_, seq)| *seq < 250) {
        let heard = hear(&store, knowing(ANNA, &known)).await;
        assert!(heard.entries.len() <= 2000, "{}", heard.entries.len());
        for added in heard.entries {
            let (_, seq) = known.iter_mut().find(|(room, _)| *room == added.room).unwrap();
            assert_eq!(added.seq, *seq + 1);
            *seq = added.seq;
        }
        rounds += 1;
    }
    assert!(rounds <= 4, "{rounds}");
}

async fn what_a_newer_program_has_written_is_never_taken_for_something_else(place: Place) {
    let (older, newer) = (place.open().await, place.open_as(LOG_VERSION + 1).await);
    for room in [1, 2].map(RoomId) {
        found(&older, room, None).await;
        older.append(entry(room, 2)).await.unwrap();
    }
    newer.append(entry(RoomId(1), 3)).await.unwrap();
    newer.append(entry(RoomId(1), 4)).await.unwrap();
    older.append(entry(RoomId(2), 3)).await.unwrap();
    assert_eq!(older.log(RoomId(1)).await, Err(Error::NewerEntry { room: RoomId(1) }));
    assert_eq!(cluster(&older).since(RoomId(1), 2).await, Err(Error::NewerEntry { room: RoomId(1) }));
    let heard = hear(&older, knowing(ANNA, &[(RoomId(1), 1), (RoomId(2), 2)])).await;
    assert_eq!(heard.entries, [entry(RoomId(1), 2), entry(RoomId(2), 3)], "the others do not suffer for it");
    assert_eq!(heard.unreadable, [RoomId(1)]);
    assert_eq!(newer.log(RoomId(2)).await.unwrap().len(), 3, "what an older one has written, a newer one understands");
    // Whatever is written anew is written by whoever does that.
    amend(&newer, RoomId(2), "anew").await.unwrap();
    assert_eq!(older.log(RoomId(2)).await, Err(Error::NewerEntry { room: RoomId(2) }));
}

async fn whatever_nodes_remember_they_hear_when_it_has_changed(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    found(&anna, RoomId(1), None).await;
    found(&anna, RoomId(2), None).await;
    amend(&anna, RoomId(1), "anew").await.unwrap();
    let before = hear(&bert, nothing(BERT)).await.revision;
    assert_eq!(before.amended, [], "whoever comes later has never read it otherwise");
    assert_eq!(hear(&bert, nothing(BERT)).await.revision, before);

    amend(&anna, RoomId(2), "anew").await.unwrap();
    amend(&anna, RoomId(1), "again").await.unwrap();
    let after = hear(&bert, nothing(BERT)).await.revision;
    assert_eq!(after.amended, [RoomId(2), RoomId(1)]);
    assert_eq!(hear(&bert, nothing(BERT)).await.revision.amended, [], "once");
    assert_eq!(anna.log(RoomId(1)).await.unwrap(), [(1001, "again".to_owned())]);

    anna.block(store::Block { who: "192.0.2.7".to_owned(), since: 1 }).await.unwrap();
    anna.save_notice(Some("The house closes at ten.".to_owned())).await.unwrap();
    anna.forget(store::GuestId(5)).await.unwrap();
    anna.append_all(with_row(vec![entry(ROOM, 1)], row(ROOM, Phase::Over, 1), Some(finish(ROOM)))).await.unwrap();
    let after = hear(&bert, nothing(BERT)).await.revision;
    assert!(after.blocks > before.blocks && after.notice > before.notice && after.guests > before.guests);
    assert_eq!((after.last_finish, after.finishes), (1, before.finishes));
    anna.amend_finishes(vec![(1, "otherwise".to_owned())]).await.unwrap();
    assert!(hear(&bert, nothing(BERT)).await.revision.finishes > before.finishes);
}

async fn a_table_that_another_node_drives_has_not_had_its_time(place: Place) {
    let (anna, bert) = (place.open().await, place.open().await);
    let row = row(ROOM, Phase::Over, 2000);
    anna.append_all(with_row(vec![entry(ROOM, 1)], row, None)).await.unwrap();
    let due = store::Due { phase: Phase::Over, unchanged_since: 3000 };
    hear(&bert, nothing(BERT)).await;
    hear(&anna, wanting(ANNA, &[ROOM])).await;
    assert!(!bert.expire(ROOM, due).await.unwrap());
    assert!(anna.expire(ROOM, due).await.unwrap());
}

/// What the house with ten thousand tables in a node's memory costs, once a second.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_finds_everything_by_an_index() {
    const ROOMS: i64 = 10_000;
    let database = database().unwrap();
    let store = connect(&database).await;
    database
        .sql(&format!(
            "INSERT INTO logs SELECT room FROM generate_series(1, {ROOMS}) AS room;
             INSERT INTO entries SELECT room, seq, 1, 1, 1, 'an entry' FROM generate_series(1, {ROOMS}) AS room,
                 generate_series(1, 20) AS seq;
             INSERT INTO rooms (id, changed, wake_at, public, kings, phase, game, summary)
                 SELECT room, 1, 0, TRUE, FALSE, 'playing', 'piratz', 'a summary'
                 FROM generate_series(1, {ROOMS}) AS room"
        ))
        .unwrap();
    let rooms: Vec<RoomId> = (1..=ROOMS).map(RoomId).collect();
    let round = || Round { awake: rooms.iter().map(|room| (*room, 20)).collect(), ..wanting(ANNA, &rooms) };
    assert_eq!(hear(&store, round()).await.drives.len(), ROOMS as usize);
    let begun = std::time::Instant::now();
    for _ in 0..5 {
        let heard = hear(&store, round()).await;
        assert_eq!((heard.drives.len(), heard.entries.len(), heard.gone.len()), (ROOMS as usize, 0, 0));
    }
    // On a busy machine it takes longer, and if everything was looked through, hours.
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?} each", begun.elapsed() / 5);
    println!("{:?} a round", begun.elapsed() / 5);
}
