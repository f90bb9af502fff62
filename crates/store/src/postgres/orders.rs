//! What is changed in one transaction: entries with what lists say of them, tables that go, logs that are written anew.

use std::collections::BTreeSet;

use super::appender::BEHIND;
use super::parameter::Parameter;
use super::session::Answer;
use super::transaction::{Act, Undone};
use crate::age::Due;
use crate::change::Step;
use crate::{Allowance, Appending, Edition, Error, Finish, LogEntry, NodeId, Remains, RoomId, RoomRow};

/// Of two nodes that want a place for the same host, one waits for the other.
const HOLD_HOST: &str = "SELECT pg_advisory_xact_lock(1, ?1)";

fn parameters<const N: usize>(parameters: [Parameter<'_>; N]) -> Vec<Parameter<'_>> {
    parameters.into()
}

/// Adds to the logs of tables, in an order in which nobody waits for somebody who waits for them.
pub(super) fn append(appendings: &[Appending], number: i64, version: u32) -> Result<Vec<Act<'_>>, Error> {
    let mut rooms = BTreeSet::new();
    let mut entries: Vec<(&LogEntry, bool)> = Vec::new();
    for Appending { entries: new, .. } in appendings {
        let Some(first) = new.first() else { continue };
        let in_order = new.iter().zip(first.seq..).all(|(entry, seq)| (entry.room, entry.seq) == (first.room, seq));
        if !in_order || first.seq == 0 || !rooms.insert(first.room) {
            return Err(Error::Taken { room: first.room, seq: first.seq });
        }
        entries.extend(new.iter().enumerate().map(|(place, entry)| (entry, place > 0)));
    }
    entries.sort_by_key(|(entry, _)| (entry.room, entry.seq));
    let mut acts = Vec::new();
    let new = entries.iter().filter(|(entry, _)| entry.seq == 1).map(|(entry, _)| entry.room.0).collect::<Vec<_>>();
    if !new.is_empty() {
        let begin = "INSERT INTO logs (room) SELECT unnest(?1::bigint[]) ON CONFLICT DO NOTHING";
        acts.push(Act::new(begin, parameters([Parameter::Numbers(new)])));
    }
    if !entries.is_empty() {
        acts.push(behind(&entries, number, version).checked(move |answer| {
            let written: Vec<(i64, i64)> = answer.rows.iter().map(|row| (row.get(0), row.get(1))).collect();
            let has_place = |entry: &LogEntry| written.contains(&(entry.room.0, entry.seq.cast_signed()));
            let without = appendings.iter().find(|appending| !appending.entries.iter().all(has_place));
            without.and_then(|appending| appending.entries.first()).map_or(Ok(()), |LogEntry { room, seq, .. }| {
                Err(Undone::Refused(Error::Taken { room: *room, seq: *seq }))
            })
        }));
    }
    let mut hosted: Vec<(&RoomRow, Allowance)> = appendings
        .iter()
        .filter(|appending| !appending.entries.is_empty())
        .filter_map(|appending| appending.row.as_ref().zip(appending.allowance))
        .collect();
    hosted.sort_by_key(|(row, _)| row.host);
    for (row, allowance) in hosted {
        let host = row.host.0 as i32;
        acts.push(Act::new(HOLD_HOST, parameters([i64::from(host).into()])));
        let question = allowance.question(row);
        acts.push(Act::from(Step::new(question.sql, question.about)).checked(|answer| {
            let admits = answer.rows.first().is_some_and(|row| row.get(0));
            if admits { Ok(()) } else { Err(Undone::Refused(Error::TooManyTables)) }
        }));
    }
    let mut rows: Vec<_> = appendings.iter().filter_map(|appending| appending.row.as_ref()).collect();
    rows.sort_by_key(|row| row.room);
    acts.extend(rows.into_iter().flat_map(RoomRow::saved).map(Act::from));
    let finishes = appendings.iter().filter_map(|appending| appending.finish.as_ref());
    acts.extend(finishes.flat_map(Finish::saved).map(Act::from));
    Ok(acts)
}

/// Entries, each behind the one before it; whether that one is among them.
fn behind<'a>(entries: &[(&'a LogEntry, bool)], number: i64, version: u32) -> Act<'a> {
    let numbers =
        |number: fn(&LogEntry) -> i64| Parameter::Numbers(entries.iter().map(|(entry, _)| number(entry)).collect());
    let about = parameters([
        numbers(|entry| entry.room.0),
        numbers(|entry| entry.seq.cast_signed()),
        numbers(|entry| entry.at.cast_signed()),
        Parameter::Texts(entries.iter().map(|(entry, _)| &*entry.entry).collect()),
        Parameter::Numbers(vec![number; entries.len()]),
        i64::from(version).into(),
        Parameter::Flags(entries.iter().map(|(_, follows)| *follows).collect()),
    ]);
    Act::new(BEHIND, about)
}

