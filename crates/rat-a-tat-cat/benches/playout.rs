//! How fast Rat-a-Tat Cat is played: uniformly random legal actions to the end of one round of two.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rat_a_tat_cat::{Deck, Options, RatATatCat, RawDeck, Setup, Until};
use ratskeller_core::{Game, Rng, Seat, Seed, SmallId, Viewer};

const GAMES: u64 = 1_000;

fn main() {
    divan::main();
}

fn deck() -> Deck {
    let mut file: toml::Table = include_str!("../../../decks/rat-a-tat-cat.toml").parse().expect("TOML");
    file.remove("game");
    file.remove("name");
    let raw: RawDeck = file.try_into().expect("a deck");
    raw.try_into().expect("the default deck is right")
}

fn seed(number: u64) -> Seed {
    let mut seed = Seed([0; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn deal(deck: &Deck, number: u64) -> RatATatCat {
    let options = Options { until: Until::Rounds(1), ..Options::default() };
    RatATatCat::deal(deck, &options, 2, &Setup::default(), seed(number), &mut ()).expect("a table the rules allow")
}

/// Chooses quickly; the players' chance is not the game's.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

/// Plays to the end and tells how many actions that took.
fn play_out(mut game: RatATatCat, number: u64) -> u64 {
    let mut dice = Dice(number);
    let mut actions = 0;
    while game.to_move().is_some() {
        game.apply(game.legal_nth(dice.below(game.legal_count())), &mut ());
        actions += 1;
    }
    black_box(&game);
    actions
}

#[divan::bench]
fn actions_dealt_and_played(bencher: Bencher) {
    let deck = deck();
    let play_all = || (0..GAMES).map(|number| play_out(deal(&deck, number), number)).sum::<u64>();
    bencher.counter(ItemsCount::new(play_all())).bench(play_all);
}

/// Starting from games that were dealt beforehand.
#[divan::bench]
fn actions_played(bencher: Bencher) {
    let deck = deck();
    let games: Vec<RatATatCat> = (0..GAMES).map(|number| deal(&deck, number)).collect();
    let play_all = || (0..).zip(&games).map(|(number, game)| play_out(game.clone(), number)).sum::<u64>();
    bencher.counter(ItemsCount::new(play_all())).bench(play_all);
}

#[divan::bench]
fn deals(bencher: Bencher) {
    let deck = deck();
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| (0..GAMES).for_each(|number| drop(black_box(deal(&deck, number)))));
}

#[divan::bench]
fn clones(bencher: Bencher) {
    let game = deal(&deck(), 0);
    bencher.bench(|| black_box(&game).clone());
}

/// What a searching bot pays for each game it imagines.
#[divan::bench]
fn samples(bencher: Bencher) {
    let info = deal(&deck(), 0).info(Viewer::Seat(Seat::new(0)));
    let mut rng = Rng::new(seed(1));
    bencher.bench_local(|| RatATatCat::sample(black_box(&info), &mut rng));
}
