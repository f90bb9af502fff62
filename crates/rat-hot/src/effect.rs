//! What laying a strip does at once, before anything is revealed.

use ratskeller_core::BySeat;
use serde::Serialize;

use crate::action::Action;
use crate::public_state::PublicState;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Effect {
    /// RH-V4: what each seat is paid.
    pub points: BySeat<u16, 2>,
    /// Visible rats of each seat's colour after it.
    pub rats: BySeat<u8, 2>,
}

impl Effect {
    pub(crate) fn of(public: &PublicState, Action::Place { strip, at, facing }: Action) -> Self {
        let mut after = *public;
        after.lay(strip, at, facing);
        Self { points: BySeat::new(2, |seat| after.scores[seat] - public.scores[seat]), rats: after.rats }
    }

    /// Whether it pays somebody, or changes how many rats look out from how many do on this table.
    pub fn is_notable(&self, public: &PublicState) -> bool {
        self.rats != public.rats || self.points.values().iter().any(|&points| points > 0)
    }
}
