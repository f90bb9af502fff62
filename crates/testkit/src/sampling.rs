//! The laws of imagined games.

use std::collections::{HashMap, HashSet};

use ratskeller_core::{Game, Rng, Viewer};
use serde_json::Value;

use crate::playout::seed;
use crate::walk::for_all;
use crate::{Lab, cases};

type Info<L> = <<L as Lab>::Game as Game>::Info;

/// Every game that a viewer cannot tell from the real one is sampled, each equally often: counted where there are few,
/// and judged by Pearson's chi-squared test.
pub fn samples_are_uniform<L: Lab>() {
    const POSITIONS: u32 = 6;
    const MOST_WORLDS: usize = 720;
    const SAMPLES_A_WORLD: usize = 60;
    let mut judged = 0;
    for number in 0..u64::from(cases(POSITIONS)) {
        let game = L::with_few_worlds(number);
        for viewer in Viewer::all(game.seats()) {
            let info = game.info(viewer);
            let worlds = L::count_worlds(&info);
            if (2..=MOST_WORLDS).contains(&worlds) {
                let times = count_samples::<L>(&info, worlds * SAMPLES_A_WORLD, number);
                assert!(times.contains_key(&truth(&game)), "{viewer:?}: the real game is never sampled");
                assert_eq!(times.len(), worlds, "{viewer:?}: how many games are sampled, and how many there are");
                let chi_squared = chi_squared(times.values(), SAMPLES_A_WORLD);
                assert!(chi_squared < critical(worlds - 1), "{viewer:?}: {chi_squared} among {worlds} worlds");
                judged += 1;
            }
        }
    }
    assert!(judged >= POSITIONS, "only {judged} positions have few worlds");
}

fn truth<G: Game>(game: &G) -> String {
    serde_json::to_string(&game.reveal()).expect("a state can be written as JSON")
}

fn count_samples<L: Lab>(info: &Info<L>, samples: usize, number: u64) -> HashMap<String, usize> {
    let mut rng = Rng::new(seed(number));
    let mut times = HashMap::new();
    for _ in 0..samples {
        *times.entry(truth(&*L::Game::sample(info, &mut rng))).or_default() += 1;
    }
    times
}

fn chi_squared<'a>(times: impl Iterator<Item = &'a usize>, expected: usize) -> f64 {
    let expected = expected as f64;
    let squared = |difference: f64| difference * difference;
    times.map(|&times| squared(times as f64 - expected) / expected).sum()
}

/// What the statistic exceeds less than once in a hundred thousand times if all is well: its mean is the number of
/// degrees of freedom and its variance twice that.
fn critical(degrees: usize) -> f64 {
    let degrees = degrees as f64;
    degrees + 6.0 * (2.0 * degrees).sqrt() + 12.0
}

/// Wherever something is hidden, a sample can have there what is really there: no part of the truth is ruled out.
pub fn samples_can_reach_the_truth<L: Lab>() {
    /// To miss one of 54 cards in all of them has a chance of one in five thousand millions.
    const SAMPLES: usize = 1_200;
    for_all::<L>(|walk| {
        let mut last = None;
        walk.play::<L>(|game| last = Some(game.clone()));
        let game = last.expect("a walk has a first step");
        let mut rng = Rng::new(walk.seed);
        let viewers: Vec<_> = Viewer::all(game.seats()).collect();
        let viewer = viewers[rng.below(viewers.len() as u32) as usize];
        let info = game.info(viewer);
        let mut missing: HashSet<_> = leaves(&game).into_iter().collect();
        for _ in 0..SAMPLES {
            if missing.is_empty() {
                return;
            }
            for leaf in leaves(&*L::Game::sample(&info, &mut rng)) {
                missing.remove(&leaf);
            }
        }
        assert!(missing.is_empty(), "{viewer:?} thinks this impossible: {missing:?}");
    });
}

/// What stands in each place of the whole truth.
fn leaves<G: Game>(game: &G) -> Vec<(String, String)> {
    fn collect(place: &str, value: &Value, leaves: &mut Vec<(String, String)>) {
        match value {
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(index, item)| collect(&format!("{place}/{index}"), item, leaves));
            }
            Value::Object(fields) => {
                fields.iter().for_each(|(name, field)| collect(&format!("{place}/{name}"), field, leaves));
            }
            leaf => leaves.push((place.to_owned(), leaf.to_string())),
        }
    }
    let mut leaves = Vec::new();
    let truth = serde_json::to_value(game.reveal()).expect("a state can be written as JSON");
    collect("", &truth, &mut leaves);
    leaves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_even_passes_and_what_is_not_does_not() {
        assert!(chi_squared([61, 59, 63, 57].iter(), 60) < critical(3));
        assert!(chi_squared([90, 30, 60, 60].iter(), 60) > critical(3));
        assert!(chi_squared([90, 30].iter(), 60) > critical(1));
    }
}
