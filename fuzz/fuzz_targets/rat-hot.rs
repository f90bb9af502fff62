//! Any bytes as a table of Rat Hot and what is done at it: the rules hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rat_hot::RatHot;
use testkit::fuzz::play_any_bytes;

const DECK: &str = include_str!("../../games/rat-hot/deck.toml");

fuzz_target!(|bytes: &[u8]| {
    play_any_bytes::<RatHot>(DECK, bytes);
});
