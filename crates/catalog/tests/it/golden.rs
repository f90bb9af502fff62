//! The games in the boxes' `records/` play out as they always did: what happened, what the table looked like, and a fingerprint of
//! every byte each viewer got. `make golden` writes the expected texts anew; look at the difference before committing it.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use catalog::{GAMES, Replay, Shelf, record, telling, verify};
use ratskeller_core::{Seat, SmallId, Viewer};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use words::{Language, Words};

fn records() -> Vec<PathBuf> {
    let files =
        |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("a file").path());
    let boxes = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games"));
    let records = boxes.flat_map(|game| files(&game.join("records")).collect::<Vec<_>>());
    let mut records: Vec<PathBuf> =
        records.filter(|file| file.extension().is_some_and(|kind| kind == "json")).collect();
    records.sort();
    records
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_default()
}

/// Short enough to read, long enough to notice any change.
fn fingerprint(value: &impl Serialize) -> String {
    let bytes = serde_json::to_vec(value).expect("what people see can be written as JSON");
    Sha256::digest(bytes)[..6].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

fn playthrough(text: &str) -> String {
    let words = Words::new(Language::English);
    let mut replay = Replay::new(record::read(text).expect("a record")).expect("a deal");
    let mut told = String::new();
    loop {
        let table = replay.table();
        if let Some(input) = replay.last() {
            let who = input.seat.map_or("table".to_owned(), |seat| format!("seat {}", seat.index()));
            let what = words.tell(telling::action(table.spec().name, &table.deck().value(), input.action));
            writeln!(told, "{}. {who}: {what}", replay.position()).unwrap();
        }
        write!(told, "{}", table.draw_state()).unwrap();
        for viewer in Viewer::all(table.seats()) {
            let who = Option::from(viewer).map_or("—".to_owned(), |seat: Seat| seat.index().to_string());
            let (view, log, seen) = (table.view(viewer), table.log(viewer, 0), table.seen(viewer, 0));
            let marks = [fingerprint(&view), fingerprint(&log), fingerprint(&seen)];
            writeln!(told, "{who}: view {} log {} seen {}", marks[0], marks[1], marks[2]).unwrap();
        }
        told.push('\n');
        if !replay.forward().expect("a golden game is legal") {
            let outcome = serde_json::to_string(&replay.table().outcome()).expect("an outcome");
            return told + &outcome + "\n";
        }
    }
}

#[test]
fn golden_games_play_out_as_they_always_did() {
    for file in records() {
        let told = playthrough(&read(&file));
        let expected = file.with_extension("txt");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&expected, &told).expect("the golden games can be written");
        }
        assert!(told == read(&expected), "{} has changed; see it with: make golden && git diff", file.display());
    }
}

/// Every record that was ever written names one of these.
#[test]
fn hashes_of_built_in_decks_never_change() {
    let records: Vec<Value> =
        records().iter().map(|file| serde_json::from_str(&read(file)).expect("a record is JSON")).collect();
    for entry in &GAMES {
        let name = entry.spec.name;
        let deck = Shelf::default().find(entry, &Value::Null).expect("every game has a deck");
        let mut golden = records.iter().filter(|record| record["game"] == name).peekable();
        assert!(golden.peek().is_some(), "games/{name}/records has no golden game");
        for record in golden {
            assert_eq!(record["deck"]["sha256"], deck.sha256.to_string(), "games/{name}/deck.toml");
        }
    }
}

#[test]
fn golden_games_verify() {
    let records = records();
    assert!(records.len() >= 7);
    let mut told_in_turn = 0;
    for file in records {
        let verification = verify(&read(&file));
        told_in_turn += usize::from(verification.told_in_turn);
        let words = Words::new(Language::English);
        for check in verification.checks {
            assert!(check.result.is_ok(), "{}: {}", file.display(), words.tell(&check.result.unwrap_err()));
        }
    }
    assert_eq!(told_in_turn, 2, "two are kept as records were written at first");
}

/// Another secret, other bytes of a seat, another commitment of the house or a seat, or one action less: none of it goes unnoticed.
#[test]
fn a_golden_game_with_anything_changed_does_not_verify() {
    for file in records() {
        let text = read(&file);
        let flip = |after: &str| {
            let at = text.find(after).expect("a golden game has its fairness parts") + after.len();
            let other = if text.as_bytes()[at] == b'0' { '1' } else { '0' };
            format!("{}{other}{}", &text[..at], &text[at + 1..])
        };
        let last_input = text.rfind(",{\"seat\":").expect("inputs");
        let shortened = format!("{}{}", &text[..last_input], &text[text.rfind("],\"outcome\"").expect("an outcome")..]);
        let mut others = vec![
            flip("\"commitment\":\""),
            flip("\"secret\":\""),
            flip("\"bytes\":[\""),
            flip("\"sha256\":\""),
            shortened,
        ];
        if text.contains("\"format\":2") {
            others.push(flip("\"commitments\":[\""));
        }
        for changed in others {
            assert!(verify(&changed).table.is_none(), "{}: {changed}", file.display());
        }
    }
}

#[test]
fn only_games_that_say_so_hide_anything_from_a_seat() {
    for file in records() {
        let mut replay = Replay::new(record::read(&read(&file)).expect("a record")).expect("a deal");
        let mut has_hidden = false;
        loop {
            let table = replay.table();
            let views: Vec<_> =
                Seat::all(table.seats()).map(|seat| fingerprint(&table.view(Viewer::Seat(seat)))).collect();
            has_hidden |= views.iter().any(|view| *view != views[0]);
            if !replay.forward().expect("a golden game is legal") {
                assert_eq!(has_hidden, replay.table().spec().hides_from_seats, "{}", file.display());
                break;
            }
        }
    }
}
