//! What the house says to people: Fluent messages from `locales/` and the games' boxes, in four languages, built into the program.
//!
//! The rules and the catalog hold no sentence: a [`Refusal`](ratskeller_core::Refusal), a [`Fault`](ratskeller_core::Fault) or any other [`Message`]
//! names what there is to say, and becomes a sentence here.

mod fault;
mod language;
mod locale;
mod system;

use fluent_bundle::FluentArgs;
use fluent_bundle::concurrent::FluentBundle;
use ratskeller_core::{Argument, Message, Spec};

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

    /// The sentence for whatever knows what is to be said of it.
    pub fn tell(&self, message: impl Into<Message>) -> String {
        match message.into() {
            Message::Named { name, arguments } => {
                let arguments: Vec<(&str, Value)> =
                    arguments.iter().map(|(place, argument)| (place.as_ref(), self.argument(argument))).collect();
                self.say(&name, &arguments)
            }
            Message::Fault(fault) => self.fault(&fault),
            Message::Verbatim(text) => text,
            Message::Joined { separator, parts } => {
                parts.into_iter().map(|part| self.tell(part)).collect::<Vec<_>>().join(separator)
            }
        }
    }

    fn argument(&self, argument: &Argument) -> Value<'static> {
        match argument {
            Argument::Number(number) => (*number).into(),
            Argument::Message(message) => self.tell(message.clone()).into(),
        }
    }

    /// Whether this language has the message itself.
    pub fn has(&self, message: &str) -> bool {
        self.own.has_message(message)
    }

    /// What a game is called in this language.
    pub fn title(&self, game: &Spec) -> String {
        self.say(&format!("title-{}", game.name), &[])
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
    use ratskeller_core::{Fault, Problem, Refusal, RuleId};

    #[test]
    fn arguments_stand_in_their_places_without_invisible_marks() {
        let say = |language| Words::new(language).say("no-such-table", &[("id", 7.into())]);
        assert_eq!(say(Language::English), "There is no game 7 here; “new” opens one and tells its number.");
        assert_eq!(say(Language::German), "Hier gibt es kein Spiel 7; „new“ eröffnet eins und nennt seine Nummer.");
    }

    #[test]
    fn a_message_is_told_with_its_arguments_and_parts() {
        let german = Words::new(Language::German);
        let spice = |name: &str| Message::named(format!("rat-hot-field-{name}"));
        let strip = Message::joined(", ", [spice("chili"), Message::Verbatim("anis".into())]);
        let laying = Message::named("action-rat-hot-place").with("strip", strip).with("x", 3_i16).with("y", 4_i16);
        assert_eq!(german.tell(laying.with("facing", "south")), "Chili, anis auf 3, 4 nach unten legen");
        let fault = Fault::new(Problem::Empty).at("name");
        assert_eq!(german.tell(&fault), german.fault(&fault));
    }

    #[test]
    fn a_message_nobody_wrote_is_shown_by_its_name() {
        assert_eq!(Words::new(Language::Dutch).say("nobody-wrote-this", &[]), "nobody-wrote-this");
        assert_eq!(Words::new(Language::Dutch).tell(&Refusal::new(RuleId("XX-Y1"), "no")), "xx-y1-no");
    }

    #[test]
    fn a_list_is_quoted_as_the_language_quotes() {
        assert_eq!(Words::new(Language::English).quoted(&["rat", "cat"]), "“rat”, “cat”");
        assert_eq!(Words::new(Language::Icelandic).quoted(&["rat"]), "„rat“");
    }
}
