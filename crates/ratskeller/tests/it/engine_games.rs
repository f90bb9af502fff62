//! Whole games, played over the pipe as a bot or a front end would.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::client::{BINARY, Client, Dice, seed, tables};

/// Tables with every number of players and with options that change most.
fn all_tables() -> Vec<Value> {
    let mut all = tables().to_vec();
    all.push(json!({"game": "rat-hot", "players": 2, "options": {"table": 9, "burial": "never-whole", "red": 1}}));
    for players in 2..=4 {
        all.push(json!({"game": "piratz", "players": players, "options": {"memory": "aided"}}));
    }
    for players in 2..=6 {
        let options = json!({"until": {"points": 30}, "young": players % 2 == 0, "memory": "aided"});
        all.push(json!({"game": "rat-a-tat-cat", "players": players, "options": options}));
    }
    for (number, table) in all.iter_mut().enumerate() {
        table["seed"] = json!(seed(100 + number as u64));
    }
    all
}

/// Whether a view is the state but for what it hides: null, or how many there are.
fn fits(view: &Value, state: &Value) -> bool {
    match (view, state) {
        (Value::Null, _) => true,
        (Value::Number(count), Value::Array(list)) => count.as_u64() == Some(list.len() as u64),
        // What somebody has taken, counted by kind.
        (Value::Object(counts), Value::Array(list)) => counts["cards"].as_u64() == Some(list.len() as u64),
        (Value::Array(view), Value::Array(state)) => {
            view.len() == state.len() && view.iter().zip(state).all(|(view, state)| fits(view, state))
        }
        (Value::Object(view), Value::Object(state)) => {
            view.keys().eq(state.keys()) && view.iter().all(|(key, view)| fits(view, &state[key]))
        }
        _ => view == state,
    }
}

fn check_views(client: &mut Client, id: &Value, players: u64) {
    let state = client.call("state", &json!({"id": id}));
    assert!(state["pile"].is_array());
    let viewers = (0..players).map(Value::from).chain([Value::Null]);
    for seat in viewers {
        let view = client.call("view", &json!({"id": id, "seat": seat}));
        assert!(view["pile"].is_number(), "seat {seat} sees the pile: {view}");
        assert!(fits(&view, &state), "seat {seat}:\n{view}\n{state}");
        for event in client.call("log", &json!({"id": id, "seat": seat})).as_array().unwrap() {
            assert!(event["type"].is_string() && !event["pile"].is_array(), "seat {seat}: {event}");
        }
    }
}

#[test]
fn whole_games_can_be_played_recorded_and_loaded() {
    let mut client = Client::start();
    for (number, params) in all_tables().iter().enumerate() {
        let id = client.open(params);
        let mut dice = Dice(number as u64);
        let mut steps = 0;
        while client.step(&id, &mut dice) {
            steps += 1;
            if steps % 16 == 1 {
                check_views(&mut client, &id, params["players"].as_u64().unwrap());
            }
        }
        check_views(&mut client, &id, params["players"].as_u64().unwrap());
        let [state, legal, outcome, record] = client.everything(&id).try_into().unwrap();
        assert_eq!((&state["phase"], &legal), (&json!("over"), &json!({"seat": null, "actions": []})));
        assert!(!outcome["winners"].as_array().unwrap().is_empty(), "{outcome}");
        assert_eq!(record["inputs"].as_array().unwrap().len(), steps);
        assert_eq!(record["outcome"], outcome);

        let last = &record["inputs"][steps - 1];
        let after_the_end = json!({"id": id, "seat": last["seat"], "action": last["action"]});
        assert_eq!(client.fail("act", &after_the_end).code, 3);
        assert_eq!(client.fail("suggest", &json!({"id": id, "seat": 0, "level": "random"})).code, 3);

        let again = client.call("load", &json!({"record": record}))["id"].take();
        assert_eq!(client.everything(&again), [state, legal, outcome, record]);
    }
    client.end();
}

#[test]
fn a_game_goes_on_from_its_record_as_if_nothing_had_happened() {
    let mut client = Client::start();
    for params in tables() {
        let id = client.open(&params);
        let mut dice = Dice(4);
        for _ in 0..15 {
            client.step(&id, &mut dice);
        }
        let record = client.call("record", &json!({"id": id}));
        let loaded = client.call("load", &json!({"record": record}))["id"].take();
        for _ in 0..15 {
            let (seat, actions) = client.legal(&id);
            let Some(action) = actions.get(dice.below(actions.len().max(1))) else { break };
            let act = |id: &Value| json!({"id": id, "seat": seat, "action": action});
            assert_eq!(client.call("act", &act(&id)), client.call("act", &act(&loaded)));
        }
        assert_eq!(client.everything(&id), client.everything(&loaded));
    }
    client.end();
}

#[test]
fn the_same_lines_get_the_same_bytes_from_every_process() {
    let mut client = Client::start();
    for params in tables() {
        let id = client.open(&params);
        client.call("suggest", &json!({"id": id, "seat": 0, "level": "random"}));
        client.fail("act", &json!({"id": id, "seat": 0, "action": "fly"}));
        let mut dice = Dice(6);
        for _ in 0..25 {
            client.step(&id, &mut dice);
        }
        client.everything(&id);
        client.call("view", &json!({"id": id, "seat": 1}));
        client.call("log", &json!({"id": id, "seat": null}));
    }
    client.call("games", &json!({}));
    let (sent, answered) = (std::mem::take(&mut client.sent), std::mem::take(&mut client.answered));
    client.end();
    let mut child = Command::new(BINARY)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || input.write_all(&sent));
    let output = child.wait_with_output().expect("the engine ends");
    writer.join().expect("no panic").expect("the engine listens");
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), String::from_utf8(answered).unwrap());
}

#[test]
fn keys_may_come_in_any_order() {
    let mut client = Client::start();
    let id = client.open(&json!({"game": "rat-hot", "players": 2, "options": {"first": 0}, "seed": seed(1)}));
    let (_, actions) = client.legal(&id);
    let place = &actions[0]["place"];
    let (strip, at, facing) = (&place["strip"], &place["at"], &place["facing"]);
    let fields = [format!(r#""strip":{strip}"#), format!(r#""at":{at}"#), format!(r#""facing":{facing}"#)];
    let mut events = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let [first, second, third] = order.map(|index: usize| &fields[index]);
        let action = format!(r#"{{"place":{{{first}, {second},{third} }}}}"#);
        let line = format!(
            r#" {{"params":{{"action":{action},"seat":0,"id":{id}}},"method":"act","id":"an id","jsonrpc":"2.0"}} "#
        );
        let answer = client.ask(line);
        assert_eq!(answer["id"], "an id");
        events.push(answer["result"]["events"].clone());
        assert!(events[0].is_array() && events.last() == events.first(), "{answer}");
        client.call("undo", &json!({"id": id}));
    }
    client.end();
}
