//! The king judges everybody's answers in turn, and no answer twice.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;

use super::{ATTACKER, POLITE, SOON, Visitor, ask, limited, median};
use crate::house::TestHouse;
use crate::knock::Knock;

/// A question to the king: the lesson, and the right answers up to where he is asked.
fn questions() -> Vec<Knock> {
    let asked = lessons::all().iter().filter_map(|lesson| {
        let answers = lesson.up_to_the_king()?;
        let page = format!("/api/lessons/{}/{}", lesson.game.spec.name, lesson.name);
        Some(Knock::post(&page, json!({"answers": answers})))
    });
    asked.collect()
}

#[tokio::test]
async fn a_crowd_of_learners_at_one_address_keeps_nobody_else_from_learning() {
    let house = TestHouse::open_with(|config| {
        limited(config);
        // A king may take a while to come to somebody's answer.
        config.timeouts.answer = Duration::from_mins(5);
    })
    .await;
    let questions = questions();
    assert!(questions.len() > 2, "{}", questions.len());
    let polite = Visitor::come(&house, POLITE).await;
    let usual = polite.usual(&house).await;
    let crowd = join_all((0..100).map(|number| ask(&house, ATTACKER, &questions[number % questions.len()])));
    let judged = async |question: &Knock| {
        let begun = Instant::now();
        let judged = ask(&house, POLITE, question).await;
        assert_eq!(judged.json()["verdict"]["right"], true, "{judged:?}");
        begun.elapsed()
    };
    let learns = async {
        for question in &questions {
            judged(question).await;
        }
        let mut again = Vec::new();
        for question in &questions {
            again.push(judged(question).await);
        }
        assert!(median(&mut again) < SOON.max(10 * usual), "what the king has judged is known: {again:?}");
        polite.is_served(&house, usual, "a hundred learners").await;
    };
    let (crowd, ()) = tokio::join!(crowd, learns);
    let (judged, refused): (Vec<_>, Vec<_>) = crowd.into_iter().partition(|answer| answer.status == 200);
    assert!(!judged.is_empty());
    for answer in refused {
        answer.is_problem(429, "too-many-at-once");
    }
    house.close().await;
}
