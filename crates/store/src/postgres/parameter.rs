//! What a statement is about, as PostgreSQL takes it.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use crate::value::Value;

#[derive(Clone, Debug)]
pub(crate) enum Parameter<'a> {
    One(Value<'a>),
    Numbers(Vec<i64>),
    Flags(Vec<bool>),
    Texts(Vec<&'a str>),
}

impl<'a, T: Into<Value<'a>>> From<T> for Parameter<'a> {
    fn from(value: T) -> Self {
        Self::One(value.into())
    }
}

impl ToSql for Parameter<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::One(Value::Null) => Ok(IsNull::Yes),
            Self::One(Value::Number(number)) if *kind == Type::INT4 => {
                i32::try_from(*number)?.to_sql_checked(kind, out)
            }
            Self::One(Value::Number(number)) => number.to_sql_checked(kind, out),
            Self::One(Value::Flag(flag)) => flag.to_sql_checked(kind, out),
            Self::One(Value::Text(text)) => text.to_sql_checked(kind, out),
            Self::One(Value::Bytes(bytes)) => (&**bytes).to_sql_checked(kind, out),
            Self::Numbers(numbers) => numbers.to_sql_checked(kind, out),
            Self::Flags(flags) => flags.to_sql_checked(kind, out),
            Self::Texts(texts) => texts.to_sql_checked(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}
