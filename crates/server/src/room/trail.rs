//! What was done at a table lately, for whoever was away.

use std::cmp::Ordering;

use ratskeller_core::{Seat, Viewer};

use super::Room;
use crate::message::Missed;

/// Somebody who was away may be told so many things they missed; then they look at the table instead.
pub(super) const LONGEST_TAIL: usize = 64;

/// Something that was done, and with which event it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TrailEntry {
    pub(super) seq: u64,
    pub(super) by: Option<Seat>,
    pub(super) events: usize,
}

impl Room {
    /// What a viewer has not seen who knows everything up to `last`. None if that is too long ago to tell.
    pub fn missed(&self, viewer: Viewer, last: u64) -> Option<Vec<Missed>> {
        let table = self.table.as_ref()?;
        // Clients can claim anything, also to have seen more than there was.
        let known = match last.cmp(&self.seq) {
            Ordering::Less => self.trail.front().is_some_and(|first| first.seq <= last + 1),
            Ordering::Equal => true,
            Ordering::Greater => false,
        };
        if !known {
            return None;
        }
        let new = self.trail.iter().filter(|step| step.seq > last);
        let ends = new.clone().skip(1).map(|step| step.events);
        let mut seen = new.clone().next().map(|first| table.seen(viewer, first.events)).into_iter().flatten();
        let all = new.zip(ends.chain([table.events()]));
        let told = |(step, end): (&TrailEntry, usize)| {
            let events = seen.by_ref().take(end - step.events).collect();
            Missed { seq: step.seq, by: step.by, events }
        };
        Some(all.map(told).collect())
    }

    /// Who did what was done last, and with which event it begins; none if it was something other than an action.
    pub fn last_step(&self) -> Option<(Option<Seat>, usize)> {
        self.trail.back().map(|step| (step.by, step.events))
    }
}
