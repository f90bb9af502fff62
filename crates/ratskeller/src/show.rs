//! How tables and endings are shown in a terminal.

use std::io::IsTerminal;

use catalog::Table;
use ratskeller_core::{Canvas, Outcome, Reason};
use words::Words;

/// Whether standard output takes colours: it is a terminal, and nobody has asked for none.
pub fn in_colour() -> bool {
    in_colour_on(&std::io::stdout())
}

/// Whether this output takes colours.
pub fn in_colour_on(output: &impl IsTerminal) -> bool {
    output.is_terminal() && !is_dumb() && std::env::var_os("NO_COLOR").is_none_or(|asked| asked.is_empty())
}

/// Whether the terminal can only print one line after another.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb")
}

pub fn canvas(canvas: &Canvas, in_colour: bool) -> String {
    if in_colour { canvas.painted() } else { canvas.to_string() }
}

/// What the letters and signs of a drawing mean, in one line or two.
pub fn legend(table: &dyn Table, words: &Words) -> Vec<String> {
    let signs = words.say(&format!("legend-{}", table.spec().name), &[]);
    table.letters().map(|letters| words.tell(letters)).into_iter().chain([signs]).collect()
}

/// Who won, and how.
pub fn outcome(table: &dyn Table, outcome: &Outcome, words: &Words) -> String {
    let names: Vec<&str> = outcome.winning_seats().map(|seat| table.name(seat)).collect();
    let points: Vec<String> =
        outcome.points.iter().map(|(seat, points)| format!("{} {points}", table.name(seat))).collect();
    let message = match outcome.reason {
        Reason::Points => "outcome-won",
        Reason::Rats => "outcome-rats",
        Reason::LastLeft => "outcome-last-left",
    };
    words.say(message, &[("names", names.join(", ").into()), ("points", points.join(", ").into())])
}
