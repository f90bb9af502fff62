//! Whatever is done at one node is so at all of them: guests and their programs, lists, ladders, reviews, and what whoever
//! runs the house does.

use client::{Clock, Guest, NewTable, Phase};
use futures_util::future::join;
use hyper::StatusCode;
use serde_json::{Value, json};

use super::{Cellar, at, pair, sockets};
use crate::games::play_on;
use crate::house::{TestHouse, surely};
use crate::intruders::close_code;
use crate::knock::Knock;
use crate::ratings::bring;

async fn told(guest: &Guest, page: &str) -> Value {
    let reply = guest.get(page).await.unwrap();
    assert_eq!(reply.status(), StatusCode::OK, "{page}");
    serde_json::from_slice(reply.body()).unwrap()
}

/// Waits until this is so, as it is when every node has heard of it.
async fn until_so(mut is_so: impl AsyncFnMut() -> bool) {
    surely(async {
        while !is_so().await {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
}

impl Cellar {
    /// Asks a node as whoever runs the house.
    async fn admin(&self, knock: Knock, node: &TestHouse) -> Value {
        let token = self.sql("SELECT text FROM keepsakes WHERE name = 'token'");
        let answer = knock.with("authorization", format!("Bearer {token}")).at(node).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }
}

#[tokio::test]
async fn guests_their_programs_and_their_tables_are_known_at_every_node() {
    for cellar in [Cellar::new(), Cellar::silent()] {
        let nodes: [_; 2] = cellar.nodes().await;
        let here = nodes[0].guest("Þóra").await;
        let there = at(&nodes[1], &here).await;
        let bot = bring(&nodes[0], &here, "Nibbler").await;
        assert_eq!(at(&nodes[1], &bot).await.name, "Nibbler");
        let table = here.open(&NewTable::new("piratz", 2)).await.unwrap().id;
        for listed in [there.tables().await, there.own_tables().await, there.tables_that_are("waiting").await] {
            assert_eq!(listed.unwrap()[0].id, table);
        }
        Knock::patch("/api/session", json!({"name": "Anna"})).by(&here).at(&nodes[0]).await;
        until_so(async || told(&there, "/api/session").await["name"] == "Anna").await;
        assert_eq!(Knock::new("DELETE", &format!("/api/tables/{table}")).by(&there).at(&nodes[1]).await.status, 204);
        until_so(async || here.table(&table).await.is_err()).await;
        assert_eq!(Knock::new("DELETE", "/api/session").by(&there).at(&nodes[1]).await.status, 200);
        until_so(async || here.get("/api/session").await.unwrap().status() == StatusCode::UNAUTHORIZED).await;
        until_so(async || bot.get("/api/session").await.unwrap().status() == StatusCode::UNAUTHORIZED).await;
        for node in nodes {
            node.close().await;
        }
    }
}

#[tokio::test]
async fn a_game_that_counts_counts_once_at_every_node_and_is_looked_back_on_by_any() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let order = NewTable {
        rated: true,
        clock: Some(Clock::Days(3)),
        options: Some(json!({"until": {"rounds": 1}})),
        ..NewTable::new("rat-a-tat-cat", 2)
    };
    let (guests, table) = pair([&nodes[0], &nodes[1]], &order).await;
    play_on([&guests[0], &guests[1]], &table.id, usize::MAX).await;
    assert_eq!(guests[0].table(&table.id).await.unwrap().phase, Phase::Over);
    let (page, there) = ("/api/ladder/rat-a-tat-cat", at(&nodes[1], &guests[0]).await);
    let has_counted = |ladder: &Value| ladder["lines"].to_string().contains("Jan");
    until_so(async || has_counted(&told(&guests[0], page).await) && has_counted(&told(&there, page).await)).await;
    assert_eq!(told(&guests[0], page).await["lines"], told(&there, page).await["lines"]);
    assert_eq!(cellar.sql("SELECT count(*) FROM results"), "1");

    let review = format!("/api/tables/{}/review", table.id);
    assert_eq!(guests[0].post(&review, &()).await.unwrap().status(), StatusCode::ACCEPTED);
    until_so(async || told(&guests[1], &review).await["state"] == "ready").await;
    assert_eq!(told(&guests[0], &review).await, told(&guests[1], &review).await);
    for node in nodes {
        node.close().await;
    }
}

/// Notes whenever a review is kept.
const COUNTED: &str = "CREATE TABLE thoughts (room BIGINT);
    CREATE FUNCTION note_thought() RETURNS TRIGGER LANGUAGE plpgsql AS
        'BEGIN INSERT INTO thoughts VALUES (NEW.room); RETURN NEW; END';
    CREATE TRIGGER thoughts BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION note_thought()";

#[tokio::test]
async fn a_game_that_two_nodes_are_asked_about_in_the_same_moment_is_thought_about_once() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let order = NewTable { options: Some(json!({"until": {"rounds": 1}})), ..NewTable::new("rat-a-tat-cat", 2) };
    let (guests, table) = pair([&nodes[0], &nodes[1]], &order).await;
    play_on([&guests[0], &guests[1]], &table.id, usize::MAX).await;
    cellar.sql(COUNTED);
    let review = format!("/api/tables/{}/review", table.id);
    let (one, other) = join(guests[0].post(&review, &()), guests[1].post(&review, &())).await;
    assert!(one.unwrap().status().is_success() && other.unwrap().status().is_success());
    for guest in &guests {
        until_so(async || {
            let state = told(guest, &review).await["state"].clone();
            assert_ne!(state, "none", "it has begun");
            state == "ready"
        })
        .await;
    }
    until_so(async || cellar.sql("SELECT count(*) FROM reviewing") == "0").await;
    assert_eq!(cellar.sql("SELECT count(*) FROM thoughts"), "1");
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn a_game_that_a_node_looked_back_on_which_is_gone_is_taken_over() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let order = NewTable { options: Some(json!({"until": {"rounds": 1}})), ..NewTable::new("rat-a-tat-cat", 2) };
    let (guests, table) = pair([&nodes[0], &nodes[1]], &order).await;
    play_on([&guests[0], &guests[1]], &table.id, usize::MAX).await;
    let review = format!("/api/tables/{}/review", table.id);
    // Another node has it, which beats for the last time.
    cellar.sql(
        "INSERT INTO nodes (id, started, beat, tables, drives, sockets, draining, address, version)
         VALUES (77, 0, house_time(), 0, 0, 0, FALSE, '', '');
         INSERT INTO reviewing SELECT DISTINCT room, 77, 3, 9 FROM entries",
    );
    let working = json!({"state": "working", "done": 3, "of": 9});
    assert_eq!(told(&guests[0], &review).await, working);
    let asked = guests[1].post(&review, &()).await.unwrap();
    assert_eq!(asked.status(), StatusCode::ACCEPTED);
    assert_eq!(serde_json::from_slice::<Value>(asked.body()).unwrap(), working);
    until_so(async || told(&guests[0], &review).await["state"] == "none").await;
    assert_eq!(guests[0].post(&review, &()).await.unwrap().status(), StatusCode::ACCEPTED);
    until_so(async || told(&guests[1], &review).await["state"] == "ready").await;
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn whoever_runs_the_house_does_it_at_all_nodes() {
    for cellar in [Cellar::new(), Cellar::silent()] {
        let nodes: [_; 2] = cellar.nodes().await;
        let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
        let [_first, mut second] = sockets([&guests[0], &guests[1]], &table.id).await;
        cellar.admin(Knock::post("/api/admin/notice", json!({"text": "We close at ten."})), &nodes[0]).await;
        until_so(async || Knock::get("/api/notice").at(&nodes[1]).await.json()["text"] == "We close at ten.").await;
        cellar.admin(Knock::post("/api/admin/blocks", json!({"who": guests[1].id})), &nodes[0]).await;
        assert_eq!(close_code(&mut second).await, 4005);
        Knock::get("/api/session").by(&guests[1]).at(&nodes[1]).await.is_problem(403, "blocked");
        let blocked = format!("/api/admin/blocks/{}", guests[1].id);
        assert_eq!(cellar.admin(Knock::new("DELETE", &blocked), &nodes[1]).await, json!([]));
        until_so(async || Knock::get("/api/session").by(&guests[1]).at(&nodes[0]).await.status == 200).await;
        for node in nodes {
            node.close().await;
        }
    }
}
