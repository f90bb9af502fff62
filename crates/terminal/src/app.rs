//! The program as it looks and answers, whatever feeds it.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};
use ratatui::layout::Rect;
use words::Words;

use crate::event::{Ask, Event, Wish};
use crate::hall::Hall;
use crate::paint::Paint;
use crate::place::Unfinished;
use crate::screen::Screen;
use crate::setup::{NewGame, SetupScreen, Wanted};
use crate::sheet::Sheet;
use crate::sight::{Gathering, News};
use crate::text::{self, put};

/// The smallest window that every table has room in.
const LEAST: (u16, u16) = (80, 24);

#[derive(Debug)]
pub struct App {
    words: Words,
    paint: Paint,
    stage: Stage,
    /// What is being played, to play it again.
    new_game: Option<NewGame>,
    /// Something to read that lies over everything.
    sheet: Option<Sheet>,
    /// Whether there is a list of tables to go back to.
    has_hall: bool,
    /// What a table that is opened there is like if nobody says otherwise.
    wanted: Wanted,
}

#[derive(Debug)]
enum Stage {
    Setup(Box<SetupScreen>),
    /// Nothing is known of the table yet, except perhaps why.
    Opening(Option<String>),
    Hall(Box<Hall>),
    Waiting(Box<Gathering>),
    Table(Box<Screen>),
    Broken(String),
    /// There was never anything to see.
    Failed(String),
}

impl App {
    /// Begins with the choice of a game: one of those that were left, or a new one as it was wished for.
    pub fn new(words: Words, paint: Paint, wanted: Wanted, left: Vec<Unfinished>) -> Self {
        let stage = Stage::Setup(Box::new(SetupScreen::new(wanted.clone(), left)));
        Self { words, paint, stage, new_game: None, sheet: None, has_hall: false, wanted }
    }

    /// Begins at a table that is about to tell of itself.
    pub fn at_table(words: Words, paint: Paint, new_game: Option<NewGame>) -> Self {
        let (stage, wanted) = (Stage::Opening(None), Wanted::default());
        Self { words, paint, stage, new_game, sheet: None, has_hall: false, wanted }
    }

    /// Begins at a house elsewhere, where tables are opened as it was wished for.
    pub fn elsewhere(words: Words, paint: Paint, wanted: Wanted) -> Self {
        Self { wanted, ..Self::at_table(words, paint, None) }
    }

    /// Goes back to the choice of a game, or begins it anew.
    pub fn set_up(&mut self, wanted: Wanted, left: Vec<Unfinished>) {
        self.stage = Stage::Setup(Box::new(SetupScreen::new(wanted, left)));
    }

    /// What is being played, to play it again.
    pub fn plays(&mut self, new_game: NewGame) {
        self.new_game = Some(new_game);
    }

    /// Shows lines that are broken already.
    pub fn read_out(&mut self, title: &str, text: &str) {
        self.sheet = Some(Sheet::of_text(title, text));
    }

    /// Shows sentences, one under the other.
    pub fn say(&mut self, title: &str, sentences: &[String]) {
        self.sheet = Some(Sheet::of_sentences(title, sentences, 70));
    }

    /// Whether news can be taken in, or somebody is still reading the last.
    pub fn listens(&self) -> bool {
        match &self.stage {
            _ if self.sheet.is_some() => false,
            Stage::Table(screen) => screen.listens(),
            _ => true,
        }
    }

    /// Why nothing came of it, if there was never anything to see.
    pub(crate) fn failure(&self) -> Option<&str> {
        match &self.stage {
            Stage::Failed(sentence) => Some(sentence),
            _ => None,
        }
    }

