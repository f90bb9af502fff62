//! What a random player reads of a message: as little as possible.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::chance::Chance;
use crate::game::Sense;

#[derive(Debug)]
pub struct Glance<'a> {
    pub kind: Kind,
    pub seq: u64,
    pub to_move: Option<usize>,
    /// The id of an action of one's own; all of ours are numbers.
    pub ack: Option<u64>,
    choices: Option<&'a str>,
    /// How many rats of each seat's colour look out now, in a game where that matters, for whoever is to choose.
    rats: [u8; 2],
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

/// Of a view, or of what a choice does.
#[derive(Deserialize)]
struct Showing {
    rats: [u8; 2],
}

#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default)]
    seq: u64,
    to_move: Option<usize>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    #[serde(borrow)]
    choices: Option<&'a RawValue>,
    #[serde(borrow)]
    ack: Option<Cow<'a, str>>,
}

impl<'a> Glance<'a> {
    pub fn at(text: &'a str) -> serde_json::Result<Self> {
        if let Some((rest, choices)) = cut(text)
            && let Ok(told) = serde_json::from_str::<Told>(&rest)
        {
            return Ok(Self { choices: Some(choices), rats: rats(told.view), ..Self::of(&told) });
        }
        let told: Told = serde_json::from_str(text)?;
        let rats = rats(told.view.filter(|_| told.choices.is_some()));
        Ok(Self { choices: told.choices.map(RawValue::get), rats, ..Self::of(&told) })
    }

    fn of(told: &Told) -> Self {
        let Told { kind, seq, to_move, view: _, choices: _, ref ack } = *told;
        let ack = ack.as_ref().and_then(|id| id.parse().ok());
        Self { kind, seq, to_move, ack, choices: None, rats: [0; 2] }
    }

    /// One of the actions that a seat can choose from, if the decision is its own.
    pub fn choice(&self, seat: usize, sense: Sense, chance: &mut Chance) -> Option<&'a RawValue> {
        let choices = self.choices?;
        let choice = match sense {
            Sense::None => any(choices, chance),
            Sense::LooksAfterRats => any_with_few_rats(choices, seat, self.rats[seat], chance),
        };
        choice.map(|choice| choice.action)
    }
}

/// What a player may do, and what it would do at once.
#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    #[serde(borrow)]
    effect: Option<&'a RawValue>,
}

impl Choice<'_> {
    /// How many rats of a seat's colour look out afterwards (RH-E1); as many as now, if the choice changes nothing.
    fn rats(&self, seat: usize, now: u8) -> u8 {
        let after = self.effect.and_then(|effect| serde_json::from_str(effect.get()).ok());
        after.map_or(now, |Showing { rats }| rats[seat])
    }
}

fn rats(view: Option<&RawValue>) -> [u8; 2] {
    let shown = view.and_then(|view| serde_json::from_str(view.get()).ok());
    shown.map_or([0; 2], |Showing { rats }| rats)
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

const MARK: &str = r#"{"action":"#;
/// Early in a game the first try is nearly always good.
const TRIES: usize = 16;

/// There may be hundreds of choices. Instead of reading them all, goes to any place in their text and takes the next.
fn any<'a>(choices: &'a str, chance: &mut Chance) -> Option<Choice<'a>> {
    if choices.is_empty() {
        return None;
    }
    let place = choices.floor_char_boundary(chance.below(choices.len()));
    let start = choices[place..].find(MARK).map(|further| place + further).or_else(|| choices.find(MARK))?;
    read(&choices[start..])
}

/// Any choice that leaves none of one's rats looking out. If a few tries find none, reads all for those that leave the fewest: who
/// stops short of the three that lose (RH-E1) loses soon, for strips that show rats have to be laid all the same.
fn any_with_few_rats<'a>(choices: &'a str, seat: usize, now: u8, chance: &mut Chance) -> Option<Choice<'a>> {
    for _ in 0..TRIES {
        let choice = any(choices, chance)?;
        if choice.rats(seat, now) == 0 {
            return Some(choice);
        }
    }
    let starts = choices.match_indices(MARK).map(|(start, _)| start);
    let mut all: Vec<Choice> = starts.filter_map(|start| read(&choices[start..])).collect();
    let fewest = all.iter().map(|choice| choice.rats(seat, now)).min()?;
    all.retain(|choice| choice.rats(seat, now) == fewest);
    Some(all.swap_remove(chance.below(all.len())))
}

