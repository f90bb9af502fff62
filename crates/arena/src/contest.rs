//! Which games are played, and by whom on which seat.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalog::{Deck, Order, Record, Source, Table};
use ratskeller_core::{Fault, Seed};
use serde_json::Value;

use crate::contestant::Contestant;
use crate::cores;
use crate::game::{self, Played};
use crate::report::shares_by_deal;
use crate::sprt::{Hypotheses, Sprt, Verdict};

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
    /// Ends it as soon as it is known whether the first of two contestants is so much better than the second.
    pub sprt: Option<Hypotheses>,
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

    /// Plays all games on all cores, tells of each as it ends, and gives them in order, deal by deal. When it is `stopped`, games
    /// that are not over yet are given up; they and the others of their deals count for nothing. So do deals behind the one that
    /// was enough, so that which core was faster makes no difference.
    pub fn run(&self, stopped: &AtomicBool, mut watch: impl FnMut(&Played, &Record)) -> Vec<Played> {
        let mut deals = Deals { sprt: self.sprt.map(Sprt::new), ..Deals::default() };
        let play = |number| self.play(number, stopped);
        cores::side_by_side(cores::count(), self.games(), stopped, play, |(game, record)| {
            watch(&game, &record);
            if deals.add(game, self.seats()) != Verdict::Open {
                stopped.store(true, Ordering::Relaxed);
            }
        });
        deals.finish(self.seats())
    }
}

/// What was played so far.
#[derive(Default)]
struct Deals {
    /// All of the first deals.
    first: Vec<Played>,
    /// Of others.
    later: BTreeMap<u64, Vec<Played>>,
    sprt: Option<Sprt>,
}

impl Deals {
    fn verdict(&self) -> Verdict {
        self.sprt.as_ref().map_or(Verdict::Open, Sprt::verdict)
    }

    fn add(&mut self, game: Played, seats: usize) -> Verdict {
        self.later.entry(game.number / seats as u64).or_default().push(game);
        while self.verdict() == Verdict::Open
            && let Some(deal) = self.later.first_entry()
            && *deal.key() == (self.first.len() / seats) as u64
            && deal.get().len() == seats
        {
            let deal = in_order(deal.remove());
            if let Some(sprt) = &mut self.sprt {
                sprt.count(shares_by_deal(0, &deal)[0]);
            }
            self.first.extend(deal);
        }
        self.verdict()
    }

    fn finish(mut self, seats: usize) -> Vec<Played> {
        if self.verdict() == Verdict::Open {
            let whole = self.later.into_values().filter(|deal| deal.len() == seats);
            self.first.extend(whole.flat_map(in_order));
        }
        self.first
    }
}

fn in_order(mut deal: Vec<Played>) -> Vec<Played> {
    deal.sort_unstable_by_key(|game| game.number);
    deal
}
