//! What everybody has to be told of a table, made from its log alone.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;

use ratskeller_core::{Seat, SmallId as _, Viewer};
use serde_json::Value;
use store::{GuestId, RoomId};

use super::player::read;
use crate::audience::{Audience, Socket};
use crate::choices::ChoicesForm;
use crate::deed::Deed;
use crate::language::Speech;
use crate::limits::Limits;
use crate::message::Told;
use crate::outbox::{Outgoing, outbox};
use crate::room::Room;
use crate::time::Time;

/// What is looked for: what somebody was told of a number, as a whole table or as an update.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Asked {
    pub seq: u64,
    pub is_table: bool,
    /// None for whoever looks on.
    pub seat: Option<usize>,
}

/// The room that a log comes to, and what has to be told of it.
pub fn render(
    id: RoomId,
    log: &[(u64, String)],
    time: &Time,
    mut asked: impl FnMut(u64) -> Vec<Asked>,
    mut fold: impl FnMut(&Room, &Deed, u64),
) -> Option<(Room, BTreeMap<Asked, Value>)> {
    let mut room = Room::read(id, log.get(..1)?, &[]).ok()??;
    let (audience, letters) = everybody(&room, time);
    let mut rendered = BTreeMap::new();
    for (seq, (at, entry)) in (1..).zip(log) {
        if seq > 1 {
            let deed: Deed = serde_json::from_str(entry).ok()?;
            fold(&room, &deed, *at);
            room.apply(deed, *at).ok()?;
        }
        let wanted = asked(seq);
        if wanted.iter().any(|asked| !asked.is_table) {
            audience.update(&room, None).say();
            for (letters, asked) in letters.iter().zip(all_seats(&room)) {
                if let Some(frame) = letters.take() {
                    rendered.insert(Asked { seq, is_table: false, seat: asked }, settled(read(&frame)));
                }
            }
        }
        for asked in wanted.into_iter().filter(|asked| asked.is_table) {
            let (guest, viewer) = who(asked.seat);
            let told = audience.told(&room, guest, viewer, ChoicesForm::List, None, |told: &Told| told.text());
            let told = serde_json::from_str(&told.ok()?).ok()?;
            rendered.insert(asked, settled(told));
        }
    }
    Some((room, rendered))
}

fn who(seat: Option<usize>) -> (Option<GuestId>, Viewer) {
    match seat {
        Some(seat) => (Some(GuestId(seat as i64)), Viewer::Seat(Seat::new(seat))),
        None => (None, Viewer::Spectator),
    }
}

/// Whoever can look at a table: all seats, and somebody outside.
fn all_seats(room: &Room) -> impl Iterator<Item = Option<usize>> + use<> {
    (0..room.seats.len()).map(Some).chain([None])
}

fn everybody(room: &Room, time: &Time) -> (Audience, Vec<Outgoing>) {
    let mut audience = Audience::new(time.clone(), None);
    let mut letters = Vec::new();
    for (id, seat) in (0..).zip(all_seats(room)) {
        let (out, outgoing) = outbox(Limits::none(), Ipv4Addr::LOCALHOST.into());
        let ((guest, viewer), speech) = (who(seat), Speech::default());
        audience.add(id, Socket { guest, invite: None, viewer, choices: ChoicesForm::List, speech, out });
        letters.push(outgoing);
    }
    (audience, letters)
}

/// Without what follows from the moment in which it is told, or from who else is there.
pub fn settled(mut told: Value) -> Value {
    if let Some(fields) = told.as_object_mut() {
        for passing in ["ack", "present", "missed"] {
            fields.remove(passing);
        }
        if let Some(clock) = fields.get_mut("clock").and_then(Value::as_object_mut) {
            clock.remove("left");
        }
    }
    told
}
