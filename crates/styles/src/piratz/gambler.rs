//! The gambler: a small haul is no haul. Digs on against the odds until there is much to carry.

use super::digger::{Temper, treasures};
use super::island::{Cards, Island};

#[derive(Default, Debug)]
pub(crate) struct Gambler;

/// What is worth leaving for.
const MUCH: i32 = 6;

impl Temper for Gambler {
    fn reluctance(&self, island: &Island, _: usize, haul: Cards) -> f64 {
        let missing = MUCH - treasures(island, haul);
        -0.1 * f64::from(missing.max(0))
    }
}
