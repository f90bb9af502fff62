//! Programs from outside, spoken with over pipes: one process for each game and seat, JSON lines, a time limit for every
//! answer. Nothing a program does can hold the arena up: threads of their own read and write, what is read is limited,
//! and when the game is over the program ends with everything it has started.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use catalog::json::{self, Json, NotJson};
use catalog::syntax::Syntax;
use ratskeller_core::{Fault, Outcome, Problem, Seat};
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::family;
use crate::forfeit::{Evidence, Forfeit};

/// Raised when messages change their meaning.
const PROTOCOL: u32 = 1;
/// No answer needs more.
const LONGEST_ANSWER: usize = 1 << 16;
/// Of an answer, and of a line that a program says on its standard error, so much is repeated.
const LONGEST_QUOTE: usize = 200;
/// So many lines of its standard error are repeated, the last ones.
const MOST_COMPLAINTS: usize = 5;
/// How often a program that is waited for is looked after.
const LOOK_AGAIN: Duration = Duration::from_millis(5);
/// How often it is looked whether the whole contest has been stopped meanwhile.
const LISTEN_AGAIN: Duration = Duration::from_millis(50);
/// How long a program may take to end by itself when the game is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToProgram<'a> {
    Start { protocol: u32, game: &'a str, seat: Seat, players: usize, options: Json, deck: &'a RawValue, millis: u64 },
    Decide { id: u64, view: Json, events: Vec<Json>, legal: Json },
    Over { events: Vec<Json>, outcome: Option<Outcome> },
}

impl<'a> ToProgram<'a> {
    pub fn start(table: &'a dyn catalog::Table, seat: Seat, limit: Duration) -> Self {
        Self::Start {
            protocol: PROTOCOL,
            game: table.spec().name,
            seat,
            players: table.seats(),
            options: table.options(),
            deck: table.deck().json(),
            millis: limit.as_millis() as u64,
        }
    }
}

/// A program at the table.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Lines to write, for the thread that does.
    messages: Option<Sender<String>>,
    answers: Receiver<AnswerLine>,
    complaints: Receiver<Vec<String>>,
    limit: Duration,
    /// What it answered last.
    answered: Option<Vec<u8>>,
    /// How it ended.
    ended: Option<String>,
}

/// An answer, or what came instead.
#[derive(Debug)]
enum AnswerLine {
    Whole(Vec<u8>),
    TooLong,
}

impl Program {
    pub fn start(command: &[String], limit: Duration) -> Result<Self, Forfeit> {
        let mut command_line = Command::new(&command[0]);
        command_line.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, so that nothing it starts outlives the game.
        let mut child = command_line
            .process_group(0)
            .spawn()
            .map_err(|error| Forfeit::NotStarted(format!("{}: {error}", command[0])))?;
        let (messages, to_write) = mpsc::channel::<String>();
        let mut stdin = child.stdin.take().expect("its standard input is a pipe");
        thread::spawn(move || {
            // Ends when the program stops reading or the last message is written.
            to_write.iter().all(|message| stdin.write_all(message.as_bytes()).is_ok());
        });
        // One answer may wait; a program that sends more has to wait itself.
        let (sender, answers) = mpsc::sync_channel(1);
        let stdout = child.stdout.take().expect("its standard output is a pipe");
        thread::spawn(move || read_answers(stdout, &sender));
        let (sender, complaints) = mpsc::sync_channel(1);
        let stderr = child.stderr.take().expect("its standard error is a pipe");
        thread::spawn(move || {
            let _nobody_asks = sender.send(last_complaints(stderr));
        });
        Ok(Self { child, messages: Some(messages), answers, complaints, limit, answered: None, ended: None })
    }

    pub fn tell(&self, message: &ToProgram) {
        let line = json::write(message).get().to_owned() + "\n";
        if let Some(messages) = &self.messages {
            // If nobody reads it, no answer will come.
            let _told = messages.send(line);
        }
    }

    /// Waits for the answer to the question with this number: `{"id": …, "action": …}`; not for long if the contest is
    /// stopped meanwhile.
    pub fn answer(&mut self, id: u64, stopped: &AtomicBool) -> Result<Value, Forfeit> {
        let asked = Instant::now();
        self.answered = None;
        loop {
            let left = self.limit.saturating_sub(asked.elapsed());
            match self.answers.recv_timeout(left.min(LISTEN_AGAIN)) {
                Ok(AnswerLine::Whole(line)) => return read_answer(self.answered.insert(line), id),
                Ok(AnswerLine::TooLong) => return Err(Forfeit::TooLong(LONGEST_ANSWER)),
                Err(RecvTimeoutError::Timeout) if left.is_zero() || stopped.load(Ordering::Relaxed) => {
                    return Err(Forfeit::Late(self.limit));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.obituary()),
            }
        }
    }

