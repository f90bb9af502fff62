//! Placeholder until this game's players are written.

use ::rat_a_tat_cat::RatATatCat;
use ratskeller_core::{Game, Rng};

use crate::level::{Bot, Thought};

fn any(info: &<RatATatCat as Game>::Info, rng: &mut Rng) -> <RatATatCat as Game>::Action {
    let imagined = RatATatCat::sample(info, rng);
    imagined.legal_nth(rng.below(imagined.legal_count() as u32) as usize)
}

impl Bot for RatATatCat {
    fn pup(info: &Self::Info, rng: &mut Rng) -> Self::Action {
        any(info, rng)
    }

    fn rat(info: &Self::Info, rng: &mut Rng) -> Self::Action {
        any(info, rng)
    }

    fn king(info: &Self::Info, rng: &mut Rng, _: &mut dyn FnMut() -> bool) -> Thought<Self::Action> {
        any(info, rng).into()
    }
}
