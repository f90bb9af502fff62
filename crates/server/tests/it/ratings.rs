//! Rated games: they count once, for everybody who may have them count, and the house comes to the same ratings again.

use client::{Clock, Error, Guest, Join, Message, NewTable, TableInfo};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};

use crate::games::{play_on, play_out, take_part};
use crate::house::{FILE, TestHouse, next};
use crate::knock::Knock;

fn rated(game: &str, players: usize) -> NewTable {
    NewTable { rated: true, clock: Some(Clock::Days(3)), pause: Some(0), ..NewTable::new(game, players) }
}

async fn ask(guest: &Guest, path: &str) -> Value {
    let reply = guest.get(path).await.unwrap();
    assert_eq!(reply.status(), StatusCode::OK, "{path}");
    serde_json::from_slice(reply.body()).unwrap()
}

/// A bot that a guest has brought, as somebody who comes with its token.
pub async fn bring(house: &TestHouse, owner: &Guest, name: &str) -> Guest {
    let reply = owner.post("/api/bots", &json!({"name": name})).await.unwrap();
    assert_eq!(reply.status(), StatusCode::CREATED);
    let bot: Value = serde_json::from_slice(reply.body()).unwrap();
    let guest = house.door().returning(bot["token"].as_str().unwrap()).await.unwrap();
    assert_eq!((guest.id.as_str(), guest.name.as_str()), (bot["id"].as_str().unwrap(), name));
    guest
}

fn code<T>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::Refused(problem)) => problem.code,
        Err(error) => panic!("{error}"),
        Ok(_) => "granted".to_owned(),
    }
}

/// The lines of those who have played, from the top down: who, rating, games, victories.
async fn lines(guest: &Guest, game: &str) -> Vec<(String, i64, u64, u64)> {
    let ladder = ask(guest, &format!("/api/ladder/{game}")).await;
    let line = |line: &Value| {
        let (who, rating) = (&line["who"], &line["rating"]);
        let name = who["name"].as_str()?.to_owned();
        Some((name, rating["rating"].as_i64()?, rating["games"].as_u64()?, rating["won"].as_u64()?))
    };
    ladder["lines"].as_array().unwrap().iter().filter_map(line).collect()
}

#[tokio::test]
async fn rated_games_count_and_come_to_the_same_when_the_house_opens_again() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&rated("piratz", 2)).await;
    let ids: Vec<_> = table.seats.iter().map(|seat| seat.id.clone().unwrap()).collect();
    assert_eq!(ids, [guests[0].id.clone(), guests[1].id.clone()], "a rated table tells who plays");
    play_out(&guests, &table).await;
    let ended = guests[0].table(&table.id).await.unwrap().ended.unwrap();
    let changes = ask(&guests[0], &format!("/api/tables/{}/ratings", table.id)).await;
    for seat in 0..2 {
        let change = &changes[seat];
        let expected = match (ended.winners.contains(&seat), ended.winners.len()) {
            (true, 1) => 1579,
            (false, _) => 1421,
            (true, _) => 1500,
        };
        assert_eq!((&change["before"], &change["after"]), (&json!(1500), &json!(expected)));
    }
    // Giving up is losing.
    let again = guests[0].rematch(&table.id).await.unwrap();
    assert!(again.rated);
    for guest in &guests {
        guest.join(&again.id, &Join::default()).await.unwrap();
    }
    guests[0].start(&again.id).await.unwrap();
    guests[1].take_part(&again.id).await.unwrap();
    play_on([&guests[1], &guests[0]], &again.id, 3).await;
    guests[0].resign(&again.id, 1).await.unwrap();
    let before = lines(&guests[0], "piratz").await;
    assert_eq!(before.iter().map(|(_, _, games, _)| *games).collect::<Vec<_>>(), [2; 2]);
    let given_up = ask(&guests[0], &format!("/api/tables/{}/ratings", again.id)).await;
    assert!(given_up[1]["after"].as_i64() < given_up[1]["before"].as_i64(), "{given_up}");
    assert!(given_up[0]["after"].as_i64() > given_up[0]["before"].as_i64(), "{given_up}");
    let page = ask(&guests[1], &format!("/api/players/{}", guests[0].id)).await;
    let game = &page["games"][0];
    assert_eq!((page["who"]["name"].as_str(), page["yours"].as_bool()), (Some("Þóra"), Some(false)));
    assert_eq!((game["game"].as_str(), game["graph"].as_array().unwrap().len()), (Some("piratz"), 3));
    assert_eq!((&game["results"][0]["table"], &game["results"][0]["place"]), (&json!(again.id), &json!(2)));
    assert_eq!(game["rating"]["sure"], json!(false));

    let tokens = [guests[0].token(), guests[1].token()];
    let house = TestHouse::open_in(house.close().await, |_| {}).await;
    let guest = house.door().returning(tokens[0]).await.unwrap();
    assert_eq!(lines(&guest, "piratz").await, before);
    assert_eq!(ask(&guest, &format!("/api/tables/{}/ratings", table.id)).await, changes);
    assert_eq!(
        ask(&house.door().returning(tokens[1]).await.unwrap(), &format!("/api/players/{}", guest.id)).await,
        page
    );
    // A ladder shows the names of today.
    guest.send(Method::PATCH, "/api/session", &json!({"name": "Þórdís"})).await.unwrap();
    assert!(lines(&guest, "piratz").await.iter().any(|(name, ..)| name == "Þórdís"));
    house.close().await;
}

