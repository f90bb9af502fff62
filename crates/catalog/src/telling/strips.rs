//! Rat Hot's strips: by what is printed on them, and by the field under their middle.

use rat_hot::{Action, Deck, RawDeck, Symbol, letters, place};
use ratskeller_core::{Message, SmallId};
use serde::Deserialize;
use serde_json::Value;

/// What every language has a word for.
const NAMED: [&str; 12] = [
    "chili",
    "paprika",
    "cinnamon",
    "saffron",
    "jalapeno",
    "ginger",
    "wasabi",
    "pepper",
    "red_rat",
    "green_rat",
    "empty",
    "s",
];

/// What a field shows. A deck of one's own may have spices that no language knows.
pub fn field(field: &str) -> Message {
    if NAMED.contains(&field) {
        Message::named(format!("rat-hot-field-{field}"))
    } else {
        Message::Verbatim(field.to_owned())
    }
}

/// Which letters on a drawing are which spice.
pub fn spices(deck: &Value) -> Option<Message> {
    let deck: Deck = RawDeck::deserialize(deck).ok()?.try_into().ok()?;
    let told = deck.names.iter().enumerate().map(|(index, name)| {
        let (letters, _) = letters(Symbol::Spice(SmallId::new(index)), &deck);
        Message::joined(" ", [Message::Verbatim(letters), field(name)])
    });
    Some(Message::joined(" · ", told))
}

pub(super) fn laying(deck: &Value, action: &Value) -> Option<Message> {
    let Action::Place { strip, at, facing } = Action::deserialize(action).ok()?;
    let deck = RawDeck::deserialize(deck).ok()?;
    let printed = deck.strips.get(strip.index())?.iter().map(|printed| field(printed));
    let [_, middle, _] = place::fields(at, facing);
    let laying = Message::named("action-rat-hot-place").with("strip", Message::joined(", ", printed));
    Some(laying.with("x", middle.x).with("y", middle.y).with("facing", facing.name()))
}
