//! What is to be said to people, in no language.

use std::borrow::Cow;

use crate::{Fault, Refusal};

/// Something to be said: `words` makes a sentence of it, and so can any other program that has the files of `locales/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A message of `locales/` by its name, and what stands in its places.
    Named {
        name: Cow<'static, str>,
        arguments: Vec<(Cow<'static, str>, Argument)>,
    },
    Fault(Fault),
    /// The same in every language: what somebody wrote, or a place in it.
    Verbatim(String),
    Joined {
        separator: &'static str,
        parts: Vec<Message>,
    },
}

/// What stands in a place of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Written as the language does, and able to choose a plural.
    Number(i64),
    Message(Message),
}

impl Message {
    pub fn named(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Named { name: name.into(), arguments: Vec::new() }
    }

    /// A named message with an argument more; no other has places.
    #[must_use]
    pub fn with(mut self, place: impl Into<Cow<'static, str>>, argument: impl Into<Argument>) -> Self {
        if let Self::Named { arguments, .. } = &mut self {
            arguments.push((place.into(), argument.into()));
        }
        self
    }

    pub fn joined(separator: &'static str, parts: impl IntoIterator<Item = Self>) -> Self {
        Self::Joined { separator, parts: parts.into_iter().collect() }
    }
}

impl From<&Fault> for Message {
    fn from(fault: &Fault) -> Self {
        Self::Fault(fault.clone())
    }
}

impl From<&Refusal> for Message {
    fn from(refusal: &Refusal) -> Self {
        Self::named(refusal.message())
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<i16> for Argument {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Message(Message::Verbatim(text))
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}
