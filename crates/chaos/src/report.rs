//! What came of a run, as a table.

use std::fmt;

use crate::checker::{ByItself, Checked, Point};
use crate::run::{Keep, Outcome, Plan};
use crate::waits::{Waits, waits};

#[derive(Debug)]
pub struct Report<'a> {
    pub plan: &'a Plan,
    pub outcome: &'a Outcome,
}

/// Half, nearly all and all of sorted waits, in seconds.
fn quantiles(waits: &[u64]) -> String {
    let seconds = |percent: usize| match waits.len() {
        0 => "—".to_owned(),
        count => format!("{:.2} s", waits[(count * percent / 100).min(count - 1)] as f64 / 1e6),
    };
    [50, 99, 100].map(seconds).join(" | ")
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { plan, outcome } = self;
        let by_themselves: Vec<ByItself> =
            outcome.tables.iter().flat_map(|table| table.by_themselves.iter().copied()).collect();
        let (of_kinds, all) = waits(&outcome.lives, &by_themselves, &outcome.happened, outcome.began);
        let store = match plan.keep {
            Keep::Sqlite => "SQLite",
            Keep::Postgres => "PostgreSQL and NATS",
        };
        writeln!(f, "{} nodes over {store}, {} s, seed {}", plan.nodes, plan.length.as_secs(), plan.seed)?;
        writeln!(f)?;
        let heads = ["it lasts", "back at the table", "next move", "bots and clocks"]
            .map(|head| format!("{head}: p50 | p99 | longest"));
        writeln!(f, "| trouble | times | {} |", heads.join(" | "))?;
        writeln!(f, "| --- | {} |", ["---:"; 13].join(" | "))?;
        for (kind, Waits { troubles, lasted, back, moves, by_themselves }) in &of_kinds {
            let waits = [lasted, back, moves, by_themselves].map(|waits| quantiles(waits)).join(" | ");
            writeln!(f, "| {kind} | {troubles} | {waits} |")?;
        }
        writeln!(f, "| on the whole | | | | | | | | {} | | | |", quantiles(&all))?;
        writeln!(f)?;
        let sum = |count: fn(&Checked) -> usize| outcome.tables.iter().map(count).sum::<usize>();
        writeln!(f, "| checked | |")?;
        writeln!(f, "| --- | ---: |")?;
        let rows = [
            ("tables", outcome.tables.len()),
            ("entries in their logs", sum(|table| table.entries)),
            ("moves of people acknowledged", sum(|table| table.acknowledged)),
            ("sent and never answered", sum(|table| table.unanswered)),
            ("moves of bots", sum(|table| table.bots)),
            ("times that somebody's time was up", sum(|table| table.stand_ins)),
            ("messages held against the log", sum(|table| table.explained)),
            ("messages held against games with hidden cards exchanged", sum(|table| table.exchanged)),
            ("rated games that count", sum(|table| usize::from(table.rated.is_some()))),
        ];
        rows.iter().try_for_each(|(what, count)| writeln!(f, "| {what} | {count} |"))?;
        Point::ALL.iter().try_for_each(|point| {
            let broken = outcome.faults.iter().filter(|fault| fault.point == *point).count();
            writeln!(f, "| **{point}** | {broken} |")
        })
    }
}
