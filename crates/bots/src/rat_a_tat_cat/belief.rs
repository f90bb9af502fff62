//! Which deals are likely, after what the others did.

use ::rat_a_tat_cat::{Info, RatATatCat, Slot};
use ratskeller_core::float::exp;
use ratskeller_core::{Game, Rng, Seat, Viewer, World};

/// How many deals are drawn for each that is thought about.
const DRAWN: usize = 8;
/// With each point that a card counts it is less likely, by this share in the exponent, that somebody laid it down …
const LAID_DOWN: f64 = 0.28;
/// … or kept it from the deal when replacing another …
const KEPT: f64 = 0.2;
/// … or has not replaced it yet. All three are estimates from the means of such cards in games of rats.
const NOT_YET_REPLACED: f64 = 0.03;

/// A game the seat cannot tell from the real one, more often one in which the others have reason for what they kept.
pub(super) fn likely_world(info: &Info, rng: &mut Rng) -> World<RatATatCat> {
    let mut chosen = RatATatCat::sample(info, rng);
    let mut total = likelihood(info, &chosen);
    for _ in 1..DRAWN {
        let world = RatATatCat::sample(info, rng);
        let weight = likelihood(info, &world);
        total += weight;
        if f64::from(rng.below(u32::MAX)) < weight / total * f64::from(u32::MAX) {
            chosen = world;
        }
    }
    chosen
}

/// How well the others' choices fit the cards they would have in this world.
fn likelihood(info: &Info, world: &World<RatATatCat>) -> f64 {
    let others = Seat::all(info.seats()).filter(|&seat| info.plays(seat) && !info.viewer().is(seat));
    let surprisal: f64 = others.map(|seat| surprisal(info, &world.info(Viewer::Seat(seat)), seat)).sum();
    exp(-surprisal)
}

/// How surprising it is that a seat keeps its cards, as far as it knows them and this viewer does not: the negative
/// logarithm of how likely that is.
fn surprisal(info: &Info, theirs: &Info, seat: Seat) -> f64 {
    let kept = if Slot::all().all(|slot| info.spot(seat, slot).dealt) { NOT_YET_REPLACED } else { KEPT };
    Slot::all()
        .filter(|&slot| info.spot(seat, slot).card.is_none())
        .filter_map(|slot| Some((slot, info.deck()[theirs.spot(seat, slot).card?].number()?)))
        .map(|(slot, number)| if info.spot(seat, slot).dealt { kept } else { LAID_DOWN } * f64::from(number))
        .sum()
}
