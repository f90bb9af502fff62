//! What is written down of an evening while it goes on.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ratskeller_core::Viewer;
use serde_json::Value;
use store::RoomId;
use tokio::time::Instant;

/// Something that somebody was told over a socket.
#[derive(Debug)]
pub struct Heard {
    pub at: u64,
    pub room: RoomId,
    pub viewer: Viewer,
    /// By which socket, of all that there were.
    pub socket: u64,
    /// The last that they knew when they came in.
    pub last: Option<u64>,
    pub told: Value,
}

/// Something that somebody wanted to do, and what became of it as far as they know.
#[derive(Debug)]
pub struct Attempt {
    pub room: RoomId,
    pub viewer: Viewer,
    pub id: String,
    pub sent: u64,
    /// When they were told, and as which number it was done, or why not.
    pub answer: Option<(u64, Result<u64, String>)>,
}

#[derive(Debug)]
struct Book {
    begun: Instant,
    trace: DefaultHasher,
    lines: Option<Vec<String>>,
    heard: Vec<Heard>,
    attempts: Vec<Attempt>,
    wrongs: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct History(Arc<Mutex<Book>>);

impl History {
    /// In full if somebody wants to read it.
    pub fn new(is_full: bool) -> Self {
        let lines = is_full.then(Vec::new);
        let (heard, attempts, wrongs) = (Vec::new(), Vec::new(), Vec::new());
        let trace = DefaultHasher::new();
        Self(Arc::new(Mutex::new(Book { begun: Instant::now(), trace, lines, heard, attempts, wrongs })))
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since the evening began.
    pub fn now(&self) -> u64 {
        self.book().begun.elapsed().as_millis() as u64
    }

    /// Notes that something has happened, in the order in which it does.
    pub fn note(&self, what: impl FnOnce() -> String) {
        let (now, what) = (self.now(), what());
        let mut book = self.book();
        (now, &what).hash(&mut book.trace);
        if let Some(lines) = &mut book.lines {
            lines.push(format!("{now:>6} {what}"));
        }
    }

    pub fn hear(&self, heard: Heard) {
        self.note(|| format!("{:?} hears by {}: {}", heard.viewer, heard.socket, shortened(&heard.told)));
        self.book().heard.push(heard);
    }

    /// Notes that somebody is about to try something; its number among all attempts.
    pub fn attempt(&self, room: RoomId, viewer: Viewer, id: &str) -> usize {
        self.note(|| format!("{viewer:?} at {room} tries {id}"));
        let sent = self.now();
        let mut book = self.book();
        book.attempts.push(Attempt { room, viewer, id: id.to_owned(), sent, answer: None });
        book.attempts.len() - 1
    }

    pub fn answer(&self, attempt: usize, answer: Result<u64, String>) {
        let id = self.book().attempts[attempt].id.clone();
        self.note(|| format!("{id} is answered {answer:?}"));
        let now = self.now();
        self.book().attempts[attempt].answer.get_or_insert((now, answer));
    }

    /// Notes that something is not as it has to be.
    pub fn wrong(&self, what: String) {
        self.note(|| format!("WRONG: {what}"));
        self.book().wrongs.push(what);
    }

    /// Everything that was heard and tried.
    pub fn take(&self) -> (Vec<Heard>, Vec<Attempt>) {
        let mut book = self.book();
        (std::mem::take(&mut book.heard), std::mem::take(&mut book.attempts))
    }

    pub fn close(&self) -> Found {
        let mut book = self.book();
        Found {
            trace: book.trace.finish(),
            wrongs: std::mem::take(&mut book.wrongs),
            lines: book.lines.take().unwrap_or_default(),
        }
    }
}

/// What came of an evening.
#[derive(Debug)]
pub struct Found {
    /// The same for two evenings in which the same has happened in the same order.
    pub trace: u64,
    pub wrongs: Vec<String>,
    pub lines: Vec<String>,
}

fn shortened(told: &Value) -> String {
    let mut hash = DefaultHasher::new();
    let text = told.to_string();
    text.hash(&mut hash);
    format!("{} {} ack {} {:016x}", told["type"], told["seq"], told["ack"], hash.finish())
}
