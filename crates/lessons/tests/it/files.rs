//! What a contributor is told about a lesson that does not work.

use lessons::{Lesson, Trouble, Verdict};
use serde_json::Value;
use words::{Language, Words};

/// What is wrong with a file, as the command line says it.
fn sentence(game: &str, name: &str, trouble: &Trouble) -> String {
    let place = trouble.place().map(|(line, column)| format!(":{line}:{column}")).unwrap_or_default();
    format!("games/{game}/lessons/{name}.toml{place}: {}", trouble.sentence(&Words::new(Language::English)))
}

#[test]
fn nothing_is_wrong_with_any_lesson() {
    let mut wrong = Vec::new();
    for boxes::LessonFile { game, name, text } in boxes::lessons() {
        match Lesson::checked(name, text) {
            Ok(lesson) => assert_eq!(lesson.game.spec.name, game, "{name} lies in the box of another game"),
            Err(troubles) => wrong.extend(troubles.iter().map(|trouble| sentence(game, name, trouble))),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_game_has_a_first_lesson_and_three_puzzles() {
    for game in &catalog::GAMES {
        let own: Vec<_> = lessons::all().iter().filter(|lesson| std::ptr::eq(lesson.game, game)).collect();
        let named = |name: &str| own.iter().any(|lesson| lesson.name == name && lesson.stars == 0);
        assert!(named("first"), "{} has no first lesson", game.spec.name);
        let puzzles = own.iter().filter(|lesson| lesson.stars > 0).count();
        assert!(puzzles >= 3, "{} has {puzzles} puzzles", game.spec.name);
    }
}

#[test]
fn what_is_wrong_leaves_the_table_as_it_was() {
    for lesson in lessons::all() {
        let mut answers: Vec<Value> = Vec::new();
        for step in &lesson.steps {
            if step.ask.is_some() {
                let here = lesson.stand(&answers).unwrap();
                let choices: Vec<Value> = serde_json::from_str(here.table.choices().get()).unwrap();
                for choice in choices {
                    let tried: Vec<Value> = answers.iter().cloned().chain([choice["action"].clone()]).collect();
                    let progress = lesson.stand(&tried).unwrap();
                    if progress.verdict == Some(Verdict::Wrong) {
                        assert_eq!(
                            (progress.step, progress.moments.len()),
                            (here.step, 0),
                            "{} {tried:?}",
                            lesson.name
                        );
                        assert_eq!(progress.table.state().get(), here.table.state().get(), "{} {tried:?}", lesson.name);
                    }
                }
            }
            answers.push(step.solution());
        }
    }
}

#[test]
fn nothing_is_written_that_no_lesson_says() {
    let said: Vec<_> = lessons::all().iter().flat_map(|lesson| lesson.messages()).collect();
    let written = boxes::messages("en").flat_map(str::lines).filter(|line| line.starts_with("lesson-"));
    // Messages of the house itself speak of lessons, too, but stand in no box.
    for message in written.filter_map(|line| line.split_once(" = ")).map(|(message, _)| message) {
        assert!(said.iter().any(|said| said == message), "games/*/messages/en/lessons.ftl: no lesson says {message}");
    }
}
