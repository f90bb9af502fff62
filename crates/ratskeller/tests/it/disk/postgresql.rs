//! The disk of the machine on which a house has its PostgreSQL.

use std::fs;
use std::time::{Duration, Instant};

use hyper::StatusCode;
use services::Postgres;
use store::Store;

use super::{Disk, Evening, SmallDisk};
use crate::house::{Folder, Ratskeller, until};

/// What it has from the start.
const DATABASE: &str = "postgres";

/// What is on the disk counts, and nothing gets there by itself in the middle of a test.
const CAREFUL: [(&str, &str); 2] = [("fsync", "on"), ("autovacuum", "off")];

/// On a disk that fails when it is told to.
fn postgresql_on(disk: &Disk) -> Postgres {
    Postgres::start_among(&CAREFUL, &disk.surroundings()).unwrap()
}

async fn house_in(postgres: &Postgres) -> Ratskeller {
    Ratskeller::open_with(Folder::new(), &["--store", &postgres.url(DATABASE)]).await
}

/// Plays until so many actions are not acknowledged.
async fn play_until_it_fails(evening: &mut Evening, times: usize) {
    let mut failed = 0;
    for _ in 0..2_000 {
        if let Err(status) = evening.act().await {
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
            failed += 1;
        }
        if failed == times {
            return;
        }
    }
    panic!("a disk that is full takes nothing");
}

/// Play goes on; also at a node that comes after one that is killed. Everything acknowledged is there.
async fn play_goes_on(mut evening: Evening, mut keller: Ratskeller, postgres: &Postgres) {
    until(async || evening.act().await.is_ok()).await;
    evening.act_often(40).await;
    until(async || keller.house.get("/readyz").await.unwrap().status() == StatusCode::OK).await;
    keller.kill().await;
    keller.open_again().await;
    evening.act_often(5).await;
    let (code, _, _) = keller.close().await;
    assert_eq!(code, 0);
    evening.is_kept_in(&Store::connect(&postgres.url(DATABASE).parse().unwrap(), 1).await.unwrap()).await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_postgresql_has_no_room_for_its_tables() {
    let disk = Disk::new();
    let postgres = postgresql_on(&disk);
    let keller = house_in(&postgres).await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    disk.fails("stuck");
    play_until_it_fails(&mut evening, 3).await;
    assert!(keller.number("ratskeller_store_failures_total").await > 1, "whoever looks after the house is told");
    disk.works_again("stuck");
    play_goes_on(evening, keller, &postgres).await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_postgresql_ends_because_it_has_no_room_for_its_log() {
    let disk = Disk::new();
    let postgres = postgresql_on(&disk);
    let keller = house_in(&postgres).await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    disk.fails("full");
    play_until_it_fails(&mut evening, 1).await;
    let said = fs::read_to_string(postgres.folder().join("log")).unwrap();
    assert!(said.contains("PANIC:  could not write to log file"), "{said}");
    let ready = keller.house.get("/readyz").await.unwrap();
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE);
    disk.works_again("full");
    // As whoever runs it does when there is room again. It may be about to end just now.
    until(async || postgres.go_on().is_ok()).await;
    play_goes_on(evening, keller, &postgres).await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_real_disk_of_postgresql_was_full() {
    let Some(disk) = SmallDisk::new("80m") else { return };
    let postgres = Postgres::start_within(disk.0.path(), &CAREFUL).unwrap();
    let keller = house_in(&postgres).await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    let ballast = disk.fill();
    play_until_it_fails(&mut evening, 1).await;
    let said = fs::read_to_string(postgres.folder().join("log")).unwrap();
    fs::remove_file(ballast).unwrap();
    assert!(said.contains("No space left on device"), "{said}");
    play_goes_on(evening, keller, &postgres).await;
}

#[tokio::test]
async fn whoever_acts_waits_for_a_slow_disk_of_postgresql_and_is_acknowledged_once() {
    let disk = Disk::new();
    let postgres = postgresql_on(&disk);
    let keller = house_in(&postgres).await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    let slow = disk.told.path().join("slow");
    fs::write(&slow, "700").unwrap();
    let begun = Instant::now();
    evening.act_often(2).await;
    assert!(begun.elapsed() >= Duration::from_millis(1_400), "{:?}", begun.elapsed());
    // Slower than anybody waits for: nobody knows what becomes of it.
    let attempt = evening.choose().await.unwrap();
    fs::write(&slow, "6000").unwrap();
    assert_eq!(evening.send(&attempt).await, Err(StatusCode::SERVICE_UNAVAILABLE));
    fs::remove_file(&slow).unwrap();
    until(async || evening.send(&attempt).await.is_ok()).await;
    play_goes_on(evening, keller, &postgres).await;
}
