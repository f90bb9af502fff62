//! What the tables look like, compared with the files in `tests/screens`. `make golden` writes them anew.

use std::path::PathBuf;

use catalog::GAMES;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use terminal::{App, Event, Local, News, Paint, Place, Setting, Sitter, Unfinished, Wanted, names};
use words::{Language, Words};

use crate::company::{Busy, Company, LARGE, SMALL, seat, text};
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
    let sitters = [Sitter::Person, Sitter::Bot(catalog::Level::Pup)];
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
fn whatever_is_chosen_before_a_game_is_whole_in_the_smallest_window() {
    for language in Language::ALL {
        let words = Words::new(language);
        let (keys, learn) = (words.say("terminal-setup-keys", &[]), words.say("terminal-learn", &[]));
        let mut app = App::new(Words::new(language), Paint::new(true), Wanted::default(), Vec::new());
        let mut terminal = Terminal::new(TestBackend::new(SMALL.0, SMALL.1)).unwrap();
        let mut seen = String::new();
        let mut press = |key| {
            assert!(app.update(Event::key(key)).is_none());
            terminal.draw(|frame| app.draw(frame)).unwrap();
            let shown = text(terminal.backend());
            assert!(!shown.contains('…') && shown.contains(&learn), "{shown}");
            assert_eq!(shown.lines().last().unwrap_or_default().trim(), keys, "{shown}");
            seen += &shown;
        };
        // Through the lines of a game and round again; ten steps in the first line lead to the next game.
        for _ in 0..60 {
            press(KeyCode::Down);
            (0..10).for_each(|_| press(KeyCode::Right));
        }
        assert!(GAMES.iter().all(|game| seen.contains(&words.title(&game.spec))), "{seen}");
    }
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
fn what_stands_on_the_table_of_piratz_is_whole_in_every_language() {
    for language in Language::ALL {
        let sitters = [Sitter::Person; 4];
        let mut company =
            Company::at(seat("piratz", &sitters, json!({"first": 0}), 5, language), None, language, SMALL);
        for keys in ["", "d", "1\n", "d", "s", "d"] {
            company.type_keys(keys);
            let shown = company.screen();
            let above_the_keys = shown.rsplit_once('\n').and_then(|(lines, _)| lines.rsplit_once('\n'));
            assert!(above_the_keys.is_some_and(|(lines, _)| !lines.contains('…')), "{shown}");
        }
    }
}

/// A table of this program that says of itself that it is in a house elsewhere.
#[derive(Debug)]
struct Elsewhere(Local);

impl Place for Elsewhere {
    fn next(&mut self) -> Option<News> {
        self.0.next().map(|news| match news {
            News::Seated(setting) => News::Seated(Box::new(Setting { is_local: false, ..*setting })),
            news => news,
        })
    }

    fn act(&mut self, action: serde_json::Value) {
        self.0.act(action);
    }

    fn take_back(&mut self) {
        self.0.take_back();
    }

    fn hint(&mut self) {}

    fn look(&mut self, seat: usize) {
        self.0.look(seat);
    }
}

impl Busy for Elsewhere {
    fn is_busy(&self) -> bool {
        self.0.is_busy()
    }
}

#[test]
fn the_keys_below_a_table_are_whole_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let sitters = [Sitter::Person, Sitter::Bot(catalog::Level::Rat)];
        let table = || seat("rat-hot", &sitters, json!({"first": 0}), 5, language);
        let mut here = Company::at(table(), None, language, SMALL);
        let mut elsewhere = Company::at(Elsewhere(table()), None, language, SMALL);
        here.type_keys("n\nn\nn");
        elsewhere.type_keys("n\nn\nn");
        for (shown, last) in [(here.screen(), "log"), (elsewhere.screen(), "resign")] {
            for message in ["undo", last] {
                let word = words.say(&format!("terminal-short-{message}"), &[]);
                let keys = shown.lines().last().unwrap_or_default();
                assert!(keys.contains(&format!(" {word}")), "no “{word}” in:\n{shown}");
            }
        }
    }
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
