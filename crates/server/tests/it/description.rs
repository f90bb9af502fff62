//! What the house says of itself is what the manual says, and what it does.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use catalog::fairness::commitment_to;
use client::{Clock, NewTable};
use ratskeller_core::Hex;
use serde_json::{Value, json};

use crate::games::play_out;
use crate::house::TestHouse;
use crate::knock::{Answer, Knock};

const MANUAL: &str = include_str!("../../../../docs/tables.md");

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::to_value(server::description()).expect("a description is JSON"));

/// A page and what is done with it, as the description names them; none if it does not.
fn described(method: &str, address: &str) -> Option<(String, String)> {
    let path = address.split('?').next()?;
    let fits = |page: &str| {
        let mut parts = page.split('/').zip(path.split('/'));
        page.split('/').count() == path.split('/').count()
            && parts.all(|(named, given)| named == given || named.starts_with('{'))
    };
    let pages = DESCRIPTION["paths"].as_object()?;
    let page = pages.keys().find(|page| *page == path).or_else(|| pages.keys().find(|page| fits(page)))?;
    let method = method.to_lowercase();
    pages[page].get(&method).map(|_| (page.clone(), method))
}

/// That an answer is one of those which the house says it gives there: its status, its kind and its shape.
#[track_caller]
pub fn hold(method: &str, address: &str, answer: &Answer) {
    let Some((page, method)) = described(method, address) else { return };
    let responses = &DESCRIPTION["paths"][&page][&method]["responses"];
    let response = &responses[answer.status.to_string()];
    assert!(response.is_object(), "{method} {address}: nobody said that this can be {}: {answer:?}", answer.status);
    let Some(contents) = response["content"].as_object() else { return };
    let kind = answer.headers.get("content-type").map_or("", |kind| kind.split(';').next().unwrap_or_default());
    let content = contents.get(kind).unwrap_or_else(|| panic!("{method} {address}: not as {kind}: {answer:?}"));
    if kind.ends_with("json") {
        let told = answer.json();
        let faults = faults(&content["schema"], &told);
        assert!(faults.is_empty(), "{method} {address}: {faults:#?} in {told:#}");
    }
}

/// What about the value is not as the schema has it.
fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let whole = json!({"allOf": [schema], "components": DESCRIPTION["components"]});
    let validator = jsonschema::validator_for(&whole).expect("the description is a schema");
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[tokio::test]
async fn every_page_of_the_manual_is_described_as_openapi_3_1() {
    let house = TestHouse::open().await;
    let description = Knock::get("/api/openapi.json").at(&house).await.json();
    assert_eq!(description, *DESCRIPTION);
    assert_eq!(description["openapi"], "3.1.0");
    let pages = MANUAL.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')?.0.split_once(" /"));
    let pages: Vec<_> = pages.collect();
    assert!(pages.len() > 15, "{pages:?}");
    for (method, page) in pages {
        let described = &description["paths"][format!("/{page}")][method.to_lowercase()];
        assert!(described["responses"].is_object(), "{method} /{page} is not described");
        assert!(described["summary"].is_string(), "{method} /{page} says nothing of itself");
    }
    house.close().await;
}

/// Every page that is described, with what can be done with it.
fn pages() -> BTreeSet<(String, String)> {
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let methods = |(page, item): (&String, &Value)| {
        let page = page.clone();
        item.as_object().unwrap().keys().map(|method| (page.clone(), method.clone())).collect::<Vec<_>>()
    };
    paths.iter().flat_map(methods).collect()
}

