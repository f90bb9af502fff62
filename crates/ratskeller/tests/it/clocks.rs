//! Time runs out. Nobody can order a clock so short that a test could wait for it, so these games begin in the log of a
//! house that is closed.

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use client::{Clock, NewTable, TimeIsUp, Update};
use rustix::process::Signal;
use serde_json::{Value, json};
use services::Postgres;
use store::{LogEntry, RoomId};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::guests::{Looking, begin, read, read_record, short};
use crate::house::{Folder, Ratskeller, until};
use crate::preload;

const TABLE: &str = "00000000000000f1";
const MINUTE: u64 = 60_000;

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock that is right").as_millis() as u64
}

fn person(seat: usize) -> Value {
    json!({"person": {"guest": format!("{seat:016x}"), "name": format!("Guest {seat}"), "bytes": "00".repeat(16)}})
}

fn pup(seat: usize) -> Value {
    json!({"bot": {"level": "pup", "name": format!("Pup {seat}")}})
}

/// A house in whose log a game for two began a while ago, on these terms.
async fn begun(terms: &Value, sitter: fn(usize) -> Value, ago: u64) -> Folder {
    begun_at(terms, sitter, now() - ago).await
}

async fn begun_at(terms: &Value, sitter: fn(usize) -> Value, at: u64) -> Folder {
    let usual = json!({"game": "piratz", "players": 2, "options": {}, "private": false, "clock": null,
        "when_time_is_up": "rat", "pause": 0});
    let terms: Value =
        usual.as_object().unwrap().clone().into_iter().chain(terms.as_object().unwrap().clone()).collect();
    let charter = json!({"terms": terms, "host": "00".repeat(8), "secret": "00".repeat(32), "invite": "00".repeat(16)});
    let sat = [0, 1].map(|seat| json!({"sat": {"seat": seat, "sitter": sitter(seat)}}));
    let deeds = [json!({"opened": charter})].into_iter().chain(sat).chain([json!("started")]);

    let folder = Folder::new();
    let store = folder.store().await;
    let room: RoomId = TABLE.parse().unwrap();
    for (seq, deed) in (1..).zip(deeds) {
        store.append(LogEntry { room, seq, at, entry: deed.to_string() }).await.unwrap();
    }
    folder
}

/// Somebody who looks on at that game in the house that is open again.
async fn looking_on(folder: Folder, arguments: &[&str]) -> (Ratskeller, Looking) {
    let keller = Ratskeller::open_with(folder, arguments).await;
    let outside = Looking::on(&keller.guest("Mia").await, TABLE).await;
    (keller, outside)
}

#[tokio::test]
async fn when_the_time_for_a_move_is_up_a_rat_decides() {
    let (_keller, mut outside) =
        looking_on(begun(&json!({"clock": {"move": {"seconds": 1}}}), person, 0).await, &[]).await;
    assert!(outside.left.as_ref().is_some_and(|left| left.iter().all(|left| (1..=1000).contains(left))));
    for _ in 0..2 {
        let mover = outside.to_move;
        let Update { by, ended, .. } = outside.update().await;
        assert_eq!((by, ended), (mover, None));
    }
}

#[tokio::test]
async fn when_the_time_is_up_the_game_is_lost_if_so_agreed() {
    let clocks = [json!({"move": {"seconds": 1}}), json!({"game": {"seconds": 1, "increment": 0}})];
    for clock in clocks {
        let terms = json!({"clock": clock, "when_time_is_up": "resign"});
        let (_keller, mut outside) = looking_on(begun(&terms, person, 0).await, &[]).await;
        let slow = outside.to_move.unwrap();
        let ended = outside.end().await;
        assert_eq!((ended.winners, ended.reason.as_str()), (vec![1 - slow], "resigned"));
    }
}

#[tokio::test]
async fn a_clock_goes_on_though_its_table_has_left_memory() {
    let terms = json!({"clock": {"move": {"seconds": 2}}, "when_time_is_up": "resign"});
    let (keller, outside) = looking_on(begun(&terms, person, 0).await, &["--idle", "0"]).await;
    drop(outside);
    let mia = keller.guest("Mia").await;
    until(async || keller.tables_awake().await == 0).await;
    // Lists are read without waking a table.
    until(async || mia.tables().await.unwrap()[0].ended.is_some()).await;
}

#[tokio::test]
async fn nobody_is_out_of_time_because_the_house_was_closed() {
    let terms = json!({"clock": {"game": {"seconds": 60, "increment": 0}}, "when_time_is_up": "resign"});
    let (mut keller, mut outside) = looking_on(begun(&terms, person, 600 * MINUTE).await, &[]).await;
    for _ in 0..2 {
        let (mover, left) = (outside.to_move.unwrap(), outside.left.unwrap());
        assert!((20_000..=30_000).contains(&left[mover]) && left[1 - mover] == 60_000, "{left:?}");
        keller.kill().await;
        keller.open_again().await;
        outside = Looking::on(&keller.guest("Mia").await, TABLE).await;
    }
}

