//! Ten bots are ten, however fast they are brought.

use futures_util::future::join_all;
use serde_json::json;

use super::{ATTACKER, Visitor};
use crate::house::TestHouse;
use crate::knock::Knock;

#[tokio::test]
async fn bots_that_are_brought_at_the_same_moment_are_counted_one_after_another() {
    let house = TestHouse::open().await;
    let owner = Visitor::come(&house, ATTACKER).await;
    let bring = || owner.ask(&house, Knock::post("/api/bots", json!({"name": "Nibbler"})));
    let answers = join_all((0..25).map(|_| bring())).await;
    let (let_in, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == 201);
    assert_eq!(let_in.len(), 10);
    for answer in refused {
        answer.is_problem(409, "too-many-bots");
    }
    house.close().await;
}
