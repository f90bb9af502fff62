//! A table that breaks, to see that the terminal is given back as it was.

use std::io;
use std::path::Path;
use std::sync::Arc;

use catalog::Record;
use lessons::Lesson;
use serde_json::Value;
use terminal::{App, Host, NewGame, News, Paint, Place, Unfinished, Wanted};
use words::{Language, Words};

#[derive(Debug)]
struct Broken;

impl Place for Broken {
    fn next(&mut self) -> Option<News> {
        panic!("a leg came off the table")
    }

    fn act(&mut self, _action: Value) {}

    fn take_back(&mut self) {}

    fn hint(&mut self) {}

    fn look(&mut self, _seat: usize) {}
}

struct Nobody;

impl Host for Nobody {
    fn deal(&mut self, _choices: &NewGame) -> Result<Box<dyn Place>, String> {
        Err(String::new())
    }

    fn learn(&mut self, _lesson: &Arc<Lesson>) -> Box<dyn Place> {
        Box::new(Broken)
    }

    fn go_on(&mut self, _file: &Path) -> Result<(Box<dyn Place>, NewGame), String> {
        Err(String::new())
    }

    fn left(&self) -> Vec<Unfinished> {
        Vec::new()
    }

    fn throw_away(&mut self, _file: &Path) -> Result<(), String> {
        Ok(())
    }

    fn wanted(&self) -> Wanted {
        Wanted::default()
    }

    fn save(&mut self, _record: &Record) -> Result<Vec<String>, String> {
        Err(String::new())
    }

    fn rules(&self, _game: &str, _columns: usize) -> String {
        String::new()
    }
}

fn main() -> io::Result<()> {
    let mut app = App::at_table(Words::new(Language::English), Paint::new(true), None);
    terminal::run(&mut app, Some(Box::new(Broken)), &mut Nobody).map(|_| ())
}
