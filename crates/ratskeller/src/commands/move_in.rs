//! Copies a whole house from where it is kept to another place.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use server::{Address, NotMoved, Place};
use words::Words;

use super::data::FILE;
use super::{about_file, address, complain};
use crate::progress;

#[derive(Debug, Args)]
pub struct MoveIn {
    from: String,
    to: String,
}

impl MoveIn {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let places = place(&self.from, words).and_then(|from| Ok((from, place(&self.to, words)?)));
        let (from, to) = match places {
            Ok(places) => places,
            Err(sentence) => return complain(&[sentence]),
        };
        let (from_where, to_where) = (named(&from), named(&to));
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let moved = progress::followed(words, |tell| {
            runtime.block_on(server::move_house(from, to, move |progress| tell(progress.done, progress.of)))
        });
        let sentence = match moved {
            Ok(rows) => {
                let told = [("from", from_where.into()), ("to", to_where.into()), ("rows", rows.to_string().into())];
                writeln!(io::stdout(), "{}", words.say("server-moved", &told))?;
                return Ok(ExitCode::SUCCESS);
            }
            Err(NotMoved::From(error)) => {
                about_file("file-unreadable", Path::new(&from_where), server::explain(&error, words), words)
            }
            Err(NotMoved::To(error)) => {
                about_file("file-unwritable", Path::new(&to_where), server::explain(&error, words), words)
            }
            Err(NotMoved::Occupied) => words.say("server-occupied", &[("file", to_where.into())]),
        };
        complain(&[sentence])
    }
}

/// A file, a folder that a house is kept in, or a PostgreSQL.
fn place(given: &str, words: &Words) -> Result<Place, String> {
    if Address::is_meant_by(given) {
        return address(given, words).map(Place::Postgres);
    }
    let file = PathBuf::from(given);
    Ok(Place::File(if file.is_dir() { file.join(FILE) } else { file }))
}

fn named(place: &Place) -> String {
    match place {
        Place::File(file) => file.display().to_string(),
        Place::Postgres(address) => address.to_string(),
    }
}
