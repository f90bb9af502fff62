//! What is around every table: what is to be done, what happened, sheets of paper, and the curtain between two people.

use std::collections::VecDeque;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use serde_json::Value;
use words::Words;

use crate::about::About;
use crate::event::{Ask, Wish};
use crate::games::{self, Board, Press};
use crate::log::Log;
use crate::paint::Paint;
use crate::sheet::{self, Sheet};
use crate::sight::{Ended, News, Setting, Snapshot, Teaching};
use crate::text::{self, put};

/// From so many columns on, the log stands beside the table.
const WIDE: u16 = 120;
const LOG_BESIDE: u16 = 42;
/// What every board has room in.
const BOARD: u16 = 15;

#[derive(Debug)]
pub(crate) struct Screen {
    setting: Setting,
    sight: Snapshot,
    board: Box<dyn Board>,
    log: Log,
    /// The first lies on top.
    sheets: VecDeque<Sheet>,
    /// Whom the terminal is to be given to.
    curtain: Option<usize>,
    /// Whether they have come, and the table is about to be seen through their eyes.
    is_curtain_rising: bool,
    /// Something that is said once: a refusal, a hint.
    notice: Option<String>,
    /// Whether the cards were fair, once the game is over.
    checked: Option<String>,
    /// Why nothing comes from the house, until something does.
    line_lost: Option<String>,
    has_told_result: bool,
    lesson: Option<Learning>,
    /// Whether somebody was asked if they really want to give up.
    is_giving_up: bool,
}

/// How far a lesson is.
#[derive(Debug)]
enum Learning {
    /// The mentor says this.
    At(Teaching),
    Done,
}

impl Screen {
    pub fn new(setting: Setting) -> serde_json::Result<Self> {
        let board = games::board(&setting)?;
        Ok(Self {
            setting,
            sight: Snapshot::default(),
            board,
            log: Log::default(),
            sheets: VecDeque::new(),
            curtain: None,
            is_curtain_rising: false,
            notice: None,
            checked: None,
            line_lost: None,
            has_told_result: false,
            lesson: None,
            is_giving_up: false,
        })
    }

    /// Whether news can be taken in, or somebody is still reading the last.
    pub fn listens(&self) -> bool {
        self.curtain.map_or(self.sheets.is_empty() && !self.board.is_looking(), |_| self.is_curtain_rising)
    }

    /// Whether whoever sits here can play the same again: a table of one's own, or one that one played at.
    pub fn can_play_again(&self) -> bool {
        self.setting.is_local || self.sight.seat.is_some()
    }

    pub fn is_over(&self) -> bool {
        self.sight.ended.is_some()
    }

    pub fn is_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// Takes in what a table tells. What is not as the protocol has it is an error.
    pub fn hear(&mut self, news: News, words: &Words, paint: Paint) -> serde_json::Result<()> {
        match news {
            News::Whole { sight, log, missed } => {
                self.sight = *sight;
                (self.curtain, self.is_curtain_rising) = (None, false);
                self.log.replace(log);
                self.look(&missed, words, paint)?;
            }
            News::Happened { sight, events } => {
                self.sight = *sight;
                self.log.add(events.clone());
                self.look(&events, words, paint)?;
            }
            News::Refused(sentence) | News::Said(sentence) => self.notice = Some(sentence),
            News::Checked { sentence, is_fair } => {
                let sentence = self.checked.insert(sentence);
                if !is_fair {
                    let title = words.say("fair-title", &[]);
                    self.sheets.push_back(Sheet::of_sentences(title, std::slice::from_ref(sentence), 70));
                }
            }
            News::Taught(teaching) => self.lesson = Some(Learning::At(teaching)),
            News::Judged { is_right, sentence } => {
                self.notice = None;
                let mark = if is_right { "✓ " } else { "" };
                let title = format!("{mark}{}", words.say("learn-mentor", &[]));
                self.sheets.push_back(Sheet::of_sentences(title, &[sentence], 70));
            }
            News::Learned => {
                self.lesson = Some(Learning::Done);
                let title = format!("★ {} ★", words.say("learn-done", &[]));
                self.sheets.push_back(Sheet::of_sentences(title, &[words.say("terminal-learned", &[])], 70));
            }
            News::Hint(action) => self.point_at(&action, words, paint),
            News::PassTo(seat) => self.curtain = Some(seat),
            News::LineLost(sentence) => self.line_lost = Some(sentence),
            News::LineBack => self.line_lost = None,
            News::Seated(_) | News::Waiting(_) | News::Hall { .. } | News::Broken(_) => {}
        }
        Ok(())
    }

