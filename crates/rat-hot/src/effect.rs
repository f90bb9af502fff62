//! What laying a strip does at once, before anything is revealed.

use ratskeller_core::BySeat;
use serde::Serialize;

use crate::place::Action;
use crate::table::Table;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Effect {
    /// RH-V4: what each seat is paid.
    pub points: BySeat<u16, 2>,
    /// Visible rats of each seat's colour after it.
    pub rats: BySeat<u8, 2>,
}

impl Effect {
    pub(crate) fn of(table: &Table, Action::Place { strip, at, facing }: Action) -> Self {
        let mut after = *table;
        after.lay(strip, at, facing);
        Self { points: BySeat::new(2, |seat| after.scores[seat] - table.scores[seat]), rats: after.rats }
    }
}
