//! Requests that make no sense are answered with what is wrong about them, in the words of RFC 9457.

use serde_json::json;

use tokio::io::{AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use crate::house::{TestHouse, surely};
use crate::knock::{Answer, Knock};

#[tokio::test]
async fn what_does_not_exist_is_404_and_what_is_not_done_is_405() {
    let house = TestHouse::open().await;
    for path in ["/nothing", "/api", "/api/", "/api/tables/", "/api/tables/x/y/z", "/%ff", "/api/../etc/passwd", "//"] {
        Knock::get(path).at(&house).await.is_problem(404, "no-such-page");
    }
    for table in ["x", "0123456789abcdeg", "0123456789ABCDEF0", "%00", "%ff", "..%2f.."] {
        Knock::get(&format!("/api/tables/{table}")).at(&house).await.is_problem(404, "no-such-table");
    }
    for (method, path, allowed) in [
        ("DELETE", "/api/tables", "GET,HEAD,POST"),
        ("PUT", "/api/session", "DELETE,GET,HEAD,PATCH,POST"),
        ("POST", "/api/games", "GET,HEAD"),
        ("BREW", "/", "GET,HEAD"),
    ] {
        let answer = Knock::new(method, path).at(&house).await;
        answer.is_problem(405, "no-such-method");
        let mut methods: Vec<&str> = answer.headers["allow"].split(',').collect();
        methods.sort_unstable();
        assert_eq!(methods.join(","), allowed, "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn bodies_are_read_strictly() {
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let not_json = ["{", "nonsense", "{\"game\": \"piratz\",}", "\u{0}"];
    for body in not_json {
        Knock::post("/api/tables", body).by(&guest).at(&house).await.is_problem(400, "not-json");
    }
    let malformed = [
        "[]".to_owned(),
        "7".to_owned(),
        json!({"game": "piratz"}).to_string(),
        json!({"game": "chess", "players": 2}).to_string(),
        json!({"game": "piratz", "players": 2, "secret": "00"}).to_string(),
        json!({"game": "piratz", "players": 2, "setup": {"pile": []}}).to_string(),
        json!({"game": "piratz", "players": 2, "options": {"cheat": true}}).to_string(),
        json!({"game": "piratz", "players": -2}).to_string(),
        json!({"game": "piratz", "players": 4_000_000_000_u64}).to_string(),
        json!({"game": "piratz", "players": 2, "bots": ["rat", "rat", "rat"]}).to_string(),
        json!({"game": "piratz", "players": 2, "pause": 4_000_000}).to_string(),
        json!({"game": "piratz", "players": 2, "clock": {"move": {"seconds": 0}}}).to_string(),
        json!({"game": "piratz", "players": 2, "clock": {"days": u64::MAX}}).to_string(),
        r#"{"game": "piratz", "players": 2, "players": 3}"#.to_owned(),
    ];
    for body in malformed {
        let answer = Knock::post("/api/tables", &body).by(&guest).at(&house).await;
        answer.is_problem(422, "malformed");
    }
    assert!(guest.own_tables().await.unwrap().is_empty());
    house.close().await;
}

#[tokio::test]
async fn what_is_asked_for_in_the_address_is_read_strictly() {
    let house = TestHouse::open().await;
    let nowhere = "/api/tables/0123456789abcdef";
    for asking in ["?invite=x", "?invite=00", "?invite=%ff"] {
        Knock::get(&format!("{nowhere}{asking}")).at(&house).await.is_problem(422, "malformed");
    }
    for asking in ["?seat=-1", "?seat=256", "?seat=x", "?last=-1", "?last=99999999999999999999"] {
        Knock::socket(&format!("{nowhere}/socket{asking}")).at(&house).await.is_problem(422, "malformed");
    }
    for asking in ["?game=chess", "?phase=begun"] {
        Knock::get(&format!("/api/tables{asking}")).at(&house).await.is_problem(422, "malformed");
    }
    for game in ["chess", "%00"] {
        Knock::get(&format!("/api/games/{game}/deck")).at(&house).await.is_problem(422, "malformed");
    }
    Knock::get("/api/games/%ff/deck").at(&house).await.is_problem(404, "no-such-page");
    house.close().await;
}

#[tokio::test]
async fn a_body_that_is_too_large_is_not_read() {
    let house = TestHouse::open().await;
    let large = json!({"name": "x".repeat(20_000)});
    Knock::post("/api/session", large).at(&house).await.is_problem(413, "too-large");
    let endless = Knock::new("POST", "/api/session")
        .with("content-type", "application/json")
        .with("content-length", u64::MAX / 2);
    endless.at(&house).await.is_problem(413, "too-large");
    house.close().await;
}

#[tokio::test]
async fn what_does_not_say_that_it_is_json_is_not_read() {
    let house = TestHouse::open().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""] {
        Knock::post_as(kind, "/api/session", "{}").at(&house).await.is_problem(400, "not-json");
    }
    for kind in ["application/json; charset=utf-8", "application/JSON", "Application/Json ; q=1"] {
        assert_eq!(Knock::post_as(kind, "/api/session", "{}").at(&house).await.status, 200, "{kind}");
    }
    house.close().await;
}

/// A body in chunks, as they are said to be.
fn in_chunks(chunks: &str) -> Knock {
    let knock = Knock::post("/api/session", "").with("transfer-encoding", "chunked");
    knock.without("content-length").saying(chunks)
}

#[tokio::test]
async fn chunks_that_are_none_are_broken() {
    let house = TestHouse::open().await;
    assert_eq!(in_chunks("2\r\n{}\r\n0\r\n\r\n").at(&house).await.status, 200);
    for broken in
        ["x\r\n{}\r\n0\r\n\r\n", "2\r\n{}{}\r\n0\r\n\r\n", "ffffffffffffffffff\r\n{}", "-2\r\n{}\r\n0\r\n\r\n"]
    {
        surely(in_chunks(broken).at(&house)).await.is_problem(400, "broken");
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_has_nothing_more_to_say_is_still_answered() {
    let house = TestHouse::open().await;
    let said_all = async |text: String| {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream.shutdown().await.unwrap();
        surely(Answer::read(&mut BufReader::new(stream))).await.expect("the house answers")
    };
    assert_eq!(said_all(Knock::get("/api/games").text(house.address)).await.status, 200);
    assert_eq!(said_all(Knock::post("/api/session", "{}").text(house.address)).await.status, 200);
    let cut_off = Knock::post("/api/session", "").without("content-length").with("content-length", 100).saying("{");
    said_all(cut_off.text(house.address)).await.is_problem(400, "broken");
    house.close().await;
}

#[tokio::test]
async fn what_is_wrong_is_said_in_the_callers_language() {
    let house = TestHouse::open().await;
    let asked_in = async |languages: &str| {
        let answer = Knock::get("/api/session").with("accept-language", languages).at(&house).await;
        answer.is_problem(401, "no-session")["detail"].as_str().unwrap().to_owned()
    };
    let english = asked_in("en").await;
    let german = asked_in("de-AT,de;q=0.9,en;q=0.1").await;
    assert!(german.contains("Haus") && german != english, "{german}");
    assert_eq!(asked_in("fr, *;q=0.1, é").await, english);
    house.close().await;
}

#[tokio::test]
async fn a_socket_is_only_for_whoever_asks_for_one() {
    let house = TestHouse::open().await;
    Knock::get("/api/tables/0123456789abcdef/socket").at(&house).await.is_problem(400, "no-socket");
    let old = Knock::get("/api/tables/0123456789abcdef/socket").with("connection", "upgrade").with("upgrade", "h2c");
    old.at(&house).await.is_problem(400, "no-socket");
    for version in ["12", "8", "14", "13, 8", ""] {
        let socket = Knock::socket("/api/tables/0123456789abcdef/socket").without("sec-websocket-version");
        let answer = socket.with("sec-websocket-version", version).at(&house).await;
        answer.is_problem(426, "socket-version");
        assert_eq!((&*answer.headers["sec-websocket-version"], &*answer.headers["upgrade"]), ("13", "websocket"));
    }
    house.close().await;
}
