//! `ratskeller rules`: how a game is played, in one's own language.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use catalog::Entry;
use clap::Args;
use words::Words;

use super::named;
use crate::{guide, pager, show};

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: u16 = 96;
const NARROWEST: u16 = 30;
const USUAL: u16 = 80;

#[derive(Debug, Args)]
pub struct Rules {
    #[arg(value_name = "GAME", value_parser = named::game())]
    game: &'static Entry,
}

impl Rules {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let markdown = self.game.guide(words.language().code()).unwrap_or_default();
        let told = guide::rendered(markdown, usize::from(columns()), show::in_colour());
        pager::write(&told)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn columns() -> u16 {
    let size = io::stdout().is_terminal().then(crossterm::terminal::size).and_then(Result::ok);
    size.map_or(USUAL, |(columns, _)| columns).clamp(NARROWEST, WIDEST)
}
