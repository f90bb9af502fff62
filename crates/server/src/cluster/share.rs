//! A node's share in who is at a table.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Everybody says theirs so often, also if nothing has changed …
pub const SAY_AGAIN: Duration = Duration::from_secs(10);
/// … and whoever has said nothing for so long is not there any more.
pub const FORGOTTEN_AFTER: Duration = Duration::from_secs(25);

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// Those seats where somebody is here.
    pub seats: Vec<bool>,
    /// How many look on.
    pub watching: usize,
}

impl Share {
    pub fn add(&mut self, other: &Self) {
        if self.seats.len() < other.seats.len() {
            self.seats.resize(other.seats.len(), false);
        }
        for (seat, is_here) in self.seats.iter_mut().zip(&other.seats) {
            *seat |= is_here;
        }
        self.watching += other.watching;
    }

    pub fn has(&self, seat: usize) -> bool {
        self.seats.get(seat).copied().unwrap_or(false)
    }
}
