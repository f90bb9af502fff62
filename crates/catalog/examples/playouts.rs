//! Plays many games at random and tells how many actions that were: `playouts GAME NUMBER`. For profilers and for
//! `scripts/count-instructions`.
#![expect(clippy::disallowed_methods, reason = "what it plays is said on its command line")]

#[macro_use]
#[path = "../benches/subjects.rs"]
mod subjects;

use std::process::ExitCode;

use piratz::Piratz;
use rat_a_tat_cat::RatATatCat;
use rat_hot::RatHot;
use ratskeller_core::Game;
use testkit::playout::{Dice, play_out};

use subjects::Subject;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let number = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(0);
    let Some(actions) = play_named(&game, number) else {
        eprintln!("“{game}” is not played at random here; usage: playouts GAME NUMBER");
        return ExitCode::FAILURE;
    };
    println!("{actions}");
    ExitCode::SUCCESS
}

macro_rules! named {
    ($($subject:ident),*) => {
        fn play_named(game: &str, number: u64) -> Option<u64> {
            $(if game == $subject::SPEC.name {
                return Some(play::<$subject>(number));
            })*
            None
        }
    };
}
subjects!(named);

/// Always the same hundred deals, so that dealing is not counted when two runs are compared.
fn play<G: Subject>(number: u64) -> u64 {
    let deck = G::deck();
    let games: Vec<G> = (0..100).map(|number| G::dealt(&deck, number)).collect();
    let cycle = games.iter().cycle().zip(0..number);
    cycle.map(|(game, number)| play_out(&mut game.clone(), &mut Dice::new(number))).sum()
}
