//! What has to be true of an evening, whatever went wrong.

use std::collections::{BTreeMap, BTreeSet};

use ratskeller_core::{SmallId as _, Viewer};
use serde_json::Value;
use store::RoomId;
use store::simulation::BEGINNING;

use super::history::{Attempt, Heard, History};
use super::rendering::{Asked, render, settled};
use crate::deed::{Deed, Sitter};
use crate::keeper::ON_ITS_WAY;
use crate::room::{Decider, Room};
use crate::time::Time;

/// What is overdue is done within so many milliseconds when all is well.
const SOON: u64 = 8_000;

/// By so many milliseconds the clocks of nodes differ, from finding out what time it is.
const AMISS: u64 = 50;

pub struct Table<'a> {
    pub room: RoomId,
    pub log: &'a [(u64, String)],
    /// What each node says at the end to each seat.
    pub told: Vec<(usize, usize, Value)>,
    /// When everything was well again, and when it was over, in the time of the house.
    pub calm: (u64, u64),
    /// Whether all who play do something when they are to move.
    pub is_lively: bool,
}

fn seat_of(viewer: Viewer) -> Option<usize> {
    if let Viewer::Seat(seat) = viewer { Some(seat.index()) } else { None }
}

pub fn check(history: &History, table: &Table, heard: &[Heard], attempts: &[Attempt], time: &Time) {
    let heard: Vec<_> = heard.iter().filter(|heard| heard.room == table.room).collect();
    let attempts: Vec<_> = attempts.iter().filter(|attempt| attempt.room == table.room).collect();
    check_log(history, table);
    check_attempts(history, table, &attempts);
    check_numbers(history, &heard);
    let mut asked: BTreeMap<u64, BTreeSet<Asked>> = BTreeMap::new();
    let asked_of = |heard: &Heard| {
        let (seq, is_table) = (heard.told["seq"].as_u64().unwrap_or_default(), heard.told["type"] == "table");
        Asked { seq, is_table, seat: seat_of(heard.viewer) }
    };
    let last = table.log.len() as u64;
    let at_the_end = table.told.iter().map(|(_, seat, _)| Asked { seq: last, is_table: true, seat: Some(*seat) });
    for asking in heard.iter().map(|heard| asked_of(heard)).chain(at_the_end) {
        asked.entry(asking.seq).or_default().insert(asking);
    }
    let of = |seq: u64| asked.get(&seq).into_iter().flatten().copied().collect();
    let rendered = render(table.room, table.log, time, of, |room, deed, at| {
        check_time(history, room, deed, at);
        check_in_time(history, room, deed, &attempts);
    });
    let Some((room, rendered)) = rendered else {
        return history.wrong(format!("the log of {} cannot be folded", table.room));
    };
    for heard in &heard {
        let (asking, told) = (asked_of(heard), settled(heard.told.clone()));
        let expected = rendered.get(&asking);
        if expected != Some(&told) {
            let difference = difference(expected.unwrap_or(&Value::Null), &told);
            history.wrong(format!("at {} ms {asking:?} at {} was told otherwise: {difference}", heard.at, table.room));
        }
    }
    for (node, seat, told) in &table.told {
        let asking = Asked { seq: last, is_table: true, seat: Some(*seat) };
        let told = settled(told.clone());
        if rendered.get(&asking) != Some(&told) {
            let difference = difference(rendered.get(&asking).unwrap_or(&Value::Null), &told);
            history
                .wrong(format!("in the end node {node} tells seat {seat} of {} otherwise: {difference}", table.room));
        }
    }
    check_end(history, table, &room);
}

/// The first difference between what was to be told and what was told.
fn difference(expected: &Value, told: &Value) -> String {
    match (expected, told) {
        (Value::Object(one), Value::Object(other)) => {
            let keys: BTreeSet<_> = one.keys().chain(other.keys()).collect();
            let differs = keys.into_iter().find(|key| one.get(*key) != other.get(*key));
            let null = Value::Null;
            differs.map_or_else(String::new, |key| {
                format!("{key}.{}", difference(one.get(key).unwrap_or(&null), other.get(key).unwrap_or(&null)))
            })
        }
        _ => format!(" expected {expected}, told {told}").chars().take(300).collect(),
    }
}

/// Numbers follow each other, and time does not go back.
fn check_log(history: &History, table: &Table) {
    if !table.log.is_sorted_by_key(|(at, _)| *at) {
        history.wrong(format!("the log of {} goes back in time", table.room));
    }
    if let Some((at, _)) = table.log.last().filter(|(at, _)| *at > table.calm.1 + AMISS) {
        history.wrong(format!("the log of {} is {} ms ahead of the time", table.room, at - table.calm.1));
    }
}

