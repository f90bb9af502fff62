//! Any text as a record: it is believed whole or not at all.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let verification = catalog::verify(text);
    assert_eq!(verification.table.is_some(), verification.checks.iter().all(|check| check.result.is_ok()));
});
