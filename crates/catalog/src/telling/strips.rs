//! Rat Hot's strips: by what is printed on them, and by the field under their middle.

use rat_hot::{Action, Deck, RawDeck, Symbol, letters, place};
use ratskeller_core::SmallId;
use serde::Deserialize;
use serde_json::Value;
use words::Words;

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
pub fn field(words: &Words, field: &str) -> String {
    if NAMED.contains(&field) { words.say(&format!("rat-hot-field-{field}"), &[]) } else { field.to_owned() }
}

/// Which letters on a drawing are which spice.
pub fn spices(words: &Words, deck: &Value) -> Option<String> {
    let deck: Deck = RawDeck::deserialize(deck).ok()?.try_into().ok()?;
    let told = deck.names.iter().enumerate().map(|(index, name)| {
        let (letters, _) = letters(Symbol::Spice(SmallId::new(index)), &deck);
        format!("{letters} {}", field(words, name))
    });
    Some(told.collect::<Vec<_>>().join(" · "))
}

pub(super) fn laying(words: &Words, deck: &Value, action: &Value) -> Option<String> {
    let Action::Place { strip, at, facing } = Action::deserialize(action).ok()?;
    let deck = RawDeck::deserialize(deck).ok()?;
    let printed = deck.strips.get(strip.index())?.iter().map(|printed| field(words, printed));
    let [_, middle, _] = place::fields(at, facing);
    let arguments = [
        ("strip", printed.collect::<Vec<_>>().join(", ").into()),
        ("x", middle.x.into()),
        ("y", middle.y.into()),
        ("facing", facing.name().into()),
    ];
    Some(words.say("action-rat-hot-place", &arguments))
}
