//! The small game that peers are played with (`bench/ring.js`): two rats run round a ring of holes, one after the other,
//! and neither may jump into the hole of the other. It never ends.

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::Result;
use crate::chance::Chance;
use crate::playing::Playing;

const HOLES: u8 = 12;
const FURTHEST: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ring {
    pub rats: [u8; 2],
    pub to_move: usize,
    pub moves: u64,
}

impl Ring {
    pub const START: Self = Self { rats: [0, HOLES / 2], to_move: 0, moves: 0 };

    fn any_step(&self, chance: &mut Chance) -> u8 {
        let (here, other) = (self.rats[self.to_move], self.rats[1 - self.to_move]);
        let mut steps: Vec<u8> = (1..=FURTHEST).collect();
        steps.retain(|step| (here + step) % HOLES != other);
        steps[chance.below(steps.len())]
    }

    pub fn after(mut self, step: u8) -> Self {
        let rat = &mut self.rats[self.to_move];
        *rat = (*rat + step) % HOLES;
        self.to_move = 1 - self.to_move;
        self.moves += 1;
        self
    }
}

/// Somebody at a table of the ring, whatever their connection speaks.
pub trait RingPlayer: Sized + Send + 'static {
    /// Has one's rat run so many holes from where the table stands.
    fn run(&mut self, ring: &Ring, step: u8) -> impl Future<Output = Result<()>> + Send;

    /// Waits until the server tells how the table stands.
    fn hear(&mut self) -> impl Future<Output = Result<Ring>> + Send;
}

/// A table with two random players, each with a connection of their own.
#[derive(Debug)]
pub struct RingTable<P> {
    ring: Ring,
    players: [P; 2],
    chance: Chance,
}

impl<P: RingPlayer> RingTable<P> {
    pub fn begin(players: [P; 2], number: usize) -> Self {
        Self { ring: Ring::START, players, chance: Chance::new(number as u64) }
    }

    /// Waits until a player hears that the table stands so.
    async fn hear(&mut self, seat: usize, expected: Ring) -> Result<()> {
        loop {
            let heard = self.players[seat].hear().await?;
            if heard.moves >= expected.moves {
                return if heard == expected { Ok(()) } else { Err(format!("{heard:?} is not {expected:?}").into()) };
            }
        }
    }
}

impl<P: RingPlayer> Playing for RingTable<P> {
    fn is_over(&self) -> bool {
        false
    }

    async fn make_move(&mut self) -> Result<Instant> {
        let mover = self.ring.to_move;
        let step = self.ring.any_step(&mut self.chance);
        let expected = self.ring.after(step);
        self.players[mover].run(&self.ring, step).await?;
        self.hear(mover, expected).await?;
        let acknowledged = Instant::now();
        // Whoever is next answers what they have heard.
        self.hear(expected.to_move, expected).await?;
        self.ring = expected;
        Ok(acknowledged)
    }

    async fn another_game(self) -> Result<Self> {
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rats_go_round_and_never_meet() {
        let (mut ring, mut chance) = (Ring::START, Chance::new(7));
        for moves in 1..=1000 {
            ring = ring.after(ring.any_step(&mut chance));
            assert!(ring.rats[0] != ring.rats[1] && ring.rats.iter().all(|&hole| hole < HOLES));
            assert_eq!((ring.moves, ring.to_move as u64), (moves, moves % 2));
        }
    }
}
