//! A game of one's own that is written down after every move, so that whatever ends the program costs nothing.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::{Entry, Record};
use serde_json::Value;
use words::Words;

use super::{Local, Place, Saved, names};
use crate::sight::News;

#[derive(Debug)]
pub struct KeptGame {
    local: Local,
    file: PathBuf,
    /// What was written there last.
    written: Option<String>,
    /// How far the game was then.
    events: usize,
    /// Where its record goes when it is over, and whether it is there.
    record: Option<PathBuf>,
    is_recorded: bool,
    /// Why it could not be written.
    trouble: Option<String>,
}

impl KeptGame {
    /// A game that has just been dealt. It is not worth a file before the first move.
    pub fn new(local: Local, file: PathBuf) -> Self {
        Self { events: local.events(), local, file, written: None, record: None, is_recorded: false, trouble: None }
    }

    /// A game that was read from its file.
    pub fn resumed(local: Local, file: PathBuf, written: String) -> Self {
        Self { written: Some(written), ..Self::new(local, file) }
    }

    /// Its record is written to this file as soon as it is over.
    #[must_use]
    pub fn recorded(self, record: Option<PathBuf>) -> Self {
        Self { record, ..self }
    }

    fn keep(&mut self) {
        if self.local.events() == self.events {
            return;
        }
        self.events = self.local.events();
        let written = self.write().map_err(|error| (&self.file, error));
        if let Err((file, error)) = written {
            self.trouble = Some(self.unwritable(file, &error));
        }
        let record = self.record.clone().zip(self.local.record());
        if let Some((file, record)) = record {
            let text = serde_json::to_string(&record).map_err(io::Error::from);
            match text.and_then(|text| fs::write(&file, text + "\n")) {
                Ok(()) => self.is_recorded = true,
                Err(error) => self.trouble = Some(self.unwritable(&file, &error)),
            }
        }
    }

    fn unwritable(&self, file: &Path, error: &io::Error) -> String {
        let words = self.local.words();
        let detail = words.system(error);
        words.say("file-unwritable", &[("file", file.display().to_string().into()), ("detail", detail.into())])
    }

    fn write(&mut self) -> io::Result<()> {
        let is_own = self.is_own()?;
        match self.local.saved() {
            None if is_own && self.written.take().is_some() => fs::remove_file(&self.file),
            None => Ok(()),
            Some(saved) => {
                if !is_own {
                    self.file = free_name(&self.file);
                }
                let text = saved.written()?;
                write_private(&self.file, &text)?;
                self.written = Some(text);
                Ok(())
            }
        }
    }

    /// Whether nobody else has written into the file: another game, or this one in another terminal.
    fn is_own(&self) -> io::Result<bool> {
        match fs::read_to_string(&self.file) {
            Ok(text) => Ok(text.is_empty() || self.written.as_ref() == Some(&text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
            Err(error) => Err(error),
        }
    }
}

impl Place for KeptGame {
    fn next(&mut self) -> Option<News> {
        let news = self.local.next();
        self.keep();
        news.or_else(|| self.trouble.take().map(News::Refused))
    }

    fn act(&mut self, action: Value) {
        self.local.act(action);
        self.keep();
    }

    fn take_back(&mut self) {
        self.local.take_back();
        self.keep();
    }

    fn hint(&mut self) {
        self.local.hint();
    }

    fn look(&mut self, seat: usize) {
        self.local.look(seat);
    }

    fn saved(&self) -> Option<Saved> {
        self.local.saved()
    }

    fn record(&self) -> Option<Record> {
        self.local.record()
    }

    fn file(&self) -> Option<&Path> {
        self.written.as_ref().map(|_| self.file.as_path())
    }

    fn record_file(&self) -> Option<&Path> {
        self.record.as_deref().filter(|_| self.is_recorded)
    }
}

/// A game that was left, as it is offered to go on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    pub file: PathBuf,
    pub title: String,
    pub names: Vec<String>,
    pub moves: usize,
    /// How long ago it was left.
    pub age: Duration,
}

impl Unfinished {
    /// What is kept in a file, if that can be gone on with.
    pub fn read(file: &Path, words: &Words) -> Option<Self> {
        let saved = Saved::read(&fs::read_to_string(file).ok()?).ok()?;
        let age = fs::metadata(file).and_then(|about| about.modified()).ok()?.elapsed().unwrap_or_default();
        Some(Self {
            file: file.to_owned(),
            title: words.title(&Entry::named(saved.record.game()).ok()?.spec),
            names: names(&saved.sitters, words),
            moves: saved.record.inputs().count(),
            age,
        })
    }
}

impl Unfinished {
    /// “Piratz: You, Rat · 12 moves · 3 hours ago”
    pub fn told(&self, words: &Words) -> String {
        let minutes = self.age.as_secs() / 60;
        let (unit, count) = match minutes {
            0..60 => ("minutes", minutes),
            60..1440 => ("hours", minutes / 60),
            _ => ("days", minutes / 1440),
        };
        let moves = words.say("terminal-moves", &[("count", self.moves.into())]);
        let ago = words.say("terminal-ago", &[("unit", unit.into()), ("count", count.into())]);
        format!("{}: {} · {moves} · {ago}", self.title, self.names.join(", "))
    }
}

/// The name itself if no file has it, otherwise one with a number.
pub fn free_name(file: &Path) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| part.map(|part| part.to_string_lossy().into_owned());
    let stem = part(file.file_stem()).unwrap_or_default();
    let ending = part(file.extension()).map(|ending| format!(".{ending}")).unwrap_or_default();
    let numbered = (2..).map(|number| file.with_file_name(format!("{stem}-{number}{ending}")));
    let mut names = [file.to_owned()].into_iter().chain(numbered);
    names.find(|name| !name.exists()).unwrap_or_else(|| file.to_owned())
}

/// Writes something that only its owner may read: all of it, or what was there before stays.
pub fn write_private(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&new)?;
    #[cfg(unix)]
    written.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    written.write_all(text.as_bytes())?;
    fs::rename(new, file)
}
