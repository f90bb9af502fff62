//! The pup: looks at what lies on the table and remembers little else.

use ::piratz::{Action, Info, Kind, Phase, PublicState};
use ratskeller_core::Rng;

use super::default_policy::DefaultPolicy;
use super::ledger::{self, Ledger};

/// Of so many decisions ...
const MOMENTS: u32 = 100;
/// ... a pup loses its nerve at this many where a rat lies open and it has something to take ...
const SCARED: u32 = 35;
/// ... and buries whatever is nearest at this many.
const CARELESS: u32 = 60;

pub(super) fn decide(info: &Info, rng: &mut Rng) -> Action {
    let public = info.public();
    let moment = rng.below(MOMENTS);
    match public.phase() {
        Phase::AfterReveal if public.open_rats().next().is_some() && moment < SCARED => {
            Action::Leave { kind: biggest_heap(public) }
        }
        Phase::Bury if moment < CARELESS => {
            Action::Bury { card: public.open()[rng.below(public.open().len() as u32) as usize] }
        }
        _ => match DefaultPolicy::new(public, &Ledger::remember(info, ledger::PUP)).decide() {
            Action::Leave { .. } => Action::Leave { kind: biggest_heap(public) },
            other => other,
        },
    }
}

/// The kind of which most treasures lie open, whoever is ahead and whatever it is worth.
fn biggest_heap(public: &PublicState) -> Kind {
    let lying = |kind| public.open().iter().map(|&card| u32::from(public.treasures(card, kind))).sum::<u32>();
    Kind::ALL.into_iter().max_by_key(|&kind| lying(kind)).expect("there are six kinds")
}
