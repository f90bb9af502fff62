//! `ratskeller play`: a game in the terminal by typing lines, against players of any level.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use arena::clock;
use bots::{Level, Thinking};
use catalog::{Entry, Fairness, GAMES, Input, Order, Source, Table, telling};
use clap::Args;
use ratskeller_core::{Hex, MAX_SEATS, Rng, Seat, Seed, SmallId, Viewer};
use serde_json::{Value, json};
use server::randomness;
use words::Words;

use super::patience::Patience;
use super::{complain, deck, read_options, write_file};
use crate::show;

/// A longer list of choices is not shown; the best of it is.
const LONGEST_MENU: usize = 24;
const BEST_SHOWN: usize = 9;
const HUMAN: usize = 0;

#[derive(Debug, Args)]
pub struct Play {
    /// rat-hot, piratz or rat-a-tat-cat; asked for if it is left out
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// How many play, you included; the fewest possible if it is left out
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
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
    /// Where to write the record when the game is over
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Play {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let mut lines = io::stdin().lock().lines();
        let mut ask = |question: &str| {
            write!(io::stdout(), "{question}\n> ")?;
            io::stdout().flush()?;
            lines.next().transpose()
        };
        let chosen = match &self.game {
            Some(name) => Some(name.clone()),
            None => choose_game(&mut ask, words)?,
        };
        let Some(name) = chosen else { return leave(words) };
        let table = match self.sit_down(&name, words) {
            Ok(table) => table,
            Err(sentences) => return complain(&sentences),
        };
        let (level, thinking) = (self.level, self.patience.thinking());
        let mut sitting = Sitting { table, level, thinking, rng: Rng::new(Seed(randomness::bytes())), words };
        if !sitting.play(&mut ask)? {
            return leave(words);
        }
        self.record.as_deref().map_or(Ok(ExitCode::SUCCESS), |file| sitting.save(file))
    }

    fn sit_down(&self, name: &str, words: &Words) -> Result<Box<dyn Table>, Vec<String>> {
        let told = |fault| vec![words.fault(&fault)];
        let game = Entry::named(name).map_err(told)?;
        let players = self.players.unwrap_or(game.spec.min_seats);
        let other = format!("play-{}", self.level);
        let other = |number: usize| words.say(&other, &[("number", number.into())]);
        let names = (0..players).map(|seat| if seat == HUMAN { words.say("play-you", &[]) } else { other(seat) });
        let order = Order {
            deck: deck::choose(game, self.deck.as_deref(), words)?,
            players,
            names: Some(names.take(MAX_SEATS).collect()),
            options: read_options(&self.options),
            setup: Value::Null,
            source: self.source(players),
        };
        let source = order.source.clone();
        let table = game.open(order).map_err(told)?;
        if let Source::Fairness(fairness) = source {
            let commitment = fairness.commitment.to_string();
            println!("{}", words.say("play-fingerprint", &[("commitment", commitment.into())]));
        }
        Ok(table)
    }

    fn source(&self, players: usize) -> Source {
        self.seed.map_or_else(
            || {
                let table = Hex(randomness::bytes::<16>()).to_string();
                let seats = (0..players.min(MAX_SEATS)).map(|_| Hex(randomness::bytes()));
                Source::Fairness(Fairness::new(table, Hex(randomness::bytes()), seats.collect()))
            },
            Source::Seed,
        )
    }
}

fn leave(words: &Words) -> io::Result<ExitCode> {
    writeln!(io::stdout(), "{}", words.say("play-bye", &[]))?;
    Ok(ExitCode::SUCCESS)
}

type Ask<'a> = dyn FnMut(&str) -> io::Result<Option<String>> + 'a;

/// None if somebody wants to leave.
fn choose_game(ask: &mut Ask, words: &Words) -> io::Result<Option<String>> {
    let titles: Vec<String> = GAMES.iter().map(|game| game.spec.title.to_owned()).collect();
    let chosen = choose(ask, &titles, &words.say("play-which-game", &[]), |given| {
        let named = GAMES.iter().position(|game| game.spec.name == given);
        named.ok_or_else(|| not_understood(given, words))
    })?;
    Ok(chosen.map(|index| GAMES[index].spec.name.to_owned()))
}

fn not_understood(given: &str, words: &Words) -> String {
    words.say("play-not-understood", &[("given", given.into())])
}

/// Shows a list and asks until the answer is a number on it, or something else that `typed` knows the place of; else
/// `typed` says what is wrong with it. None if somebody wants to leave.
fn choose(
    ask: &mut Ask,
    list: &[String],
    question: &str,
    mut typed: impl FnMut(&str) -> Result<usize, String>,
) -> io::Result<Option<usize>> {
    for (number, entry) in (1..).zip(list) {
        writeln!(io::stdout(), "{number:>3}) {entry}")?;
    }
    loop {
        let Some(given) = ask(question)? else { return Ok(None) };
        let given = given.trim();
        if given == "q" {
            return Ok(None);
        }
        let numbered = given.parse::<usize>().ok().filter(|number| (1..=list.len()).contains(number));
        match numbered.map_or_else(|| typed(given), |number| Ok(number - 1)) {
            Ok(index) => return Ok(Some(index)),
            Err(sentence) => writeln!(io::stdout(), "{sentence}")?,
        }
    }
}

/// One person and the others at a table.
struct Sitting<'a> {
    table: Box<dyn Table>,
    level: Level,
    thinking: Thinking,
    /// The others' whims.
    rng: Rng,
    words: &'a Words,
}

