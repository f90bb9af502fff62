//! Programs from outside, spoken with over pipes: one process for each game and seat, JSON lines, a time limit for every
//! answer. Nothing a program does can hold the arena up: threads of their own read and write, what is read is limited,
//! and when the game is over the program ends with everything it has started.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use catalog::json::{self, Json, NotJson};
use ratskeller_core::{Fault, Outcome, Problem, Seat};
use rustix::process::{Pid, Signal, kill_process_group};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::forfeit::Forfeit;

/// Raised when messages change their meaning.
const PROTOCOL: u32 = 1;
/// No answer needs more.
const LONGEST_ANSWER: usize = 1 << 16;
/// Of what a program says on its standard error, so much is repeated.
const LONGEST_COMPLAINT: usize = 200;
/// How long a program may take to end by itself when the game is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message<'a> {
    Start { protocol: u32, game: &'a str, seat: Seat, players: usize, options: Json, deck: &'a RawValue, millis: u64 },
    Decide { id: u64, view: Json, events: Vec<Json>, legal: Json },
    Over { events: Vec<Json>, outcome: Option<Outcome> },
}

impl<'a> Message<'a> {
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
    answers: Receiver<Line>,
    complaints: Receiver<String>,
    limit: Duration,
    /// How it ended.
    ended: Option<String>,
}

/// An answer, or what came instead.
#[derive(Debug)]
enum Line {
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
            let _nobody_asks = sender.send(last_complaint(stderr));
        });
        Ok(Self { child, messages: Some(messages), answers, complaints, limit, ended: None })
    }

    pub fn tell(&self, message: &Message) {
        let line = json::write(message).get().to_owned() + "\n";
        if let Some(messages) = &self.messages {
            // If nobody reads it, no answer will come.
            let _told = messages.send(line);
        }
    }

    /// Waits for the answer to the question with this number: `{"id": …, "action": …}`.
    pub fn answer(&mut self, id: u64) -> Result<Value, Forfeit> {
        match self.answers.recv_timeout(self.limit) {
            Ok(Line::Whole(line)) => read_answer(&line, id),
            Ok(Line::TooLong) => Err(Forfeit::TooLong(LONGEST_ANSWER)),
            Err(RecvTimeoutError::Timeout) => Err(Forfeit::Late(self.limit)),
            Err(RecvTimeoutError::Disconnected) => Err(self.obituary()),
        }
    }

    /// How the program ended. One that has only closed its standard output is ended now.
    fn obituary(&mut self) -> Forfeit {
        let said = self.complaints.recv_timeout(FAREWELL).unwrap_or_default();
        Forfeit::Ended { how: self.end(), said }
    }

    /// Tells the last message and lets the program end by itself, but not for ever.
    pub fn dismiss(mut self, last: &Message) {
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
            // Before the program is waited for: until then nobody else can have its number.
            let _nobody_is_left = kill_process_group(group, Signal::KILL);
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

fn read_answers(stdout: ChildStdout, answers: &SyncSender<Line>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_ANSWER as u64).read_until(b'\n', &mut line);
        let answer = match read {
            Err(_) | Ok(0) => return,
            Ok(LONGEST_ANSWER) if !line.ends_with(b"\n") => Line::TooLong,
            Ok(_) => Line::Whole(line),
        };
        let enough = matches!(answer, Line::TooLong);
        if answers.send(answer).is_err() || enough {
            return;
        }
    }
}

fn read_answer(line: &[u8], id: u64) -> Result<Value, Forfeit> {
    let line = str::from_utf8(line).map_err(|error| Forfeit::Garbage(error.to_string()))?;
    let answer = json::read(line).map_err(|error| match error {
        NotJson::Syntax(detail) => Forfeit::Garbage(detail),
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

/// The last line a program says on its standard error; everything is read, so that it never has to wait.
fn last_complaint(stderr: ChildStderr) -> String {
    let mut stderr = BufReader::new(stderr);
    let mut last = Vec::new();
    loop {
        let mut line = Vec::new();
        match stderr.by_ref().take(LONGEST_COMPLAINT as u64).read_until(b'\n', &mut line) {
            Err(_) | Ok(0) => break,
            Ok(_) if line.trim_ascii().is_empty() => {}
            Ok(_) => last = line,
        }
    }
    let printable = |character: &char| !character.is_control();
    String::from_utf8_lossy(&last).trim().chars().filter(printable).collect()
}
