//! The table as people see it, in the words of the protocol.

use ratskeller_core::{BySeat, Seat};
use serde::{Serialize, Serializer};

use crate::board::Laid;
use crate::deck::{Colour, StripId};
use crate::place::{Facing, Point};
use crate::public_state::{Phase, PublicState};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct View {
    pub phase: Phase,
    pub turn: Seat,
    pub turn_number: u16,
    pub colours: BySeat<Colour, 2>,
    pub hand: Vec<StripId>,
    pub pile: Pile,
    pub laid: Vec<LaidStrip>,
    pub scores: BySeat<u16, 2>,
    pub rats: BySeat<u8, 2>,
    #[serde(rename = "box")]
    pub aside: Vec<StripId>,
    /// RH-S5: the side of the table.
    pub table: usize,
}

/// The pile, next strip first, or only how many strips it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Pile {
    Ids(Vec<StripId>),
    Count(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct LaidStrip {
    #[serde(serialize_with = "id_or_start")]
    #[cfg_attr(feature = "ts", ts(type = "StripId | \"start\""))]
    pub strip: StripId,
    pub at: Point,
    pub facing: Facing,
    pub level: u8,
}

fn id_or_start<S: Serializer>(strip: &StripId, serializer: S) -> Result<S::Ok, S::Error> {
    if strip.is_start() { serializer.serialize_str("start") } else { strip.serialize(serializer) }
}

impl View {
    pub(crate) fn new(public: &PublicState, pile: Pile) -> Self {
        let PublicState { rules, board, phase, turn, turn_number, hand, scores, rats, aside } = public;
        let laid = board.laid().iter().map(|&Laid { strip, at, facing, level }| LaidStrip { strip, at, facing, level });
        Self {
            phase: *phase,
            turn: *turn,
            turn_number: *turn_number,
            colours: rules.colours,
            hand: hand.to_vec(),
            pile,
            laid: laid.collect(),
            scores: *scores,
            rats: *rats,
            aside: aside.to_vec(),
            table: rules.side,
        }
    }
}
