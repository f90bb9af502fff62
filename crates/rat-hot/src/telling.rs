//! Strips in words: by what is printed on them, and by the field under their middle.

use ratskeller_core::{Message, SmallId};

use crate::action::Action;
use crate::deck::{Deck, GOODS, Symbol};
use crate::draw;
use crate::place::fields;

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
fn field(field: &str) -> Message {
    if NAMED.contains(&field) {
        Message::named(format!("rat-hot-field-{field}"))
    } else {
        Message::Verbatim(field.to_owned())
    }
}

/// Which letters on a drawing are which spice.
pub(crate) fn spices(deck: &Deck) -> Message {
    let told = deck.names.iter().enumerate().map(|(index, name)| {
        let (letters, _) = draw::letters(Symbol::Spice(SmallId::new(index)), deck);
        Message::joined(" ", [Message::Verbatim(letters), field(name)])
    });
    Message::joined(" · ", told)
}

pub(crate) fn laying(Action::Place { strip, at, facing }: Action, deck: &Deck) -> Option<Message> {
    let printed = (strip.index() < GOODS).then(|| deck.print.strip(strip))?;
    let printed = printed.into_iter().map(|symbol| field(deck.word(symbol)));
    let [_, middle, _] = fields(at, facing);
    let laying = Message::named("action-rat-hot-place").with("strip", Message::joined(", ", printed));
    Some(laying.with("x", middle.x).with("y", middle.y).with("facing", facing.name()))
}
