//! Nobody chooses the cards: what every seat puts into the shuffles is fixed before anybody tells theirs.

use catalog::fairness::commitment_to;
use catalog::verify::Aspect;
use catalog::{Fairness, Source, verify};
use client::{Error, Guest, Join, NewTable, Phase, SeatKind, TableInfo, Witnessed};
use ratskeller_core::{Hex, SmallId};
use serde_json::{Value, json};

use crate::house::TestHouse;
use crate::knock::{Answer, Knock};

const ANNAS: Hex<16> = Hex([0xa1; 16]);

async fn post(house: &TestHouse, guest: &Guest, table: &str, wish: &str, body: Value) -> Answer {
    Knock::post(&format!("/api/tables/{table}/{wish}"), body).by(guest).at(house).await
}

/// Two guests at a table; the second, who is no host, has committed to bytes that only the test knows.
async fn seated(house: &TestHouse) -> (Guest, Guest, TableInfo) {
    let [host, anna] = [house.guest("Jan").await, house.guest("Anna").await];
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap();
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
    let house = TestHouse::open().await;
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
        ("leave", json!({"seat": 0})),
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
    let house = TestHouse::open().await;
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
    anna.take_part(id).await.unwrap();
    host.start(id).await.unwrap();
    let begun = anna.take_part(id).await.unwrap();
    assert_eq!(begun.phase, Phase::Playing);
    let record = given_up(&host, id).await;
    assert_eq!(record["fairness"]["commitment"], json!(again.commitment));
    assert!(verify(&record.to_string()).table.is_some());
    house.close().await;
}

#[tokio::test]
async fn whoever_does_not_want_to_wait_any_longer_stands_up_and_nothing_is_fixed_any_more() {
    let house = TestHouse::open().await;
    let (host, anna, table) = seated(&house).await;
    let id = table.id.as_str();
    host.start(id).await.unwrap();
    post(&house, &house.guest("Sly").await, id, "leave", json!({})).await.is_problem(409, "fixed");
    let left = post(&house, &anna, id, "leave", json!({})).await.json();
    assert_eq!(
        (&left["phase"], &left["begun_again"], &left["seats"][1]["kind"]),
        (&json!("waiting"), &json!(1), &json!("open"))
    );
    assert_ne!(left["commitment"], json!(table.commitment), "a new beginning has new secrets");
    assert_eq!(left["commitments"], json!([null, null]));
    // The host goes on with a bot.
    host.take_part(id).await.unwrap();
    host.seat_bot(id, "pup").await.unwrap();
    assert_eq!(host.start(id).await.unwrap().phase, Phase::Playing);
    house.close().await;
}

#[tokio::test]
async fn whoever_runs_the_house_takes_nothing_back_by_naming_a_seat_that_is_not_there() {
    let house = TestHouse::open().await;
    let (host, _, table) = seated(&house).await;
    let fixed = host.start(&table.id).await.unwrap();
    let kick = |seat: usize| Knock::post(&format!("/api/admin/tables/{}/kick", table.id), json!({"seat": seat}));
    house.admin(kick(2)).await.is_problem(422, "malformed");
    let after = host.table(&table.id).await.unwrap();
    assert_eq!((after.phase, after.seq), (Phase::Revealing, fixed.seq));
    assert_eq!(house.admin(kick(1)).await.status, 204);
    assert_eq!(host.table(&table.id).await.unwrap().phase, Phase::Waiting);
    house.close().await;
}

