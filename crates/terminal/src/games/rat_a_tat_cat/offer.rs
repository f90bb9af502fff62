//! The choices, sorted by what they are.

use serde_json::Value;

use crate::sight::Choice;

#[derive(Clone, Debug, Default)]
pub(super) struct Offer {
    /// What is an action as it stands.
    plain: Vec<String>,
    /// The slots in which it can be done.
    pub take: Vec<usize>,
    pub replace: Vec<usize>,
    pub peek: Vec<usize>,
    pub swap: Vec<Swap>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swap {
    pub own: usize,
    pub seat: usize,
    pub slot: usize,
}

pub(super) fn swap(action: &Value) -> Option<Swap> {
    let fields = action.get("swap")?;
    let number = |name: &str| fields[name].as_u64().map(|number| number as usize);
    Some(Swap { own: number("own")?, seat: number("seat")?, slot: number("slot")? })
}

impl Offer {
    /// Whether an action as it stands is offered.
    pub fn has(&self, action: &str) -> bool {
        self.plain.iter().any(|plain| plain == action)
    }

    pub fn new(choices: &[Choice]) -> Self {
        let mut offer = Self::default();
        for Choice { action, .. } in choices {
            offer.plain.extend(action.as_str().map(str::to_owned));
            let slot = |name: &str| action[name]["slot"].as_u64().map(|slot| slot as usize);
            offer.take.extend(slot("take"));
            offer.replace.extend(slot("replace"));
            offer.peek.extend(slot("peek"));
            offer.swap.extend(swap(action));
        }
        offer
    }
}
