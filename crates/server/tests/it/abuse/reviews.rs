//! Games are looked back on in turns, and long ones are in nobody's way.

use futures_util::future::join_all;
use serde_json::json;

use super::{ATTACKER, POLITE, Visitor, at_last, limited};
use crate::house::TestHouse;
use crate::knock::{Answer, Knock};
use crate::reviews::past::{Past, folder_with};

async fn begin(house: &TestHouse, visitor: &Visitor, game: &Past) -> Answer {
    visitor.ask(house, Knock::post(&game.page("review"), "{}")).await
}

#[tokio::test]
async fn neither_a_guest_nor_an_address_fills_the_kings_desk() {
    let games: Vec<Past> = (0..14).map(|number| Past::new(number, "rat-hot", json!({}))).collect();
    let house = TestHouse::open_in(folder_with(&games).await, limited).await;
    let (guest, polite) = (Visitor::come(&house, ATTACKER).await, Visitor::come(&house, POLITE).await);
    let usual = polite.usual(&house).await;
    let answers = join_all(games[..6].iter().map(|game| begin(&house, &guest, game))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 202).count(), 2, "at the same moment: {answers:?}");
    let mut others = Vec::new();
    for _ in 6..12 {
        others.push(Visitor::come(&house, ATTACKER).await);
    }
    let answers = join_all(others.iter().zip(&games[6..12]).map(|(guest, game)| begin(&house, guest, game))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 202).count(), 2, "of one address: {answers:?}");
    for game in &games[12..] {
        assert_eq!(begin(&house, &polite, game).await.status, 202);
    }
    polite.is_served(&house, usual, "many reviews").await;
    house.close().await;
}

#[tokio::test]
async fn a_short_game_is_not_looked_back_on_after_a_long_one() {
    let games = [Past::new(1, "rat-a-tat-cat", json!({"until": {"rounds": 50}})), Past::short(2)];
    let [long, short] = &games;
    assert!(long.table.inputs() > 450, "{}", long.table.inputs());
    let house = TestHouse::open_in(folder_with(&games).await, limited).await;
    let (attacker, polite) = (Visitor::come(&house, ATTACKER).await, Visitor::come(&house, POLITE).await);
    assert_eq!(begin(&house, &attacker, long).await.status, 202);
    assert_eq!(begin(&house, &polite, short).await.status, 202);
    let state = async |game: &Past| {
        let review = polite.ask(&house, Knock::get(&game.page("review"))).await.json();
        review["state"].as_str().unwrap_or_else(|| panic!("{review}")).to_owned()
    };
    at_last(async || (state(short).await == "ready").then_some(())).await;
    assert_eq!(state(long).await, "working");
    house.close().await;
}
