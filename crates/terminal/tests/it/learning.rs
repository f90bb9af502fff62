//! Lessons by scripted keys.

use std::sync::Arc;
use std::time::{Duration, Instant};

use lessons::{Lesson, LessonStep, Library, Part};
use ratatui::crossterm::event::KeyCode;
use terminal::{Course, News, Place, Wish};
use words::{Language, Words};

use crate::company::{Company, SMALL};

fn course(lesson: &Arc<Lesson>, language: Language) -> Course {
    Course::new(Arc::clone(lesson), Duration::ZERO, language)
}

/// Somebody who begins a lesson.
pub fn learner(game: &str, name: &str, language: Language, size: (u16, u16)) -> Company<Course> {
    let library = Library::default();
    let lesson = library.find(game, name).expect("there is such a lesson");
    Company::at(course(lesson, language), None, language, size)
}

#[test]
fn right_and_wrong_answers_are_told_and_whoever_leaves_a_lesson_can_choose_again() {
    let mut learner = learner("piratz", "first", Language::English, SMALL);
    let shows = |learner: &mut Company<Course>, text: &str| {
        let shown = learner.screen();
        assert!(shown.contains(text), "no “{text}” on:\n{shown}");
    };
    shows(&mut learner, "Your first game of Piratz");
    shows(&mut learner, "Granny Rat · Step 1 of 9");
    learner.type_keys("d");
    shows(&mut learner, "Press Enter to go on.");
    learner.type_keys("\n");
    shows(&mut learner, "Step 2 of 9");
    // What could be done but is not asked for is told, and nothing has happened.
    learner.type_keys("1\n");
    shows(&mut learner, "There is nothing to take yet. Dig first.");
    learner.type_keys(" d");
    shows(&mut learner, "✓ Granny Rat");
    learner.type_keys(" ");
    shows(&mut learner, "Step 3 of 9");
    learner.type_keys("h");
    shows(&mut learner, "Granny Rat would: ");
    for (keys, step) in [("s ", 4), ("d ", 5)] {
        learner.type_keys(keys);
        shows(&mut learner, &format!("Step {step} of 9"));
    }
    assert!(learner.wish.is_none());
    learner.type_keys("q");
    assert!(matches!(learner.wish, Some(Wish::SetUp)), "whoever leaves can choose again");
}

#[test]
fn a_lesson_that_is_done_praises_and_leads_back_to_the_menu() {
    let mut learner = learner("piratz", "dig", Language::English, SMALL);
    learner.type_keys("d");
    let shown = learner.screen();
    assert!(shown.contains("✓ Granny Rat"), "{shown}");
    learner.press(KeyCode::Enter);
    let shown = learner.screen();
    assert!(shown.contains("You did it!"), "{shown}");
    assert!(learner.wish.is_none());
    learner.press(KeyCode::Enter);
    assert!(matches!(learner.wish, Some(Wish::SetUp)));
}

/// Everything that is told until nothing more comes by itself.
fn told(course: &mut Course) -> Vec<News> {
    let begun = Instant::now();
    let mut told = Vec::new();
    while course.is_thinking() {
        assert!(begun.elapsed() < Duration::from_mins(1), "it thinks for ever");
        match course.next() {
            Some(news) => told.push(news),
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    told
}

#[test]
fn every_lesson_says_all_it_has_to_say_step_by_step() {
    for language in Language::ALL {
        let words = Words::new(language);
        for lesson in lessons::all() {
            let mut course = course(lesson, language);
            let mut news = told(&mut course);
            for (number, step) in lesson.steps.iter().enumerate() {
                let Some(News::Taught(teaching)) = news.last() else { panic!("{}: {news:?}", lesson.name) };
                assert_eq!((teaching.step, teaching.asks), (number, step.ask.is_some()));
                assert_eq!(teaching.sentence, lesson.say(step, Part::Say, &words));
                course.act(LessonStep::solution(step));
                news = told(&mut course);
                let why = news.iter().find_map(|news| match news {
                    News::Judged { is_right: true, sentence } => Some(sentence.clone()),
                    _ => None,
                });
                assert_eq!(why, step.ask.as_ref().map(|_| lesson.say(step, Part::Why, &words)), "{}", lesson.name);
            }
            assert!(matches!(news.last(), Some(News::Learned)), "{}: {news:?}", lesson.name);
        }
    }
}

#[test]
fn what_is_not_told_yet_cannot_be_answered() {
    let library = Library::default();
    let mut course = course(library.find("piratz", "first").unwrap(), Language::English);
    course.act(serde_json::Value::Null);
    assert!(matches!(told(&mut course).last(), Some(News::Taught(teaching)) if teaching.step == 0));
}

#[test]
fn every_sentence_is_whole_in_the_smallest_window_and_every_lesson_comes_to_its_end() {
    let in_one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for language in Language::ALL {
        let words = Words::new(language);
        for lesson in lessons::all() {
            let mut learner = Company::at(course(lesson, language), None, language, SMALL);
            let look_at_everything = |learner: &mut Company<Course>| {
                while !learner.app.listens() {
                    learner.press(KeyCode::Char(' '));
                }
            };
            for step in &lesson.steps {
                look_at_everything(&mut learner);
                let (shown, said) = (learner.screen(), lesson.say(step, Part::Say, &words));
                assert!(in_one_line(&shown).contains(&in_one_line(&said)), "no “{said}” on:\n{shown}");
                learner.place.act(step.solution());
                learner.settle();
            }
            look_at_everything(&mut learner);
            assert!(matches!(learner.wish, Some(Wish::SetUp)), "{}:\n{}", lesson.name, learner.screen());
        }
    }
}
