//! What a part of some JSON has to look like.

use serde::Deserialize;
use serde_json::{Map, Value};

/// Like the JSON it describes, but fields may be left out, `{}` is anything, and `{ least = 1, most = 3 }` a number in
/// between, where either may be left out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Pattern(Value);

impl Pattern {
    pub fn fits(&self, value: &Value) -> bool {
        fits(&self.0, value)
    }
}

fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(pattern), value) if pattern.is_empty() || limits(pattern) => {
            let within = |(limit, number): (&String, &Value)| match (number.as_f64(), value.as_f64()) {
                (Some(number), Some(value)) if limit == LEAST => number <= value,
                (Some(number), Some(value)) => value <= number,
                _ => false,
            };
            pattern.iter().all(within)
        }
        (Value::Object(pattern), Value::Object(object)) => {
            pattern.iter().all(|(key, pattern)| object.get(key).is_some_and(|value| fits(pattern, value)))
        }
        (Value::Array(patterns), Value::Array(values)) => {
            patterns.len() == values.len() && patterns.iter().zip(values).all(|(pattern, value)| fits(pattern, value))
        }
        (pattern, value) => pattern == value,
    }
}

const LEAST: &str = "least";
const MOST: &str = "most";

fn limits(pattern: &Map<String, Value>) -> bool {
    pattern.keys().all(|key| key == LEAST || key == MOST)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_left_out_is_free_and_everything_else_must_be_there() {
        let value = json!({"place": {"strip": 7, "at": [12, 11], "facing": "south"}});
        for fitting in [
            json!({}),
            json!({"place": {}}),
            json!({"place": {"strip": 7}}),
            json!({"place": {"at": [{}, 11]}}),
            json!({"place": {"at": [{"least": 12}, {"least": 10, "most": 11}]}}),
            value.clone(),
        ] {
            assert!(Pattern(fitting.clone()).fits(&value), "{fitting}");
        }
        for unfit in [
            json!("place"),
            json!({"leave": {}}),
            json!({"place": {"strip": 8}}),
            json!({"place": {"at": [12]}}),
            json!({"place": {"at": [{"most": 11}, 11]}}),
            json!({"place": {"facing": {"least": 0}}}),
            json!([]),
        ] {
            assert!(!Pattern(unfit.clone()).fits(&value), "{unfit}");
        }
    }
}
