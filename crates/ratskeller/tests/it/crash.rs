//! The house is killed while people play, again and again, and nothing that it acknowledged is lost.

use std::time::Duration;

use client::{Message, NewTable};
use serde_json::{Value, json};
use store::RoomId;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::Dice;
use crate::guests::{Acknowledged, Looking, Player, begin, read_record, short};
use crate::house::{Ratskeller, until};

const CRASHES: usize = 30;
const PAIRS: usize = 10;

/// What a pair plays, one game after another; some begin with the second, some with the third, and so on. At random Rat
/// Hot is soon over.
const EVENING: [&str; 6] = ["rat-hot", "piratz", "rat-hot", "rat-hot", "rat-a-tat-cat", "rat-hot"];

/// So many actions are acknowledged from one crash to the next at most.
const ACTIONS_BETWEEN: usize = 80;
/// And so many microseconds pass: a kill may come before, while or after something gets to the disk.
const LONGEST_DELAY: usize = 4000;

/// Plays every game to its end, whatever happens to the house.
async fn play_all(mut evening: Vec<Player>) -> Vec<Player> {
    for player in &mut evening {
        while player.play().await.is_err() {
            sleep(Duration::from_millis(2)).await;
        }
    }
    evening
}

/// What the log says that people have done.
async fn in_the_log(store: &store::Store, table: &str) -> Vec<Acknowledged> {
    let room: RoomId = table.parse().expect("an id");
    let log = store.log(room).await.expect("a log");
    let deeds = log.iter().map(|(_, entry)| serde_json::from_str::<Value>(entry).expect("JSON"));
    let acted = (1..).zip(deeds).filter_map(|(seq, deed)| Some((deed["acted"]["id"].as_str()?.to_owned(), seq)));
    acted.collect()
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let mut keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (listener, mut acknowledgements) = mpsc::unbounded_channel();
    let mut playing = JoinSet::new();
    let mut tables = Vec::new();
    for pair in 0..PAIRS {
        let mut evening = Vec::new();
        for game in EVENING.into_iter().cycle().skip(pair).take(EVENING.len()) {
            evening.push(begin(&[&anna, &jan], &NewTable::new(game, 2)).await.id);
        }
        for (seat, guest) in [&anna, &jan].into_iter().enumerate() {
            let sit = |table: &String| Player::new(guest, table, seat).telling(listener.clone());
            playing.spawn(play_all(evening.iter().map(sit).collect()));
        }
        tables.extend(evening);
    }

    drop(listener);

    let mut dice = Dice(2024);
    for _ in 0..CRASHES {
        for _ in 0..=dice.below(ACTIONS_BETWEEN) {
            acknowledgements.recv().await.expect("somebody plays");
        }
        sleep(Duration::from_micros(dice.below(LONGEST_DELAY) as u64)).await;
        keller.kill().await;
        while acknowledgements.try_recv().is_ok() {}
        keller.open_again().await;
    }
    acknowledgements.recv().await.expect("somebody plays on after the last crash");
    let players = playing.join_all().await.concat();
    assert!(players.iter().any(|player| player.sent_again > 0), "somebody was cut off in the middle of something");

    for table in &tables {
        let record = read_record(&anna, table).await;
        assert!(catalog::verify(&record).table.is_some_and(|table| table.outcome().is_some()), "{record}");
    }
    let (code, _, folder) = keller.close().await;
    assert_eq!(code, 0);
    let store = folder.store().await;
    for table in &tables {
        let at_it = players.iter().filter(|player| player.table == *table);
        let mut acknowledged: Vec<Acknowledged> = at_it.flat_map(|player| player.acknowledged.clone()).collect();
        acknowledged.sort_by_key(|(_, seq)| *seq);
        assert_eq!(in_the_log(&store, table).await, acknowledged);
    }
}

#[tokio::test]
async fn what_is_sent_again_after_a_crash_is_acknowledged_and_not_done_again() {
    let mut keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let order = NewTable { options: Some(json!({"first": 0})), ..NewTable::new("piratz", 2) };
    let table = begin(&[&anna, &jan], &order).await.id;
    let mut here = Looking::from(&anna, &table, 0).await;
    let seq = here.seq;
    here.send("mine", seq, &"reveal").await;
    let done = here.update().await;
    assert_eq!((done.seq, done.ack.as_deref()), (seq + 1, Some("mine")));

    keller.kill().await;
    keller.open_again().await;
    let mut here = Looking::from(&anna, &table, 0).await;
    here.send("mine", seq, &"reveal").await;
    let again = here.hear(|message| if let Message::Ack(ack) = message { Some(ack) } else { None }).await;
    assert_eq!((again.id.as_str(), again.seq, here.seq), ("mine", done.seq, done.seq));
    here.send("another", seq, &"stay").await;
    let stale = here.hear(|message| if let Message::Refused(refused) = message { Some(refused) } else { None }).await;
    assert_eq!((stale.id.as_deref(), stale.problem.code.as_str()), (Some("another"), "stale"));
}

#[tokio::test]
async fn bots_play_on_after_a_crash_as_soon_as_somebody_looks() {
    let mut keller = Ratskeller::open().await;
    let anna = keller.guest("Anna").await;
    let order = NewTable { bots: vec!["pup".to_owned(); 3], pause: Some(5), ..short("piratz", 3) };
    let table = anna.open(&order).await.expect("a table").id;
    let started = anna.start(&table).await.expect("a full table").seq;
    let mut outside = Looking::on(&anna, &table).await;
    while outside.seq < started + 5 {
        outside.update().await;
    }
    keller.kill().await;
    keller.open_again().await;
    Looking::on(&anna, &table).await.end().await;
}

#[tokio::test]
async fn a_rat_plays_on_after_a_crash_for_somebody_who_has_resigned() {
    let mut keller = Ratskeller::open().await;
    let guests = [keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await];
    let [anna, jan, mia] = &guests;
    // The rat thinks so long that the house is killed before it acts.
    let order = NewTable { options: Some(json!({"first": 2})), pause: Some(10_000), ..NewTable::new("piratz", 3) };
    let table = begin(&[anna, jan, mia], &order).await.id;
    mia.resign(&table, 2).await.expect("a running game");
    keller.kill().await;
    keller.open_again().await;
    until(async || keller.tables_awake().await == 1).await;
}
