//! `ratskeller engine`: the protocol on standard input and output.

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::engine::{EngineHost, LONGEST_LINE};
use catalog::thinking::Patience;
use catalog::{Shelf, clock};
use clap::Args;
use ratskeller_core::{Message, Seed};
use words::{Language, Words};

use super::{complain, deck};
use server::randomness;

#[derive(Debug, Args)]
pub struct Engine {
    #[arg(long = "deck", value_name = "FILE")]
    decks: Vec<PathBuf>,
}

impl Engine {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let mut decks = Shelf::default();
        for path in &self.decks {
            match deck::read(path, words) {
                Ok(deck) => decks.add(deck),
                Err(sentences) => return complain(&sentences),
            }
        }
        let engine = catalog::Engine::new(decks, Outside { english: Words::new(Language::English) });
        converse(engine, io::stdin().lock(), io::stdout().lock())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The world the engine runs in: the system's randomness and clock, and the language of its protocol.
struct Outside {
    english: Words,
}

impl EngineHost for Outside {
    fn seed(&mut self) -> Seed {
        Seed(randomness::bytes())
    }

    fn patience(&self, millis: u64) -> Patience {
        clock::until(millis)
    }

    fn sentence(&self, message: Message) -> String {
        self.english.tell(message)
    }
}

/// Answers line after line until there are no more.
fn converse(mut engine: catalog::Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let answer = match read_line(&mut input, &mut line)? {
            LineRead::Whole => engine.line(&line),
            LineRead::TooLong => Some(engine.too_long()),
            LineRead::End => return Ok(()),
        };
        if let Some(mut answer) = answer {
            answer.push('\n');
            output.write_all(answer.as_bytes())?;
            output.flush()?;
        }
    }
}

enum LineRead {
    Whole,
    TooLong,
    End,
}

/// Reads a line. One that is too long is passed over without being kept.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<LineRead> {
    let most = LONGEST_LINE + 1;
    let read = input.by_ref().take(most as u64).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(LineRead::End);
    }
    if read < most || line.ends_with(b"\n") {
        return Ok(LineRead::Whole);
    }
    input.skip_until(b'\n')?;
    Ok(LineRead::TooLong)
}
