//! Bots from outside: they come with a token, play over HTTP alone, and nobody takes them for people.

use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::{Guest, Join, Message, NewTable, SeatKind};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;

use crate::house::{TestHouse, next, surely};
use crate::knock::{Answer, Knock};
use crate::ratings::bring;

fn with_bearer(knock: Knock, token: &str) -> Knock {
    knock.with("authorization", format!("Bearer {token}"))
}

async fn turn(house: &TestHouse, bot: &Guest, table: &str, query: &str) -> Answer {
    surely(with_bearer(Knock::get(&format!("/api/tables/{table}/turn?{query}")), bot.token()).at(house)).await
}

async fn act(house: &TestHouse, bot: &Guest, table: &str, body: &Value) -> Answer {
    with_bearer(Knock::post(&format!("/api/tables/{table}/act"), body), bot.token()).at(house).await
}

#[tokio::test]
async fn a_bot_is_known_by_its_token_until_it_is_sent_away() {
    let house = TestHouse::open().await;
    let (owner, other) = (house.guest("Þóra").await, house.guest("Jan").await);
    let bot = bring(&house, &owner, "Nibbler").await;
    let who = || with_bearer(Knock::get("/api/session"), bot.token());
    assert_eq!(who().at(&house).await.json()["name"], "Nibbler");
    // The header says who asks, whatever the cookie says.
    assert_eq!(who().by(&other).at(&house).await.json()["name"], "Nibbler");
    // What a proxy in front of the house asks for is none of the house's business.
    let behind_a_proxy = Knock::get("/api/session").with("authorization", "Basic Tm8=").by(&other).at(&house).await;
    assert_eq!(behind_a_proxy.json()["name"], other.name);
    let listed = owner.get("/api/session/bots").await.unwrap();
    assert_eq!(
        serde_json::from_slice::<Value>(listed.body()).unwrap(),
        json!([{"id": bot.id, "name": "Nibbler"}]),
        "a token is told once"
    );
    let sent_away = format!("/api/bots/{}", bot.id);
    assert_eq!(other.send(Method::DELETE, &sent_away, &()).await.unwrap().status(), StatusCode::NOT_FOUND);
    assert_eq!(bot.post("/api/bots", &json!({"name": "Son"})).await.unwrap().status(), StatusCode::FORBIDDEN);
    assert_eq!(owner.send(Method::DELETE, &sent_away, &()).await.unwrap().status(), StatusCode::OK);
    who().at(&house).await.is_problem(401, "no-session");
    for number in 0..10 {
        bring(&house, &owner, &format!("Bot {number}")).await;
    }
    let eleventh = owner.post("/api/bots", &json!({"name": "One more"})).await.unwrap();
    assert_eq!(eleventh.status(), StatusCode::CONFLICT);
    for body in [json!({}), json!({"name": ""}), json!({"name": "x", "owner": "y"}), json!({"name": "x".repeat(99)})] {
        let reply = other.post("/api/bots", &body).await.unwrap();
        assert_eq!(reply.status(), StatusCode::UNPROCESSABLE_ENTITY, "{body}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_game_can_be_played_without_a_socket_and_is_told_as_over_one() {
    let house = TestHouse::open_with(|config| config.timeouts.answer = Duration::from_secs(2)).await;
    let host = house.guest("Jan").await;
    let owner = house.guest("Þóra").await;
    let bots = [bring(&house, &owner, "Nibbler").await, bring(&house, &owner, "Gnawer").await];
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap();
    bots[0].join(&table.id, &Join::default()).await.unwrap();
    let first = turn(&house, &bots[0], &table.id, "seat=0").await.json();
    assert_eq!((&first["table"]["phase"], &first["seat"]), (&json!("waiting"), &json!(0)));
    let (after, join) = (format!("seat=0&after={}", first["seq"]), Join::default());
    let waiting = turn(&house, &bots[0], &table.id, &after);
    let (second, _) = tokio::join!(waiting, bots[1].join(&table.id, &join));
    let second = second.json();
    assert_eq!(second["seq"].as_u64(), first["seq"].as_u64().map(|seq| seq + 1), "a table that waits tells of news");
    host.start(&table.id).await.unwrap();
    let told = turn(&house, &bots[0], &table.id, &format!("seat=0&after={}", second["seq"])).await.json();
    assert_eq!((&told["table"]["phase"], &told["table"]["awaited"]), (&json!("revealing"), &json!([0, 1])));
    bots[0].take_part(&table.id).await.unwrap();
    let started = bots[1].take_part(&table.id).await.unwrap();
    assert!(started.seats.iter().all(|seat| seat.kind == SeatKind::Program && seat.owner.as_deref() == Some("Þóra")));

    // Whoever is not to move waits for a while, and is told that nothing has happened.
    let answers = tokio::join!(
        turn(&house, &bots[0], &table.id, "seat=0&after=3"),
        turn(&house, &bots[1], &table.id, "seat=1&after=3"),
    );
    let answers = [answers.0.json(), answers.1.json()];
    let seat = answers[0]["to_move"].as_u64().unwrap() as usize;
    let told = &answers[seat];
    assert!(answers[1 - seat].get("choices").is_none() && answers[1 - seat]["seq"] == told["seq"]);
    let mut socket = bots[seat].connect(&table.id, Some(seat), Some(3)).await.unwrap();
    let over_a_socket: Value = serde_json::from_str(&surely(socket.next_text()).await.unwrap()).unwrap();
    assert_eq!(&over_a_socket, told);
    turn(&house, &bots[seat], &table.id, &format!("seat={}", 1 - seat)).await.is_problem(403, "not-your-seat");

    let action = &told["choices"][0]["action"];
    let body = json!({"seat": seat, "id": "a", "seq": told["seq"], "action": action});
    let done = act(&house, &bots[seat], &table.id, &body).await.json();
    assert_eq!(done, json!({"id": "a", "seq": told["seq"].as_u64().unwrap() + 1}));
    assert_eq!(act(&house, &bots[seat], &table.id, &body).await.json(), done, "the same again is harmless");
    let stale = json!({"seat": seat, "id": "b", "seq": told["seq"], "action": action});
    act(&house, &bots[seat], &table.id, &stale).await.is_problem(409, "stale");
    let theirs = json!({"seat": 1 - seat, "id": "b", "seq": done["seq"], "action": action});
    act(&house, &bots[seat], &table.id, &theirs).await.is_problem(403, "not-your-seat");
    let wrong = json!({"seat": 0, "id": "x".repeat(41), "seq": 1, "action": "reveal"});
    act(&house, &bots[0], &table.id, &wrong).await.is_problem(422, "malformed");
    let unknown = json!({"seat": 0, "id": "x", "seq": 1, "action": "reveal", "twice": true});
    act(&house, &bots[0], &table.id, &unknown).await.is_problem(422, "malformed");
    turn(&house, &bots[0], &table.id, "after=3").await.is_problem(422, "malformed");
    bots[0].resign(&table.id, 0).await.unwrap();
    let over = turn(&house, &bots[0], &table.id, "seat=0").await.json();
    assert_eq!(over["table"]["ended"]["winners"], json!([1]));
    house.close().await;
}

/// The visitor of the examples, as a process of its own.
fn visit(house: &str, token: &str, table: &str) -> Child {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/visitor.py");
    let mut visitor = Command::new("python3");
    visitor.args([program, house, token, table]).stdout(Stdio::piped()).stderr(Stdio::piped());
    visitor.spawn().expect("python3 is there")
}

/// What it has said when it ends, and what it complained of.
async fn heard(visitor: Child) -> (String, String) {
    let output = tokio::task::spawn_blocking(|| visitor.wait_with_output()).await.unwrap().unwrap();
    let [said, complained] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert!(output.status.success(), "{complained}");
    (said, complained)
}

#[tokio::test]
async fn the_visitor_of_the_examples_plays_every_game_to_its_end() {
    let house = TestHouse::open().await;
    let (host, owner) = (house.guest("Jan").await, house.guest("Þóra").await);
    let bot = bring(&house, &owner, "Visitor").await;
    for (game, options) in
        [("piratz", json!({})), ("rat-hot", json!({"table": 15})), ("rat-a-tat-cat", json!({"until": {"rounds": 1}}))]
    {
        let order = NewTable {
            options: Some(options),
            private: game == "piratz",
            pause: Some(0),
            bots: vec!["rat".to_owned()],
            ..NewTable::new(game, 2)
        };
        let table = host.open(&order).await.unwrap();
        let mut socket = host.connect(&table.id, None, None).await.unwrap();
        let link = format!("{}/table/{}?invite={}", house.url(), table.id, table.invite.as_ref().unwrap());
        let visitor = visit(&house.url(), bot.token(), &link);
        next(&mut socket, |message| match message {
            Message::Table(told) if told.table.seats[0].kind == SeatKind::Program => Some(()),
            _ => None,
        })
        .await;
        host.start(&table.id).await.unwrap();
        let (said, complained) = heard(visitor).await;
        assert_eq!(complained, "", "{game}");
        let ended = host.table(&table.id).await.unwrap().ended.expect("the game is over");
        assert_eq!(said.trim(), if ended.winners.contains(&0) { "won" } else { "lost" }, "{game}");
    }
    house.close().await;
}

/// Answers one request after another with whatever it likes: where, and everything it was told.
async fn lying_house(answer: impl Fn(&str, &Value) -> Value + Send + 'static) -> (String, Arc<Mutex<Vec<Value>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let told = Arc::new(Mutex::new(Vec::new()));
    let hears = Arc::clone(&told);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut stream = BufReader::new(stream);
            let (mut first, mut length) = (String::new(), 0);
            stream.read_line(&mut first).await.unwrap();
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).await.unwrap();
                let header = line.trim_end().to_ascii_lowercase();
                length = header.strip_prefix("content-length: ").map_or(length, |length| length.parse().unwrap());
                if header.is_empty() {
                    break;
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.unwrap();
            let body: Value = serde_json::from_slice(&body).unwrap_or_default();
            let path = first.split(' ').nth(1).unwrap();
            let what = path.split(['/', '?']).nth(4).unwrap();
            hears.lock().unwrap().push(json!([what, body]));
            let said = answer(what, &body).to_string();
            let reply = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{said}", said.len());
            stream.write_all(reply.as_bytes()).await.unwrap();
        }
    });
    (address, told)
}

