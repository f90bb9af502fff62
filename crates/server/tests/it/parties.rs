//! A table that is opened with everybody at it, in one request: all of them sit down, or there is no table.

use catalog::fairness::{commitment_to, table_of};
use catalog::verify;
use client::Guest;
use ratskeller_core::Hex;
use serde_json::{Value, json};

use crate::house::TestHouse;
use crate::knock::{Answer, Knock};

const NONCE: Hex<16> = Hex([0x5a; 16]);

fn bytes(seat: u8) -> Hex<16> {
    Hex([seat + 1; 16])
}

/// What hides a seat's bytes at the table of the nonce.
fn commitment(seat: u8) -> Hex<32> {
    commitment_to(&table_of(NONCE).to_string(), bytes(seat))
}

async fn open(house: &TestHouse, host: &Guest, opening: Value) -> Answer {
    Knock::post("/api/tables", opening).by(host).at(house).await
}

async fn own_tables(house: &TestHouse, host: &Guest) -> Value {
    Knock::get("/api/session/tables").by(host).at(house).await.json()
}

#[tokio::test]
async fn people_at_one_device_and_bots_sit_down_in_one_request_and_the_game_can_begin() {
    let house = TestHouse::open().await;
    let host = house.guest("Þóra").await;
    let seats = json!([{"commitment": commitment(0), "face": "owl"}, {"level": "pup"}, {"name": "Jan", "commitment": commitment(2)}]);
    let party = json!({"nonce": NONCE, "seats": seats, "start": true});
    let opening = json!({"game": "rat-a-tat-cat", "players": 3, "private": true, "party": party});
    let table = open(&house, &host, opening.clone()).await.json();
    let id = table["id"].as_str().unwrap();
    assert_eq!(id, table_of(NONCE).to_string());
    let names: Vec<_> = (0..3).map(|seat| table["seats"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!((names[0], names[2]), ("Þóra", "Jan"));
    assert_eq!((&table["seats"][0]["face"], &table["seats"][2]["face"]), (&json!("owl"), &Value::Null));
    assert_eq!(table["seats"][1]["level"], "pup");
    assert_eq!(table["commitments"], json!([commitment(0), null, commitment(2)]));
    assert_eq!((&table["phase"], &table["awaited"]), (&json!("revealing"), &json!([0, 2])));

    let again = open(&house, &host, opening).await;
    again.is_problem(409, "opened-before");
    for seat in [0, 2] {
        let revealing = json!({"seat": seat, "bytes": bytes(seat)});
        let told = Knock::post(&format!("/api/tables/{id}/reveal"), revealing).by(&host).at(&house).await.json();
        assert_eq!(told["phase"] == "playing", seat == 2);
    }
    host.resign(id, 0).await.unwrap();
    host.resign(id, 2).await.unwrap();
    let record = host.record(id).await.unwrap();
    assert!(verify(&record.to_string()).table.is_some());
    house.close().await;
}

#[tokio::test]
async fn a_party_leaves_seats_open_for_others_who_join_as_always() {
    let house = TestHouse::open().await;
    let [host, friend] = [house.guest("Þóra").await, house.guest("Jan").await];
    let party = json!({"nonce": NONCE, "seats": [{"commitment": commitment(0)}, null, {"level": "scamp"}]});
    let table =
        open(&house, &host, json!({"game": "piratz", "players": 4, "bots": ["rat"], "party": party})).await.json();
    let kinds: Vec<_> = table["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["person", "open", "bot", "bot"]);
    assert_eq!((&table["phase"], &table["awaited"]), (&json!("waiting"), &json!([])));
    let joined = friend.join(table["id"].as_str().unwrap(), &client::Join::default()).await.unwrap();
    assert!(joined.commitments[1].is_some());
    house.close().await;
}

#[tokio::test]
async fn bots_of_a_level_are_numbered_by_themselves_wherever_they_sit() {
    let house = TestHouse::open().await;
    let host = house.guest("Þóra").await;
    let party = json!({"nonce": NONCE, "seats": [{"level": "rat"}, {"commitment": commitment(1)}, {"level": "king"}]});
    let opening = json!({"game": "rat-a-tat-cat", "players": 5, "bots": ["rat"], "party": party});
    let table = open(&house, &host, opening).await.json();
    let path = format!("/api/tables/{}/bots", table["id"].as_str().unwrap());
    let table = Knock::post(&path, json!({"level": "rat"})).by(&host).at(&house).await.json();
    let names: Vec<_> = (0..5).map(|seat| table["seats"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Rat 2", "Þóra", "King", "Rat 3", "Rat"]);
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_done_for_one_of_a_party_is_done_for_nobody() {
    let house = TestHouse::open().await;
    let host = house.guest("Þóra").await;
    let (me, jan) = (json!({"commitment": commitment(0)}), json!({"name": "Jan", "commitment": commitment(1)}));
    let piratz = json!({"game": "piratz", "players": 2});
    let rated = json!({"game": "piratz", "players": 2, "rated": true, "clock": {"days": 3}});
    let with_bot = json!({"game": "piratz", "players": 2, "bots": ["pup"]});
    for (opening, seats, start, status, code) in [
        (&piratz, json!([me, {"name": "King", "commitment": commitment(1)}]), true, 422, "name-of-a-bot"),
        (&piratz, json!([me, {"name": "x".repeat(41), "commitment": commitment(1)}]), true, 422, "malformed"),
        (&piratz, json!([me, {"level": "mouse"}]), true, 422, "malformed"),
        (&piratz, json!([me, {"level": "pup", "name": "Jan"}]), true, 422, "malformed"),
        (&piratz, json!([me, {"level": "pup", "face": "owl"}]), true, 422, "malformed"),
        (&piratz, json!([me, {"name": "Jan", "commitment": commitment(1), "face": "dragon"}]), true, 422, "malformed"),
        (&piratz, json!([me, {"level": "pup", "commitment": commitment(1)}]), true, 422, "malformed"),
        (&piratz, json!([me, {"name": "Jan"}]), true, 422, "malformed"),
        (&piratz, json!([me, jan, jan]), true, 422, "malformed"),
        (&piratz, json!([me, {"name": "Jan", "commitment": commitment(0)}]), true, 409, "same-commitment"),
        (&piratz, json!([me]), true, 409, "seats-open"),
        (&rated, json!([me, jan]), true, 409, "rated-against-oneself"),
        (&with_bot, json!([me, jan]), false, 409, "seat-taken"),
    ] {
        let mut opening = opening.clone();
        opening["party"] = json!({"nonce": NONCE, "seats": seats, "start": start});
        open(&house, &host, opening.clone()).await.is_problem(status, code);
        assert_eq!(own_tables(&house, &host).await, json!([]), "{opening}");
    }
    // Nothing of all that has used up the nonce.
    let party = json!({"nonce": NONCE, "seats": [me, jan], "start": true});
    let opened = open(&house, &host, json!({"game": "piratz", "players": 2, "party": party})).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    assert_eq!(own_tables(&house, &host).await.as_array().unwrap().len(), 1);
    house.close().await;
}
