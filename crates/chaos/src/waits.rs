//! How long people waited when something was done to the house, worked out from their histories.

use std::collections::BTreeMap;

use crate::checker::{Answer, ByItself};
use crate::history::{Happening, History};
use crate::house::Happened;
use crate::trouble::Kind;

/// Of one kind of trouble, in microseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    pub troubles: usize,
    /// How long the troubles themselves lasted: until a process was there again, a link carried, a service answered.
    pub lasted: Vec<u64>,
    /// From when somebody's line was hit, or a node said goodbye, until they saw the table again, for all who lost it.
    pub back: Vec<u64>,
    /// Until a move was acknowledged: from when somebody wanted it, or from when it was hit if that was later, for all that
    /// were under way meanwhile; and for those who lost their line and were to move afterwards as if they had wanted it all
    /// the time but while they thought.
    pub moves: Vec<u64>,
    /// From when a bot or a clock was due, or from when it was hit if that was later, until the house did it, for all that
    /// were due meanwhile.
    pub by_themselves: Vec<u64>,
}

/// What happened to somebody at a table, as far as it matters here.
#[derive(Debug, Default)]
pub struct Life {
    /// When they saw which node, and until when.
    lines: Vec<Stay>,
    /// When they wanted something done, and when it was acknowledged.
    moves: Vec<(u64, u64)>,
}

#[derive(Clone, Copy, Debug)]
struct Stay {
    node: usize,
    from: u64,
    to: u64,
}

impl Life {
    pub fn of(history: &History) -> Self {
        let mut life = Self::default();
        let (mut knocked, mut wanted) = (None, BTreeMap::new());
        for line in &history.lines {
            match &line.what {
                Happening::Knocked { node, .. } => knocked = Some(*node),
                Happening::Heard(told) => {
                    if let Some(node) = knocked.take() {
                        life.lines.push(Stay { node, from: line.at, to: u64::MAX });
                    }
                    if let Some(id) = acknowledged(told.get())
                        && let Some(from) = wanted.remove(&id)
                    {
                        life.moves.push((from, line.at));
                    }
                }
                Happening::Lost { .. } => {
                    if let Some(stay) = life.lines.last_mut().filter(|stay| stay.to == u64::MAX) {
                        stay.to = line.at;
                    }
                }
                Happening::Sent { id, .. } => drop(wanted.entry(id.clone()).or_insert(line.at)),
                Happening::Answered { id, answer: crate::history::Answer::Done { .. } } => {
                    life.moves.extend(wanted.remove(id).map(|from| (from, line.at)));
                }
                _ => {}
            }
        }
        life
    }

    /// What a trouble has cost them: until they were back, if they lost their line by it, and how long their moves took.
    fn cost(&self, trouble: &Happened) -> Option<(Option<u64>, Vec<u64>)> {
        let is_there = |stay: &&Stay| stay.from <= trouble.from && trouble.from < stay.to;
        let hit = self.lines.iter().position(|stay| is_there(&stay))?;
        let stay = self.lines[hit];
        if trouble.node.is_some_and(|node| node != stay.node) {
            return None;
        }
        // A node that is replaced serves everybody until it says goodbye.
        let from = if trouble.kind == Kind::Replaced { stay.to } else { trouble.from };
        let back = self.lines.get(hit + 1).map(|next| next.from).filter(|_| stay.to <= trouble.to);
        let until = back.unwrap_or(trouble.to);
        let under_way = self.moves.iter().filter(|(wanted, done)| *wanted < until && *done > from);
        let mut took: Vec<u64> = under_way.map(|(wanted, done)| done - wanted.max(&from)).collect();
        let waited = back.map(|back| back - from);
        if let (Some(waited), true) = (waited, took.is_empty()) {
            let next = &self.lines[hit + 1];
            let first = self.moves.iter().find(|(wanted, _)| (next.from..next.to).contains(wanted));
            took.extend(first.map(|(wanted, done)| waited + done - wanted));
        }
        Some((waited, took))
    }
}

