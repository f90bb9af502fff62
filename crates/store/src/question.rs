//! Questions, which have the same words in every database, and the rows that answer them.

use std::borrow::Cow;

use crate::Error;
use crate::value::Value;

#[derive(Clone, Debug)]
pub(crate) struct Question<'a> {
    /// In SQL, where `?1` is the first thing that it is about.
    pub sql: Cow<'static, str>,
    pub about: Vec<Value<'a>>,
}

impl<'a> Question<'a> {
    pub(crate) fn new(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { sql: sql.into(), about }
    }
}

/// How much is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// A row or two: it never waits behind long ones.
    Short,
    Long,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a crate::postgres::session::Row),
}

/// What can stand in a row.
pub(crate) trait Column: rusqlite::types::FromSql + for<'a> tokio_postgres::types::FromSql<'a> {}
impl<T: rusqlite::types::FromSql + for<'a> tokio_postgres::types::FromSql<'a>> Column for T {}

impl Row<'_> {
    pub(crate) fn get<T: Column>(&self, place: usize) -> Result<T, Error> {
        match self {
            Self::Sqlite(row) => Ok(row.get(place)?),
            Self::Postgres(row) => Ok(row.try_get(place)?),
        }
    }

    /// A number that is never negative.
    pub(crate) fn count(&self, place: usize) -> Result<u64, Error> {
        self.get(place).map(i64::cast_unsigned)
    }
}

/// How an answer is read from a row.
pub(crate) type Read<T> = fn(&Row) -> Result<T, Error>;