/// Forgets everything about tables, or about one if it has had its time.
pub(super) fn remove<'a>(mut rooms: Vec<RoomId>, due: Option<Due>, node: Option<NodeId>) -> Vec<Act<'a>> {
    rooms.sort_unstable();
    rooms.dedup();
    let rooms: Vec<i64> = rooms.into_iter().map(|room| room.0).collect();
    let these = || parameters([Parameter::Numbers(rooms.clone())]);
    // Nobody adds to them any more, and what was added is seen by what comes next.
    let mut acts = vec![Act::new("SELECT 1 FROM logs WHERE room = ANY (?1) ORDER BY room FOR UPDATE", these())];
    if let (Some(due), [room]) = (due, &*rooms) {
        acts.push(Act::from(due.alone(RoomId(*room), node)));
    }
    let forget = [
        "DELETE FROM entries WHERE room = ANY (?1)",
        "DELETE FROM sitters WHERE room = ANY (?1)",
        "DELETE FROM owners WHERE room = ANY (?1)",
        "DELETE FROM reviews WHERE room = ANY (?1)",
        "DELETE FROM reviewing WHERE room = ANY (?1)",
        "DELETE FROM logs WHERE room = ANY (?1)",
        "DELETE FROM rooms WHERE id = ANY (?1)",
    ];
    acts.extend(forget.map(|forget| Act::new(forget, these())));
    acts
}

/// Whoever has read the log has to read it again.
fn tell_of_amendment<'a>(room: RoomId) -> [Act<'a>; 2] {
    [
        Act::new("UPDATE revision SET amendments = amendments + 1", Vec::new()),
        Act::new(
            "UPDATE rooms SET amended = (SELECT amendments FROM revision) WHERE id = ?1",
            parameters([room.into()]),
        ),
    ]
}

/// Writes entries anew, by their numbers. One that is not there is an error.
fn rewrite(room: RoomId, entries: &[(i64, String)], version: u32) -> impl Iterator<Item = Act<'_>> {
    entries.iter().map(move |(seq, entry)| {
        let rewrite = "UPDATE entries SET entry = ?3, version = ?4 WHERE room = ?1 AND seq = ?2";
        let about = parameters([room.into(), (*seq).into(), entry.into(), i64::from(version).into()]);
        Act::new(rewrite, about).or(Error::Damaged { room })
    })
}

/// Writes entries of a whole log anew, if it is still this one, and what lists say of it.
pub(super) fn amend<'a>(
    edition: Edition,
    entries: &'a [(i64, String)],
    row: &'a RoomRow,
    version: u32,
) -> Vec<Act<'a>> {
    let room = row.room;
    let is_whole = "SELECT 1 FROM entries WHERE room = ?1 GROUP BY room HAVING count(*) = max(seq)";
    let another = "SELECT 1 FROM rooms WHERE id = ?1 AND amended <> ?2";
    let is_this = move |answer: &Answer| {
        let taken = Error::Taken { room, seq: entries.first().map_or(1, |(seq, _)| seq.cast_unsigned()) };
        if answer.changed == 0 { Ok(()) } else { Err(Undone::Refused(taken)) }
    };
    let mut acts = vec![
        // Of two who write it anew, one waits for the other.
        Act::new("SELECT 1 FROM logs WHERE room = ?1 FOR NO KEY UPDATE", parameters([room.into()]))
            .or(Error::Damaged { room }),
        Act::new(is_whole, parameters([room.into()])).or(Error::Damaged { room }),
        Act::new(another, parameters([room.into(), edition.0.into()])).checked(is_this),
    ];
    acts.extend(rewrite(room, entries, version));
    acts.extend(row.amended().into_iter().map(Act::from));
    acts.extend(tell_of_amendment(room));
    acts
}

/// Writes anew what is left of a log.
pub(super) fn amend_remains(room: RoomId, remains: &Remains, version: u32) -> Vec<Act<'_>> {
    let mut acts: Vec<_> = rewrite(room, &remains.entries, version).collect();
    acts.extend(remains.amended(room).into_iter().map(Act::from));
    acts.extend(tell_of_amendment(room));
    acts
}
