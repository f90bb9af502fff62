//! `ratskeller replay`: a recorded game, step by step.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use catalog::{Replay, record, telling};
use clap::Args;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, size};
use crossterm::{cursor, event, queue, style};
use ratskeller_core::{Canvas, Seat, SmallId, Viewer};
use terminal::{Told, Window, wrap};
use words::Words;

use super::{complain, read_file};
use crate::show;

/// How many steps a page has.
const PAGE: usize = 10;
/// How long is waited for a key before the system is asked.
const TICK: Duration = Duration::from_millis(20);

#[derive(Debug, Args)]
pub struct ReplayArguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "SEAT", conflicts_with = "spectator")]
    seat: Option<usize>,
    #[arg(long)]
    spectator: bool,
}

impl ReplayArguments {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let opened = read_file(&self.file, words).and_then(|text| {
            let replay = record::read(&text).and_then(Replay::new).map_err(|error| words.tell(&error))?;
            let seat = self.seat.map(Seat::new);
            seat.map_or(Ok(()), |seat| replay.table().check_seat(seat)).map_err(|fault| words.fault(&fault))?;
            Ok(replay)
        });
        let mut show = match opened {
            Ok(replay) => Show { replay, eyes: self.eyes(), words, trouble: None },
            Err(sentence) => return complain(&[sentence]),
        };
        let ended = if self.plain || show::is_dumb() || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
            show.print_all().map(|()| ExitCode::SUCCESS)
        } else {
            show.step_through()
        };
        show.trouble.map_or(ended, |sentence| complain(&[sentence]))
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
            self.trouble = Some(self.words.tell(&error));
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
                format!(
                    "{who}: {}",
                    self.words.tell(telling::action(table.spec().name, &table.deck().value(), input.action))
                )
            },
        );
        format!("{} · {}/{} · {what}", self.words.title(&table.spec()), self.replay.position(), self.replay.len())
    }

    fn ending(&self) -> Option<String> {
        let table = self.replay.table();
        table.outcome().map(|outcome| show::outcome(table, &outcome, self.words))
    }

    fn print_all(&mut self) -> io::Result<()> {
        let in_colour = show::in_colour();
        let mut output = io::stdout().lock();
        writeln!(output, "{}\n", show::legend(self.replay.table(), self.words).join("\n"))?;
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

    fn step_through(&mut self) -> io::Result<ExitCode> {
        let mut window = Window::open()?;
        let mut scroll = 0;
        loop {
            let height = self.draw(scroll)?;
            let key = match next_press(&mut window)? {
                Press::Key(key) => key,
                Press::Other => continue,
                Press::End(code) => return Ok(ExitCode::from(code)),
            };
            let steps = match key {
                KeyCode::Char('q') | KeyCode::Esc => return Ok(ExitCode::SUCCESS),
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
        let (columns, rows) = size()?;
        let above = [vec![self.caption()], show::legend(self.replay.table(), self.words)].concat().join("\n");
        let above = wrap(&above, columns.into());
        let body = show::canvas(&self.canvas(), show::in_colour());
        let ending = self.ending().or_else(|| self.trouble.clone()).unwrap_or_default();
        // What is above, an empty line, the ending and the keys.
        let room = usize::from(rows).saturating_sub(above.len() + 3);
        let most = body.lines().count().saturating_sub(room);
        let mut output = io::stdout().lock();
        queue!(output, BeginSynchronizedUpdate)?;
        queue!(output, Clear(ClearType::All), cursor::MoveTo(0, 0))?;
        queue!(output, style::Print(above.join("\r\n")), style::Print("\r\n\r\n"))?;
        for line in body.lines().skip(scroll.min(most)).take(room) {
            queue!(output, style::Print(line), style::Print("\r\n"))?;
        }
        queue!(output, cursor::MoveTo(0, rows.saturating_sub(2)), style::Print(ending))?;
        let keys = self.words.say("replay-keys", &[]);
        queue!(output, cursor::MoveTo(0, rows.saturating_sub(1)), style::Print(keys), EndSynchronizedUpdate)?;
        output.flush()?;
        Ok(most)
    }
}

enum Press {
    Key(KeyCode),
    /// Something after which everything is drawn again.
    Other,
    /// The system wants the program to end with this code.
    End(u8),
}

/// Waits for a key, or for the system. Ctrl-C is q.
fn next_press(window: &mut Window) -> io::Result<Press> {
    loop {
        let polled = event::poll(TICK);
        match window.told()? {
            Some(Told::End(code)) => return Ok(Press::End(code)),
            Some(Told::Back) => return Ok(Press::Other),
            None if polled? => {}
            None => continue,
        }
        return Ok(match event::read()? {
            Event::Key(KeyEvent { code: KeyCode::Char('c'), modifiers: KeyModifiers::CONTROL, .. }) => {
                Press::Key(KeyCode::Char('q'))
            }
            Event::Key(KeyEvent { code: KeyCode::Char('z'), modifiers: KeyModifiers::CONTROL, .. }) => {
                match window.stop()? {
                    Told::End(code) => Press::End(code),
                    Told::Back => Press::Other,
                }
            }
            Event::Key(KeyEvent { code, kind: KeyEventKind::Press, .. }) => Press::Key(code),
            _ => Press::Other,
        });
    }
}