#[tokio::test]
async fn every_page_answers_as_it_is_described() {
    let house = TestHouse::open().await;
    let mut visited = BTreeSet::new();
    let mut visit = async |knock: Knock| {
        let answer = knock.at(&house).await;
        assert!(answer.status < 300, "{answer:?}");
        visited.extend(described(knock.method(), knock.address()));
        answer
    };
    for page in [
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/games",
        "/api/games/piratz/deck",
        "/api/lessons",
        "/api/ladder/piratz",
    ] {
        visit(Knock::get(page)).await;
    }
    visit(Knock::post("/api/lessons/piratz/first", json!({"answers": []}))).await;
    visit(Knock::post("/api/session", json!({"name": "Nobody in particular"}))).await;

    // A rated game, until it is over.
    let rated = NewTable { rated: true, clock: Some(Clock::Days(3)), pause: Some(0), ..NewTable::new("piratz", 2) };
    let (guests, table) = house.pair(&rated).await;
    let [host, other] = &guests;
    let at = |rest: &str| format!("/api/tables/{}{rest}", table.id);
    assert_eq!(visit(Knock::socket(&at("/socket?seat=0")).by(host)).await.status, 101);
    let mut told = Value::Null;
    let mut seat = 0;
    for (number, guest) in guests.iter().enumerate() {
        let turn = visit(Knock::get(&at(&format!("/turn?seat={number}&after=4"))).by(guest)).await.json();
        if turn["to_move"] == number {
            (told, seat) = (turn, number);
        }
    }
    let action = &told["choices"][0]["action"];
    let acting = json!({"seat": seat, "id": "a", "seq": told["seq"], "action": action});
    visit(Knock::post(&at("/act"), acting).by(&guests[seat])).await;
    play_out(&guests, &table).await;
    for page in ["", "/record", "/steps", "/steps?seat=1", "/review", "/ratings"] {
        visit(Knock::get(&at(page)).by(other)).await;
    }
    visit(Knock::post(&at("/review"), json!({})).by(host)).await;
    visit(Knock::post(&at("/what-if"), json!({"input": 1, "seat": 0, "level": "pup"})).by(host)).await;
    visit(Knock::post(&at("/rematch"), json!({})).by(other)).await;
    visit(Knock::get(&format!("/api/players/{}", host.id))).await;
    visit(Knock::get("/api/ladder/piratz").by(host)).await;

    // A table that waits, and is given up as soon as it has begun.
    let opening = json!({"game": "piratz", "players": 4, "bots": ["rat", "pup"], "private": true});
    let table = visit(Knock::post("/api/tables", opening).by(host)).await.json();
    let at = |rest: &str| format!("/api/tables/{}{rest}", table["id"].as_str().unwrap());
    let bytes = Hex([7; 16]);
    let commitment = commitment_to(table["id"].as_str().unwrap(), bytes);
    for (guest, commitment) in [(host, commitment), (other, Hex([8; 32]))] {
        let joining = json!({"commitment": commitment, "invite": table["invite"]});
        visit(Knock::post(&at("/join"), joining).by(guest)).await;
    }
    visit(Knock::post(&at("/leave"), json!({})).by(other)).await;
    visit(Knock::post(&at("/bots"), json!({"level": "king"})).by(host)).await;
    visit(Knock::post(&at("/start"), "").by(host)).await;
    visit(Knock::post(&at("/begin-again"), "").by(host)).await;
    visit(Knock::post(&at("/commit"), json!({"seat": 0, "commitment": commitment})).by(host)).await;
    visit(Knock::post(&at("/start"), "").by(host)).await;
    visit(Knock::post(&at("/reveal"), json!({"seat": 0, "bytes": bytes})).by(host)).await;
    visit(Knock::post(&at("/resign"), json!({"seat": 0})).by(host)).await;
    for page in ["/api/tables", "/api/session", "/api/session/tables"] {
        visit(Knock::get(page).by(host)).await;
    }
    let bot = visit(Knock::post("/api/bots", json!({"name": "Nibbler"})).by(host)).await.json();
    visit(Knock::get("/api/session/bots").by(host)).await;
    visit(Knock::new("DELETE", &format!("/api/bots/{}", bot["id"].as_str().unwrap())).by(host)).await;
    visit(Knock::patch("/api/session", json!({"name": "Jana"})).by(other)).await;
    visit(Knock::get("/api/session/export").by(other)).await;
    visit(Knock::get("/api/notice")).await;

    // Whoever runs the house.
    let bearer = format!("Bearer {}", house.token());
    let admin = |knock: Knock| knock.with("authorization", &bearer);
    let waiting = visit(Knock::post("/api/tables", json!({"game": "piratz", "players": 2})).by(other)).await.json();
    let waiting = format!("/api/admin/tables/{}", waiting["id"].as_str().unwrap());
    let joining = Knock::post(&format!("{}/join", waiting.replace("/admin", "")), json!({"commitment": commitment}));
    visit(joining.by(other)).await;
    visit(admin(Knock::get("/api/admin/tables"))).await;
    visit(admin(Knock::post(&format!("{waiting}/kick"), json!({"seat": 0})))).await;
    visit(admin(Knock::new("DELETE", &waiting))).await;
    visit(admin(Knock::get("/api/admin/guests"))).await;
    let guest = format!("/api/admin/guests/{}", host.id);
    visit(admin(Knock::patch(&guest, json!({"name": "Sunna"})))).await;
    visit(admin(Knock::post("/api/admin/blocks", json!({"who": "192.0.2.7"})))).await;
    visit(admin(Knock::get("/api/admin/blocks"))).await;
    visit(admin(Knock::new("DELETE", "/api/admin/blocks/192.0.2.7"))).await;
    visit(admin(Knock::post("/api/admin/notice", json!({"text": "Good evening"})))).await;
    visit(admin(Knock::post("/api/admin/prune", ""))).await;
    visit(admin(Knock::new("DELETE", &guest))).await;
    let closing = visit(Knock::post("/api/tables", json!({"game": "piratz", "players": 2})).by(other)).await.json();
    visit(Knock::new("DELETE", &format!("/api/tables/{}", closing["id"].as_str().unwrap())).by(other)).await;
    visit(Knock::new("DELETE", "/api/session").by(other)).await;
    let last = house.guest("Sunna").await;
    visit(Knock::post("/api/session/erase", "").by(&last)).await;

    let missed: Vec<_> = pages().difference(&visited).cloned().collect();
    assert_eq!(missed, [], "these were not visited");
    house.close().await;
}

