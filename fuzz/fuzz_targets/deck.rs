//! Any text as a deck file: it is a deck, or every mistake has a line of that text.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(mistakes) = catalog::deck::read_toml(text) {
        assert!(!mistakes.is_empty());
        assert!(mistakes.iter().all(|mistake| (1..=text.lines().count() + 1).contains(&mistake.line)));
    }
});
