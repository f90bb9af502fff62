//! Finished games are looked back on, thought about, and played on from where they could have gone another way.

pub mod past;

use std::time::Duration;

use catalog::analysis::alone;
use catalog::{Study, clock, verify};
use client::{Guest, Message, NewTable, Reply};
use hyper::StatusCode;
use serde_json::{Value, json};
use store::Store;

use crate::house::{FILE, TestHouse, next};
use crate::ratings::bring;
use past::{Past, house_with, returning};

fn read(reply: &Reply) -> Value {
    serde_json::from_slice(reply.body()).unwrap()
}

fn code(reply: &Reply) -> String {
    read(reply)["code"].as_str().unwrap_or_default().to_owned()
}

/// Waits until the king has thought about everything.
async fn ready(guest: &Guest, game: &Past) -> Value {
    let mut before = 0;
    let mut now_and_then = tokio::time::interval(Duration::from_millis(50));
    loop {
        now_and_then.tick().await;
        let review = read(&guest.get(&game.page("review")).await.unwrap());
        if review["state"] == "ready" {
            return review["analysis"].clone();
        }
        assert_eq!(review["state"], "working");
        let (done, of) = (review["done"].as_u64().unwrap(), review["of"].as_u64().unwrap());
        assert!(before <= done && done <= of);
        before = done;
    }
}

#[tokio::test]
async fn a_review_is_that_of_the_command_line_and_is_kept_when_the_house_closes() {
    let game = Past::short(1);
    let (house, guest) = house_with(std::slice::from_ref(&game)).await;
    assert_eq!(read(&guest.get(&game.page("review")).await.unwrap()), json!({"state": "none"}));
    let begun = guest.post(&game.page("review"), &()).await.unwrap();
    assert_eq!((begun.status(), &read(&begun)["state"]), (StatusCode::ACCEPTED, &json!("working")));
    let analysis = ready(&guest, &game).await;

    let text = guest.get(&game.page("record")).await.unwrap();
    let study = Study::open(std::str::from_utf8(text.body()).unwrap()).unwrap();
    let usual = study.table().deck().game.usual_thinking();
    let alone = study.analyse(usual, clock::until, &alone, &|| ());
    assert_eq!(analysis, serde_json::to_value(&alone).unwrap());

    let house = TestHouse::open_in(house.close().await, |_| {}).await;
    let again = returning(&house).await.post(&game.page("review"), &()).await.unwrap();
    assert_eq!((again.status(), &read(&again)["analysis"]), (StatusCode::OK, &analysis));
    house.close().await;
}

#[tokio::test]
async fn only_so_many_games_wait_to_be_thought_about() {
    let games: Vec<Past> = (0..20).map(|number| Past::new(number, "rat-hot", json!({}))).collect();
    let (house, guest) = house_with(&games).await;
    let full = (StatusCode::SERVICE_UNAVAILABLE, "many-reviews".to_owned());
    for game in &games[..2] {
        assert_eq!(guest.post(&game.page("review"), &()).await.unwrap().status(), StatusCode::ACCEPTED);
    }
    let third = guest.post(&games[2].page("review"), &()).await.unwrap();
    assert_eq!((third.status(), code(&third)), full, "two of them may be one guest's");
    let mut last = None;
    for game in &games[2..] {
        let answer = house.guest("Jan").await.post(&game.page("review"), &()).await.unwrap();
        last = Some((answer.status(), code(&answer)));
    }
    assert_eq!(last, Some(full));
    let again = guest.post(&games[0].page("review"), &()).await.unwrap();
    assert_eq!(again.status(), StatusCode::ACCEPTED, "what has begun is not begun twice");
    house.close().await;
}

#[tokio::test]
async fn a_program_that_wonders_is_taken_for_no_person_and_hurries_nobody() {
    let game = Past::short(4);
    let (house, guest) = house_with(std::slice::from_ref(&game)).await;
    let bot = bring(&house, &guest, "Nibbler").await;
    let wondering = json!({"input": 0, "seat": 0, "level": "pup"});
    let table = read(&bot.post(&game.page("what-if"), &wondering).await.unwrap());
    let seat = &table["seats"][0];
    assert_eq!((&seat["kind"], &seat["name"], &seat["owner"]), (&json!("program"), &json!("Nibbler"), &json!("Þóra")));
    let folder = house.close().await;
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    assert_eq!(store.to_wake().await.unwrap(), [], "the house opens without playing it on");
}

#[tokio::test]
async fn a_game_that_goes_on_is_nobodys_to_look_back_on() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let page = |page: &str| format!("/api/tables/{}/{page}", table.id);
    for looking in ["steps", "steps?seat=0", "review"] {
        let answer = guests[0].get(&page(looking)).await.unwrap();
        assert_eq!((answer.status(), code(&answer)), (StatusCode::CONFLICT, "not-over".to_owned()));
    }
    let what_if = json!({"input": 0, "seat": 0, "level": "rat"});
    for (wish, body) in [("review", Value::Null), ("what-if", what_if)] {
        let answer = guests[0].post(&page(wish), &body).await.unwrap();
        assert_eq!((answer.status(), code(&answer)), (StatusCode::CONFLICT, "not-over".to_owned()));
    }
    house.close().await;
}

