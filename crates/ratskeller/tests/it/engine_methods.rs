//! Every method, with what it promises.

use serde_json::{Value, json};

use crate::client::{Client, Dice, seed, tables, temporary_file};

#[test]
fn games_lists_what_there_is_to_play() {
    let mut client = Client::start();
    let games = client.call("games", &json!({}));
    let told = |game: &Value| (game["name"].clone(), game["title"].clone(), game["players"].clone());
    let told: Vec<_> = games.as_array().unwrap().iter().map(told).collect();
    assert_eq!(
        told,
        [
            (json!("rat-hot"), json!("Rat Hot"), json!([2, 2])),
            (json!("piratz"), json!("Piratz"), json!([2, 4])),
            (json!("rat-a-tat-cat"), json!("Rat-a-Tat Cat"), json!([2, 6])),
        ]
    );
    for game in games.as_array().unwrap() {
        assert_eq!(game["options"]["type"], "object");
        // Every default is itself a value that `new` takes.
        let options = game["options"]["properties"].as_object().unwrap();
        let defaults: Value = options.iter().map(|(name, option)| (name.clone(), option["default"].clone())).collect();
        client.open(&json!({"game": game["name"], "players": 2, "options": defaults}));
    }
    client.end();
}

#[test]
fn deck_shows_what_is_printed_and_new_takes_it_back() {
    let mut client = Client::start();
    for (game, list, count) in [("rat-hot", "strips", 42), ("piratz", "cards", 50), ("rat-a-tat-cat", "cards", 54)] {
        let deck = client.call("deck", &json!({"game": game}));
        assert_eq!(deck[list].as_array().unwrap().len(), count);
        assert_eq!(client.call("deck", &json!({"game": game, "deck": "default"})), deck);
        assert_eq!(client.call("deck", &json!({"game": game, "deck": deck})), deck);
        let plain = client.open(&json!({"game": game, "players": 2, "seed": seed(5)}));
        let sent = client.open(&json!({"game": game, "players": 2, "seed": seed(5), "deck": deck}));
        assert_eq!(client.call("state", &json!({"id": plain})), client.call("state", &json!({"id": sent})));
    }
    client.end();
}

#[test]
fn a_deck_file_becomes_the_default_of_its_game() {
    let text = include_str!("../../../../games/piratz/deck.toml").replace("\"default\"", "\"mine\"");
    let file = temporary_file("mine.toml", text.replace("{ rings = 1, coins = 1 }", "{ rings = 3, coins = 1 }"));
    let mut client = Client::start_with(&["--deck".as_ref(), file.as_os_str()]);
    let rings = |deck: &Value| deck["cards"][0]["treasures"]["rings"].clone();
    assert_eq!(rings(&client.call("deck", &json!({"game": "piratz"}))), 3);
    assert_eq!(rings(&client.call("deck", &json!({"game": "piratz", "deck": "mine"}))), 3);
    assert_eq!(rings(&client.call("deck", &json!({"game": "piratz", "deck": "default"}))), 1);
    let id = client.open(&json!({"game": "piratz", "players": 3}));
    let record = client.call("record", &json!({"id": id}));
    assert_eq!((&record["deck"]["name"], rings(&record["deck"]["deck"])), (&json!("mine"), json!(3)));
    client.end();
    // Another engine that has never heard of that deck can go on from the record.
    let mut other = Client::start();
    let id = other.call("load", &json!({"record": record}))["id"].take();
    assert_eq!(other.call("record", &json!({"id": id})), record);
    other.end();
}

#[test]
fn new_counts_games_from_one_and_never_reuses_a_number() {
    let mut client = Client::start();
    let [params, ..] = tables();
    assert_eq!(client.open(&params), 1);
    assert_eq!(client.open(&params), 2);
    assert_eq!(client.call("close", &json!({"id": 2})), json!({}));
    assert_eq!(client.open(&params), 3);
    assert_eq!(client.fail("state", &json!({"id": 2})).code, 2);
    client.end();
}

#[test]
fn without_a_seed_every_game_is_another() {
    let mut client = Client::start();
    let params = json!({"game": "rat-hot", "players": 2});
    let (one, other) = (client.open(&params), client.open(&params));
    assert_ne!(client.call("state", &json!({"id": one})), client.call("state", &json!({"id": other})));
    client.end();
}

#[test]
fn a_setup_wins_over_options_and_chance() {
    let mut client = Client::start();
    let pile: Vec<_> = (0..42).rev().collect();
    let setup = json!({"first": 1, "pile": pile});
    let id = client.open(&json!({"game": "rat-hot", "players": 2, "options": {"first": 0}, "setup": setup}));
    let state = client.call("state", &json!({"id": id}));
    assert_eq!((&state["turn"], &state["hand"], &state["pile"]), (&json!(1), &json!([41]), &json!(&pile[1..])));
    let record = client.call("record", &json!({"id": id}));
    assert_eq!(record["setup"], setup);
    client.end();
}

