//! What somebody does, to be said: the messages `action-<game>-<action>` of `games/<game>/messages/*/terminal.ftl`.

use ratskeller_core::{Argument, Message};
use serde_json::Value;

use crate::entry::Entry;

/// An action as it stands in a menu or behind a player's name, with things and places called as on the table.
pub fn action(game: &str, deck: &Value, action: &Value) -> Message {
    let own = Entry::named(game).ok().and_then(|entry| entry.told(deck, action));
    own.unwrap_or_else(|| by_its_fields(game, action))
}

fn by_its_fields(game: &str, action: &Value) -> Message {
    let (name, fields) = match action {
        Value::Object(named) => {
            named.iter().next().map_or(("", &Value::Null), |(name, fields)| (name.as_str(), fields))
        }
        other => (other.as_str().unwrap_or_default(), &Value::Null),
    };
    let message = Message::named(format!("action-{game}-{name}"));
    fields
        .as_object()
        .into_iter()
        .flatten()
        .fold(message, |message, (field, value)| message.with(field.clone(), argument(value)))
}

fn argument(value: &Value) -> Argument {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Number(number) if number.is_i64() => Argument::Number(number.as_i64().unwrap_or_default()),
        other => other.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Language, Words};

    use super::*;
    use crate::testing::{play, tables};
    use crate::{Deck, Entry};

    #[test]
    fn an_action_is_told_as_people_would() {
        let tell = |language, game: &str, what| {
            let deck = Deck::built_in(Entry::named(game).unwrap(), "default").unwrap();
            Words::new(language).tell(action(game, &deck.value(), &what))
        };
        let place = json!({"place": {"strip": 7, "at": [12, 11], "facing": "south"}});
        assert_eq!(tell(Language::English, "rat-hot", place.clone()), "lay chili, red rat, ginger at 12, 12 downwards");
        assert_eq!(tell(Language::German, "rat-hot", place), "Chili, rote Ratte, Ingwer auf 12, 12 nach unten legen");
        let leave = json!({"leave": {"kind": "gems"}});
        assert_eq!(tell(Language::Icelandic, "piratz", leave), "fara með alla gimsteina");
        let swap = json!({"swap": {"own": 0, "seat": 2, "slot": 3}});
        assert_eq!(tell(Language::Dutch, "rat-a-tat-cat", swap), "eigen kaart 1 ruilen met kaart 4 van plaats 2");
    }

    #[test]
    fn every_legal_action_can_be_told() {
        let words = Words::new(Language::English);
        for mut table in tables() {
            for _ in 0..60 {
                let legal: Value = serde_json::from_str(table.legal().get()).unwrap();
                for what in legal["actions"].as_array().unwrap() {
                    let told = words.tell(action(table.spec().name, &table.deck().value(), what));
                    assert!(!told.starts_with("action-") && !told.contains('{'), "{told}");
                }
                play(&mut *table, 1);
            }
        }
    }
}
