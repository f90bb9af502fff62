//! What the tables look like, compared with the files in `tests/screens`. `make golden` writes them anew.

use std::path::PathBuf;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::json;
use terminal::{App, Paint, Sitter, Unfinished, Wanted, names};
use words::{Language, Words};

use crate::company::{Company, LARGE, SMALL, seat, text};
use crate::learning::learner;

fn compare(name: &str, shown: &str) -> Result<(), String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, shown).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default();
    if shown == expected { Ok(()) } else { Err(difference(name, &expected, shown)) }
}

/// The lines that are not as they were.
fn difference(name: &str, expected: &str, shown: &str) -> String {
    let lines = shown.lines().count().max(expected.lines().count());
    let line = |text: &str, number: usize| text.lines().nth(number).unwrap_or_default().to_owned();
    let changed = (0..lines)
        .map(|number| (number, line(expected, number), line(shown, number)))
        .filter(|(_, was, is)| was != is)
        .map(|(number, was, is)| format!("{}:\n- {was}\n+ {is}", number + 1));
    format!("{name}\n{}\n(`make golden` writes them anew)", changed.collect::<Vec<_>>().join("\n"))
}

fn all(results: impl IntoIterator<Item = Result<(), String>>) {
    let changed: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

/// A table of this game in the middle of play, in four languages and two sizes.
fn compare_table(game: &str, options: &serde_json::Value, keys: &str) {
    let mut results = Vec::new();
    for language in Language::ALL {
        for size in [SMALL, LARGE] {
            let mut company = Company::new(game, options.clone(), 5, language, size);
            company.type_keys(keys);
            let name = format!("{game}-{}-{}x{}", language.code(), size.0, size.1);
            results.push(compare(&name, &company.screen()));
        }
    }
    all(results);
}

#[test]
fn rat_hot_looks_as_it_should() {
    compare_table("rat-hot", &json!({"first": 0}), "n\nn\nn\nn\nn\nnn");
}

#[test]
fn piratz_looks_as_it_should() {
    compare_table("piratz", &json!({"first": 0}), "dsdsds2");
}

#[test]
fn rat_a_tat_cat_looks_as_it_should() {
    compare_table("rat-a-tat-cat", &json!({"dealer": 1, "memory": "aided"}), " dxndxnd");
}

fn left(language: Language) -> Unfinished {
    let sitters = [Sitter::Person, Sitter::Bot(bots::Level::Pup)];
    Unfinished {
        file: PathBuf::from("piratz.json"),
        title: "Piratz".to_owned(),
        names: names(&sitters, &Words::new(language)),
        moves: 12,
        age: std::time::Duration::from_hours(3),
    }
}

#[test]
fn the_choice_of_a_game_looks_as_it_should() {
    all(Language::ALL.map(|language| {
        let mut app = App::new(Words::new(language), Paint::new(true), Wanted::default(), vec![left(language)]);
        let mut terminal = Terminal::new(TestBackend::new(SMALL.0, SMALL.1)).unwrap();
        terminal.draw(|frame| app.draw(frame)).unwrap();
        compare(&format!("setup-{}-80x24", language.code()), &text(terminal.backend()))
    }));
}

#[test]
fn the_end_of_a_game_and_its_help_look_as_they_should() {
    let mut company = Company::new("piratz", json!({"first": 0}), 5, Language::English, SMALL);
    company.play_out("ds\n11\n");
    let result = compare("result-en-80x24", &company.screen());
    company.type_keys(" ?");
    all([result, compare("help-en-80x24", &company.screen())]);
}

#[test]
fn a_hint_and_the_end_are_whole_in_every_language() {
    all(Language::ALL.map(|language| {
        let mut company = Company::new("rat-hot", json!({"first": 0}), 5, language, SMALL);
        company.type_keys("n\nn\nh");
        compare(&format!("hint-{}-80x24", language.code()), &company.screen())
    }));
    all(Language::ALL.map(|language| {
        let mut company = Company::new("rat-hot", json!({"first": 0}), 5, language, SMALL);
        company.play_out("n\n");
        compare(&format!("end-{}-80x24", language.code()), &company.screen())
    }));
}

#[test]
fn a_lesson_looks_as_it_should() {
    let mut results = Vec::new();
    for language in Language::ALL {
        for size in [SMALL, LARGE] {
            let mut learner = learner("rat-hot", "first", language, size);
            let size = format!("{}x{}", size.0, size.1);
            learner.type_keys("\n");
            results.push(compare(&format!("lesson-{}-{size}", language.code()), &learner.screen()));
            learner.type_keys("n\n");
            results.push(compare(&format!("lesson-right-{}-{size}", language.code()), &learner.screen()));
        }
    }
    all(results);
}

#[test]
fn the_curtain_is_whole_in_every_language() {
    all(Language::ALL.map(|language| {
        let sitters = [Sitter::Person, Sitter::Person];
        let place = seat("rat-a-tat-cat", &sitters, json!({"dealer": 1}), 5, language);
        let mut company = Company::at(place, None, language, SMALL);
        compare(&format!("curtain-{}-80x24", language.code()), &company.screen())
    }));
}
