//! A quick duel while tuning: `duel GAME LEVEL LEVEL GAMES ITERATIONS`. Each deal is played twice with the seats exchanged.

use std::time::Instant;

use bots::{Bot, Level, think};
use piratz::Piratz;
use rat_a_tat_cat::RatATatCat;
use rat_hot::RatHot;
use ratskeller_core::{Reason, Rng, Seat, SmallId, Viewer};
use testkit::playout::seed;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let levels = [1, 2].map(|index| arguments[index].parse::<Level>().expect("a level"));
    let (games, iterations) = (arguments[3].parse().expect("a number"), arguments[4].parse().expect("a number"));
    match arguments[0].as_str() {
        "rat-hot" => duel::<RatHot>(include_str!("../../../decks/rat-hot.toml"), levels, games, iterations),
        "piratz" => duel::<Piratz>(include_str!("../../../decks/piratz.toml"), levels, games, iterations),
        "rat-a-tat-cat" => duel::<RatATatCat>(include_str!("../../../decks/rat-a-tat-cat.toml"), levels, games, iterations),
        _ => eprintln!("no such game"),
    }
}

fn duel<G: Bot>(deck: &str, levels: [Level; 2], games: u64, iterations: u32) {
    let deck: G::Deck = testkit::read_deck::<G>(deck).try_into().unwrap_or_else(|_| panic!("a deck"));
    let (mut wins, mut rats, mut points, mut decisions, mut slowest) = (0.0, 0, [0; 2], 0_u32, 0.0_f64);
    let begun = Instant::now();
    for number in 0..games {
        let setup = G::Setup::default();
        let mut game = G::deal(&deck, &G::Options::default(), 2, &setup, seed(number / 2), &mut ()).unwrap();
        let first = (number % 2) as usize;
        let mut rng = Rng::new(seed(number + 1_000_000));
        while let Some(mover) = game.to_move() {
            let level = levels[mover.index() ^ first];
            let mut left = iterations;
            let thinking = Instant::now();
            let thought = think::<G>(level, &game.info(Viewer::Seat(mover)), &mut rng, &mut || {
                left = left.saturating_sub(1);
                left > 0
            });
            slowest = slowest.max(thinking.elapsed().as_secs_f64());
            decisions += 1;
            game.play(thought.action, &mut ()).expect("a legal action");
        }
        let outcome = game.outcome().unwrap();
        let ours = Seat::new(first);
        let winners = outcome.winning_seats().count();
        wins += if outcome.winners[ours] { 1.0 / winners as f64 } else { 0.0 };
        rats += u32::from(outcome.reason == Reason::Rats && !outcome.winners[ours]);
        points[0] += u64::from(outcome.points[ours]);
        points[1] += u64::from(outcome.points[Seat::new(1 - first)]);
    }
    let rate = wins / games as f64;
    let margin = 1.96 * (rate * (1.0 - rate) / games as f64).sqrt();
    println!(
        "{} over {}: {:.1} % ± {:.1}, points {:.1} : {:.1}, lost to rats {rats}, {decisions} decisions, {:.2} ms each, slowest {:.1} ms",
        levels[0], levels[1], rate * 100.0, margin * 100.0,
        points[0] as f64 / games as f64, points[1] as f64 / games as f64,
        begun.elapsed().as_secs_f64() * 1000.0 / f64::from(decisions), slowest * 1000.0
    );
}
