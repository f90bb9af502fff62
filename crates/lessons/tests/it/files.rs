//! What a contributor is told about a lesson that does not work.

use lessons::library::files;
use lessons::{Lesson, Standing, Step, Verdict};
use serde_json::Value;
use words::{Language, Words};

/// Every file as a lesson; what is wrong with one is said as the command line says it of decks.
fn lessons() -> Vec<Lesson> {
    let words = Words::new(Language::English);
    let mut wrong = Vec::new();
    let mut lessons = Vec::new();
    for (game, name, text) in files() {
        match Lesson::read(game, &name, &text) {
            Ok(lesson) => lessons.push(lesson),
            Err(mistakes) => wrong.extend(mistakes.iter().map(|mistake| {
                let (line, column, sentence) = (mistake.line, mistake.column, mistake.sentence(&words));
                format!("lessons/{}/{name}.toml:{line}:{column}: {sentence}", game.spec.name)
            })),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    lessons
}

fn place(lesson: &Lesson, step: &Step) -> String {
    format!("lessons/{}/{}.toml, step {:?}", lesson.game.spec.name, lesson.name, step.name)
}

/// Where the answers lead, or why the lesson cannot go there.
fn stand<'a>(lesson: &'a Lesson, answers: &[Value]) -> Standing<'a> {
    lesson.stand(answers).unwrap_or_else(|refused| {
        let step = &lesson.steps[answers.len().saturating_sub(1).min(lesson.steps.len() - 1)];
        let sentence = refused.sentence(&Words::new(Language::English));
        panic!("{}: after {answers:?}, here or at what comes before the next step: {sentence}", place(lesson, step))
    })
}

fn solution(step: &Step) -> Value {
    step.ask.as_ref().map_or(Value::Null, |ask| ask.solution.clone())
}

fn choices(standing: &Standing) -> Vec<Value> {
    let Value::Array(choices) = serde_json::from_str(standing.table.choices().get()).unwrap() else { panic!() };
    choices.into_iter().map(|mut choice| choice["action"].take()).collect()
}

fn with(answers: &[Value], answer: Value) -> Vec<Value> {
    answers.iter().cloned().chain([answer]).collect()
}

/// Answers every step from there on: as the file does, or else with the first thing that is right.
fn walk_on(lesson: &Lesson, mut answers: Vec<Value>) {
    while answers.len() < lesson.steps.len() {
        let step = &lesson.steps[answers.len()];
        let standing = stand(lesson, &answers);
        let tries = std::iter::once(solution(step)).chain(choices(&standing));
        let right = |answer: &Value| {
            let standing = lesson.stand(&with(&answers, answer.clone()));
            standing.is_ok_and(|standing| standing.verdict != Some(Verdict::Wrong))
        };
        let Some(answer) = tries.into_iter().find(right) else {
            panic!("{}: nothing is right after {answers:?}", place(lesson, step))
        };
        answers.push(answer);
    }
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
fn every_lesson_is_solved_by_its_own_solutions() {
    for lesson in lessons() {
        let mut answers = Vec::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            if step.ask.is_some() {
                let mover = stand(&lesson, &answers).table.to_move();
                assert_eq!(mover, Some(lesson.seat), "{}: the learner is not to move", place(&lesson, step));
            }
            answers.push(solution(step));
            let standing = stand(&lesson, &answers);
            assert_ne!(standing.verdict, Some(Verdict::Wrong), "{}: the solution is wrong", place(&lesson, step));
            assert_eq!(standing.step, number + 1);
        }
    }
}

#[test]
fn wrong_answers_are_refused_and_right_ones_lead_to_the_end() {
    for lesson in lessons() {
        let mut answers = Vec::new();
        for step in &lesson.steps {
            if step.ask.is_some() {
                let here = stand(&lesson, &answers);
                let choices = choices(&here);
                let mut wrong = 0;
                for choice in &choices {
                    let answers = with(&answers, choice.clone());
                    let standing = stand(&lesson, &answers);
                    if standing.verdict == Some(Verdict::Right) {
                        walk_on(&lesson, answers);
                        continue;
                    }
                    wrong += 1;
                    assert_eq!((standing.step, standing.moments.len()), (here.step, 0), "{}", place(&lesson, step));
                    assert_eq!(standing.table.state().get(), here.table.state().get(), "{}", place(&lesson, step));
                }
                assert!(wrong < choices.len(), "{}: nothing is right", place(&lesson, step));
                assert!(wrong > 0 || choices.len() == 1, "{}: everything is right", place(&lesson, step));
            }
            answers.push(solution(step));
        }
    }
}

#[test]
fn everything_a_lesson_says_is_written_in_every_language() {
    let mut missing = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for message in lessons().iter().flat_map(Lesson::messages) {
            if !words.has(&message) {
                missing.push(format!("locales/{}/lessons.ftl: {message} is missing", language.code()));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn nothing_is_written_that_no_lesson_says() {
    let said: Vec<_> = lessons().iter().flat_map(Lesson::messages).collect();
    let written = include_str!("../../../../locales/en/lessons.ftl").lines();
    for message in written.filter_map(|line| line.split_once(" = ")).map(|(message, _)| message) {
        assert!(said.iter().any(|said| said == message), "locales/en/lessons.ftl: no lesson says {message}");
    }
}
