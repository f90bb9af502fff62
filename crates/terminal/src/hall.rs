//! The tables of a house elsewhere: to sit down at, to look on at, or to open one more.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

use crate::event::{Ask, Wish};
use crate::paint::Paint;
use crate::setup::{SetupScreen, Wanted};
use crate::sight::TableLine;
use crate::text::{self, put};

/// The first line of the list, and how many at the bottom are for what is said.
const TOP: u16 = 3;
const BOTTOM: u16 = 4;

#[derive(Debug)]
pub(crate) struct Hall {
    house: String,
    /// What one is called there.
    name: String,
    tables: Vec<TableLine>,
    chosen: usize,
    /// How many tables are scrolled away above.
    scrolled: usize,
    /// What a new table is like if nobody says otherwise.
    wanted: Wanted,
    /// A table that is about to be opened.
    setup: Option<Box<SetupScreen>>,
    /// Something that is said once: a refusal.
    pub notice: Option<String>,
    /// Why nothing comes from the house, until something does.
    pub line_lost: Option<String>,
}

impl Hall {
    pub fn new(house: String, name: String, tables: Vec<TableLine>, wanted: Wanted) -> Self {
        Self { house, name, tables, chosen: 0, scrolled: 0, wanted, setup: None, notice: None, line_lost: None }
    }

    /// The list as it is now. Whoever was looking at a table still does.
    pub fn hear(&mut self, tables: Vec<TableLine>) {
        let looked_at = self.tables.get(self.chosen).map(|table| &table.id);
        let place = looked_at.and_then(|id| tables.iter().position(|table| table.id == *id));
        self.chosen = place.unwrap_or(self.chosen).min(tables.len().saturating_sub(1));
        self.tables = tables;
        self.line_lost = None;
    }

    pub fn press(&mut self, key: KeyEvent) -> Option<Wish> {
        self.notice = None;
        if let Some(setup) = &mut self.setup {
            return match setup.press(key)? {
                Wish::Deal(new_game) => {
                    self.setup = None;
                    Some(Wish::Ask(Ask::Open(new_game)))
                }
                Wish::Quit => {
                    self.setup = None;
                    None
                }
                wish => Some(wish),
            };
        }
        let last = self.tables.len().saturating_sub(1);
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.chosen = self.chosen.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => self.chosen = if self.chosen == last { 0 } else { self.chosen + 1 },
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = last,
            KeyCode::Enter | KeyCode::Char(' ') => return self.visit(),
            KeyCode::Char('n') => self.setup = Some(Box::new(SetupScreen::elsewhere(self.wanted.clone()))),
            KeyCode::Char('r') => return Some(Wish::Ask(Ask::Hall)),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Wish::Quit),
            _ => {}
        }
        None
    }

    fn visit(&self) -> Option<Wish> {
        self.tables.get(self.chosen).map(|table| Wish::Ask(Ask::Visit(table.id.clone())))
    }

    pub fn mouse(&mut self, mouse: MouseEvent) -> Option<Wish> {
        if let Some(setup) = &mut self.setup {
            let Some(Wish::Deal(new_game)) = setup.mouse(mouse) else { return None };
            self.setup = None;
            return Some(Wish::Ask(Ask::Open(new_game)));
        }
        match mouse.kind {
            MouseEventKind::ScrollUp => self.press(KeyCode::Up.into()),
            MouseEventKind::ScrollDown => self.press(KeyCode::Down.into()),
            MouseEventKind::Down(MouseButton::Left) => {
                let row = usize::from(mouse.row.checked_sub(TOP)?) + self.scrolled;
                if row == self.chosen {
                    return self.visit();
                }
                self.chosen = if row < self.tables.len() { row } else { self.chosen };
                None
            }
            _ => None,
        }
    }

    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer, words: &Words, paint: Paint) {
        if let Some(setup) = &mut self.setup {
            return setup.draw(area, buffer, words, paint);
        }
        let title = paint.strong().patch(paint.chosen());
        put(buffer, area, (0, 0), &" ".repeat(usize::from(area.width)), title);
        put(buffer, area, (1, 0), &format!("{} · {}", self.house, self.name), title);
        let room = usize::from(area.height.saturating_sub(TOP + BOTTOM)).max(1);
        self.scrolled = self.scrolled.clamp((self.chosen + 1).saturating_sub(room), self.chosen);
        if self.tables.is_empty() {
            put(buffer, area, (3, TOP.into()), &words.say("terminal-no-tables", &[]), Style::new());
        }
        let shown = self.tables.iter().enumerate().skip(self.scrolled).take(room);
        for (y, (index, table)) in (i32::from(TOP)..).zip(shown) {
            let here = index == self.chosen;
            put(buffer, area, (1, y), if here { "▸" } else { " " }, paint.strong());
            let style = if here { paint.chosen() } else { Style::new() };
            let own = if table.is_own { "•" } else { " " };
            let state = text::width(&table.state);
            let seats = text::cut(&table.seats.join(", "), usize::from(area.width).saturating_sub(26 + state));
            put(buffer, area, (3, y), &format!("{own} {} {seats}", text::pad(&table.title, 16)), style);
            put(buffer, area, (i32::from(area.width) - state as i32 - 1, y), &table.state, paint.gold());
        }
        let bottom = i32::from(area.height);
        if let Some(notice) = self.line_lost.as_ref().or(self.notice.as_ref()) {
            let lines = text::wrap(notice, usize::from(area.width).saturating_sub(4));
            for (y, line) in (bottom - i32::from(BOTTOM) + 1..).zip(lines.iter().take(2)) {
                put(buffer, area, (3, y), line, paint.gold());
            }
        }
        put(buffer, area, (1, bottom - 1), &words.say("terminal-hall-keys", &[]), paint.faint());
    }
}

