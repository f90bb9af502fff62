//! A private table does not exist for whoever is not invited.

use client::{Eyes, Guest, Join, Order};
use serde_json::json;

use crate::house::House;
use crate::knock::{Answer, Knock};

const NOWHERE: &str = "0123456789abcdef";
const MADE_UP: &str = "00112233445566778899aabbccddeeff";

/// Everything that somebody could try at a table, with or without an invitation that is not theirs.
fn attempts(table: &str) -> Vec<Knock> {
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let commitment = "00".repeat(32);
    let mut attempts = Vec::new();
    for asking in ["", &format!("?invite={MADE_UP}")] {
        attempts.push(Knock::get(&at(asking)));
        for page in ["record", "steps", "review"] {
            attempts.push(Knock::get(&at(&format!("/{page}{asking}"))));
        }
        attempts.push(Knock::socket(&at(&format!("/socket{asking}"))));
    }
    attempts.push(Knock::socket(&at("/socket?seat=0&last=1")));
    attempts.push(Knock::post(&at("/join"), json!({"commitment": commitment})));
    attempts.push(Knock::post(&at("/join"), json!({"commitment": commitment, "seat": 0, "invite": MADE_UP})));
    attempts.push(Knock::post(&at("/commit"), json!({"commitment": commitment, "seat": 0})));
    attempts.push(Knock::post(&at("/reveal"), json!({"bytes": MADE_UP, "seat": 0})));
    attempts.push(Knock::post(&at("/begin-again"), json!({})));
    attempts.push(Knock::post(&at("/bots"), json!({"level": "rat"})));
    attempts.push(Knock::post(&at("/resign"), json!({"seat": 0})));
    attempts.push(Knock::post(&at("/what-if"), json!({"input": 0, "seat": 0, "level": "rat"})));
    attempts.push(Knock::post(&at("/review"), json!({"invite": MADE_UP})));
    for wish in ["/leave", "/start", "/rematch", "/review"] {
        attempts.push(Knock::post(&at(wish), "{}"));
    }
    attempts
}

async fn answers(house: &House, table: &str, guest: &Guest) -> Vec<Answer> {
    let mut answers = Vec::new();
    for attempt in attempts(table) {
        answers.push(attempt.by(guest).at(house).await);
    }
    answers
}

#[tokio::test]
async fn a_private_table_cannot_be_told_from_none() {
    let house = House::open().await;
    let waiting = house.guest("Þóra").await.open(&private()).await.unwrap();
    let (_, playing) = house.pair(&private()).await;
    let (players, over) = house.pair(&private()).await;
    players[0].resign(&over.id, 0).await.unwrap();

    let stranger = house.guest("Sly").await;
    let nothing = answers(&house, NOWHERE, &stranger).await;
    for answer in &nothing {
        answer.is_problem(404, "no-such-table");
    }
    for table in [&waiting, &playing, &over] {
        assert_eq!(answers(&house, &table.id, &stranger).await, nothing);
        let nobody = Knock::get(&format!("/api/tables/{}", table.id)).at(&house).await;
        assert_eq!(nobody, Knock::get(&format!("/api/tables/{NOWHERE}")).at(&house).await);
    }
    assert!(stranger.tables().await.unwrap().is_empty() && stranger.own_tables().await.unwrap().is_empty());
    house.close().await;
}

#[tokio::test]
async fn whoever_is_shown_the_invitation_comes_in() {
    let house = House::open().await;
    let [host, invited] = [house.guest("Þóra").await, house.guest("Jan").await];
    let table = host.open(&private()).await.unwrap();
    let eyes = Eyes { invite: table.invite.clone(), ..Eyes::default() };
    invited.look(&table.id, &eyes).await.unwrap();
    assert!(invited.look(&table.id, &Eyes::default()).await.is_err());
    let told = invited.join(&table.id, &Join { invite: table.invite, ..Join::default() }).await.unwrap();
    assert!(told.seats[0].yours);
    // Whoever sits there needs no invitation any more.
    invited.look(&table.id, &Eyes::default()).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn only_those_at_a_table_are_told_its_invitation() {
    let house = House::open().await;
    let (guests, table) = house.pair(&Order::new("piratz", 2)).await;
    let stranger = house.guest("Sly").await;
    assert!(guests[1].table(&table.id).await.unwrap().invite.is_some());
    assert_eq!(stranger.table(&table.id).await.unwrap().invite, None);
    assert!(stranger.tables().await.unwrap().iter().all(|table| table.invite.is_none()));
    house.close().await;
}

fn private() -> Order {
    Order { private: true, ..Order::new("piratz", 2) }
}