/// The id of what a message acknowledges.
fn acknowledged(told: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Update {
        ack: Option<String>,
    }
    if told.starts_with(r#"{"type":"ack""#) {
        return serde_json::from_str(told).ok().and_then(|answer: Answer| answer.id);
    }
    told.contains(r#""ack":""#).then(|| serde_json::from_str(told).ok().and_then(|update: Update| update.ack))?
}

/// What each kind of trouble has cost all people together, and how long moves took on the whole. `began` is the beginning in
/// milliseconds since 1970, by which the house tells when something was done.
pub fn waits(
    lives: &[Life],
    by_themselves: &[ByItself],
    happened: &[Happened],
    began: u64,
) -> (BTreeMap<Kind, Waits>, Vec<u64>) {
    let since = |millis: u64| millis.saturating_sub(began) * 1_000;
    let mut waits: BTreeMap<Kind, Waits> = BTreeMap::new();
    for trouble in happened {
        let kind = waits.entry(trouble.kind).or_default();
        kind.troubles += 1;
        kind.lasted.push(trouble.to - trouble.from);
        for (back, moves) in lives.iter().filter_map(|life| life.cost(trouble)) {
            kind.back.extend(back);
            kind.moves.extend(moves);
        }
        for ByItself { due, done } in by_themselves {
            let (due, done) = (since(*due), since(*done));
            if due < trouble.to && done > trouble.from {
                kind.by_themselves.push(done.saturating_sub(due.max(trouble.from)));
            }
        }
    }
    for waits in waits.values_mut() {
        waits.lasted.sort_unstable();
        waits.back.sort_unstable();
        waits.moves.sort_unstable();
        waits.by_themselves.sort_unstable();
    }
    let mut all: Vec<u64> = lives.iter().flat_map(|life| life.moves.iter().map(|(from, to)| to - from)).collect();
    all.sort_unstable();
    (waits, all)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serde_json::value::RawValue;

    use super::*;
    use crate::history::{Act, Line, Over, Visitor};

    fn history(lines: Vec<(u64, Happening)>) -> History {
        let visitor = Visitor { table: "t".to_owned(), guest: "g".to_owned(), name: "Anna".to_owned(), seat: Some(0) };
        History { visitor, lines: lines.into_iter().map(|(at, what)| Line { at, what }).collect() }
    }

    fn heard(told: &str) -> Happening {
        Happening::Heard(RawValue::from_string(told.to_owned()).unwrap())
    }

    #[test]
    fn people_wait_from_the_trouble_on_until_they_are_back_and_have_moved() {
        let knocked = |node| Happening::Knocked { node, last: None };
        let sent = |id: &str| Happening::Sent {
            node: 0,
            over: Over::Socket,
            id: id.to_owned(),
            seq: 1,
            act: Act::Do(json!("stay")),
        };
        let history = history(vec![
            (10, knocked(0)),
            (20, heard(r#"{"type":"table","seq":1}"#)),
            (30, sent("a")),
            (40, heard(r#"{"type":"update","seq":2,"ack":"a"}"#)),
            (90, sent("b")),
            (110, Happening::Lost { why: "gone".to_owned() }),
            (120, knocked(1)),
            (150, heard(r#"{"type":"table","seq":2}"#)),
            (160, sent("b")),
            (180, heard(r#"{"type":"ack","id":"b","seq":3}"#)),
        ]);
        let trouble = |node, from, to| Happened { kind: Kind::Killed, node, from, to };
        let of = |trouble| waits(&[Life::of(&history)], &[], &[trouble], 0).0.remove(&Kind::Killed).unwrap();
        let expected =
            Waits { troubles: 1, lasted: vec![100], back: vec![50], moves: vec![80], by_themselves: Vec::new() };
        assert_eq!(of(trouble(Some(0), 100, 200)), expected);
        let replaced = Happened { kind: Kind::Replaced, ..trouble(Some(0), 100, 200) };
        let replaced = waits(&[Life::of(&history)], &[], &[replaced], 0).0.remove(&Kind::Replaced).unwrap();
        assert_eq!((replaced.back, replaced.moves), (vec![40], vec![70]), "the line was there until 110");
        let nothing = |lasted| Waits { troubles: 1, lasted: vec![lasted], ..Waits::default() };
        assert_eq!(of(trouble(Some(1), 100, 200)), nothing(100), "another node");
        assert_eq!(of(trouble(None, 45, 60)), nothing(15), "nobody noticed");
        assert_eq!(waits(&[Life::of(&history)], &[], &[], 0).1, [10, 90]);
        let mut thinking = history;
        thinking.lines.retain(|line| line.at != 90);
        let waits =
            waits(&[Life::of(&thinking)], &[], &[trouble(Some(0), 100, 200)], 0).0.remove(&Kind::Killed).unwrap();
        assert_eq!((waits.back, waits.moves), (vec![50], vec![70]), "50 until they were back, and 20 for the move");
    }

    #[test]
    fn a_bot_is_late_from_the_trouble_on() {
        let bots = [
            ByItself { due: 1_001, done: 1_009 },
            ByItself { due: 1_006, done: 1_007 },
            ByItself { due: 1_020, done: 1_030 },
        ];
        let trouble = Happened { kind: Kind::Frozen, node: Some(0), from: 5_000, to: 8_000 };
        let waits = waits(&[], &bots, &[trouble], 1_000).0.remove(&Kind::Frozen).unwrap();
        assert_eq!(waits.by_themselves, [1_000, 4_000]);
    }
}
