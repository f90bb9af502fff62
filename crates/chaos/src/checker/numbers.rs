//! A visitor's numbers have no gap, unless a whole table bridges it, and never go back.

use super::told::{Missed, Told, Whole};
use super::{Findings, Point, Read};
use crate::history::{Happening, History};

/// What a visitor knows over one line.
#[derive(Debug)]
enum Line {
    None,
    /// Nothing came yet; this is the number that they named.
    Knocked(Option<u64>),
    At(u64),
}

pub fn check(history: &History, read: &Read, findings: &mut Findings) {
    let mut line = Line::None;
    for (number, happened) in history.lines.iter().enumerate() {
        let told = read.get(&number);
        let fault = match &happened.what {
            Happening::Knocked { last, .. } => {
                line = Line::Knocked(*last);
                continue;
            }
            Happening::Lost { .. } => {
                line = Line::None;
                continue;
            }
            Happening::Heard(_) => told.and_then(|told| heard(&mut line, told).err()),
            Happening::Read { last, .. } => match told {
                Some(Told::Whole(whole)) => came(*last, whole).err(),
                _ => Some("an answer is no table".to_owned()),
            },
            _ => None,
        };
        if let Some(what) = fault {
            findings.add_at(Point::Views, &history.visitor, number, what);
        }
    }
}

/// A reading that names the last number never goes back, and what it says was missed is all that was.
fn came(last: Option<u64>, whole: &Whole) -> Result<(), String> {
    let Some(last) = last else { return Ok(()) };
    if whole.seq < last {
        return Err(format!("{last} was known, and {} is shown", whole.seq));
    }
    let numbers = |missed: &Vec<Missed>| missed.iter().map(|missed| missed.seq).collect::<Vec<_>>();
    match whole.missed.as_ref().map(numbers) {
        Some(missed) if missed != (last + 1..=whole.seq).collect::<Vec<_>>() => {
            Err(format!("from {last} to {} it is said that {missed:?} were missed", whole.seq))
        }
        _ => Ok(()),
    }
}

fn heard(line: &mut Line, told: &Told) -> Result<(), String> {
    let (before, now) = match told {
        Told::Whole(whole) => match &*line {
            Line::None => return Err("something is heard where there is no line".to_owned()),
            Line::Knocked(last) => {
                let came = came(*last, whole);
                *line = Line::At(whole.seq);
                return came;
            }
            Line::At(at) if whole.seq >= *at => (*at, whole.seq),
            Line::At(at) => return Err(format!("the numbers go back from {at} to {}", whole.seq)),
        },
        Told::Update(update) => match &*line {
            Line::None | Line::Knocked(_) => return Err("an update is heard before the table".to_owned()),
            Line::At(at) => (*at, update.seq),
        },
        Told::Answer(_) | Told::Other => return Ok(()),
    };
    *line = Line::At(now);
    if matches!(told, Told::Update(_)) && now != before + 1 {
        return Err(format!("after {before} comes {now}"));
    }
    Ok(())
}