    /// Why no more answers come. A program that has only closed its standard output is ended now.
    fn obituary(&mut self) -> Forfeit {
        let begun = Instant::now();
        while self.lives() {
            if begun.elapsed() > FAREWELL {
                return Forfeit::ClosedOutput;
            }
            thread::sleep(LOOK_AGAIN);
        }
        Forfeit::Ended(self.end())
    }

    /// Whether it has not ended yet; it can still be waited for.
    fn lives(&self) -> bool {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        Pid::from_raw(self.child.id() as i32).is_some_and(|pid| matches!(waitid(WaitId::Pid(pid), look), Ok(None)))
    }

    /// What is left of a program that has lost.
    pub fn evidence(mut self) -> Evidence {
        self.end();
        let said = self.complaints.recv_timeout(FAREWELL).unwrap_or_default();
        Evidence { answer: self.answered.as_deref().map(quoted), said }
    }

    /// Tells the last message and lets the program end by itself, but not for ever.
    pub fn dismiss(mut self, last: &ToProgram) {
        self.tell(last);
        self.messages = None;
        let begun = Instant::now();
        while let Some(left) = FAREWELL.checked_sub(begun.elapsed()) {
            if let Err(RecvTimeoutError::Disconnected) = self.answers.recv_timeout(left) {
                return;
            }
        }
    }

    /// Ends the program with everything it has started, if it has not ended yet, and tells how it ended.
    fn end(&mut self) -> String {
        if let (None, Some(group)) = (&self.ended, Pid::from_raw(self.child.id() as i32)) {
            family::kill(group);
            self.ended = Some(self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string()));
        }
        self.ended.clone().unwrap_or_default()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

fn read_answers(stdout: ChildStdout, answers: &SyncSender<AnswerLine>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_ANSWER as u64).read_until(b'\n', &mut line);
        let answer = match read {
            Err(_) | Ok(0) => return,
            Ok(LONGEST_ANSWER) if !line.ends_with(b"\n") => AnswerLine::TooLong,
            Ok(_) => AnswerLine::Whole(line),
        };
        let enough = matches!(answer, AnswerLine::TooLong);
        if answers.send(answer).is_err() || enough {
            return;
        }
    }
}

fn read_answer(line: &[u8], id: u64) -> Result<Value, Forfeit> {
    let line = str::from_utf8(line).map_err(|error| Forfeit::Garbage(Syntax::not_utf8(line, error)))?;
    let answer = json::read(line).map_err(|error| match error {
        NotJson::Syntax(syntax) => Forfeit::Garbage(syntax),
        NotJson::Repeated(fault) => Forfeit::Malformed(fault),
    })?;
    let malformed = |problem, field: &'static str| Forfeit::Malformed(Fault::new(problem).at(field));
    match (answer.get("id"), answer.get("action")) {
        (None, _) => Err(malformed(Problem::Missing, "id")),
        (Some(given), _) if *given != id => {
            Err(malformed(Problem::Unfit { given: given.to_string(), wanted: id.to_string() }, "id"))
        }
        (_, None) => Err(malformed(Problem::Missing, "action")),
        (_, Some(action)) => Ok(action.clone()),
    }
}

/// The last lines a program says on its standard error; everything is read, so that it never has to wait.
fn last_complaints(stderr: ChildStderr) -> Vec<String> {
    let mut stderr = BufReader::new(stderr);
    let mut last = VecDeque::new();
    loop {
        let mut line = Vec::new();
        match stderr.by_ref().take(LONGEST_QUOTE as u64).read_until(b'\n', &mut line) {
            Err(_) | Ok(0) => break,
            Ok(_) if line.trim_ascii().is_empty() => {}
            Ok(_) => last.push_back(line),
        }
        if last.len() > MOST_COMPLAINTS {
            last.pop_front();
        }
    }
    last.iter().map(|line| quoted(line)).collect()
}

/// The beginning of what a program wrote, so that it can do no harm to a terminal.
fn quoted(line: &[u8]) -> String {
    let line = line.trim_ascii_end();
    let text = String::from_utf8_lossy(&line[..line.len().min(4 * LONGEST_QUOTE)]).into_owned();
    let mut quoted = String::new();
    for (number, character) in text.chars().enumerate() {
        if number == LONGEST_QUOTE {
            return quoted + "…";
        }
        // What turns the direction of text around, too.
        let is_odd = character.is_control()
            || matches!(character, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if is_odd { quoted.extend(character.escape_default()) } else { quoted.push(character) }
    }
    quoted
}
