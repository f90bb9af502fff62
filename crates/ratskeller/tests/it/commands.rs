//! The commands for people, in their languages.

use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::client::{BINARY, Client, Dice, seed, temporary_file};
use crate::golden;

const LANGUAGES: [&str; 4] = ["en", "de", "nl", "is"];

/// Runs a command in an environment without a language.
pub fn run(arguments: &[&str]) -> (i32, String) {
    finish(command(arguments).output().expect("the binary was built"))
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(BINARY);
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    command
}

fn finish(output: Output) -> (i32, String) {
    (output.status.code().expect("an exit code"), String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let mut lists: Vec<_> = LANGUAGES.iter().map(|language| run(&["games", "--lang", language])).collect();
    for (code, list) in &lists {
        assert_eq!(*code, 0);
        for word in
            ["rat-hot", "Piratz", "2–6", "congruent | never-whole", "{\"rounds\": 1–50}", "9–51", "true | false"]
        {
            assert!(list.contains(word), "“{word}” is not in:\n{list}");
        }
    }
    lists.dedup();
    assert_eq!(lists.len(), LANGUAGES.len());
    let mut client = Client::start();
    let (code, list) = run(&["games", "--json"]);
    assert_eq!((code, serde_json::from_str::<Value>(&list).unwrap()), (0, client.call("games", &json!({}))));
    client.end();
}

#[test]
fn the_language_is_asked_for_or_the_systems() {
    let spoken = |variables: &[(&str, &str)]| {
        let output = command(&["games"]).envs(variables.iter().copied()).output().expect("the binary was built");
        finish(output).1.lines().next().unwrap().to_owned()
    };
    assert!(spoken(&[]).ends_with("2 players"));
    assert!(spoken(&[("LANG", "de_DE.UTF-8")]).ends_with("2 Spieler"));
    assert!(spoken(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "is_IS")]).ends_with("2 leikmenn"));
    assert!(spoken(&[("LANG", "nl_NL"), ("LC_ALL", "")]).ends_with("2 spelers"));
    assert!(spoken(&[("LANG", "fr_FR")]).ends_with("2 players"));
    assert!(spoken(&[("LC_ALL", "C"), ("LANG", "de_DE")]).ends_with("2 players"));
}

#[test]
fn a_game_is_called_as_in_the_language_that_is_spoken() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/rat-hot/records/rat-hot.json");
    let deck = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/rat-hot/deck.toml");
    let commands: [&[&str]; 7] = [
        &["games"],
        &["verify", record],
        &["replay", record],
        &["analyse", record, "--iterations", "1"],
        &["deck", "check", deck],
        &["play", "piratz", "--deck", deck],
        &["arena", "rat-hot", "random", "random", "--games", "2"],
    ];
    for command in commands {
        for (language, title) in [("de", "Rattenscharf"), ("en", "Rat Hot")] {
            let output = self::command(command).args(["--lang", language]).output().expect("the binary was built");
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(said.contains(title), "{command:?} in {language}: {said}");
        }
    }
}

#[test]
fn usage_mistakes_end_with_two() {
    for arguments in [
        &["fly"][..],
        &["deck"],
        &["deck", "check"],
        &["lesson"],
        &["lesson", "check"],
        &["verify"],
        &["games", "--lang", "xx"],
        &["games", "--fast"],
        &["rules", "chess"],
        &["play", "chess"],
        &["play", "piratz", "--level", "lion"],
        &["arena", "chess", "rat", "rat"],
        &["arena", "piratz", "rat", "lion"],
        &["analyse", "--json=out.json"],
    ] {
        assert_eq!(run(arguments).0, 2, "{arguments:?}");
    }
}

#[test]
fn the_help_lists_commands_by_what_one_wants_to_do() {
    let (code, help) = run(&["--help"]);
    assert_eq!(code, 0);
    for part in ["To play:\n  play ", "To look back:\n  replay ", "To host:\n  serve ", "For your shell:\n", "--lang"] {
        assert!(help.contains(part), "no {part:?} in:\n{help}");
    }
    assert_eq!(help.matches("Commands:").count(), 0, "{help}");
}