#[tokio::test]
async fn ladders_start_from_what_they_had_and_go_on_also_when_all_results_have_been_forgotten() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&rated("piratz", 2)).await;
    play_out(&guests, &table).await;
    let before = lines(&guests[0], "piratz").await;
    let folder = house.close().await;
    let store = store::Store::open(&folder.path().join(FILE)).await.unwrap();
    assert_eq!(store.forget_results(u64::MAX >> 1, 10).await.unwrap(), 1, "it has been counted");
    store.close().await.unwrap();

    let house = TestHouse::open_in(folder, |_| {}).await;
    let guests = [
        house.door().returning(guests[0].token()).await.unwrap(),
        house.door().returning(guests[1].token()).await.unwrap(),
    ];
    assert_eq!(lines(&guests[0], "piratz").await, before, "whoever counts from the first result comes to nothing");
    given_up(&house, [&guests[0], &guests[1]], 3).await;
    let games: Vec<_> = lines(&guests[0], "piratz").await.into_iter().map(|(_, _, games, _)| games).collect();
    assert_eq!(games, [2, 2]);
    house.close().await;
}

#[tokio::test]
async fn games_that_are_not_rated_or_not_finished_count_for_nobody() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    assert!(table.seats.iter().all(|seat| seat.id.is_none()), "who plays is nobody's business here");
    play_out(&guests, &table).await;
    let (_, unfinished) = house.pair(&rated("piratz", 2)).await;
    assert_eq!(lines(&guests[0], "piratz").await, []);
    let reply = guests[0].get(&format!("/api/players/{}", guests[0].id)).await.unwrap();
    assert_eq!(reply.status(), StatusCode::NOT_FOUND);
    let changes = ask(&guests[0], &format!("/api/tables/{}/ratings", unfinished.id)).await;
    assert_eq!(changes, json!([null, null]));
    house.close().await;
}

/// A game between two that is given up by the first when both have done so much.
async fn given_up(house: &TestHouse, guests: [&Guest; 2], moves: usize) {
    let table = guests[0].open(&rated("piratz", 2)).await.unwrap();
    for guest in guests {
        guest.join(&table.id, &Join::default()).await.unwrap();
    }
    guests[0].start(&table.id).await.unwrap();
    guests[1].take_part(&table.id).await.unwrap();
    play_on(guests, &table.id, moves).await;
    Knock::post(&format!("/api/tables/{}/resign", table.id), json!({"seat": 0})).by(guests[0]).at(house).await;
}

#[tokio::test]
async fn nobody_gets_onto_the_ladder_by_games_that_are_given_up_at_once() {
    let house = TestHouse::open().await;
    let [friend, climber] = [house.guest("Jan").await, house.guest("Þóra").await];
    for _ in 0..10 {
        given_up(&house, [&friend, &climber], 0).await;
    }
    assert_eq!(lines(&climber, "piratz").await, []);
    for _ in 0..5 {
        given_up(&house, [&friend, &climber], 3).await;
    }
    let games: Vec<_> = lines(&climber, "piratz").await.into_iter().map(|(_, _, games, _)| games).collect();
    assert_eq!(games, [3, 3], "who only gives up to somebody stops counting");
    let ladder = ask(&climber, "/api/ladder/piratz").await;
    assert!(ladder["lines"].as_array().unwrap().iter().all(|line| line["place"].is_null()), "{ladder}");
    house.close().await;
}

