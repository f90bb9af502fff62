//! `ratskeller arena`: bots against bots, and how well they do.

mod plot;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

use arena::report::{ContestantReport, SprtReport};
use arena::{Contest, Contestant, Hypotheses, Report, Verdict, contestant, family};
use catalog::{Entry, Record};
use clap::Args;
use ratskeller_core::{Fault, Seed};
use words::Words;

use super::signals::stopped_by_signals;
use super::thinking::ThinkingArgs;
use super::{check_writable, complain, complain_of_usage, deck, named, read_options, trouble, write_file, write_files};
use crate::progress;

#[derive(Debug, Args)]
pub struct Arena {
    #[arg(value_name = "GAME", value_parser = named::game())]
    game: &'static Entry,
    #[arg(value_name = "BOT", value_parser = named::bot(), hide_possible_values = true)]
    bots: Vec<String>,
    #[arg(long = "bot", value_name = "NAME=COMMAND")]
    programs: Vec<String>,
    #[arg(long, value_name = "NUMBER")]
    games: Option<u64>,
    #[arg(long, value_name = "LOW,HIGH")]
    sprt: Option<Hypotheses>,
    #[command(flatten)]
    thinking: ThinkingArgs,
    #[arg(long, default_value_t = 5000, value_name = "MILLISECONDS")]
    limit: u64,
    #[arg(long, default_value_t = Seed([0; 32]), hide_default_value = true)]
    seed: Seed,
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

const USUAL_GAMES: u64 = 100;
/// It hardly ever takes so many to tell two rates apart.
const MOST_GAMES_OF_A_TEST: u64 = 100_000;

impl Arena {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let contestants = match self.contestants() {
            Ok(contestants) => contestants,
            Err(fault) => return complain_of_usage(&[words.fault(&fault)]),
        };
        let contest = match self.contest(contestants, words) {
            Ok(contest) => contest,
            Err(sentences) => return complain(&sentences),
        };
        let stopped = stopped_by_signals()?;
        let mut unwritten = None;
        family::adopt_orphans();
        let played = progress::shown(contest.games(), words, |step| {
            contest.run(&stopped, |game, record| {
                step();
                if let Some(folder) = &self.records
                    && let Err(sentence) = write_record(folder, game.number, record, words)
                {
                    unwritten.get_or_insert(sentence);
                    stopped.store(true, Ordering::Relaxed);
                }
            })
        });
        family::end_orphans();
        let report = Report::new(&contest, &played, &|message| words.tell(message));
        let mut output = io::stdout().lock();
        if self.json {
            writeln!(output, "{}", serde_json::to_string(&report)?)?;
        } else {
            write!(output, "{}", table(&report, words))?;
        }
        let written = write_files(self.plot.as_deref().map(|file| (file, plot::svg(&report, words))), words)?;
        if let Some(sentence) = unwritten {
            return complain(&[sentence]);
        }
        let is_decided = report.sprt.is_some_and(|sprt| sprt.verdict != Verdict::Open);
        if report.games < contest.games() && !is_decided {
            let counts = [("games", report.games.into()), ("all", contest.games().into())];
            return complain(&[words.say("arena-stopped", &counts)]);
        }
        Ok(written)
    }

    fn contestants(&self) -> Result<Vec<Contestant>, Fault> {
        let programs: Result<Vec<_>, _> = self.programs.iter().map(|given| contestant::Program::read(given)).collect();
        contestant::read(&self.bots, &programs?, self.thinking.chosen())
    }

    fn contest(&self, contestants: Vec<Contestant>, words: &Words) -> Result<Contest, Vec<String>> {
        let told = |fault| vec![words.fault(&fault)];
        check_writable(self.plot.as_deref(), words)?;
        if let Some(folder) = &self.records {
            let made =
                std::fs::create_dir_all(folder).map_err(|error| trouble("file-unwritable", folder, &error, words));
            made.map_err(|sentence| vec![sentence])?;
            check_writable([record_file(folder, 0).as_path()], words)?;
        }
        let games = self.games.unwrap_or(if self.sprt.is_some() { MOST_GAMES_OF_A_TEST } else { USUAL_GAMES });
        let contest = Contest {
            deck: deck::choose(self.game, self.deck.as_deref(), words)?,
            options: read_options(&self.options),
            deals: games.div_ceil(contestants.len().max(1) as u64),
            contestants,
            seed: self.seed,
            limit: Duration::from_millis(self.limit),
            sprt: self.sprt,
        };
        if contest.sprt.is_some() && contest.seats() != 2 {
            return Err(vec![words.say("arena-sprt-of-two", &[])]);
        }
        contest.check().map_err(told)?;
        if contest.deals == 0 {
            return Err(vec![words.say("arena-too-few-games", &[])]);
        }
        Ok(contest)
    }
}

fn record_file(folder: &Path, game: u64) -> PathBuf {
    folder.join(format!("{game:05}.json"))
}

