//! One address holds only its share of what the house can hold.

use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::AsyncWriteExt as _;

use super::{ATTACKER, POLITE, Visitor, ask, at_last, connect, limited};
use crate::house::{TestHouse, surely};
use crate::knock::{Answer, Knock};

/// The share of an address in a house for a hundred.
const SHARE: usize = 32;

async fn small_house() -> TestHouse {
    TestHouse::open_with(|config| {
        limited(config);
        config.connections = 100;
        config.timeouts.headers = Duration::from_mins(1);
    })
    .await
}

#[tokio::test]
async fn one_address_does_not_hold_all_places() {
    let house = small_house().await;
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let mut held = Vec::new();
    for _ in 0..150 {
        let mut stream = connect(&house, ATTACKER).await;
        let _hung_up = stream.write_all(Knock::get("/healthz").text(house.address).as_bytes()).await;
        held.push(tokio::io::BufReader::new(stream));
    }
    let answers = join_all(held.iter_mut().map(|stream| surely(Answer::read(stream)))).await;
    let served = answers.iter().flatten().count();
    assert_eq!(served, SHARE, "the others were hung up on");
    polite.is_served(&house, usual, "a house full of one address").await;

    // A place that is given back is there again.
    drop(held);
    at_last(async || Knock::get("/readyz").over(connect(&house, ATTACKER).await).await).await;
    house.close().await;
}

#[tokio::test]
async fn behind_a_proxy_requests_count_for_those_they_come_from() {
    let house = TestHouse::open_with(|config| {
        limited(config);
        (config.connections, config.trust_forwarded) = (400, true);
        config.timeouts.answer = Duration::from_mins(1);
    })
    .await;
    // A body that does not come keeps a request under way. All come over the proxy's own address.
    let waiting = Knock::new("POST", "/api/session").with("content-type", "application/json").with("content-length", 9);
    let waiting = waiting.with("x-forwarded-for", "10.0.0.1").text(house.address);
    let mut held = Vec::new();
    for _ in 0..100 {
        let mut stream = connect(&house, ATTACKER).await;
        stream.write_all(waiting.as_bytes()).await.unwrap();
        held.push(stream);
    }
    let knock = |address: &str| Knock::get("/api/games").with("x-forwarded-for", address);
    let answered = async |as_hoped: fn(u16) -> bool| {
        let answer = ask(&house, ATTACKER, &knock("10.0.0.1")).await;
        as_hoped(answer.status).then_some(answer)
    };
    let refused = at_last(async || answered(|status| status != 200).await).await;
    refused.is_problem(429, "too-many-at-once");
    assert_eq!(refused.headers["retry-after"], "1");
    assert_eq!(ask(&house, ATTACKER, &knock("10.0.0.2")).await.status, 200);
    drop(held);
    at_last(async || answered(|status| status == 200).await).await;
    house.close().await;
}

/// Asks for a page so often that no more is answered for the moment.
async fn refused_in_the_end(house: &TestHouse, page: &str) {
    let knock = Knock::get(page);
    let flood = async {
        loop {
            let answers = join_all((0..50).map(|_| ask(house, ATTACKER, &knock))).await;
            if let Some(refused) = answers.into_iter().find(|answer| answer.status != 200) {
                break refused;
            }
        }
    };
    surely(flood).await.is_problem(429, "too-many");
}

#[tokio::test]
async fn whoever_looks_after_the_house_is_answered_whatever_else_their_address_asks() {
    let house = TestHouse::open_with(limited).await;
    refused_in_the_end(&house, "/api/games").await;
    for page in ["/healthz", "/readyz", "/metrics"].into_iter().cycle().take(20) {
        assert_eq!(ask(&house, ATTACKER, &Knock::get(page)).await.status, 200);
    }
    // These pages have an end, too.
    refused_in_the_end(&house, "/healthz").await;
    let numbers = ask(&house, POLITE, &Knock::get("/metrics")).await.body;
    for kind in ["requests", "health"] {
        assert!(numbers.contains(&format!("ratskeller_refused_total{{kind=\"{kind}\"}}")), "{kind}: {numbers}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_first_visit_is_never_refused_for_loading_the_pages_own_files() {
    let house = TestHouse::open_with(limited).await;
    refused_in_the_end(&house, "/api/games").await;
    for _ in 0..300 {
        let page = ask(&house, ATTACKER, &Knock::get("/")).await;
        assert_ne!(page.status, 429, "{page:?}");
    }
    house.close().await;
}