#[test]
fn the_rules_are_told_in_every_language() {
    let told: Vec<_> = LANGUAGES.iter().map(|language| run(&["rules", "piratz", "--lang", language])).collect();
    for (code, text) in &told {
        assert_eq!(*code, 0);
        assert!(text.starts_with("Piratz\n\n") && text.contains("PZ-X1") && !text.contains('\x1b'), "{text}");
    }
    assert!(told[0].1.contains("Rat alarm!") && told[1].1.contains("Rattenalarm!"));
    assert_eq!(run(&["rules", "PIRATZ"]), told[0]);
}

#[test]
fn shells_and_manuals_are_told_of_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, script) = run(&["completions", shell]);
        assert_eq!(code, 0);
        assert!(script.contains("analyse") && script.contains("resume"), "{shell}");
    }
    let (code, page) = run(&["man"]);
    assert_eq!(code, 0);
    assert!(page.contains(".TH ratskeller 1") && page.contains(".TH ratskeller-play 1"), "{page}");
}

/// What fish offers for the last word of a line. None where there is no fish.
fn offered_by_fish(folder: &std::path::Path, line: &str) -> Option<Vec<String>> {
    let binaries = std::path::Path::new(BINARY).parent().expect("a folder");
    let path = format!("{}:{}", binaries.display(), std::env::var("PATH").unwrap_or_default());
    let mut fish = Command::new("fish");
    fish.args(["-c", &format!("complete -C '{line}'")]).current_dir(folder);
    fish.env("HOME", folder).env("XDG_CONFIG_HOME", folder).env("XDG_DATA_HOME", folder).env("PATH", path);
    let output = fish.output().ok()?;
    let (code, said) = finish(output);
    assert_eq!(code, 0, "{said}");
    Some(said.lines().map(|line| line.split('\t').next().unwrap_or_default().to_owned()).collect())
}

#[test]
fn fish_completes_games_levels_and_languages_wherever_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let scripts = folder.path().join("fish").join("completions");
    std::fs::create_dir_all(&scripts).unwrap();
    let (code, script) = run(&["completions", "fish"]);
    assert!(code == 0 && script.contains("-f -a \"random pup scamp rat king\""), "{script}");
    std::fs::write(scripts.join("ratskeller.fish"), script).unwrap();
    let games = ["piratz", "rat-a-tat-cat", "rat-hot"];
    let languages = ["de", "en", "is", "nl"];
    for (line, expected) in [
        ("ratskeller pla", &["play"][..]),
        ("ratskeller play ", &games),
        ("ratskeller rules rat-h", &["rat-hot"]),
        ("ratskeller play rat-hot --level ", &["king", "pup", "random", "rat", "scamp"]),
        ("ratskeller arena ", &games),
        ("ratskeller arena piratz ", &["king", "pup", "random", "rat", "scamp"]),
        ("ratskeller --lang ", &languages),
        ("ratskeller --lang=d", &["--lang=de"]),
        ("ratskeller --lang de rul", &["rules"]),
        ("ratskeller play --lang ", &languages),
        ("ratskeller --log-format ", &["json", "text"]),
        ("ratskeller lesson ", &["check", "help"]),
    ] {
        let Some(mut offered) = offered_by_fish(folder.path(), line) else { return };
        offered.sort();
        assert_eq!(offered, expected, "{line}");
    }
}

#[test]
fn a_good_deck_is_counted_and_hashed() {
    for (file, counts) in
        [("rat-hot", "strips 42"), ("piratz", "kinds 6, cards 50, blocks 12"), ("rat-a-tat-cat", "cards 54")]
    {
        let path = format!("{}/../../games/{file}/deck.toml", env!("CARGO_MANIFEST_DIR"));
        let (code, said) = run(&["deck", "check", &path]);
        assert_eq!(code, 0, "{said}");
        assert!(said.starts_with(&format!("{path}: ok.")) && said.contains(counts), "{said}");
        let mut client = Client::start();
        let id = client.open(&json!({"game": file, "players": 2}));
        let record = client.call("record", &json!({"id": id}));
        assert!(said.contains(record["deck"]["sha256"].as_str().unwrap()), "{said}");
        client.end();
    }
}

