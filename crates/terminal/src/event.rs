//! What happens to the program, and what it wants.

use std::path::PathBuf;
use std::sync::Arc;

use catalog::Level;
use lessons::Lesson;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent};
use serde_json::Value;

use crate::setup::NewGame;
use crate::sight::News;

#[derive(Clone, Debug)]
pub enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    News(Box<News>),
}

impl Event {
    pub fn key(code: KeyCode) -> Self {
        Self::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }
}

/// What somebody at the terminal wants from the table or the program.
#[derive(Clone, Debug)]
pub enum Wish {
    Act(Value),
    TakeBack,
    Hint,
    /// To look through the eyes of this seat.
    Look(usize),
    /// To play what was chosen.
    Deal(Box<NewGame>),
    /// To go through this lesson.
    Learn(Arc<Lesson>),
    /// To go on with the game that is kept in this file.
    GoOn(PathBuf),
    /// That the game in this file is not kept any longer.
    ThrowAway(PathBuf),
    /// The record of a game that is over.
    Save,
    /// To choose a game again.
    SetUp,
    /// To read how this game is played.
    Rules(String),
    /// Something of a house elsewhere.
    Ask(Ask),
    Quit,
}

/// What somebody wants from a house elsewhere, apart from the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// To sit down at the table with this id, or to look on there.
    Visit(String),
    /// To open a table, and sit there oneself.
    Open(Box<NewGame>),
    /// As its host: a bot on a free seat.
    SeatBot(Level),
    /// As its host: that the game begins.
    Start,
    Resign,
    /// The same again with the same people.
    Rematch,
    /// To see the list of tables, as it is now.
    Hall,
}
