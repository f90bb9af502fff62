//! What is said of a file that is no lesson.

use lessons::{Lesson, Part};
use words::{Language, Words};

const GOOD: &str = r#"game = "piratz"
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
    Lesson::read("new", text).map_err(|mistakes| {
        let mistake = &mistakes[0];
        format!("{}:{}: {}", mistake.line, mistake.column, words.tell(mistake))
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
        ("piratz", "chess", "1:8: game: “chess” is not known"),
        ("game = \"piratz\"", "", "1:1: game: This is missing; please add it."),
        ("name = \"look\"", "name = \"Look!\"", "6:8: step[0].name: "),
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

/// A lesson from outside.
const SPEAKING: &str = r#"game = "piratz"
title = "Dig!"
players = 2

[[step]]
name = "look"
say = """A beach
  full of treasure!"""

[[step]]
name = "dig"
say = "Dig."
why = "Well done."
no = "Not yet."
goal.action = "reveal"
solution = "reveal"
"#;

#[test]
fn a_lesson_from_outside_speaks_for_itself() {
    let (lesson, words) = (read(SPEAKING).unwrap(), Words::new(Language::Icelandic));
    assert_eq!((lesson.title(&words).as_str(), lesson.messages()), ("Dig!", vec![]));
    let [look, dig] = &lesson.steps[..] else { panic!() };
    assert_eq!(lesson.say(look, Part::Say, &words), "A beach full of treasure!");
    assert_eq!(
        [Part::Say, Part::Why, Part::No].map(|part| lesson.say(dig, part, &words)),
        ["Dig.", "Well done.", "Not yet."]
    );
}

#[test]
fn whoever_speaks_says_everything_that_is_needed_and_no_more() {
    for (from, to, sentence) in [
        ("title = \"Dig!\"", "", "1:1: title: This is missing; please add it."),
        ("\"Dig!\"", "\" \"", "2:9: title: Nothing is here"),
        ("say = \"Dig.\"", "", "10:1: step[1].say: This is missing; please add it."),
        ("why = \"Well done.\"", "", "10:1: step[1].why: This is missing; please add it."),
        ("no = \"Not yet.\"", "", "10:1: step[1].no: This is missing; please add it."),
        ("name = \"look\"", "name = \"look\"\nwhy = \"So.\"", "7:7: step[0].why: “So.” may not stand here"),
    ] {
        assert!(SPEAKING.contains(from), "{from}");
        let said = read(&SPEAKING.replacen(from, to, 1)).map(|_| ()).unwrap_err();
        assert!(said.starts_with(sentence), "{to}: {said}");
    }
}
