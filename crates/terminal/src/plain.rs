//! The games line by line: sentences out, a number or a word in. For whoever listens to a terminal, and for those that
//! can only print.

mod table;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use catalog::GAMES;
use lessons::Lesson;
use ratatui::crossterm::event::KeyCode;
use serde_json::Value;
use words::{Value as Word, Words};

use self::table::PlainTable;
use crate::about::About;
use crate::event::{Ask, Wish};
use crate::games;
use crate::log::Log;
use crate::paint::Paint;
use crate::place::Place;
use crate::run::{Host, Left};
use crate::setup::{NewGame, titled};
use crate::sight::{Gathering, News, Snapshot, TableLine};

/// How long is waited before a table that has nothing to tell is asked again.
const TICK: Duration = Duration::from_millis(10);

/// A table, and what is played there, to play it again.
type ChosenPlace = (Box<dyn Place>, Option<NewGame>);

/// Plays in sentences until somebody wants to leave or there is nothing more to read.
pub fn talk(
    words: &Words,
    place: Option<ChosenPlace>,
    host: &mut dyn Host,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> io::Result<Left> {
    let mut talk = Talk { words, host, lines: lines(input), output };
    let mut chosen = place;
    loop {
        let Some((place, new_game)) = chosen.take().map_or_else(|| talk.choose(), |chosen| Ok(Some(chosen)))? else {
            return Ok(Left::at(None));
        };
        let mut table = At { place, table: None, around: None, curtain: None, awaited: None, has_hall: false };
        match talk.play(&mut table)? {
            After::Leave => return Ok(Left::at(Some(table.place))),
            After::Fail(sentence) => return Ok(Left { failure: Some(sentence), ..Left::at(None) }),
            After::SetUp => {}
            After::Again => {
                let dealt = new_game.as_ref().map(|new_game| talk.host.deal(new_game));
                match dealt {
                    Some(Ok(place)) => chosen = Some((place, new_game)),
                    Some(Err(sentence)) => talk.tell(&sentence)?,
                    None => {}
                }
            }
        }
    }
}

/// The lines of an input, read on a thread of its own, so that a table can tell something while nobody writes.
fn lines(input: impl BufRead + Send + 'static) -> Receiver<io::Result<String>> {
    // Nothing is read ahead that nobody asks for.
    let (writer, lines) = sync_channel(0);
    thread::spawn(move || {
        for line in input.lines() {
            if writer.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// What somebody does when they are done with a table.
enum After {
    Leave,
    /// They never came to one, and why.
    Fail(String),
    SetUp,
    Again,
}

/// What somebody wrote.
enum Said {
    Number(usize),
    Word(String),
    /// There is nothing more to read.
    Nothing,
}

impl Said {
    fn of(line: &str) -> Self {
        let said = line.trim();
        said.parse().map_or_else(|_| Self::Word(said.to_lowercase()), Self::Number)
    }
}

/// What comes first: a line, or something that the table tells.
enum First {
    Said(Said),
    Told(Option<After>),
}

struct Talk<'a> {
    words: &'a Words,
    host: &'a mut dyn Host,
    lines: Receiver<io::Result<String>>,
    output: &'a mut dyn Write,
}

/// A place, and what is known of it.
struct At {
    place: Box<dyn Place>,
    table: Option<PlainTable>,
    /// Where somebody is in a house elsewhere before a game.
    around: Option<Around>,
    /// Whom the terminal is to be given to.
    curtain: Option<usize>,
    /// What was asked for and is not there yet.
    awaited: Option<Awaited>,
    /// Whether there is a list of tables to go back to.
    has_hall: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Awaited {
    /// What comes of something that was done.
    Answer,
    /// The list of tables, as it is now.
    Hall,
}

impl Awaited {
    /// Whether this is what is waited for. The list of tables also comes again and again by itself.
    fn is(self, news: &News) -> bool {
        match (self, news) {
            (_, News::LineLost(_) | News::LineBack | News::Said(_) | News::Checked { .. }) => false,
            (Self::Answer, news) => !matches!(news, News::Hall { .. }),
            (Self::Hall, news) => matches!(news, News::Hall { .. } | News::Broken(_)),
        }
    }
}

impl At {
    fn act(&mut self, action: Value) {
        self.awaited = Some(Awaited::Answer);
        self.place.act(action);
    }

    fn ask(&mut self, ask: Ask) {
        self.awaited = Some(if ask == Ask::Hall { Awaited::Hall } else { Awaited::Answer });
        self.place.ask(ask);
    }

    /// Leaves for the list of tables, if one came by it, or for the choice of a lesson.
    fn leave(&mut self) -> Option<After> {
        if self.table.as_ref().is_some_and(|table| table.is_lesson) {
            return Some(After::SetUp);
        }
        if !self.has_hall {
            return Some(After::Leave);
        }
        (self.table, self.around) = (None, None);
        self.ask(Ask::Hall);
        None
    }
}

enum Around {
    Hall(Vec<TableLine>),
    Gathering(Box<Gathering>),
}

impl Talk<'_> {
    fn tell(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.output, "{}", sentence.trim_end())
    }

    fn tell_all(&mut self, sentences: &[String]) -> io::Result<()> {
        sentences.iter().try_for_each(|sentence| self.tell(sentence))
    }

    fn say(&mut self, message: &str, arguments: &[(&str, Word)]) -> io::Result<()> {
        let sentence = self.words.say(message, arguments);
        self.tell(&sentence)
    }

    fn prompt(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn ask(&mut self) -> io::Result<Said> {
        self.prompt()?;
        match self.lines.recv() {
            Ok(line) => Ok(Said::of(&line?)),
            Err(_) => self.silence(),
        }
    }

    /// There is nothing more to read, and what comes next stands on a line of its own.
    fn silence(&mut self) -> io::Result<Said> {
        writeln!(self.output)?;
        Ok(Said::Nothing)
    }

    /// Asks, but tells what the table has to tell before somebody has answered.
    fn ask_at(&mut self, at: &mut At) -> io::Result<First> {
        self.prompt()?;
        loop {
            match self.lines.recv_timeout(TICK) {
                Ok(line) => return Ok(First::Said(Said::of(&line?))),
                Err(RecvTimeoutError::Disconnected) => return self.silence().map(First::Said),
                Err(RecvTimeoutError::Timeout) => {}
            }
            match at.place.next() {
                // Whoever chooses a table keeps the numbers that they were told.
                Some(News::Hall { .. }) if matches!(at.around, Some(Around::Hall(_))) => {}
                Some(News::LineBack) | None => {}
                Some(news) => {
                    writeln!(self.output)?;
                    return self.hear(at, news).map(First::Told);
                }
            }
        }
    }

    /// Whether somebody wrote a key of the tables, or what it is called in their language.
    fn is(&self, said: &str, key: &str, message: &str) -> bool {
        said == key || said == self.words.say(message, &[]).to_lowercase()
    }

    /// A game that was left, or a new one.
    fn choose(&mut self) -> io::Result<Option<ChosenPlace>> {
        loop {
            let left = self.host.left();
            self.say("web-welcome", &[])?;
            let go_on = self.words.say("terminal-go-on", &[]);
            let kept = left.iter().map(|left| format!("{go_on}: {}", left.told(self.words)));
            let games = GAMES.iter().map(|game| self.words.title(&game.spec));
            let learn = self.words.say("terminal-learn", &[]);
            let offers: Vec<String> = kept.chain(games).chain([learn]).collect();
            let Some(number) = self.pick(&offers)? else { return Ok(None) };
            if number + 1 == offers.len() {
                return self.choose_lesson();
            }
            let dealt = if let Some(left) = left.get(number) {
                self.host.go_on(&left.file)
            } else {
                let new_game = self.host.wanted().new_game(GAMES[number - left.len()].spec);
                self.host.deal(&new_game).map(|place| (place, new_game))
            };
            match dealt {
                Ok((place, new_game)) => return Ok(Some((place, Some(new_game)))),
                Err(sentence) => self.tell(&sentence)?,
            }
        }
    }

    fn choose_lesson(&mut self) -> io::Result<Option<ChosenPlace>> {
        let titled =
            |lesson: &Arc<Lesson>| format!("{}: {}", self.words.title(&lesson.game.spec), titled(lesson, self.words));
        let offers: Vec<String> = lessons::all().iter().map(titled).collect();
        let Some(number) = self.pick(&offers)? else { return Ok(None) };
        Ok(Some((self.host.learn(&lessons::all()[number]), None)))
    }

    /// Which of these somebody wants, unless they want none.
    fn pick(&mut self, offers: &[String]) -> io::Result<Option<usize>> {
        loop {
            self.tell_all(&numbered(offers))?;
            self.say("terminal-plain-choose", &[])?;
            match self.ask()? {
                Said::Nothing => return Ok(None),
                Said::Word(said) if self.is(&said, "q", "terminal-short-quit") => return Ok(None),
                Said::Number(number @ 1..) if number <= offers.len() => return Ok(Some(number - 1)),
                Said::Number(_) | Said::Word(_) => {}
            }
        }
    }

    fn play(&mut self, at: &mut At) -> io::Result<After> {
        loop {
            let looking = at.table.as_mut().and_then(|table| Some((table.board.looking()?, table)));
            if let Some((looking, table)) = looking {
                let told = table.news(self.words);
                self.tell_all(&told)?;
                self.say(looking, &[])?;
                self.say("terminal-plain-enter", &[])?;
                if matches!(self.ask()?, Said::Nothing) {
                    return Ok(After::Leave);
                }
                let about =
                    About { words: self.words, paint: Paint::new(false), setting: &table.setting, sight: &table.sight };
                table.board.press(KeyCode::Enter.into(), &about);
                continue;
            }
            if let Some(news) = at.place.next() {
                if let Some(after) = self.hear(at, news)? {
                    return Ok(after);
                }
                continue;
            }
            if at.awaited.is_some() {
                thread::sleep(TICK);
                continue;
            }
            let Some(table) = &mut at.table else {
                if let Some(after) = self.look_around(at)? {
                    return Ok(after);
                }
                continue;
            };
            if std::mem::take(&mut table.only_tells) {
                let told = table.news(self.words);
                self.tell_all(&told)?;
                self.say("terminal-plain-enter", &[])?;
                match self.ask()? {
                    Said::Nothing => return Ok(After::Leave),
                    Said::Word(said) if self.is(&said, "q", "terminal-short-quit") => return Ok(After::SetUp),
                    Said::Word(_) | Said::Number(_) => {}
                }
                at.act(Value::Null);
                continue;
            }
            if table.sight.ended.is_some() {
                if let Some(after) = self.end(at)? {
                    return Ok(after);
                }
                continue;
            }
            if let Some(seat) = at.curtain {
                if !self.pass(at, seat)? {
                    return Ok(After::Leave);
                }
            } else if table.about(self.words).is_own_turn() {
                let told = table.news(self.words);
                self.tell_all(&told)?;
                if let Some(after) = self.decide(at)? {
                    return Ok(after);
                }
            } else if let Some(after) = self.wait(at)? {
                return Ok(after);
            }
        }
    }

    /// Tells what a table tells, and why it does not go on, if it does not.
    fn hear(&mut self, at: &mut At, news: News) -> io::Result<Option<After>> {
        let is_awaited = at.awaited.is_none_or(|awaited| awaited.is(&news));
        if is_awaited {
            at.awaited = None;
        } else if at.awaited == Some(Awaited::Hall) && matches!(news, News::Waiting(_) | News::Refused(_)) {
            // It is of a table that somebody has left.
            return Ok(None);
        }
        let told = match (news, &mut at.table) {
            (News::Seated(setting), table) => match games::board(&setting) {
                Ok(board) => {
                    at.around = None;
                    let sight = Snapshot::default();
                    let log = Log::default();
                    *table = Some(PlainTable {
                        setting: *setting,
                        sight,
                        board,
                        log,
                        is_lesson: false,
                        only_tells: false,
                        has_told_result: false,
                        described: Vec::new(),
                    });
                    Ok(Vec::new())
                }
                Err(error) => Err(error),
            },
            (News::Whole { sight, log, missed }, Some(table)) => {
                at.curtain = None;
                table.sight = *sight;
                table.log.replace(log);
                table.see(&missed, self.words)
            }
            (News::Happened { sight, events }, Some(table)) => {
                table.sight = *sight;
                table.log.add(events.clone());
                table.see(&events, self.words)
            }
            (News::Hint(action), Some(table)) => {
                let action = table.board.action(&action, &table.about(self.words));
                let message = if table.is_lesson { "terminal-mentor-hint" } else { "terminal-hint" };
                Ok(vec![self.words.say(message, &[("action", action.into())])])
            }
            (News::Taught(teaching), Some(table)) => {
                (table.is_lesson, table.only_tells) = (true, !teaching.asks);
                Ok(vec![teaching.sentence])
            }
            (News::Learned, _) => {
                self.say("learn-done", &[])?;
                return Ok(Some(After::SetUp));
            }
            (News::PassTo(seat), Some(_)) => {
                at.curtain = Some(seat);
                Ok(Vec::new())
            }
            (
                News::Refused(sentence)
                | News::Said(sentence)
                | News::LineLost(sentence)
                | News::Judged { sentence, .. }
                | News::Checked { sentence, .. },
                _,
            ) => Ok(vec![sentence]),
            (News::Waiting(gathering), table) => {
                *table = None;
                let told = gathering.told(self.words);
                at.around = Some(Around::Gathering(gathering));
                Ok(told.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect())
            }
            (News::Hall { house, name, tables }, table) => {
                *table = None;
                at.around = Some(Around::Hall(tables));
                let is_new = !std::mem::replace(&mut at.has_hall, true);
                Ok(is_new.then(|| format!("{house} · {name}")).into_iter().collect())
            }
            (News::Broken(sentence), None) => return Ok(Some(After::Fail(sentence))),
            (News::Broken(sentence), Some(_)) => {
                self.tell(&sentence)?;
                return Ok(Some(After::Leave));
            }
            (_, _) => Ok(Vec::new()),
        };
        match told {
            Ok(told) => self.tell_all(&told).map(|()| None),
            Err(error) => {
                self.say("terminal-garbled", &[("detail", error.to_string().into())])?;
                Ok(Some(After::Leave))
            }
        }
    }

    /// Asks what somebody does in a house elsewhere before a game.
    fn look_around(&mut self, at: &mut At) -> io::Result<Option<After>> {
        match &at.around {
            Some(Around::Hall(tables)) => {
                let tables = tables.clone();
                self.choose_table(at, &tables)
            }
            Some(Around::Gathering(gathering)) => {
                let keys = gathering.keys(self.words);
                self.tell(&keys)?;
                let said = match self.ask_at(at)? {
                    First::Told(after) => return Ok(after),
                    First::Said(Said::Nothing) => return Ok(Some(After::Leave)),
                    First::Said(Said::Number(_)) => return Ok(None),
                    First::Said(Said::Word(said)) => said,
                };
                let key = said.chars().next().map(|letter| KeyCode::Char(letter).into());
                let Some(Around::Gathering(gathering)) = &mut at.around else { return Ok(None) };
                match key.and_then(|key| gathering.press(key)) {
                    Some(Wish::Quit) => return Ok(at.leave()),
                    Some(Wish::Ask(ask)) => at.ask(ask),
                    _ => {}
                }
                Ok(None)
            }
            None => {
                thread::sleep(TICK);
                Ok(None)
            }
        }
    }

    /// A table of a house elsewhere, or a new one there.
    fn choose_table(&mut self, at: &mut At, tables: &[TableLine]) -> io::Result<Option<After>> {
        let told = |table: &TableLine| format!("{}: {} · {}", table.title, table.seats.join(", "), table.state);
        let offers: Vec<String> = tables.iter().map(told).collect();
        if offers.is_empty() {
            self.say("terminal-no-tables", &[])?;
        }
        self.tell_all(&numbered(&offers))?;
        self.say("terminal-plain-hall", &[])?;
        let said = match self.ask_at(at)? {
            First::Told(after) => return Ok(after),
            First::Said(said) => said,
        };
        match said {
            Said::Nothing => return Ok(Some(After::Leave)),
            Said::Word(said) if self.is(&said, "q", "terminal-short-quit") => return Ok(Some(After::Leave)),
            Said::Word(said) if said == "n" => {
                let titles: Vec<String> = GAMES.iter().map(|game| self.words.title(&game.spec)).collect();
                if let Some(game) = self.pick(&titles)? {
                    at.ask(Ask::Open(Box::new(self.host.wanted().new_game(GAMES[game].spec))));
                }
            }
            Said::Word(said) if said.is_empty() => at.ask(Ask::Hall),
            Said::Number(number @ 1..) if number <= tables.len() => at.ask(Ask::Visit(tables[number - 1].id.clone())),
            Said::Number(_) | Said::Word(_) => self.say("terminal-plain-unknown", &[])?,
        }
        Ok(None)
    }
}

fn numbered(offers: &[String]) -> Vec<String> {
    offers.iter().zip(1..).map(|(offer, number): (_, usize)| format!("{number}. {offer}")).collect()
}
