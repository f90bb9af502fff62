//! Any bytes as a table of Rat-a-Tat Cat and what is done at it: the rules hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rat_a_tat_cat::RatATatCat;
use testkit::fuzz::play_any_bytes;

const DECK: &str = include_str!("../../games/rat-a-tat-cat/deck.toml");

fuzz_target!(|bytes: &[u8]| {
    play_any_bytes::<RatATatCat>(DECK, bytes);
});
