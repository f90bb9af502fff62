//! One who asks for too much is told to wait; the others do not notice.

use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::house::TestHouse;
use crate::knock::{Answer, Knock};

/// Becomes a new guest so often that it is too often for one address: the last answer.
async fn crowd(house: &TestHouse, forwarded: impl Fn(usize) -> String) -> Answer {
    let mut last = None;
    for number in 0..40 {
        let knock = Knock::post("/api/session", "{}").with("x-forwarded-for", forwarded(number));
        let answer = knock.at(house).await;
        let enough = answer.status != 200;
        last = Some(answer);
        if enough {
            break;
        }
    }
    last.expect("somebody knocked")
}

#[tokio::test]
async fn too_many_new_guests_are_told_when_to_come_back() {
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    let answer = crowd(&house, |_| "10.0.0.1".to_owned()).await;
    answer.is_problem(429, "too-many");
    let seconds: u64 = answer.headers["retry-after"].parse().unwrap();
    assert!((1..=30).contains(&seconds), "{seconds}");
    // Whoever runs the house can still see how it is.
    assert_eq!(Knock::get("/healthz").at(&house).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn anybody_can_claim_to_come_from_elsewhere_but_is_not_believed() {
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    crowd(&house, |number| format!("10.0.0.{number}")).await.is_problem(429, "too-many");
    house.close().await;
}

#[tokio::test]
async fn a_proxy_that_is_trusted_tells_whom_to_stop() {
    let house = TestHouse::open_with(|config| (config.unlimited, config.trust_forwarded) = (false, true)).await;
    assert_eq!(crowd(&house, |number| format!("10.0.0.{number}")).await.status, 200);
    // What stands before the proxy's own word, anybody can have written.
    crowd(&house, |number| format!("10.0.1.{number}, 10.0.2.1")).await.is_problem(429, "too-many");
    assert_eq!(Knock::post("/api/session", "{}").with("x-forwarded-for", "10.0.2.2").at(&house).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn the_many_addresses_of_one_household_count_as_one() {
    let house = TestHouse::open_with(|config| (config.unlimited, config.trust_forwarded) = (false, true)).await;
    assert_eq!(crowd(&house, |number| format!("2001:db8:0:{number:x}00::1")).await.status, 200);
    crowd(&house, |number| format!("2001:db8:1:1::{number:x}")).await.is_problem(429, "too-many");
    crowd(&house, |number| format!("2001:db8:2:{number:x}::1")).await.is_problem(429, "too-many");
    crowd(&house, |_| "::ffff:10.0.0.1".to_owned()).await.is_problem(429, "too-many");
    let mapped = Knock::post("/api/session", "{}").with("x-forwarded-for", "10.0.0.1").at(&house).await;
    mapped.is_problem(429, "too-many");
    house.close().await;
}

#[tokio::test]
async fn too_many_requests_of_one_guest_stop_nobody_else() {
    let house = TestHouse::open_with(|config| (config.unlimited, config.trust_forwarded) = (false, true)).await;
    let [eager, other] = [house.guest("Sly").await, house.guest("Jan").await];
    let mut refused = 0;
    for number in 0..100 {
        let answer =
            Knock::get("/api/session").by(&eager).with("x-forwarded-for", format!("10.0.0.{number}")).at(&house).await;
        if answer.status != 200 {
            answer.is_problem(429, "too-many");
            refused += 1;
        }
    }
    assert!(refused > 0);
    assert_eq!(Knock::get("/api/session").by(&other).at(&house).await.status, 200);
    house.close().await;
}

/// Connections that never say what they want.
async fn silence(house: &TestHouse, connections: usize) -> Vec<TcpStream> {
    let mut silent = Vec::new();
    while silent.len() < connections {
        silent.push(TcpStream::connect(house.address).await.unwrap());
    }
    silent
}

#[tokio::test]
async fn a_thousand_silent_connections_are_in_nobodys_way() {
    let house = TestHouse::open_with(|config| config.timeouts.headers = Duration::from_mins(1)).await;
    let mut silent = Vec::new();
    while silent.len() < 1000 {
        silent.extend(silence(&house, 50).await);
        let guest = timeout(Duration::from_secs(5), house.guest("Þóra")).await.expect("the house still answers");
        assert_eq!(guest.own_tables().await.unwrap().len(), 0);
    }
    drop(silent);
    house.close().await;
}

#[tokio::test]
async fn silent_connections_do_not_fill_the_house_for_long() {
    let house = TestHouse::open_with(|config| {
        config.connections = 10;
        config.timeouts.headers = Duration::from_millis(300);
    })
    .await;
    let _silent = silence(&house, 30).await;
    timeout(Duration::from_secs(10), house.guest("Þóra")).await.expect("there is room again");
    house.close().await;
}

#[tokio::test]
async fn a_house_that_is_full_can_still_close() {
    let house = TestHouse::open_with(|config| config.connections = 2).await;
    let _silent = silence(&house, 4).await;
    timeout(Duration::from_secs(9), house.close()).await.expect("the house closes");
}