impl Sitting<'_> {
    /// Plays to the end; false if the person leaves before.
    fn play(&mut self, ask: &mut Ask) -> io::Result<bool> {
        let mut output = io::stdout();
        writeln!(output, "{}", show::legend(&*self.table, self.words))?;
        while let Some(seat) = self.table.to_move() {
            let action = if seat.index() == HUMAN {
                self.draw()?;
                let Some(action) = self.ask_for_action(ask)? else { return Ok(false) };
                action
            } else {
                let mut patience = self.thinking.begin(clock::until);
                let mind = self.table.mind(seat).expect("it is this seat's turn");
                let thought = mind.think(self.level, &mut self.rng, &mut patience);
                let action = serde_json::from_str(thought.action.get())?;
                let told = telling::action(self.words, self.table.spec().name, &action);
                writeln!(output, "{}: {told}", self.table.name(seat))?;
                action
            };
            self.act(seat, &action);
        }
        self.draw()?;
        if let Some(outcome) = self.table.outcome() {
            writeln!(output, "{}", show::outcome(&*self.table, &outcome, self.words))?;
        }
        Ok(true)
    }

    fn draw(&self) -> io::Result<()> {
        let canvas = self.table.draw(Viewer::Seat(Seat::new(HUMAN)));
        writeln!(io::stdout(), "\n{}", show::canvas(&canvas, show::in_colour()))
    }

    /// Does something that is known to be legal, and tells what happened.
    fn act(&mut self, seat: Seat, action: &Value) -> Vec<Value> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let done = self.table.act(Input { seat: Some(seat), action, at: Some(now) }).expect("a legal action");
        done.events.iter().map(|event| serde_json::from_str(event.get()).expect("the house wrote this")).collect()
    }

    /// None if the person wants to leave.
    fn ask_for_action(&mut self, ask: &mut Ask) -> io::Result<Option<Value>> {
        let legal: Value = serde_json::from_str(self.table.legal().get())?;
        let mut actions = legal["actions"].as_array().cloned().unwrap_or_default();
        let game = self.table.spec().name;
        let tell = |action: &Value| telling::action(self.words, game, action);
        let mut question = self.words.say("play-your-turn", &[]);
        let list: Vec<String> = if actions.len() <= LONGEST_MENU {
            actions.iter().map(tell).collect()
        } else {
            question = format!("{}\n{question}", self.words.say("play-other-places", &[]));
            let best = self.best_paying(&mut actions);
            let pays =
                |(own, other): (i64, i64)| self.words.say("play-pays", &[("own", own.into()), ("other", other.into())]);
            actions.iter().zip(best).map(|(action, paid)| format!("{}: {}", tell(action), pays(paid))).collect()
        };
        let chosen = choose(ask, &list, &question, |given| self.find_placement(given, &actions))?;
        Ok(chosen.map(|index| actions.swap_remove(index)))
    }

    /// Brings the strips that pay most to the front, and tells what the first of them pay: the person, and the other.
    fn best_paying(&mut self, actions: &mut Vec<Value>) -> Vec<(i64, i64)> {
        let human = Seat::new(HUMAN);
        let mut paid: Vec<_> = std::mem::take(actions)
            .into_iter()
            .map(|action| {
                let events = self.act(human, &action);
                self.table.undo();
                let groups = events.iter().find_map(|event| event["groups"].as_array());
                let points = |own: bool| {
                    let groups = groups.into_iter().flatten().filter(|group| (group["seat"] == HUMAN) == own);
                    groups.filter_map(|group| group["points"].as_i64()).sum::<i64>()
                };
                ((points(true), points(false)), action)
            })
            .collect();
        paid.sort_by_key(|((own, other), _)| other - own);
        let best = paid.iter().map(|(points, _)| *points).take(BEST_SHOWN).collect();
        actions.extend(paid.into_iter().map(|(_, action)| action));
        best
    }

    /// Where among the legal actions a placement typed as `7 12 11 s` is, or why it is not there.
    fn find_placement(&mut self, given: &str, legal: &[Value]) -> Result<usize, String> {
        let typed: Vec<&str> = given.split_whitespace().collect();
        let facing = |letter: &str| {
            ["east", "south", "west", "north"]
                .into_iter()
                .find(|facing| !letter.is_empty() && facing.starts_with(letter))
        };
        let placement =
            match typed[..] {
                [strip, x, y, letter] if self.table.spec().name == "rat-hot" => {
                    let number = |digits: &str| digits.parse::<i64>().ok();
                    number(strip).zip(number(x)).zip(number(y)).zip(facing(letter)).map(
                        |(((strip, x), y), facing)| json!({"place": {"strip": strip, "at": [x, y], "facing": facing}}),
                    )
                }
                _ => None,
            };
        let placement = placement.ok_or_else(|| not_understood(given, self.words))?;
        legal.iter().position(|action| *action == placement).ok_or_else(|| {
            let refused = self.table.act(Input { seat: Some(Seat::new(HUMAN)), action: &placement, at: None });
            refused.map_or_else(|refused| refused.sentence(self.words), |_| not_understood(given, self.words))
        })
    }

    fn save(&self, file: &Path) -> io::Result<ExitCode> {
        let record = serde_json::to_string(&self.table.record())? + "\n";
        if let Err(sentence) = write_file(file, &record, self.words) {
            return complain(&[sentence]);
        }
        let name = file.display().to_string();
        writeln!(io::stdout(), "{}", self.words.say("play-saved", &[("file", name.into())]))?;
        Ok(ExitCode::SUCCESS)
    }
}
