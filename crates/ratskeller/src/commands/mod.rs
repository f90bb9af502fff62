//! What the program can be told to do.

mod admin;
mod analyse;
mod arena;
mod backup;
mod check;
mod data;
mod deck;
mod engine;
mod games;
mod groups;
mod lesson;
mod move_in;
pub mod named;
mod nodes;
mod play;
mod replay;
mod restore;
mod rules;
mod serve;
mod shell;
mod signals;
mod thinking;
mod tokens;
mod train;
mod verify;

use std::fs::OpenOptions;
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::Subcommand;
pub use groups::grouped;
use serde_json::{Map, Value};
pub use serve::Serve;
use server::Address;
use words::Words;

/// How the program ends if the command line means nothing, as clap has it.
const WRONG_USAGE: u8 = 2;
/// Instead of a file.
const STANDARD_INPUT: &str = "-";

#[derive(Debug, Subcommand)]
pub enum Command {
    Serve(serve::Serve),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Check(check::Check),
    Admin(admin::Admin),
    Nodes(nodes::Nodes),
    MoveIn(move_in::MoveIn),
    Play(play::Play),
    Replay(replay::ReplayArguments),
    Analyse(analyse::Analyse),
    Arena(arena::Arena),
    Train(train::Train),
    Engine(engine::Engine),
    Games(games::Games),
    Deck(deck::Deck),
    Lesson(lesson::Lesson),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Completions(shell::Completions),
    Man,
}

impl Command {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        match self {
            Self::Serve(serve) => serve.run(words),
            Self::Backup(backup) => backup.run(words),
            Self::Check(check) => check.run(words),
            Self::Restore(restore) => restore.run(words),
            Self::Admin(admin) => admin.run(words),
            Self::Nodes(nodes) => nodes.run(words),
            Self::MoveIn(moving) => moving.run(words),
            Self::Play(play) => play.run(words),
            Self::Replay(replay) => replay.run(words),
            Self::Analyse(analyse) => analyse.run(words),
            Self::Arena(arena) => arena.run(words),
            Self::Train(train) => train.run(words),
            Self::Engine(engine) => engine.run(words),
            Self::Games(games) => games.run(words),
            Self::Deck(deck) => deck.run(words),
            Self::Lesson(lesson) => lesson.run(words),
            Self::Verify(verify) => verify.run(words),
            Self::Rules(rules) => rules.run(words),
            Self::Completions(completions) => completions.run(words),
            Self::Man => shell::man(words),
        }
    }
}

/// Says why nothing comes of it: on standard error, because standard output may be for programs.
fn complain(sentences: &[String]) -> io::Result<ExitCode> {
    sentences.iter().try_for_each(|sentence| writeln!(io::stderr(), "{sentence}"))?;
    Ok(ExitCode::FAILURE)
}

/// Says what is wrong with the command line itself.
fn complain_of_usage(sentences: &[String]) -> io::Result<ExitCode> {
    complain(sentences)?;
    Ok(ExitCode::from(WRONG_USAGE))
}

/// A file's text, or that of standard input for `-`; or the sentence that says why there is none.
fn read_file(path: &Path, words: &Words) -> Result<String, String> {
    let bytes = if path == Path::new(STANDARD_INPUT) {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    let bytes = bytes.map_err(|error| trouble("file-unreadable", path, &error, words))?;
    String::from_utf8(bytes).map_err(|error| {
        let readable = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = readable.split(|&byte| byte == b'\n').count();
        words.say("file-not-utf8", &[("file", path.display().to_string().into()), ("line", line.to_string().into())])
    })
}

/// That files can be written, before any work is done for them. What is in them stays; one that is not there is not made.
fn check_writable<'a>(paths: impl IntoIterator<Item = &'a Path>, words: &Words) -> Result<(), Vec<String>> {
    let unwritable = |path: &'a Path| {
        let is_new = !path.exists();
        let opened = OpenOptions::new().append(true).create(true).open(path);
        let error = opened.map(drop).and_then(|()| if is_new { std::fs::remove_file(path) } else { Ok(()) }).err()?;
        Some(trouble("file-unwritable", path, &error, words))
    };
    let sentences: Vec<String> = paths.into_iter().filter_map(unwritable).collect();
    if sentences.is_empty() { Ok(()) } else { Err(sentences) }
}

/// Writes a file, or tells the sentence that says why it cannot be written.
fn write_file(path: &Path, text: &str, words: &Words) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| trouble("file-unwritable", path, &error, words))
}

/// Writes files and says so on standard error. The first that cannot be written is the last that is tried.
fn write_files<'a>(files: impl IntoIterator<Item = (&'a Path, String)>, words: &Words) -> io::Result<ExitCode> {
    for (path, text) in files {
        if let Err(sentence) = write_file(path, &text, words) {
            return complain(&[sentence]);
        }
        writeln!(io::stderr(), "{}", words.say("file-written", &[("file", path.display().to_string().into())]))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn trouble(message: &str, path: &Path, error: &io::Error, words: &Words) -> String {
    about_file(message, path, words.system(error), words)
}

fn about_file(message: &str, path: &Path, detail: String, words: &Words) -> String {
    words.say(message, &[("file", path.display().to_string().into()), ("detail", detail.into())])
}

/// Where a PostgreSQL is that holds a house, or why that cannot be.
fn address(given: &str, words: &Words) -> Result<Box<Address>, String> {
    let why_not = |error| words.say("server-place-unreadable", &[("detail", server::explain(&error, words).into())]);
    given.parse().map(Box::new).map_err(why_not)
}

fn no_house_at(address: &Address, error: &server::StoreError, words: &Words) -> String {
    about_file("server-no-house-at", Path::new(&address.to_string()), server::explain(error, words), words)
}

/// `table=9` and `burial=never-whole` as the object the rules read: JSON where it is JSON, else a text.
fn read_options(given: &[String]) -> Value {
    let read = |option: &String| {
        let (name, value) = option.split_once('=').unwrap_or((option, "true"));
        (name.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| Value::from(value)))
    };
    Value::Object(given.iter().map(read).collect::<Map<_, _>>())
}
