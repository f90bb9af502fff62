//! What happened. Both players see all of it but the order of the pile.

use ratskeller_core::{BySeat, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::deck::{Colour, StripId};
use crate::groups::{Found, fields_of};
use crate::place::{Facing, Point};
use crate::public_state::PublicState;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Event {
    /// The start strip lies, the pile is shuffled; only the table's own log knows how.
    Dealt {
        first: Seat,
        colours: BySeat<Colour, 2>,
        pile: Option<Vec<StripId>>,
    },
    /// RH-T2: a turn begins with these strips.
    Revealed {
        seat: Seat,
        strips: Vec<StripId>,
    },
    /// A strip was laid, and these groups paid, in reading order; `scores` are those after it.
    Laid {
        seat: Seat,
        strip: StripId,
        at: Point,
        facing: Facing,
        level: u8,
        groups: Vec<Group>,
        scores: BySeat<u16, 2>,
    },
    /// RH-P7: nothing in hand had a place.
    SetAside {
        seat: Seat,
        strips: Vec<StripId>,
    },
    /// RH-E3: every group pays once more; `scores` are the final ones.
    FinalScoring {
        groups: Vec<Group>,
        scores: BySeat<u16, 2>,
    },
    Ended(Outcome),
}

/// A group that paid, whom, and how much; its fields in reading order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Group {
    pub seat: Seat,
    pub points: u16,
    pub fields: Vec<Point>,
}

impl Group {
    /// In reading order.
    pub(crate) fn list(public: &PublicState, found: &[Found]) -> Vec<Self> {
        let group = |found: &Found| Self {
            seat: public.owner_of(found),
            points: found.points(),
            fields: fields_of(&public.board, found),
        };
        let mut groups: Vec<Self> = found.iter().map(group).collect();
        groups.sort_by_key(|group| group.fields.first().map(|first| (first.y, first.x)));
        groups
    }
}
