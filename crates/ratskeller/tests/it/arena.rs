//! Bots against bots from the command line.

use std::process::Command;

use serde_json::Value;

use crate::client::{BINARY, temporary_file};

/// How it ended, what was told, and what was complained about.
fn arena(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(BINARY).arg("arena").args(arguments).env("LC_ALL", "C").output().expect("a binary");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

#[test]
fn a_contest_is_told_as_a_table_and_as_json() {
    let contest = ["rat-a-tat-cat", "rat", "pup", "random", "--games", "5", "-o", "until={\"rounds\":1}"];
    let (code, table, _) = arena(&contest);
    assert_eq!(code, 0);
    for expected in ["Rat-a-Tat Cat · 6 games on 2 deals", "95 %", "rat ", "pup ", "random ", "±", "ms"] {
        assert!(table.contains(expected), "“{expected}” is not in:\n{table}");
    }
    let (code, json, _) = arena(&[&contest[..], &["--json"]].concat());
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &report["game"], &report["games"]), (0, &"rat-a-tat-cat".into(), &6.into()));
    let rat = &report["contestants"][0];
    assert_eq!((&rat["name"], &rat["level"], &rat["thinking"]["p99"].is_f64()), (&"rat".into(), &"rat".into(), &true));
    assert_eq!(report["results"].as_array().unwrap().len(), 6);
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_gives_others() {
    let results = |seed: &str| {
        let (_, json, _) = arena(&["piratz", "king:20", "pup", "--games", "4", "--seed", seed, "--json"]);
        serde_json::from_str::<Value>(&json).unwrap()["results"].take()
    };
    let (one, other) = ("01".repeat(32), "02".repeat(32));
    assert_eq!(results(&one), results(&one));
    assert_ne!(results(&one), results(&other));
}

#[test]
fn a_picture_is_drawn_where_it_is_asked_for() {
    let file = temporary_file("arena.svg", "");
    let (code, _, told) = arena(&["piratz", "rat", "pup", "--games", "4", "--plot", file.to_str().unwrap()]);
    assert!(code == 0 && told.ends_with("arena.svg is written.\n"), "{told}");
    let picture = std::fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<svg ") && picture.contains("pup"), "{picture}");
    let (code, _, told) = arena(&["piratz", "rat", "pup", "--games", "4", "--plot", "/no/such/place.svg"]);
    assert!(code == 1 && told.starts_with("/no/such/place.svg cannot be written: "), "{told}");
}

#[test]
fn a_program_that_fails_gets_a_clear_line_and_the_arena_goes_on() {
    let (code, table, _) = arena(&["piratz", "rat", "--bot", "ghost=no-such-program", "--games", "4", "--lang", "de"]);
    assert_eq!(code, 0);
    let line = "ghost hat 4 Spiele kampflos verloren: das Programm ließ sich nicht starten (no-such-program: ";
    assert!(table.contains(line), "{table}");
    assert!(table.contains("100.0 %"), "{table}");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    for (arguments, expected) in [
        (&["chess", "rat", "rat"][..], "“chess” is not known here"),
        (&["piratz", "rat", "lion"], "“lion” is not known here; possible: “random”, “pup”, “rat”, “king”"),
        (&["piratz", "rat", "king:much"], "king:400, king:250ms"),
        (&["piratz", "rat"], "2–4"),
        (&["rat-hot", "rat", "rat", "rat"], "3"),
        (&["piratz", "rat", "rat", "--games", "0"], "at least one game"),
        (&["piratz", "rat", "rat", "-o", "speed=9"], "speed"),
        (&["piratz", "rat", "--bot", "clever"], "name='command …'"),
        (&["piratz", "rat", "--bot", "king=clever"], "king"),
    ] {
        let (code, told, complaint) = arena(arguments);
        assert!(code == 1 && told.is_empty() && complaint.contains(expected), "{arguments:?}: {complaint}");
    }
}
