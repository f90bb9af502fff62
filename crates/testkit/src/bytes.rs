//! Any bytes as whatever is asked of them.

use std::slice::Iter;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{self, DeserializeSeed, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

/// Read from the front to the back; after their end there are zeros.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut taken = [0; N];
        let (given, rest) = self.0.split_at(N.min(self.0.len()));
        taken[..given.len()].copy_from_slice(given);
        self.0 = rest;
        taken
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// From one byte if that is enough, so that most changes of a byte change one thing.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let number: usize =
            if bound <= 256 { self.take::<1>()[0].into() } else { u16::from_le_bytes(self.take()).into() };
        number % bound
    }

    /// Mostly a small one, as the rules have them, and sometimes any.
    fn integer(&mut self) -> i64 {
        match self.take::<1>()[0] {
            u8::MAX => i64::from_le_bytes(self.take()),
            small => small.into(),
        }
    }

    fn word(&mut self) -> String {
        let length = self.below(16).min(self.0.len());
        let (word, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(word).into_owned()
    }
}

/// The value of a type that the bytes stand for, whatever the type, or a value that it does not have.
impl<'de> Deserializer<'de> for &mut Bytes<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.flag() { visitor.visit_string(self.word()) } else { visitor.visit_i64(self.integer()) }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.flag())
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_i64(self.integer())
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.flag() { visitor.visit_some(self) } else { visitor.visit_none() }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let items = self.below(64);
        visitor.visit_seq(Items { items, bytes: self })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, items: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Items { items, bytes: self })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_map(Fields { fields: fields.iter(), bytes: self })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(OneOf { variants, bytes: self })
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map
        identifier ignored_any
    }
}

struct Items<'a, 'b> {
    items: usize,
    bytes: &'a mut Bytes<'b>,
}

impl<'de> de::SeqAccess<'de> for Items<'_, '_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(left) = self.items.checked_sub(1) else { return Ok(None) };
        self.items = left;
        seed.deserialize(&mut *self.bytes).map(Some)
    }
}

struct Fields<'a, 'b> {
    fields: Iter<'static, &'static str>,
    bytes: &'a mut Bytes<'b>,
}

impl<'de> de::MapAccess<'de> for Fields<'_, '_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some(&field) = self.fields.next() else { return Ok(None) };
        let field: StrDeserializer<Error> = field.into_deserializer();
        seed.deserialize(field).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(&mut *self.bytes)
    }
}

struct OneOf<'a, 'b> {
    variants: &'static [&'static str],
    bytes: &'a mut Bytes<'b>,
}

impl<'a, 'b, 'de> de::EnumAccess<'de> for OneOf<'a, 'b> {
    type Error = Error;
    type Variant = &'a mut Bytes<'b>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), Error> {
        let variant: StrDeserializer<Error> = self.variants[self.bytes.below(self.variants.len())].into_deserializer();
        Ok((seed.deserialize(variant)?, self.bytes))
    }
}

impl<'de> de::VariantAccess<'de> for &mut Bytes<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, items: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_tuple(items, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.deserialize_struct("", fields, visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
    enum Shape {
        Point,
        Circle(u8),
        Box { width: i64, at: (i8, i8) },
    }

    #[derive(Deserialize, PartialEq, Eq, Debug)]
    struct Picture {
        framed: bool,
        shapes: Vec<Shape>,
        title: Option<String>,
    }

    #[test]
    fn every_value_has_bytes() {
        let bytes =
            [&[1, 3][..], &[0], &[1, 0, 7], &[2, 255, 1, 1, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6], &[1, 1, 3, 82, 97, 116]];
        let picture = Picture::deserialize(&mut Bytes::new(&bytes.concat()));
        let shapes = vec![Shape::Point, Shape::Circle(7), Shape::Box { width: 257, at: (5, 6) }];
        assert_eq!(picture, Ok(Picture { framed: true, shapes, title: Some("Rat".to_owned()) }));
    }

    #[test]
    fn any_bytes_are_a_value_or_none_of_the_type() {
        let read = |bytes: [u8; 3]| Shape::deserialize(&mut Bytes::new(&bytes));
        let shapes: BTreeSet<_> = (0..=u8::MAX).filter_map(|byte| read([byte, 0, byte]).ok()).collect();
        assert!(shapes.contains(&Shape::Point) && shapes.len() > 80, "{}", shapes.len());
        assert!(read([1, 1, 1]).is_err(), "a word is no number");
        assert_eq!(Shape::deserialize(&mut Bytes::new(&[])), Ok(Shape::Point));
    }
}