#[test]
fn act_tells_the_whole_truth_and_log_what_each_viewer_saw() {
    let mut client = Client::start();
    let setup = json!({"dealer": 1, "pile": (0..54).rev().collect::<Vec<_>>()});
    let id = client.open(&json!({"game": "rat-a-tat-cat", "players": 2, "setup": setup}));
    let pile = client.call("state", &json!({"id": id}))["pile"].clone();
    let done = client.call("act", &json!({"id": id, "seat": 0, "action": "draw"}));
    assert_eq!(done["over"], false);
    let drew = done["events"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&drew["type"], &drew["card"]), (&json!("drew"), &pile[0]));
    for (seat, card) in [(json!(0), pile[0].clone()), (json!(1), json!(null)), (json!(null), json!(null))] {
        let log = client.call("log", &json!({"id": id, "seat": seat}));
        assert_eq!(log[0]["type"], "dealt");
        assert_eq!(log.as_array().unwrap().last().unwrap()["card"], card, "seat {seat}");
    }
    client.end();
}

#[test]
fn the_table_itself_tells_the_time() {
    let mut client = Client::start();
    let options = json!({"until": {"minutes": 5}, "dealer": 1});
    let id = client.open(&json!({"game": "rat-a-tat-cat", "players": 2, "options": options}));
    let (_, actions) = client.legal(&id);
    assert!(!actions.contains(&json!("time_up")));
    let by_a_seat = client.fail("act", &json!({"id": id, "seat": 0, "action": "time_up"}));
    assert_eq!((by_a_seat.code, by_a_seat.rule.as_deref()), (1, Some("RC-E2")));
    client.call("act", &json!({"id": id, "seat": null, "action": "time_up"}));
    assert_eq!(client.call("state", &json!({"id": id}))["last_round"], true);
    let twice = client.fail("act", &json!({"id": id, "seat": null, "action": "time_up"}));
    assert_eq!((twice.code, twice.rule.as_deref()), (1, Some("RC-E2")));
    client.end();
}

#[test]
fn what_is_undone_and_done_again_turns_out_the_same() {
    let mut client = Client::start();
    for params in tables() {
        let id = client.open(&params);
        let mut before = vec![client.everything(&id)];
        let mut dice = Dice(11);
        while before.len() < 30 && client.step(&id, &mut dice) {
            before.push(client.everything(&id));
        }
        let record = client.call("record", &json!({"id": id}));
        let last = before.len() - 1;
        for left in (0..last).rev() {
            assert_eq!(client.call("undo", &json!({"id": id})), json!({"inputs": left}));
            assert_eq!(client.everything(&id), before[left]);
        }
        assert_eq!(client.fail("undo", &json!({"id": id})).code, 5);
        for input in record["inputs"].as_array().unwrap() {
            client.call("act", &json!({"id": id, "seat": input["seat"], "action": input["action"]}));
        }
        assert_eq!(client.everything(&id), before[last]);
    }
    client.end();
}

#[test]
fn a_suggestion_is_legal_and_the_same_for_the_same_seed() {
    let mut client = Client::start();
    for params in tables() {
        let id = client.open(&params);
        for number in 0..40 {
            let (seat, actions) = client.legal(&id);
            if seat.is_null() {
                break;
            }
            let ask = json!({"id": id, "seat": seat, "level": "random", "seed": seed(number), "millis": 5});
            let suggestion = client.call("suggest", &ask);
            assert!(actions.contains(&suggestion["action"]), "{suggestion}");
            assert_eq!(client.call("suggest", &ask), suggestion);
            let unseeded = json!({"id": id, "seat": seat, "level": "random"});
            assert_eq!(client.call("suggest", &unseeded), client.call("suggest", &unseeded));
            client.call("act", &json!({"id": id, "seat": seat, "action": suggestion["action"]}));
        }
    }
    client.end();
}

#[test]
fn a_record_remembers_names_times_and_everything_else() {
    let mut client = Client::start();
    let params =
        json!({"game": "piratz", "players": 2, "options": {"first": 0}, "seed": seed(9), "names": ["Þóra", "Jan"]});
    let id = client.open(&params);
    client.call("act", &json!({"id": id, "seat": 0, "action": "reveal", "at": 1_794_780_000_000_u64}));
    client.call("act", &json!({"id": id, "seat": 0, "action": "stay"}));
    let record = client.call("record", &json!({"id": id}));
    let hash = record["deck"]["sha256"].clone();
    let expected = json!({
        "format": 1,
        "rules": 1,
        "game": "piratz",
        "players": 2,
        "options": {"first": 0, "memory": "strict"},
        "deck": {"name": "default", "sha256": hash},
        "seats": ["Þóra", "Jan"],
        "seed": seed(9),
        "inputs": [
            {"seat": 0, "action": "reveal", "at": 1_794_780_000_000_u64},
            {"seat": 0, "action": "stay", "at": null},
        ],
        "outcome": null,
    });
    assert_eq!(record.to_string(), expected.to_string());
    client.end();
}