#[tokio::test]
async fn the_visitor_of_the_examples_tells_its_bytes_once_and_finds_a_lying_house_out() {
    let state = Mutex::new((0, Value::Null, Value::Null));
    let (house, told) = lying_house(move |what, body| {
        let mut state = state.lock().unwrap();
        let (turn, commitment, bytes) = &mut *state;
        let table = |phase: &str, other: &str, ended: Value| {
            json!({"phase": phase, "awaited": [0], "commitment": "seal", "commitments": [&*commitment, other],
                "ended": ended, "seats": [{"kind": "program", "yours": true}, {"kind": "person"}]})
        };
        match what {
            "turn" => {
                *turn += 1;
                let table = match turn {
                    1 => table("revealing", "fixed", Value::Null),
                    // Now that the bytes are known, the house's own are others.
                    2 => table("revealing", "ground", Value::Null),
                    _ => table("over", "ground", json!({"winners": [1]})),
                };
                json!({"seq": turn, "table": table})
            }
            "record" => json!({"fairness": {"table": "5eed", "commitment": "seal", "secret": "",
                "commitments": [commitment, "ground"], "bytes": [bytes, "00"]}}),
            "join" => {
                *commitment = body["commitment"].clone();
                let seats = json!([{"kind": "program", "yours": true}, {"kind": "person"}]);
                json!({"seats": seats})
            }
            _ => {
                *bytes = body["bytes"].clone();
                json!({})
            }
        }
    })
    .await;
    let (said, complained) = heard(visit(&house, "token", "5eed")).await;
    assert_eq!(said.trim(), "lost");
    assert!(complained.contains("not what was fixed"), "{complained}");
    let told = told.lock().unwrap().iter().map(|told| told[0].clone()).collect::<Vec<_>>();
    assert_eq!(json!(told), json!(["join", "turn", "reveal", "turn", "turn", "record"]));
}
