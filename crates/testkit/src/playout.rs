//! Uniformly random play to the end, as fast as the rules go: for benchmarks and for counting instructions.

use ratskeller_core::{Game, Seed};

/// A seed for each number.
pub fn seed(number: u64) -> Seed {
    let mut seed = Seed([0; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// Chooses quickly; the players' chance is not the game's.
#[derive(Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(number: u64) -> Self {
        Self(number)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

/// Plays to the end and tells how many actions that took.
pub fn play_out<G: Game>(game: &mut G, dice: &mut Dice) -> u64 {
    let mut actions = 0;
    while game.to_move().is_some() {
        game.apply(game.legal_nth(dice.below(game.legal_count())), &mut ());
        actions += 1;
    }
    actions
}
