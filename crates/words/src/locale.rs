//! The files of `locales/`, and those of the games' boxes, built in.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::Language;

/// The texts of all files of one language in `locales/`.
macro_rules! files {
    ($language:literal) => {
        files!($language: "house" "play" "arena" "analysis" "server" "commands" "web" "review" "fair" "learn" "ratings"
            "terminal" "admin" "python")
    };
    ($language:literal: $($file:literal)*) => {
        &[$(include_str!(concat!("../../../locales/", $language, "/", $file, ".ftl"))),*]
    };
}

fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::Dutch => files!("nl"),
        Language::Icelandic => files!("is"),
    }
}

fn resources(language: Language) -> impl Iterator<Item = FluentResource> {
    let texts = files(language).iter().copied().chain(boxes::messages(language.code()));
    texts.map(|text| FluentResource::try_new(text.to_owned()).expect("the tests read every built-in file"))
}

pub(crate) fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // All four languages run from left to right, and invisible marks would spoil terminals and comparisons.
    bundle.set_use_isolating(false);
    for resource in resources(language) {
        bundle.add_resource(resource).expect("the tests find no message twice");
    }
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::*;
    use crate::Words;

    /// Every message of a language with the arguments it takes.
    fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        for resource in resources(language) {
            for entry in resource.entries() {
                match entry {
                    Entry::Message(message) => {
                        let mut arguments = BTreeSet::new();
                        collect(message.value.as_ref().expect("a message has a text"), &mut arguments);
                        let twice = messages.insert(message.id.name.to_owned(), arguments);
                        assert!(twice.is_none(), "{} is there twice in {language:?}", message.id.name);
                    }
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                    Entry::Term(_) | Entry::Junk { .. } => panic!("{entry:?} in {language:?}"),
                }
            }
        }
        messages
    }

    fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression: Expression::Inline(inline) } => variable(inline, arguments),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    variable(selector, arguments);
                    for variant in variants {
                        collect(&variant.value, arguments);
                    }
                }
                PatternElement::TextElement { .. } => {}
            }
        }
    }

    fn variable(expression: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                arguments.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("our messages use only arguments, not {other:?}"),
        }
    }

    #[test]
    fn every_message_exists_in_every_language_with_the_same_arguments() {
        let english = messages(Language::English);
        for language in Language::ALL {
            let own = messages(language);
            for (name, arguments) in &english {
                assert_eq!(own.get(name), Some(arguments), "{name} in {language:?}");
            }
            let unknown: Vec<_> = own.keys().filter(|name| !english.contains_key(*name)).collect();
            assert!(unknown.is_empty(), "only in {language:?}: {unknown:?}");
        }
    }

    #[test]
    fn no_translation_was_forgotten() {
        let english = Words::new(Language::English);
        for language in [Language::German, Language::Dutch, Language::Icelandic] {
            let words = Words::new(language);
            for (name, arguments) in messages(language) {
                // A text of arguments and signs alone is the same everywhere, and games may keep their names.
                if arguments.is_empty() && !name.starts_with("title-") && english.say(&name, &[]).contains(' ') {
                    assert_ne!(words.say(&name, &[]), english.say(&name, &[]), "{name} in {language:?}");
                }
            }
        }
    }
}
