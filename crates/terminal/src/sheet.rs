//! A sheet of paper that lies over the table until a key is pressed.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};
use words::Words;

use crate::about::About;
use crate::paint::Paint;
use crate::text;

const PAGE: isize = 10;

#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub title: String,
    pub lines: Vec<Line<'static>>,
    /// What is said instead of the lines, where they are a picture.
    spoken: Vec<String>,
    /// Whether somebody asked for it, so that it says nothing new.
    pub is_asked_for: bool,
    /// How many lines are scrolled away above.
    scrolled: usize,
    /// How many lines there was room for when it was drawn last.
    room: usize,
}

impl Sheet {
    pub fn new(title: impl Into<String>, lines: Vec<Line<'static>>) -> Self {
        Self { title: title.into(), lines, spoken: Vec::new(), is_asked_for: false, scrolled: 0, room: 0 }
    }

    /// A title and sentences.
    pub fn of_sentences(title: impl Into<String>, sentences: &[String], columns: usize) -> Self {
        let lines = sentences.iter().flat_map(|sentence| text::wrap(sentence, columns)).map(Line::from);
        Self::new(title, lines.collect())
    }

    /// A title and lines that are broken already.
    pub fn of_text(title: impl Into<String>, text: &str) -> Self {
        Self::new(title, text.lines().map(|line| Line::from(line.to_owned())).collect())
    }

    /// With words for those who cannot see the lines.
    pub fn spoken(self, spoken: Vec<String>) -> Self {
        Self { spoken, ..self }
    }

    /// What it says, line by line, to those who listen.
    pub fn said(&self) -> Vec<String> {
        let lines = || self.lines.iter().map(Line::to_string).collect();
        [vec![self.title.clone()], if self.spoken.is_empty() { lines() } else { self.spoken.clone() }].concat()
    }

    pub fn scroll(&mut self, lines: isize) {
        let most = self.lines.len().saturating_sub(self.room);
        self.scrolled = self.scrolled.saturating_add_signed(lines).min(most);
    }

    /// Scrolls if the key means that, and says whether the sheet still lies there.
    pub fn press(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Up => self.scroll(-1),
            KeyCode::Down => self.scroll(1),
            KeyCode::PageUp => self.scroll(-PAGE),
            KeyCode::PageDown => self.scroll(PAGE),
            KeyCode::Home => self.scroll(isize::MIN),
            KeyCode::End => self.scroll(isize::MAX),
            _ => return false,
        }
        true
    }

    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer, words: &Words, paint: Paint) {
        let room = usize::from(area.height).saturating_sub(4);
        let is_long = self.lines.len() > room;
        let keys = words.say(if is_long { "terminal-scroll-keys" } else { "terminal-any-key" }, &[]);
        self.draw_over(area, buffer, &keys, paint);
    }

    pub fn draw_over(&mut self, area: Rect, buffer: &mut Buffer, below: &str, paint: Paint) {
        self.room = usize::from(area.height).saturating_sub(4);
        self.scroll(0);
        let widest = self.lines.iter().map(Line::width).max().unwrap_or(0);
        let inner = widest.max(text::width(&self.title) + 2).max(text::width(below) + 2);
        let columns = (inner + 4).min(usize::from(area.width)) as u16;
        let rows = (self.lines.len().min(self.room) + 2) as u16;
        let place = Rect {
            x: area.x + (area.width - columns) / 2,
            y: area.y + area.height.saturating_sub(rows) / 2,
            width: columns,
            height: rows.min(area.height),
        };
        Clear.render(place, buffer);
        Block::bordered()
            .border_type(BorderType::Double)
            .title(Line::styled(format!(" {} ", self.title), paint.strong()))
            .title_bottom(Line::styled(format!(" {below} "), paint.faint()).right_aligned())
            .render(place, buffer);
        let inside = place.inner(Margin::new(2, 1));
        for (row, line) in self.lines.iter().skip(self.scrolled).take(self.room).enumerate() {
            buffer.set_line(inside.x, inside.y + row as u16, line, inside.width);
        }
    }
}

/// The keys of a game and of every table, each with what it does.
/// Under them stands what the signs on the table mean.
pub(crate) fn help(keys: &[(&str, &str)], signs: &[String], about: &About) -> Sheet {
    let resign = ("G", "terminal-key-resign");
    let common = [
        if about.setting.is_local { ("h", "terminal-key-hint") } else { resign },
        ("u", "terminal-key-undo"),
        ("l", "terminal-key-log"),
        ("i", "terminal-key-rules"),
        ("?", "terminal-key-help"),
        ("q", "terminal-key-quit"),
    ];
    let line = |(key, message): &(&str, &str)| {
        Line::from(vec![
            ratatui::text::Span::styled(text::pad(&key_name(key, about), 12), about.paint.strong()),
            about.say(message, &[]).into(),
        ])
    };
    let mut lines: Vec<Line> = keys.iter().map(line).collect();
    lines.push(Line::default());
    lines.extend(common.iter().map(line));
    lines.push(Line::default());
    let legend = about.say(&format!("legend-{}", about.setting.game), &[]);
    let legend = signs.iter().chain([&legend]).flat_map(|sentence| text::wrap(sentence, 72));
    lines.extend(legend.map(|line| Line::styled(line, about.paint.faint())));
    Sheet::new(about.say("web-shortcuts", &[]), lines)
}

/// Keys are called as they are printed, and only the long one has a name of its own in each language.
fn key_name(key: &str, about: &About) -> String {
    key.replace("Space", &about.say("terminal-space", &[]))
}
