//! Everything that can happen at a table, as its log keeps it.

use catalog::Level;
use ratskeller_core::{ActionId, Hex, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{GuestId, RoomId};

use crate::charter::Charter;

/// Somebody who sits at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Person {
        guest: GuestId,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Portrait>,
        #[serde(flatten)]
        share: Share,
    },
    /// Plays over the network like a person, and is none.
    Program {
        guest: GuestId,
        name: String,
        #[serde(flatten)]
        share: Share,
        owner: Owner,
    },
    Bot {
        #[serde(with = "level")]
        level: Level,
        name: String,
    },
    /// The seat is kept for somebody who sat at the game before.
    Kept {
        guest: GuestId,
        name: String,
        /// Whose program it is kept for; none if it is kept for a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Owner>,
    },
}

/// How somebody wants to be shown; what a face looks like is up to whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "house.ts")]
pub enum Portrait {
    Rat,
    Mouse,
    Cat,
    Fox,
    Owl,
    Frog,
    Hedgehog,
    Badger,
    Rabbit,
    Raven,
}

/// A seat's share in the shuffles, as far as the house knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// What hides the bytes until everybody's are fixed. Whoever sat down before seats committed to theirs has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Hex<32>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Hex<16>>,
}

impl Share {
    pub fn committed(commitment: Hex<32>) -> Self {
        Self { commitment: Some(commitment), bytes: None }
    }

    /// Whether the seat has not committed to anything yet. Bytes that were told when one sat down count no longer.
    pub fn is_missing(&self) -> bool {
        self.commitment.is_none()
    }
}

/// Who has brought a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owner {
    pub guest: GuestId,
    pub name: String,
}

impl Sitter {
    /// A guest of the house: somebody's program if it has an owner, else a person.
    pub fn come(guest: GuestId, name: String, face: Option<Portrait>, share: Share, owner: Option<Owner>) -> Self {
        match owner {
            None => Self::Person { guest, name, face, share },
            Some(owner) => Self::Program { guest, name, share, owner },
        }
    }

    /// None where nobody sits who could have one.
    pub fn share(&self) -> Option<&Share> {
        match self {
            Self::Person { share, .. } | Self::Program { share, .. } => Some(share),
            Self::Bot { .. } | Self::Kept { .. } => None,
        }
    }

    pub fn share_mut(&mut self) -> Option<&mut Share> {
        match self {
            Self::Person { share, .. } | Self::Program { share, .. } => Some(share),
            Self::Bot { .. } | Self::Kept { .. } => None,
        }
    }

    pub fn guest(&self) -> Option<GuestId> {
        match self {
            Self::Person { guest, .. } | Self::Program { guest, .. } | Self::Kept { guest, .. } => Some(*guest),
            Self::Bot { .. } => None,
        }
    }

    /// Whoever sits here, or has their program sit here.
    pub fn person(&self) -> Option<GuestId> {
        match self {
            Self::Person { guest, .. } => Some(*guest),
            Self::Program { owner, .. } => Some(owner.guest),
            Self::Bot { .. } | Self::Kept { .. } => None,
        }
    }

    /// Who has brought the program that sits here, or that the seat is kept for.
    pub fn owner(&self) -> Option<&Owner> {
        match self {
            Self::Program { owner, .. } => Some(owner),
            Self::Kept { owner, .. } => owner.as_ref(),
            Self::Person { .. } | Self::Bot { .. } => None,
        }
    }

    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. }
            | Self::Program { name, .. }
            | Self::Bot { name, .. }
            | Self::Kept { name, .. } => name,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Opened(Box<Charter>),
    Sat {
        seat: Seat,
        sitter: Sitter,
    },
    Left {
        seat: Seat,
        /// If the host has made them leave: the invitation from now on. Whoever left comes back only by this one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<Hex<16>>,
    },
    /// A seat commits to other bytes than before.
    Committed {
        seat: Seat,
        commitment: Hex<32>,
    },
    /// The seats and all commitments stand, and the bytes may be told.
    Fixed,
    /// A seat's bytes. With the last ones the game starts.
    Revealed {
        seat: Seat,
        bytes: Hex<16>,
    },
    /// Nothing stands any more, and whatever was told or committed to counts no longer, the house's secret neither.
    Unfixed {
        secret: Hex<32>,
    },
    /// The game starts, where nobody has anything to reveal.
    Started,
    Acted {
        /// Null: the table itself.
        seat: Option<Seat>,
        action: Value,
        /// The client's own id of it; none if a bot decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// How many milliseconds whoever acted was not charged for, because the position they answered was being written.
        #[serde(default, skip_serializing_if = "is_zero")]
        held: u64,
        /// The action's number in its position, where it has just been read and found to be allowed.
        #[serde(skip)]
        known: Option<ActionId>,
    },
    TookBack {
        seat: Seat,
        id: String,
    },
    Resigned {
        seat: Seat,
    },
    /// The house was closed or not running for so long that whoever is to move gets more time.
    Reopened,
    /// The game has gone on for so long that nobody believes in its end any more.
    Adjourned,
    /// The same people play again at another table.
    Rematched {
        room: RoomId,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A level is written by its name.
pub mod level {
    use super::Level;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
