//! A table that breaks, to see that the terminal is given back as it was.

use std::io;

use serde_json::Value;
use terminal::{App, News, Paint, Place};
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

fn main() -> io::Result<()> {
    let mut app = App::at_table(Words::new(Language::English), Paint::new(true), None);
    terminal::run(&mut app, Some(Box::new(Broken)), &mut |_| Err(String::new())).map(|_| ())
}
