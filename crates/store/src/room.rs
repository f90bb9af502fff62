//! What is kept of a table.

use crate::{GuestId, RoomId};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Waiting,
    /// Everything is fixed, and the seats tell their share in the shuffles.
    Revealing,
    Playing,
    Over,
}

impl Phase {
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Revealing, Self::Playing, Self::Over];

    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Revealing => "revealing",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// Something that happened at a table.
#[derive(Clone, Debug)]
pub struct Entry {
    pub room: RoomId,
    /// From 1, without gaps.
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: u64,
    pub entry: String,
}

/// What lists say of a table.
#[derive(Clone, Debug)]
pub struct Card {
    pub room: RoomId,
    /// When the table changed last.
    pub changed: u64,
    pub game: String,
    pub phase: Phase,
    pub public: bool,
    /// Whether something will happen even if nobody comes.
    pub restless: bool,
    pub sitters: Vec<GuestId>,
    pub text: String,
}

/// Which tables are asked for.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    pub game: Option<String>,
    pub phase: Option<Phase>,
}
