//! `ratskeller replay`: a recorded game, step by step.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{Replay, record, telling};
use clap::Args;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::{cursor, event, execute, queue, style, terminal};
use ratskeller_core::{Canvas, Seat, SmallId, Viewer};
use words::Words;

use super::{complain, read_file};
use crate::show;

/// How many steps a page has.
const PAGE: usize = 10;

#[derive(Debug, Args)]
pub struct ReplayArguments {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print every step instead of waiting for keys
    #[arg(long)]
    plain: bool,
    /// Show only what this seat saw
    #[arg(long, value_name = "SEAT", conflicts_with = "spectator")]
    seat: Option<usize>,
    /// Show only what somebody looking on saw
    #[arg(long)]
    spectator: bool,
}

impl ReplayArguments {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let opened = read_file(&self.file, words).and_then(|text| {
            let replay = record::read(&text).and_then(Replay::new).map_err(|error| error.sentence(words))?;
            let seat = self.seat.map(Seat::new);
            seat.map_or(Ok(()), |seat| replay.table().check_seat(seat)).map_err(|fault| words.fault(&fault))?;
            Ok(replay)
        });
        let mut show = match opened {
            Ok(replay) => Show { replay, eyes: self.eyes(), words, trouble: None },
            Err(sentence) => return complain(&[sentence]),
        };
        if self.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
            show.print_all()?;
        } else {
            show.step_through()?;
        }
        show.trouble.map_or(Ok(ExitCode::SUCCESS), |sentence| complain(&[sentence]))
    }

    fn eyes(&self) -> Eyes {
        match self.seat {
            Some(seat) => Eyes::Of(Viewer::Seat(Seat::new(seat))),
            None if self.spectator => Eyes::Of(Viewer::Spectator),
            None => Eyes::All,
        }
    }
}

/// Through whose eyes one looks.
#[derive(Clone, Copy, Debug)]
enum Eyes {
    /// Everything, secrets included.
    All,
    Of(Viewer),
}

struct Show<'a> {
    replay: Replay,
    eyes: Eyes,
    words: &'a Words,
    /// Why the record does not go on.
    trouble: Option<String>,
}

impl Show<'_> {
    fn forward(&mut self) -> bool {
        self.replay.forward().unwrap_or_else(|error| {
            self.trouble = Some(error.sentence(self.words));
            false
        })
    }

    fn canvas(&self) -> Canvas {
        match self.eyes {
            Eyes::All => self.replay.table().draw_state(),
            Eyes::Of(viewer) => self.replay.table().draw(viewer),
        }
    }

    /// Where we are, and what was done last.
    fn caption(&self) -> String {
        let table = self.replay.table();
        let what = self.replay.last().map_or_else(
            || self.words.say("replay-dealt", &[]),
            |input| {
                let who = input.seat.map_or_else(
                    || self.words.say("replay-table", &[]),
                    |seat| format!("{} ({})", table.name(seat), seat.index()),
                );
                format!("{who}: {}", telling::action(self.words, table.spec().name, input.action))
            },
        );
        format!("{} · {}/{} · {what}", table.spec().title, self.replay.position(), self.replay.len())
    }

    fn ending(&self) -> Option<String> {
        let table = self.replay.table();
        table.outcome().map(|outcome| show::outcome(table, &outcome, self.words))
    }

    fn print_all(&mut self) -> io::Result<()> {
        let in_colour = show::in_colour();
        let mut output = io::stdout().lock();
        writeln!(output, "{}\n", show::legend(self.replay.table(), self.words))?;
        loop {
            writeln!(output, "{}\n{}", self.caption(), show::canvas(&self.canvas(), in_colour))?;
            if let Some(ending) = self.ending() {
                writeln!(output, "{ending}")?;
            }
            if !self.forward() {
                return Ok(());
            }
        }
    }

    fn step_through(&mut self) -> io::Result<()> {
        let _screen = Screen::enter()?;
        let mut scroll = 0;
        loop {
            let height = self.draw(scroll)?;
            let Some(key) = next_key()? else { continue };
            let steps = match key {
                KeyCode::Char('q') | KeyCode::Esc => return Ok(()),
                KeyCode::Right | KeyCode::Char(' ' | 'l') => 1,
                KeyCode::PageDown => PAGE as isize,
                KeyCode::End => isize::MAX,
                KeyCode::Left | KeyCode::Char('h') => -1,
                KeyCode::PageUp => -(PAGE as isize),
                KeyCode::Home => isize::MIN,
                KeyCode::Up | KeyCode::Char('k') => {
                    scroll = scroll.saturating_sub(1);
                    0
                }
                KeyCode::Down | KeyCode::Char('j') => {
                    scroll = (scroll + 1).min(height);
                    0
                }
                _ => 0,
            };
            self.go(steps);
        }
    }

    fn go(&mut self, steps: isize) {
        for _ in 0..steps.unsigned_abs() {
            let moved = if steps > 0 { self.forward() } else { self.replay.back() };
            if !moved {
                return;
            }
        }
    }

    /// Draws the screen and tells how far it can be scrolled.
    fn draw(&self, scroll: usize) -> io::Result<usize> {
        let (_, rows) = terminal::size()?;
        let body = show::canvas(&self.canvas(), show::in_colour());
        let ending = self.ending().or_else(|| self.trouble.clone()).unwrap_or_default();
        // The caption, the legend, an empty line, the ending and the keys.
        let room = usize::from(rows).saturating_sub(5);
        let most = body.lines().count().saturating_sub(room);
        let mut output = io::stdout().lock();
        queue!(output, terminal::BeginSynchronizedUpdate)?;
        queue!(output, terminal::Clear(terminal::ClearType::All), cursor::MoveTo(0, 0))?;
        queue!(output, style::Print(self.caption()), style::Print("\r\n"))?;
        queue!(output, style::Print(show::legend(self.replay.table(), self.words)), style::Print("\r\n\r\n"))?;
        for line in body.lines().skip(scroll.min(most)).take(room) {
            queue!(output, style::Print(line), style::Print("\r\n"))?;
        }
        queue!(output, cursor::MoveTo(0, rows.saturating_sub(2)), style::Print(ending))?;
        let keys = self.words.say("replay-keys", &[]);
        queue!(output, cursor::MoveTo(0, rows.saturating_sub(1)), style::Print(keys), terminal::EndSynchronizedUpdate)?;
        output.flush()?;
        Ok(most)
    }
}

/// The key that was pressed; none if something else happened. Ctrl-C is q.
fn next_key() -> io::Result<Option<KeyCode>> {
    Ok(match event::read()? {
        Event::Key(KeyEvent { code: KeyCode::Char('c'), modifiers: KeyModifiers::CONTROL, .. }) => {
            Some(KeyCode::Char('q'))
        }
        Event::Key(KeyEvent { code, kind: KeyEventKind::Press, .. }) => Some(code),
        _ => None,
    })
}

/// The terminal while it shows a replay; whatever happens, it is given back as it was.
struct Screen;

impl Screen {
    fn enter() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let screen = Self;
        execute!(io::stdout(), terminal::EnterAlternateScreen, terminal::DisableLineWrap, cursor::Hide)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let leave = execute!(io::stdout(), cursor::Show, terminal::EnableLineWrap, terminal::LeaveAlternateScreen);
        let _a_terminal_that_is_gone_needs_nothing = leave.and(terminal::disable_raw_mode());
    }
}
