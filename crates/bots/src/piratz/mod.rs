//! Players of Piratz. Nothing but the order of the pile is hidden, so what tells the levels apart is how much of the
//! rest they remember, and how far they look ahead.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a player remembers | [`ledger`] |
//! | what a treasure is worth to a rat or a pup | [`worth`] |
//! | how they decide | [`default_policy`], [`pup`] |
//! | what the king expects of a position, and what treasures are worth to him | [`odds`] |
//! | how he learned that | [`student`] |
//! | how he decides at once | [`instinct`] |
//! | how he searches | [`search`], its [`tree`] and the [`position`]s in it |

mod default_policy;
mod instinct;
mod ledger;
mod odds;
mod position;
mod pup;
mod search;
mod student;
#[cfg(test)]
mod testing;
mod tree;
mod worth;

use std::sync::LazyLock;

use ::piratz::{Action, Info, Piratz};
use ratskeller_core::Rng;

pub use student::Apprentice;

use crate::level::{Bot, Thought};
use default_policy::DefaultPolicy;
use ledger::Ledger;
use odds::Judgement;
use search::Search;

/// What was learned by `ratskeller train piratz`.
static JUDGEMENT: LazyLock<Judgement> = LazyLock::new(|| {
    let weights = include_str!("../../../../games/piratz/values.txt").parse().expect("a file of weights");
    Judgement::read(&weights).expect("the networks of every table")
});

impl Bot for Piratz {
    const LOOKING_BACK: u64 = 3000;

    fn pup(info: &Info, rng: &mut Rng) -> Action {
        pup::decide(info, rng)
    }

    fn rat(info: &Info, _: &mut Rng) -> Action {
        DefaultPolicy::new(info.public(), &Ledger::remember(info, ledger::RAT)).decide()
    }

    fn king(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
        let mut search = Search::new(&JUDGEMENT, info, asked, rng);
        while go_on() {
            search.iterate();
        }
        search.thought()
    }
}
