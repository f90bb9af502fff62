//! Whole contests, with real programs from outside.
#![expect(clippy::disallowed_methods, reason = "what programs leave behind is read from files")]

mod contests;
mod programs;
mod training;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Contest, Played, Report, contestant};
use catalog::{Entry, Shelf, Thinking};
use ratskeller_core::Seed;
use serde_json::{Value, json};
use words::{Language, Words};

/// A short contest; `bots` are levels and, as `name=command`, programs.
fn contest(game: &str, bots: &[&str], deals: u64) -> Contest {
    let (programs, levels): (Vec<&str>, Vec<&str>) = bots.iter().partition(|bot| bot.contains('='));
    let programs: Vec<_> = programs.iter().map(|given| contestant::Program::read(given).unwrap()).collect();
    let levels: Vec<_> = levels.into_iter().map(str::to_owned).collect();
    Contest {
        deck: Shelf::default().find(Entry::named(game).unwrap(), &Value::Null).unwrap(),
        options: if game == "rat-a-tat-cat" { json!({"until": {"rounds": 1}}) } else { Value::Null },
        contestants: contestant::read(&levels, &programs, Thinking::Iterations(2)).unwrap(),
        deals,
        seed: Seed([7; 32]),
        limit: Duration::from_secs(30),
        sprt: None,
    }
}

fn report(contest: &Contest) -> Report {
    contest.check().unwrap();
    told(contest, &contest.run(&AtomicBool::new(false), |_, _| {}))
}

fn told(contest: &Contest, played: &[Played]) -> Report {
    let words = Words::new(Language::English);
    Report::new(contest, played, &|message| words.tell(message))
}
