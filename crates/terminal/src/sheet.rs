//! A sheet of paper that lies over the table until a key is pressed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use crate::about::About;
use crate::paint::Paint;
use crate::text;

#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub title: String,
    pub lines: Vec<Line<'static>>,
    /// How many lines are scrolled away above.
    pub scrolled: usize,
}

impl Sheet {
    pub fn new(title: impl Into<String>, lines: Vec<Line<'static>>) -> Self {
        Self { title: title.into(), lines, scrolled: 0 }
    }

    /// A title and sentences.
    pub fn of_sentences(title: impl Into<String>, sentences: &[String], columns: usize) -> Self {
        let lines = sentences.iter().flat_map(|sentence| text::wrap(sentence, columns)).map(Line::from);
        Self::new(title, lines.collect())
    }

    pub fn scroll(&mut self, lines: isize) {
        self.scrolled = self.scrolled.saturating_add_signed(lines).min(self.lines.len().saturating_sub(1));
    }

    pub fn draw(&self, area: Rect, buffer: &mut Buffer, below: &str, paint: Paint) {
        let room = usize::from(area.height).saturating_sub(4);
        let scrolled = self.scrolled.min(self.lines.len().saturating_sub(room));
        let widest = self.lines.iter().map(Line::width).max().unwrap_or(0);
        let inner = widest.max(text::width(&self.title) + 2).max(text::width(below) + 2);
        let columns = (inner + 4).min(usize::from(area.width)) as u16;
        let rows = (self.lines.len().min(room) + 2) as u16;
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
        for (row, line) in self.lines.iter().skip(scrolled).take(room).enumerate() {
            buffer.set_line(inside.x, inside.y + row as u16, line, inside.width);
        }
    }
}

/// The keys of a game and of every table, each with what it does.
pub(crate) fn help(keys: &[(&str, &str)], about: &About) -> Sheet {
    let common = [
        ("h", "terminal-key-hint"),
        ("u", "terminal-key-undo"),
        ("l", "terminal-key-log"),
        ("?", "terminal-key-help"),
        ("q", "terminal-key-quit"),
    ];
    let line = |(key, message): &(&str, &str)| {
        Line::from(vec![
            ratatui::text::Span::styled(text::pad(key, 12), about.paint.strong()),
            about.say(message, &[]).into(),
        ])
    };
    let mut lines: Vec<Line> = keys.iter().map(line).collect();
    lines.push(Line::default());
    lines.extend(common.iter().map(line));
    lines.push(Line::default());
    let legend = about.say(&format!("legend-{}", about.setting.game), &[]);
    lines.extend(text::wrap(&legend, 72).into_iter().map(|line| Line::styled(line, about.paint.faint())));
    Sheet::new(about.say("web-shortcuts", &[]), lines)
}