#[tokio::test]
async fn a_game_that_was_given_up_is_looked_at_but_not_judged() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("rat-hot", 2)).await;
    guests[0].resign(&table.id, 0).await.unwrap();
    let page = |page: &str| format!("/api/tables/{}/{page}", table.id);
    let steps = read(&guests[1].get(&page("steps")).await.unwrap());
    assert_eq!(steps.as_array().unwrap().len(), 1, "nothing was done");
    let judged = guests[1].post(&page("review"), &()).await.unwrap();
    assert_eq!((judged.status(), code(&judged)), (StatusCode::CONFLICT, "given-up".to_owned()));
    house.close().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_with_a_reason() {
    let (open, hidden) = (Past::short(1), Past::short(2).private());
    let games = [open, hidden];
    let (house, guest) = house_with(&games).await;
    let [open, hidden] = &games;
    let stranger = house.guest("Gast").await;
    for page in ["steps", "review"] {
        assert_eq!(stranger.get(&hidden.page(page)).await.unwrap().status(), StatusCode::NOT_FOUND);
        assert_eq!(house.door().get(&open.page(page)).await.unwrap().status(), StatusCode::OK);
    }
    assert_eq!(guest.get(&open.page("steps?seat=2")).await.unwrap().status(), StatusCode::UNPROCESSABLE_ENTITY);
    let last = open.table.inputs();
    let senseless = [
        json!({"input": last, "seat": 0, "level": "rat"}),
        json!({"input": -1, "seat": 0, "level": "rat"}),
        json!({"input": 0, "seat": 2, "level": "rat"}),
        json!({"input": 0, "seat": 0, "level": "random"}),
        json!({"input": 0, "seat": 0, "level": "rat", "cards": "mine"}),
        json!({"seat": 0, "level": "rat"}),
    ];
    for body in senseless {
        let answer = guest.post(&open.page("what-if"), &body).await.unwrap();
        assert_eq!(
            (answer.status(), code(&answer)),
            (StatusCode::UNPROCESSABLE_ENTITY, "malformed".to_owned()),
            "{body}"
        );
    }
    let own = read(&guest.get("/api/session/tables").await.unwrap());
    assert_eq!(own, json!([]), "no table was opened");
    house.close().await;
}

#[tokio::test]
async fn a_game_is_played_on_from_one_of_its_positions_with_the_same_cards() {
    let game = Past::new(3, "rat-hot", json!({}));
    let (house, guest) = house_with(std::slice::from_ref(&game)).await;
    let record = read(&guest.get(&game.page("record")).await.unwrap());
    let inputs = record["inputs"].as_array().unwrap();
    let (last, end) = (inputs.len() - 1, inputs.last().unwrap());
    let (seat, action) = (end["seat"].as_u64().unwrap() as usize, &end["action"]);

    let body = json!({"input": last, "seat": seat, "level": "pup"});
    let opened = guest.post(&game.page("what-if"), &body).await.unwrap();
    assert_eq!(opened.status(), StatusCode::CREATED);
    let table = read(&opened);
    let id = table["id"].as_str().unwrap();
    assert_eq!((&table["phase"], &table["private"], &table["clock"]), (&json!("playing"), &json!(true), &Value::Null));
    assert_eq!(game.page(""), format!("/api/tables/{}/", table["what_if"]["table"].as_str().unwrap()));
    assert_eq!(table["what_if"]["input"], last);
    assert_eq!(
        house.guest("Gast").await.get(&format!("/api/tables/{id}")).await.unwrap().status(),
        StatusCode::NOT_FOUND
    );

    let mut socket = guest.connect(id, Some(seat), None).await.unwrap();
    let seq = next(&mut socket, |message| match message {
        Message::Table(told) => Some(told.seq),
        _ => None,
    });
    let seq = seq.await;
    socket.act("the same again", seq, action).await.unwrap();
    next(&mut socket, |message| matches!(message, Message::Update(_)).then_some(())).await;

    let played_on = guest.record(id).await.unwrap();
    assert!(verify(&played_on.to_string()).table.is_some(), "{played_on}");
    let without_times = |record: &Value| {
        let inputs = record["inputs"].as_array().unwrap().iter();
        inputs.map(|input| (input["seat"].clone(), input["action"].clone())).collect::<Vec<_>>()
    };
    assert_eq!((&played_on["outcome"], without_times(&played_on)), (&record["outcome"], without_times(&record)));

    // What is not on the disk has not happened: the table is the same when the house opens again.
    let house = TestHouse::open_in(house.close().await, |_| {}).await;
    assert_eq!(returning(&house).await.record(id).await.unwrap(), played_on);
    house.close().await;
}
