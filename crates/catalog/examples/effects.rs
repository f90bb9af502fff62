//! Works out what every legal placement does at once in the middle of a game of Rat Hot, again and again, and tells how
//! many placements that were: `effects batch|one-by-one|compact NUMBER`. For profilers and for `scripts/count-instructions`.
#![expect(clippy::disallowed_methods, reason = "what it plays is said on its command line")]

#[path = "../benches/middle/mod.rs"]
mod middle;
#[path = "../benches/subjects.rs"]
mod subjects;

use std::hint::black_box;
use std::process::ExitCode;

use rat_hot::RatHot;
use ratskeller_core::Game;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let way = arguments.next().unwrap_or_default();
    let number: usize = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(0);
    let (info, legal) = middle::middle_of_a_game();
    for _ in 0..number {
        let info = black_box(&info);
        match way.as_str() {
            "batch" => drop(black_box(RatHot::effects(info, &legal))),
            "one-by-one" => {
                let effects = legal.iter().map(|&action| RatHot::effect(info, action));
                drop(black_box(effects.collect::<Vec<_>>()));
            }
            // As it is sent, JSON included.
            "compact" => drop(black_box(serde_json::to_string(&RatHot::compact_choices(info)))),
            _ => {
                eprintln!("usage: effects batch|one-by-one|compact NUMBER");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{}", legal.len() * number);
    ExitCode::SUCCESS
}
