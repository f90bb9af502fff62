//! What a player does of all that they can do: anything, but in Rat Hot what leaves few of their rats looking out, for else
//! it is soon over.

use ratskeller_core::Rng;
use serde::Deserialize;
use serde_json::{Value, json};

/// What can be done, and what it would do at once.
#[derive(Debug, Deserialize)]
struct Choice {
    action: Value,
    #[serde(default)]
    effect: Value,
}

/// Choices in short: the same places for every strip (docs/tables.md).
#[derive(Debug, Deserialize)]
struct InShort {
    across: Vec<[u64; 3]>,
    down: Vec<[u64; 3]>,
    effects: Vec<Value>,
    ways: Vec<Way>,
}

#[derive(Debug, Deserialize)]
struct Way {
    strip: u64,
    facing: String,
    effects: Vec<usize>,
}

impl InShort {
    fn choices(&self) -> Vec<Choice> {
        let fields = |runs: &[[u64; 3]]| -> Vec<(u64, u64)> {
            runs.iter().flat_map(|&[x, y, n]| (0..n).map(move |step| (x + step, y))).collect()
        };
        let (across, down) = (fields(&self.across), fields(&self.down));
        let of_way = |way: &Way| {
            let (fields, (right, below)) = match way.facing.as_str() {
                "east" => (&across, (0, 0)),
                "west" => (&across, (2, 0)),
                "south" => (&down, (0, 0)),
                _ => (&down, (0, 2)),
            };
            let choice = |(&(x, y), &effect): (&(u64, u64), &usize)| Choice {
                action: json!({"place": {"strip": way.strip, "at": [x + right, y + below], "facing": way.facing}}),
                effect: self.effects[effect].clone(),
            };
            fields.iter().zip(&way.effects).map(choice).collect::<Vec<_>>()
        };
        self.ways.iter().flat_map(of_way).collect()
    }
}

/// One of the choices, in whichever form they are told.
pub fn any(choices: &str, seat: usize, rng: &mut Rng) -> Option<Value> {
    let in_short = || serde_json::from_str::<InShort>(choices).ok().map(|short| short.choices());
    let mut all: Vec<Choice> = serde_json::from_str(choices).ok().or_else(in_short)?;
    let rats = |choice: &Choice| choice.effect["rats"][seat].as_u64().unwrap_or_default();
    let fewest = all.iter().map(rats).min()?;
    all.retain(|choice| rats(choice) == fewest);
    Some(all.swap_remove(rng.below(all.len() as u32) as usize).action)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ratskeller_core::Seed;

    use super::*;

    fn all(choices: &Value, seat: usize) -> BTreeSet<String> {
        let mut rng = Rng::new(Seed([1; 32]));
        (0..200).map(|_| any(&choices.to_string(), seat, &mut rng).unwrap().to_string()).collect()
    }

    #[test]
    fn anything_is_done_now_and_then_that_leaves_the_fewest_rats() {
        let list = json!([{"action": "a", "effect": {"rats": [0, 2]}}, {"action": "b", "effect": {"rats": [1, 2]}},
            {"action": "c", "effect": {"rats": [0, 3]}}]);
        assert_eq!(all(&list, 0), BTreeSet::from(["\"a\"".to_owned(), "\"c\"".to_owned()]));
        assert_eq!(all(&list, 1), BTreeSet::from(["\"a\"".to_owned(), "\"b\"".to_owned()]));
        assert_eq!(all(&json!([{"action": "stay"}]), 0), BTreeSet::from(["\"stay\"".to_owned()]));
    }

    #[test]
    fn choices_in_short_are_the_same_as_in_the_list() {
        let short = json!({"across": [[7, 9, 3], [11, 9, 1]], "down": [[9, 7, 1]],
            "effects": [{"points": [0, 0], "rats": [2, 1]}, {"points": [0, 3], "rats": [2, 1]}],
            "ways": [{"strip": 29, "facing": "east", "effects": [0, 0, 1, 0]},
                {"strip": 29, "facing": "south", "effects": [0]}, {"strip": 29, "facing": "west", "effects": [1, 0, 0, 0]},
                {"strip": 29, "facing": "north", "effects": [1]}]});
        let found = all(&short, 0);
        assert_eq!(found.len(), 10);
        for action in [
            json!({"place": {"strip": 29, "at": [7, 9], "facing": "east"}}),
            json!({"place": {"strip": 29, "at": [9, 9], "facing": "west"}}),
            json!({"place": {"strip": 29, "at": [9, 9], "facing": "north"}}),
        ] {
            assert!(found.contains(&action.to_string()), "{found:?}");
        }
    }
}
