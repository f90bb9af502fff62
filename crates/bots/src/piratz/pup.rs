//! The pup: looks at what lies on the table and remembers little else.

use ::piratz::{Action, Info, Kind, Phase, Table};
use ratskeller_core::Rng;

use super::instinct::Outlook;
use super::ledger::{self, Ledger};

/// Of so many decisions ...
const MOMENTS: u32 = 100;
/// ... a pup loses its nerve at this many where a rat lies open and it has something to take ...
const SCARED: u32 = 35;
/// ... and buries whatever is nearest at this many.
const CARELESS: u32 = 60;

pub(super) fn decide(info: &Info, rng: &mut Rng) -> Action {
    let table = info.table();
    let moment = rng.below(MOMENTS);
    match table.phase() {
        Phase::AfterReveal if table.open_rats().next().is_some() && moment < SCARED => {
            Action::Leave { kind: biggest_heap(table) }
        }
        Phase::Bury if moment < CARELESS => {
            Action::Bury { card: table.open()[rng.below(table.open().len() as u32) as usize] }
        }
        _ => match Outlook::new(table, &Ledger::remember(info, ledger::PUP)).decide() {
            Action::Leave { .. } => Action::Leave { kind: biggest_heap(table) },
            other => other,
        },
    }
}

/// The kind of which most treasures lie open, whoever is ahead and whatever it is worth.
fn biggest_heap(table: &Table) -> Kind {
    let lying = |kind| table.open().iter().map(|&card| u32::from(table.treasures(card, kind))).sum::<u32>();
    Kind::ALL.into_iter().max_by_key(|&kind| lying(kind)).expect("there are six kinds")
}
