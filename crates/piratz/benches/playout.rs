//! Evenly random play to the end, in actions per second: `cargo bench -p piratz`.

use divan::Bencher;
use divan::counter::ItemsCount;
use piratz::{Deck, Options, Piratz, Setup};
use ratskeller_core::{Game, Seed};

#[path = "../tests/it/deck.rs"]
mod deck;

const GAMES: u64 = 64;

fn main() {
    divan::main();
}

fn deal(deck: &Deck, seats: usize, number: u64) -> Piratz {
    let mut seed = Seed([0; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    Piratz::deal(deck, &Options::default(), seats, &Setup::default(), seed, &mut ()).expect("two to four can play")
}

/// Plays to the end, and tells how many actions that took. A Weyl sequence, mixed, is chance enough here.
fn play_out(mut game: Piratz, number: u64) -> u64 {
    let mut weyl = number;
    let mut actions = 0;
    while game.to_move().is_some() {
        weyl = weyl.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (weyl ^ weyl >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let choice = ((mixed >> 32) * game.legal_count() as u64) >> 32;
        game.apply(game.legal_nth(choice as usize), &mut ());
        actions += 1;
    }
    actions
}

fn actions(deck: &Deck, seats: usize) -> ItemsCount {
    ItemsCount::new((0..GAMES).map(|number| play_out(deal(deck, seats, number), number)).sum::<u64>())
}

#[divan::bench(args = [2, 3, 4])]
fn deal_and_play(bencher: Bencher, seats: usize) {
    let deck = deck::default();
    bencher
        .counter(actions(&deck, seats))
        .bench(|| (0..GAMES).map(|number| play_out(deal(&deck, seats, number), number)).sum::<u64>());
}

#[divan::bench(args = [2, 3, 4])]
fn play(bencher: Bencher, seats: usize) {
    let deck = deck::default();
    let dealt: Vec<_> = (0..GAMES).map(|number| deal(&deck, seats, number)).collect();
    bencher
        .counter(actions(&deck, seats))
        .bench(|| dealt.iter().zip(0..).map(|(game, number)| play_out(game.clone(), number)).sum::<u64>());
}
