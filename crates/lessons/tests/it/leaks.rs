//! A learner is told what the seat may know, and nothing else.

use lessons::{Lesson, LessonStep, Progress};
use serde_json::Value;

/// The same lesson, but for the two cards at the bottom of the pile; nothing, if it leaves the pile to chance.
fn with_another_bottom(text: &str) -> Option<String> {
    let (before, rest) = text.split_once("pile = [")?;
    let (pile, after) = rest.split_once(']')?;
    let mut cards: Vec<_> = pile.split(',').map(str::trim).filter(|card| !card.is_empty()).collect();
    let last = cards.len() - 1;
    cards.swap(last - 1, last);
    Some(format!("{before}pile = [{}]{after}", cards.join(", ")))
}

fn everything_told(progress: &Progress) -> String {
    let moments: Vec<_> = progress.moments.iter().map(|moment| (moment.by, &moment.events, &moment.view)).collect();
    let (view, choices) = (progress.table.view(progress.viewer()), progress.table.choices());
    format!("{} {:?} {moments:?} {view} {choices}", progress.step, progress.verdict)
}

#[test]
fn a_learner_cannot_tell_what_nobody_has_seen() {
    for boxes::LessonFile { game, name, text } in boxes::lessons() {
        let read = |text: &str| Lesson::read(name, text).expect("a lesson");
        let Some(another) = with_another_bottom(text) else { continue };
        let (one, other) = (read(text), read(&another));
        let answers: Vec<_> = one.steps.iter().map(LessonStep::solution).collect();
        for count in 0..=answers.len() {
            let [one, other] = [&one, &other].map(|lesson| lesson.stand(&answers[..count]));
            let one = one.expect("it can be solved");
            let view: Value = serde_json::from_str(one.table.view(one.viewer()).get()).unwrap();
            // At the end of a game there is no bottom left.
            if view["pile"].as_u64().is_none_or(|pile| pile < 2) {
                break;
            }
            let other = other.expect("it is the same as far as anybody sees");
            assert_ne!(one.table.state().get(), other.table.state().get());
            assert_eq!(everything_told(&one), everything_told(&other), "{game}/{name}");
        }
    }
}