/// The choice that a text begins with.
fn read(text: &str) -> Option<Choice<'_>> {
    Choice::deserialize(&mut serde_json::Deserializer::from_str(text)).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const UPDATE: &str = r#"{"type":"update","seq":7,"by":0,"events":[{"type":"revealed"}],"view":{"phase":"turn"},"to_move":0,"choices":[{"action":"stay"},{"action":{"leave":{"kind":"gold"}},"effect":{"cards":[3]}},{"action":"reveal"}],"clock":null,"ended":null,"ack":"12"}"#;

    const RATS: &str = r#"{"type":"update","seq":8,"to_move":1,"choices":[{"action":"bad","effect":{"points":[0,0],"rats":[0,3]}},{"action":"good","effect":{"points":[2,0],"rats":[3,2]}},{"action":"worse","effect":{"points":[0,1],"rats":[0,4]}}]}"#;

    fn taken<'a>(glance: &Glance<'a>, seat: usize, sense: Sense) -> BTreeSet<&'a str> {
        let mut chance = Chance::new(1);
        (0..100).map(|_| glance.choice(seat, sense, &mut chance).unwrap().get()).collect()
    }

    #[test]
    fn every_choice_is_taken_now_and_then() {
        let glance = Glance::at(UPDATE).unwrap();
        assert_eq!((glance.kind, glance.seq, glance.to_move, glance.ack), (Kind::Update, 7, Some(0), Some(12)));
        for sense in [Sense::None, Sense::LooksAfterRats] {
            let all = BTreeSet::from([r#""reveal""#, r#""stay""#, r#"{"leave":{"kind":"gold"}}"#]);
            assert_eq!(taken(&glance, 0, sense), all);
        }
    }

    #[test]
    fn whoever_looks_after_their_rats_does_not_show_three() {
        let glance = Glance::at(RATS).unwrap();
        let all = BTreeSet::from([r#""bad""#, r#""good""#, r#""worse""#]);
        assert_eq!(taken(&glance, 1, Sense::None), all);
        assert_eq!(taken(&glance, 1, Sense::LooksAfterRats), BTreeSet::from([r#""good""#]));
        // The other's rats do not matter.
        assert_eq!(taken(&glance, 0, Sense::LooksAfterRats), BTreeSet::from([r#""bad""#, r#""worse""#]));
    }

    #[test]
    fn a_choice_that_changes_nothing_leaves_as_many_rats_as_there_are() {
        let shown = RATS.replace(r#""choices":["#, r#""view":{"rats":[0,3]},"choices":[{"action":"idle"},"#);
        assert_eq!(taken(&Glance::at(&shown).unwrap(), 1, Sense::LooksAfterRats), BTreeSet::from([r#""good""#]));
        let idle = BTreeSet::from([r#""idle""#, r#""good""#]);
        let fewer = shown.replace(r#""view":{"rats":[0,3]}"#, r#""view":{"rats":[3,2]}"#);
        assert_eq!(taken(&Glance::at(&fewer).unwrap(), 1, Sense::LooksAfterRats), idle);
    }

    #[test]
    fn few_good_choices_among_many_are_found() {
        let bad = r#"{"action":"bad","effect":{"rats":[0,5]}},"#;
        let good = RATS.replace(r#"{"action":"bad""#, &format!(r#"{}{{"action":"bad""#, bad.repeat(1000)));
        assert_eq!(taken(&Glance::at(&good).unwrap(), 1, Sense::LooksAfterRats), BTreeSet::from([r#""good""#]));
        let none = good.replace(r#""rats":[3,2]"#, r#""rats":[3,9]"#);
        let fewest = BTreeSet::from([r#""bad""#]);
        assert!(taken(&Glance::at(&none).unwrap(), 1, Sense::LooksAfterRats).is_superset(&fewest));
        let three = none.replace(r#""rats":[0,5]"#, r#""rats":[0,6]"#);
        assert_eq!(taken(&Glance::at(&three).unwrap(), 1, Sense::LooksAfterRats), fewest);
    }

    #[test]
    fn long_choices_are_not_read_but_chosen_from() {
        let many = [r#"{"action":"draw"},"#; 1000].concat() + r#"{"action":"stay"}"#;
        let long = UPDATE.replace(r#"{"action":"stay"}"#, &many);
        assert!(cut(&long).is_some_and(|(rest, _)| rest.len() < 200));
        let glance = Glance::at(&long).unwrap();
        assert_eq!((glance.kind, glance.seq, glance.to_move, glance.ack), (Kind::Update, 7, Some(0), Some(12)));
        assert!(taken(&glance, 0, Sense::None).contains(r#""draw""#));
    }

    #[test]
    fn what_only_looks_like_choices_is_read_all_the_same() {
        let view = format!(r#"{{"fake":0,"choices":[{{}}],"clock":0,"cards":"{}"}}"#, "x".repeat(5000));
        let misleading = UPDATE.replace(r#"{"phase":"turn"}"#, &view);
        let glance = Glance::at(&misleading).unwrap();
        assert_eq!(taken(&glance, 0, Sense::None).len(), 3);
    }

    #[test]
    fn nothing_is_chosen_when_others_decide() {
        let text = r#"{"type":"update","seq":8,"by":0,"events":[],"view":{},"to_move":1,"ended":null}"#;
        let nothing = |text| Glance::at(text).unwrap().choice(0, Sense::LooksAfterRats, &mut Chance::new(1)).is_none();
        assert!(nothing(text) && Glance::at(text).unwrap().ack.is_none());
        assert!(nothing(r#"{"type":"update","choices":[]}"#));
    }

    #[test]
    fn what_does_not_matter_is_passed_over() {
        let present = Glance::at(r#"{"type":"present","seats":[true,false],"watching":0}"#).unwrap();
        assert_eq!(present.kind, Kind::Other);
    }
}
