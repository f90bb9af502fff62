//! Every refusal has its sentence in every language.

use std::collections::BTreeSet;

use rat_a_tat_cat::refusal;

fn check(file: &str) {
    let messages: Vec<(&str, &str)> = file
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_once(" = ").unwrap_or_else(|| panic!("not a message: {line}")))
        .collect();
    let names: Vec<_> = refusal::ALL.iter().map(ratskeller_core::Refusal::message).collect();
    assert_eq!(messages.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names, "all of them, in their order");
    assert!(messages.iter().all(|(_, sentence)| sentence.ends_with('.') && !sentence.contains('{')));
    assert_eq!(messages.iter().map(|(_, sentence)| *sentence).collect::<BTreeSet<_>>().len(), names.len());
}

#[test]
fn english_is_complete() {
    check(include_str!("../../../../games/rat-a-tat-cat/messages/en/refusals.ftl"));
}

#[test]
fn german_is_complete() {
    check(include_str!("../../../../games/rat-a-tat-cat/messages/de/refusals.ftl"));
}

#[test]
fn dutch_is_complete() {
    check(include_str!("../../../../games/rat-a-tat-cat/messages/nl/refusals.ftl"));
}

#[test]
fn icelandic_is_complete() {
    check(include_str!("../../../../games/rat-a-tat-cat/messages/is/refusals.ftl"));
}
