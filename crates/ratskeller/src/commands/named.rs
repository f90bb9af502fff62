//! Games, levels and languages on the command line: by their names, however they are written, and known to shells.

use std::ffi::OsStr;

use catalog::{Entry, GAMES, Level};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use words::Language;

/// Reads one of a few names.
#[derive(Clone)]
pub struct Named<T> {
    names: fn() -> Vec<&'static str>,
    read: fn(&str) -> Option<T>,
}

pub fn game() -> Named<&'static Entry> {
    Named {
        names: || GAMES.iter().map(|entry| entry.spec.name).collect(),
        read: |given| Entry::named(&given.to_lowercase()).ok(),
    }
}

pub fn level() -> Named<Level> {
    Named { names: || Level::ALL.map(Level::name).to_vec(), read: |given| given.to_lowercase().parse().ok() }
}

/// A level, or whatever a contest knows by another name.
pub fn bot() -> Named<String> {
    Named { names: level().names, read: |given| Some(given.to_owned()) }
}

/// Also as systems write it: `de_DE.UTF-8`.
pub fn language() -> Named<Language> {
    Named { names: || Language::ALL.map(Language::code).to_vec(), read: |given| given.parse().ok() }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        value.to_str().and_then(self.read).ok_or_else(|| {
            let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let place = argument.map(ToString::to_string).unwrap_or_default();
            let known = (self.names)().into_iter().map(str::to_owned).collect();
            error.insert(ContextKind::InvalidArg, ContextValue::String(place));
            error.insert(ContextKind::InvalidValue, ContextValue::String(value.to_string_lossy().into_owned()));
            error.insert(ContextKind::ValidValue, ContextValue::Strings(known));
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}
