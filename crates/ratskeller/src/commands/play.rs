//! `ratskeller play`: a game in this terminal, against bots, in turns with others here, or at a table elsewhere.

mod hosting;

use std::io::{self, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use catalog::{Entry, Fairness, Level, Order, Source};
use clap::Args;
use clap::builder::TypedValueParser as _;
use ratskeller_core::{Hex, MAX_SEATS, Seed};
use serde_json::{Map, Value};
use server::randomness;
use terminal::{Address, App, Host as _, Local, NewGame, Paint, Place, Remote, Sitter, Visit, Wanted};
use words::Words;

use hosting::Hosting;

use super::thinking::ThinkingArgs;
use super::{check_writable, complain, complain_of_usage, data, deck, named, read_options, tokens, trouble};
use crate::show;

#[derive(Debug, Args)]
pub struct Play {
    #[arg(value_name = "GAME", conflicts_with_all = ["resume", "join"], value_parser = named::game().map(name))]
    game: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    people: usize,
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "join")]
    deck: Option<PathBuf>,
    #[arg(long, conflicts_with = "join")]
    seed: Option<Seed>,
    #[arg(long, value_name = "LEVEL", default_value = "rat", value_parser = named::level())]
    level: Level,
    #[command(flatten)]
    thinking: ThinkingArgs,
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 700)]
    pause: u64,
    #[arg(long, value_name = "FILE", conflicts_with = "join")]
    record: Option<PathBuf>,
    #[arg(long, conflicts_with = "join")]
    resume: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "join")]
    save: Option<PathBuf>,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "URL")]
    join: Option<String>,
    #[arg(long, value_name = "NAME", env = "USER", default_value = "Rat")]
    name: String,
}

fn name(game: &'static Entry) -> String {
    game.spec.name.to_owned()
}

/// What is on the screen at first.
struct Begun {
    /// None if a game is chosen there.
    place: Option<Box<dyn Place>>,
    /// What is played, to play it again.
    new_game: Option<NewGame>,
    /// What the shuffles are made from, before anybody sees a card.
    commitment: Option<String>,
}

