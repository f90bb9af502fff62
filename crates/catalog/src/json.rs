//! JSON in and out of the house. Out, every object keeps the order of its type's fields, so that the same thing is
//! always written with the same bytes. In, nothing is guessed: an object that names a key twice is refused.

use std::fmt;

use ratskeller_core::{Fault, PathSegment, Problem};
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::map::Entry;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Number, Value};

use crate::syntax::Syntax;

/// Something that is already written as JSON.
pub type Json = Box<RawValue>;

pub fn write(value: &(impl Serialize + ?Sized)) -> Json {
    to_raw_value(value).expect("what the house writes has text for keys and no failing parts")
}

/// The same as a text to be kept elsewhere.
pub fn text(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("what the house writes has text for keys and no failing parts")
}

/// A text as it was written before, if it is JSON.
pub fn written(text: String) -> Result<Json, serde_json::Error> {
    RawValue::from_string(text)
}

pub(crate) fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what the house writes has text for keys and no failing parts")
}

/// For fields that may be null but not left out.
pub(crate) fn nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// Why a text is not JSON that the house reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotJson {
    Syntax(Syntax),
    /// A key that is there twice.
    Repeated(Fault),
}

pub fn read(text: &str) -> Result<Value, NotJson> {
    let mut repeated = None;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Strict(&mut repeated).deserialize(&mut deserializer);
    value.and_then(|value| deserializer.end().map(|()| value)).map_err(|error| match repeated {
        Some(Repeated { key: given, mut way_out }) => {
            way_out.reverse();
            NotJson::Repeated(Fault { path: way_out, rule: None, problem: Problem::Repeated { given } })
        }
        None => NotJson::Syntax((&error).into()),
    })
}

/// For fields that may be anything, as strictly as [`read`].
pub fn strict<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    Strict(&mut None).deserialize(deserializer)
}

/// A key that was there twice, and the steps from its object outwards.
struct Repeated {
    key: String,
    way_out: Vec<PathSegment>,
}

/// Notes what was there twice.
struct Strict<'a>(&'a mut Option<Repeated>);

impl Strict<'_> {
    /// Reading has come to an end inside this step.
    fn leave(&mut self, step: impl Into<PathSegment>) {
        if let Some(repeated) = self.0 {
            repeated.way_out.push(step.into());
        }
    }
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, given: bool) -> Result<Value, E> {
        Ok(Value::Bool(given))
    }

    fn visit_i64<E>(self, given: i64) -> Result<Value, E> {
        Ok(Value::from(given))
    }

    fn visit_u64<E>(self, given: u64) -> Result<Value, E> {
        Ok(Value::from(given))
    }

    fn visit_f64<E: de::Error>(self, given: f64) -> Result<Value, E> {
        Number::from_f64(given).map(Value::Number).ok_or_else(|| E::custom("number out of range"))
    }

    fn visit_str<E>(self, given: &str) -> Result<Value, E> {
        Ok(Value::String(given.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Strict(self.0)).inspect_err(|_| self.leave(list.len()))? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            match map.entry(key) {
                Entry::Vacant(entry) => {
                    let value = entries.next_value_seed(Strict(self.0));
                    let value = value.inspect_err(|_| self.leave(entry.key().clone()))?;
                    entry.insert(value);
                }
                Entry::Occupied(entry) => {
                    *self.0 = Some(Repeated { key: entry.key().clone(), way_out: Vec::new() });
                    return Err(de::Error::custom("a key is there twice"));
                }
            }
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sort_of_json_is_read_as_it_stands() {
        let text = r#"{"b":[1,-2,0.5,"ä\n",null,true,{}],"a":[[],18446744073709551615]}"#;
        assert_eq!(read(text).unwrap().to_string(), text);
    }

    #[test]
    fn a_key_named_twice_is_refused_at_its_place() {
        let place = |text| match read(text) {
            Err(NotJson::Repeated(fault)) => (fault.place(), fault.problem),
            other => panic!("{other:?}"),
        };
        let twice = |key: &str| Problem::Repeated { given: key.to_owned() };
        assert_eq!(place(r#"{"a":1,"a":1}"#), (String::new(), twice("a")));
        assert_eq!(place(r#"{"a":[{},[{"b":1,"c":2,"\u0062":3}]]}"#), ("a[1][0]".to_owned(), twice("b")));
        assert_eq!(place(r#"[[1],{"x":{"y":{"z":0,"z":0}}}]"#), ("[1].x.y".to_owned(), twice("z")));
    }

    #[test]
    fn what_is_not_json_is_refused() {
        let deep = "[".repeat(100_000);
        for text in ["", "{", "[1,]", "nul", "{\"a\":1} x", "\u{feff}{}", "1e999", deep.as_str()] {
            assert!(matches!(read(text), Err(NotJson::Syntax(_))), "{text:.20}");
        }
    }
}
