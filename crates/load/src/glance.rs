//! What a random player reads of a message: as little as possible.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::chance::Chance;

#[derive(Debug, Deserialize)]
pub struct Glance<'a> {
    #[serde(rename = "type")]
    pub kind: Kind,
    #[serde(default)]
    pub seq: u64,
    pub to_move: Option<usize>,
    #[serde(borrow)]
    pub choices: Option<&'a RawValue>,
    #[serde(borrow)]
    pub ack: Option<Cow<'a, str>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Table,
    Update,
    Refused,
    #[serde(other)]
    Other,
}

impl<'a> Glance<'a> {
    pub fn at(text: &'a str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// Any of the actions that the viewer can choose from, if the decision is theirs.
    pub fn any_action(&self, chance: &mut Chance) -> Option<&'a RawValue> {
        self.choices.and_then(|choices| any_action(choices.get(), chance))
    }
}

/// There may be hundreds of choices. Instead of reading them all, goes to any place in their text and takes the next.
fn any_action<'a>(choices: &'a str, chance: &mut Chance) -> Option<&'a RawValue> {
    const MARK: &str = r#"{"action":"#;
    let place = choices.floor_char_boundary(chance.below(choices.len()));
    let before = choices[place..].find(MARK).map(|further| place + further).or_else(|| choices.find(MARK))?;
    let mut action = serde_json::Deserializer::from_str(&choices[before + MARK.len()..]);
    Deserialize::deserialize(&mut action).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const UPDATE: &str = r#"{"type":"update","seq":7,"by":0,"events":[{"type":"revealed"}],"view":{"phase":"turn"},"to_move":0,
        "choices":[{"action":"stay"},{"action":{"leave":{"kind":"gold"}},"effect":{"cards":[3]}},{"action":"reveal"}],
        "clock":null,"ended":null,"ack":"12"}"#;

    #[test]
    fn every_choice_is_taken_now_and_then() {
        let glance = Glance::at(UPDATE).unwrap();
        assert_eq!(
            (glance.kind, glance.seq, glance.to_move, glance.ack.as_deref()),
            (Kind::Update, 7, Some(0), Some("12"))
        );
        let mut chance = Chance::new(1);
        let taken: BTreeSet<_> = (0..100).map(|_| glance.any_action(&mut chance).unwrap().get()).collect();
        assert_eq!(taken, BTreeSet::from([r#""reveal""#, r#""stay""#, r#"{"leave":{"kind":"gold"}}"#]));
    }

    #[test]
    fn nothing_is_chosen_when_others_decide() {
        let text = r#"{"type":"update","seq":8,"by":0,"events":[],"view":{},"to_move":1,"ended":null}"#;
        let glance = Glance::at(text).unwrap();
        assert!(glance.any_action(&mut Chance::new(1)).is_none() && glance.ack.is_none());
        assert!(Glance::at(r#"{"type":"update","choices":[]}"#).unwrap().any_action(&mut Chance::new(1)).is_none());
    }

    #[test]
    fn what_does_not_matter_is_passed_over() {
        let present = Glance::at(r#"{"type":"present","seats":[true,false],"watching":0}"#).unwrap();
        assert_eq!(present.kind, Kind::Other);
    }
}