/// Longer than the house takes for a busy machine.
const STOPPED: Duration = Duration::from_secs(3);

#[tokio::test]
async fn nobody_loses_time_because_the_house_was_stopped() {
    let terms = json!({"clock": {"game": {"seconds": 30, "increment": 0}}, "when_time_is_up": "resign"});
    let (keller, mut outside) = looking_on(begun(&terms, person, 0).await, &[]).await;
    // It opened after the game had begun, which is made up for already.
    let (mover, seq) = (outside.to_move.unwrap(), outside.seq);
    keller.signal(Signal::STOP);
    sleep(STOPPED).await;
    keller.signal(Signal::CONT);
    let told = outside.table().await;
    assert_eq!((told.seq > seq, told.to_move, told.table.ended), (true, Some(mover), None));
    let left = outside.left.clone().unwrap();
    assert!((27_001..=30_000).contains(&left[mover]), "{left:?}");
    let (_, _, folder) = keller.close().await;
    let log = folder.store().await.log(TABLE.parse().unwrap()).await.unwrap();
    assert_eq!(log.last().unwrap().1, r#""reopened""#);
}

/// The machine's clock, which somebody sets.
struct WallClock {
    library: PathBuf,
    told: TempDir,
}

impl WallClock {
    fn new() -> Self {
        let told = preload::folder();
        Self { library: preload::built("clocks/wall.c", told.path()), told }
    }

    fn surroundings(&self) -> Vec<(&'static str, PathBuf)> {
        vec![("LD_PRELOAD", self.library.clone()), ("WALL_CLOCK", self.told.path().join("seconds"))]
    }

    fn set(&self, seconds: i64) {
        std::fs::write(self.told.path().join("seconds"), seconds.to_string()).unwrap();
    }
}

#[tokio::test]
async fn nobody_loses_because_the_machines_clock_is_set_forward() {
    let wall = WallClock::new();
    let keller = Ratskeller::open_among(Folder::new(), &wall.surroundings()).await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (clock, when_time_is_up) = (Some(Clock::Game { seconds: 60, increment: 0 }), Some(TimeIsUp::Resign));
    let table = begin(&[&anna, &jan], &NewTable { clock, when_time_is_up, ..short("piratz", 2) }).await.id;
    let mut players = [Looking::from(&anna, &table, 0).await, Looking::from(&jan, &table, 1).await];
    let mover = players[0].to_move.unwrap();
    wall.set(3_600);
    players[mover].act(&"reveal").await.expect("their time is not up");
    let left = players[mover].left.clone().unwrap();
    assert!((30_000..=60_000).contains(&left[mover]), "{left:?}");
}

#[tokio::test]
async fn nobody_loses_because_the_clock_of_postgresqls_machine_is_set() {
    for seconds in [3_600, -3_600] {
        let wall = WallClock::new();
        let postgres = Postgres::start_among(&[], &wall.surroundings()).unwrap();
        let store = postgres.url("postgres");
        let one = Ratskeller::open_with(Folder::new(), &["--store", &store]).await;
        let (anna, jan) = (one.guest("Anna").await, one.guest("Jan").await);
        let (clock, when_time_is_up) = (Some(Clock::Game { seconds: 60, increment: 0 }), Some(TimeIsUp::Resign));
        let table = begin(&[&anna, &jan], &NewTable { clock, when_time_is_up, ..short("piratz", 2) }).await.id;
        wall.set(seconds);
        until(async || postgres.sql("postgres", "SELECT ahead FROM opening").unwrap().trim() != "0").await;
        // Whoever comes now has the time that all have.
        let other = Ratskeller::open_with(Folder::new(), &["--store", &store]).await;
        let elsewhere = other.house.returning(jan.token()).await.unwrap();
        let mut players = [Looking::from(&anna, &table, 0).await, Looking::from(&elsewhere, &table, 1).await];
        let mover = players[0].to_move.unwrap();
        players[mover].act(&"reveal").await.expect("their time is not up");
        let left = players[mover].left.clone().unwrap();
        assert!((20_000..=60_000).contains(&left[mover]), "{left:?}");
        let lasted = postgres.sql("postgres", "SELECT max(at) - min(at) FROM entries").unwrap();
        assert!((0..40_000).contains(&lasted.trim().parse::<i64>().unwrap()), "{lasted}");
        let back = "SELECT count(*) FROM entries AS one JOIN entries AS next
            ON next.room = one.room AND next.seq = one.seq + 1 AND next.at < one.at";
        assert_eq!(postgres.sql("postgres", back).unwrap().trim(), "0");
    }
}

#[tokio::test]
async fn time_is_up_also_if_the_clock_of_postgresqls_machine_is_set_back() {
    let wall = WallClock::new();
    let postgres = Postgres::start_among(&[], &wall.surroundings()).unwrap();
    let keller = Ratskeller::open_with(Folder::new(), &["--store", &postgres.url("postgres"), "--idle", "0"]).await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let clock = Some(Clock::Move { seconds: 5 });
    let order = NewTable { clock, when_time_is_up: Some(TimeIsUp::Resign), ..short("piratz", 2) };
    let table = begin(&[&anna, &jan], &order).await.id;
    wall.set(-3_600);
    // Nobody looks, so that the table sleeps until its time has come.
    until(async || anna.table(&table).await.unwrap().ended.is_some()).await;
}

#[tokio::test]
async fn time_is_up_also_if_the_machines_clock_is_set_back() {
    let wall = WallClock::new();
    let terms = json!({"clock": {"move": {"seconds": 2}}, "when_time_is_up": "resign"});
    let keller = Ratskeller::open_among(begun(&terms, person, 0).await, &wall.surroundings()).await;
    wall.set(-3_600);
    Looking::on(&keller.guest("Mia").await, TABLE).await.end().await;
}

#[tokio::test]
async fn time_is_up_also_if_the_machines_clock_was_set_back_while_the_house_was_closed() {
    let terms = json!({"clock": {"move": {"seconds": 1}}, "when_time_is_up": "resign"});
    let folder = begun_at(&terms, person, now() + 60 * MINUTE).await;
    let (keller, mut outside) = looking_on(folder, &[]).await;
    outside.end().await;
    let (_, _, folder) = keller.close().await;
    let log = folder.store().await.log(TABLE.parse().unwrap()).await.unwrap();
    assert!(log.len() > 4 && log.is_sorted_by_key(|(at, _)| *at), "{log:?}");
}

#[tokio::test]
async fn time_for_a_game_runs_down_and_grows_with_each_move() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let order = NewTable { clock: Some(Clock::Game { seconds: 30, increment: 5 }), ..short("piratz", 2) };
    let table = begin(&[&anna, &jan], &order).await.id;
    let mut players = [Looking::from(&anna, &table, 0).await, Looking::from(&jan, &table, 1).await];
    let mover = players[0].to_move.unwrap();
    players[mover].act(&"reveal").await.unwrap();
    let left = players[mover].left.clone().unwrap();
    assert!((30_000..=35_000).contains(&left[mover]) && left[1 - mover] == 30_000, "{left:?}");
    // What is taken back brings no time.
    players[mover].act(&"stay").await.unwrap();
    players[mover].take_back().await.unwrap();
    let left = players[mover].left.clone().unwrap();
    assert!((30_000..=35_000).contains(&left[mover]) && left[1 - mover] == 30_000, "{left:?}");
}

