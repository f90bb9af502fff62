//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::deck::StripId;
use crate::place::{Facing, Point};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Action {
    /// `{"place": {"strip": 7, "at": [12, 11], "facing": "south"}}`: the first symbol of strip 7 on the field 12, 11, the
    /// others below it.
    Place { strip: StripId, at: Point, facing: Facing },
}

impl Action {
    /// The strip on the place with this leftmost or topmost field.
    pub fn covering(first: Point, strip: StripId, facing: Facing) -> Self {
        let at = if facing.is_backwards() { first.step(facing, -2) } else { first };
        Self::Place { strip, at, facing }
    }
}
