//! How fast Rat Hot is played: uniformly random legal placements to the end, on the default table.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rat_hot::{Action, Deck, Options, RatHot, RawDeck, Setup};
use ratskeller_core::{Game, Seed};

const GAMES: u64 = 100;

fn main() {
    divan::main();
}

fn deck() -> Deck {
    let mut file: toml::Table = include_str!("../../../decks/rat-hot.toml").parse().expect("TOML");
    file.remove("game");
    file.remove("name");
    let raw: RawDeck = file.try_into().expect("a deck");
    raw.try_into().expect("the default deck is right")
}

fn deal(deck: &Deck, number: u64) -> RatHot {
    let mut seed = Seed([0; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    RatHot::deal(deck, &Options::default(), 2, &Setup::default(), seed, &mut ()).expect("a table the rules allow")
}

/// Chooses quickly; the players' chance is not the game's.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

fn play_out(mut game: RatHot, number: u64) -> u64 {
    let mut dice = Dice(number);
    let mut placements = 0;
    while game.to_move().is_some() {
        game.apply(game.legal_nth(dice.below(game.legal_count())), &mut ());
        placements += 1;
    }
    black_box(&game);
    placements
}

/// All legal places are found at each step, and one is drawn; dealing included.
#[divan::bench]
fn placements_dealt_and_played(bencher: Bencher) {
    let deck = deck();
    let play_all = || (0..GAMES).map(|number| play_out(deal(&deck, number), number)).sum::<u64>();
    bencher.counter(ItemsCount::new(play_all())).bench(play_all);
}

/// The same, starting from games that were dealt beforehand.
#[divan::bench]
fn placements_played(bencher: Bencher) {
    let deck = deck();
    let games: Vec<RatHot> = (0..GAMES).map(|number| deal(&deck, number)).collect();
    let play_all = || (0..).zip(&games).map(|(number, game)| play_out(*game, number)).sum::<u64>();
    bencher.counter(ItemsCount::new(play_all())).bench(play_all);
}

/// The same with a list of all legal actions written at each step.
#[divan::bench]
fn placements_listed_and_played(bencher: Bencher) {
    let deck = deck();
    let games: Vec<RatHot> = (0..GAMES).map(|number| deal(&deck, number)).collect();
    let mut listed: Vec<Action> = Vec::with_capacity(4096);
    let mut play_all = || {
        let mut placements = 0_u64;
        for (number, game) in (0..).zip(&games) {
            let (mut game, mut dice) = (*game, Dice(number));
            while game.to_move().is_some() {
                listed.clear();
                game.legal_into(&mut listed);
                game.apply(listed[dice.below(listed.len())], &mut ());
                placements += 1;
            }
        }
        placements
    };
    let placements = play_all();
    bencher.counter(ItemsCount::new(placements)).bench_local(play_all);
}

#[divan::bench]
fn clones(bencher: Bencher) {
    let game = deal(&deck(), 0);
    bencher.bench(|| *black_box(&game));
}
