//! The patient one: wants to know its cards and to have next to nothing in them, and lets others knock.

use super::gatherer::{Nerve, Outlook};

#[derive(Default, Debug)]
pub(crate) struct Patient;

impl Nerve for Patient {
    fn knocks(&self, outlook: &Outlook) -> bool {
        outlook.unknown == 0 && outlook.own <= 6.0 && outlook.own < outlook.best
            || outlook.best - outlook.own > 6.0
            || outlook.next < 0.3
    }

    fn curiosity(&self) -> f64 {
        1.2
    }
}
