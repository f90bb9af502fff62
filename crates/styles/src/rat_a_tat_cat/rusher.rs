//! The rusher: a round is won in a few turns. Knocks as soon as its line is below a line that rises with every turn.

use super::gatherer::{Nerve, Outlook};

#[derive(Default, Debug)]
pub(crate) struct Rusher;

impl Nerve for Rusher {
    fn knocks(&self, outlook: &Outlook) -> bool {
        let enough = 8.0 + 0.5 * f64::from(outlook.turns) - 0.7 * (outlook.others as f64 - 1.0);
        outlook.own <= enough
    }

    fn curiosity(&self) -> f64 {
        0.4
    }
}
