//! How each game looks in a terminal, and what its keys do.

mod piratz;
mod rat_a_tat_cat;
mod rat_hot;

use std::fmt::Debug;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};
use serde::de::{DeserializeOwned, Error as _};
use serde_json::Value;

use crate::about::About;
use crate::sheet::Sheet;
use crate::sight::{Choice, Setting};
use crate::text;

/// What came of a key or a click.
#[derive(Debug)]
pub(crate) enum Press {
    /// It means nothing here.
    Ignored,
    /// It has changed what is shown.
    Taken,
    Act(Value),
    Open(Sheet),
}

/// A key, and the message that says what it does. A message that is not in any locale is shown as it is.
pub(crate) type Key = (&'static str, &'static str);

/// The table of one game through the eyes of one seat.
pub(crate) trait Board: Debug {
    /// Takes in what is seen now and what has just happened, and tells what deserves a sheet of its own. What is not as
    /// the protocol has it is an error.
    fn see(&mut self, events: &[Value], about: &About) -> serde_json::Result<Vec<Sheet>>;

    /// The message that goes with something that the person is looking at and that must not go away by itself.
    fn looking(&self) -> Option<&'static str> {
        None
    }

    fn is_looking(&self) -> bool {
        self.looking().is_some()
    }

    fn press(&mut self, key: KeyEvent, about: &About) -> Press;
    fn click(&mut self, at: Position, about: &About) -> Press;
    /// Moves what is shown, if it is larger than its room.
    fn scroll(&mut self, _right: i32, _down: i32) {}
    /// Points at what a good player would do.
    fn point_at(&mut self, action: &Value, about: &About);

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, about: &About);
    /// How far the game is, in a few words.
    fn stage(&self, about: &About) -> String;
    /// What is to be done now.
    fn prompt(&self, about: &About) -> String;
    /// The keys that do something now.
    fn keys(&self, about: &About) -> Vec<Key>;
    /// All keys of this game.
    fn help(&self) -> &'static [Key];
    /// What somebody could do, in words that name what is seen on the table.
    fn action(&self, action: &Value, about: &About) -> String {
        telling(action, about)
    }
    /// What can be done, in the order in which it is worth looking at, each with what comes of it.
    fn offers(&self, about: &About) -> Vec<(Value, String)> {
        let offer = |Choice { action, .. }| {
            let told = text::sentence(&self.action(&action, about));
            (action, told)
        };
        about.sight.list().unwrap_or_default().into_iter().map(offer).collect()
    }
    /// What lies on the table, in sentences.
    fn describe(&self, about: &About) -> Vec<String>;
    /// What signs on the table mean that are this deck's own.
    fn signs(&self, _about: &About) -> Vec<String> {
        Vec::new()
    }
    /// An event in words, for good.
    fn tell(&self, event: &Value, about: &About) -> Option<String>;
    /// The result in more words than who won, for the end of a game.
    fn result(&self, _events: &[Value], _about: &About) -> Option<Sheet> {
        None
    }
}

type Laid = fn(&Setting) -> serde_json::Result<Box<dyn Board>>;

/// How the empty table of each game is laid.
static BOARDS: [(&str, Laid); 3] = [
    ("rat-hot", |setting| Ok(Box::new(rat_hot::RatHot::new(&setting.deck)?))),
    ("piratz", |setting| Ok(Box::new(piratz::Piratz::new(&setting.deck)?))),
    ("rat-a-tat-cat", |setting| Ok(Box::new(rat_a_tat_cat::RatATatCat::new(setting)?))),
];

/// The empty table of a game. A house elsewhere may have games that this program has never seen.
pub(crate) fn board(setting: &Setting) -> serde_json::Result<Box<dyn Board>> {
    let known = BOARDS.iter().find(|(game, _)| *game == setting.game);
    let (_, lay) = known.ok_or_else(|| serde_json::Error::custom(format_args!("game: {}", setting.game)))?;
    lay(setting)
}

/// An action as it is told everywhere in the house.
fn telling(action: &Value, about: &About) -> String {
    about.words.tell(catalog::telling::action(&about.setting.game, &about.setting.deck, action))
}

fn read<T: DeserializeOwned>(value: &Value) -> serde_json::Result<T> {
    T::deserialize(value)
}

/// The names as a list.
fn list(parts: &[String]) -> String {
    parts.join(", ")
}

/// A number in an event.
fn number(event: &Value, field: &str) -> usize {
    event[field].as_u64().unwrap_or_default() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_house_has_a_board() {
        for game in &catalog::GAMES {
            let name = game.spec.name;
            assert!(BOARDS.iter().any(|(known, _)| *known == name), "{name} is missing in terminal::games::BOARDS");
        }
    }

    #[test]
    fn a_game_that_only_another_house_has_is_named() {
        let setting = Setting {
            game: "chess".to_owned(),
            title: "Chess".to_owned(),
            deck: Value::Null,
            options: Value::Null,
            names: Vec::new(),
            is_local: false,
            is_shared: false,
        };
        assert_eq!(board(&setting).unwrap_err().to_string(), "game: chess");
    }
}
