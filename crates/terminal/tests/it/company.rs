//! Somebody at a table with bots, and the terminal in front of them.

use std::time::Duration;

use catalog::{Entry, Level, Order, Shelf, Source, Thinking};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratskeller_core::Seed;
use serde_json::Value;
use terminal::{App, Course, Event, Local, NewGame, Paint, Place, Sitter, Wish};
use words::{Language, Words};

pub const SMALL: (u16, u16) = (80, 24);
pub const LARGE: (u16, u16) = (140, 40);
pub const THINKING: Thinking = Thinking::Iterations(30);

/// A table that may do something by itself.
pub trait Busy: Place {
    fn is_busy(&self) -> bool;
}

impl Busy for Local {
    fn is_busy(&self) -> bool {
        self.is_thinking()
    }
}

impl Busy for Course {
    fn is_busy(&self) -> bool {
        self.is_thinking()
    }
}

pub struct Company<P = Local> {
    pub app: App,
    pub place: P,
    terminal: Terminal<TestBackend>,
    pub has_quit: bool,
    /// What was wished for last that only the program around it can do.
    pub wish: Option<Wish>,
}

pub fn seat(game: &str, sitters: &[Sitter], options: Value, seed: u8, language: Language) -> Local {
    let entry = Entry::named(game).unwrap();
    let order = Order {
        deck: Shelf::default().find(entry, &Value::Null).unwrap(),
        players: sitters.len(),
        names: Some(terminal::names(sitters, &Words::new(language))),
        options,
        setup: Value::Null,
        source: Source::Seed(Seed([seed; 32])),
    };
    let table = entry.open(order).unwrap();
    Local::new(table, sitters.to_vec(), THINKING, Duration::ZERO, Seed([seed; 32]), language)
}

impl Company {
    pub fn new(game: &str, options: Value, seed: u8, language: Language, size: (u16, u16)) -> Self {
        let sitters = [Sitter::Person, Sitter::Bot(Level::Rat)];
        let place = seat(game, &sitters, options.clone(), seed, language);
        let new_game = NewGame { game: game.to_owned(), sitters: sitters.to_vec(), options };
        Self::at(place, Some(new_game), language, size)
    }
}

impl<P: Busy> Company<P> {
    pub fn at(place: P, new_game: Option<NewGame>, language: Language, size: (u16, u16)) -> Self {
        let app = App::at_table(Words::new(language), Paint::new(true), new_game);
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut company = Self { app, place, terminal, has_quit: false, wish: None };
        company.settle();
        company
    }

    /// Lets the bots play until it is up to somebody here.
    pub fn settle(&mut self) {
        loop {
            if !self.app.listens() {
                return;
            }
            match self.place.next() {
                Some(news) => assert!(self.app.update(Event::News(Box::new(news))).is_none()),
                None if self.place.is_busy() => std::thread::sleep(Duration::from_millis(1)),
                None => return,
            }
        }
    }

    pub fn press(&mut self, code: KeyCode) {
        match self.app.update(Event::key(code)) {
            Some(Wish::Act(action)) => self.place.act(action),
            Some(Wish::TakeBack) => self.place.take_back(),
            Some(Wish::Hint) => self.place.hint(),
            Some(Wish::Look(seat)) => self.place.look(seat),
            Some(Wish::Quit) => self.has_quit = true,
            wish => self.wish = wish,
        }
        self.settle();
    }

    /// Presses one key after another; `\n` is Enter.
    pub fn type_keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
        }
    }

    pub fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        text(self.terminal.backend())
    }

    pub fn resize(&mut self, (width, height): (u16, u16)) {
        self.terminal.backend_mut().resize(width, height);
        self.terminal.autoresize().unwrap();
    }

    pub fn backend(&self) -> &TestBackend {
        self.terminal.backend()
    }

    /// Presses these keys again and again until the game is over.
    pub fn play_out(&mut self, keys: &str) {
        for key in keys.chars().cycle().take(20_000) {
            if self.app.is_over() {
                return;
            }
            self.type_keys(&key.to_string());
        }
        panic!("the game would not end:\n{}", self.screen());
    }
}

/// What is on the screen, without spaces at the ends of lines.
pub fn text(backend: &TestBackend) -> String {
    let buffer = backend.buffer();
    let row = |y| {
        let symbols: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        symbols.trim_end().to_owned() + "\n"
    };
    (0..buffer.area.height).map(row).collect()
}
