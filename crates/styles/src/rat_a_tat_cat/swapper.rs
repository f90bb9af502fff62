//! The swapper: takes by Swap what others were glad to keep, and is content to gain little if somebody else loses it.

use super::gatherer::{Nerve, Outlook};

#[derive(Default, Debug)]
pub(crate) struct Swapper;

impl Nerve for Swapper {
    fn knocks(&self, outlook: &Outlook) -> bool {
        outlook.best - outlook.own > 1.5 && outlook.own <= 12.0
    }

    fn swaps_for(&self) -> f64 {
        0.2
    }
}