#[tokio::test]
async fn the_house_never_moves_on_its_ladders() {
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let before = ask(&guest, "/api/ladder/piratz").await;
    let table = guest.open(&NewTable { bots: vec!["pup".to_owned()], ..rated("piratz", 2) }).await.unwrap();
    guest.join(&table.id, &Join::default()).await.unwrap();
    guest.start(&table.id).await.unwrap();
    take_part(&guest, &table.id, 0, 3).await;
    guest.resign(&table.id, 0).await.unwrap();
    let after = ask(&guest, "/api/ladder/piratz").await;
    let house_lines = |ladder: &Value| -> Vec<(Value, Value)> {
        let all = ladder["lines"].as_array().unwrap().iter();
        let own = all.filter(|line| line["who"]["kind"] == "house");
        own.map(|line| (line["who"]["level"].clone(), line["rating"]["rating"].clone())).collect()
    };
    assert_eq!(house_lines(&before), house_lines(&after));
    assert_eq!(house_lines(&before).len(), 4);
    let yours: Vec<_> = after["lines"].as_array().unwrap().iter().filter(|line| line["yours"] == json!(true)).collect();
    assert!(yours.len() == 1 && yours[0]["rating"]["rating"].as_i64().unwrap() < 1500, "{yours:?}");
    assert_eq!((&yours[0]["place"], &after["yours"]), (&json!(null), &json!(0)));
    house.close().await;
}

#[tokio::test]
async fn what_the_house_plays_alone_counts_for_nobody() {
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let bots = vec!["pup".to_owned(), "rat".to_owned()];
    let table = guest.open(&NewTable { bots, ..rated("piratz", 2) }).await.unwrap();
    guest.start(&table.id).await.unwrap();
    let mut socket = guest.connect(&table.id, None, None).await.unwrap();
    next(&mut socket, |message| match message {
        Message::Table(welcome) => welcome.table.ended,
        Message::Update(update) => update.ended,
        _ => None,
    })
    .await;
    let ladder = ask(&guest, "/api/ladder/piratz").await;
    let games: Vec<_> =
        ladder["lines"].as_array().unwrap().iter().map(|line| line["rating"]["games"].clone()).collect();
    assert_eq!(games, [0; 4].map(|none| json!(none)));
    house.close().await;
}

#[tokio::test]
async fn nobody_plays_against_themselves_for_a_rating() {
    let house = TestHouse::open().await;
    let (owner, other) = (house.guest("Þóra").await, house.guest("Jan").await);
    let (bot, second) = (bring(&house, &owner, "Nibbler").await, bring(&house, &owner, "Gnawer").await);
    let join = async |guest: &Guest, table: &TableInfo| code(guest.join(&table.id, &Join::default()).await);
    let refused = "rated-against-oneself";

    let table = owner.open(&rated("piratz", 4)).await.unwrap();
    assert_eq!(join(&owner, &table).await, "granted");
    assert_eq!((join(&owner, &table).await, join(&bot, &table).await), (refused.to_owned(), refused.to_owned()));
    let borrowed = Join { name: Some("Þóra".to_owned()), ..Join::default() };
    let seats = other.join(&table.id, &borrowed).await.unwrap().seats;
    assert_eq!(seats[1].name.as_deref(), Some("Jan"), "nobody goes by another's name");
    let table = other.open(&rated("piratz", 4)).await.unwrap();
    assert_eq!(join(&bot, &table).await, "granted");
    for guest in [&bot, &second, &owner] {
        assert_eq!(join(guest, &table).await, refused);
    }
    let seats = other.table(&table.id).await.unwrap().seats;
    assert_eq!((seats[0].owner.as_deref(), &seats[0].id), (Some("Þóra"), &Some(bot.id.clone())));

    // Where nothing is at stake everybody plays with whom they like.
    let table = owner.open(&NewTable::new("piratz", 4)).await.unwrap();
    for guest in [&owner, &owner, &bot, &second] {
        assert_eq!(join(guest, &table).await, "granted");
    }
    let unclocked = NewTable { clock: None, ..rated("piratz", 2) };
    assert_eq!(code(owner.open(&unclocked).await), "rated-without-clock");
    house.close().await;
}

#[tokio::test]
async fn whoever_asks_a_ladder_for_nonsense_is_told_so() {
    let house = TestHouse::open().await;
    for (path, status, code) in [
        ("/api/ladder/chess", 422, "malformed"),
        ("/api/ladder/piratz?page=-1", 422, "malformed"),
        ("/api/players/nobody", 404, "no-such-player"),
        ("/api/players/0123456789abcdef", 404, "no-such-player"),
        ("/api/tables/0123456789abcdef/ratings", 404, "no-such-table"),
        ("/api/session/bots", 401, "no-session"),
    ] {
        Knock::get(path).at(&house).await.is_problem(status, code);
    }
    let beyond = Knock::get("/api/ladder/piratz?page=99999999").at(&house).await.json();
    assert_eq!((&beyond["page"], &beyond["pages"]), (&json!(0), &json!(1)));
    house.close().await;
}
