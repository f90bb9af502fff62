//! `ratskeller play`: a game in this terminal, against bots, in turns with others here, or at a table elsewhere.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use bots::Level;
use catalog::{Entry, Fairness, Order, Source};
use clap::Args;
use ratskeller_core::{Hex, MAX_SEATS, Seed};
use serde_json::Value;
use server::randomness;
use terminal::{Address, App, Choices, Local, Paint, Place, Remote, Saved, SavedError, Sitter, Visit};
use words::Words;

use super::patience::Patience;
use super::{complain, data, deck, read_file, read_options, trouble, write_file};
use crate::show;

const KEPT: &str = "terminal.json";
const GUEST: &str = "guest";

#[derive(Debug, Args)]
pub struct Play {
    /// rat-hot, piratz or rat-a-tat-cat; chosen on the screen if it is left out
    #[arg(value_name = "GAME", conflicts_with_all = ["resume", "join"])]
    game: Option<String>,
    /// How many play, you included; the fewest possible if it is left out
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// How many of them sit at this terminal and take turns
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    people: usize,
    /// An option of the game, such as table=9 or until={"rounds":1}; can be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A deck of one's own
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// 64 hexadecimal digits that decide all chance, to play the same game again
    #[arg(long)]
    seed: Option<Seed>,
    /// How well the others play: pup, rat, king or random
    #[arg(long, value_name = "LEVEL", default_value = "rat")]
    level: Level,
    #[command(flatten)]
    patience: Patience,
    /// How long the others wait before they act, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 700)]
    pause: u64,
    /// Where to write the record when the game is over
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game that was left last
    #[arg(long, conflicts_with = "join")]
    resume: bool,
    /// Where a game that is left is kept [default: terminal.json, where your system keeps the data of programs]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Sit down at a table of a house elsewhere, by the address that a browser shows
    #[arg(long, value_name = "URL")]
    join: Option<String>,
    /// What you are called at a table elsewhere
    #[arg(long, value_name = "NAME", env = "USER", default_value = "Rat")]
    name: String,
}

/// What is on the screen at first.
struct Begun {
    app: App,
    /// None if a game is chosen there.
    place: Option<Box<dyn Place>>,
    /// What the shuffles are made from, before anybody sees a card.
    commitment: Option<String>,
}

