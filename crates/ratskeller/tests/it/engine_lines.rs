//! Lines as bytes: what is no request, what is no JSON, what is nothing at all.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::client::{BINARY, Client, failure, tables};

#[test]
fn ids_come_back_as_they_were_sent() {
    let mut client = Client::start();
    for id in ["1", "-7", "0", "1.5", "\"a\"", "\"\"", "\"ä\\n\"", "null", "18446744073709551615"] {
        client.send(format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"outcome","params":{{"id":5}}}}"#));
        assert_eq!(client.answer()["id"].to_string(), serde_json::from_str::<Value>(id).unwrap().to_string());
    }
    client.end();
}

#[test]
fn a_notification_is_obeyed_in_silence() {
    let mut client = Client::start();
    let [_, piratz, _] = tables();
    let id = client.open(&piratz);
    client.send(
        json!({"jsonrpc": "2.0", "method": "act", "params": {"id": id, "seat": 0, "action": "reveal"}}).to_string(),
    );
    for silent in ["fly", "act", "games"] {
        client.send(json!({"jsonrpc": "2.0", "method": silent, "params": {"x": 1}}).to_string());
    }
    client.send(r#"{"jsonrpc":"2.0","method":"act","params":{"id":1,"id":1}}"#);
    let record = client.call("record", &json!({"id": id}));
    assert_eq!(record["inputs"].as_array().unwrap().len(), 1);
    client.end();
}

#[test]
fn empty_lines_are_passed_over_and_the_last_line_needs_no_end() {
    let mut client = Client::start();
    for empty in ["", " ", "\t", "\r", "  \r"] {
        client.send(empty);
    }
    assert_eq!(
        client.ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"close\",\"params\":{\"id\":1}}\r")["error"]["code"],
        2
    );
    client.end();
    let child = Command::new("sh")
        .args(["-c", r#"printf '{"jsonrpc":"2.0","id":1,"method":"games"}' | "$0" engine"#, BINARY])
        .output()
        .expect("a shell");
    assert!(child.status.success() && child.stdout.ends_with(b"]}\n"));
}

/// A line that is wrong, the code of its answer, and the id to which the answer goes.
struct BadLine {
    line: Vec<u8>,
    code: i64,
    to: Value,
}

fn bad(line: impl Into<Vec<u8>>, code: i64, to: Value) -> BadLine {
    BadLine { line: line.into(), code, to }
}

/// A request by 1 that is fine but for its parameters.
fn bad_params(method: &str, params: &str) -> BadLine {
    bad(format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{method}","params":{params}}}"#), -32602, json!(1))
}

fn not_json() -> Vec<BadLine> {
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    [
        "{",
        "}",
        "hello",
        "{'jsonrpc':'2.0'}",
        r#"{"jsonrpc":"2.0","id":1,"method":"games"} x"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"games"}{"jsonrpc":"2.0","id":2,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"games",}"#,
        r#"{"jsonrpc":"2.0","id":01,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1e999,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":"\ud800","method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":"tab	","method":"games"}"#,
        "NaN",
        "\u{feff}{}",
        "\0",
        &"[".repeat(1_000_000),
        &"{\"a\":".repeat(1_000_000),
        &format!(r#"{{"jsonrpc":"2.0","id":1,"method":"new","params":{{"game":{deep}}}}}"#),
        &"x".repeat(10_000_000),
    ]
    .map(str::as_bytes)
    .into_iter()
    .chain([&b"\xff\xfe"[..], b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"g\xc3\"}"])
    .map(|line| bad(line, -32700, json!(null)))
    .collect()
}

fn no_request() -> Vec<BadLine> {
    let unknown_sender = [
        "[]",
        r#"[{"jsonrpc":"2.0","id":1,"method":"games"}]"#,
        "{}",
        "3",
        "null",
        "\"games\"",
        r#"{"jsonrpc":"2.0","method":["games"]}"#,
        r#"{"jsonrpc":"2.0","id":true,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":[1],"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1,"id":1,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"games","method":"games"}"#,
    ];
    let known_sender = [
        r#"{"id":1,"method":"games"}"#,
        r#"{"jsonrpc":"1.0","id":1,"method":"games"}"#,
        r#"{"jsonrpc":2.0,"id":1,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":5}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":null}"#,
    ];
    let unknown_sender = unknown_sender.into_iter().map(|line| bad(line, -32600, json!(null)));
    unknown_sender.chain(known_sender.map(|line| bad(line, -32600, json!(1)))).collect()
}

fn bad_requests() -> Vec<BadLine> {
    let long = "x".repeat(10_000_000);
    vec![
        bad(format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{long}"}}"#), -32601, json!(1)),
        bad(r#"{"jsonrpc":"2.0","id":1,"method":"state","params":{"id":9223372036854775807}}"#, 2, json!(1)),
        bad_params("games", &format!(r#"{{"{long}":1}}"#)),
        bad_params("games", "[]"),
        bad_params("state", r#"{"id":18446744073709551615}"#),
        bad_params("state", r#"{"id":1,"id":1}"#),
        bad_params("state", r#"{"id":1,"\u0069d":1}"#),
        bad_params("act", r#"{"id":1,"seat":0,"action":{"bury":{"card":1,"card":1}}}"#),
        bad_params("act", r#"{"id":1,"seat":0,"action":{"bury":{"card":1},"bury":{"card":1}}}"#),
        bad_params("act", r#"{"id":1,"seat":0.0,"action":"reveal"}"#),
        bad_params("act", r#"{"id":1,"seat":1e3,"action":"reveal"}"#),
        bad_params("act", r#"{"id":1,"seat":99999999999999999999,"action":"reveal"}"#),
    ]
}

#[test]
fn bad_lines_are_answered_and_change_nothing() {
    let mut client = Client::start();
    let [_, piratz, _] = tables();
    let id = client.open(&piratz);
    client.call("act", &json!({"id": id, "seat": 0, "action": "reveal"}));
    let before = client.everything(&id);
    for BadLine { line, code, to } in [not_json(), no_request(), bad_requests()].into_iter().flatten() {
        let shown = String::from_utf8_lossy(&line[..line.len().min(150)]).into_owned();
        let answer = client.ask(&line);
        assert_eq!(answer["id"], to, "{shown}: {answer}");
        let failure = failure(&answer);
        assert_eq!(failure.code, code, "{shown}: {failure:?}");
        assert!(failure.message.len() < 1000, "{shown}");
        assert_eq!(client.everything(&id), before, "{shown}");
    }
    client.end();
}

#[test]
fn a_line_may_be_long_but_not_without_end() {
    const LIMIT: usize = 32 << 20;
    let mut client = Client::start();
    let request = |length: usize, padding: u8| {
        let mut line = br#"{"jsonrpc":"2.0","id":1,"method":"games"}"#.to_vec();
        line.resize(length, padding);
        line
    };
    assert!(client.ask(request(LIMIT, b' '))["result"].is_array());
    for too_long in [LIMIT + 1, LIMIT + 100_000] {
        // Whatever was not passed over would get an answer of its own.
        let failure = failure(&client.ask(request(too_long, b'x')));
        assert_eq!(failure.code, -32700);
        assert!(failure.message.contains("32 MiB"), "{failure:?}");
    }
    assert!(client.ask(request(100, b' '))["result"].is_array());
    client.end();
}

#[test]
fn it_ends_quietly_when_nobody_listens_any_more() {
    let mut child = Command::new(BINARY)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut input, b"{}\n{}\n{}\n").expect("the engine listens");
    let output = child.wait_with_output().expect("the engine ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
