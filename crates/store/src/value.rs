//! What a question or a change is about, as a database takes it.

use std::borrow::Cow;

use rusqlite::ToSql;
use rusqlite::types::{ToSqlOutput, ValueRef};

use crate::{GuestId, Phase, RoomId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Number(i64),
    Flag(bool),
    Text(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
}

impl Value<'_> {
    pub(crate) fn owned(self) -> Value<'static> {
        match self {
            Self::Null => Value::Null,
            Self::Number(number) => Value::Number(number),
            Self::Flag(flag) => Value::Flag(flag),
            Self::Text(text) => Value::Text(text.into_owned().into()),
            Self::Bytes(bytes) => Value::Bytes(bytes.into_owned().into()),
        }
    }
}

/// What a statement is about, in the order of its places.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::value::Value::from($value)),*] };
}
pub(crate) use values;

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Number(number) => ValueRef::Integer(*number),
            Self::Flag(flag) => ValueRef::Integer((*flag).into()),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number.cast_signed())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<const N: usize> From<[u8; N]> for Value<'_> {
    fn from(bytes: [u8; N]) -> Self {
        Self::Bytes(bytes.to_vec().into())
    }
}

impl From<RoomId> for Value<'_> {
    fn from(room: RoomId) -> Self {
        Self::Number(room.0)
    }
}

impl From<GuestId> for Value<'_> {
    fn from(guest: GuestId) -> Self {
        Self::Number(guest.0)
    }
}

impl From<Phase> for Value<'_> {
    fn from(phase: Phase) -> Self {
        phase.name().into()
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}
