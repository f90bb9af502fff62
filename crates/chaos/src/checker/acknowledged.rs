//! What was acknowledged is in the log exactly once, at its number; what was refused is not in it; what got no answer is in
//! it at most once; and nothing is in it that nobody sent.

use std::collections::BTreeMap;

use super::deed::Deed;
use super::fold::Log;
use super::told::Told;
use super::{Findings, Point, Read};
use crate::history::{self, Act, Happening, History};

/// Whatever the position was that it answers, it is gone: what was sent before can come too late, but never be done.
const FOR_GOOD: &str = "stale";

/// What says nothing of an action, but of the moment.
const PASSING: [&str; 3] = ["unavailable", "too-many", "too-many-at-once"];

/// An action as whoever sent it knows it.
#[derive(Debug)]
struct Sent<'a> {
    act: &'a Act,
    /// The line where it was sent first.
    line: usize,
    attempts: usize,
    done: Vec<u64>,
    refused: Vec<String>,
    /// What was said when it had been acknowledged before.
    taken_back: Option<String>,
}

impl Sent<'_> {
    /// Whether an attempt of it got no answer, and may yet be done.
    fn is_open(&self) -> bool {
        self.attempts > self.done.len() + self.refused.len() && !self.refused.iter().any(|code| code == FOR_GOOD)
    }
}

/// Everything that a history has sent, by its id, and what came of it.
fn sent<'a>(history: &'a History, read: &Read, findings: &mut Findings) -> BTreeMap<&'a str, Sent<'a>> {
    let mut all: BTreeMap<&str, Sent> = BTreeMap::new();
    for (number, line) in history.lines.iter().enumerate() {
        let mut answered = |id: &str, answer: Result<u64, &str>| match (all.get_mut(id), answer) {
            (Some(sent), Ok(seq)) => sent.done.push(seq),
            (Some(sent), Err(code)) => {
                if !sent.done.is_empty() && !PASSING.contains(&code) {
                    sent.taken_back = Some(code.to_owned());
                }
                sent.refused.push(code.to_owned());
            }
            (None, _) => {
                let what = format!("{id} was answered and never sent");
                findings.add_at(Point::Invented, &history.visitor, number, what);
            }
        };
        match &line.what {
            Happening::Sent { id, act, .. } => {
                let (done, refused) = (Vec::new(), Vec::new());
                let new = Sent { act, line: number, attempts: 0, done, refused, taken_back: None };
                all.entry(id).or_insert(new).attempts += 1;
            }
            Happening::Answered { id, answer: history::Answer::Done { seq } } => answered(id, Ok(*seq)),
            Happening::Answered { id, answer: history::Answer::Refused { code } } => answered(id, Err(code)),
            _ => match read.get(&number) {
                Some(Told::Update(update)) => {
                    if let Some(id) = &update.ack {
                        answered(id, Ok(update.seq));
                    }
                }
                Some(Told::Answer(answer)) => match (&answer.id, &answer.problem) {
                    (Some(id), Some(problem)) => answered(id, Err(&problem.code)),
                    (Some(id), None) => answered(id, Ok(answer.seq)),
                    (None, _) => {}
                },
                _ => {}
            },
        }
    }
    all
}

/// What a log has of each action: by seat and id, its numbers and what was done.
type Written<'a> = BTreeMap<(usize, &'a str), Vec<(u64, Act)>>;

fn written(log: &Log) -> Written<'_> {
    let mut written = Written::new();
    for (seq, (_, deed)) in (1..).zip(log) {
        let (seat, id, act) = match deed {
            Deed::Acted { seat: Some(seat), action, id: Some(id), .. } => (*seat, id, Act::Do(action.clone())),
            Deed::TookBack { seat, id } => (*seat, id, Act::TakeBack),
            _ => continue,
        };
        written.entry((seat, id.as_str())).or_default().push((seq, act));
    }
    written
}

pub fn check(histories: &[History], read: &[Read], log: &Log, findings: &mut Findings) {
    let mut written = written(log);
    for (history, read) in histories.iter().zip(read) {
        let all = sent(history, read, findings);
        let Some(seat) = history.visitor.seat else { continue };
        for (id, sent) in all {
            let found = written.remove(&(seat, id)).unwrap_or_default();
            if let Err((point, what)) = compare(id, &sent, &found) {
                findings.add_at(point, &history.visitor, sent.line, what);
            }
            findings.checked.acknowledged += usize::from(!sent.done.is_empty());
            findings.checked.unanswered += usize::from(sent.done.is_empty() && sent.refused.is_empty());
        }
    }
    for ((seat, id), found) in written {
        findings.add(Point::Invented, format!("seat {seat} never sent {id}, which is in the log: {found:?}"));
    }
}

fn compare(id: &str, sent: &Sent, found: &[(u64, Act)]) -> Result<(), (Point, String)> {
    let numbers: Vec<u64> = found.iter().map(|(seq, _)| *seq).collect();
    if let Some((seq, act)) = found.iter().find(|(_, act)| act != sent.act) {
        return Err((Point::Invented, format!("{id} was sent as {:?} and stands at {seq} as {act:?}", sent.act)));
    }
    if numbers.len() > 1 {
        return Err((Point::Doubled, format!("{id} was done {} times, as {numbers:?}", numbers.len())));
    }
    if let Some(code) = &sent.taken_back {
        return Err((Point::Lost, format!("{id} was acknowledged as {:?} and then refused ({code})", sent.done)));
    }
    match sent.done.first() {
        Some(_) => match sent.done.iter().find(|seq| numbers != [**seq]) {
            Some(seq) => Err((Point::Lost, format!("{id} was acknowledged as {seq} and stands at {numbers:?}"))),
            None => Ok(()),
        },
        None if !numbers.is_empty() && !sent.refused.is_empty() && !sent.is_open() => {
            let refused = sent.refused.join(", ");
            Err((Point::Invented, format!("{id} was refused ({refused}) and stands at {numbers:?}")))
        }
        None => Ok(()),
    }
}
