//! The program as it looks and answers, whatever feeds it.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use words::Words;

use crate::event::{Event, Wish};
use crate::paint::Paint;
use crate::screen::Screen;
use crate::setup::{Choices, Setup};
use crate::sight::News;
use crate::text::{self, put};

/// The smallest window that every table has room in.
const LEAST: (u16, u16) = (80, 24);

#[derive(Debug)]
pub struct App {
    words: Words,
    paint: Paint,
    stage: Stage,
    /// What is being played, to play it again.
    choices: Option<Choices>,
}

#[derive(Debug)]
enum Stage {
    Setup(Box<Setup>),
    /// Nothing is known of the table yet.
    Opening,
    Waiting {
        title: String,
        seats: Vec<String>,
        hint: String,
    },
    Table(Box<Screen>),
    Broken(String),
}

impl App {
    /// Begins with the choice of a game.
    pub fn new(words: Words, paint: Paint) -> Self {
        Self { words, paint, stage: Stage::Setup(Box::new(Setup::new())), choices: None }
    }

    /// Begins at a table that is about to tell of itself.
    pub fn at_table(words: Words, paint: Paint, choices: Option<Choices>) -> Self {
        Self { words, paint, stage: Stage::Opening, choices }
    }

    /// Whether news can be taken in, or somebody is still reading the last.
    pub fn listens(&self) -> bool {
        match &self.stage {
            Stage::Table(screen) => screen.listens(),
            Stage::Setup(_) | Stage::Opening | Stage::Waiting { .. } | Stage::Broken(_) => true,
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
                let wish = match &mut self.stage {
                    Stage::Setup(setup) => setup.press(key),
                    Stage::Table(screen) if screen.is_over() && screen.listens() && key.code == KeyCode::Char('a') => {
                        self.choices.clone().map(|choices| Wish::Deal(Box::new(choices)))
                    }
                    Stage::Table(screen) => screen.press(key, &self.words, self.paint),
                    Stage::Opening | Stage::Waiting { .. } | Stage::Broken(_) => {
                        matches!(key.code, KeyCode::Char('q') | KeyCode::Esc).then_some(Wish::Quit)
                    }
                };
                self.remember(wish)
            }
            Event::Mouse(mouse) => {
                let wish = match &mut self.stage {
                    Stage::Setup(setup) => setup.mouse(mouse),
                    Stage::Table(screen) => screen.mouse(mouse, &self.words, self.paint),
                    Stage::Opening | Stage::Waiting { .. } | Stage::Broken(_) => None,
                };
                self.remember(wish)
            }
            Event::News(news) => {
                self.hear(*news);
                None
            }
        }
    }

    fn remember(&mut self, wish: Option<Wish>) -> Option<Wish> {
        if let Some(Wish::Deal(choices)) = &wish {
            self.choices = Some((**choices).clone());
        }
        wish
    }

    fn hear(&mut self, news: News) {
        let heard = match news {
            News::Seated(setting) => Screen::new(*setting).map(|screen| self.stage = Stage::Table(Box::new(screen))),
            News::Waiting { title, seats, hint } => {
                self.stage = Stage::Waiting { title, seats, hint };
                Ok(())
            }
            News::Broken(sentence) => {
                self.stage = Stage::Broken(sentence);
                Ok(())
            }
            news => match &mut self.stage {
                Stage::Table(screen) => screen.hear(news, &self.words, self.paint),
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
            Stage::Opening => draw_sentence(&words.say("terminal-opening", &[]), area, buffer),
            Stage::Waiting { title, seats, hint } => {
                let mut lines = vec![title.clone(), String::new()];
                lines.extend(seats.iter().cloned());
                lines.push(String::new());
                lines.push(hint.clone());
                draw_sentence(&lines.join("\n"), area, buffer);
            }
            Stage::Table(screen) => screen.draw(area, buffer, words, paint),
            Stage::Broken(sentence) => {
                let all = format!("{sentence}\n\n{}", words.say("terminal-leave-key", &[]));
                draw_sentence(&all, area, buffer);
            }
        }
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
