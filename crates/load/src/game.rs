//! What is played.

use clap::ValueEnum;
use client::Order;
use serde_json::{Value, json};

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Game {
    Piratz,
    RatATatCat,
    RatHot,
}

impl Game {
    pub fn title(self) -> &'static str {
        match self {
            Self::Piratz => "Piratz",
            Self::RatATatCat => "Rat-a-Tat Cat",
            Self::RatHot => "Rat Hot",
        }
    }

    pub fn order(self) -> Order {
        let (name, options) = match self {
            Self::Piratz => ("piratz", None),
            Self::RatATatCat => ("rat-a-tat-cat", Some(many_rounds())),
            Self::RatHot => ("rat-hot", None),
        };
        Order { options, ..Order::new(name, 2) }
    }
}

/// Random players knock after six actions. With the usual five rounds, opening tables would be measured, not moves.
fn many_rounds() -> Value {
    json!({"until": {"rounds": 50}})
}