    fn look(&mut self, events: &[Value], words: &Words, paint: Paint) -> serde_json::Result<()> {
        self.notice = None;
        let about = About { words, paint, setting: &self.setting, sight: &self.sight };
        self.sheets.extend(self.board.see(events, &about)?);
        self.log.tell(|event| self.board.tell(event, &about));
        if self.sight.ended.is_none() {
            self.has_told_result = false;
        } else if !self.has_told_result {
            self.has_told_result = true;
            let sheet = result(&*self.board, self.log.events(), &about);
            self.sheets.extend(sheet);
        }
        Ok(())
    }

    fn point_at(&mut self, action: &Value, words: &Words, paint: Paint) {
        let about = About { words, paint, setting: &self.setting, sight: &self.sight };
        if !about.is_own_turn() {
            return;
        }
        self.board.point_at(action, &about);
        let told = self.board.action(action, &about);
        let message = if self.is_lesson() { "terminal-mentor-hint" } else { "terminal-hint" };
        self.notice = Some(words.say(message, &[("action", told.into())]));
    }

    pub fn press(&mut self, key: KeyEvent, words: &Words, paint: Paint) -> Option<Wish> {
        if let Some(seat) = self.curtain {
            return match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => {
                    self.is_curtain_rising = true;
                    Some(Wish::Look(seat))
                }
                KeyCode::Char('q') => Some(Wish::Quit),
                _ => None,
            };
        }
        if let Some(sheet) = self.sheets.front_mut() {
            if !sheet.press(key.code) {
                self.sheets.pop_front();
            }
            let is_learned = matches!(self.lesson, Some(Learning::Done));
            return (is_learned && self.sheets.is_empty()).then_some(Wish::SetUp);
        }
        let about = About { words, paint, setting: &self.setting, sight: &self.sight };
        self.notice = None;
        if std::mem::take(&mut self.is_giving_up) {
            return (key.code == KeyCode::Char('y')).then_some(Wish::Ask(Ask::Resign));
        }
        match key.code {
            KeyCode::Char('G') if about.plays_elsewhere() && !self.is_over() => {
                self.is_giving_up = true;
                self.notice = Some(words.say("terminal-resign-sure", &[]));
                return None;
            }
            KeyCode::Char('q') => return Some(Wish::Quit),
            KeyCode::Char('?') | KeyCode::F(1) => {
                let help = sheet::help(self.board.help(), &self.board.signs(&about), &about);
                self.open(help);
                return None;
            }
            KeyCode::Char('i') => return Some(Wish::Rules(self.setting.game.clone())),
            KeyCode::Char('l') | KeyCode::PageUp => {
                let mut sheet = Sheet::of_sentences(words.say("web-log", &[]), &self.log.sentences, 70);
                sheet.scroll(isize::MAX);
                self.open(sheet);
                return None;
            }
            _ if self.board.is_looking() => {}
            KeyCode::Enter | KeyCode::Char(' ') if self.only_tells() => return Some(Wish::Act(Value::Null)),
            KeyCode::Char('h') => return self.ask_hint(words),
            KeyCode::Char('u') => return self.ask_back(words),
            _ => {}
        }
        let press = self.board.press(key, &about);
        self.pressed(press)
    }

    /// Whether the mentor asks for nothing, so that one goes on.
    fn only_tells(&self) -> bool {
        matches!(&self.lesson, Some(Learning::At(teaching)) if !teaching.asks)
    }

    fn ask_hint(&mut self, words: &Words) -> Option<Wish> {
        let can = self.setting.is_local && self.sight.seat.is_some() && self.sight.to_move == self.sight.seat;
        let message = match can {
            true => "terminal-thinking",
            false if self.setting.is_local => "terminal-no-hint-now",
            false => "terminal-no-hint-elsewhere",
        };
        self.notice = Some(words.say(message, &[]));
        can.then_some(Wish::Hint)
    }

    fn ask_back(&mut self, words: &Words) -> Option<Wish> {
        if !self.sight.can_take_back {
            self.notice = Some(words.say("terminal-no-undo", &[]));
        }
        self.sight.can_take_back.then_some(Wish::TakeBack)
    }

    fn pressed(&mut self, press: Press) -> Option<Wish> {
        match press {
            Press::Ignored | Press::Taken => None,
            Press::Act(action) => Some(Wish::Act(action)),
            Press::Open(sheet) => {
                self.open(sheet);
                None
            }
        }
    }

    /// Lays a sheet on top that somebody asked for.
    pub fn open(&mut self, mut sheet: Sheet) {
        sheet.is_asked_for = true;
        self.sheets.push_front(sheet);
    }

    /// Whether the game is over and the keys are those of its end: not while somebody reads what they asked for.
    pub fn is_done(&self) -> bool {
        self.is_over() && self.curtain.is_none() && !self.sheets.front().is_some_and(|sheet| sheet.is_asked_for)
    }

    pub fn is_local(&self) -> bool {
        self.setting.is_local
    }

    pub fn mouse(&mut self, mouse: MouseEvent, words: &Words, paint: Paint) -> Option<Wish> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if self.curtain.is_some() || !self.sheets.is_empty() || self.only_tells() {
                    return self.press(KeyCode::Enter.into(), words, paint);
                }
                self.notice = None;
                let about = About { words, paint, setting: &self.setting, sight: &self.sight };
                let press = self.board.click(Position::new(mouse.column, mouse.row), &about);
                self.pressed(press)
            }
            // As a strip is turned by a key.
            MouseEventKind::Down(MouseButton::Right) => self.press(KeyCode::Char('r').into(), words, paint),
            MouseEventKind::ScrollUp => self.scroll(0, -1),
            MouseEventKind::ScrollDown => self.scroll(0, 1),
            MouseEventKind::ScrollLeft => self.scroll(-1, 0),
            MouseEventKind::ScrollRight => self.scroll(1, 0),
            _ => None,
        }
    }

    fn scroll(&mut self, right: i32, down: i32) -> Option<Wish> {
        match self.sheets.front_mut() {
            Some(sheet) => sheet.scroll(down as isize),
            None => self.board.scroll(right, down),
        }
        None
    }

    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer, words: &Words, paint: Paint) {
        let about = About { words, paint, setting: &self.setting, sight: &self.sight };
        if let Some(seat) = self.curtain {
            draw_curtain(seat, area, buffer, &about);
            return;
        }
        let said = || self.notice.clone().or_else(|| self.checked.clone());
        let notice = self.line_lost.clone().or_else(said);
        let prompt = if self.only_tells() { about.say("terminal-plain-enter", &[]) } else { self.board.prompt(&about) };
        let told = told(&prompt, notice.as_deref(), usize::from(area.width).saturating_sub(3), &about);
        let lines = (told.0.len() + told.1.len()).clamp(2, 4) as u16;
        let [header, middle, prompt, footer] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(lines),
            Constraint::Length(1),
        ])
        .areas(area);
        let is_wide = area.width >= WIDE;
        let columns = if is_wide { LOG_BESIDE } else { area.width };
        let taught = match &self.lesson {
            Some(Learning::At(teaching)) => taught(teaching, columns, &about),
            Some(Learning::Done) | None => Vec::new(),
        };
        let [board, around] = if is_wide {
            Layout::horizontal([Constraint::Min(1), Constraint::Length(LOG_BESIDE)]).areas(middle)
        } else {
            let beyond = middle.height.saturating_sub(BOARD);
            // Half of what is left over is the table's.
            let rows = (beyond / 2).max(beyond.min(5)).max(taught.len() as u16);
            Layout::vertical([Constraint::Min(1), Constraint::Length(rows)]).areas(middle)
        };
        let [mentor, log] =
            Layout::vertical([Constraint::Length(taught.len() as u16), Constraint::Min(0)]).areas(around);
        self.board.draw(board, buffer, &about);
        draw_header(&*self.board, header, buffer, &about);
        draw_mentor(&taught, mentor, buffer, &about);
        if log.height > 1 {
            draw_log(&self.log.sentences, log, buffer, &about);
        }
        draw_prompt(&told, prompt, buffer, &about);
        draw_keys(&*self.board, footer, buffer, &about);
        if let Some(sheet) = self.sheets.front_mut() {
            sheet.draw(area, buffer, words, paint);
        }
    }
}

