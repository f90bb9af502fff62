//! What a random player reads of a message: as little as possible.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::chance::Chance;
use crate::game::Sense;
use crate::placements::Placements;

#[derive(Debug)]
pub struct Glance<'a> {
    pub kind: Kind,
    pub seq: u64,
    pub to_move: Option<usize>,
    /// The id of an action of one's own; all of ours are numbers.
    pub ack: Option<u64>,
    choices: Option<&'a RawValue>,
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

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

impl<'a> Glance<'a> {
    pub fn at(text: &'a str) -> serde_json::Result<Self> {
        let Told { kind, seq, to_move, choices, ack } = serde_json::from_str(text)?;
        Ok(Self { kind, seq, to_move, ack: ack.and_then(|id| id.parse().ok()), choices })
    }

    /// One of the actions that a player can choose from, if the decision is theirs.
    pub fn choice(&self, sense: Sense, chance: &mut Chance) -> Option<Box<RawValue>> {
        let choices = self.choices?.get();
        if choices.starts_with('{') {
            let placements: Placements = serde_json::from_str(choices).ok()?;
            return RawValue::from_string(placements.any(sense, chance)?).ok();
        }
        let choices: Vec<Choice> = serde_json::from_str(choices).ok().filter(|choices: &Vec<_>| !choices.is_empty())?;
        Some(choices[chance.below(choices.len())].action.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const UPDATE: &str = r#"{"type":"update","seq":7,"by":0,"events":[{"type":"revealed"}],"view":{"phase":"turn"},"to_move":0,"choices":[{"action":"stay"},{"action":{"leave":{"kind":"gold"}},"effect":{"cards":[3]}},{"action":"reveal"}],"clock":null,"ended":null,"ack":"12"}"#;

    const SHORT: &str = r#"{"type":"update","seq":8,"to_move":1,"choices":{"across":[[7,9,1]],"down":[],"effects":[{"points":[0,1],"rats":[0,1]}],"ways":[{"strip":3,"facing":"west","effects":[0]}]}}"#;

    #[test]
    fn every_choice_is_taken_now_and_then() {
        let glance = Glance::at(UPDATE).unwrap();
        assert_eq!((glance.kind, glance.seq, glance.to_move, glance.ack), (Kind::Update, 7, Some(0), Some(12)));
        let mut chance = Chance::new(1);
        let mut any = || glance.choice(Sense::LooksAfterRats, &mut chance).unwrap().get().to_owned();
        let taken: BTreeSet<String> = (0..100).map(|_| any()).collect();
        let all = [r#""reveal""#, r#""stay""#, r#"{"leave":{"kind":"gold"}}"#];
        assert_eq!(taken, BTreeSet::from(all.map(str::to_owned)));
    }

    #[test]
    fn choices_in_short_are_chosen_from_as_well() {
        let choice = Glance::at(SHORT).unwrap().choice(Sense::Heedless, &mut Chance::new(1)).unwrap();
        assert_eq!(choice.get(), r#"{"place":{"strip":3,"at":[9,9],"facing":"west"}}"#);
    }

    #[test]
    fn nothing_is_chosen_when_others_decide() {
        let text = r#"{"type":"update","seq":8,"by":0,"events":[],"view":{},"to_move":1,"ended":null}"#;
        let nothing = |text| Glance::at(text).unwrap().choice(Sense::LooksAfterRats, &mut Chance::new(1)).is_none();
        assert!(nothing(text) && Glance::at(text).unwrap().ack.is_none());
        assert!(nothing(r#"{"type":"update","choices":[]}"#));
    }

    #[test]
    fn what_does_not_matter_is_passed_over() {
        let present = Glance::at(r#"{"type":"present","seats":[true,false],"watching":0}"#).unwrap();
        assert_eq!(present.kind, Kind::Other);
    }
}
