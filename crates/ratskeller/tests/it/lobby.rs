//! Finding a table, sitting down at it, and playing again.

use client::{Error, Guest, Join, NewTable, Phase, SeatKind, TableInfo};
use serde_json::{Value, json};

use crate::guests::{begin, play, short, start};
use crate::house::Ratskeller;

/// Asks a table for something; the code of the problem if it is refused.
async fn ask(guest: &Guest, table: &str, what: &str, body: &Value) -> Result<TableInfo, String> {
    let reply = guest.post(&format!("/api/tables/{table}/{what}"), body).await.expect("an answer");
    let answer: Value = serde_json::from_slice(reply.body()).expect("JSON");
    if reply.status().is_success() {
        Ok(serde_json::from_value(answer).expect("a table"))
    } else {
        Err(answer["code"].as_str().expect("a code").to_owned())
    }
}

/// The code of the problem.
fn refused<T>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::Refused(problem)) => problem.code,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it was granted"),
    }
}

fn at(seat: usize) -> Join {
    Join { seat: Some(seat), ..Join::default() }
}

fn kinds(table: &TableInfo) -> Vec<SeatKind> {
    table.seats.iter().map(|seat| seat.kind).collect()
}

fn names(table: &TableInfo) -> Vec<&str> {
    table.seats.iter().map(|seat| seat.name.as_deref().unwrap_or("")).collect()
}

/// The ids of the public tables that are asked for.
async fn listed(keller: &Ratskeller, query: &str) -> Vec<String> {
    let tables: Value = serde_json::from_str(&keller.page(&format!("/api/tables{query}")).await).unwrap();
    tables.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn tables_are_found_by_game_and_by_how_far_they_are() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let open = anna.open(&short("piratz", 3)).await.unwrap();
    let running = begin(&[&anna, &jan], &short("rat-hot", 2)).await;
    let secret = anna.open(&NewTable { private: true, ..short("piratz", 2) }).await.unwrap();
    assert_eq!((open.phase, open.hosting, kinds(&open)), (Phase::Waiting, true, vec![SeatKind::Open; 3]));

    assert_eq!(
        listed(&keller, "").await,
        [running.id.as_str(), open.id.as_str()],
        "the one that changed last comes first"
    );
    assert_eq!(listed(&keller, "?game=piratz").await, [open.id.as_str()]);
    assert_eq!(listed(&keller, "?phase=playing").await, [running.id.as_str()]);
    assert!(listed(&keller, "?game=piratz&phase=over").await.is_empty());
    assert_eq!(jan.table(&open.id).await.unwrap().game, "piratz");
    assert_eq!(refused(jan.table(&secret.id).await), "no-such-table");
    let invited = Join { invite: secret.invite, ..Join::default() };
    assert_eq!(jan.join(&secret.id, &invited).await.unwrap().seats[0].name.as_deref(), Some("Jan"));
}

#[tokio::test]
async fn one_sits_where_one_likes_or_where_there_is_room() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let table = &anna.open(&short("piratz", 3)).await.unwrap().id;
    jan.join(table, &at(1)).await.unwrap();
    assert_eq!(refused(mia.join(table, &at(1)).await), "seat-taken");
    assert_eq!(refused(mia.join(table, &at(3)).await), "malformed");
    mia.join(table, &Join::default()).await.unwrap();
    anna.join(table, &Join::default()).await.unwrap();
    let full = anna.table(table).await.unwrap();
    assert_eq!(names(&full), ["Mia", "Jan", "Anna"]);
    assert_eq!(full.seats.iter().map(|seat| seat.yours).collect::<Vec<_>>(), [false, false, true]);
    assert_eq!(refused(jan.join(table, &Join::default()).await), "no-free-seat");
}

