//! What an analysis comes to, in a few lines for a terminal.

use catalog::analysis::Decision;

use super::{Report, Sum};

/// The costliest mistakes that are told.
const MISTAKES: usize = 3;

pub fn write(report: &Report) -> String {
    let parts = [report.title(), report.outcome(), String::new(), accounts(report), report.same_cards(), String::new()];
    parts.join("\n") + "\n" + &mistakes(report)
}

/// A table with a line for each seat.
fn accounts(report: &Report) -> String {
    let columns = ["start", "mistakes", "gifts", "luck", "end"].map(|column| report.say(column, &[]));
    let heads = [String::new()].into_iter().chain(columns).collect();
    let mut rows: Vec<Vec<String>> = vec![heads];
    for seat in report.seats() {
        let Sum { start, mistakes, gifts, luck, end } = report.account(seat).into();
        let [start, end] = [start, end].map(|chance| report.percent(chance.to_string()));
        let [mistakes, gifts, luck] = [mistakes, gifts, luck].map(|change| report.change(change));
        rows.push(vec![report.name(seat).to_owned(), start, mistakes, gifts, luck, end]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let name = format!("{:<1$}", row[0], widths[0]);
        let figures = row.iter().zip(&widths).skip(1).map(|(figure, &width)| format!("  {figure:>width$}"));
        name + &figures.collect::<String>() + "\n"
    };
    rows.iter().map(line).collect()
}

fn mistakes(report: &Report) -> String {
    let costliest = report.analysis.costliest(MISTAKES);
    if costliest.is_empty() {
        return report.say("no-mistakes", &[]) + "\n";
    }
    let told = costliest.into_iter().map(|number| mistake(report, &report.analysis.decisions[number]));
    format!("{}\n{}", report.say("costliest", &[]), told.collect::<String>())
}

fn mistake(report: &Report, decision: &Decision) -> String {
    let number = report.say("number", &[("number", decision.number().into())]);
    let [before, after] = [decision.before, decision.after].map(|chance| report.chance(chance).into());
    let mut lines = vec![
        format!("\n{} · {number}", report.name(decision.seat)),
        format!("  {}: {}", report.say("played", &[]), report.tell(&decision.action)),
    ];
    lines.extend(
        decision.better.iter().map(|better| format!("  {}: {}", report.say("better", &[]), report.tell(better))),
    );
    lines.push(format!("  {}\n", report.say("fell", &[("before", before), ("after", after)])));
    lines.join("\n")
}