fn write_record(folder: &Path, game: u64, record: &Record, words: &Words) -> Result<(), String> {
    write_file(&record_file(folder, game), &(catalog::json::write(record).get().to_owned() + "\n"), words)
}

/// What the contest has shown, for people.
fn table(report: &Report, words: &Words) -> String {
    let columns: Vec<Column> = COLUMNS.into_iter().filter(|column| column.is_of_use(report)).collect();
    let heads = columns.iter().map(|column| words.say(column.head, &[])).collect::<Vec<_>>();
    let rows = report.contestants.iter().map(|line| columns.iter().map(|column| (column.cell)(line)).collect());
    let rows: Vec<Vec<String>> = std::iter::once(heads).chain(rows).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let counts = words.say("arena-counts", &[("games", report.games.into()), ("deals", report.deals.into())]);
    let mut text = format!("{} · {counts}\n\n", words.title(&report.spec));
    for row in &rows {
        let name = format!("{:width$}", row[0], width = widths[0]);
        let numbers = row[1..].iter().zip(&widths[1..]).map(|(cell, &width)| format!("   {cell:>width$}"));
        text.extend(std::iter::once(name).chain(numbers));
        text.push('\n');
    }
    text.push('\n');
    if report.spec.fewest_points_win {
        text += &(words.say("arena-fewest-win", &[]) + "\n");
    }
    if report.broken_off > 0 {
        text += &(words.say("arena-broken-off", &[("games", report.broken_off.into())]) + "\n");
    }
    for line in &report.contestants {
        for forfeit in &line.forfeits {
            let name = line.contestant.name.as_str();
            let args =
                [("name", name.into()), ("games", forfeit.games.into()), ("reason", forfeit.reason.as_str().into())];
            text += &(words.say("arena-forfeit", &args) + "\n");
            if let Some(answer) = &forfeit.answer {
                text += &["  ", &words.say("arena-answered", &[("answer", answer.as_str().into())]), "\n"].concat();
            }
            for line in &forfeit.said {
                text += &["  ", &words.say("arena-said", &[("line", line.as_str().into())]), "\n"].concat();
            }
        }
    }
    if let Some(sprt) = &report.sprt {
        text += &(verdict(report, sprt, words) + "\n");
    }
    text + &words.say("arena-seed", &[("seed", report.seed.to_string().into())]) + "\n"
}

/// What a test has shown, and how surely.
fn verdict(report: &Report, sprt: &SprtReport, words: &Words) -> String {
    let message = match sprt.verdict {
        Verdict::High => "arena-sprt-high",
        Verdict::Low => "arena-sprt-low",
        Verdict::Open => "arena-sprt-open",
    };
    let [low, high] = [sprt.hypotheses.low, sprt.hypotheses.high].map(|rate| format!("{:.1} %", rate * 100.0));
    let args = [
        ("name", report.contestants[0].contestant.name.as_str().into()),
        ("low", low.into()),
        ("high", high.into()),
        ("deals", report.deals.into()),
        ("ratio", format!("{:.2}", sprt.ratio).into()),
        ("bound", format!("{:.2}", sprt.bound).into()),
    ];
    words.say(message, &args)
}

struct Column {
    head: &'static str,
    cell: fn(&ContestantReport) -> String,
}

const LOST_TO_RATS: &str = "arena-rats";
const COLUMNS: [Column; 8] = [
    Column { head: "arena-name", cell: |line| line.contestant.name.clone() },
    Column { head: "arena-won", cell: |line| format!("{:.1} %", line.rate * 100.0) },
    Column {
        head: "arena-interval",
        cell: |line| format!("{:.1}–{:.1} %", line.interval[0] * 100.0, line.interval[1] * 100.0),
    },
    Column { head: "arena-points", cell: |line| line.points.map_or("–".to_owned(), |points| format!("{points:.1}")) },
    Column {
        head: "arena-rating",
        cell: |line| format!("{:.1} ± {:.1}", line.rating.rating, 1.96 * line.rating.uncertainty),
    },
    Column { head: LOST_TO_RATS, cell: |line| line.lost_to_rats.to_string() },
    Column { head: "arena-p50", cell: |line| millis(line.thinking.p50) },
    Column { head: "arena-p99", cell: |line| millis(line.thinking.p99) },
];

impl Column {
    /// Rats are told of only where games are lost to them.
    fn is_of_use(&self, report: &Report) -> bool {
        self.head != LOST_TO_RATS || report.contestants.iter().any(|line| line.lost_to_rats > 0)
    }
}

/// Fast ones exactly, slow ones without fractions.
fn millis(millis: f64) -> String {
    match millis {
        ..1.0 => format!("{millis:.3} ms"),
        ..100.0 => format!("{millis:.1} ms"),
        _ => format!("{millis:.0} ms"),
    }
}
