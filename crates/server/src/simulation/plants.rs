//! Faults on purpose. A check that none of them fails is worth nothing.

use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plant {
    /// Whoever acts is told that it is done before it is in the log.
    AckBeforeCommit,
    /// What another node has written is folded, and nobody is told.
    NobodyIsToldOfOthers,
    /// What was done before is done again.
    NothingWasDoneBefore,
    /// Everybody is told what the first seat may know.
    EverybodyIsTheFirst,
    /// Nobody does what happens by itself.
    NobodyDrives,
    /// The clock of whoever is to move falls before its time.
    ClocksFallEarly,
    /// What is overtaken is acknowledged all the same.
    OvertakenIsDone,
    /// Somebody sets PostgreSQL's clock, and everybody goes by it.
    NobodySetsTheClock,
}

thread_local! {
    static PLANTED: Cell<Option<Plant>> = const { Cell::new(None) };
}

pub fn plant(plant: Option<Plant>) {
    PLANTED.set(plant);
}

pub fn is_planted(plant: Plant) -> bool {
    PLANTED.get() == Some(plant)
}
