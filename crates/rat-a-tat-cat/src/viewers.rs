//! Who has seen a card.

use ratskeller_core::{Seat, SmallId, Viewer};

/// A set of seats, and whether those looking on are among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Viewers(u8);

impl Viewers {
    pub(crate) const NOBODY: Self = Self(0);
    pub(crate) const EVERYBODY: Self = Self(u8::MAX);
    const SPECTATORS: Self = Self(1 << 7);

    pub(crate) fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Everybody if the card lies face up, else only the seat that looks at it.
    pub(crate) fn of_card(face_up: bool, seat: Seat) -> Self {
        if face_up { Self::EVERYBODY } else { Self::only(seat) }
    }

    pub(crate) fn insert(&mut self, seat: Seat) {
        self.0 |= Self::only(seat).0;
    }

    pub(crate) fn contain(self, viewer: Viewer) -> bool {
        let viewers = match viewer {
            Viewer::Seat(seat) => Self::only(seat),
            Viewer::Spectator => Self::SPECTATORS,
        };
        self.0 & viewers.0 != 0
    }
}