    /// Whether the game that is shown is over.
    pub fn is_over(&self) -> bool {
        matches!(&self.stage, Stage::Table(screen) if screen.is_over())
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Says what is wrong with a game that somebody chose, where they can choose again.
    pub fn complain(&mut self, sentence: String) {
        match &mut self.stage {
            Stage::Setup(setup) => setup.trouble = Some(sentence),
            stage => *stage = Stage::Broken(sentence),
        }
    }

    /// Takes in what happened, and says what is wished for.
    pub fn update(&mut self, event: Event) -> Option<Wish> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) if key.code == KeyCode::Char('c') && key.modifiers == KeyModifiers::CONTROL => {
                Some(Wish::Quit)
            }
            Event::Key(key) => {
                if let Some(sheet) = &mut self.sheet {
                    if !sheet.press(key.code) {
                        self.sheet = None;
                    }
                    return None;
                }
                let wish = match &mut self.stage {
                    Stage::Setup(setup) => setup.press(key),
                    Stage::Table(screen) if screen.is_done() && is_last_key(key.code, screen) => {
                        Some(self.after_game(key.code))
                    }
                    Stage::Table(screen) => screen.press(key, &self.words, self.paint),
                    Stage::Hall(hall) => hall.press(key),
                    Stage::Waiting(gathering) => gathering.press(key),
                    Stage::Opening(_) | Stage::Broken(_) | Stage::Failed(_) => {
                        matches!(key.code, KeyCode::Char('q') | KeyCode::Esc).then_some(Wish::Quit)
                    }
                };
                let wish = self.back_where_one_was(wish);
                self.remember(wish)
            }
            Event::Mouse(mouse) => {
                if let Some(sheet) = &mut self.sheet {
                    match mouse.kind {
                        MouseEventKind::ScrollUp => sheet.scroll(-1),
                        MouseEventKind::ScrollDown => sheet.scroll(1),
                        MouseEventKind::Down(_) => self.sheet = None,
                        _ => {}
                    }
                    return None;
                }
                let wish = match &mut self.stage {
                    Stage::Setup(setup) => setup.mouse(mouse),
                    Stage::Table(screen) => screen.mouse(mouse, &self.words, self.paint),
                    Stage::Hall(hall) => hall.mouse(mouse),
                    Stage::Opening(_) | Stage::Waiting(_) | Stage::Broken(_) | Stage::Failed(_) => None,
                };
                self.remember(wish)
            }
            Event::News(news) => {
                self.hear(*news);
                None
            }
        }
    }

    fn after_game(&self, key: KeyCode) -> Wish {
        match key {
            KeyCode::Char('a') => {
                let new_game = self.new_game.clone().map(Box::new);
                new_game.map_or(Wish::Ask(Ask::Rematch), Wish::Deal)
            }
            KeyCode::Char('s') => Wish::Save,
            KeyCode::Char('b') => Wish::SetUp,
            _ => Wish::Quit,
        }
    }

    /// Whoever leaves a lesson can choose again, and whoever leaves a table and came by the list of tables sees it again.
    fn back_where_one_was(&mut self, wish: Option<Wish>) -> Option<Wish> {
        if matches!((&self.stage, &wish), (Stage::Table(screen), Some(Wish::Quit)) if screen.is_lesson()) {
            return Some(Wish::SetUp);
        }
        let leaves = matches!(self.stage, Stage::Table(_) | Stage::Waiting(_)) && matches!(wish, Some(Wish::Quit));
        if leaves && self.has_hall {
            self.stage = Stage::Opening(None);
            return Some(Wish::Ask(Ask::Hall));
        }
        wish
    }

    fn remember(&mut self, wish: Option<Wish>) -> Option<Wish> {
        if let Some(Wish::Deal(new_game)) = &wish {
            self.new_game = Some((**new_game).clone());
        }
        wish
    }

    fn hear(&mut self, news: News) {
        let heard = match news {
            News::Seated(setting) => Screen::new(*setting).map(|screen| self.stage = Stage::Table(Box::new(screen))),
            News::Waiting(gathering) => {
                self.stage = Stage::Waiting(gathering);
                Ok(())
            }
            News::Hall { house, name, tables } => {
                self.has_hall = true;
                match &mut self.stage {
                    Stage::Hall(hall) => hall.hear(tables),
                    stage => *stage = Stage::Hall(Box::new(Hall::new(house, name, tables, self.wanted.clone()))),
                }
                Ok(())
            }
            News::Broken(sentence) => {
                let was_there = !matches!(self.stage, Stage::Opening(_)) || self.has_hall;
                self.stage = if was_there { Stage::Broken(sentence) } else { Stage::Failed(sentence) };
                Ok(())
            }
            news => match (&mut self.stage, news) {
                (Stage::Table(screen), news) => screen.hear(news, &self.words, self.paint),
                (Stage::Hall(hall), News::Refused(sentence)) => {
                    hall.notice = Some(sentence);
                    Ok(())
                }
                (Stage::Hall(hall), News::LineLost(sentence)) => {
                    hall.line_lost = Some(sentence);
                    Ok(())
                }
                (Stage::Waiting(gathering), News::Refused(sentence) | News::LineLost(sentence)) => {
                    gathering.trouble = Some(sentence);
                    Ok(())
                }
                (Stage::Opening(why), News::LineLost(sentence)) => {
                    *why = Some(sentence);
                    Ok(())
                }
                _ => Ok(()),
            },
        };
        if let Err(error) = heard {
            let detail = error.to_string();
            self.stage = Stage::Broken(self.words.say("terminal-garbled", &[("detail", detail.into())]));
        }
    }

    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let (words, paint) = (&self.words, self.paint);
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let size = [("width", area.width.into()), ("height", area.height.into())];
            draw_sentence(&words.say("terminal-too-small", &size), area, buffer);
            return;
        }
        match &mut self.stage {
            Stage::Setup(setup) => setup.draw(area, buffer, words, paint),
            Stage::Opening(why) => {
                let why = why.as_ref().map_or_else(String::new, |why| format!("\n\n{why}"));
                draw_sentence(&format!("{}{why}", words.say("terminal-opening", &[])), area, buffer);
            }
            Stage::Hall(hall) => hall.draw(area, buffer, words, paint),
            Stage::Waiting(gathering) => {
                draw_sentence(&format!("{}\n\n{}", gathering.told(words), gathering.keys(words)), area, buffer);
            }
            Stage::Table(screen) => screen.draw(area, buffer, words, paint),
            Stage::Broken(sentence) | Stage::Failed(sentence) => {
                let all = format!("{sentence}\n\n{}", words.say("terminal-leave-key", &[]));
                draw_sentence(&all, area, buffer);
            }
        }
        if let Some(sheet) = &mut self.sheet {
            sheet.draw(area, buffer, words, paint);
        }
    }
}

/// Whether a key means something once a game is over, whatever lies over the table.
fn is_last_key(key: KeyCode, screen: &Screen) -> bool {
    match key {
        KeyCode::Char('q') => true,
        KeyCode::Char('a') => screen.can_play_again(),
        KeyCode::Char('s' | 'b') => screen.is_local(),
        _ => false,
    }
}

/// Sentences in the middle of the window, however small it is.
fn draw_sentence(sentence: &str, area: Rect, buffer: &mut Buffer) {
    let lines = text::wrap(sentence, usize::from(area.width).saturating_sub(2).max(1));
    let top = (i32::from(area.height) - lines.len() as i32).max(0) / 2;
    for (row, line) in (top..).zip(&lines) {
        let column = (i32::from(area.width) - text::width(line) as i32) / 2;
        put(buffer, area, (column, row), line, ratatui::style::Style::new());
    }
}
