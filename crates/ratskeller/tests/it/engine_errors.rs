//! Every error: its number, its rule, and a sentence that helps.

use serde_json::{Value, json};

use crate::client::{Client, seed, tables};

/// Asserts that a call fails with this code and that its sentence holds all these words.
fn check(client: &mut Client, method: &str, params: &Value, code: i64, words: &[&str]) {
    let failure = client.fail(method, params);
    assert_eq!(failure.code, code, "{method} {params}: {failure:?}");
    for word in words {
        assert!(failure.message.contains(word), "“{word}” is not in: {}", failure.message);
    }
}

#[test]
fn methods_and_parameters_have_to_be_known() {
    let mut client = Client::start();
    let [params, ..] = tables();
    let id = client.open(&params);
    check(&mut client, "fly", &json!({}), -32601, &["fly", "games", "suggest"]);
    check(&mut client, "Games", &json!({}), -32601, &["Games"]);
    check(&mut client, "games", &json!({"all": true}), -32602, &["all"]);
    for method in ["state", "legal", "undo", "close", "outcome", "record"] {
        check(&mut client, method, &json!({}), -32602, &["id", "missing"]);
        check(&mut client, method, &json!({"id": id, "seat": 0}), -32602, &["seat", "id"]);
        check(&mut client, method, &json!({"id": "1"}), -32602, &["id", "whole number"]);
        check(&mut client, method, &json!({"id": 1.5}), -32602, &["id", "whole number"]);
        check(&mut client, method, &json!({"id": 99}), 2, &["99"]);
        check(&mut client, method, &json!({"id": -1}), 2, &["-1"]);
    }
    for method in ["view", "log"] {
        check(&mut client, method, &json!({"id": id}), -32602, &["seat", "missing"]);
        check(&mut client, method, &json!({"id": id, "seat": 2}), -32602, &["seat", "0 to 1"]);
        check(&mut client, method, &json!({"id": id, "seat": -1}), -32602, &["seat", "0 to 1"]);
        check(&mut client, method, &json!({"id": id, "seat": "0"}), -32602, &["seat", "whole number"]);
        check(&mut client, method, &json!({"id": 7, "seat": 0}), 2, &["7"]);
    }
    for params in [json!([]), json!([1]), json!("x"), json!(3), json!(true)] {
        check(&mut client, "state", &params, -32602, &["params", "object"]);
    }
    client.end();
}

#[test]
fn a_new_table_is_checked_in_every_respect() {
    let mut client = Client::start();
    let mut check = |params: Value, words: &[&str]| check(&mut client, "new", &params, -32602, words);
    check(json!({}), &["game", "missing"]);
    check(json!({"game": "rat-hot"}), &["players", "missing"]);
    check(json!({"game": "chess", "players": 2}), &["game", "chess", "rat-hot", "piratz", "rat-a-tat-cat"]);
    check(json!({"game": 1, "players": 2}), &["game", "text"]);
    for (game, players) in [("rat-hot", 1), ("rat-hot", 3), ("piratz", 5), ("rat-a-tat-cat", 7), ("piratz", 0)] {
        check(json!({"game": game, "players": players}), &["players", &players.to_string()]);
    }
    check(json!({"game": "piratz", "players": -2}), &["players", "-2", "2 to 4"]);
    check(json!({"game": "piratz", "players": "two"}), &["players", "whole number"]);
    check(json!({"game": "piratz", "players": 2, "options": {"colour": 1}}), &["options", "colour", "first", "memory"]);
    check(
        json!({"game": "piratz", "players": 2, "options": {"memory": "good"}}),
        &["options.memory", "strict", "aided"],
    );
    check(json!({"game": "piratz", "players": 2, "options": 3}), &["options", "object"]);
    for seed in [json!("12"), json!("g".repeat(64)), json!("0".repeat(65))] {
        check(json!({"game": "piratz", "players": 2, "seed": seed}), &["seed", "64"]);
    }
    check(json!({"game": "piratz", "players": 2, "seed": 5}), &["seed", "text"]);
    check(json!({"game": "piratz", "players": 2, "deck": "gold"}), &["deck", "gold", "default"]);
    check(json!({"game": "piratz", "players": 2, "deck": {}}), &["deck.kinds", "missing"]);
    check(json!({"game": "piratz", "players": 2, "deck": 1}), &["deck", "text"]);
    check(json!({"game": "piratz", "players": 2, "names": ["A"]}), &["names", "2"]);
    check(json!({"game": "piratz", "players": 2, "names": ["A", ""]}), &["names[1]"]);
    check(json!({"game": "piratz", "players": 2, "wish": 1}), &["wish", "options", "setup"]);
    client.end();
}

