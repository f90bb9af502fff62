//! The blocker: minds the points of whoever is ahead more than its own, takes the kind they need and buries the rest.

use super::digger::{Temper, neutral, prospects};
use super::island::{Cards, Eyes, Island};

#[derive(Default, Debug)]
pub(crate) struct Blocker;

impl Temper for Blocker {
    fn eyes(&self, island: &Island, seat: usize) -> Eyes {
        let mut eyes = neutral(island, seat);
        let prospects = prospects(island, &eyes);
        let others = (0..island.players).filter(|&who| who != seat);
        if let Some(leader) = others.reduce(|best, who| if prospects[who] > prospects[best] { who } else { best }) {
            eyes.weights[leader] -= 0.6;
        }
        eyes
    }

    fn reluctance(&self, _: &Island, _: usize, _: Cards) -> f64 {
        0.1
    }
}
