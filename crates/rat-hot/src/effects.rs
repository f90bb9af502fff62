//! What every legal placement does at once, in one batch: groups are labelled once, and no strip is laid.

use std::iter::Sum;
use std::ops::{Add, Sub};

use ratskeller_core::{BySeat, Seat, SmallId};

use crate::action::Action;
use crate::deck::{SPICES, Spice};
use crate::effect::Effect;
use crate::evaluator::{Evaluator, Valuation};
use crate::groups;
use crate::marks::{Mark, Triple};
use crate::options::Changed;
use crate::place::Facing;
use crate::public_state::PublicState;

/// Calls `each` with every legal placement and its effect, in the order of the legal actions.
pub fn for_each(public: &PublicState, mut each: impl FnMut(Action, Effect)) {
    let payments = Payments::new(public);
    let mut evaluator = Evaluator::new(&public.board, &payments);
    let [across, down] = [Facing::East, Facing::South].map(|facing| {
        let places = public.board.places().facing(facing);
        let mut spots = Vec::with_capacity(places.len());
        spots.extend(places.iter().map(|first| (first, evaluator.spot(first, facing))));
        spots
    });
    let print = public.board.print();
    let colours = [0, 1].map(|seat| public.rules.colours[Seat::new(seat)] as usize);
    for &strip in &public.hand {
        for &facing in print.facings(strip) {
            let shown = Triple::of_strip(print.strip(strip), facing);
            let [rats_0, rats_1] = [0, 1].map(|seat| public.rats[Seat::new(seat)] + shown.rats[colours[seat]]);
            for (first, spot) in if facing.lies_across() { &across } else { &down } {
                let covered = colours.map(|colour| spot.covered.rats[colour]);
                let effect = Effect {
                    points: evaluator.gain(&shown, spot).by_seat(),
                    rats: BySeat::from([rats_0 - covered[0], rats_1 - covered[1]]),
                };
                each(Action::covering(*first, strip, facing), effect);
            }
        }
    }
}

/// The effects of all legal placements in their order, added to `out`.
pub fn effects_into(public: &PublicState, out: &mut Vec<Effect>) {
    for_each(public, |_, effect| out.push(effect));
}

/// Those that pay somebody or change how many rats look out, each after the number of its legal action, added to `out`.
pub fn notable_effects_into(public: &PublicState, out: &mut Vec<(usize, Effect)>) {
    let mut number = 0;
    for_each(public, |_, effect| {
        if effect.is_notable(public) {
            out.push((number, effect));
        }
        number += 1;
    });
}

/// RH-V4: points of both seats, seat 1's in the upper byte, where one strip never pays so many that they run over.
#[derive(Clone, Copy, Default, Debug)]
struct Points(u16);

impl Points {
    fn of(seat: Seat, points: u16) -> Self {
        Self(points << (8 * seat.index()))
    }

    fn by_seat(self) -> BySeat<u16, 2> {
        BySeat::from(self.0.to_le_bytes().map(u16::from))
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::default(), Add::add)
    }
}

/// What groups pay at once, and nothing else.
struct Payments {
    owners: [Seat; SPICES],
    changed: Changed,
}

impl Payments {
    fn new(public: &PublicState) -> Self {
        let owner = |spice| public.rules.owner(public.board.print().colour(Spice::new(spice)));
        Self { owners: std::array::from_fn(owner), changed: public.rules.changed }
    }
}

impl Valuation for Payments {
    type Value = Points;

    fn standing(&self, _: Mark, _: u8) -> Points {
        Points::default()
    }

    fn paid(&self, spice: Mark, size: u8) -> Points {
        Points::of(self.owners[spice.index()], groups::points(size))
    }

    fn paid_for_the_rest(&self, spice: Mark, size: u8) -> Points {
        match self.changed {
            Changed::Any => self.paid(spice, size),
            Changed::Grown => Points::default(),
        }
    }
}
