//! Players of Rat Hot. Everything is public but the order of the pile, so playing well is looking far enough ahead:
//! over both strips of one's own turn, then over what the other can make of the next two.
//!
//! | to change … | look in |
//! | --- | --- |
//! | how a strip is tried on a place | [`rat_hot::evaluator`](::rat_hot::evaluator) |
//! | how many strips it takes to cover a rat | [`cover`] |
//! | how firmly rats sit | [`rats`], and for those with more time [`cover_counts`] |
//! | which places lock a rat in | [`locks`] |
//! | how likely it is that three rats come | [`future`] |
//! | what a table is worth | [`worth`] |
//! | how a turn is searched | [`turn`] |
//! | how rats are got rid of with two strips | [`cover_plans`] |
//! | how plans are compared by trying them | [`trials`] |
//! | how the other's answer is imagined | [`king`] |
//! | what a network is told of a table | [`features`], and of each field [`ground`] |
//! | what a table is worth by what was learned | [`values`] |
//! | how that is learned | [`apprentice`] |

mod apprentice;
mod cover;
mod cover_counts;
mod cover_plans;
mod features;
mod future;
mod ground;
pub mod king;
mod locks;
mod rats;
mod trials;
pub mod turn;
mod values;
pub mod worth;

use ::rat_hot::{Action, Info, RatHot};
use ratskeller_core::Rng;

pub use apprentice::Apprentice;

use crate::level::{Bot, Thought};
use turn::{Plan, Search, placements};
use worth::{RatOdds, WEIGHTS, Weights, Worth};

/// How many places a pup looks at before it lays a strip.
const PUP_LOOKS_AT: u32 = 20;
/// A pup sees what is paid now and how many rats look out; it does not think of what may become of a table.
const PUP_WEIGHTS: Weights = Weights {
    sure_lead: (1.0, 0.0),
    fading: 1.0,
    growth: [0.0; 4],
    own_rats: RatOdds { firm: [0.0, 1.0, 4.0], loose: [0.0, 1.0, 4.0, 4.0], overrun: 4.0 },
    other_rats: RatOdds { firm: [0.0; 3], loose: [0.0; 4], overrun: 0.0 },
};
/// How a rat searches its turn: as widely as there is time for in a millisecond.
const RATS_TURN: Search = Search {
    weights: &WEIGHTS,
    width: 12,
    count: 1,
    cover_width: 40,
    looked_at_twice: 64,
    rats: Worth::rats_at_a_glance,
    sees_locks: false,
};

impl Bot for RatHot {
    const LOOKING_BACK: u64 = 100;

    /// Picks a few places at random and takes the one that pays best.
    fn pup(info: &Info, rng: &mut Rng) -> Action {
        let worth = Worth::new(info.public(), info.unseen(), info.public().turn, &PUP_WEIGHTS);
        let all = placements(info.public(), &worth, |_, _| true);
        let looked_at = (0..PUP_LOOKS_AT).map(|_| all[rng.below(all.len() as u32) as usize]);
        looked_at.max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("it looks at some place").action
    }

    /// Lays both strips so that the table is worth most.
    fn rat(info: &Info, _: &mut Rng) -> Action {
        plan(info).first
    }

    fn king(info: &Info, asked: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
        king::think(info, asked, rng, go_on)
    }
}

/// What a rat does.
fn plan(info: &Info) -> Plan {
    RATS_TURN.plans(info.public(), info.unseen())[0]
}
