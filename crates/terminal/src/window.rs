//! The terminal while a program fills it. Whatever ends or stops the program, the terminal is given back as it was.

use std::io::{self, stdout};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::{cursor, execute, terminal};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Programs that a signal ends tell its number, with this added, as shells do.
const SIGNALLED: u8 = 128;

/// Whoever can still end by themselves does so long before.
const TIME_TO_LEAVE: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub struct Window {
    signals: Signals,
    has_mouse: bool,
}

/// What the system tells a program that fills the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// To end, and with which code.
    End(u8),
    /// It was stopped and goes on: everything is to be drawn anew.
    Back,
}

impl Window {
    pub fn open() -> io::Result<Self> {
        Self::open_so(false)
    }

    /// Clicks are told, so that nothing can be marked by the mouse.
    pub fn open_with_mouse() -> io::Result<Self> {
        Self::open_so(true)
    }

    fn open_so(has_mouse: bool) -> io::Result<Self> {
        let signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        end_with_the_terminal()?;
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            usual(panic);
        }));
        let window = Self { signals, has_mouse };
        window.enter()?;
        Ok(window)
    }

    /// What the system has told since it was asked last. If it wants the program to stop, that is here.
    pub fn told(&mut self) -> io::Result<Option<Told>> {
        let told: Vec<i32> = self.signals.pending().collect();
        if let Some(end) = ending(&told) {
            return Ok(Some(end));
        }
        if told.contains(&SIGTSTP) {
            return self.stop().map(Some);
        }
        if told.contains(&SIGCONT) {
            // Whoever stopped it did not ask, and a shell may have used the terminal since.
            leave();
            self.enter()?;
            return Ok(Some(Told::Back));
        }
        Ok(None)
    }

    /// Stops the program until somebody lets it go on.
    pub fn stop(&mut self) -> io::Result<Told> {
        leave();
        emulate_default_handler(SIGTSTP)?;
        let meanwhile: Vec<i32> = self.signals.pending().collect();
        if let Some(end) = ending(&meanwhile) {
            return Ok(end);
        }
        self.enter()?;
        Ok(Told::Back)
    }

    fn enter(&self) -> io::Result<()> {
        terminal::enable_raw_mode()?;
        execute!(stdout(), terminal::EnterAlternateScreen, terminal::DisableLineWrap, cursor::Hide)?;
        if self.has_mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        execute!(stdout(), terminal::Clear(terminal::ClearType::All))
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        leave();
    }
}

/// Nothing is left to be read from a terminal that is gone, and crossterm reads that for ever, without hearing a signal.
fn end_with_the_terminal() -> io::Result<()> {
    let mut gone = Signals::new([SIGHUP])?;
    thread::spawn(move || {
        if gone.forever().next().is_some() {
            thread::sleep(TIME_TO_LEAVE);
            std::process::exit(i32::from(SIGNALLED) + SIGHUP);
        }
    });
    Ok(())
}

fn ending(signals: &[i32]) -> Option<Told> {
    let end = signals.iter().find(|&&signal| signal != SIGCONT && signal != SIGTSTP)?;
    Some(Told::End(SIGNALLED + *end as u8))
}

fn leave() {
    let left =
        execute!(stdout(), DisableMouseCapture, cursor::Show, terminal::EnableLineWrap, terminal::LeaveAlternateScreen);
    let raw = terminal::disable_raw_mode();
    let _a_terminal_that_is_gone_needs_nothing = left.and(raw);
}
