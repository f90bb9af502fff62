//! What is said of a file that is no lesson.

use catalog::Entry;
use lessons::Lesson;
use words::{Language, Words};

const GOOD: &str = r#"
players = 2
options.first = 0

[[step]]
name = "look"

[[step]]
name = "dig"
goal.action = "reveal"
solution = "reveal"
"#;

fn read(text: &str) -> Result<Lesson, String> {
    let words = Words::new(Language::English);
    Lesson::read(Entry::named("piratz").unwrap(), "new", text).map_err(|mistakes| {
        let mistake = &mistakes[0];
        format!("{}:{}: {}", mistake.line, mistake.column, mistake.sentence(&words))
    })
}

#[test]
fn a_lesson_names_its_messages() {
    let lesson = read(GOOD).unwrap();
    let messages =
        ["", "-look", "-dig", "-dig-why", "-dig-no"].map(|ending| format!("lesson-piratz-new{ending}")).to_vec();
    assert_eq!(lesson.messages(), messages);
}

#[test]
fn every_mistake_names_its_line_column_and_field() {
    for (from, to, sentence) in [
        ("players = 2", "players = 9", "2:11: players: This game is for 2–4 players, not for 9."),
        (
            "players = 2",
            "players = 2\nseat = 2",
            "3:8: seat: There is no such seat at this table; the seats are 0 to 1.",
        ),
        (
            "players = 2",
            "players = 2\nstars = 4",
            "3:9: stars: 4 is out of range; it must be a whole number from 0 to 3.",
        ),
        ("players = 2", "", "1:1: players: This is missing; please add it."),
        ("options.first = 0", "options.first = 7", "3:17: options.first: "),
        ("name = \"look\"", "nome = \"look\"", "6:1: step[0]: "),
        ("name = \"look\"", "name = \"dig\"", "9:8: step[1].name: "),
        ("solution = \"reveal\"", "", "8:1: step[1].solution: This is missing; please add it."),
        ("goal.action = \"reveal\"", "goal = {}", "10:8: step[1].goal: "),
        ("goal.action", "goal.acton", "10:6: step[1].goal: "),
        ("[[step]]", "[[step]", "5:"),
    ] {
        assert!(GOOD.contains(from), "{from}");
        let said = read(&GOOD.replacen(from, to, 1)).map(|_| ()).unwrap_err();
        assert!(said.starts_with(sentence), "{to}: {said}");
    }
}