/// Who won, how, and how many points everybody has.
pub(crate) fn result(board: &dyn Board, events: &[Value], about: &About) -> Option<Sheet> {
    let ended = about.sight.ended.as_ref()?;
    let names: Vec<&str> = ended.winners.iter().map(|&seat| about.name(seat)).collect();
    let names = names.join(", ");
    let has_won = about.sight.seat.is_some_and(|seat| ended.winners.contains(&seat));
    let title = match (about.sight.seat.filter(|_| !about.setting.is_shared), has_won, ended.winners.len()) {
        (_, _, 0) => about.say("web-won-by-nobody", &[]),
        (Some(_), true, 1) => about.say("web-you-won", &[]),
        (Some(_), true, _) => about.say("web-you-share", &[]),
        (Some(_), false, count) => about.say("web-you-lost", &[("names", names.into()), ("count", count.into())]),
        (None, ..) => about.say("web-won-by", &[("names", names.into()), ("count", ended.winners.len().into())]),
    };
    let mut lines = vec![Line::from(why(ended, about))];
    if let Some(sheet) = board.result(events, about) {
        lines.push(Line::default());
        lines.extend(sheet.lines);
    } else {
        let points = ended.points.iter().flatten().enumerate();
        lines.extend(points.map(|(seat, points)| {
            let star = if ended.winners.contains(&seat) { "★" } else { " " };
            Line::from(format!("{star} {} {points:>4}", text::pad(about.name(seat), 20)))
        }));
    }
    lines.push(Line::default());
    lines.extend(text::wrap(&after_game(about), 70).into_iter().map(|line| Line::styled(line, about.paint.strong())));
    Some(Sheet::new(title, lines))
}

