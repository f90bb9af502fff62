//! `replay` and `play` without a terminal: everything as plain text.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::client::{BINARY, temporary_file};
use crate::golden;

/// Runs a command with these lines on its input, and tells its exit code, output and complaints.
fn run(arguments: &[&str], lines: &str) -> (i32, String, String) {
    let mut child = Command::new(BINARY)
        .args(arguments)
        .env("LC_ALL", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    // A program that has seen enough may have gone before all was said.
    let _gone = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

fn record(name: &str) -> String {
    golden(name).display().to_string()
}

#[test]
fn a_replay_prints_every_step_without_colours() {
    let (code, shown, complaints) = run(&["replay", &record("piratz.json")], "");
    assert_eq!((code, complaints.as_str()), (0, ""));
    assert_eq!(shown.matches("\nPiratz · ").count(), 123);
    assert!(shown.contains(" · 122/122 · ") && shown.contains("Anna won. Points: Anna 9, Bo 4."), "{shown}");
    assert!(!shown.contains('\x1b'));
}

#[test]
fn a_replay_through_a_seats_eyes_shows_no_more_than_the_seat_saw() {
    let deal = |eyes: &[&str]| {
        let file = record("rat-a-tat-cat.json");
        let (code, shown, _) = run(&[&["replay", &file], eyes].concat(), "");
        assert_eq!(code, 0);
        let steps: Vec<&str> = shown.split("Rat-a-Tat Cat · ").collect();
        (steps[1].matches('░').count(), steps[69].matches("░").count())
    };
    // The pile's back; two lines of four, of which a player looks at the two outer ones.
    assert_eq!(deal(&[]).0, 1);
    assert_eq!(deal(&["--seat", "0"]).0, 1 + 4 + 2);
    assert_eq!(deal(&["--spectator"]).0, 1 + 4 + 4);
    assert!(deal(&["--spectator"]).1 >= deal(&["--seat", "1"]).1);
    let (code, _, complaint) = run(&["replay", "--seat", "7", &record("rat-a-tat-cat.json")], "");
    assert_eq!((code, complaint.as_str()), (1, "seat: There is no such seat at this table; the seats are 0 to 1.\n"));
}

#[test]
fn a_damaged_record_is_shown_as_far_as_it_goes() {
    let text = std::fs::read_to_string(record("piratz.json")).expect("a golden game");
    let damaged = text.replacen("\"stay\"", "{\"bury\":{\"card\":0}}", 1);
    let file = temporary_file("damaged.json", &damaged);
    let (code, shown, complaint) = run(&["replay", &file.display().to_string()], "");
    assert_eq!(code, 1);
    assert!(shown.contains("Piratz · 1/122 · "), "{shown}");
    assert!(complaint.starts_with("inputs[1]: "), "{complaint}");
    let file = temporary_file("cut.json", &text[..text.len() / 2]);
    let (code, shown, complaint) = run(&["replay", &file.display().to_string()], "");
    assert_eq!((code, shown.as_str()), (1, ""));
    assert!(complaint.starts_with("This is not JSON"), "{complaint}");
    assert_eq!(run(&["replay", "no/such/file"], "").0, 1);
}

#[test]
fn without_a_terminal_there_is_nothing_to_play_in() {
    for arguments in [&["play"][..], &["play", "piratz"]] {
        let (code, shown, complaint) = run(arguments, "1\n1\n");
        assert_eq!((code, shown.as_str()), (1, ""));
        assert!(complaint.starts_with("This is no terminal to play in."), "{complaint}");
    }
}

#[test]
fn a_table_that_cannot_be_set_up_is_refused_with_a_sentence() {
    for (arguments, complaint) in [
        (&["play", "rat-hot", "--players", "3"][..], "players: This game is for 2 players, not for 3.\n"),
        (&["play", "rat-hot", "--players", "99999"], "players: This game is for 2 players, not for 99999.\n"),
        (&["play", "rat-hot", "--people", "3"], "3 people cannot sit at a table for 2.\n"),
        (
            &["play", "rat-hot", "-o", "table=8"],
            "options.table: 8 is out of range; it must be a whole number from 9 to 51. (RH-S5)\n",
        ),
    ] {
        let (code, _, said) = run(arguments, "");
        assert_eq!((code, said.as_str()), (1, complaint));
    }
}