#[tokio::test]
async fn what_stands_at_another_seat_is_not_taken_twice() {
    let house = TestHouse::open().await;
    let (host, anna, table) = seated(&house).await;
    let (id, annas) = (table.id.as_str(), table.commitments[1].clone().unwrap());
    let refused = post(&house, &host, id, "commit", json!({"seat": 0, "commitment": annas})).await;
    assert!(refused.is_problem(409, "same-commitment")["detail"].as_str().unwrap().contains("your own"));
    post(&house, &anna, id, "commit", json!({"seat": 1, "commitment": annas})).await.json();
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    let join = |seat| json!({"seat": seat, "commitment": commitment_to(&table, ANNAS)});
    post(&house, &anna, &table, "join", join(1)).await.json();
    post(&house, &host, &table, "join", join(0)).await.is_problem(409, "same-commitment");
    house.close().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_of_whoever_goes_on_sleeping() {
    let house = TestHouse::open().await;
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
    let house = TestHouse::open().await;
    let (host, anna, table) = seated(&house).await;
    host.start(&table.id).await.unwrap();
    let tokens = [host.token().to_owned(), anna.token().to_owned()];
    let house = TestHouse::open_in(house.close().await, |_| {}).await;
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
    let house = TestHouse::open().await;
    let family = house.guest("Family").await;
    let table = family.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    for name in ["Oma", "Opa"] {
        family.join(&table, &Join { name: Some(name.to_owned()), ..Join::default() }).await.unwrap();
    }
    assert_eq!(family.start(&table).await.unwrap().phase, Phase::Playing);
    let record = given_up(&family, &table).await;
    assert_ne!(record["fairness"]["bytes"][0], record["fairness"]["bytes"][1]);
    assert!(verify(&record.to_string()).table.is_some());
    house.close().await;
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
    let house = TestHouse::open().await;
    let [grinder, anna] = [house.guest("Jan").await, house.guest("Anna").await];
    let table = grinder.open(&NewTable::new("piratz", 2)).await.unwrap();
    let id = table.id.as_str();
    let grinders = Hex([0x61; 16]);
    let commitment = Some(commitment_to(id, grinders).to_string());
    anna.join(id, &Join { seat: Some(1), ..Join::default() }).await.unwrap();
    grinder.join(id, &Join { commitment, ..Join::default() }).await.unwrap();
    grinder.start(id).await.unwrap();
    let fixed = anna.table(id).await.unwrap();
    anna.contribute(&fixed).await.unwrap();

    // The house shows another list, with bytes of its own that it can still choose: Anna's client tells hers only once.
    let other = commitment_to(id, Hex([0x62; 16])).to_string();
    let commitments = vec![Some(other), fixed.commitments[1].clone()];
    let shown = TableInfo { commitments, ..fixed.clone() };
    assert_eq!(anna.contribute(&shown).await.unwrap().seq, fixed.seq, "nothing was said");

    // Now the house knows everything. It finds bytes that please, but they are not those that stand.
    let begun = post(&house, &grinder, id, "reveal", json!({"seat": 0, "bytes": grinders})).await.json();
    assert_eq!(begun["phase"], json!("playing"));
    let record = given_up(&grinder, id).await;
    let fairness: Fairness = serde_json::from_value(record["fairness"].clone()).unwrap();
    let game = catalog::Entry::named("piratz").unwrap();
    let order = catalog::Order {
        deck: catalog::Shelf::default().find(game, &Value::Null).unwrap(),
        players: 2,
        names: None,
        options: Value::Null,
        setup: Value::Null,
        source: Source::Fairness(fairness.clone()),
    };
    let pleasing = ground(&fairness, &order).bytes[0];

    // What was played holds, for everybody and for Anna …
    let held = |record: &Value| verify(&record.to_string()).checks.pop().map(|check| check.aspect);
    let fails = |record: &Value| verify(&record.to_string()).table.is_none().then(|| held(record)).flatten();
    assert_eq!((fails(&record), anna.witnessed(id, &record)), (None, Witnessed::AsFixed { beginnings: 1 }));
    // … a house that deals from other bytes or another secret is caught by its own record …
    let forged = |change: &dyn Fn(&mut Value)| {
        let mut forged = record.clone();
        change(&mut forged["fairness"]);
        (fails(&forged), anna.witnessed(id, &forged))
    };
    assert_eq!(forged(&|fairness| fairness["bytes"][0] = json!(pleasing)).0, Some(Aspect::Shares));
    assert_eq!(forged(&|fairness| fairness["secret"] = json!(Hex([0x5e; 32]))).0, Some(Aspect::Commitment));
    // … and one that makes everything fit together afterwards, by Anna's client.
    let fitting = forged(&|fairness| {
        fairness["bytes"][0] = json!(pleasing);
        fairness["commitments"][0] = json!(commitment_to(id, pleasing));
    });
    assert_eq!(fitting, (None, Witnessed::Otherwise));
    let resealed = forged(&|fairness| {
        fairness["secret"] = json!(Hex([0x5e; 32]));
        fairness["commitment"] = json!(catalog::fairness::commitment(Hex([0x5e; 32])));
    });
    assert_eq!(resealed, (None, Witnessed::Otherwise));
    house.close().await;
}

/// Whoever knows all bytes before the game begins can let it begin again until the cards please; but not unseen.
#[tokio::test]
async fn a_house_that_begins_again_until_the_cards_please_is_counted() {
    let house = TestHouse::open().await;
    let [host, anna] = [house.guest("Jan").await, house.guest("Anna").await];
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap();
    let id = table.id.as_str();
    host.join(id, &Join::default()).await.unwrap();
    anna.join(id, &Join::default()).await.unwrap();
    let kept = commitment_to(id, ANNAS);
    for beginnings in 1..=2 {
        // The house's own seat tells nothing in time.
        post(&house, &host, id, "commit", json!({"seat": 0, "commitment": kept})).await.json();
        host.start(id).await.unwrap();
        anna.take_part(id).await.unwrap();
        assert_eq!(anna.beginnings(id), beginnings);
        host.begin_again(id).await.unwrap();
        // It does not even say that there was a beginning before.
        let shown = TableInfo { begun_again: 0, ..anna.table(id).await.unwrap() };
        anna.contribute(&shown).await.unwrap();
    }
    host.start(id).await.unwrap();
    let begun = anna.take_part(id).await.unwrap();
    assert_eq!(begun.phase, Phase::Playing);
    let record = given_up(&host, id).await;
    assert_eq!(anna.witnessed(id, &record), Witnessed::AsFixed { beginnings: 3 });
    assert_eq!(host.witnessed(id, &record), Witnessed::AsFixed { beginnings: 1 });
    house.close().await;
}

#[tokio::test]
async fn a_commitment_is_asked_for_and_bytes_are_not_taken_instead() {
    let house = TestHouse::open().await;
    let host = house.guest("Jan").await;
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    for body in [json!({}), json!({"bytes": ANNAS}), json!({"commitment": ANNAS})] {
        post(&house, &host, &table, "join", body).await.is_problem(422, "malformed");
    }
    let short = Join { commitment: Some("00".to_owned()), ..Join::default() };
    assert!(matches!(host.join(&table, &short).await, Err(Error::Refused(_))));
    house.close().await;
}
