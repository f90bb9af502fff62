//! What a program on the other end of the engine's pipes does.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::{Value, json};

pub const BINARY: &str = env!("CARGO_BIN_EXE_ratskeller");

/// One table of each game, for two, seat 0 to move: the game's name and all parameters of `new`.
pub fn tables() -> [Value; 3] {
    [
        json!({"game": "rat-hot", "players": 2, "options": {"first": 0}, "seed": seed(1)}),
        json!({"game": "piratz", "players": 2, "options": {"first": 0}, "seed": seed(2)}),
        json!({"game": "rat-a-tat-cat", "players": 2, "options": {"dealer": 1}, "seed": seed(3)}),
    ]
}

pub fn seed(number: u64) -> String {
    format!("{number:064x}")
}

/// A running engine.
pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Vec<u8>>,
    /// Everything sent and everything answered so far.
    pub sent: Vec<u8>,
    pub answered: Vec<u8>,
}

/// An error as JSON-RPC has it.
#[derive(PartialEq, Debug)]
pub struct Failure {
    pub code: i64,
    pub message: String,
    pub rule: Option<String>,
}

impl Client {
    pub fn start() -> Self {
        Self::start_with(&[] as &[&str])
    }

    pub fn start_with(arguments: &[impl AsRef<std::ffi::OsStr>]) -> Self {
        let mut child = Command::new(BINARY)
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let input = child.stdin.take();
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (to_us, lines) = channel();
        std::thread::spawn(move || {
            let mut line = Vec::new();
            while output.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                if to_us.send(std::mem::take(&mut line)).is_err() {
                    return;
                }
            }
        });
        Self { child, input, lines, sent: Vec::new(), answered: Vec::new() }
    }

    /// Sends bytes as they are, with a line end.
    pub fn send(&mut self, line: impl AsRef<[u8]>) {
        let line = [line.as_ref(), b"\n"].concat();
        let input = self.input.as_mut().expect("an open pipe");
        input.write_all(&line).expect("the engine listens");
        input.flush().expect("the engine listens");
        self.sent.extend(line);
    }

    pub fn answer(&mut self) -> Value {
        let line = self.lines.recv_timeout(Duration::from_mins(1)).expect("an answer within a minute");
        assert_eq!(line.last(), Some(&b'\n'), "the engine has ended");
        self.answered.extend(&line);
        serde_json::from_slice(&line).expect("an answer is JSON")
    }

    /// The answer to a line as it is.
    pub fn ask(&mut self, line: impl AsRef<[u8]>) -> Value {
        self.send(line);
        self.answer()
    }

    fn request(&mut self, method: &str, params: &Value) -> Value {
        let id = json!(self.sent.len());
        let answer = self.ask(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).to_string());
        assert_eq!((&answer["jsonrpc"], &answer["id"]), (&json!("2.0"), &id), "{answer}");
        answer
    }

    pub fn call(&mut self, method: &str, params: &Value) -> Value {
        let mut answer = self.request(method, params);
        assert!(answer.get("error").is_none(), "{method} {params}: {answer}");
        answer["result"].take()
    }

    pub fn fail(&mut self, method: &str, params: &Value) -> Failure {
        failure(&self.request(method, params))
    }

    /// A new game's id.
    pub fn open(&mut self, params: &Value) -> Value {
        self.call("new", params)["id"].take()
    }

    /// Everything that can be known about a game.
    pub fn everything(&mut self, id: &Value) -> Vec<Value> {
        ["state", "legal", "outcome", "record"].map(|method| self.call(method, &json!({"id": id}))).into()
    }

    pub fn legal(&mut self, id: &Value) -> (Value, Vec<Value>) {
        let mut legal = self.call("legal", &json!({"id": id}));
        let Value::Array(actions) = legal["actions"].take() else { panic!("no list: {legal}") };
        (legal["seat"].take(), actions)
    }

    /// Does something random and legal; false when the game is over.
    pub fn step(&mut self, id: &Value, dice: &mut Dice) -> bool {
        let (seat, actions) = self.legal(id);
        if seat.is_null() {
            return false;
        }
        let action = &actions[dice.below(actions.len())];
        self.call("act", &json!({"id": id, "seat": seat, "action": action}));
        true
    }

    /// Closes the engine's input; it must then end well without another word.
    pub fn end(mut self) {
        drop(self.input.take());
        let rest: Vec<u8> = self.lines.iter().flatten().collect();
        assert_eq!(String::from_utf8_lossy(&rest), "");
        assert_eq!(self.child.wait().expect("the engine ends").code(), Some(0));
    }
}

impl Drop for Client {
    /// Leaves no process behind when a test fails.
    fn drop(&mut self) {
        drop(self.input.take());
        let _already_gone = self.child.kill();
        let _status = self.child.wait();
    }
}

pub fn failure(answer: &Value) -> Failure {
    assert!(answer.get("result").is_none(), "{answer}");
    let error = &answer["error"];
    let failure = Failure {
        code: error["code"].as_i64().expect("a code"),
        message: error["message"].as_str().expect("a sentence").to_owned(),
        rule: error["data"]["rule"].as_str().map(str::to_owned),
    };
    assert!(failure.message.ends_with(['.', ')', '!']) && failure.message.contains(' '), "no sentence: {failure:?}");
    failure
}

/// A small stream of numbers, the same every time.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        // Knuth's multiplier; the high bits are the random ones.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// A file for one test alone.
pub fn temporary_file(name: impl Display, text: impl AsRef<[u8]>) -> std::path::PathBuf {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name.to_string());
    std::fs::write(&path, text).expect("a writable folder");
    path
}
