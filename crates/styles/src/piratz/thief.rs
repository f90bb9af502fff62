//! The thief: leaves early with little, before anybody else can have it, and gladly while a rat looks out.

use super::digger::{Temper, treasures};
use super::island::{Cards, Island};

#[derive(Default, Debug)]
pub(crate) struct Thief;

impl Temper for Thief {
    fn reluctance(&self, island: &Island, _: usize, haul: Cards) -> f64 {
        let alarming = island.rats(island.open) != 0;
        match treasures(island, haul) {
            0 | 1 => 0.0,
            _ if alarming => 0.5,
            _ => 0.25,
        }
    }
}
