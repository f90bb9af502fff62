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
    // Before anybody plays: these games would take for ever.
    let (code, _, told) = arena(&["piratz", "rat", "pup", "--games", "9999999", "--plot", "/no/such/place.svg"]);
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
    for (arguments, expected_code, expected) in [
        (&["chess", "rat", "rat"][..], 2, "chess"),
        (&["piratz", "rat", "lion"], 2, "“lion” is not known here; possible: “random”, “pup”, “scamp”, “rat”, “king”"),
        (&["piratz", "rat", "king:much"], 2, "king:400, king:250ms"),
        (&["piratz", "rat"], 1, "2–4"),
        (&["rat-hot", "rat", "rat", "rat"], 1, "3"),
        (&["piratz", "rat", "rat", "--games", "0"], 1, "at least one game"),
        (&["piratz", "rat", "rat", "-o", "speed=9"], 1, "speed"),
        (&["piratz", "rat", "--bot", "clever"], 2, "name='command …'"),
        (&["piratz", "rat", "--bot", "king=clever"], 2, "king"),
    ] {
        let (code, told, complaint) = arena(arguments);
        assert!(code == expected_code && told.is_empty() && complaint.contains(expected), "{arguments:?}: {complaint}");
    }
}

#[test]
fn a_deck_for_another_game_is_refused() {
    let deck = format!("{}/../../games/rat-hot/deck.toml", env!("CARGO_MANIFEST_DIR"));
    let (code, told, complaint) = arena(&["piratz", "rat", "rat", "--deck", &deck]);
    assert!(code == 1 && told.is_empty(), "{told}");
    assert!(complaint.ends_with("is a deck for Rat Hot, not for Piratz.\n"), "{complaint}");
}

#[test]
fn every_game_has_a_record_that_holds() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    let lost = ["--bot", "bad=sh -c 'echo nonsense; sleep 100'", "--records", records.to_str().unwrap()];
    let (code, table, _) = arena(&[&["rat-a-tat-cat", "random", "--games", "2"][..], &lost].concat());
    assert_eq!(code, 0, "{table}");
    for expected in ["Fewest points win.", "it answered: nonsense"] {
        assert!(table.contains(expected), "{table}");
    }
    let mut files: Vec<_> = std::fs::read_dir(&records).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.iter().map(|file| file.file_name().unwrap()).collect::<Vec<_>>(), ["00000.json", "00001.json"]);
    let verified = Command::new(BINARY).arg("verify").args(&files).output().unwrap();
    assert!(verified.status.success(), "{verified:?}");
    let file = temporary_file("not-a-folder", "");
    let (code, _, complaint) = arena(&["piratz", "rat", "rat", "--records", file.to_str().unwrap()]);
    assert!(code == 1 && complaint.contains("not-a-folder cannot be written"), "{complaint}");
}

/// Also those that a program has cut loose from itself: they wait for nobody, and nobody waits for them.
#[test]
#[cfg(target_os = "linux")]
fn who_stops_the_arena_is_told_what_was_measured_and_leaves_nobody_behind() {
    use std::io::Read as _;
    use std::process::Stdio;
    use std::time::Duration;

    let folder = tempfile::tempdir().unwrap();
    let (numbers, asked) = (folder.path().join("numbers"), folder.path().join("asked"));
    let loose = format!("(setsid sh -c 'echo $$ >> {}; exec sleep 1000' &)", numbers.display());
    let script = format!("{loose}\nread start; read question; : > {}; sleep 1000", asked.display());
    let script = temporary_file("stalling-bot.sh", script);
    let mut arena = Command::new(BINARY)
        .args(["arena", "piratz", "random", "--limit", "600000", "--games", "2", "--lang", "en"])
        .args(["--bot", &format!("bad=sh {}", script.display())])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let is_ready = || asked.exists() && std::fs::read_to_string(&numbers).is_ok_and(|text| text.ends_with('\n'));
    while !is_ready() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let pid = rustix::process::Pid::from_child(&arena);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    let (mut told, mut complaint) = (String::new(), String::new());
    arena.stdout.take().unwrap().read_to_string(&mut told).unwrap();
    arena.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!(arena.wait().unwrap().code(), Some(1), "{complaint}");
    assert!(told.starts_with("Piratz · 0 games"), "{told}");
    assert!(complaint.contains("Stopped: 0 of 2 games"), "{complaint}");
    for number in std::fs::read_to_string(&numbers).unwrap().split_whitespace() {
        let status = std::fs::read_to_string(format!("/proc/{number}/stat"));
        assert!(status.as_ref().is_ok_and(|status| status.contains(") Z ")) || status.is_err(), "{status:?}");
    }
}