/// Why it is over: by points, or by what those who have not won did.
fn why(ended: &Ended, about: &About) -> String {
    if ended.reason == "points" {
        return about.say(&format!("{}-reason-points", about.setting.game), &[]);
    }
    let others: Vec<usize> = (0..about.seats()).filter(|seat| !ended.winners.contains(seat)).collect();
    let is_own = !about.setting.is_shared && about.sight.seat.is_some_and(|seat| others == [seat]);
    let names: Vec<&str> = others.iter().map(|&seat| about.name(seat)).collect();
    let arguments = [
        ("who", if is_own { "you" } else { "other" }.into()),
        ("names", names.join(", ").into()),
        ("count", others.len().into()),
    ];
    about.say(&format!("web-reason-{}", ended.reason), &arguments)
}

fn after_game(about: &About) -> String {
    let message = match about.sight.seat {
        _ if about.setting.is_local => "terminal-after-game",
        Some(_) => "terminal-after-game-elsewhere",
        None => "terminal-leave-key",
    };
    about.say(message, &[])
}

/// Nothing is to be seen until the right person sits here.
fn draw_curtain(seat: usize, area: Rect, buffer: &mut Buffer, about: &About) {
    let fold = "▒▒░░".repeat(usize::from(area.width) / 4 + 1);
    for row in 0..area.height {
        put(buffer, area, (0, i32::from(row)), &fold, about.paint.faint());
    }
    let name = about.name(seat).to_owned();
    let mut sheet = Sheet::new(
        about.say("web-pass-to", &[("name", name.clone().into())]),
        vec![Line::from(about.say("web-pass-hint", &[])), Line::default()],
    );
    let below = format!("Enter: {}", about.say("web-i-am", &[("name", name.into())]));
    sheet.draw_over(area, buffer, &below, about.paint);
}

fn draw_header(board: &dyn Board, area: Rect, buffer: &mut Buffer, about: &About) {
    let style = about.paint.strong().patch(about.paint.chosen());
    put(buffer, area, (0, 0), &" ".repeat(usize::from(area.width)), style);
    put(buffer, area, (1, 0), &format!("{} · {}", about.setting.title, board.stage(about)), style);
    let keys = format!("? {} · q {}", about.say("terminal-short-help", &[]), about.say("terminal-short-quit", &[]));
    let column = i32::from(area.width) - text::width(&keys) as i32 - 1;
    put(buffer, area, (column, 0), &keys, style);
}

/// What the mentor says, in lines under a heading.
fn taught(teaching: &Teaching, columns: u16, about: &About) -> Vec<String> {
    let progress = [("step", (teaching.step + 1).into()), ("steps", teaching.steps.into())];
    let heading = format!("{} · {}", about.say("learn-mentor", &[]), about.say("learn-progress", &progress));
    [vec![heading], text::wrap(&teaching.sentence, usize::from(columns).saturating_sub(4))].concat()
}

fn draw_mentor(taught: &[String], area: Rect, buffer: &mut Buffer, about: &About) {
    let [heading, lines @ ..] = taught else { return };
    let room = draw_frame(heading, area, buffer, about);
    let column = i32::from(area.x == 0);
    for (row, line) in (0..).zip(lines) {
        put(buffer, room, (column, row), line, about.paint.strong());
    }
}

