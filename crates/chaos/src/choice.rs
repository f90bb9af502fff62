//! What a player does of all that they can do: anything, but in Rat Hot what leaves few of their rats looking out, for else
//! it is soon over.

use ratskeller_core::Rng;
use serde::Deserialize;
use serde_json::Value;

/// What can be done, and what it would do at once.
#[derive(Debug, Deserialize)]
struct Choice {
    action: Value,
    #[serde(default)]
    effect: Value,
}

/// One of the choices.
pub fn any(choices: &str, seat: usize, rng: &mut Rng) -> Option<Value> {
    let mut all: Vec<Choice> = serde_json::from_str(choices).ok()?;
    let rats = |choice: &Choice| choice.effect["rats"][seat].as_u64().unwrap_or_default();
    let fewest = all.iter().map(rats).min()?;
    all.retain(|choice| rats(choice) == fewest);
    Some(all.swap_remove(rng.below(all.len() as u32) as usize).action)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ratskeller_core::Seed;
    use serde_json::json;

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
}
