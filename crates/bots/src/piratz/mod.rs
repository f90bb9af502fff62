//! Players of Piratz. Nothing but the order of the pile is hidden, so what tells the levels apart is how much of the
//! rest they remember, and how far they look ahead.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a player remembers | [`ledger`] |
//! | what a treasure is worth to whom | [`worth`] |
//! | how a player decides at once | [`default_policy`] |
//! | how the king searches | [`search`], its [`tree`] and the games it [`imagine`]s |

mod default_policy;
mod imagine;
mod ledger;
mod pup;
mod search;
#[cfg(test)]
mod testing;
mod tree;
mod worth;

use ::piratz::{Action, Info, Piratz};
use ratskeller_core::Rng;

use crate::level::{Bot, Thought};
use default_policy::DefaultPolicy;
use ledger::Ledger;
use search::Search;

impl Bot for Piratz {
    const LOOKING_BACK: u64 = 1500;

    fn pup(info: &Info, rng: &mut Rng) -> Action {
        pup::decide(info, rng)
    }

    fn rat(info: &Info, _: &mut Rng) -> Action {
        DefaultPolicy::new(info.public(), &Ledger::remember(info, ledger::RAT)).decide()
    }

    fn king(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
        let mut search = Search::new(info, asked, rng);
        while go_on() {
            search.iterate(rng);
        }
        search.thought()
    }
}
