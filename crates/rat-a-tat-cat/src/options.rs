//! What the players can agree on, as it is written down.

use ratskeller_core::{Chosen, Memory};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("x-order" = ["until", "young", "memory", "dealer"])))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts"))]
pub struct Options {
    /// Who deals first (RC-S1).
    pub dealer: Chosen,
    /// When the game is over.
    #[cfg_attr(feature = "schema", schemars(extend(
        "x-offered" = [{"rounds": 5}, {"rounds": 1}, {"rounds": 3}, {"points": 100}, {"minutes": 20}],
        "x-longest" = {"rounds": 50},
    )))]
    pub until: Until,
    /// Younger players: the outer cards lie face up (RC-Y1 to RC-Y3).
    pub young: bool,
    /// How much a view remembers for its player.
    pub memory: Memory,
}

/// When the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts"))]
pub enum Until {
    /// After so many rounds (RC-E1).
    Rounds(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = 50)))] i64),
    /// After the round in which so many minutes are over (RC-E2).
    Minutes(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = 240)))] i64),
    /// Whoever reaches so many points is out; the last one left wins (RC-E3).
    Points(#[cfg_attr(feature = "schema", schemars(range(min = 10, max = 1000)))] i64),
}

impl Default for Until {
    fn default() -> Self {
        Self::Rounds(5)
    }
}
