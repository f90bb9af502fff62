//! A table of a house elsewhere, before the game begins: who is there, and what is waited for.

use catalog::Level;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use words::Words;

use crate::event::{Ask, Wish};
use crate::sight::Gathering;

impl Gathering {
    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Wish> {
        self.trouble = None;
        let ask = match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Some(Wish::Quit),
            KeyCode::Char('s') | KeyCode::Enter => Ask::Start,
            KeyCode::Char('b') => Ask::SeatBot(Level::Rat),
            _ => return None,
        };
        self.can.contains(&ask).then_some(Wish::Ask(ask))
    }

    /// What there is to say, in lines.
    pub(crate) fn told(&self, words: &Words) -> String {
        let mut lines = vec![self.title.clone(), String::new()];
        lines.extend(self.seats.iter().cloned());
        lines.extend([String::new(), self.hint.clone()]);
        if let Some(link) = &self.link {
            lines.extend([String::new(), words.say("web-invite", &[]), link.clone()]);
        }
        if let Some(trouble) = &self.trouble {
            lines.extend([String::new(), trouble.clone()]);
        }
        lines.join("\n")
    }

    /// The keys that do something now.
    pub(crate) fn keys(&self, words: &Words) -> String {
        let keys = self.can.iter().filter_map(|ask| match ask {
            Ask::Start => Some("terminal-gathering-start"),
            Ask::SeatBot(_) => Some("terminal-gathering-bot"),
            _ => None,
        });
        let keys = keys.chain(["terminal-leave-key"]).map(|key| words.say(key, &[]));
        keys.collect::<Vec<_>>().join(" ")
    }
}
