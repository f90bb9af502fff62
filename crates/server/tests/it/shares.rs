//! Nobody chooses the cards: what every seat puts into the shuffles is fixed before anybody tells theirs.

use catalog::fairness::commitment_to;
use catalog::verify::Aspect;
use catalog::{Fairness, Source, verify};
use client::{Error, Guest, Join, Order, Phase, SeatKind, TableInfo};
use ratskeller_core::{Hex, SmallId};
use serde_json::{Value, json};
use store::{RoomId, Store};
use tempfile::TempDir;

use crate::house::{FILE, House};
use crate::knock::{Answer, Knock};

const ANNAS: Hex<16> = Hex([0xa1; 16]);

async fn post(house: &House, guest: &Guest, table: &str, wish: &str, body: Value) -> Answer {
    Knock::post(&format!("/api/tables/{table}/{wish}"), body).by(guest).at(house).await
}

/// Two guests at a table; the second, who is no host, has committed to bytes that only the test knows.
async fn seated(house: &House) -> (Guest, Guest, TableInfo) {
    let [host, anna] = [house.guest("Jan").await, house.guest("Anna").await];
    let table = host.open(&Order::new("piratz", 2)).await.unwrap();
    let commitment = Some(commitment_to(&table.id, ANNAS).to_string());
    anna.join(&table.id, &Join { commitment, seat: Some(1), ..Join::default() }).await.unwrap();
    let table = host.join(&table.id, &Join::default()).await.unwrap();
    (host, anna, table)
}

/// The record of a game that the first seat gives up.
async fn given_up(host: &Guest, table: &str) -> Value {
    host.resign(table, 0).await.unwrap();
    host.record(table).await.unwrap()
}

#[tokio::test]
async fn a_game_begins_when_all_have_revealed_what_was_fixed_and_not_before() {
    let house = House::open().await;
    let (host, anna, table) = seated(&house).await;
    let (id, annas) = (table.id.as_str(), json!({"seat": 1, "bytes": ANNAS}));
    post(&house, &anna, id, "reveal", annas.clone()).await.is_problem(409, "not-fixed");
    post(&house, &host, id, "begin-again", json!({})).await.is_problem(409, "not-fixed");

    let fixed = host.start(id).await.unwrap();
    assert_eq!((fixed.phase, &fixed.awaited, &fixed.commitments), (Phase::Revealing, &vec![1], &table.commitments));
    let seen = house.guest("Sly").await.table(id).await.unwrap();
    assert_eq!((seen.commitments, seen.commitment), (table.commitments, table.commitment));
    for (wish, body) in [
        ("join", json!({"commitment": commitment_to(id, ANNAS)})),
        ("commit", json!({"seat": 1, "commitment": commitment_to(id, Hex([7; 16]))})),
        ("leave", json!({"seat": 1})),
    ] {
        post(&house, &anna, id, wish, body).await.is_problem(409, "fixed");
    }
    for (wish, body) in [("start", json!({})), ("bots", json!({"level": "rat"})), ("leave", json!({"seat": 1}))] {
        post(&house, &host, id, wish, body).await.is_problem(409, "fixed");
    }
    post(&house, &host, id, "resign", json!({"seat": 0})).await.is_problem(409, "not-begun");
    post(&house, &host, id, "reveal", annas.clone()).await.is_problem(403, "not-your-seat");
    let others = json!({"seat": 1, "bytes": Hex([7; 16])});
    let refused = post(&house, &anna, id, "reveal", others).await.is_problem(422, "other-bytes");
    assert!(refused["detail"].as_str().unwrap().contains("committed"), "{refused}");
    assert_eq!(anna.table(id).await.unwrap().phase, Phase::Revealing);

    let begun = post(&house, &anna, id, "reveal", annas.clone()).await.json();
    assert_eq!((&begun["phase"], &begun["awaited"]), (&json!("playing"), &json!([])));
    assert!(!begun.to_string().contains(&ANNAS.to_string()), "the house keeps bytes to itself until the game is over");
    let again = post(&house, &anna, id, "reveal", annas.clone()).await.json();
    assert_eq!(again["seq"], begun["seq"], "the same bytes again are harmless");
    post(&house, &anna, id, "reveal", json!({"seat": 1, "bytes": Hex([7; 16])})).await.is_problem(409, "begun");
    let record = given_up(&host, id).await;
    assert_eq!((&record["format"], &record["fairness"]["bytes"][1]), (&json!(2), &json!(ANNAS)));
    let verification = verify(&record.to_string());
    assert!(verification.table.is_some() && !verification.told_in_turn);
    house.close().await;
}