impl Play {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        match self.begin(words) {
            Ok(begun) => self.play(begun, words),
            Err(sentences) => complain(&sentences),
        }
    }

    /// The first thing on the screen, or why there is none.
    fn begin(&self, words: &Words) -> Result<Begun, Vec<String>> {
        let at_table = |place: Box<dyn Place>, choices, commitment| Begun {
            app: App::at_table(Words::new(words.language()), paint(), choices),
            place: Some(place),
            commitment,
        };
        let begun = if let Some(address) = &self.join {
            let remote = self.visit(address, words).map_err(|sentence| vec![sentence])?;
            at_table(Box::new(remote), None, None)
        } else if self.resume {
            let (local, choices) = self.resumed(words).map_err(|sentence| vec![sentence])?;
            at_table(Box::new(local), Some(choices), None)
        } else if let Some(game) = &self.game {
            let choices = self.choices(game, words)?;
            let (local, commitment) = self.deal(&choices, self.seed, words)?;
            at_table(Box::new(local), Some(choices), commitment)
        } else {
            Begun { app: App::new(Words::new(words.language()), paint()), place: None, commitment: None }
        };
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            Ok(begun)
        } else {
            Err(vec![words.say("terminal-not-a-terminal", &[])])
        }
    }

    fn play(&self, Begun { mut app, place, commitment }: Begun, words: &Words) -> io::Result<ExitCode> {
        if let Some(commitment) = commitment {
            writeln!(io::stdout(), "{}", words.say("play-fingerprint", &[("commitment", commitment.into())]))?;
        }
        // The same seed again would be the same game again.
        let mut seed = if place.is_none() { self.seed } else { None };
        let mut deal = |choices: &Choices| -> Result<Box<dyn Place>, String> {
            let (local, _) = self.deal(choices, seed.take(), words).map_err(|sentences| sentences.join(" "))?;
            Ok(Box::new(local))
        };
        let left = terminal::run(&mut app, place, &mut deal)?;
        let mut said = Vec::new();
        if let Some(place) = &left {
            let told = self.keep(&**place, words).and_then(|told| {
                said.extend(told);
                self.write_record(&**place, words)
            });
            match told {
                Ok(told) => said.extend(told),
                Err(sentence) => return complain(&[sentence]),
            }
        }
        said.push(words.say("play-bye", &[]));
        said.iter().try_for_each(|sentence| writeln!(io::stdout(), "{sentence}"))?;
        Ok(ExitCode::SUCCESS)
    }

    fn choices(&self, game: &str, words: &Words) -> Result<Choices, Vec<String>> {
        let entry = Entry::named(game).map_err(|fault| vec![words.fault(&fault)])?;
        let players = self.players.unwrap_or(entry.spec.min_seats.max(self.people.min(entry.spec.max_seats)));
        if self.people > players {
            let arguments = [("people", self.people.into()), ("players", players.into())];
            return Err(vec![words.say("terminal-too-many-people", &arguments)]);
        }
        let sitter = |seat| if seat < self.people { Sitter::Person } else { Sitter::Bot(self.level) };
        // More than any table has is refused below, by a sentence that says how many it has.
        let sitters = (0..players.min(MAX_SEATS + 1)).map(sitter).collect();
        if players > MAX_SEATS {
            let problem = ratskeller_core::Problem::Players {
                given: players,
                min: entry.spec.min_seats,
                max: entry.spec.max_seats,
            };
            return Err(vec![words.fault(&ratskeller_core::Fault::new(problem).at("players"))]);
        }
        Ok(Choices { game: game.to_owned(), sitters, options: read_options(&self.options) })
    }

    /// A new game, and the fingerprint of its shuffles, unless the seed was given.
    fn deal(
        &self,
        choices: &Choices,
        seed: Option<Seed>,
        words: &Words,
    ) -> Result<(Local, Option<String>), Vec<String>> {
        let told = |fault| vec![words.fault(&fault)];
        let game = Entry::named(&choices.game).map_err(told)?;
        let players = choices.sitters.len();
        let order = Order {
            deck: deck::choose(game, self.deck.as_deref(), words)?,
            players,
            names: Some(terminal::names(&choices.sitters, words)),
            options: choices.options.clone(),
            setup: Value::Null,
            source: seed.map_or_else(|| fair(players), Source::Seed),
        };
        let commitment = match &order.source {
            Source::Fairness(fairness) => Some(fairness.commitment.to_string()),
            Source::Seed(_) => None,
        };
        // The same game by the same seed has bots of the same whims.
        let whims = seed.unwrap_or_else(|| Seed(randomness::bytes()));
        let table = game.open(order).map_err(told)?;
        let (thinking, pause) = (self.patience.thinking(), Duration::from_millis(self.pause));
        let local = Local::new(table, choices.sitters.clone(), thinking, pause, whims, words.language());
        Ok((local, commitment))
    }

    fn kept(&self) -> PathBuf {
        self.save.clone().unwrap_or_else(|| data::usual_folder().join(KEPT))
    }

    fn resumed(&self, words: &Words) -> Result<(Local, Choices), String> {
        let file = self.kept();
        let name = || ("file", file.display().to_string().into());
        if !file.exists() {
            return Err(words.say("terminal-nothing-kept", &[name()]));
        }
        let damaged = |detail: String| words.say("terminal-damaged", &[name(), ("detail", detail.into())]);
        let saved = Saved::read(&read_file(&file, words)?).map_err(|error| {
            damaged(match error {
                SavedError::Damaged(detail) => detail,
                SavedError::Record(error) => error.sentence(words),
            })
        })?;
        let choices = Choices {
            game: saved.record.game().to_owned(),
            sitters: saved.sitters.clone(),
            options: saved.record.options().clone(),
        };
        let (thinking, pause) = (self.patience.thinking(), Duration::from_millis(self.pause));
        let whims = Seed(randomness::bytes());
        let local = Local::resumed(saved, thinking, pause, whims, words.language())
            .map_err(|error| damaged(error.sentence(words)))?;
        Ok((local, choices))
    }

    fn visit(&self, address: &str, words: &Words) -> Result<Remote, String> {
        let given: Address =
            address.parse().map_err(|_| words.say("terminal-bad-address", &[("given", address.into())]))?;
        let known: String = given.house.chars().filter(char::is_ascii_alphanumeric).collect();
        let file = data::usual_folder().join(format!("{GUEST}-{known}"));
        let token = std::fs::read_to_string(&file).ok().map(|token| token.trim().to_owned());
        let keep = Box::new(move |token: &str| {
            // Whoever is not remembered comes as a new guest the next time.
            let _unremembered = keep_private(&file, token);
        });
        Ok(Remote::join(Visit { address: given, name: self.name.clone(), token, keep, language: words.language() }))
    }

    /// Keeps a game that is left, and forgets one that is over.
    fn keep(&self, place: &dyn Place, words: &Words) -> Result<Option<String>, String> {
        let file = self.kept();
        if let Some(saved) = place.saved() {
            let text = saved.written().map_err(|error| error.to_string())?;
            keep_private(&file, &text).map_err(|error| trouble("file-unwritable", &file, &error, words))?;
            return Ok(Some(words.say("terminal-kept", &[])));
        }
        if self.resume && place.record().is_some() {
            std::fs::remove_file(&file).map_err(|error| trouble("file-unwritable", &file, &error, words))?;
        }
        Ok(None)
    }

    fn write_record(&self, place: &dyn Place, words: &Words) -> Result<Option<String>, String> {
        let (Some(file), Some(record)) = (&self.record, place.record()) else { return Ok(None) };
        let text = serde_json::to_string(&record).map_err(|error| error.to_string())? + "\n";
        write_file(file, &text, words)?;
        Ok(Some(words.say("play-saved", &[("file", file.display().to_string().into())])))
    }
}

fn paint() -> Paint {
    Paint::new(show::in_colour())
}

fn fair(players: usize) -> Source {
    let table = Hex(randomness::bytes::<16>()).to_string();
    let seats = (0..players.min(MAX_SEATS)).map(|_| Hex(randomness::bytes()));
    Source::Fairness(Fairness::new(table, Hex(randomness::bytes()), seats.collect()))
}

/// Writes something that only its owner may read.
fn keep_private(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}