#[test]
fn a_bad_deck_is_told_line_by_line_in_every_language() {
    let text = include_str!("../../../../games/rat-hot/deck.toml");
    let line = 1 + text.lines().position(|line| line.contains("# 3")).unwrap();
    let file = temporary_file(
        "bad.toml",
        text.replace("[\"jalapeno\", \"empty\", \"red_rat\"]", "[\"jalapeno\", \"emty\", \"red_rat\"]"),
    );
    let file = file.to_str().unwrap();
    for (language, word) in LANGUAGES.into_iter().zip(["possible", "möglich", "mogelijk", "mögulegt"]) {
        let (code, said) = run(&["deck", "check", file, "--lang", language]);
        assert_eq!(code, 1);
        assert!(said.starts_with(&format!("{file}:{line}:18: strips[3][1]: ")), "{said}");
        assert!(said.contains("emty") && said.contains(word) && said.contains("(RH-C2)"), "{said}");
    }
    let latin = temporary_file("latin.toml", b"game = \"piratz\"\nname = \"\xdeora\"\n");
    let (code, said) = run(&["deck", "check", latin.to_str().unwrap()]);
    assert!(code == 1 && said.contains("latin.toml, line 2: this is not UTF-8"), "{said}");
    let broken = temporary_file("broken.toml", "game = \"piratz\"\nname = \n");
    let (code, said) = run(&["deck", "check", broken.to_str().unwrap()]);
    assert!(code == 1 && said.contains("broken.toml:2:"), "{said}");
    let (code, said) = run(&["deck", "check", "no-such-file.toml"]);
    assert!(code == 1 && said.contains("no-such-file.toml"), "{said}");
    assert_eq!(run(&["engine", "--deck", file]), (1, String::new()));
}

/// A whole game as a record.
fn record() -> Value {
    let mut client = Client::start();
    let id = client.open(&json!({"game": "piratz", "players": 2, "seed": seed(8)}));
    let mut dice = Dice(8);
    while client.step(&id, &mut dice) {}
    let record = client.call("record", &json!({"id": id}));
    client.end();
    record
}

#[test]
fn a_true_record_is_verified_check_by_check() {
    let record = record();
    let file = temporary_file("true.json", record.to_string());
    for language in LANGUAGES {
        let (code, said) = run(&["verify", file.to_str().unwrap(), "--lang", language]);
        assert_eq!(code, 0, "{said}");
        let lines: Vec<_> = said.lines().collect();
        assert_eq!(lines.len(), 7, "{said}");
        assert!(lines[6].contains("docs/fairness.md"), "what it cannot prove: {said}");
        assert!(lines[..5].iter().all(|line| line.starts_with("✓ ")), "{said}");
        let inputs = record["inputs"].as_array().unwrap().len().to_string();
        assert!(lines[5].contains("Piratz") && lines[5].contains(&inputs), "{said}");
    }
    let (code, said) = run(&["verify", file.to_str().unwrap(), "--json"]);
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((code, &said["holds"], said["checks"].as_array().unwrap().len()), (0, &json!(true), 5));
}

#[test]
fn what_a_record_of_the_first_format_does_not_prove_is_said() {
    for (name, told_in_turn, checks) in [("piratz-four-aided.json", true, 6), ("piratz.json", false, 7)] {
        let file = golden(name).display().to_string();
        for language in LANGUAGES {
            let (code, said) = run(&["verify", &file, "--lang", language]);
            let lines: Vec<_> = said.lines().collect();
            assert_eq!((code, lines.len()), (0, checks + 2 + usize::from(told_in_turn)), "{said}");
            let about_format = &lines[checks + 1..lines.len() - 1];
            assert!(about_format.iter().all(|line| line.contains('1')), "{said}");
        }
        let said: Value = serde_json::from_str(&run(&["verify", &file, "--json"]).1).unwrap();
        assert_eq!((&said["holds"], &said["told_in_turn"]), (&json!(true), &json!(told_in_turn)));
    }
}