fn draw_log(sentences: &[String], area: Rect, buffer: &mut Buffer, about: &About) {
    let room = draw_frame(&about.say("web-log", &[]), area, buffer, about);
    let mut lines = Vec::new();
    for sentence in sentences.iter().rev() {
        let wrapped = text::wrap(sentence, usize::from(room.width).saturating_sub(2));
        let marked = wrapped.into_iter().enumerate();
        let marked: Vec<_> =
            marked.map(|(row, line)| format!("{}{line}", if row == 0 { "· " } else { "  " })).collect();
        lines.extend(marked.into_iter().rev());
        if lines.len() >= usize::from(room.height) {
            break;
        }
    }
    let shown = lines.iter().take(usize::from(room.height)).rev();
    for (row, line) in shown.enumerate() {
        let newest = row + 1 == lines.len().min(usize::from(room.height));
        put(buffer, room, (0, row as i32), line, if newest { Style::new() } else { about.paint.faint() });
    }
}

/// A line at the top or at the left that parts something from the table, and its heading. What is left is for the text.
fn draw_frame(heading: &str, area: Rect, buffer: &mut Buffer, about: &About) -> Rect {
    let beside = area.x > 0;
    let (inside, place) = if beside {
        for row in 0..area.height {
            put(buffer, area, (0, i32::from(row)), "│", about.paint.faint());
        }
        (Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area }, (0, 0))
    } else {
        put(buffer, area, (0, 0), &"─".repeat(usize::from(area.width)), about.paint.faint());
        (area, (2, 0))
    };
    put(buffer, inside, place, &format!(" {heading} "), about.paint.faint());
    Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }
}

/// What is to be done, in lines of so many columns, and what is said once under it.
fn told(prompt: &str, notice: Option<&str>, columns: usize, about: &About) -> (Vec<String>, Vec<String>) {
    let mut told = text::sentence(prompt);
    if about.sight.ended.is_some() {
        told = format!("{told} {}", after_game(about));
    }
    let lines = |text: &str| text::wrap(text, columns).into_iter().take(2).collect::<Vec<_>>();
    (lines(&told), notice.map(lines).unwrap_or_default())
}

fn draw_prompt((told, notice): &(Vec<String>, Vec<String>), area: Rect, buffer: &mut Buffer, about: &About) {
    let own = about.is_own_turn();
    put(buffer, area, (0, 0), if own { "▶" } else { " " }, about.paint.strong());
    let style = if own { about.paint.strong() } else { Style::new() };
    let told = told.iter().map(|line| (line, style));
    let notice = notice.iter().map(|line| (line, about.paint.gold()));
    for (row, (line, style)) in told.chain(notice).enumerate() {
        put(buffer, area, (2, row as i32), line, style);
    }
}

fn draw_keys(board: &dyn Board, area: Rect, buffer: &mut Buffer, about: &About) {
    let mut keys = board.keys(about);
    if about.is_own_turn() && about.setting.is_local {
        keys.push(("h", "terminal-short-hint"));
    }
    if about.sight.can_take_back {
        keys.push(("u", "terminal-short-undo"));
    }
    if about.sight.ended.is_some() && about.setting.is_local {
        keys.extend([("a", "terminal-short-again"), ("s", "terminal-short-save"), ("b", "terminal-short-setup")]);
    }
    keys.push(("l", "terminal-short-log"));
    if about.plays_elsewhere() {
        let is_over = about.sight.ended.is_some();
        keys.push(if is_over { ("a", "terminal-short-again") } else { ("G", "terminal-short-resign") });
    }
    // Help names it, too.
    let most: Vec<_> = keys.iter().copied().filter(|(key, _)| *key != "l").collect();
    let line = |keys: &[(&'static str, &str)], gap: &str| {
        let mut spans = vec![Span::raw(" ")];
        for (key, message) in keys {
            spans.push(Span::styled(*key, about.paint.strong()));
            spans.push(Span::styled(format!(" {}{gap}", about.say(message, &[])), about.paint.faint()));
        }
        Line::from(spans)
    };
    let mut lines = [line(&keys, "  "), line(&keys, " "), line(&most, " ")].into_iter();
    let fitting = lines.find(|line| line.width() <= usize::from(area.width));
    buffer.set_line(area.x, area.y, &fitting.unwrap_or_else(|| line(&most, " ")), area.width);
}