#[cfg(test)]
mod tests {
    use catalog::Level;

    use super::*;
    use crate::place::Sitter;

    fn line(id: &str) -> TableLine {
        let (title, state) = ("Piratz".to_owned(), "being played".to_owned());
        TableLine { id: id.to_owned(), title, seats: vec!["Jan".to_owned()], state, is_own: false }
    }

    fn hall(ids: &[&str]) -> Hall {
        let tables = ids.iter().map(|id| line(id)).collect();
        Hall::new("http://localhost:7287".to_owned(), "Jan".to_owned(), tables, Wanted::default())
    }

    #[test]
    fn whoever_looks_at_a_table_still_does_when_the_list_changes() {
        let mut hall = hall(&["a", "b", "c"]);
        hall.press(KeyCode::Down.into());
        hall.hear(["new", "a", "b"].map(line).into());
        let Some(Wish::Ask(Ask::Visit(id))) = hall.press(KeyCode::Enter.into()) else { panic!("a table") };
        assert_eq!(id, "b");
        hall.hear(Vec::new());
        assert!(hall.press(KeyCode::Enter.into()).is_none(), "there is no table to go to");
        assert!(hall.press(KeyCode::Down.into()).is_none());
    }

    #[test]
    fn a_table_is_opened_with_those_who_were_chosen() {
        let mut hall = hall(&[]);
        assert!(hall.press(KeyCode::Char('n').into()).is_none());
        assert!(hall.press(KeyCode::Esc.into()).is_none(), "back to the list");
        assert!(matches!(hall.press(KeyCode::Char('q').into()), Some(Wish::Quit)));
        hall.press(KeyCode::Char('n').into());
        let Some(Wish::Ask(Ask::Open(new_game))) = hall.press(KeyCode::Enter.into()) else { panic!("a table") };
        assert_eq!((new_game.game.as_str(), new_game.sitters.len()), ("rat-hot", 2));
    }

    #[test]
    fn a_table_is_opened_as_it_was_wished_for() {
        let wanted = Wanted { players: Some(2), level: Level::King, ..Wanted::default() };
        let mut hall = Hall { wanted, ..hall(&[]) };
        hall.press(KeyCode::Char('n').into());
        let Some(Wish::Ask(Ask::Open(new_game))) = hall.press(KeyCode::Enter.into()) else { panic!("a table") };
        assert_eq!(new_game.sitters, [Sitter::Person, Sitter::Bot(Level::King)]);
    }

    #[test]
    fn a_long_list_follows_whoever_goes_through_it() {
        let ids: Vec<String> = (0..40).map(|number| format!("{number:04x}")).collect();
        let mut hall = hall(&ids.iter().map(String::as_str).collect::<Vec<_>>());
        let (words, paint) = (Words::new(words::Language::English), Paint::new(false));
        let area = Rect::new(0, 0, 80, 24);
        for (key, scrolled) in [(KeyCode::End, 23), (KeyCode::Up, 23), (KeyCode::Home, 0)] {
            hall.press(key.into());
            hall.draw(area, &mut Buffer::empty(area), &words, paint);
            assert_eq!(hall.scrolled, scrolled, "{key}");
        }
    }
}
