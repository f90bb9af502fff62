//! Every refusal has its sentence in every language.

use std::collections::BTreeSet;

use piratz::refusal;

const LOCALES: [(&str, &str); 4] = [
    ("en", include_str!("../../../../games/piratz/messages/en/refusals.ftl")),
    ("de", include_str!("../../../../games/piratz/messages/de/refusals.ftl")),
    ("nl", include_str!("../../../../games/piratz/messages/nl/refusals.ftl")),
    ("is", include_str!("../../../../games/piratz/messages/is/refusals.ftl")),
];

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let wanted: BTreeSet<String> = refusal::ALL.iter().map(ratskeller_core::Refusal::message).collect();
    assert_eq!(wanted.len(), refusal::ALL.len());
    for (language, messages) in LOCALES {
        let lines = messages.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let sentences: Vec<(&str, &str)> =
            lines.map(|line| line.split_once(" = ").unwrap_or_else(|| panic!("{language}: {line}"))).collect();
        let given: BTreeSet<String> = sentences.iter().map(|(message, _)| (*message).to_string()).collect();
        assert_eq!(given, wanted, "{language}");
        for (message, sentence) in sentences {
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{language}: {message}");
        }
    }
}
