//! Placeholder until this game's players are written.

use ::rat_hot::RatHot;
use ratskeller_core::{Game, Rng};

use crate::level::{Bot, Thought};

fn any(info: &<RatHot as Game>::Info, rng: &mut Rng) -> <RatHot as Game>::Action {
    let imagined = RatHot::sample(info, rng);
    imagined.legal_nth(rng.below(imagined.legal_count() as u32) as usize)
}

impl Bot for RatHot {
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
