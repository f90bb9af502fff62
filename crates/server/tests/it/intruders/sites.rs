//! Other sites' pages cannot ask for anything in a guest's name.

use client::NewTable;

use crate::house::TestHouse;
use crate::knock::{Knock, say};

#[tokio::test]
async fn requests_of_other_sites_are_not_taken() {
    let house = TestHouse::open().await;
    let (_, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let socket = format!("/api/tables/{}/socket", table.id);
    let (own, port) = (house.url(), house.address.port());
    let foreign =
        ["https://evil.example".to_owned(), "null".to_owned(), String::new(), format!("http://127.0.0.1:{}", port ^ 1)];
    for origin in foreign.iter().chain([&format!("{own}.evil.example"), &format!("http://evil.example/{own}")]) {
        Knock::post("/api/session", "{}").with("origin", origin).at(&house).await.is_problem(403, "another-site");
        Knock::new("DELETE", "/api/session").with("origin", origin).at(&house).await.is_problem(403, "another-site");
        Knock::socket(&socket).with("origin", origin).at(&house).await.is_problem(403, "another-site");
    }
    assert_eq!(Knock::post("/api/session", "{}").with("origin", &own).at(&house).await.status, 200);
    assert_eq!(Knock::socket(&socket).with("origin", &own).at(&house).await.status, 101);
    // Programs that are no browsers do not say where they come from.
    assert_eq!(Knock::socket(&socket).at(&house).await.status, 101);
    house.close().await;
}

#[tokio::test]
async fn a_house_with_a_public_address_takes_requests_of_its_own_pages_only() {
    let public = "https://rats.example.org";
    let house = TestHouse::open_with(|config| config.public_url = Some(format!("{public}/"))).await;
    assert_eq!(Knock::post("/api/session", "{}").with("origin", public).at(&house).await.status, 200);
    for origin in [house.url(), "http://rats.example.org".to_owned(), format!("{public}.evil.example")] {
        Knock::post("/api/session", "{}").with("origin", origin).at(&house).await.is_problem(403, "another-site");
    }
    house.close().await;
}

#[tokio::test]
async fn without_a_host_no_page_is_the_houses_own() {
    let house = TestHouse::open().await;
    let request = "POST /api/session HTTP/1.0\r\norigin: null\r\n\r\n";
    let answer = say(&house, request).await.expect("the house answers");
    answer.is_problem(403, "another-site");
    house.close().await;
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_careful() {
    let house = TestHouse::open_with(|config| config.public_url = Some("https://rats.example.org".to_owned())).await;
    for path in ["/", "/api/games", "/api/session", "/nothing"] {
        let answer = Knock::get(path).at(&house).await;
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", "max-age=31536000"),
        ] {
            assert_eq!(answer.headers[name], value, "{path}");
        }
        let stored = answer.headers.get("cache-control").is_none_or(|stored| stored != "no-store");
        assert_eq!(stored, !path.starts_with("/api/"), "{path}");
    }
    house.close().await;
}