#[test]
fn whoever_has_to_be_known_can_be_known_in_both_ways_and_everybody_is_told_what_is_wrong() {
    let mut names = BTreeSet::new();
    for (page, method) in pages() {
        let operation = &DESCRIPTION["paths"][&page][&method];
        assert!(names.insert(operation["operationId"].as_str().unwrap()), "{method} {page} has another's name");
        let known = operation["responses"].get("401").is_some();
        let keys = [json!([{"cookie": []}, {"bearer": []}]), json!([{"host": []}])];
        assert_eq!(keys.contains(&operation["security"]), known, "{method} {page}");
        assert_eq!(operation["security"] == keys[1], page.starts_with("/api/admin/"), "{method} {page}");
        for (status, response) in operation["responses"].as_object().unwrap() {
            let problem = &response["content"]["application/problem+json"]["schema"]["$ref"];
            assert_eq!(status.as_str() >= "400", problem == "#/components/schemas/Problem", "{method} {page} {status}");
            assert!(response["description"].as_str().is_some(), "{method} {page} {status}");
        }
    }
    let schemes = &DESCRIPTION["components"]["securitySchemes"];
    assert_eq!((&schemes["cookie"]["in"], &schemes["cookie"]["name"]), (&json!("cookie"), &json!("ratskeller")));
    assert_eq!((&schemes["bearer"]["scheme"], &schemes["host"]["scheme"]), (&json!("bearer"), &json!("bearer")));
}

#[test]
fn what_is_not_as_described_is_found() {
    let table = json!({"$ref": "#/components/schemas/TableInfo"});
    assert!(!faults(&table, &json!({"id": "0123456789abcdef"})).is_empty());
    let guest = json!({"$ref": "#/components/schemas/GuestInfo"});
    assert_eq!(faults(&guest, &json!({"id": "x", "name": "Þóra"})), Vec::<String>::new());
    assert_eq!(faults(&guest, &json!({"id": 7, "name": "Þóra"})).len(), 1);
    let opening = json!({"$ref": "#/components/schemas/Terms"});
    assert!(faults(&opening, &json!({"game": "piratz", "players": 2, "bots": ["rat"]})).is_empty());
    assert!(!faults(&opening, &json!({"game": "piratz", "players": 2, "secret": "00"})).is_empty());
    let party = json!({"nonce": Hex([1; 16]), "seats": [{"level": "rat"}, null]});
    assert!(faults(&opening, &json!({"game": "piratz", "players": 2, "party": party})).is_empty());
    assert!(!faults(&opening, &json!({"game": "piratz", "players": 2, "party": {"seats": [7]}})).is_empty());
}
