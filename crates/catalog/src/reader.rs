//! Makes typed things of JSON values. Where serde would describe a mistake in English, this names its place and says
//! what is wrong as a [`Fault`], which people get to read in their own language.

use std::fmt;

use ratskeller_core::{Fault, Kind, PathSegment, Problem};
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Number, Value};

pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Fault> {
    T::deserialize(Reader(value)).map_err(|misread| misread.with_given(value).0)
}

/// The kind of thing a value is, for people. Integers too large for any type are integers all the same.
pub fn kind(value: &Value) -> Kind {
    match value {
        Value::Null => Kind::Nothing,
        Value::Bool(_) => Kind::Boolean,
        Value::Number(number) if number.is_f64() && huge(number).is_none() && !is_minus_zero(number) => Kind::Number,
        Value::Number(_) => Kind::Integer,
        Value::String(_) => Kind::Text,
        Value::Array(_) => Kind::List,
        Value::Object(_) => Kind::Object,
    }
}

/// An integer beyond 64 bits, which JSON parsers hand over as a float.
fn huge(number: &Number) -> Option<f64> {
    number.as_f64().filter(|float| number.is_f64() && float.abs() >= (1_u64 << 63) as f64)
}

/// `-0` is an integer, which JSON parsers hand over as a float.
fn is_minus_zero(number: &Number) -> bool {
    number.as_f64().is_some_and(|float| float == 0.0 && float.is_sign_negative())
}

#[derive(Debug)]
struct Misread(Fault);

impl Misread {
    fn new(problem: Problem) -> Self {
        Self(Fault::new(problem))
    }

    fn at(self, step: impl Into<PathSegment>) -> Self {
        Self(self.0.at(step))
    }

    /// Says which integers a type can hold, where serde only names the type.
    fn out_of(mut self, min: impl fmt::Display, max: impl fmt::Display) -> Self {
        if let Problem::Unfit { wanted, .. } = &mut self.0.problem {
            *wanted = format!("{min} … {max}");
        }
        self
    }

    /// Adds the value to an error about it that only says what was wanted.
    fn with_given(mut self, value: &Value) -> Self {
        if let Fault { path, problem: Problem::Unfit { given, .. }, .. } = &mut self.0
            && path.is_empty()
        {
            *given = match value {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
        }
        self
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl std::error::Error for Misread {}

/// Serde does not say what was given; it is added where the error comes by.
fn unfit(wanted: &(impl ToString + ?Sized)) -> Misread {
    Misread::new(Problem::Unfit { given: String::new(), wanted: wanted.to_string() })
}

impl de::Error for Misread {
    fn custom<T: fmt::Display>(message: T) -> Self {
        unfit(&message)
    }

    fn invalid_type(_: Unexpected, wanted: &dyn Expected) -> Self {
        unfit(wanted)
    }

    fn invalid_value(_: Unexpected, wanted: &dyn Expected) -> Self {
        unfit(wanted)
    }

    fn invalid_length(_: usize, wanted: &dyn Expected) -> Self {
        unfit(wanted)
    }

    fn unknown_variant(given: &str, known: &'static [&'static str]) -> Self {
        let known = known.iter().map(|&known| known.to_owned()).collect();
        Self::new(Problem::Unknown { given: given.to_owned(), known })
    }

    fn unknown_field(given: &str, known: &'static [&'static str]) -> Self {
        Self::unknown_variant(given, known)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(Problem::Missing).at(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new(Problem::Repeated { given: field.to_owned() })
    }
}

#[derive(Clone, Copy)]
struct Reader<'a>(&'a Value);

impl<'a> Reader<'a> {
    /// Reads a value of the kind that the type asks for, and no other.
    fn only<V: Visitor<'a>>(self, wanted: Kind, visitor: V) -> Result<V::Value, Misread> {
        match kind(self.0) {
            given if given == wanted => self.deserialize_any(visitor),
            given => Err(Misread::new(Problem::Kind { given, wanted })),
        }
    }
}

/// Methods that read one kind of value.
macro_rules! only {
    ($($method:ident: $kind:ident,)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
                self.only(Kind::$kind, visitor)
            }
        )*
    };
}

