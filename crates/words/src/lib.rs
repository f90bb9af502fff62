//! What the house says to people: Fluent messages from `locales/` and the games' boxes, in four languages, built into the program.
//!
//! Nothing below this crate holds a sentence. A [`Refusal`] or a [`Fault`](ratskeller_core::Fault) says what is wrong
//! in terms of the rules, and becomes a sentence here.

mod fault;
mod language;
mod locale;
mod system;

use fluent_bundle::FluentArgs;
use fluent_bundle::concurrent::FluentBundle;
use ratskeller_core::{Refusal, Spec};

pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, UnknownLanguage};

/// All sentences of one language.
pub struct Words {
    language: Language,
    own: FluentBundle<fluent_bundle::FluentResource>,
    /// Stands in for what has not been translated yet.
    english: Option<Box<Words>>,
}

impl Words {
    pub fn new(language: Language) -> Self {
        let english = (language != Language::English).then(|| Box::new(Self::new(Language::English)));
        Self { language, own: locale::bundle(language), english }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence with this name, with `args` in their places.
    pub fn say(&self, message: &str, args: &[(&str, Value)]) -> String {
        let Some(pattern) = self.own.get_message(message).and_then(|message| message.value()) else {
            return self.english.as_ref().map_or_else(|| message.to_owned(), |english| english.say(message, args));
        };
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let sentence = self.own.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{message} in {:?}: {errors:?}", self.language);
        sentence
    }

    /// Whether this language has the message itself.
    pub fn has(&self, message: &str) -> bool {
        self.own.has_message(message)
    }

    /// What a game is called in this language.
    pub fn title(&self, game: &Spec) -> String {
        self.say(&format!("title-{}", game.name), &[])
    }

    /// Why an action may not be done, and what may.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.say(&refusal.message(), &[])
    }

    /// The words as a list in quotation marks.
    pub fn quoted<S: AsRef<str>>(&self, words: &[S]) -> String {
        let quoted: Vec<_> = words.iter().map(|word| self.say("quoted", &[("word", word.as_ref().into())])).collect();
        quoted.join(", ")
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratskeller_core::RuleId;

    #[test]
    fn arguments_stand_in_their_places_without_invisible_marks() {
        let say = |language| Words::new(language).say("no-such-table", &[("id", 7.into())]);
        assert_eq!(say(Language::English), "There is no game 7 here; “new” opens one and tells its number.");
        assert_eq!(say(Language::German), "Hier gibt es kein Spiel 7; „new“ eröffnet eins und nennt seine Nummer.");
    }

    #[test]
    fn a_message_nobody_wrote_is_shown_by_its_name() {
        assert_eq!(Words::new(Language::Dutch).say("nobody-wrote-this", &[]), "nobody-wrote-this");
        assert_eq!(Words::new(Language::Dutch).refusal(&Refusal::new(RuleId("XX-Y1"), "no")), "xx-y1-no");
    }

    #[test]
    fn a_list_is_quoted_as_the_language_quotes() {
        assert_eq!(Words::new(Language::English).quoted(&["rat", "cat"]), "“rat”, “cat”");
        assert_eq!(Words::new(Language::Icelandic).quoted(&["rat"]), "„rat“");
    }
}