#[test]
fn a_false_record_is_found_out_at_the_first_thing_that_does_not_hold() {
    let mut record = record();
    record["inputs"][3]["seat"] = json!(1 - record["inputs"][3]["seat"].as_i64().unwrap());
    let file = temporary_file("false.json", record.to_string());
    for language in LANGUAGES {
        let (code, said) = run(&["verify", file.to_str().unwrap(), "--lang", language]);
        assert_eq!(code, 1);
        let lines: Vec<_> = said.lines().collect();
        assert!(lines[..3].iter().all(|line| line.starts_with("✓ ")) && lines[3].starts_with("✗ "), "{said}");
        assert!(lines[4].starts_with("  inputs[3]: ") && lines.len() == 6, "{said}");
    }
    let (code, said) = run(&["verify", file.to_str().unwrap(), "--json"]);
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((code, &said["holds"], &said["checks"][0]["problem"]), (1, &json!(false), &Value::Null));
    assert_eq!(said["checks"][3]["aspect"], "inputs");
    assert!(said["checks"][3]["problem"].as_str().unwrap().starts_with("inputs[3]: "), "{said}");
    let (code, said) = run(&["verify", "no-such-record.json"]);
    assert!(code == 1 && said.contains("no-such-record.json"), "{said}");
}

#[test]
fn several_records_are_told_in_a_line_each_and_one_that_is_false_counts() {
    let [one, other] = ["piratz", "rat-hot"].map(|name| golden(name).display().to_string());
    let (code, said) = run(&["verify", &one, &other]);
    let lines: Vec<_> = said.lines().collect();
    assert_eq!((code, lines.len()), (0, 3), "{said}");
    assert!(lines[0].starts_with(&format!("✓ {one}: ")) && lines[1].starts_with(&format!("✓ {other}: ")), "{said}");
    let mut given_up: Value = serde_json::from_str(&std::fs::read_to_string(&one).unwrap()).unwrap();
    given_up["resigned"] = json!([0]);
    let given_up = temporary_file("given-up.json", given_up.to_string());
    let given_up = given_up.to_str().unwrap();
    let (code, said) = run(&["verify", &one, given_up, "no-such-record.json"]);
    let lines: Vec<_> = said.lines().collect();
    assert_eq!((code, lines.len()), (1, 4), "{said}");
    assert!(lines[1].starts_with(&format!("✗ {given_up}: resigned[0]: ")), "{said}");
    assert!(lines[2].starts_with("✗ no-such-record.json "), "{said}");
    let (code, said) = run(&["verify", "--json", &one, given_up]);
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (code, &said[0]["holds"], &said[1]["holds"], &said[1]["file"]),
        (1, &json!(true), &json!(false), &json!(given_up))
    );
}

#[test]
fn a_dash_is_standard_input() {
    let folder = format!("{}/../..", env!("CARGO_MANIFEST_DIR"));
    for (arguments, file, expected) in [
        (&["verify", "-"][..], "games/piratz/records/piratz.json", "Piratz"),
        (&["deck", "check", "-"], "games/piratz/deck.toml", "cards 50"),
        (&["lesson", "check", "-"], "examples/lessons/leave-in-time.toml", "Leave in time"),
        (&["analyse", "--iterations", "1", "--json", "-"], "games/rat-a-tat-cat/records/rat-a-tat-cat-young.json", "{"),
    ] {
        let file = std::fs::File::open(format!("{folder}/{file}")).unwrap();
        let (code, said) = finish(command(arguments).stdin(file).output().expect("the binary was built"));
        assert!(code == 0 && said.contains(expected), "{arguments:?}: {said}");
    }
}
