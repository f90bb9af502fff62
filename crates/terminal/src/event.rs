//! What happens to the program, and what it wants.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent};
use serde_json::Value;

use crate::setup::Choices;
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
    Deal(Box<Choices>),
    Quit,
}
