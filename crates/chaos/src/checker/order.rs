//! What was sent after something else was acknowledged, or seen by anybody, comes after it in the log.

use std::collections::BTreeMap;

use super::deed::Deed;
use super::fold::Log;
use super::{Findings, Point, Read, first_sent, shown};
use crate::history::{Answer, Happening, History};

/// The highest number that anybody knew of, from one moment on.
type Known = BTreeMap<u64, u64>;

/// By one clock for all visitors: what was known when.
fn known(histories: &[History], read: &[Read]) -> Known {
    let mut told = Vec::new();
    for (history, read) in histories.iter().zip(read) {
        told.extend(shown(history, read).map(|(at, _, seq)| (at, seq)));
        told.extend(history.lines.iter().filter_map(|line| match &line.what {
            Happening::Answered { answer: Answer::Done { seq }, .. } => Some((line.at, *seq)),
            _ => None,
        }));
    }
    told.sort_unstable();
    let mut known = Known::new();
    let mut highest = 0;
    for (at, seq) in told {
        highest = highest.max(seq);
        known.insert(at, highest);
    }
    known
}

pub fn check(histories: &[History], read: &[Read], log: &Log, findings: &mut Findings) {
    let known = known(histories, read);
    let mut numbers = BTreeMap::new();
    for (seq, (_, deed)) in (1_u64..).zip(log) {
        if let Deed::Acted { seat: Some(seat), id: Some(id), .. } | Deed::TookBack { seat, id } = deed {
            numbers.entry((*seat, id.as_str())).or_insert(seq);
        }
    }
    for history in histories {
        let Some(seat) = history.visitor.seat else { continue };
        for (id, (at, line)) in first_sent(history) {
            let Some(seq) = numbers.get(&(seat, id)) else { continue };
            if let Some((_, before)) = known.range(..at).next_back()
                && before >= seq
            {
                let what = format!("{id} became {seq}, and {before} was known before it was sent");
                findings.add_at(Point::Order, &history.visitor, line, what);
            }
        }
    }
}
