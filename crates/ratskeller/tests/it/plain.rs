//! Games in sentences, through pipes: what a screen reader hears.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::client::BINARY;
use crate::house::Folder;
use crate::terminal::{Terminal, record};

/// What the program says to these lines, and whether it ended well.
fn hear(arguments: &[&str], lines: &str, folder: &Folder, language: &str) -> String {
    let mut child = Command::new(BINARY)
        .args(arguments)
        .env("LC_ALL", language)
        .env("XDG_DATA_HOME", folder.path())
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_owned();
    let writer = std::thread::spawn(move || {
        // Whoever has left reads no more.
        let _gone = input.write_all(lines.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("a writer");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(!said.contains('\u{1b}'), "no escape codes");
    said
}

#[test]
fn whole_games_are_played_by_numbers() {
    for (game, option, seen) in [
        ("rat-hot", "first=0", "Row 12: "),
        ("piratz", "first=0", "Value card: Rings "),
        ("rat-a-tat-cat", "until={\"rounds\":1}", "Your card 1: "),
    ] {
        let folder = Folder::new();
        let arguments = ["play", game, "--plain", "--pause", "0", "-o", option, "--record", "record.json"];
        let said = hear(&arguments, &"1\n".repeat(3000), &folder, "en");
        assert!(said.contains("It is your turn.") && said.contains("1. ") && said.contains(seen), "{said}");
        assert!(said.contains("Press a to play again") && said.contains("ratskeller verify"), "{said}");
        let record = std::fs::read_to_string(folder.path().join("record.json")).expect("a record");
        assert!(record.contains("\"outcome\":{"), "{record}");
    }
}

#[test]
fn words_are_understood_besides_numbers_and_a_game_is_gone_on_with() {
    let folder = Folder::new();
    let said = hear(&["play", "--plain", "--pause", "0", "-o", "first=0"], "2\n?\nt\nh\nl\n1\nq\n", &folder, "en");
    for sentence in [
        "What shall we play?",
        "2. Piratz",
        "A number does what stands behind it.",
        "No card lies on the sand.",
        "A king would: ",
        "ratskeller play --resume",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
    let said = hear(&["play", "--plain"], "1\nzzz\nq\n", &folder, "en");
    assert!(said.contains("1. Go on with: Piratz: You, Rat") && said.contains("none of the choices"), "{said}");
}

#[test]
fn a_lesson_is_heard_step_by_step_and_leads_back_to_the_menu() {
    let folder = Folder::new();
    // Learn; “Once more?” of Piratz; leave, which is wrong; dig.
    let said = hear(&["play", "--plain", "--pause", "0"], "4\n7\n2\n1\nq\n", &folder, "en");
    let mut rest = said.as_str();
    for sentence in [
        "4. Learn",
        "7. Piratz: ",
        "I have left, and you dig on alone.",
        "1. reveal a card.",
        "The king would not leave yet.",
        "It is your turn.",
        "No rat lies open, so the next card cannot raise an alarm.",
        "You did it!",
        "What shall we play?",
        "See you again!",
    ] {
        let (_, after) = rest.split_once(sentence).unwrap_or_else(|| panic!("no “{sentence}” in its place: {said}"));
        rest = after;
    }
    // A step that only tells goes on by Enter.
    let said = hear(&["play", "--plain", "--pause", "0"], "4\n5\n\n1\nq\n", &folder, "en");
    assert!(said.contains("Press Enter to go on.") && said.contains("You turn up a card"), "{said}");
}

#[test]
fn whoever_leaves_a_lesson_that_is_heard_can_choose_again() {
    let folder = Folder::new();
    let said = hear(&["play", "--plain", "--pause", "0"], "4\n7\nu\nh\nq\nq\n", &folder, "en");
    let (_, lesson) = said.split_once("7. Piratz: ").expect("a list of lessons");
    assert!(lesson.contains("There is nothing to take back") && lesson.contains("Granny Rat would: "), "{said}");
    assert_eq!(lesson.matches("What shall we play?").count(), 1, "{said}");
}

#[test]
fn choices_are_found_by_a_part_of_their_words_and_told_in_every_language() {
    let folder = Folder::new();
    let arguments = ["play", "rat-hot", "--plain", "-o", "first=0"];
    for (language, turn) in
        [("en", "It is your turn."), ("de", "Du bist dran."), ("nl", "Je bent aan de beurt."), ("is", "Þú átt leik.")]
    {
        let said = hear(&arguments, "m\n12, 11\nq\n", &folder, language);
        let after = said.rsplit(turn).next().expect("a turn");
        let found: Vec<&str> =
            after.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).collect();
        assert!(!found.is_empty() && found.iter().all(|line| line.contains("12, 11")), "{said}");
        assert!(!said.contains("terminal-"), "{said}");
    }
}

#[test]
fn a_terminal_that_can_only_print_is_spoken_to() {
    let mut terminal = Terminal::start_with(&["play", "piratz", "-o", "first=0"], &[("TERM", "dumb")]);
    terminal.wait_for(&["It is your turn.", "1. reveal a card.", "> "]);
    terminal.press("q\n");
    let (written, _) = terminal.writes_and_ends_well();
    assert!(written.contains("See you again!") && !written.contains('\u{1b}'), "{written}");
    let replay = Terminal::start_with(&["replay", &record("piratz.json")], &[("TERM", "dumb")]);
    let (written, _) = replay.writes_and_ends_well();
    assert!(written.contains("0/122 · the deal") && !written.contains('\u{1b}'), "{written}");
}
