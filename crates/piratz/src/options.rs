//! What the players agree on beforehand.

use ratskeller_core::{Chosen, Memory};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("x-order" = ["memory", "first"])))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
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
