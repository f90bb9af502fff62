//! What a view of Piratz holds.

use serde::Deserialize;
use serde_json::Value;

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct View {
    pub phase: String,
    pub turn: usize,
    pub round: usize,
    pub pile: Value,
    pub open: Vec<usize>,
    pub buried: Vec<Buried>,
    pub discard: Value,
    pub taken: Vec<Value>,
    pub shovels: Vec<bool>,
    pub blocks: Vec<Vec<u32>>,
    pub last_round: bool,
    pub points: Option<Vec<u32>>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Buried {
    pub card: Option<usize>,
    pub seat: usize,
}

impl View {
    /// How many cards a player has taken.
    pub fn taken(&self, seat: usize) -> usize {
        self.taken.get(seat).map_or(0, |hoard| if hoard.is_object() { height(&hoard["cards"]) } else { height(hoard) })
    }

    /// What a player's cards add up to, where the table remembers it.
    pub fn tally(&self, seat: usize) -> Option<&Value> {
        self.taken.get(seat).filter(|hoard| hoard.is_object())
    }

    /// Whether players have to remember for themselves which cards have gone.
    pub fn is_strict(&self) -> bool {
        self.taken.iter().all(Value::is_number)
    }

    pub fn is_over(&self) -> bool {
        self.phase == "over" || self.pile.is_array()
    }

    /// Whether a card lies there for all to see.
    pub fn shows(&self, card: usize) -> bool {
        self.open.contains(&card) || self.buried.iter().any(|buried| buried.card == Some(card))
    }
}

/// How many cards are in a stack, whether it is told as cards or as a number.
pub(super) fn height(stack: &Value) -> usize {
    stack.as_array().map_or_else(|| stack.as_u64().unwrap_or_default() as usize, Vec::len)
}
