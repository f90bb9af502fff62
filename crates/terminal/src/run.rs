//! Keys in, frames out, and the table in between.

use std::io::{self, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use catalog::Record;
use lessons::Lesson;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self as keys, KeyCode, KeyEvent, KeyModifiers};

use crate::app::App;
use crate::event::{Event, Wish};
use crate::place::{Place, Unfinished};
use crate::setup::{NewGame, Wanted};
use crate::window::{Told, Window};

/// How long is waited for a key before the table and the system are asked for news.
const TICK: Duration = Duration::from_millis(20);

/// The columns of a text that fits into the smallest window.
const READABLE: usize = 72;

/// What the program around the screen does for whoever sits there. Errors are sentences.
pub trait Host {
    /// Deals what somebody chose.
    fn deal(&mut self, new_game: &NewGame) -> Result<Box<dyn Place>, String>;
    /// Begins a lesson.
    fn learn(&mut self, lesson: &Arc<Lesson>) -> Box<dyn Place>;
    /// Goes on with the game that is kept in a file.
    fn go_on(&mut self, file: &Path) -> Result<(Box<dyn Place>, NewGame), String>;
    /// The games that were left, the last one first.
    fn left(&self) -> Vec<Unfinished>;
    fn throw_away(&mut self, file: &Path) -> Result<(), String>;
    /// What a new game is like if nobody says otherwise.
    fn wanted(&self) -> Wanted;
    /// Saves the record of a finished game, and says where it is and what can be done with it.
    fn save(&mut self, record: &Record) -> Result<Vec<String>, String>;
    /// How a game is played, in lines of at most so many columns.
    fn rules(&self, game: &str, columns: usize) -> String;
}

/// How somebody left.
#[derive(Debug)]
pub struct Left {
    /// The table they were at.
    pub place: Option<Box<dyn Place>>,
    /// The code to end with, if it was the system that wanted it.
    pub code: Option<u8>,
    /// Why nothing came of it, if there was never anything to see.
    pub failure: Option<String>,
}

impl Left {
    pub(crate) fn at(place: Option<Box<dyn Place>>) -> Self {
        Self { place, code: None, failure: None }
    }
}

/// Shows the program in this terminal until somebody wants to leave. Whatever happens, the terminal is given back as it was.
pub fn run(app: &mut App, place: Option<Box<dyn Place>>, host: &mut dyn Host) -> io::Result<Left> {
    let mut window = Window::open_with_mouse()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut visit = Visit { app, place, host };
    let mut is_stale = true;
    loop {
        is_stale |= visit.hear();
        if let Some(failure) = visit.app.failure().map(str::to_owned) {
            return Ok(Left { failure: Some(failure), ..Left::at(visit.place) });
        }
        if is_stale {
            terminal.draw(|frame| visit.app.draw(frame))?;
            is_stale = false;
        }
        let polled = keys::poll(TICK);
        // Where the terminal has gone away, the system says so, and that is no mistake.
        let mut told = window.told()?;
        if told.is_none() && polled? {
            is_stale = true;
            match keys::read()? {
                keys::Event::Key(key) if is_stop(key) => told = Some(window.stop()?),
                event => {
                    if visit.take(&event) == Stay::Over {
                        return Ok(Left::at(visit.place));
                    }
                }
            }
        }
        match told {
            Some(Told::End(code)) => return Ok(Left { code: Some(code), ..Left::at(visit.place) }),
            Some(Told::Back) => {
                // One that knows of nothing on the screen yet.
                terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
                is_stale = true;
            }
            None => {}
        }
    }
}

/// Ctrl-Z stops every other program too.
fn is_stop(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stay {
    On,
    Over,
}

/// The program, and the table that somebody is at.
struct Visit<'a> {
    app: &'a mut App,
    place: Option<Box<dyn Place>>,
    host: &'a mut dyn Host,
}

impl Visit<'_> {
    /// Takes in everything that the table tells now, and says whether there was something.
    fn hear(&mut self) -> bool {
        let mut has_heard = false;
        while let Some(news) = self.place.as_mut().filter(|_| self.app.listens()).and_then(|place| place.next()) {
            self.app.update(Event::News(Box::new(news)));
            has_heard = true;
        }
        has_heard
    }

    fn take(&mut self, event: &keys::Event) -> Stay {
        let wish = match event {
            keys::Event::Key(key) => self.app.update(Event::Key(*key)),
            keys::Event::Mouse(mouse) => self.app.update(Event::Mouse(*mouse)),
            _ => None,
        };
        wish.map_or(Stay::On, |wish| self.grant(wish))
    }

    fn grant(&mut self, wish: Wish) -> Stay {
        match (wish, self.place.as_mut()) {
            (Wish::Quit, _) => return Stay::Over,
            (Wish::Deal(new_game), _) => match self.host.deal(&new_game) {
                Ok(dealt) => self.place = Some(dealt),
                Err(sentence) => self.app.complain(sentence),
            },
            (Wish::Learn(lesson), _) => self.place = Some(self.host.learn(&lesson)),
            (Wish::GoOn(file), _) => match self.host.go_on(&file) {
                Ok((place, new_game)) => {
                    self.place = Some(place);
                    self.app.plays(new_game);
                }
                Err(sentence) => self.app.complain(sentence),
            },
            (Wish::ThrowAway(file), _) => {
                let thrown = self.host.throw_away(&file);
                self.set_up();
                if let Err(sentence) = thrown {
                    self.app.complain(sentence);
                }
            }
            (Wish::SetUp, _) => {
                self.place = None;
                self.set_up();
            }
            (Wish::Rules(game), _) => self.show_rules(&game),
            (Wish::Save, Some(place)) => {
                if let Some(record) = place.record() {
                    let told = self.host.save(&record).unwrap_or_else(|sentence| vec![sentence]);
                    let title = self.app.words().say("web-record", &[]);
                    self.app.say(&title, &told);
                }
            }
            (Wish::Act(action), Some(place)) => place.act(action),
            (Wish::TakeBack, Some(place)) => place.take_back(),
            (Wish::Hint, Some(place)) => place.hint(),
            (Wish::Look(seat), Some(place)) => place.look(seat),
            (Wish::Ask(ask), Some(place)) => place.ask(ask),
            (_, None) => {}
        }
        Stay::On
    }

    fn set_up(&mut self) {
        self.app.set_up(self.host.wanted(), self.host.left());
    }

    fn show_rules(&mut self, game: &str) {
        let title = self.app.words().say("terminal-rules", &[]);
        self.app.read_out(&title, &self.host.rules(game, READABLE));
    }
}