#[test]
fn a_new_table_against_a_rule_names_it() {
    let mut client = Client::start();
    let mut rule = |params: Value| {
        let failure = client.fail("new", &params);
        assert_eq!(failure.code, -32602, "{failure:?}");
        failure.rule.unwrap_or_else(|| panic!("no rule: {params}"))
    };
    let new = |game: &str, key: &str, value: Value| json!({"game": game, "players": 2, key: value});
    assert_eq!(rule(new("rat-hot", "options", json!({"table": 24}))), "RH-S5");
    assert_eq!(rule(new("rat-hot", "options", json!({"table": 7}))), "RH-S5");
    assert_eq!(rule(new("rat-hot", "options", json!({"first": 2}))), "RH-S4");
    assert_eq!(rule(new("piratz", "options", json!({"first": 2}))), "PZ-S4");
    assert_eq!(rule(new("rat-a-tat-cat", "options", json!({"until": {"rounds": 51}}))), "RC-E1");
    assert_eq!(rule(new("rat-a-tat-cat", "options", json!({"until": {"minutes": 0}}))), "RC-E2");
    assert_eq!(rule(new("rat-a-tat-cat", "options", json!({"until": {"points": 5}}))), "RC-E3");
    assert_eq!(rule(new("rat-a-tat-cat", "deck", json!({"cards": [1, 2, 3]}))), "RC-C1");
    client.end();
}

#[test]
fn an_action_is_refused_for_the_first_reason_there_is() {
    let mut client = Client::start();
    for params in tables() {
        let id = client.open(&params);
        let (_, actions) = client.legal(&id);
        let (legal, nonsense) = (&actions[0], json!("nonsense"));
        let mut refused = |id: &Value, seat: Value, action: &Value| {
            client.fail("act", &json!({"id": id, "seat": seat, "action": action})).code
        };
        assert_eq!(refused(&json!(77), json!(9), &nonsense), 2);
        assert_eq!(refused(&id, json!(2), legal), -32602);
        assert_eq!(refused(&id, json!(-1), legal), -32602);
        assert_eq!(refused(&id, json!(1), &nonsense), -32602);
        assert_eq!(refused(&id, json!(1), legal), 4);
        assert_eq!(refused(&id, json!(null), legal), 4);
        check(&mut client, "act", &json!({"id": id, "seat": 0}), -32602, &["action", "missing"]);
        check(&mut client, "act", &json!({"id": id, "action": legal}), -32602, &["seat", "missing"]);
        check(&mut client, "act", &json!({"id": id, "seat": 0, "action": legal, "at": -5}), -32602, &["at", "-5"]);
        check(&mut client, "suggest", &json!({"id": id, "seat": 1, "level": "random"}), 4, &["1", "0"]);
        check(&mut client, "suggest", &json!({"id": id, "seat": 2, "level": "random"}), -32602, &["seat"]);
        check(&mut client, "suggest", &json!({"id": id, "seat": null, "level": "random"}), -32602, &["seat"]);
        check(&mut client, "suggest", &json!({"id": id, "seat": 0, "level": "genius"}), -32602, &["genius", "random"]);
    }
    client.end();
}

