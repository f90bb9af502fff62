//! The king judges everybody's answers in turn, and no answer twice.

use futures_util::future::join_all;
use lessons::Lesson;
use serde_json::{Value, json};

use super::{ATTACKER, POLITE, Visitor, ask, limited};
use crate::house::House;
use crate::knock::Knock;

/// A question to the king: the lesson, and the right answers up to where he is asked.
fn questions() -> Vec<Knock> {
    let asked = lessons::all().iter().filter_map(|lesson: &Lesson| {
        let solution = |step: &lessons::Step| step.ask.as_ref().map_or(Value::Null, |ask| ask.solution.clone());
        let solutions: Vec<Value> = lesson.steps.iter().map(solution).collect();
        let answers = (1..=solutions.len()).map(|most| &solutions[..most]).find(|some| lesson.asks_the_king(some))?;
        let page = format!("/api/lessons/{}/{}", lesson.game.spec.name, lesson.name);
        Some(Knock::post(&page, json!({"answers": answers})))
    });
    asked.collect()
}

#[tokio::test]
async fn a_crowd_of_learners_at_one_address_keeps_nobody_else_from_learning() {
    let house = House::open_with(limited).await;
    let questions = questions();
    assert!(questions.len() > 2, "{}", questions.len());
    let crowd = join_all((0..100).map(|number| ask(&house, ATTACKER, &questions[number % questions.len()])));
    let polite = Visitor::come(&house, POLITE).await;
    let learns = async {
        for _ in 0..2 {
            for question in &questions {
                let judged = ask(&house, POLITE, question).await;
                assert_eq!(judged.json()["verdict"]["right"], true, "{judged:?}");
            }
        }
        polite.is_served(&house, "a hundred learners").await;
    };
    let (crowd, ()) = tokio::join!(crowd, learns);
    let (judged, refused): (Vec<_>, Vec<_>) = crowd.into_iter().partition(|answer| answer.status == 200);
    assert!(!judged.is_empty());
    for answer in refused {
        answer.is_problem(429, "too-many-at-once");
    }
    house.close().await;
}
