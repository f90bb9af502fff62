//! Whatever somebody sends as answers.

use lessons::{Lesson, LessonStep, Library, Verdict};
use proptest::prelude::*;
use ratskeller_core::Problem;
use serde_json::{Value, json};

fn nonsense(number: usize) -> Value {
    let sorts = [
        json!(null),
        json!("reveal"),
        json!({"place": {"strip": -1, "at": [99, 1_000_000], "facing": "east"}}),
        json!({"take": {"slot": 99}}),
        json!([[[]]]),
        json!(u64::MAX),
        json!("time_up"),
        json!({}),
    ];
    sorts[number % sorts.len()].clone()
}

/// What somebody answers: the solution, something that can be done, or nonsense.
fn answer(lesson: &Lesson, answers: &[Value], (sort, number): (u8, usize)) -> Value {
    let Ok(progress) = lesson.stand(answers) else { return nonsense(number) };
    let choices: Value = serde_json::from_str(progress.table.choices().get()).unwrap();
    let choices = choices.as_array().unwrap();
    match sort {
        0 => nonsense(number),
        1 if !choices.is_empty() => choices[number % choices.len()]["action"].clone(),
        _ => progress.waiting().map_or(Value::Null, LessonStep::solution),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_list_of_answers_brings_a_lesson_down(
        lesson in 0..lessons::all().len(),
        sorts in prop::collection::vec((0u8..6, 0usize..1000), 0..12),
    ) {
        let lesson = &lessons::all()[lesson];
        let mut answers = Vec::new();
        for sort in sorts {
            answers.push(answer(lesson, &answers, sort));
            if let Ok(progress) = lesson.stand(&answers) {
                prop_assert!(progress.step <= answers.len());
                prop_assert!(progress.verdict != Some(Verdict::Wrong) || progress.moments.is_empty());
            }
        }
    }
}

#[test]
fn more_answers_than_steps_are_too_many() {
    for lesson in lessons::all() {
        let most = lesson.steps.len();
        let catalog::Refused::Malformed(fault) = lesson.stand(&vec![Value::Null; most + 1]).unwrap_err() else {
            panic!()
        };
        assert_eq!((fault.place().as_str(), fault.problem), ("answers", Problem::TooLong { given: most + 1, most }));
    }
}

#[test]
fn whoever_is_only_told_something_has_nothing_to_answer() {
    let telling = lessons::all().iter().find(|lesson| lesson.steps[0].ask.is_none()).expect("a lesson begins so");
    let refused = telling.stand(&[json!("draw")]).unwrap_err();
    let catalog::Refused::Malformed(fault) = refused else { panic!("{refused:?}") };
    assert_eq!(fault.place(), "answers[0]");
    assert_eq!(telling.stand(&[Value::Null]).unwrap().step, 1);
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_rule() {
    let library = Library::default();
    let lesson = library.find("piratz", "first").expect("it is there");
    let refused = lesson.stand(&[Value::Null, json!("stay")]).unwrap_err();
    assert!(refused.rule().is_some(), "{refused:?}");
}
