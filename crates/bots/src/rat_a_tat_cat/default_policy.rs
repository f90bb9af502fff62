//! The default policy, how a good player decides at once: every card against what the worst one in the line is
//! expected to count.

use ::rat_a_tat_cat::{Action, PhaseName, Power, Slot};
use ratskeller_core::SmallId;

use super::outlook::{Estimate, Outlook};

/// A rat knocks when the others are thought to be so many points behind after their last turn.
pub(super) const STEADY: f64 = 4.0;

/// A card one does not know is sooner replaced than one known to count as much: the line is surer afterwards.
const DOUBT: f64 = 0.4;
/// What it is worth to know a card of one's own, in points.
const KNOWING: f64 = 0.8;
/// Two draws to choose from are worth so much of one.
const TWO_DRAWS: f64 = 1.7;
/// So many points of caution are lost with each turn …
const IMPATIENCE: f64 = 0.1;
/// … and after so many turns there is nothing left to hope for: no round goes on for ever.
const LONG_ROUND: f64 = 15.0;

/// Knocks with so many points of caution: it is what players differ in.
pub(super) fn decide(outlook: &Outlook, caution: f64) -> Action {
    match outlook.phase {
        PhaseName::Turn => take_or_draw(outlook),
        PhaseName::Drawn => use_card(outlook),
        PhaseName::Knock | PhaseName::Over if has_enough(outlook, caution) => Action::Knock,
        PhaseName::Knock | PhaseName::Over => Action::Pass,
    }
}

/// Of one's own cards the one to part with, and what getting rid of it is worth.
pub(super) fn worst(outlook: &Outlook) -> (Slot, f64) {
    let doubt = if outlook.knocked.is_some() { 0.0 } else { DOUBT };
    let weight = |estimate: &Estimate| estimate.worth + if estimate.known { 0.0 } else { doubt };
    let weighed = Slot::all().zip(outlook.mine().iter().map(weight));
    weighed.max_by(|one, other| one.1.total_cmp(&other.1)).expect("a line has four cards")
}

fn take_or_draw(outlook: &Outlook) -> Action {
    let (slot, worst) = worst(outlook);
    match outlook.top {
        Some(top) if worst - f64::from(top) > outlook.gain_of_drawing(worst) => Action::Take { slot },
        _ => Action::Draw,
    }
}

fn use_card(outlook: &Outlook) -> Action {
    let face = outlook.in_hand.expect("a card is in hand");
    let (slot, worst) = worst(outlook);
    let drawing = outlook.gain_of_drawing(worst);
    let discard = (Action::Discard, if outlook.may_draw_again { drawing } else { 0.0 });
    let replace = (Action::Replace { slot }, worst - outlook.worth(face));
    let power = match face.power() {
        None => None,
        Some(Power::Peek) => peek(outlook),
        Some(Power::Swap) => swaps(outlook).max_by(|one, other| one.1.total_cmp(&other.1)),
        Some(Power::DrawTwo) => Some((Action::DrawTwo, drawing * TWO_DRAWS)),
    };
    let better = |best: (Action, f64), other: (Action, f64)| if other.1 > best.1 { other } else { best };
    [replace].into_iter().chain(power).fold(discard, better).0
}

/// Looking at a card one does not know, if there is still time to use it.
fn peek(outlook: &Outlook) -> Option<(Action, f64)> {
    let unknown = Slot::all().zip(outlook.mine()).find(|(_, estimate)| !estimate.known);
    unknown.filter(|_| outlook.knocked.is_none()).map(|(slot, _)| (Action::Peek { slot }, KNOWING))
}

/// Every swap with what it is worth: what one gains, and what one of the others loses.
pub(super) fn swaps(outlook: &Outlook) -> impl Iterator<Item = (Action, f64)> + '_ {
    let others = f64::from(outlook.others().count() as u32);
    outlook.others().flat_map(move |(seat, line)| {
        outlook.swappable().flat_map(move |own| {
            let mine = outlook.mine()[own.index()].worth;
            let worth = move |slot: Slot| (mine - line[slot.index()].worth) * (1.0 + 1.0 / others);
            outlook.swappable().map(move |slot| (Action::Swap { own, seat, slot }, worth(slot)))
        })
    })
}

/// By how many points the best of the others is thought to be behind, once all have had their last turn. In the last
/// round only the totals count.
pub(super) fn lead(outlook: &Outlook) -> f64 {
    let mine = outlook.before[outlook.seat] + sum(outlook.mine());
    let theirs = outlook.others().map(|(seat, line)| outlook.before[seat] + sum(&line) - last_gain(outlook, &line));
    theirs.fold(f64::INFINITY, f64::min) - mine
}

fn last_gain(outlook: &Outlook, line: &[Estimate; Slot::COUNT]) -> f64 {
    let taking = outlook.top.map_or(0.0, |top| highest(line) - f64::from(top));
    taking.max(outlook.gain_of_drawing(highest(line)))
}

fn highest(line: &[Estimate; Slot::COUNT]) -> f64 {
    line.iter().map(|estimate| estimate.worth).fold(0.0, f64::max)
}

fn sum(line: &[Estimate; Slot::COUNT]) -> f64 {
    line.iter().map(|estimate| estimate.worth).sum()
}

fn has_enough(outlook: &Outlook, caution: f64) -> bool {
    lead(outlook) >= caution - IMPATIENCE * outlook.turns || outlook.turns >= LONG_ROUND
}
