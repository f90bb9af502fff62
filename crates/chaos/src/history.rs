//! What one visitor of one table did there and was told, line by line, by one clock for all of them.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// Whose history it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visitor {
    pub table: String,
    /// The id of the guest.
    pub guest: String,
    pub name: String,
    /// None: somebody looking on.
    pub seat: Option<usize>,
}

/// Something that happened to a visitor, and when: in microseconds since the beginning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line {
    pub at: u64,
    pub what: Happening,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// Went to a node for a socket, naming the last number they knew.
    Knocked {
        node: usize,
        last: Option<u64>,
    },
    /// What came over the socket, with a digest where the choices were.
    Heard(Box<RawValue>),
    /// The line is gone, or was given up.
    Lost {
        why: String,
    },
    /// Asked a node for the table without a socket, naming the last number they knew.
    Read {
        node: usize,
        last: Option<u64>,
        told: Box<RawValue>,
    },
    /// An action leaves, for the first time or again. `over` says how.
    Sent {
        node: usize,
        over: Over,
        id: String,
        seq: u64,
        act: Act,
    },
    /// What came of an action that went without a socket.
    Answered {
        id: String,
        answer: Answer,
    },
    /// Something else is asked of the table.
    Wished {
        node: usize,
        wish: Wish,
    },
    /// It was granted, and the table had come to this number.
    Granted {
        wish: Wish,
        seq: u64,
    },
    Denied {
        wish: Wish,
        code: String,
    },
    Unanswered {
        wish: Wish,
    },
}

/// How an action goes to the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    Socket,
    Http,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Do(Value),
    TakeBack,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Done { seq: u64 },
    Refused { code: String },
    Nothing,
}

/// What can be asked of a table besides acting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    Join {
        seat: usize,
    },
    Start,
    Reveal {
        seat: usize,
    },
    Resign {
        seat: usize,
    },
    /// Where it goes on, once that is known.
    Rematch {
        table: Option<String>,
    },
}

#[derive(Clone, Debug)]
pub struct History {
    pub visitor: Visitor,
    pub lines: Vec<Line>,
}

/// Writes a history while it happens.
#[derive(Debug)]
pub struct Pen {
    beginning: Instant,
    file: BufWriter<File>,
}

impl Pen {
    pub fn new(folder: &Path, beginning: Instant, visitor: &Visitor) -> io::Result<Self> {
        let who = visitor.seat.map_or_else(|| "onlooker".to_owned(), |seat| format!("seat-{seat}"));
        let name = format!("{}-{who}-{}.jsonl", visitor.table, visitor.guest);
        let mut pen = Self { beginning, file: BufWriter::new(File::create(folder.join(name))?) };
        pen.put(visitor)?;
        Ok(pen)
    }

    pub fn write(&mut self, what: Happening) -> io::Result<()> {
        let at = self.beginning.elapsed().as_micros() as u64;
        self.put(&Line { at, what })
    }

    fn put(&mut self, line: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.file, line)?;
        self.file.write_all(b"\n")
    }
}

impl History {
    /// All histories in a folder, by their tables.
    pub fn files(folder: &Path) -> io::Result<BTreeMap<String, Vec<PathBuf>>> {
        let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
        for file in fs::read_dir(folder)? {
            let file = file?.path();
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let table = name.split('-').next().unwrap_or_default().to_owned();
            files.entry(table).or_default().push(file);
        }
        Ok(files)
    }

    pub fn read(file: &Path) -> io::Result<Self> {
        let mut lines = BufReader::new(File::open(file)?).lines();
        let first = lines.next().ok_or(io::ErrorKind::UnexpectedEof)??;
        let visitor = serde_json::from_str(&first)?;
        let lines = lines.map(|line| Ok(serde_json::from_str(&line?)?)).collect::<io::Result<_>>()?;
        Ok(Self { visitor, lines })
    }

    /// Everything the house said about how the table stands, each with the number of its line.
    pub fn told(&self) -> impl Iterator<Item = (usize, &RawValue)> {
        self.lines.iter().enumerate().filter_map(|(number, line)| match &line.what {
            Happening::Heard(told) | Happening::Read { told, .. } => Some((number, &**told)),
            _ => None,
        })
    }
}
