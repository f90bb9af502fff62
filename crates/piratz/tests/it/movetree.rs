//! Counted move trees: how many games there are of so many actions, counted by the rules and, independently, by a
//! simpler reading of them that knows only the cards in the middle.

use piratz::Piratz;
use ratskeller_core::Game;
use serde_json::Value;

use crate::scene::Scene;

fn count(game: &Piratz, depth: usize) -> u64 {
    if depth == 0 || game.to_move().is_none() {
        return u64::from(depth == 0);
    }
    let after = |n| {
        let mut next = game.clone();
        next.apply(game.legal_nth(n), &mut ());
        count(&next, depth - 1)
    };
    (0..game.legal_count()).map(after).sum()
}

/// What a player is about to do.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    Reveal,
    Stay,
    Keep,
    Bury,
}

#[derive(Clone)]
struct Naive<'a> {
    cards: &'a Value,
    pile: Vec<u64>,
    middle: Vec<u64>,
    in_the_round: Vec<bool>,
    mover: usize,
    step: Step,
}

impl Naive<'_> {
    fn rats(&self) -> Vec<u64> {
        self.middle.iter().copied().filter(|&card| self.cards[card as usize]["rat"] == true).collect()
    }

    fn shows(&self, card: u64, kind: &str) -> bool {
        self.cards[card as usize]["treasures"].get(kind).is_some()
    }

    fn next_mover(mut self) -> Self {
        if self.in_the_round.iter().all(|still| !still) {
            self.in_the_round.fill(true);
        }
        let seats = self.in_the_round.len();
        self.mover =
            (1..=seats).map(|steps| (self.mover + steps) % seats).find(|&seat| self.in_the_round[seat]).unwrap();
        Self { step: Step::Reveal, ..self }
    }

    fn without(mut self, card: u64) -> Self {
        self.middle.retain(|&other| other != card);
        self
    }

    fn now_bury(mut self) -> Self {
        if !self.middle.is_empty() {
            return Self { step: Step::Bury, ..self };
        }
        self.in_the_round[self.mover] = false;
        self.next_mover()
    }

    fn leaves(&self) -> Vec<Self> {
        let leave = |kind| {
            let mut next = self.clone();
            next.middle.retain(|&card| !self.shows(card, kind));
            next.now_bury()
        };
        ["rings", "coins", "pearls", "goblets", "gems", "shells"].map(leave).to_vec()
    }

    fn reveal(mut self) -> Self {
        let card = self.pile.remove(0);
        self.middle.push(card);
        let rats = self.rats();
        let step = if rats.len() > 1 && rats.contains(&card) { Step::Keep } else { Step::Stay };
        Self { step, ..self }
    }

    fn bury(&self, card: u64) -> Self {
        let mut next = self.clone().without(card);
        next.in_the_round[self.mover] = false;
        next.next_mover()
    }

    fn after_each_action(&self) -> Vec<Self> {
        let with_leaves = |first: Self| [vec![first], self.leaves()].concat();
        match self.step {
            Step::Reveal => with_leaves(self.clone().reveal()),
            Step::Stay => with_leaves(self.clone().next_mover()),
            Step::Keep => {
                let mut nexts: Vec<_> =
                    self.rats().into_iter().map(|rat| self.clone().without(rat).now_bury()).collect();
                nexts.push(self.clone().now_bury());
                nexts
            }
            Step::Bury => self.middle.iter().map(|&card| self.bury(card)).collect(),
        }
    }

    fn count(&self, depth: usize) -> u64 {
        if depth == 0 { 1 } else { self.after_each_action().iter().map(|next| next.count(depth - 1)).sum() }
    }
}

#[track_caller]
fn check(seats: usize, next: &[u64], script: &str, counts: &[u64]) {
    let mut scene = Scene::new(seats, next);
    if !script.is_empty() {
        scene.play(script);
    }
    let state = scene.state();
    let numbers = |field: &str| state[field].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect();
    let deck = serde_json::to_value(&scene.deck).unwrap();
    let naive = Naive {
        cards: &deck["cards"],
        pile: numbers("pile"),
        middle: numbers("open"),
        in_the_round: state["shovels"].as_array().unwrap().iter().map(|shovel| shovel == true).collect(),
        mover: state["turn"].as_u64().unwrap() as usize,
        step: Step::Reveal,
    };
    let depths = 1..=counts.len();
    assert_eq!(depths.clone().map(|depth| count(&scene.game, depth)).collect::<Vec<_>>(), counts);
    assert_eq!(depths.map(|depth| naive.count(depth)).collect::<Vec<_>>(), counts, "naively");
}

#[test]
fn two_players_from_the_start() {
    check(2, &[0, 30, 1, 31], "", &[7, 49, 319, 2065, 13361]);
}

#[test]
fn four_players_from_the_start() {
    check(4, &[0, 1, 2, 3], "", &[7, 49, 319, 2061, 13330]);
}

#[test]
fn before_an_alarm_among_many_cards() {
    let script = "reveal, stay, reveal, stay, reveal, stay, reveal, stay, reveal, stay";
    check(3, &[4, 7, 9, 30, 0, 1, 2], script, &[7, 24, 163, 505, 2730]);
}

#[test]
fn the_last_shovel_of_a_round() {
    let script = "reveal, stay, reveal, leave pearls, bury 4, reveal, leave goblets, bury 0";
    check(3, &[4, 7, 0, 1, 2], script, &[7, 25, 141, 901, 5749]);
}
