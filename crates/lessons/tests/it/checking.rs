//! What is said of a lesson that can be read but not learned from.

use lessons::{Lesson, Library};
use words::{Language, Words};

const GOOD: &str = r#"
game = "piratz"
title = "Leave in time"
players = 2

[options]
first = 0

[setup]
blocks = [[3], [2], [3], [4], [3], [1]]
pile = [
  40, 36, 3, 46, 12, 31, 8, 0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 13, 14, 16, 17, 18, 21, 22, 23, 25, 26,
  28, 30, 32, 33, 34, 35, 37, 38, 39, 41, 42, 43, 44, 45, 47, 48, 49,
]

[[step]]
name = "dig"
say = "Dig."
why = "Well done."
no = "Not yet."
goal.action = "reveal"
solution = "reveal"

[[step]]
name = "stay"
say = "Stay."
why = "Well done."
no = "Not now."
goal.action = "stay"
solution = "stay"

[[step]]
name = "end"
say = "That was it."
before = [
  { seat = 1, action = "reveal" },
  { seat = 1, action = "stay" },
]
"#;

fn troubles(name: &str, text: &str, language: Language) -> Vec<String> {
    let words = Words::new(language);
    let troubles = Lesson::checked(name, text).map(drop).err().unwrap_or_default();
    troubles.iter().map(|trouble| trouble.sentence(&words)).collect()
}

#[test]
fn every_trouble_names_its_step_in_every_language() {
    assert_eq!(troubles("mine", GOOD, Language::English), Vec::<String>::new());
    for (from, to, expected) in [
        (
            r#"{ seat = 1, action = "stay" }"#,
            r#"{ seat = 0, action = "stay" }"#,
            "Step “end”: Number 2 of what is done before it cannot be done. \
             It is not the turn of seat 0; seat 1 is to move.",
        ),
        (r#"solution = "reveal""#, r#"solution = "stay""#, "Step “dig”: The solution cannot be done. "),
        (r#"solution = "reveal""#, r#"solution = "dance""#, "Step “dig”: The solution cannot be done. "),
        (
            r#"solution = "stay""#,
            r#"solution = { leave = { kind = "gems" } }"#,
            "Step “stay”: The solution is not what the goal asks for.",
        ),
        (
            r#"goal.action = "stay""#,
            "goal.action = {}",
            "Step “stay”: {\"leave\":{\"kind\":\"rings\"}} is right too, but then",
        ),
        (
            r#"goal.action = "reveal""#,
            "goal.action = {}",
            "Step “dig”: {\"leave\":{\"kind\":\"rings\"}} is right too, but then the lesson does not go on. Step “stay”: ",
        ),
        (
            "players = 2",
            "players = 2\nseat = 1",
            "Step “dig”: Something is asked here, but the learner is not to move.",
        ),
    ] {
        assert!(GOOD.contains(from), "{from}");
        let text = GOOD.replacen(from, to, 1);
        let said = Language::ALL.map(|language| troubles("mine", &text, language));
        assert!(said[0].len() == 1 && said[0][0].starts_with(expected), "{to}: {:#?}", said[0]);
        assert!(said[1..].iter().all(|other| other.len() == 1 && *other != said[0]), "{said:#?}");
    }
}

#[test]
fn a_goal_that_everything_reaches_asks_for_nothing() {
    let (before_the_end, _) = GOOD.split_once("[[step]]\nname = \"end\"").unwrap();
    let text = before_the_end.replacen(r#"goal.action = "stay""#, "goal.action = {}", 1);
    let said = troubles("mine", &text, Language::English);
    assert!(said.len() == 1 && said[0].starts_with("Step “stay”: Everything that can be done is"), "{said:?}");
}

#[test]
fn a_name_must_fit_into_an_address() {
    for name in ["Mine", "my lesson", "..", "-", "mine-", "mín", ""] {
        let said = troubles(name, GOOD, Language::English);
        assert!(said.len() == 1 && said[0].starts_with("What the file is called"), "{name}: {said:?}");
    }
}

#[test]
fn a_lesson_that_says_nothing_is_told_what_to_say() {
    let is_said = |line: &&str| !["title", "say", "why", "no"].iter().any(|key| line.starts_with(&format!("{key} =")));
    let silent: Vec<&str> = GOOD.lines().filter(is_said).collect();
    let said = troubles("mine", &silent.join("\n"), Language::English);
    assert!(said.len() == 1 && said[0].starts_with("The lesson has nothing to say yet"), "{said:?}");
    // Some sentences of this lesson are the house's: then it names the others.
    let renamed = silent.join("\n").replacen("name = \"dig\"", "name = \"jump\"", 1);
    let said = troubles("first", &renamed, Language::English);
    assert_eq!(said.len(), 3 * Language::ALL.len(), "{said:?}");
    assert!(said.contains(
        &"The sentence lesson-piratz-first-jump-no is missing in games/piratz/messages/is/lessons.ftl.".to_owned()
    ));
}

#[test]
fn a_library_takes_lessons_behind_those_that_are_no_harder_and_no_name_twice() {
    let mut library = Library::default();
    let mut names = |name: &str, text: &str| {
        library.add(Lesson::checked(name, text).unwrap()).map(|()| {
            let own = library.all().iter().filter(|lesson| lesson.game.spec.name == "piratz");
            own.map(|lesson| lesson.name.clone()).collect::<Vec<_>>()
        })
    };
    let (easy, puzzle) = (GOOD, GOOD.replacen("players = 2", "players = 2\nstars = 2", 1));
    names("easy", easy).unwrap();
    assert_eq!(names("a-puzzle", &puzzle).unwrap(), ["first", "easy", "haul", "dig", "a-puzzle", "bury"]);
    for taken in ["easy", "first"] {
        let trouble = names(taken, easy).unwrap_err();
        let said = Language::ALL.map(|language| trouble.sentence(&Words::new(language)));
        assert!(said.iter().all(|sentence| sentence.contains(taken) && sentence.contains("Piratz")), "{said:?}");
    }
}
