//! Players of Rat-a-Tat Cat. All of them go by an [`Outlook`], what a seat makes of all it knows, and
//! differ in how much of it they remember and in how far they think.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a player forgets | [`memory`] |
//! | what hidden cards are thought to be worth | [`outlook`] |
//! | how a player decides at once | [`default_policy`], for a pup [`pup`] |
//! | what totals are worth before the last round | [`future`], and when a round ends [`round_end`] |
//! | what the king expects of a table after its turn | [`value`] |
//! | how it learned that | [`student`] |
//! | how it decides at once | [`foresight`] |
//! | how it thinks | [`search`], about deals it finds likely: [`belief`] |

mod belief;
mod default_policy;
mod foresight;
mod future;
mod memory;
mod outlook;
mod pup;
mod round_end;
mod search;
mod student;
mod value;

use ::rat_a_tat_cat::{Action, Info, RatATatCat};
use ratskeller_core::Rng;

use crate::level::{Bot, Thought};
pub use student::Apprentice;

use outlook::Outlook;

impl Bot for RatATatCat {
    const LOOKING_BACK: u64 = 1500;

    fn pup(info: &Info, rng: &mut Rng) -> Action {
        pup::decide(&Outlook::new(info, memory::PUP), rng)
    }

    fn rat(info: &Info, _: &mut Rng) -> Action {
        default_policy::decide(&Outlook::new(info, memory::RAT), default_policy::STEADY)
    }

    fn king(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
        search::think(info, asked, rng, go_on)
    }
}
