//! What is said and asked at a table.

use std::io;
use std::sync::mpsc::RecvTimeoutError;
use std::thread;

use serde_json::Value;
use words::Words;

use super::{After, At, Awaited, First, Said, TICK, Talk};
use crate::about::About;
use crate::event::Ask;
use crate::games::Board;
use crate::log::Log;
use crate::paint::Paint;
use crate::screen;
use crate::sheet::Sheet;
use crate::sight::{Setting, Snapshot};
use crate::text;

/// So many choices are told at once.
const PAGE: usize = 9;
/// What pushes out of sight what was for somebody else's eyes.
const BETWEEN_TWO_PEOPLE: usize = 40;
const READABLE: usize = 72;

pub(super) struct PlainTable {
    pub setting: Setting,
    pub sight: Snapshot,
    pub board: Box<dyn Board>,
    pub log: Log,
    pub is_lesson: bool,
    /// Whether a mentor has told something and asks for nothing, so that one goes on.
    pub only_tells: bool,
    pub has_told_result: bool,
    /// What was said of the table last, so that only what is new is said again.
    pub described: Vec<String>,
}

impl PlainTable {
    pub(super) fn about<'a>(&'a self, words: &'a Words) -> About<'a> {
        About { words, paint: Paint::new(false), setting: &self.setting, sight: &self.sight }
    }

    /// What is to be said of the table that was not said before.
    pub(super) fn news(&mut self, words: &Words) -> Vec<String> {
        let now = self.board.describe(&self.about(words));
        let new = now.iter().filter(|line| !self.described.contains(line)).cloned().collect();
        self.described = now;
        new
    }

    /// Takes in what is seen and what happened, and tells it.
    pub(super) fn see(&mut self, events: &[Value], words: &Words) -> serde_json::Result<Vec<String>> {
        let about = About { words, paint: Paint::new(false), setting: &self.setting, sight: &self.sight };
        let sheets = self.board.see(events, &about)?;
        let mut told: Vec<String> = events.iter().filter_map(|event| self.board.tell(event, &about)).collect();
        told.extend(sheets.iter().flat_map(Sheet::said));
        self.log.tell(|event| self.board.tell(event, &about));
        Ok(told)
    }
}

/// What came of a word that means the same at every table.
enum Came {
    /// It means nothing.
    Nothing,
    Told,
    /// Something was asked for, and the table answers.
    Asked,
    Left(Option<After>),
}