#[tokio::test]
async fn whoever_sleeps_is_waited_for_until_the_host_begins_again_with_new_secrets() {
    let house = House::open().await;
    let (host, anna, table) = seated(&house).await;
    let id = table.id.as_str();
    host.start(id).await.unwrap();
    post(&house, &anna, id, "begin-again", json!({})).await.is_problem(403, "not-your-table");
    let again = host.begin_again(id).await.unwrap();
    assert_eq!((again.phase, &again.awaited), (Phase::Waiting, &vec![1]));
    assert_ne!((&again.commitment, &again.commitments[0]), (&table.commitment, &table.commitments[0]));
    assert_eq!(again.commitments[1], None, "what she had committed to counts no longer");
    let begun_again = post(&house, &host, id, "commit", json!({"seat": 0, "commitment": again.commitments[0]})).await;
    assert_eq!(begun_again.json()["begun_again"], json!(1), "everybody sees that it was not the first beginning");
    post(&house, &host, id, "start", json!({})).await.is_problem(409, "shares-open");

    // She wakes up, and her client does by itself what she is waited for.
    anna.contribute(&anna.table(id).await.unwrap()).await.unwrap();
    let fixed = host.start(id).await.unwrap();
    let begun = anna.contribute(&fixed).await.unwrap();
    assert_eq!(begun.phase, Phase::Playing);
    let record = given_up(&host, id).await;
    assert_eq!(record["fairness"]["commitment"], json!(again.commitment));
    assert!(verify(&record.to_string()).table.is_some());
    house.close().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_of_whoever_goes_on_sleeping() {
    let house = House::open().await;
    let (host, _, table) = seated(&house).await;
    let id = table.id.as_str();
    host.start(id).await.unwrap();
    host.begin_again(id).await.unwrap();
    post(&house, &host, id, "leave", json!({"seat": 1})).await.json();
    host.seat_bot(id, "pup").await.unwrap();
    let begun = host.start(id).await.unwrap();
    assert_eq!((begun.phase, begun.seats[1].kind), (Phase::Playing, SeatKind::Bot));
    let record = given_up(&host, id).await;
    assert_eq!(record["fairness"]["commitments"][1], json!(null), "bots commit to nothing");
    assert!(verify(&record.to_string()).table.is_some());
    house.close().await;
}

#[tokio::test]
async fn what_is_fixed_stays_fixed_when_the_house_closes() {
    let house = House::open().await;
    let (host, anna, table) = seated(&house).await;
    host.start(&table.id).await.unwrap();
    let tokens = [host.token().to_owned(), anna.token().to_owned()];
    let house = House::open_in(house.close().await, |_| {}).await;
    let [host, anna] =
        [house.door().returning(&tokens[0]).await.unwrap(), house.door().returning(&tokens[1]).await.unwrap()];
    let fixed = host.table(&table.id).await.unwrap();
    assert_eq!((fixed.phase, &fixed.awaited, &fixed.commitments), (Phase::Revealing, &vec![1], &table.commitments));
    let begun = post(&house, &anna, &table.id, "reveal", json!({"seat": 1, "bytes": ANNAS})).await.json();
    assert_eq!(begun["phase"], json!("playing"));
    house.close().await;
}

#[tokio::test]
async fn several_people_at_one_device_each_put_in_bytes_of_their_own() {
    let house = House::open().await;
    let family = house.guest("Family").await;
    let table = family.open(&Order::new("piratz", 2)).await.unwrap().id;
    for name in ["Oma", "Opa"] {
        family.join(&table, &Join { name: Some(name.to_owned()), ..Join::default() }).await.unwrap();
    }
    assert_eq!(family.start(&table).await.unwrap().phase, Phase::Playing);
    let record = given_up(&family, &table).await;
    assert_ne!(record["fairness"]["bytes"][0], record["fairness"]["bytes"][1]);
    assert!(verify(&record.to_string()).table.is_some());
    house.close().await;
}

/// Everything that the house has written down about a table: whoever keeps the house can read it.
async fn known_to_the_house(folder: &TempDir, table: &str) -> Vec<Value> {
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let log = store.log(RoomId::new(table.parse::<Hex<8>>().unwrap().0)).await.unwrap();
    log.iter().map(|(_, entry)| serde_json::from_str(entry).unwrap()).collect()
}

/// Bytes for seat 0 with which it would begin the game.
fn ground(fairness: &Fairness, order: &catalog::Order) -> Fairness {
    let tries = (0..=u8::MAX).map(|number| {
        let mut tried = fairness.clone();
        tried.bytes[0] = Hex([number; 16]);
        tried
    });
    let pleases = |tried: &Fairness| {
        let source = Source::Fairness(tried.clone());
        let table = order.deck.game.open(catalog::Order { source, ..order.clone() }).unwrap();
        table.to_move().is_some_and(|seat| seat.index() == 0)
    };
    tries.filter(|tried| tried.bytes != fairness.bytes).find(pleases).expect("every other one will do")
}

/// Whoever keeps the house sits down last, knows the secret, and tries bytes until the cards please. It was possible while
/// seats told their bytes when they sat down.
#[tokio::test]
async fn a_house_that_grinds_is_refused_or_caught() {
    let house = House::open().await;
    let (grinder, anna, table) = seated(&house).await;
    let id = table.id.as_str();
    let tokens = [grinder.token().to_owned(), anna.token().to_owned()];

    // The house knows its secret, but until everything is fixed Anna's bytes are nowhere: there is nothing to try.
    let folder = house.close().await;
    let log = known_to_the_house(&folder, id).await;
    let secret: Hex<32> = serde_json::from_value(log[0]["opened"]["secret"].clone()).unwrap();
    assert!(!log.iter().any(|deed| deed.to_string().contains(&ANNAS.to_string())));

    let house = House::open_in(folder, |_| {}).await;
    let [grinder, anna] =
        [house.door().returning(&tokens[0]).await.unwrap(), house.door().returning(&tokens[1]).await.unwrap()];
    // The grinder's client has lost its bytes; it commits anew, to bytes that are at hand here.
    let grinders = Hex([0x61; 16]);
    let committed = json!({"seat": 0, "commitment": commitment_to(id, grinders)});
    post(&house, &grinder, id, "commit", committed).await.json();
    let fixed = grinder.start(id).await.unwrap();
    post(&house, &anna, id, "reveal", json!({"seat": 1, "bytes": ANNAS})).await.json();

    // Now the house knows everything. It finds bytes that please, but they are not those that stand.
    let fairness = Fairness::new(id.to_owned(), secret, vec![grinders, ANNAS]);
    let game = catalog::Entry::named("piratz").unwrap();
    let order = catalog::Order {
        deck: catalog::Shelf::default().find(game, &Value::Null).unwrap(),
        players: 2,
        names: None,
        options: Value::Null,
        setup: Value::Null,
        source: Source::Fairness(fairness.clone()),
    };
    let pleasing = ground(&fairness, &order);
    let tried = json!({"seat": 0, "bytes": pleasing.bytes[0]});
    post(&house, &grinder, id, "reveal", tried).await.is_problem(422, "other-bytes");
    let tried = json!({"seat": 0, "commitment": commitment_to(id, pleasing.bytes[0])});
    post(&house, &grinder, id, "commit", tried).await.is_problem(409, "fixed");
    let begun = post(&house, &grinder, id, "reveal", json!({"seat": 0, "bytes": grinders})).await.json();
    assert_eq!(begun["phase"], json!("playing"));
    let record = given_up(&grinder, id).await;
    assert!(verify(&record.to_string()).table.is_some());

    // A house that deals from other bytes or another secret all the same is caught by its own record …
    let false_at = |forged: &Value| verify(&forged.to_string()).checks.pop().map(|check| check.aspect);
    let mut forged = record.clone();
    forged["fairness"]["bytes"][0] = json!(pleasing.bytes[0]);
    assert_eq!(false_at(&forged), Some(Aspect::Shares));
    let mut forged = record.clone();
    forged["fairness"]["secret"] = json!(Hex([0x5e; 32]));
    assert_eq!(false_at(&forged), Some(Aspect::Commitment));
    // … and if it changes the commitment too, by everybody who saw what was fixed before they revealed anything.
    let committed = [json!(commitment_to(id, pleasing.bytes[0])), record["fairness"]["commitments"][1].clone()];
    assert_ne!(json!(fixed.commitments), json!(committed));
    assert_eq!(json!(fixed.commitments), record["fairness"]["commitments"]);
    house.close().await;
}

#[tokio::test]
async fn a_commitment_is_asked_for_and_bytes_are_not_taken_instead() {
    let house = House::open().await;
    let host = house.guest("Jan").await;
    let table = host.open(&Order::new("piratz", 2)).await.unwrap().id;
    for body in [json!({}), json!({"bytes": ANNAS}), json!({"commitment": ANNAS})] {
        post(&house, &host, &table, "join", body).await.is_problem(422, "malformed");
    }
    let short = Join { commitment: Some("00".to_owned()), ..Join::default() };
    assert!(matches!(host.join(&table, &short).await, Err(Error::Refused(_))));
    house.close().await;
}
