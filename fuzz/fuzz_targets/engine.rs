//! Any bytes on the engine's standard input: every line gets an answer that is one line of JSON, or none.
#![no_main]

use catalog::{Engine, Shelf};
use libfuzzer_sys::fuzz_target;
use ratskeller_core::Seed;

fuzz_target!(|input: &[u8]| {
    let mut engine = Engine::new(Shelf::default(), || Seed([7; 32]));
    for line in input.split(|&byte| byte == b'\n') {
        if let Some(answer) = engine.line(line) {
            assert!(answer.starts_with("{\"jsonrpc\":\"2.0\",") && !answer.contains('\n'));
        }
    }
});
