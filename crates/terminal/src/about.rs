//! What every drawing and every sentence needs to know.

use words::{Value as Word, Words};

use crate::paint::Paint;
use crate::sight::{Setting, Snapshot};

#[derive(Clone, Copy, Debug)]
pub(crate) struct About<'a> {
    pub words: &'a Words,
    pub paint: Paint,
    pub setting: &'a Setting,
    pub sight: &'a Snapshot,
}

impl About<'_> {
    pub fn say(&self, message: &str, arguments: &[(&str, Word)]) -> String {
        self.words.say(message, arguments)
    }

    pub fn name(&self, seat: usize) -> &str {
        self.setting.names.get(seat).map_or("", String::as_str)
    }

    pub fn is_viewer(&self, seat: usize) -> bool {
        self.sight.seat == Some(seat)
    }

    pub fn is_own_turn(&self) -> bool {
        self.sight.seat.is_some() && self.sight.to_move == self.sight.seat
    }

    /// Whether somebody plays at a table elsewhere.
    pub fn plays_elsewhere(&self) -> bool {
        !self.setting.is_local && self.sight.seat.is_some()
    }

    /// `name` and `you`, as the sentences of Piratz and Rat-a-Tat Cat take them.
    pub fn who(&self, seat: usize) -> [(&'static str, Word<'static>); 2] {
        [("name", self.name(seat).to_owned().into()), ("you", yes(self.is_viewer(seat)))]
    }

    pub fn seats(&self) -> usize {
        self.setting.names.len()
    }
}

pub(crate) fn yes(is: bool) -> Word<'static> {
    if is { "yes" } else { "no" }.into()
}
