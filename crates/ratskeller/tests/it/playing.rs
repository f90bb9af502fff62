//! The real program in a pseudo terminal: whole games, a game that is left and gone on with, a table elsewhere.

use std::path::Path;

use client::{Join, NewTable, Phase};
use serde_json::json;

use crate::client::{BINARY, temporary_file};
use crate::house::{Folder, Ratskeller, until};
use crate::terminal::Terminal;

/// What the screen says when a game is over.
const OVER: &str = "to play again";

fn verifies(file: &Path) {
    let checked = std::process::Command::new(BINARY).arg("verify").arg(file).env("LC_ALL", "en").output();
    let output = checked.expect("the binary was built");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn a_finished_game_of_each_of_the_three() {
    for (game, keys, first) in [
        ("rat-hot", "n\r", "Pays"),
        ("piratz", "ds11 ", "Value card"),
        ("rat-a-tat-cat", " dxkn", "Remember these two!"),
    ] {
        let record = temporary_file(format!("played-{game}.json"), "");
        let name = record.display().to_string();
        let option = if game == "rat-a-tat-cat" { r#"until={"rounds":1}"# } else { "first=0" };
        let rounds = if game == "rat-a-tat-cat" { &["-o", "dealer=1"][..] } else { &[] };
        let arguments = ["play", game, "-o", option, "--pause", "0", "--record", &name];
        let mut terminal = Terminal::start(&[&arguments, rounds].concat());
        terminal.wait_for(&[first]);
        let shown = terminal.press_until(keys, OVER);
        assert!(shown.contains("The game is over"), "{shown}");
        terminal.press("q");
        let screen = terminal.ends_well();
        let left = screen.screen().contents();
        assert!(left.contains("See you again!") && left.contains("ratskeller verify"), "{left}");
        assert!(left.contains("Its fingerprint: "), "{left}");
        assert!(!screen.screen().alternate_screen() && !screen.screen().hide_cursor(), "the terminal is as it was");
        assert_eq!(screen.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        verifies(&record);
    }
}

#[test]
fn a_lesson_is_gone_through_by_keyboard_and_leads_back_to_the_menu() {
    let mut terminal = Terminal::start(&["play", "--pause", "0"]);
    terminal.wait_for(&["What shall we play?", "Rat Hot", "Learn"]);
    // Above the first line is the last.
    terminal.press("\x1b[C");
    terminal.wait_for(&["Piratz", "Your first game of Piratz"]);
    terminal.press("\x1b[A\r");
    for (step, keys) in [(1, "\r"), (2, "d"), (3, "s"), (4, "d"), (5, "5\r"), (6, "1\r"), (7, "d"), (8, "1\r")] {
        terminal.wait_for(&[&format!("Granny Rat · Step {step} of 9")]);
        terminal.press(keys);
        if step > 1 {
            terminal.wait_for(&["✓ Granny Rat"]);
            terminal.press("\r");
        }
    }
    terminal.wait_for(&["Step 9 of 9", "Press Enter to go on."]);
    terminal.press("\r");
    terminal.wait_for(&["You did it!"]);
    terminal.press("\r");
    terminal.wait_for(&["What shall we play?"]);
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn a_game_is_chosen_left_and_gone_on_with() {
    let folder = Folder::new();
    let file = folder.path().join("kept").join("game.json").display().to_string();
    let mut terminal = Terminal::start(&["play", "--save", &file, "--pause", "0"]);
    terminal.wait_for(&["What shall we play?", "Rat Hot", "Start"]);
    terminal.press("\x1b[C\r");
    // Whoever begins is drawn by lot, and keys pressed in the rat's turn do nothing.
    terminal.wait_for(&["Piratz · Round 1", "d dig"]);
    terminal.press("d");
    terminal.wait_for(&["You turn up"]);
    terminal.press("q");
    let left = terminal.ends_well().screen().contents().replace('\n', "");
    assert!(left.contains(&format!("ratskeller play --resume --save {file}")), "{left}");

    let resume = ["play", "--resume", "--save", &file, "--pause", "0"];
    let mut terminal = Terminal::start(&resume);
    terminal.wait_for(&["Piratz · Round 1"]);
    terminal.press_until("ds11 ", OVER);
    terminal.press("q");
    terminal.ends_well();
    let text = Terminal::start_and_fail(&resume);
    assert!(text.contains("No game is kept in"), "what is over is not kept: {text}");
    std::fs::write(&file, "{\"format\":1}").expect("a file");
    let text = Terminal::start_and_fail(&resume);
    assert!(text.contains("is damaged"), "{text}");
}

#[test]
fn a_game_that_is_killed_has_lost_nothing_and_several_are_offered() {
    let home = Folder::new();
    let data = home.text().to_owned();
    let surroundings = [("XDG_DATA_HOME", data.as_str())];
    for (game, option, keys, shown) in
        [("rat-a-tat-cat", "dealer=1", " d", "You draw a card"), ("piratz", "first=0", "d", "You turn up")]
    {
        let mut terminal = Terminal::start_with(&["play", game, "-o", option, "--pause", "0"], &surroundings);
        terminal.wait_for(&["? help"]);
        terminal.press(keys);
        terminal.wait_for(&[shown]);
        terminal.signal(rustix::process::Signal::KILL);
        assert_ne!(terminal.ends_with().0, 0);
    }
    let mut terminal = Terminal::start_with(&["play", "--pause", "0"], &surroundings);
    terminal.wait_for(&["Go on with", "Piratz: You, Rat · 1 move · just now (1/2)"]);
    terminal.press("\x1b[C");
    terminal.wait_for(&["Rat-a-Tat Cat: You, Rat", "(2/2)"]);
    terminal.press("\r");
    terminal.wait_for(&["Rat-a-Tat Cat · Round 1", "You draw a card"]);
    terminal.press("q");
    terminal.ends_well();
    let mut terminal = Terminal::start_with(&["play", "--resume", "--pause", "0"], &surroundings);
    terminal.wait_for(&["Piratz", "You turn up"]);
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn the_record_of_a_finished_game_is_saved_by_a_key() {
    let mut terminal = Terminal::start(&["play", "piratz", "-o", "first=0", "--pause", "0"]);
    terminal.wait_for(&["Value card"]);
    terminal.press_until("ds11 ", OVER);
    terminal.press("s");
    let shown = terminal.wait_for(&["ratskeller analyse piratz-", "ratskeller replay"]);
    let name =
        shown.split("ratskeller analyse ").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a name");
    let file = terminal.home().join(name);
    verifies(&file);
    terminal.press(" b");
    terminal.wait_for(&["What shall we play?"]);
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn flags_are_what_the_menu_begins_with() {
    let mut terminal =
        Terminal::start(&["play", "--people", "3", "--level", "pup", "--players", "4", "-o", "memory=aided"]);
    terminal.wait_for(&["What shall we play?"]);
    terminal.press("\x1b[D");
    let shown = terminal.wait_for(&["Rat-a-Tat Cat", "A pup, easy to beat"]);
    assert_eq!(shown.matches("Somebody here at this screen").count(), 3, "{shown}");
    terminal.press("\r");
    terminal.wait_for(&["Give the screen to Player"]);
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn the_rules_are_read_before_a_game_and_during_it() {
    let mut terminal = Terminal::start(&["play", "--people", "1", "-o", "dealer=1"]);
    terminal.wait_for(&["What shall we play?"]);
    terminal.press("\x1b[D");
    terminal.wait_for(&["Rat-a-Tat Cat"]);
    terminal.press("i");
    terminal.wait_for(&["How it is played", "↑ ↓ scroll"]);
    terminal.press("\x1b[F");
    terminal.wait_for(&["http://localhost:7287/learn/rat-a-tat-cat"]);
    terminal.press(" \r");
    terminal.wait_for(&["Remember these two!"]);
    terminal.press("i");
    terminal.wait_for(&["How it is played"]);
    terminal.press(" ");
    terminal.wait_for(&["Remember these two!"]);
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn what_cannot_be_written_is_told_before_the_game() {
    for flag in ["--record", "--save"] {
        let text = Terminal::start_and_fail(&["play", "piratz", flag, "/proc/nowhere/game.json"]);
        assert!(text.contains("/proc/nowhere"), "{text}");
    }
    let deck = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/rat-hot/deck.toml").display().to_string();
    let text = Terminal::start_and_fail(&["play", "piratz", "--deck", &deck]).replace('\n', "");
    assert!(text.contains("rat-hot/deck.toml") && text.contains("Piratz"), "{text}");
}

#[test]
fn three_people_at_piratz_are_three_people() {
    let mut terminal = Terminal::start(&["play", "piratz", "--people", "3", "-o", "first=2", "--pause", "0"]);
    let shown = terminal.wait_for(&["Value card", "Player 1", "Player 2", "▶ ♠3 Player 3"]);
    assert!(!shown.contains("Rat "), "{shown}");
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn without_colours_there_are_none() {
    let kept = temporary_file("colourless.json", "").display().to_string();
    let arguments = ["play", "rat-hot", "-o", "first=0", "--save", &kept];
    let mut terminal = Terminal::start_with(&arguments, &[("NO_COLOR", "1")]);
    terminal.wait_for(&["Pays"]);
    assert!(!terminal.has_colours());
    terminal.press("q");
    terminal.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_elsewhere_is_joined_and_survives_a_restart_of_its_house() {
    let mut keller = Ratskeller::open().await;
    let host = keller.guest("Anna").await;
    let order = NewTable {
        options: Some(json!({"first": 0})),
        bots: vec!["rat".to_owned()],
        pause: Some(0),
        private: true,
        ..NewTable::new("piratz", 2)
    };
    let table = host.open(&order).await.expect("a table");
    let invite = table.invite.expect("it is private");
    let address = format!("http://{}/table/{}?invite={invite}", keller.address, table.id);
    let folder = Folder::new();
    let (data, id) = (folder.text().to_owned(), table.id.clone());
    let mut terminal = Terminal::start_with(
        &["play", "--join", &address, "--name", "Jan"],
        &[("XDG_DATA_HOME", &data), ("HOME", &data)],
    );
    let mut terminal = tokio::task::spawn_blocking(move || {
        terminal.wait_for(&["Jan", "starts the game"]);
        terminal
    })
    .await
    .expect("somebody waits");
    host.start(&id).await.expect("everybody is here");
    // The terminal reveals by itself what it puts into the shuffles.
    until(async || host.table(&id).await.expect("the table").phase == Phase::Playing).await;
    let mut terminal = tokio::task::spawn_blocking(move || {
        terminal.wait_for(&["Piratz · Round 1", "Jan", "Turn up a card"]);
        terminal.press("d");
        terminal.wait_for(&["Stay with the others"]);
        terminal
    })
    .await
    .expect("somebody plays");
    keller.kill().await;
    let mut terminal = tokio::task::spawn_blocking(move || {
        terminal.wait_for(&["Coming back by itself"]);
        // What is done now is done when the house is there again.
        terminal.press("s");
        terminal
    })
    .await
    .expect("somebody waits");
    keller.open_again().await;
    let over = tokio::task::spawn_blocking(move || {
        let shown = terminal.press_until("ds11 ", OVER);
        terminal.press("  ");
        terminal.wait_for(&["The record holds, with your own share"]);
        terminal.press("q");
        terminal.ends_well();
        shown
    })
    .await
    .expect("somebody plays on");
    assert!(over.contains("The game is over"), "{over}");
}

/// Shows a terminal what happens meanwhile.
async fn sees(mut terminal: Terminal, texts: &'static [&'static str]) -> Terminal {
    let seen = tokio::task::spawn_blocking(move || {
        terminal.wait_for(texts);
        terminal
    });
    seen.await.expect("somebody waits")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_begun_again_after_the_terminal_told_its_share_is_not_simply_fair() {
    let keller = Ratskeller::open().await;
    let sly = keller.guest("Sly").await;
    let table = sly.open(&NewTable::new("piratz", 2)).await.expect("a table").id;
    sly.join(&table, &Join::default()).await.expect("a free seat");
    let address = format!("http://{}/table/{table}", keller.address);
    let folder = Folder::new();
    let data = folder.text().to_owned();
    let surroundings = [("XDG_DATA_HOME", data.as_str()), ("HOME", data.as_str())];
    let terminal = Terminal::start_with(&["play", "--join", &address, "--name", "Jan"], &surroundings);
    let terminal = sees(terminal, &["Jan", "starts the game"]).await;
    // The host's own share is not told in time: these bytes are nobody's.
    let commit = json!({"seat": 0, "commitment": "00".repeat(32)});
    sly.post(&format!("/api/tables/{table}/commit"), &commit).await.expect("an answer");
    sly.start(&table).await.expect("everybody is here");
    until(async || sly.table(&table).await.expect("the table").awaited == [0]).await;
    sly.begin_again(&table).await.expect("it is fixed");
    let terminal = sees(terminal, &["This is the second beginning"]).await;
    until(async || sly.table(&table).await.expect("the table").awaited.is_empty()).await;
    sly.start(&table).await.expect("everybody has committed");
    let mut terminal = sees(terminal, &["Piratz · Round 1"]).await;
    sly.resign(&table, 0).await.expect("a game");
    let left = tokio::task::spawn_blocking(move || {
        terminal.press_until(" ", "this table was begun 2 times");
        terminal.press(" q");
        terminal.ends_well();
    });
    left.await.expect("somebody reads");
}
