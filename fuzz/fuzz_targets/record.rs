//! Any text as a record: it is believed or refused, and what is believed is written as it was read.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let verification = catalog::verify(text);
    assert_eq!(verification.table.is_some(), verification.checks.iter().all(|check| check.result.is_ok()));
});