/// What was acknowledged is in the log once and at its place; what was refused is not in it; nothing is in it twice.
fn check_attempts(history: &History, table: &Table, attempts: &[&Attempt]) {
    let mut done: BTreeMap<(usize, String), Vec<u64>> = BTreeMap::new();
    for (seq, (_, entry)) in (1..).zip(table.log) {
        if let Ok(Deed::Acted { seat: Some(seat), id: Some(id), .. }) = serde_json::from_str(entry) {
            done.entry((seat.index(), id)).or_default().push(seq);
        }
    }
    for ((seat, id), places) in done.iter().filter(|(_, places)| places.len() > 1) {
        history.wrong(format!("{id} of seat {seat} at {} was done as {places:?}", table.room));
    }
    for attempt in attempts {
        let place = seat_of(attempt.viewer).and_then(|seat| done.get(&(seat, attempt.id.clone())));
        match (&attempt.answer, place.and_then(|places| places.first())) {
            (Some((_, Ok(seq))), place) if place != Some(seq) => {
                history.wrong(format!(
                    "{} at {} was acknowledged as {seq}, and stands at {place:?}",
                    attempt.id, table.room
                ));
            }
            (Some((at, Err(code))), Some(place)) => {
                history.wrong(format!(
                    "{} at {} was refused at {at} ms ({code}), and stands at {place}",
                    attempt.id, table.room
                ));
            }
            _ => {}
        }
    }
    for attempt in attempts {
        let Some((_, Ok(seq))) = attempt.answer else { continue };
        let earlier = attempts.iter().find(|other| {
            let Some((at, Ok(number))) = other.answer else { return false };
            at < attempt.sent && number >= seq && other.id != attempt.id
        });
        if let Some(earlier) = earlier {
            history
                .wrong(format!("{} was acknowledged before {} was sent, and comes after it", earlier.id, attempt.id));
        }
    }
}

/// What a socket is told has no gap, and does not go back behind what whoever comes knew.
fn check_numbers(history: &History, heard: &[&Heard]) {
    let mut known: BTreeMap<u64, u64> = BTreeMap::new();
    for heard in heard {
        let seq = heard.told["seq"].as_u64().unwrap_or_default();
        let is_table = heard.told["type"] == "table";
        let follows = match known.get(&heard.socket) {
            None => is_table && heard.last.is_none_or(|last| seq >= last),
            Some(known) => seq == known + 1 || is_table && seq == *known,
        };
        if !follows {
            let before = known.get(&heard.socket);
            history.wrong(format!(
                "socket {} at {} is told of {seq} at {} ms after {before:?}, who came in with {:?}",
                heard.socket, heard.room, heard.at, heard.last
            ));
        }
        known.insert(heard.socket, seq);
    }
}

/// What the house does because of the time, it does after that.
fn check_time(history: &History, room: &Room, deed: &Deed, at: u64) {
    let is_person = |seat| matches!(room.sitter(seat), Some(Sitter::Person { .. })) && !room.resigned.contains(&seat);
    let by_the_clock = match deed {
        Deed::Acted { seat: Some(seat), id: None, .. } => is_person(*seat),
        Deed::Resigned { .. } => true,
        _ => false,
    };
    if by_the_clock && room.deadline().is_none_or(|deadline| deadline > at) {
        let (room, seq) = (room.id, room.seq + 1);
        history.wrong(format!("entry {seq} of {room} comes before the time is up: {deed:?}"));
    }
}

/// Whoever acts does so before their time is up, by a clock that stands in the log.
fn check_in_time(history: &History, room: &Room, deed: &Deed, attempts: &[&Attempt]) {
    let Deed::Acted { seat: Some(seat), id: Some(id), held, .. } = deed else { return };
    let attempt = attempts.iter().find(|attempt| attempt.id == *id && attempt.viewer == Viewer::Seat(*seat));
    let late = attempt.zip(room.deadline()).and_then(|(attempt, deadline)| {
        (BEGINNING + attempt.sent).checked_sub(deadline + held + ON_ITS_WAY + AMISS).filter(|late| *late > 0)
    });
    if let Some(late) = late {
        let (room, seq) = (room.id, room.seq + 1);
        history.wrong(format!("entry {seq} of {room} was sent {late} ms after the time was up"));
    }
}

/// In the end nothing is overdue, and the game has gone on.
fn check_end(history: &History, table: &Table, room: &Room) {
    let (calm, end) = table.calm;
    let id = table.room;
    if room.phase() != store::Phase::Playing {
        return;
    }
    if let Decider::Bot(..) = room.decider()
        && !room.is_left_to_bots()
        && room.changed + SOON < end
    {
        history.wrong(format!("a bot at {id} has done nothing since {}", room.changed));
    }
    if let Some(deadline) = room.deadline()
        && deadline + SOON < end
    {
        history.wrong(format!("a clock at {id} should have fallen {} ms before the end", end - deadline));
    }
    if table.is_lively && room.changed < calm + SOON / 2 {
        history.wrong(format!("nobody plays on at {id}: the last entry is {} ms old", end - room.changed));
    }
}
