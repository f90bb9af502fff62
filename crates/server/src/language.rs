//! In which language somebody is spoken to.

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use words::{Language, Words};

use crate::api::cookie;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

/// The cookie that the web client keeps the language in.
const CHOSEN: &str = "language";

/// A language that all sentences are at hand in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Speech(Language);

impl Speech {
    pub fn all() -> impl Iterator<Item = Self> {
        Language::ALL.into_iter().map(Self)
    }

    pub fn words(self) -> &'static Words {
        WORDS.iter().find(|words| words.language() == self.0).expect("there are words in every language")
    }

    /// The language that was chosen in the web client, or that the browser's user likes best among those the house
    /// speaks. A page cannot say what it likes when it opens a socket; so its choice is in a cookie.
    pub fn preferred(headers: &HeaderMap) -> Self {
        if let Some(chosen) = cookie(headers, CHOSEN).and_then(|chosen| chosen.parse().ok()) {
            return Self(chosen);
        }
        let given = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut liked: Vec<(f32, Language)> = given.split(',').filter_map(read).collect();
        liked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        Self(liked.first().map_or_else(Language::default, |(_, language)| *language))
    }
}

/// `de-AT;q=0.8`, if the house speaks it.
fn read(given: &str) -> Option<(f32, Language)> {
    let (language, weight) = given.split_once(";q=").unwrap_or((given, "1"));
    let weight = weight.trim().parse().ok().filter(|weight| *weight > 0.0)?;
    Some((weight, language.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_language_that_the_house_speaks_is_spoken() {
        let spoken = |header: &'static str| {
            let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, header.parse().unwrap())]);
            Speech::preferred(&headers).words().language()
        };
        assert_eq!(spoken("is-IS,is;q=0.9,en;q=0.8"), Language::Icelandic);
        assert_eq!(spoken("fr, nl;q=0.5, de;q=0.7"), Language::German);
        assert_eq!(spoken("de;q=0, nl;q=0.1"), Language::Dutch);
        for nothing_known in ["fr", "*", "", ";q=", "de;q=x"] {
            assert_eq!(spoken(nothing_known), Language::English, "{nothing_known}");
        }
    }

    #[test]
    fn what_was_chosen_in_the_client_counts_most() {
        let headers = HeaderMap::from_iter([
            (ACCEPT_LANGUAGE, "is".parse().unwrap()),
            (axum::http::header::COOKIE, "ratskeller=x; language=nl".parse().unwrap()),
        ]);
        assert_eq!(Speech::preferred(&headers).words().language(), Language::Dutch);
    }
}