/// Methods that read integers, which have their limits.
macro_rules! integers {
    ($($method:ident: $type:ty,)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
                self.only(Kind::Integer, visitor).map_err(|misread| misread.out_of(<$type>::MIN, <$type>::MAX))
            }
        )*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(given) => visitor.visit_bool(*given),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), huge(number)) {
                (Some(given), _, _) => visitor.visit_u64(given),
                (_, Some(given), _) => visitor.visit_i64(given),
                (_, _, Some(given)) if given > 0.0 => visitor.visit_u64(u64::MAX),
                (_, _, Some(_)) => visitor.visit_i64(i64::MIN),
                _ if is_minus_zero(number) => visitor.visit_u64(0),
                _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => visitor.visit_seq(Items(list.iter().enumerate())),
            Value::Object(map) => visitor.visit_map(Entries::new(map)),
        }
    }

    only! {
        deserialize_bool: Boolean,
        deserialize_char: Text,
        deserialize_str: Text,
        deserialize_string: Text,
        deserialize_seq: List,
        deserialize_map: Object,
        deserialize_unit: Nothing,
    }

    integers! {
        deserialize_i8: i8,
        deserialize_i16: i16,
        deserialize_i32: i32,
        deserialize_i64: i64,
        deserialize_u8: u8,
        deserialize_u16: u16,
        deserialize_u32: u32,
        deserialize_u64: u64,
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, wanted: usize, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Array(list) if list.len() != wanted => {
                Err(Misread::new(Problem::Count { given: list.len(), wanted }))
            }
            _ => self.only(Kind::List, visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.only(Kind::Object, visitor)
    }

    /// A word, or an object whose only key is the word.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(Word { word, content: None }),
            Value::Object(map) => match map.iter().next() {
                Some((word, content)) if map.len() == 1 => visitor.visit_enum(Word { word, content: Some(content) }),
                _ => Err(Misread::new(Problem::Count { given: map.len(), wanted: 1 })),
            },
            other => Err(Misread::new(Problem::Kind { given: kind(other), wanted: Kind::Choice })),
        }
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 bytes byte_buf unit_struct tuple_struct identifier ignored_any
    }
}

/// A word, alone or with what belongs to it.
struct Word<'a> {
    word: &'a str,
    content: Option<&'a Value>,
}

