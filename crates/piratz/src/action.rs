//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::kind::Kind;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub enum Action {
    /// Turn up the next card of the pile: `"reveal"`.
    Reveal,
    /// Not leave after revealing a card: `"stay"`.
    Stay,
    /// Leave with every open card that shows this kind: `{"leave": {"kind": "pearls"}}`.
    Leave { kind: Kind },
    /// Take one open rat card as a consolation for the alarm: `{"keep_rat": {"card": 3}}`.
    KeepRat { card: Card },
    /// Take none: `"decline_rat"`.
    DeclineRat,
    /// Lay the shovel on an open card: `{"bury": {"card": 17}}`.
    Bury { card: Card },
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratskeller_core::SmallId;

    fn read(json: &str) -> Result<Action, serde_json::Error> {
        serde_json::from_str(json)
    }

    #[test]
    fn actions_are_written_as_the_canon_says() {
        let card = Card::new(17);
        for (action, json) in [
            (Action::Reveal, r#""reveal""#),
            (Action::Stay, r#""stay""#),
            (Action::Leave { kind: Kind::Pearls }, r#"{"leave":{"kind":"pearls"}}"#),
            (Action::KeepRat { card }, r#"{"keep_rat":{"card":17}}"#),
            (Action::DeclineRat, r#""decline_rat""#),
            (Action::Bury { card }, r#"{"bury":{"card":17}}"#),
        ] {
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(read(json).unwrap(), action);
        }
    }

    #[test]
    fn any_number_can_name_a_card_but_words_must_be_known() {
        assert_eq!(read(r#"{"bury":{"card":-3}}"#).unwrap(), Action::Bury { card: Card::new(255) });
        for malformed in [
            r#""dig""#,
            r#"{"leave":{"kind":"rubies"}}"#,
            r#"{"leave":{}}"#,
            r#"{"leave":{"kind":"rings","card":1}}"#,
            r#"{"leave":{"kind":"rings","kind":"rings"}}"#,
            r#"{"bury":{"card":1},"keep_rat":{"card":1}}"#,
            r#"{"bury":{"card":null}}"#,
            r#"{"bury":{"card":1.5}}"#,
        ] {
            assert!(read(malformed).is_err(), "{malformed}");
        }
    }
}
