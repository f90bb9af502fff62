//! What an action does at once beyond what it is called: nothing, as every other card it moves may be face down.

use serde::Serialize;

/// There is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts"))]
pub enum Effect {}