impl Talk<'_> {
    /// Waits for the others. At a table elsewhere that can take long, and one can leave or ask for something meanwhile.
    pub(super) fn wait(&mut self, at: &mut At) -> io::Result<Option<After>> {
        let Some(table) = at.table.as_mut().filter(|table| !table.setting.is_local) else {
            thread::sleep(TICK);
            return Ok(None);
        };
        if table.described.is_empty() {
            let told = table.news(self.words);
            self.tell_all(&told)?;
            let about = table.about(self.words);
            self.tell(&text::sentence(&table.board.prompt(&about)))?;
        }
        match self.lines.recv_timeout(TICK) {
            Ok(line) => match Said::of(&line?) {
                Said::Word(said) => match self.aside(at, &said)? {
                    Came::Left(after) => return Ok(after),
                    Came::Nothing => self.say("terminal-plain-not-now", &[])?,
                    Came::Told | Came::Asked => {}
                },
                Said::Number(_) | Said::Nothing => self.say("terminal-plain-not-now", &[])?,
            },
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => thread::sleep(TICK),
        }
        Ok(None)
    }

    /// Gives the terminal to somebody else here. Nobody hears what was for the one before.
    pub(super) fn pass(&mut self, at: &mut At, seat: usize) -> io::Result<bool> {
        let Some(table) = &mut at.table else { return Ok(true) };
        let name = table.setting.names.get(seat).cloned().unwrap_or_default();
        self.output.write_all("\n".repeat(BETWEEN_TWO_PEOPLE).as_bytes())?;
        self.say("web-pass-to", &[("name", name.into())])?;
        self.say("terminal-plain-enter", &[])?;
        if matches!(self.ask()?, Said::Nothing) {
            return Ok(false);
        }
        table.described.clear();
        at.place.look(seat);
        Ok(true)
    }

    /// Asks what somebody does at their turn, until the table has something to tell.
    pub(super) fn decide(&mut self, at: &mut At) -> io::Result<Option<After>> {
        let Some(table) = &at.table else { return Ok(None) };
        let offers = table.board.offers(&table.about(self.words));
        let mut shown: Vec<&(Value, String)> = offers.iter().collect();
        let mut until = 0;
        loop {
            if until == 0 {
                until = shown.len().min(PAGE);
                self.say("terminal-plain-turn", &[("count", shown.len().into())])?;
                self.offer(&shown, 0..until)?;
            }
            let said = match self.ask_at(at)? {
                First::Told(after) => return Ok(after),
                First::Said(Said::Nothing) => return Ok(Some(After::Leave)),
                First::Said(Said::Number(number)) => {
                    if let Some((action, _)) = number.checked_sub(1).and_then(|index| shown.get(index)) {
                        at.act(action.clone());
                        return Ok(None);
                    }
                    self.say("terminal-plain-unknown", &[])?;
                    continue;
                }
                First::Said(Said::Word(said)) => said,
            };
            match self.aside(at, &said)? {
                Came::Left(after) => return Ok(after),
                Came::Asked => return Ok(None),
                Came::Told => continue,
                Came::Nothing => {}
            }
            if self.is(&said, "m", "terminal-short-more") {
                let from = until;
                until = shown.len().min(until + PAGE);
                self.offer(&shown, from..until)?;
            } else {
                let found: Vec<_> = offers.iter().filter(|(_, told)| told.to_lowercase().contains(&said)).collect();
                if found.is_empty() {
                    self.say("terminal-plain-unknown", &[])?;
                } else {
                    (shown, until) = (found, 0);
                }
            }
        }
    }

    /// What can be written at every table, whosever turn it is.
    fn aside(&mut self, at: &mut At, said: &str) -> io::Result<Came> {
        let Some(table) = &at.table else { return Ok(Came::Nothing) };
        let (is_local, plays_elsewhere) = (table.setting.is_local, table.about(self.words).plays_elsewhere());
        if self.is(said, "q", "terminal-short-quit") {
            return Ok(Came::Left(at.leave()));
        } else if self.is(said, "h", "terminal-short-hint") {
            if is_local {
                at.awaited = Some(Awaited::Answer);
                at.place.hint();
                return Ok(Came::Asked);
            }
            self.say("terminal-no-hint-elsewhere", &[])?;
        } else if self.is(said, "u", "terminal-short-undo") {
            if table.sight.can_take_back {
                at.awaited = Some(Awaited::Answer);
                at.place.take_back();
                return Ok(Came::Asked);
            }
            self.say("terminal-no-undo", &[])?;
        } else if self.is(said, "g", "terminal-short-resign") && plays_elsewhere {
            self.say("terminal-resign-sure", &[])?;
            if matches!(self.ask()?, Said::Word(said) if said == "y") {
                at.ask(Ask::Resign);
                return Ok(Came::Asked);
            }
        } else if self.is(said, "l", "terminal-short-log") {
            self.tell_all(&table.log.sentences)?;
        } else if self.is(said, "t", "terminal-short-table") {
            let described = table.board.describe(&table.about(self.words));
            self.tell_all(&described)?;
        } else if self.is(said, "i", "terminal-rules") {
            let rules = self.host.rules(&table.setting.game, READABLE);
            self.tell(&rules)?;
        } else if self.is(said, "?", "terminal-short-help") {
            self.say(if is_local { "terminal-plain-help" } else { "terminal-plain-help-elsewhere" }, &[])?;
        } else {
            return Ok(Came::Nothing);
        }
        Ok(Came::Told)
    }

    fn offer(&mut self, offers: &[&(Value, String)], range: std::ops::Range<usize>) -> io::Result<()> {
        let from = range.start;
        for (number, (_, told)) in (from + 1..).zip(&offers[range.clone()]) {
            self.tell(&format!("{number}. {told}"))?;
        }
        let more = offers.len() - range.end;
        if more > 0 {
            self.say("terminal-plain-more", &[("count", more.into())])?;
        }
        Ok(())
    }

    pub(super) fn end(&mut self, at: &mut At) -> io::Result<Option<After>> {
        let Some(table) = &mut at.table else { return Ok(Some(After::Leave)) };
        if !std::mem::replace(&mut table.has_told_result, true) {
            let about = table.about(self.words);
            let result = screen::result(&*table.board, table.log.events(), &about);
            let told = result.map(|sheet| sheet.said()).unwrap_or_default();
            self.tell_all(&told)?;
        }
        let Some(table) = &at.table else { return Ok(Some(After::Leave)) };
        let is_local = table.setting.is_local;
        if !is_local && table.sight.seat.is_none() {
            return Ok(at.leave());
        }
        loop {
            let said = match self.ask_at(at)? {
                First::Told(after) => return Ok(after),
                First::Said(said) => said,
            };
            match said {
                Said::Nothing => return Ok(Some(After::Leave)),
                Said::Word(said) if self.is(&said, "q", "terminal-short-quit") => return Ok(at.leave()),
                Said::Word(said) if self.is(&said, "a", "terminal-short-again") => {
                    if is_local {
                        return Ok(Some(After::Again));
                    }
                    at.ask(Ask::Rematch);
                    return Ok(None);
                }
                Said::Word(_) | Said::Number(_) if !is_local => self.say("terminal-after-game-elsewhere", &[])?,
                Said::Word(said) if self.is(&said, "b", "terminal-short-setup") => return Ok(Some(After::SetUp)),
                Said::Word(said) if self.is(&said, "s", "terminal-short-save") => {
                    if let Some(record) = at.place.record() {
                        let told = self.host.save(&record).unwrap_or_else(|sentence| vec![sentence]);
                        self.tell_all(&told)?;
                    }
                }
                Said::Word(_) | Said::Number(_) => self.say("terminal-after-game", &[])?,
            }
        }
    }
}
