//! What a random player reads of a message: as little as possible.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::chance::Chance;

#[derive(Debug)]
pub struct Glance<'a> {
    pub kind: Kind,
    pub seq: u64,
    pub to_move: Option<usize>,
    /// The id of an action of one's own; all of ours are numbers.
    pub ack: Option<u64>,
    choices: Option<&'a str>,
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

#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default)]
    seq: u64,
    to_move: Option<usize>,
    #[serde(borrow)]
    choices: Option<&'a RawValue>,
    #[serde(borrow)]
    ack: Option<Cow<'a, str>>,
}

impl<'a> Glance<'a> {
    pub fn at(text: &'a str) -> serde_json::Result<Self> {
        if let Some((rest, choices)) = cut(text)
            && let Ok(told) = serde_json::from_str(&rest)
        {
            return Ok(Self { choices: Some(choices), ..Self::of(&told) });
        }
        let told: Told = serde_json::from_str(text)?;
        Ok(Self { choices: told.choices.map(RawValue::get), ..Self::of(&told) })
    }

    fn of(told: &Told) -> Self {
        let Told { kind, seq, to_move, choices: _, ref ack } = *told;
        Self { kind, seq, to_move, ack: ack.as_ref().and_then(|id| id.parse().ok()), choices: None }
    }

    /// Any of the actions that the viewer can choose from, if the decision is theirs.
    pub fn any_action(&self, chance: &mut Chance) -> Option<&'a RawValue> {
        self.choices.and_then(|choices| any_action(choices, chance))
    }
}

/// Takes the choices out of the middle of a long message, for reading over 40 KB of them costs ten times as much as all
/// the rest. If what looks like choices is something else, the rest is no JSON.
fn cut(text: &str) -> Option<(String, &str)> {
    const BEFORE: &str = r#","choices":["#;
    const AFTER: &str = "}]";
    const LONG: usize = 4 * 1024;
    if text.len() < LONG {
        return None;
    }
    let start = text.find(BEFORE)?;
    let end = text.rfind(AFTER)?;
    let choices = text.get(start + BEFORE.len()..=end)?;
    Some((text[..start].to_owned() + &text[end + AFTER.len()..], choices))
}

/// There may be hundreds of choices. Instead of reading them all, goes to any place in their text and takes the next.
fn any_action<'a>(choices: &'a str, chance: &mut Chance) -> Option<&'a RawValue> {
    const MARK: &str = r#"{"action":"#;
    if choices.is_empty() {
        return None;
    }
    let place = choices.floor_char_boundary(chance.below(choices.len()));
    let before = choices[place..].find(MARK).map(|further| place + further).or_else(|| choices.find(MARK))?;
    let mut action = serde_json::Deserializer::from_str(&choices[before + MARK.len()..]);
    Deserialize::deserialize(&mut action).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const UPDATE: &str = r#"{"type":"update","seq":7,"by":0,"events":[{"type":"revealed"}],"view":{"phase":"turn"},"to_move":0,"choices":[{"action":"stay"},{"action":{"leave":{"kind":"gold"}},"effect":{"cards":[3]}},{"action":"reveal"}],"clock":null,"ended":null,"ack":"12"}"#;

    fn taken<'a>(glance: &Glance<'a>) -> BTreeSet<&'a str> {
        let mut chance = Chance::new(1);
        (0..100).map(|_| glance.any_action(&mut chance).unwrap().get()).collect()
    }

    #[test]
    fn every_choice_is_taken_now_and_then() {
        let glance = Glance::at(UPDATE).unwrap();
        assert_eq!((glance.kind, glance.seq, glance.to_move, glance.ack), (Kind::Update, 7, Some(0), Some(12)));
        assert_eq!(taken(&glance), BTreeSet::from([r#""reveal""#, r#""stay""#, r#"{"leave":{"kind":"gold"}}"#]));
    }

    #[test]
    fn long_choices_are_not_read_but_chosen_from() {
        let many = [r#"{"action":"draw"},"#; 1000].concat() + r#"{"action":"stay"}"#;
        let long = UPDATE.replace(r#"{"action":"stay"}"#, &many);
        assert!(cut(&long).is_some_and(|(rest, _)| rest.len() < 200));
        let glance = Glance::at(&long).unwrap();
        assert_eq!((glance.kind, glance.seq, glance.to_move, glance.ack), (Kind::Update, 7, Some(0), Some(12)));
        assert!(taken(&glance).contains(r#""draw""#));
    }

    #[test]
    fn what_only_looks_like_choices_is_read_all_the_same() {
        let view = format!(r#"{{"fake":0,"choices":[{{}}],"clock":0,"cards":"{}"}}"#, "x".repeat(5000));
        let misleading = UPDATE.replace(r#"{"phase":"turn"}"#, &view);
        let glance = Glance::at(&misleading).unwrap();
        assert_eq!(taken(&glance).len(), 3);
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
