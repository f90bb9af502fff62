//! Which games are played, and by whom on which seat.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use catalog::{Deck, Order, Record, Source, Table};
use ratskeller_core::{Fault, Seed};
use serde_json::Value;

use crate::contestant::Contestant;
use crate::cores;
use crate::game::{self, Played};

/// Every contestant plays in every game, and every deal is played with each of them on each seat.
#[derive(Clone, Debug)]
pub struct Contest {
    pub deck: Deck,
    /// In the protocol's shape; null leaves everything as usual.
    pub options: Value,
    pub contestants: Vec<Contestant>,
    pub deals: u64,
    /// Decides all chance, that of the players of the house included.
    pub seed: Seed,
    /// How long a program from outside may take for an answer.
    pub limit: Duration,
}

impl Contest {
    /// That these contestants can play this game with these options.
    pub fn check(&self) -> Result<(), Fault> {
        self.open(0, None).map(drop)
    }

    pub fn seats(&self) -> usize {
        self.contestants.len()
    }

    pub fn games(&self) -> u64 {
        self.deals * self.seats() as u64
    }

    fn open(&self, deal: u64, names: Option<Vec<String>>) -> Result<Box<dyn Table>, Fault> {
        self.deck.game.open(Order {
            deck: self.deck.clone(),
            players: self.seats(),
            names,
            options: self.options.clone(),
            setup: Value::Null,
            source: Source::Seed(self.seed.child(2 * deal)),
        })
    }

    /// The game with this number: first all of the first deal, then all of the next; none if it was stopped.
    fn play(&self, number: u64, stopped: &AtomicBool) -> Option<(Played, Record)> {
        let (deal, rotation) = (number / self.seats() as u64, number % self.seats() as u64);
        let seats: Vec<usize> = (0..self.seats()).map(|seat| (seat + rotation as usize) % self.seats()).collect();
        let names = seats.iter().map(|&seat| self.contestants[seat].name.clone()).collect();
        let table = self.open(deal, Some(names)).expect("the contest was checked");
        let whims = self.seed.child(2 * deal + 1).child(rotation);
        game::play(number, table, &self.contestants, seats, whims, self.limit, stopped)
    }

    /// Plays all games on all cores, tells of each as it ends, and gives them in order. When it is `stopped`, games that
    /// are not over yet are given up, and count for nothing.
    pub fn run(&self, stopped: &AtomicBool, mut watch: impl FnMut(&Played, &Record)) -> Vec<Played> {
        let mut played: Vec<Played> = Vec::new();
        let play = |number| self.play(number, stopped);
        cores::side_by_side(cores::count(), self.games(), stopped, play, |(game, record)| {
            watch(&game, &record);
            played.push(game);
        });
        played.sort_unstable_by_key(|game| game.number);
        played
    }
}
