//! What a player, or the table's clock, can do.

use ratskeller_core::Seat;
use serde::{Deserialize, Serialize};

use crate::line::Slot;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts"))]
pub enum Action {
    /// RC-T2: the top discard replaces a card. `{"take": {"slot": 0}}`
    Take { slot: Slot },
    /// RC-T3: the top card of the pile. `"draw"`
    Draw,
    /// RC-T3: the card in hand replaces a card. `{"replace": {"slot": 0}}`
    Replace { slot: Slot },
    /// RC-T3: the card in hand goes on the discard pile. `"discard"`
    Discard,
    /// RC-W1: look at a card of your own. `{"peek": {"slot": 1}}`
    Peek { slot: Slot },
    /// RC-W2: exchange a card of your own with one of another seat. `{"swap": {"own": 0, "seat": 1, "slot": 3}}`
    Swap { own: Slot, seat: Seat, slot: Slot },
    /// RC-W3: draw again, up to twice. `"draw_two"`
    DrawTwo,
    /// RC-K1: rat-a-tat cat! `"knock"`
    Knock,
    /// RC-K1: end the turn without knocking. `"pass"`
    Pass,
    /// RC-E2: told by the table, never listed. `"time_up"`
    TimeUp,
}
