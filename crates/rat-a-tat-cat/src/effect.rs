//! What an action does at once beyond what it is called: nothing, as every other card it moves may be face down.

use serde::Serialize;
use ts_rs::TS;

/// There is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "rat-a-tat-cat.ts")]
pub enum Effect {}
