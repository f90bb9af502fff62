//! What the choices mean for the things on the table.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::sight::Choice;

#[derive(Clone, Debug, Default)]
pub(super) struct Offer {
    pub reveal: bool,
    pub stay: bool,
    pub decline: bool,
    /// The cards that each kind would take.
    pub leave: BTreeMap<String, Vec<usize>>,
    /// Open cards that can be chosen.
    pub cards: Vec<usize>,
}

impl Offer {
    pub fn new(choices: &[Choice]) -> Self {
        let mut offer = Self::default();
        for Choice { action, effect } in choices {
            match action.as_str() {
                Some("reveal") => offer.reveal = true,
                Some("stay") => offer.stay = true,
                Some("decline_rat") => offer.decline = true,
                _ => {}
            }
            if let Some(kind) = action["leave"]["kind"].as_str() {
                let cards = effect["cards"].as_array().into_iter().flatten().filter_map(Value::as_u64);
                offer.leave.insert(kind.to_owned(), cards.map(|card| card as usize).collect());
            }
            let picked = action["keep_rat"]["card"].as_u64().or_else(|| action["bury"]["card"].as_u64());
            offer.cards.extend(picked.map(|card| card as usize));
        }
        offer
    }
}

/// What somebody means who picks an open card.
pub(super) fn picking(phase: &str, card: usize) -> Value {
    if phase == "alarm" { json!({"keep_rat": {"card": card}}) } else { json!({"bury": {"card": card}}) }
}
