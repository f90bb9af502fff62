//! How a pup decides: by its own cards alone, as far as it remembers them.

use ::rat_a_tat_cat::{Action, PhaseName, Power, Slot};
use ratskeller_core::{Rng, SmallId};

use super::outlook::Outlook;

/// A pup takes cards up to this number from the discard pile …
const NICE: u8 = 3;
/// … and knocks, one time in two, when it thinks its cards count no more than this …
const GOOD_LINE: f64 = 15.0;
/// … and one time in so many just to see what happens. So rounds end even when it remembers none of its cards.
const WHIM: u32 = 16;

pub(super) fn decide(outlook: &Outlook, rng: &mut Rng) -> Action {
    match outlook.phase {
        PhaseName::Turn => match outlook.top {
            Some(top) if top <= NICE => Action::Take { slot: worst(outlook) },
            _ => Action::Draw,
        },
        PhaseName::Drawn => use_card(outlook, rng),
        PhaseName::Knock | PhaseName::Over => {
            let sum: f64 = outlook.mine().iter().map(|estimate| estimate.worth).sum();
            let odds = if sum <= GOOD_LINE { 2 } else { WHIM };
            if rng.below(odds) == 0 { Action::Knock } else { Action::Pass }
        }
    }
}

fn use_card(outlook: &Outlook, rng: &mut Rng) -> Action {
    let slot = worst(outlook);
    match outlook.power() {
        Some(Power::Peek) => Action::Peek { slot },
        Some(Power::Swap) => any_swap(outlook, rng),
        Some(Power::DrawTwo) => Action::DrawTwo,
        None => {
            let number = outlook.in_hand.map_or(0.0, |face| outlook.worth(face));
            if number < outlook.mine()[slot.index()].worth { Action::Replace { slot } } else { Action::Discard }
        }
    }
}

/// The card that counts most of those the pup remembers; one it has forgotten it takes for an average one.
fn worst(outlook: &Outlook) -> Slot {
    let worth = |slot: &Slot| outlook.mine()[slot.index()].worth;
    Slot::all().max_by(|one, other| worth(one).total_cmp(&worth(other))).expect("a line has four cards")
}

/// Swapping is fun: the worst card for anybody's.
fn any_swap(outlook: &Outlook, rng: &mut Rng) -> Action {
    let worth = |slot: &Slot| outlook.mine()[slot.index()].worth;
    let own = outlook.swappable().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    let (others, slots) = (outlook.others().count() as u32, outlook.swappable().count() as u32);
    let with = outlook.others().nth(rng.below(others) as usize);
    let slot = outlook.swappable().nth(rng.below(slots) as usize);
    match (own, with, slot) {
        (Some(own), Some((seat, _)), Some(slot)) => Action::Swap { own, seat, slot },
        _ => Action::Discard,
    }
}
