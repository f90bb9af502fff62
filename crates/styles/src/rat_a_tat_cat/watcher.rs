//! The watcher: follows every card it has seen, and knocks when its line is likely to be the lowest even after everybody
//! else's last turn.

use super::gatherer::{Nerve, Outlook};

#[derive(Default, Debug)]
pub(crate) struct Watcher;

impl Nerve for Watcher {
    fn knocks(&self, outlook: &Outlook) -> bool {
        let doubt = 0.6 * outlook.unknown as f64 + 0.3 * (outlook.others as f64 - 1.0);
        outlook.best - outlook.own > 2.0 + doubt
    }
}
