//! What the house says of itself is what the manual says.

use serde_json::Value;

use crate::house::House;
use crate::knock::Knock;

const MANUAL: &str = include_str!("../../../../docs/tables.md");

#[tokio::test]
async fn every_page_of_the_manual_is_described_as_openapi_3_1() {
    let house = House::open().await;
    let answer = Knock::get("/api/openapi.json").at(&house).await;
    let description: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(description["openapi"], "3.1.0");
    let pages = MANUAL.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')?.0.split_once(" /"));
    let pages: Vec<_> = pages.collect();
    assert!(pages.len() > 15, "{pages:?}");
    for (method, page) in pages {
        let described = &description["paths"][format!("/{page}")][method.to_lowercase()];
        assert!(described["responses"].is_object(), "{method} /{page} is not described");
        assert!(described["summary"].is_string(), "{method} /{page} says nothing of itself");
    }
    house.close().await;
}
