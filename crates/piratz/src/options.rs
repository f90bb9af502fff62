//! What the players agree on beforehand.

use ratskeller_core::{Chosen, Memory};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[schemars(extend("x-order" = ["memory", "first"]))]
#[ts(export_to = "piratz.ts")]
pub struct Options {
    /// Who starts (PZ-S4): a seat, or "random".
    pub first: Chosen,
    /// Whether a view counts the treasures taken and lists the cards discarded ("aided"), or players have to remember
    /// them as at a real table ("strict").
    pub memory: Memory,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_have_defaults_and_no_strangers() {
        let read = |json: &str| serde_json::from_str::<Options>(json);
        assert_eq!(read("{}").unwrap(), Options { first: Chosen::Random, memory: Memory::Strict });
        assert_eq!(read(r#"{"memory":"aided"}"#).unwrap().memory, Memory::Aided);
        assert!(read(r#"{"memory":"good"}"#).is_err() && read(r#"{"oldest":1}"#).is_err());
    }

    #[test]
    fn the_schema_describes_every_option() {
        let schema = serde_json::to_value(schemars::schema_for!(Options)).unwrap();
        for option in ["first", "memory"] {
            let described = &schema["properties"][option];
            assert!(described["description"].is_string() && described["default"].is_string(), "{described}");
        }
        assert_eq!(schema["additionalProperties"], false);
    }
}
