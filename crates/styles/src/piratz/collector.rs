//! The collector: sees who has how many now and little of what may come, so it completes what it has begun and
//! collects rats, which decide ties.

use super::digger::{Temper, neutral};
use super::island::{Cards, Eyes, Island};

#[derive(Default, Debug)]
pub(crate) struct Collector;

impl Temper for Collector {
    fn eyes(&self, island: &Island, seat: usize) -> Eyes {
        Eyes { doubt: 0.6, tie: 0.3, ..neutral(island, seat) }
    }

    fn reluctance(&self, _: &Island, _: usize, _: Cards) -> f64 {
        0.0
    }
}
