//! Changes, which have the same words in every database: what is done one after another, all of it or nothing.

use std::borrow::Cow;

use crate::value::Value;

#[derive(Clone, Debug)]
pub(crate) struct Step<'a> {
    /// In SQL, where `?1` is the first thing that it is about.
    pub sql: Cow<'static, str>,
    pub about: Vec<Value<'a>>,
    pub kind: StepKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StepKind {
    Plain,
    /// If it changes nothing, nothing else is changed either. It comes first.
    Condition,
    /// If it changes something, all attempts and everything `Otherwise` after it would change nothing, and need not be done.
    Attempt,
    Otherwise,
    /// It tells of each row that it changes one number.
    Telling,
    /// It is done only where several machines keep the house: to hold what others must not change meanwhile, or to tell them.
    Shared,
}

/// Tells all nodes that something has changed that they remember.
macro_rules! raise {
    ($what:literal) => {
        $crate::change::Step::shared(concat!("UPDATE revision SET ", $what, " = ", $what, " + 1"), Vec::new())
    };
}
pub(crate) use raise;

impl<'a> Step<'a> {
    pub(crate) fn new(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { sql: sql.into(), about, kind: StepKind::Plain }
    }

    pub(crate) fn condition(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { kind: StepKind::Condition, ..Self::new(sql, about) }
    }

    pub(crate) fn attempt(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { kind: StepKind::Attempt, ..Self::new(sql, about) }
    }

    pub(crate) fn otherwise(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { kind: StepKind::Otherwise, ..Self::new(sql, about) }
    }

    pub(crate) fn shared(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { kind: StepKind::Shared, ..Self::new(sql, about) }
    }

    /// The same, kept for as long as one likes.
    pub(crate) fn owned(self) -> Step<'static> {
        Step { sql: self.sql, about: self.about.into_iter().map(Value::owned).collect(), kind: self.kind }
    }

    pub(crate) fn telling(sql: impl Into<Cow<'static, str>>, about: Vec<Value<'a>>) -> Self {
        Self { kind: StepKind::Telling, ..Self::new(sql, about) }
    }
}

/// What became of a change.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outcome {
    /// How many rows its last step has changed.
    pub rows: usize,
    /// What it has told.
    pub told: Vec<i64>,
}
