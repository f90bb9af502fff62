//! What somebody does with cards, which people count from one.

use ratskeller_core::{Message, SmallId};

use crate::action::Action;
use crate::line::Slot;

/// Everything else is called by its name alone.
pub(crate) fn with_slots(action: Action) -> Option<Message> {
    let number = |slot: Slot| slot.index() + 1;
    Some(match action {
        Action::Take { slot } => Message::named("action-rat-a-tat-cat-take").with("slot", number(slot)),
        Action::Replace { slot } => Message::named("action-rat-a-tat-cat-replace").with("slot", number(slot)),
        Action::Peek { slot } => Message::named("action-rat-a-tat-cat-peek").with("slot", number(slot)),
        Action::Swap { own, seat, slot } => Message::named("action-rat-a-tat-cat-swap")
            .with("own", number(own))
            .with("seat", seat.index())
            .with("slot", number(slot)),
        Action::Draw | Action::Discard | Action::DrawTwo | Action::Knock | Action::Pass | Action::TimeUp => {
            return None;
        }
    })
}
