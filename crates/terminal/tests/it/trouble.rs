//! Windows that are too small, and terminals without colours.

use ratatui::style::Color;
use serde_json::json;
use terminal::{App, Event, News, Paint};
use words::{Language, Words};

use crate::company::{Company, LARGE, SMALL};
use crate::games::GAMES;

#[test]
fn a_window_that_is_too_small_says_so_and_recovers() {
    let mut company = Company::new("piratz", json!({"first": 0}), 1, Language::English, SMALL);
    let before = company.screen();
    for size in [(79, 24), (80, 23), (20, 5), (3, 1), (1, 1)] {
        company.resize(size);
        let shown = company.screen();
        assert!(size.0 < 20 || shown.contains("This window has"), "{shown}");
    }
    company.resize(SMALL);
    assert_eq!(company.screen(), before);
}

#[test]
fn without_colours_nothing_is_told_by_colour() {
    for (game, keys) in GAMES {
        let mut company = Company::new(game, json!({}), 8, Language::English, LARGE);
        let coloured = company.screen();
        let is_coloured = |company: &Company| {
            let cells = &company.backend().buffer().content;
            cells.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
        };
        assert!(is_coloured(&company));
        company.app = App::at_table(Words::new(Language::English), Paint::new(false), None);
        company.place = crate::company::seat(
            game,
            &[terminal::Sitter::Person, terminal::Sitter::Bot(catalog::Level::Rat)],
            json!({}),
            8,
            Language::English,
        );
        company.settle();
        assert_eq!(company.screen(), coloured, "the letters are the same");
        assert!(!is_coloured(&company));
        company.play_out(keys);
        company.screen();
        assert!(!is_coloured(&company));
    }
}

#[test]
fn what_no_table_would_say_is_told_and_left() {
    let mut company = Company::new("piratz", json!({}), 1, Language::English, SMALL);
    let sight = terminal::Snapshot { view: json!({"phase": 3}), ..terminal::Snapshot::default() };
    let news = News::Happened { sight: Box::new(sight), events: Vec::new() };
    company.app.update(Event::News(Box::new(news)));
    let shown = company.screen();
    assert!(shown.contains("does not understand"), "{shown}");
    company.type_keys("q");
    assert!(company.has_quit);
}