impl<'a> Word<'a> {
    /// Reads what belongs to the word, which must be there.
    fn read<T>(self, read: impl FnOnce(Reader<'a>) -> Result<T, Misread>) -> Result<T, Misread> {
        let Some(content) = self.content else {
            return Err(Misread::new(Problem::Kind { given: Kind::Text, wanted: Kind::Object }));
        };
        read(Reader(content)).map_err(|misread| misread.with_given(content).at(self.word.to_owned()))
    }
}

impl<'de> de::EnumAccess<'de> for Word<'de> {
    type Error = Misread;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Misread> {
        Ok((seed.deserialize(StrDeserializer::<Misread>::new(self.word))?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Word<'de> {
    type Error = Misread;

    /// Not even null belongs to a word that stands alone.
    fn unit_variant(self) -> Result<(), Misread> {
        match self.content {
            None => Ok(()),
            Some(_) => Err(Misread::new(Problem::Kind { given: Kind::Object, wanted: Kind::Text })),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Misread> {
        self.read(|reader| seed.deserialize(reader))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Misread> {
        self.read(|reader| reader.deserialize_tuple(length, visitor))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Misread> {
        self.read(|reader| reader.deserialize_struct("", fields, visitor))
    }
}

struct Items<'a>(std::iter::Enumerate<std::slice::Iter<'a, Value>>);

impl<'de> de::SeqAccess<'de> for Items<'de> {
    type Error = Misread;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misread> {
        let Some((index, item)) = self.0.next() else { return Ok(None) };
        seed.deserialize(Reader(item)).map(Some).map_err(|misread| misread.with_given(item).at(index))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Entries<'a> {
    rest: serde_json::map::Iter<'a>,
    /// Whose key has been read.
    current: Option<(&'a String, &'a Value)>,
}

impl<'a> Entries<'a> {
    fn new(map: &'a Map<String, Value>) -> Self {
        Self { rest: map.iter(), current: None }
    }
}

impl<'de> de::MapAccess<'de> for Entries<'de> {
    type Error = Misread;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misread> {
        self.current = self.rest.next();
        let Some((key, _)) = self.current else { return Ok(None) };
        seed.deserialize(key.as_str().into_deserializer()).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Misread> {
        let (key, value) = self.current.expect("serde asks for a value after its key");
        seed.deserialize(Reader(value)).map_err(|misread| misread.with_given(value).at(key.clone()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ratskeller_core::{Seat, Seed, SmallId};
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Action {
        Draw,
        Take { slot: Seat },
        Place { at: (i8, i8) },
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Order {
        actions: Vec<Action>,
        #[serde(default)]
        names: BTreeMap<String, Option<bool>>,
    }

    fn fault(value: &Value) -> (String, Problem) {
        let fault = read::<Order>(value).expect_err("a fault");
        (fault.place(), fault.problem)
    }

    #[test]
    fn what_is_right_is_read() {
        let minus_zero: Value = serde_json::from_str("-0").unwrap();
        let actions =
            json!(["draw", {"take": {"slot": 3}}, {"place": {"at": [1, -2]}}, {"take": {"slot": minus_zero}}]);
        let value = json!({"names": {"a": true, "b": null}, "actions": actions});
        let order = read::<Order>(&value).unwrap();
        let take = |slot| Action::Take { slot: Seat::new(slot) };
        assert_eq!(order.actions, [Action::Draw, take(3), Action::Place { at: (1, -2) }, take(0)]);
        assert_eq!(order.names, BTreeMap::from([("a".into(), Some(true)), ("b".into(), None)]));
    }

    #[test]
    fn mistakes_name_their_place_and_what_would_be_right() {
        let known = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let kind = |given, wanted| Problem::Kind { given, wanted };
        assert_eq!(fault(&json!([])), (String::new(), kind(Kind::List, Kind::Object)));
        assert_eq!(fault(&json!({})), ("actions".into(), Problem::Missing));
        assert_eq!(fault(&json!({"actions": "draw"})), ("actions".into(), kind(Kind::Text, Kind::List)));
        assert_eq!(fault(&json!({"actions": [3]})), ("actions[0]".into(), kind(Kind::Integer, Kind::Choice)));
        assert_eq!(fault(&json!({"actions": ["take"]})), ("actions[0]".into(), kind(Kind::Text, Kind::Object)));
        assert_eq!(fault(&json!({"actions": [{"draw": null}]})), ("actions[0]".into(), kind(Kind::Object, Kind::Text)));
        assert_eq!(
            fault(&json!({"actions": [], "x": 1})),
            (String::new(), Problem::Unknown { given: "x".into(), known: known(&["actions", "names"]) })
        );
        assert_eq!(
            fault(&json!({"actions": ["draw", "run"]})),
            ("actions[1]".into(), Problem::Unknown { given: "run".into(), known: known(&["draw", "take", "place"]) })
        );
        assert_eq!(
            fault(&json!({"actions": [{"take": {"slot": "left"}}]})),
            ("actions[0].take.slot".into(), kind(Kind::Text, Kind::Integer))
        );
        assert_eq!(
            fault(&json!({"actions": [{"take": {"slot": 0.5}}]})),
            ("actions[0].take.slot".into(), kind(Kind::Number, Kind::Integer))
        );
        assert_eq!(
            fault(&json!({"actions": [{"place": {"at": [1, 2, 3]}}]})),
            ("actions[0].place.at".into(), Problem::Count { given: 3, wanted: 2 })
        );
        assert_eq!(
            fault(&json!({"actions": [{"place": {"at": [1, 200]}}]})),
            ("actions[0].place.at[1]".into(), Problem::Unfit { given: "200".into(), wanted: "-128 … 127".into() })
        );
        assert_eq!(
            fault(&json!({"actions": [{"draw": null, "take": {"slot": 1}}]})),
            ("actions[0]".into(), Problem::Count { given: 2, wanted: 1 })
        );
        assert_eq!(
            read::<Seed>(&json!("xyz")).unwrap_err().problem,
            Problem::Unfit { given: "xyz".into(), wanted: "64 × [0-9a-f]".into() }
        );
        assert_eq!(fault(&json!({"actions": [{"take": [3]}]})).0, "actions[0].take");
        assert_eq!(fault(&json!({"actions": ["take"]})).0, "actions[0]");
        assert_eq!(fault(&json!({"actions": [], "names": {"b": 0}})).0, "names.b");
    }

    #[test]
    fn integers_of_any_size_are_integers() {
        let slot = |text: &str| read::<Seat>(&serde_json::from_str(text).unwrap());
        for huge in ["18446744073709551615", "18446744073709551616", "-99999999999999999999999", "1e300"] {
            assert_eq!(slot(huge), Ok(Seat::new(255)), "{huge}");
        }
        assert!(slot("1.0").is_err());
        let problem = read::<i64>(&json!(1e300)).unwrap_err().problem;
        let wanted = format!("{} … {}", i64::MIN, i64::MAX);
        assert_eq!(problem, Problem::Unfit { given: json!(1e300).to_string(), wanted });
    }
}
