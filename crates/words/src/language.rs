//! The languages the house speaks.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    German,
    Dutch,
    Icelandic,
}

impl Language {
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::Dutch, Self::Icelandic];

    /// As the folder in `locales/` is called.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Dutch => "nl",
            Self::Icelandic => "is",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are language codes")
    }
}

/// A language the house does not speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "the house speaks {}", Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// Reads what people and systems write: `de`, `de-AT`, `de_DE.UTF-8`, `de_DE@euro`.
impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(given: &str) -> Result<Self, UnknownLanguage> {
        let code = given.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code)).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_as_systems_write_them() {
        for given in ["de", "DE", "de-AT", "de_DE.UTF-8", "de_DE@euro", "de.UTF-8"] {
            assert_eq!(given.parse(), Ok(Language::German), "{given}");
        }
        assert_eq!("is_IS".parse(), Ok(Language::Icelandic));
        for unknown in ["", "C", "POSIX", "fr_FR", "deutsch", "_de"] {
            assert_eq!(unknown.parse::<Language>(), Err(UnknownLanguage), "{unknown}");
        }
        assert_eq!(UnknownLanguage.to_string(), "the house speaks en, de, nl, is");
    }
}
