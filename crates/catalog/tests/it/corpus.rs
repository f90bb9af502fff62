//! Everything in `fuzz/corpus/` that is read as text, as the fuzz targets would try it.

use catalog::{Engine, Shelf, deck, verify};
use ratskeller_core::Seed;
use testkit::fuzz::corpus;

#[test]
fn every_line_gets_one_line_of_json_or_nothing_and_the_engine_goes_on() {
    for (name, input) in corpus("engine") {
        let mut engine = Engine::new(Shelf::default(), || Seed([7; 32]));
        for line in input.split(|&byte| byte == b'\n') {
            if let Some(answer) = engine.line(line) {
                let answer: serde_json::Value = serde_json::from_str(&answer).expect(&name);
                assert_eq!(answer["jsonrpc"], "2.0", "{name}");
                assert_ne!(answer.get("result").is_some(), answer.get("error").is_some(), "{name}");
            }
        }
        let still_there = engine.line(br#"{"jsonrpc":"2.0","id":1,"method":"games"}"#).expect("an answer");
        assert!(still_there.contains("\"result\""), "{name}");
    }
}

#[test]
fn every_record_is_believed_whole_or_not_at_all() {
    for (name, input) in corpus("record") {
        let verification = verify(&String::from_utf8_lossy(&input));
        let all_hold = verification.checks.iter().all(|check| check.result.is_ok());
        assert_eq!(verification.table.is_some(), all_hold, "{name}");
    }
}

#[test]
fn every_mistake_in_a_deck_has_a_line() {
    for (name, input) in corpus("deck") {
        let text = String::from_utf8_lossy(&input);
        if let Err(mistakes) = deck::read_toml(&text) {
            assert!(!mistakes.is_empty(), "{name}");
            for mistake in mistakes {
                assert!((1..=text.lines().count() + 1).contains(&mistake.line), "{name}: {mistake:?}");
            }
        }
    }
}
