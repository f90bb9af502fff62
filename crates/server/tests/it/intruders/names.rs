//! Nobody goes by a name that is another's, or that nobody can read.

use client::{Guest, Join, NewTable};
use serde_json::json;

use crate::house::TestHouse;
use crate::knock::{Answer, Knock};

async fn called(house: &TestHouse, name: &str) -> Answer {
    Knock::post("/api/session", json!({"name": name})).at(house).await
}

#[tokio::test]
async fn names_are_kept_as_they_are_read() {
    let house = TestHouse::open().await;
    for (given, kept) in
        [("  Kater \u{a0} Karlo ", "Kater Karlo"), ("Zoe\u{308}", "Zoë"), ("🐀👩\u{200d}👧", "🐀👩\u{200d}👧")]
    {
        assert_eq!(called(&house, given).await.json()["name"], kept);
    }
    let unseen = [
        '\u{200b}',
        '\u{200d}',
        '\u{2060}',
        '\u{feff}',
        '\u{ad}',
        '\u{3164}',
        '\u{2800}',
        '\u{180e}',
        '\u{2028}',
        '\u{e0041}',
    ];
    for unseen in unseen {
        called(&house, &unseen.to_string()).await.is_problem(422, "malformed");
    }
    called(&house, &format!("Z{}algo", "\u{336}".repeat(20))).await.is_problem(422, "malformed");
    let guest = house.guest("Þóra").await;
    for path in ["/api/bots", "/api/session"] {
        let knock = if path == "/api/bots" { Knock::post } else { Knock::patch };
        knock(path, json!({"name": "An\u{200b}na"})).by(&guest).at(&house).await.is_problem(422, "malformed");
    }
    house.close().await;
}

#[tokio::test]
async fn nobody_is_called_as_the_houses_own_players() {
    let house = TestHouse::open().await;
    for own in ["King", "Rat 2", "Кing", "König", "Koning 1", "Kóngur", "Rattenkind", "rotta 3"] {
        called(&house, own).await.is_problem(422, "name-of-a-bot");
    }
    let in_german = Knock::post("/api/session", json!({"name": "Ratte 2"})).with("accept-language", "de");
    let detail = in_german.at(&house).await.is_problem(422, "name-of-a-bot")["detail"].clone();
    assert!(detail.as_str().unwrap().contains("Spieler"), "{detail}");
    let guest = house.guest("Þóra").await;
    let table = guest.open(&NewTable::new("piratz", 2)).await.unwrap();
    let join = json!({"commitment": "00".repeat(32), "name": "Rаt 1"});
    let knock = Knock::post(&format!("/api/tables/{}/join", table.id), join).by(&guest);
    knock.at(&house).await.is_problem(422, "name-of-a-bot");
    house.close().await;
}

async fn names(guest: &Guest, table: &str) -> Vec<String> {
    guest.table(table).await.unwrap().seats.into_iter().filter_map(|seat| seat.name).collect()
}

#[tokio::test]
async fn two_of_one_name_are_told_apart_by_a_number() {
    let house = TestHouse::open().await;
    let [anna, other, lookalike] = [house.guest("Anna").await, house.guest("anna").await, house.guest("Аnnа").await];
    let table = anna.open(&NewTable::new("piratz", 4)).await.unwrap().id;
    for guest in [&anna, &other, &lookalike] {
        guest.join(&table, &Join::default()).await.unwrap();
    }
    let at_the_same_device = Join { name: Some("Anna 2".to_owned()), ..Join::default() };
    anna.join(&table, &at_the_same_device).await.unwrap();
    assert_eq!(names(&anna, &table).await, ["Anna", "anna 2", "Аnnа 3", "Anna 2 2"]);
    house.close().await;
}
