//! What players can agree on, as it is offered to them: read from the JSON Schema of a game's options.
//!
//! An option offers what its schema allows: the values of an enum, both booleans, or every integer between a minimum and a
//! maximum. What a schema cannot say stands in it beside:
//!
//! | | |
//! | --- | --- |
//! | `x-order` | of all options: in which order they are shown, if not in that of the properties |
//! | `x-offered` | of an option: the values worth offering, where it allows too many |
//! | `x-seat` | of an integer: it is a seat, of which one's own and the next are offered |
//! | `x-longest` | of an option: the value with which a game goes on for longest |

use schemars::Schema;
use serde_json::{Map, Value};

/// An option with the values that are offered, the usual one first.
#[derive(Clone, PartialEq, Debug)]
pub struct Offered {
    pub name: String,
    pub values: Vec<Offer>,
}

/// A value, and what it is called in messages.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub key: String,
    pub value: Value,
}

/// What `Entry::offered` says of this schema.
pub(crate) fn offered(options: &Schema) -> Vec<Offered> {
    let properties = properties(options);
    let order = options.get("x-order").and_then(Value::as_array).cloned();
    let order = order.unwrap_or_else(|| properties.keys().map(|name| Value::from(name.as_str())).collect());
    let named = order.iter().filter_map(Value::as_str).filter_map(|name| Some((name, properties.get(name)?)));
    named.map(|(name, option)| Offered { name: name.to_owned(), values: usual_first(option) }).collect()
}

/// What `Entry::longest` says of this schema.
pub(crate) fn longest(options: &Schema) -> Map<String, Value> {
    let properties = properties(options).into_iter();
    properties.filter_map(|(name, option)| Some((name, option.get("x-longest")?.clone()))).collect()
}

fn properties(options: &Schema) -> Map<String, Value> {
    options.get("properties").and_then(Value::as_object).cloned().unwrap_or_default()
}

fn usual_first(option: &Value) -> Vec<Offer> {
    let mut offers = match option["x-offered"].as_array() {
        Some(values) => values.iter().map(Offer::called_by_value).collect(),
        None => allowed(option),
    };
    offers.sort_by_key(|offer| offer.value != option["default"]);
    offers
}

fn allowed(schema: &Value) -> Vec<Offer> {
    let by_value = |values: &[Value]| values.iter().map(Offer::called_by_value).collect();
    if let Some(schemas) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        return schemas.iter().flat_map(allowed).collect();
    }
    if let Some(value) = schema.get("const") {
        return by_value(std::slice::from_ref(value));
    }
    if let Some(values) = schema["enum"].as_array() {
        return by_value(values);
    }
    if schema["x-seat"] == true {
        let seat = |(key, seat): (&str, usize)| Offer { key: key.to_owned(), value: seat.into() };
        return [("you", 0), ("next", 1)].map(seat).into();
    }
    match (schema["type"].as_str(), schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
        (Some("boolean"), ..) => by_value(&[false.into(), true.into()]),
        (Some("integer"), Some(min), Some(max)) => by_value(&(min..=max).map(Value::from).collect::<Vec<_>>()),
        _ => Vec::new(),
    }
}

impl Offer {
    /// `strict`, `25`, `yes` and, for `{"rounds": 5}`, `rounds-5`.
    fn called_by_value(value: &Value) -> Self {
        let key = match value {
            Value::Bool(is) => if *is { "yes" } else { "no" }.to_owned(),
            Value::String(word) => word.clone(),
            Value::Object(fields) => {
                fields.iter().map(|(name, value)| format!("{name}-{value}")).collect::<Vec<_>>().join("-")
            }
            other => other.to_string(),
        };
        Self { key, value: value.clone() }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::entry::{Entry, GAMES};

    fn told(game: &str) -> Vec<(String, Vec<String>)> {
        let offered = Entry::named(game).unwrap().offered().into_iter();
        offered.map(|Offered { name, values }| (name, values.into_iter().map(|offer| offer.key).collect())).collect()
    }

    fn expected(options: &[(&str, &[&str])]) -> Vec<(String, Vec<String>)> {
        let owned = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
        options.iter().map(|(name, keys)| ((*name).to_owned(), owned(keys))).collect()
    }

    #[test]
    fn what_is_offered_follows_from_the_schema() {
        let first = &["random", "you", "next"][..];
        let rat_hot = [
            ("red", &["you", "next"][..]),
            ("first", first),
            ("table", &["25", "15", "51"]),
            ("burial", &["congruent", "never-whole"]),
            ("changed", &["any", "grown"]),
        ];
        assert_eq!(told("rat-hot"), expected(&rat_hot));
        assert_eq!(told("piratz"), expected(&[("memory", &["strict", "aided"]), ("first", first)]));
        let rat_a_tat_cat = [
            ("until", &["rounds-5", "rounds-1", "rounds-3", "points-100", "minutes-20"][..]),
            ("young", &["no", "yes"]),
            ("memory", &["strict", "aided"]),
            ("dealer", first),
        ];
        assert_eq!(told("rat-a-tat-cat"), expected(&rat_a_tat_cat));
    }

    #[test]
    fn every_option_is_offered_and_the_usual_value_comes_first() {
        for game in &GAMES {
            let schema = game.options();
            let properties = properties(&schema);
            let offered = game.offered();
            assert_eq!(offered.len(), properties.len(), "{}", game.spec.name);
            for Offered { name, values } in offered {
                assert_eq!(values[0].value, properties[&name]["default"], "{} {name}", game.spec.name);
            }
        }
    }

    #[test]
    fn integers_are_offered_one_by_one() {
        let schema = schemars::json_schema!({"properties": {"rounds": {
            "type": "integer", "minimum": 1, "maximum": 3, "default": 2,
        }}});
        let values: Vec<_> = offered(&schema)[0].values.iter().map(|offer| offer.value.clone()).collect();
        assert_eq!(values, [json!(2), json!(1), json!(3)]);
    }

    #[test]
    fn the_longest_game_is_the_one_that_goes_on_longest() {
        assert_eq!(Value::Object(Entry::named("rat-a-tat-cat").unwrap().longest()), json!({"until": {"rounds": 50}}));
        assert!(Entry::named("piratz").unwrap().longest().is_empty());
    }
}
