//! What an action does at once that can be read off the open cards.

use serde::Serialize;

use crate::action::Action;
use crate::card::Card;
use crate::public_state::PublicState;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub struct Effect {
    /// The cards taken, in the order they lie.
    pub cards: Vec<Card>,
}

impl Effect {
    pub(crate) fn of(public: &PublicState, action: Action) -> Option<Self> {
        let cards = match action {
            Action::Leave { kind } => {
                let mut public = *public;
                let before = public.take_kind(kind);
                public.taken.all()[before..].to_vec()
            }
            Action::KeepRat { card } => vec![card],
            Action::Reveal | Action::Stay | Action::DeclineRat | Action::Bury { .. } => return None,
        };
        Some(Self { cards })
    }
}
