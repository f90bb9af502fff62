//! How long a frame takes: a full Rat Hot table in a large window. It must be under 5 ms.

use std::time::Duration;

use catalog::{Entry, Level, Order, Shelf, Source, Thinking};
use divan::Bencher;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratskeller_core::Seed;
use serde_json::Value;
use terminal::{App, Event, Local, Paint, Place, Sitter, Wish};
use words::{Language, Words};

const SIZE: (u16, u16) = (140, 40);

fn main() {
    divan::main();
}

/// A game that has come far, with a strip held over the table.
fn full_table() -> App {
    let longest = (0..20).map(play).max_by_key(|(turns, _)| *turns);
    longest.expect("some game is the longest").1
}

/// Plays until the person's last turn but one, and tells how many there were.
fn play(seed: u8) -> (usize, App) {
    let turns = turns(seed, usize::MAX).0;
    let (_, app) = self::turns(seed, turns.saturating_sub(1));
    (turns, app)
}

fn turns(seed: u8, most: usize) -> (usize, App) {
    let entry = Entry::named("rat-hot").expect("a game");
    let order = Order {
        deck: Shelf::default().find(entry, &Value::Null).expect("its deck"),
        players: 2,
        names: None,
        options: Value::Null,
        setup: Value::Null,
        source: Source::Seed(Seed([seed; 32])),
    };
    let sitters = vec![Sitter::Person, Sitter::Bot(Level::Rat)];
    let table = entry.open(order).expect("a table");
    let seed = Seed([seed; 32]);
    let mut place = Local::new(table, sitters, Thinking::Iterations(1), Duration::ZERO, seed, Language::English);
    let mut app = App::at_table(Words::new(Language::English), Paint::new(true), None);
    for turn in 0.. {
        while place.is_thinking() || !app.is_over() {
            match place.next() {
                Some(news) => drop(app.update(Event::News(Box::new(news)))),
                None if place.is_thinking() => std::thread::yield_now(),
                None => break,
            }
        }
        if app.is_over() || turn >= most {
            return (turn, app);
        }
        app.update(Event::key(KeyCode::Char('n')));
        if let Some(Wish::Act(action)) = app.update(Event::key(KeyCode::Enter)) {
            place.act(action);
        }
    }
    unreachable!("a game ends")
}

#[divan::bench]
fn full_rat_hot_table(bencher: Bencher) {
    let mut app = full_table();
    let mut terminal = Terminal::new(TestBackend::new(SIZE.0, SIZE.1)).expect("a terminal in memory");
    bencher.bench_local(|| {
        terminal.draw(|frame| app.draw(frame)).expect("memory takes everything");
    });
}
