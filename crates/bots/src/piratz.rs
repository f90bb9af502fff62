//! Placeholder until this game's players are written.

use ::piratz::Piratz;
use ratskeller_core::{Game, Rng};

use crate::level::{Bot, Thought};

fn any(info: &<Piratz as Game>::Info, rng: &mut Rng) -> <Piratz as Game>::Action {
    let imagined = Piratz::sample(info, rng);
    imagined.legal_nth(rng.below(imagined.legal_count() as u32) as usize)
}

impl Bot for Piratz {
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
