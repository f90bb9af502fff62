//! A rematch is a new table.

use futures_util::future::join_all;

use super::{ATTACKER, POLITE, Visitor, limited};
use crate::house::TestHouse;
use crate::knock::Knock;
use crate::reviews::past::{Past, folder_with, returning};

#[tokio::test]
async fn rematches_are_opened_as_slowly_as_other_tables_and_asking_again_costs_nothing() {
    let games: Vec<Past> = (0..45).map(Past::short).collect();
    let house = TestHouse::open_in(folder_with(&games).await, limited).await;
    let attacker = Visitor { from: ATTACKER, token: returning(&house).await.token().to_owned() };
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let rematch = async |game: &Past| attacker.ask(&house, Knock::post(&game.page("rematch"), "null")).await;
    let answers = join_all(games.iter().map(rematch)).await;
    let first = answers.iter().position(|answer| answer.status == 200).expect("some are opened");
    let refused: Vec<_> = answers.iter().filter(|answer| answer.status != 200).collect();
    assert!(!refused.is_empty(), "{} were opened at once", answers.len());
    for answer in refused {
        answer.is_problem(429, "too-many");
    }
    let again = rematch(&games[first]).await;
    assert_eq!(again.json()["id"], answers[first].json()["id"], "there is one rematch");
    polite.is_served(&house, usual, "rematches").await;
    house.close().await;
}
