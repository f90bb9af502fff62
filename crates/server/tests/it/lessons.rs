//! Lessons over HTTP: nothing is kept, everything is judged, and nobody is told off.

use serde_json::{Value, json};

use crate::house::TestHouse;
use crate::knock::Knock;

/// A lesson from outside.
const OUTSIDE: &str = include_str!("../../../../examples/lessons/leave-in-time.toml");

const FIRST: &str = "/api/lessons/piratz/first";

async fn told(house: &TestHouse, answers: &Value, language: &str) -> Value {
    let body = json!({"answers": answers});
    let answer = Knock::post(FIRST, body).with("accept-language", language).at(house).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn answers_lead_from_step_to_step() {
    let house = TestHouse::open().await;
    let begun = told(&house, &json!([]), "en").await;
    assert_eq!((&begun["step"], &begun["verdict"], &begun["choices"]), (&json!(0), &Value::Null, &json!([])));
    let asked = told(&house, &json!([null]), "en").await;
    assert_eq!((&asked["step"], &asked["solution"]), (&json!(1), &json!("reveal")));
    let done = told(&house, &json!([null, "reveal"]), "en").await;
    assert_eq!((&done["step"], &done["verdict"]["right"]), (&json!(2), &json!(true)));
    assert_eq!(done["moments"][0]["by"], 0);
    house.close().await;
}

#[tokio::test]
async fn what_is_wrong_stays_where_it_is_with_a_kind_word_in_ones_own_language() {
    let house = TestHouse::open().await;
    let leave = json!([null, {"leave": {"kind": "gems"}}]);
    let [english, german] = [told(&house, &leave, "en").await, told(&house, &leave, "de").await];
    for told in [&english, &german] {
        assert_eq!((&told["step"], &told["verdict"]["right"]), (&json!(1), &json!(false)));
        assert_eq!(told["moments"], json!([]));
    }
    assert_eq!(english["verdict"]["say"], "There is nothing to take yet. Dig first.");
    assert_eq!(german["verdict"]["say"], "Es gibt noch nichts zu holen. Grab erst einmal.");
    house.close().await;
}

#[tokio::test]
async fn answers_that_make_no_sense_are_refused_with_the_reason() {
    let house = TestHouse::open().await;
    let answer = Knock::post(FIRST, json!({"answers": [null, "stay"]})).at(&house).await;
    answer.is_problem(422, "illegal");
    let problem: Value = serde_json::from_str(&answer.body).unwrap();
    assert!(problem["rule"].as_str().unwrap().starts_with("PZ-"), "{problem}");
    for malformed in [
        json!({"answers": 7}),
        json!({"answers": ["reveal"]}),
        json!({"answers": [null, "dance"]}),
        json!({"answers": vec![Value::Null; 10]}),
        json!({"answers": [], "seat": 1}),
    ] {
        Knock::post(FIRST, malformed).at(&house).await.is_problem(422, "malformed");
    }
    Knock::post(FIRST, " ".repeat(20_000)).at(&house).await.is_problem(413, "too-large");
    for path in ["/api/lessons/piratz/last", "/api/lessons/chess/first", "/api/lessons/piratz/..%2ffirst"] {
        Knock::post(path, "{}").at(&house).await.is_problem(404, "no-such-page");
    }
    house.close().await;
}

#[tokio::test]
async fn a_lesson_from_outside_speaks_its_own_words_to_everybody() {
    let lesson = lessons::Lesson::checked("leave-in-time", OUTSIDE).unwrap();
    let house = TestHouse::open_with(|config| config.lessons.add(lesson).unwrap()).await;
    let stand = async |answers: Value| -> Value {
        let asked = Knock::post("/api/lessons/piratz/leave-in-time", json!({"answers": answers}));
        serde_json::from_str(&asked.with("accept-language", "is").at(&house).await.body).unwrap()
    };
    let begun = stand(json!([])).await;
    assert_eq!((&begun["lesson"]["title"], &begun["step"]), (&json!("Leave in time"), &json!(0)));
    assert_eq!(begun["say"], "You have found gems, and I have woken a rat.");
    let wrong = stand(json!([null, {"leave": {"kind": "gems"}}])).await;
    assert_eq!(wrong["verdict"], json!({"right": false, "say": "There are too few gems yet. Dig!"}));
    let done = stand(json!([null, "reveal", {"leave": {"kind": "gems"}}])).await;
    let why = "Two cards show gems, and they are yours now.";
    assert_eq!((&done["step"], &done["verdict"]), (&json!(3), &json!({"right": true, "say": why})));
    house.close().await;
}
