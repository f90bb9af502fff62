//! Plays many games at random and tells how many actions that were: `playouts GAME NUMBER`. For profilers and for
//! `scripts/count-instructions`.

#[path = "../benches/subjects.rs"]
mod subjects;

use piratz::Piratz;
use rat_a_tat_cat::RatATatCat;
use rat_hot::RatHot;
use testkit::playout::{Dice, play_out};

use subjects::Subject;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let number = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(0);
    let actions = match game.as_str() {
        "rat-hot" => play::<RatHot>(number),
        "piratz" => play::<Piratz>(number),
        "rat-a-tat-cat" => play::<RatATatCat>(number),
        unknown => return eprintln!("“{unknown}” is not played at random here; usage: playouts GAME NUMBER"),
    };
    println!("{actions}");
}

/// Always the same hundred deals, so that dealing is not counted when two runs are compared.
fn play<G: Subject>(number: u64) -> u64 {
    let deck = G::deck();
    let games: Vec<G> = (0..100).map(|number| G::dealt(&deck, number)).collect();
    let cycle = games.iter().cycle().zip(0..number);
    cycle.map(|(game, number)| play_out(&mut game.clone(), &mut Dice::new(number))).sum()
}