impl Play {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let address = match self.join.as_deref().map(|given| given.parse().map_err(|_| given)).transpose() {
            Ok(address) => address,
            Err(given) => return complain_of_usage(&[words.say("terminal-bad-address", &[("given", given.into())])]),
        };
        let mut hosting = Hosting::new(self, words);
        match self.check(words).and_then(|()| self.begin(address, &mut hosting, words)) {
            Ok(begun) => self.play(begun, &mut hosting, words),
            Err(sentences) => complain(&sentences),
        }
    }

    fn is_plain(&self) -> bool {
        self.plain || (is_terminal() && show::is_dumb())
    }

    /// That everything can be written that is to be written.
    fn check(&self, words: &Words) -> Result<(), Vec<String>> {
        if let Some(folder) = self.save.as_deref().and_then(Path::parent) {
            std::fs::create_dir_all(folder).map_err(|error| vec![trouble("file-unwritable", folder, &error, words)])?;
        }
        check_writable([&self.record, &self.save].into_iter().flatten().map(PathBuf::as_path), words)
    }

    /// The first thing on the screen, or why there is none.
    fn begin(&self, address: Option<Address>, hosting: &mut Hosting, words: &Words) -> Result<Begun, Vec<String>> {
        let can_play = self.is_plain() || is_terminal();
        let no_terminal = || vec![words.say("terminal-not-a-terminal", &[])];
        let at_table = |place: Box<dyn Place>, new_game, commitment| Begun { place: Some(place), new_game, commitment };
        let begun = if let Some(address) = address {
            // Nobody arrives there who could not play.
            let remote = can_play.then(|| self.visit(address, words)).ok_or_else(no_terminal)?;
            at_table(Box::new(remote), None, None)
        } else if self.resume {
            let (place, new_game) = hosting.resume().map_err(|sentence| vec![sentence])?;
            at_table(place, Some(new_game), None)
        } else if let Some(game) = &self.game {
            let new_game = self.new_game(game, words)?;
            let (place, commitment) = hosting.open(&new_game)?;
            at_table(place, Some(new_game), commitment)
        } else {
            // What cannot be dealt later is told now.
            self.deck_of(words)?;
            Begun { place: None, new_game: None, commitment: None }
        };
        if can_play { Ok(begun) } else { Err(no_terminal()) }
    }

    fn play(&self, begun: Begun, hosting: &mut Hosting, words: &Words) -> io::Result<ExitCode> {
        let Begun { place, new_game, commitment } = begun;
        if let Some(commitment) = commitment {
            writeln!(io::stdout(), "{}", words.say("play-fingerprint", &[("commitment", commitment.into())]))?;
        }
        let left = if self.is_plain() {
            let place = place.map(|place| (place, new_game));
            terminal::talk(words, place, hosting, BufReader::new(io::stdin()), &mut io::stdout().lock())?
        } else {
            let own = || Words::new(words.language());
            let mut app = match place {
                Some(_) if self.join.is_some() => App::elsewhere(own(), paint(), hosting.wanted()),
                Some(_) => App::at_table(own(), paint(), new_game),
                None => App::new(own(), paint(), hosting.wanted(), hosting.left()),
            };
            terminal::run(&mut app, place, hosting)?
        };
        if let Some(sentence) = left.failure {
            return complain(&[sentence]);
        }
        let mut said: Vec<String> = left.place.iter().filter_map(|place| self.goodbye(&**place, words)).collect();
        said.push(words.say("play-bye", &[]));
        let told = said.iter().try_for_each(|sentence| writeln!(io::stdout(), "{sentence}"));
        match left.code {
            // Perhaps nobody is there any more to be told.
            Some(code) => Ok(ExitCode::from(code)),
            None => told.map(|()| ExitCode::SUCCESS),
        }
    }

    /// Where the game that was left is, or the record of one that is over.
    fn goodbye(&self, place: &dyn Place, words: &Words) -> Option<String> {
        let name = |file: &Path| file.display().to_string();
        if let Some(file) = place.record_file() {
            return Some(words.say("play-saved", &[("file", name(file).into())]));
        }
        let save = match (&self.save, place.file()?) {
            (None, _) => String::new(),
            (Some(_), file) => format!(" --save {}", quoted(&name(file))),
        };
        let command = format!("ratskeller play --resume{save}");
        Some(words.say("terminal-kept", &[("command", command.into())]))
    }

    fn wanted(&self, words: &Words) -> Wanted {
        let options = match read_options(&self.options) {
            Value::Object(options) => options,
            _ => Map::new(),
        };
        let game = self.deck_of(words).ok().flatten().map(|entry| entry.spec.name);
        Wanted { game, players: self.players, people: self.people, level: self.level, options }
    }

    /// Which game the deck of one's own is for.
    fn deck_of(&self, words: &Words) -> Result<Option<&'static Entry>, Vec<String>> {
        self.deck.as_deref().map(|file| Ok(deck::read(file, words)?.game)).transpose()
    }

    fn new_game(&self, game: &str, words: &Words) -> Result<NewGame, Vec<String>> {
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
        Ok(NewGame { game: game.to_owned(), sitters, options: read_options(&self.options) })
    }

    /// A new game, and the fingerprint of its shuffles, unless the seed was given.
    fn deal(
        &self,
        new_game: &NewGame,
        seed: Option<Seed>,
        words: &Words,
    ) -> Result<(Local, Option<String>), Vec<String>> {
        let told = |fault| vec![words.fault(&fault)];
        let game = Entry::named(&new_game.game).map_err(told)?;
        let players = new_game.sitters.len();
        let order = Order {
            deck: deck::choose(game, self.deck.as_deref(), words)?,
            players,
            names: Some(terminal::names(&new_game.sitters, words)),
            options: new_game.options.clone(),
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
        let (thinking, pause) = (self.thinking.chosen(), Duration::from_millis(self.pause));
        let local = Local::new(table, new_game.sitters.clone(), thinking, pause, whims, words.language());
        Ok((local, commitment))
    }

    fn visit(&self, address: Address, words: &Words) -> Remote {
        let (folder, house) = (data::usual_folder(), address.house.clone());
        let token = tokens::recall(&folder, &house);
        let keep = Box::new(move |token: &str| {
            // Whoever is not remembered comes as a new guest the next time.
            let _unremembered = tokens::keep(&folder, &house, token);
        });
        Remote::join(Visit { address, name: self.name.clone(), token, keep, language: words.language() })
    }
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

fn paint() -> Paint {
    Paint::new(show::in_colour())
}

fn fair(players: usize) -> Source {
    let table = Hex(randomness::bytes::<16>()).to_string();
    let seats = (0..players.min(MAX_SEATS)).map(|_| Hex(randomness::bytes()));
    Source::Fairness(Fairness::new(table, Hex(randomness::bytes()), seats.collect()))
}

/// A file's name as a shell reads it as one word.
fn quoted(name: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+:@".contains(letter);
    if name.chars().all(is_plain) { name.to_owned() } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
