//! Any bytes as a table of Piratz and what is done at it: the rules hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use piratz::Piratz;
use testkit::fuzz::play_any_bytes;

const DECK: &str = include_str!("../../games/piratz/deck.toml");

fuzz_target!(|bytes: &[u8]| {
    play_any_bytes::<Piratz>(DECK, bytes);
});