#[tokio::test]
async fn the_host_decides_who_plays_and_when_the_game_begins() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let table = &anna.open(&short("piratz", 3)).await.unwrap().id;
    anna.join(table, &Join::default()).await.unwrap();
    jan.join(table, &Join::default()).await.unwrap();
    assert_eq!(refused(anna.start(table).await), "seats-open");
    assert_eq!(refused(jan.seat_bot(table, "rat").await), "not-your-table");
    assert_eq!(refused(anna.seat_bot(table, "cat").await), "malformed");
    assert_eq!(ask(&anna, table, "bots", &json!({"seat": 1, "level": "rat"})).await.unwrap_err(), "seat-taken");
    let full = ask(&anna, table, "bots", &json!({"seat": 2, "level": "rat"})).await.unwrap();
    assert_eq!(kinds(&full), [SeatKind::Person, SeatKind::Person, SeatKind::Bot]);

    assert_eq!(ask(&mia, table, "leave", &json!({})).await.unwrap_err(), "not-your-seat");
    assert_eq!(ask(&jan, table, "leave", &json!({"seat": 0})).await.unwrap_err(), "not-your-table");
    let left = ask(&jan, table, "leave", &json!({})).await.unwrap();
    assert_eq!(kinds(&left), [SeatKind::Person, SeatKind::Open, SeatKind::Bot]);
    mia.join(table, &Join::default()).await.unwrap();
    for seat in [1, 2] {
        let removed = ask(&anna, table, "leave", &json!({"seat": seat})).await.unwrap();
        assert_eq!(removed.seats[seat].kind, SeatKind::Open);
    }
    jan.join(table, &at(2)).await.unwrap();
    anna.seat_bot(table, "pup").await.unwrap();
    assert_eq!(refused(jan.start(table).await), "not-your-table");
    let started = start(&[&anna, &jan], table).await;
    assert_eq!((started.phase, kinds(&started)[1]), (Phase::Playing, SeatKind::Bot));

    for late in [refused(anna.start(table).await), refused(mia.join(table, &Join::default()).await)] {
        assert_eq!(late, "begun");
    }
    assert_eq!(ask(&jan, table, "leave", &json!({})).await.unwrap_err(), "begun");
}

#[tokio::test]
async fn ones_own_tables_are_those_one_hosts_or_sits_at() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let finished = begin(&[&anna, &jan], &short("rat-hot", 2)).await.id;
    play(&[&anna, &jan], &finished).await;
    let running = begin(&[&jan, &anna], &short("piratz", 2)).await.id;
    let hosted = mia.open(&NewTable { private: true, ..short("piratz", 2) }).await.unwrap().id;
    for guest in [&anna, &jan] {
        let own = guest.own_tables().await.unwrap();
        let own: Vec<_> = own.iter().map(|table| (table.id.as_str(), table.phase)).collect();
        assert_eq!(own, [(running.as_str(), Phase::Playing), (finished.as_str(), Phase::Over)]);
    }
    assert_eq!(mia.own_tables().await.unwrap().into_iter().map(|table| table.id).collect::<Vec<_>>(), [hosted]);
}

#[tokio::test]
async fn a_rematch_keeps_the_company_and_rotates_the_seats() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let order = NewTable { bots: vec!["pup".to_owned()], ..short("piratz", 3) };
    let table = &begin(&[&anna, &jan], &order).await.id;
    assert_eq!(refused(jan.rematch(table).await), "not-over");
    play(&[&anna, &jan], table).await;
    assert_eq!(refused(mia.rematch(table).await), "not-your-table");

    let again = jan.rematch(table).await.unwrap();
    assert_eq!(kinds(&again), [SeatKind::Bot, SeatKind::Kept, SeatKind::Kept]);
    assert_eq!(names(&again)[1..], ["Anna", "Jan"]);
    assert!(!again.hosting && again.seats[2].yours && again.commitment != anna.table(table).await.unwrap().commitment);
    assert_eq!(anna.rematch(table).await.unwrap().id, again.id, "there is only one");
    assert_eq!(jan.table(table).await.unwrap().rematch.as_ref(), Some(&again.id));

    assert_eq!(refused(mia.join(&again.id, &Join::default()).await), "no-free-seat");
    assert_eq!(refused(jan.join(&again.id, &at(1)).await), "seat-taken");
    assert_eq!(refused(anna.start(&again.id).await), "seats-open");
    jan.join(&again.id, &Join::default()).await.unwrap();
    let full = anna.join(&again.id, &Join::default()).await.unwrap();
    assert_eq!(names(&full)[1..], ["Anna", "Jan"]);
    assert_eq!(start(&[&anna, &jan], &again.id).await.phase, Phase::Playing);
}

#[tokio::test]
async fn whoever_sat_on_several_seats_keeps_them_with_their_names() {
    let keller = Ratskeller::open().await;
    let family = keller.guest("Family").await;
    let table = &family.open(&short("rat-hot", 2)).await.unwrap().id;
    for name in ["Oma", "Opa"] {
        family.join(table, &Join { name: Some(name.to_owned()), ..Join::default() }).await.unwrap();
    }
    family.start(table).await.unwrap();
    play(&[&family, &family], table).await;
    let again = family.rematch(table).await.unwrap();
    assert_eq!(names(&again), ["Opa", "Oma"]);
    for _ in 0..2 {
        family.join(&again.id, &Join::default()).await.unwrap();
    }
    assert_eq!(names(&family.start(&again.id).await.unwrap()), ["Opa", "Oma"]);
}