#[test]
fn forbidden_actions_name_the_rule_they_break() {
    let mut client = Client::start();
    let mut rule = |params: &Value, actions: &[Value]| {
        let id = client.open(params);
        let (last, before) = actions.split_last().expect("an action");
        for action in before {
            client.call("act", &json!({"id": id, "seat": 0, "action": action}));
        }
        let failure = client.fail("act", &json!({"id": id, "seat": 0, "action": last}));
        assert_eq!(failure.code, 1, "{failure:?}");
        failure.rule.expect("a rule")
    };
    let [rat_hot, piratz, rat_a_tat_cat] = tables();
    let hand = json!({"game": "rat-hot", "players": 2, "setup": {"first": 0, "pile": (0..42).collect::<Vec<_>>()}});
    let place = |x: Value, y: Value| json!({"place": {"strip": 0, "at": [x, y], "facing": "east"}});
    assert_eq!(rule(&hand, &[place(json!(-1), json!(12))]), "RH-P2");
    assert_eq!(rule(&hand, &[place(json!(u64::MAX), json!(i64::MIN))]), "RH-P2");
    assert_eq!(rule(&hand, &[place(json!(0), json!(0))]), "RH-P3");
    assert_eq!(rule(&hand, &[place(json!(11), json!(12))]), "RH-P5");
    let strip = |strip: Value| json!({"place": {"strip": strip, "at": [11, 13], "facing": "east"}});
    assert_eq!(rule(&rat_hot, &[strip(json!(42))]), "RH-T2");
    assert_eq!(rule(&rat_hot, &[strip(json!(-7))]), "RH-T2");
    assert_eq!(rule(&piratz, &[json!("stay")]), "PZ-T1");
    assert_eq!(rule(&piratz, &[json!("reveal"), json!("reveal")]), "PZ-T1");
    assert_eq!(rule(&piratz, &[json!({"bury": {"card": 900}})]), "PZ-X4");
    assert_eq!(rule(&rat_a_tat_cat, &[json!("knock")]), "RC-K1");
    assert_eq!(rule(&rat_a_tat_cat, &[json!("draw"), json!({"replace": {"slot": 4}})]), "RC-S2");
    assert_eq!(rule(&rat_a_tat_cat, &[json!("draw"), json!({"replace": {"slot": 1e30}})]), "RC-S2");
    client.end();
}

#[test]
fn malformed_actions_are_bad_parameters() {
    let mut client = Client::start();
    let [rat_hot, piratz, rat_a_tat_cat] = tables();
    let cases = [
        (
            rat_hot,
            vec![
                json!({"place": {"strip": 0, "at": [1, 2], "facing": "up"}}),
                json!({"place": {"strip": 0, "at": [1], "facing": "east"}}),
                json!({"place": {"strip": 0, "at": [1, 2, 3], "facing": "east"}}),
                json!({"place": {"strip": 0, "at": [1, 2.5], "facing": "east"}}),
                json!({"place": {"strip": 0, "at": [1, 2]}}),
                json!({"place": {"strip": 0, "at": [1, 2], "facing": "east", "why": 1}}),
                json!({"place": [0, [1, 2], "east"]}),
                json!("place"),
            ],
        ),
        (
            piratz,
            vec![
                json!({"leave": {"kind": "rubies"}}),
                json!({"leave": {}}),
                json!({"leave": "rings"}),
                json!({"bury": {"card": "3"}}),
                json!({"bury": {"card": null}}),
                json!({"bury": {"card": 3}, "leave": {"kind": "rings"}}),
                json!({}),
                json!("time_up"),
            ],
        ),
        (
            rat_a_tat_cat,
            vec![
                json!({"take": {"slot": 0.5}}),
                json!({"take": 0}),
                json!({"swap": {"own": 0, "seat": 1}}),
                json!("Draw"),
                json!(["draw"]),
                json!(null),
                json!(7),
                json!(""),
            ],
        ),
    ];
    for (params, actions) in cases {
        let id = client.open(&params);
        let before = client.everything(&id);
        for action in actions {
            check(&mut client, "act", &json!({"id": id, "seat": 0, "action": action}), -32602, &["action"]);
        }
        assert_eq!(client.everything(&id), before);
    }
    client.end();
}

#[test]
fn a_record_that_does_not_hold_is_not_loaded() {
    let mut client = Client::start();
    let id = client.open(&json!({"game": "piratz", "players": 2, "options": {"first": 0}, "seed": seed(4)}));
    client.call("act", &json!({"id": id, "seat": 0, "action": "reveal"}));
    let record = client.call("record", &json!({"id": id}));
    let mut check = |change: fn(&mut Value), words: &[&str]| {
        let mut record = record.clone();
        change(&mut record);
        check(&mut client, "load", &json!({"record": record}), -32602, words);
    };
    check(|record| record["format"] = json!(7), &["format", "7", "1"]);
    check(|record| record["x"] = json!(7), &["x", "format", "outcome"]);
    check(|record| record["deck"]["sha256"] = json!("0".repeat(64)), &["deck.sha256"]);
    check(|record| record["inputs"][0]["seat"] = json!(1), &["inputs[0]", "turn", "seat 1"]);
    check(|record| record["inputs"][0]["action"] = json!("stay"), &["inputs[0]"]);
    check(|record| record["outcome"] = json!({}), &["outcome"]);
    check(|record| *record = json!("record"), &["object"]);
    assert_eq!(client.open(&json!({"game": "piratz", "players": 2})), 2, "nothing was loaded");
    client.end();
}
