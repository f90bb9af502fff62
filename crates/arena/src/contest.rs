//! Which games are played, and by whom on which seat.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use catalog::{Deck, Order, Source, Table};
use ratskeller_core::{Fault, Seed};
use serde_json::Value;

use crate::contestant::Contestant;
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
        self.open(0).map(drop)
    }

    pub fn seats(&self) -> usize {
        self.contestants.len()
    }

    pub fn games(&self) -> u64 {
        self.deals * self.seats() as u64
    }

    fn open(&self, deal: u64) -> Result<Box<dyn Table>, Fault> {
        self.deck.game.open(Order {
            deck: self.deck.clone(),
            players: self.seats(),
            names: None,
            options: self.options.clone(),
            setup: Value::Null,
            source: Source::Seed(self.seed.child(2 * deal)),
        })
    }

    /// The game with this number: first all of the first deal, then all of the next.
    fn play(&self, number: u64) -> Played {
        let (deal, rotation) = (number / self.seats() as u64, number % self.seats() as u64);
        let seats: Vec<usize> = (0..self.seats()).map(|seat| (seat + rotation as usize) % self.seats()).collect();
        let table = self.open(deal).expect("the contest was checked");
        let whims = self.seed.child(2 * deal + 1).child(rotation);
        game::play(table, &self.contestants, seats, whims, self.limit)
    }

    /// Plays all games on all cores, tells of each as it ends, and gives them in order.
    pub fn run(&self, mut watch: impl FnMut(&Played)) -> Vec<Played> {
        let games = self.games();
        let mut played: Vec<Option<Played>> = (0..games).map(|_| None).collect();
        let next = &AtomicU64::new(0);
        let (sender, ended) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                let sender = sender.clone();
                scope.spawn(move || {
                    let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                    for number in numbers.take_while(|&number| number < games) {
                        let _all_are_awaited = sender.send((number, self.play(number)));
                    }
                });
            }
            drop(sender);
            for (number, game) in ended {
                watch(&game);
                played[number as usize] = Some(game);
            }
        });
        played.into_iter().map(|game| game.expect("every game was played")).collect()
    }
}