#[tokio::test]
async fn a_move_may_take_days() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let order = NewTable { clock: Some(Clock::Days(3)), ..short("rat-hot", 2) };
    let table = begin(&[&anna, &jan], &order).await;
    assert_eq!(table.clock, Some(Clock::Days(3)));
    let left = Looking::on(&anna, &table.id).await.left.unwrap();
    let day = 24 * 60 * i64::try_from(MINUTE).unwrap();
    assert!(left.iter().all(|left| (2 * day..=3 * day).contains(left)), "{left:?}");
}

#[tokio::test]
async fn rc_e2_the_house_says_when_the_minutes_are_over() {
    let terms = json!({"game": "rat-a-tat-cat", "options": {"until": {"minutes": 1}}});
    let (_keller, mut outside) = looking_on(begun(&terms, person, 2 * MINUTE).await, &[]).await;
    while outside.view["last_round"] != true {
        let update = outside.update().await;
        assert_eq!((update.by, read(&update.events)), (None, json!([{"type": "time_up"}])));
    }
}

#[tokio::test]
async fn rc_e2_minutes_are_over_for_bots_too() {
    let terms = json!({"game": "rat-a-tat-cat", "options": {"until": {"minutes": 1}}});
    let (keller, mut outside) = looking_on(begun(&terms, pup, 2 * MINUTE).await, &[]).await;
    outside.end().await;
    let record: Value = serde_json::from_str(&read_record(&keller.guest("Mia").await, TABLE).await).unwrap();
    let told = record["inputs"].as_array().unwrap().iter().filter(|input| input["action"] == "time_up");
    assert_eq!(told.map(|input| &input["seat"]).collect::<Vec<_>>(), [&Value::Null]);
    assert!(catalog::verify(&record.to_string()).table.is_some());
}
