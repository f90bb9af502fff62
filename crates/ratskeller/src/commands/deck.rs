//! `ratskeller deck check`: whether a deck file can be played with.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalog::{Entry, Shelf};
use clap::{Args, Subcommand};
use serde_json::Value;
use words::Words;

use super::read_file;

#[derive(Debug, Args)]
pub struct Deck {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

impl Deck {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let Command::Check { file } = &self.command;
        let mut output = io::stdout().lock();
        match read(file, words) {
            Ok(deck) => {
                writeln!(output, "{}", praise(file, &deck, words))?;
                writeln!(output, "SHA-256 {}", deck.sha256)?;
                Ok(ExitCode::SUCCESS)
            }
            Err(sentences) => {
                sentences.iter().try_for_each(|sentence| writeln!(output, "{sentence}"))?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

fn praise(file: &Path, deck: &catalog::Deck, words: &Words) -> String {
    let counts: Vec<_> = deck.counts().iter().map(|(name, count)| format!("{name} {count}")).collect();
    words.say(
        "deck-fine",
        &[
            ("file", file.display().to_string().into()),
            ("name", deck.name.as_str().into()),
            ("title", words.title(&deck.game.spec).into()),
            ("counts", counts.join(", ").into()),
        ],
    )
}

/// The deck of a game that is in a file, or the usual one.
pub fn choose(game: &'static Entry, file: Option<&Path>, words: &Words) -> Result<catalog::Deck, Vec<String>> {
    let mut decks = Shelf::default();
    if let Some(file) = file {
        let deck = read(file, words)?;
        if !std::ptr::eq(deck.game, game) {
            let (file, own) = (file.display().to_string(), words.title(&deck.game.spec));
            let told = [("file", file.into()), ("own", own.into()), ("game", words.title(&game.spec).into())];
            return Err(vec![words.say("deck-of-another-game", &told)]);
        }
        decks.add(deck);
    }
    decks.find(game, &Value::Null).map_err(|fault| vec![words.fault(&fault)])
}

/// The deck in a file, or everything that is wrong with it, as `file:line:column: sentence`.
pub fn read(file: &Path, words: &Words) -> Result<catalog::Deck, Vec<String>> {
    let text = read_file(file, words).map_err(|sentence| vec![sentence])?;
    catalog::deck::read_toml(&text).map_err(|mistakes| {
        let sentence = |mistake: &catalog::file::Mistake| {
            format!("{}:{}:{}: {}", file.display(), mistake.line, mistake.column, words.tell(mistake))
        };
        mistakes.iter().map(sentence).collect()
    })
}
