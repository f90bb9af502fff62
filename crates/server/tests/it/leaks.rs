//! Nobody is told what they may not know.
//!
//! A game is played over the network with every seat and somebody looking on, who also ask for all sorts of things they
//! can have or cannot have. Then it is played again with some cards exchanged that one of them has no way of knowing.
//! Up to the moment when the rules show them the difference, they must hear the same, to the byte.

mod deal;
mod looking_back;
mod party;
mod script;

use std::collections::BTreeSet;

use ratskeller_core::{Rng, Seed};
use serde_json::{Value, json};

use deal::Deal;
use party::{Heard, Party};
use script::{Script, Shared};

/// So many exchanges are weighed …
const EXCHANGES: usize = 120;
/// … and so many chosen for each viewer to be played over the network.
const CHOSEN: usize = 5;

#[tokio::test]
async fn rat_hot_tells_nobody_what_lies_in_the_pile() {
    nothing_leaks("rat-hot", 2, json!({})).await;
}

#[tokio::test]
async fn piratz_tells_nobody_what_lies_in_the_pile() {
    nothing_leaks("piratz", 2, json!({})).await;
}

#[tokio::test]
async fn piratz_with_four_and_good_memories_tells_nobody_what_lies_in_the_pile() {
    nothing_leaks("piratz", 4, json!({"memory": "aided"})).await;
}

#[tokio::test]
async fn rat_a_tat_cat_tells_nobody_of_cards_they_have_not_seen() {
    let told_to_others = nothing_leaks("rat-a-tat-cat", 2, json!({"until": {"rounds": 1}})).await;
    assert!(told_to_others >= 4, "only {told_to_others} exchanges were noticed by anybody");
}

#[tokio::test]
async fn rat_a_tat_cat_with_four_and_good_memories_tells_nobody_of_cards_they_have_not_seen() {
    let options = json!({"until": {"rounds": 1}, "memory": "aided"});
    let told_to_others = nothing_leaks("rat-a-tat-cat", 4, options).await;
    assert!(told_to_others >= 8, "only {told_to_others} exchanges were noticed by anybody");
}

#[tokio::test]
async fn two_nodes_tell_nobody_of_cards_they_have_not_seen() {
    let options = json!({"until": {"rounds": 1}});
    let told_to_others = nothing_leaks_at(2, "rat-a-tat-cat", 2, options).await;
    assert!(told_to_others >= 4, "only {told_to_others} exchanges were noticed by anybody");
}

async fn nothing_leaks(game: &'static str, players: usize, options: Value) -> usize {
    nothing_leaks_at(1, game, players, options).await
}

async fn play(nodes: usize, deal: &Deal, script: &Script, moments: usize) -> Heard {
    match nodes {
        1 => Party::play(deal, script, moments).await,
        _ => Party::play_at_two_nodes(deal, script, moments).await,
    }
}

/// Plays the game with and without exchanged cards. How often somebody else heard of an exchange that a viewer heard
/// nothing of: where that is never, there was nothing to hide.
async fn nothing_leaks_at(nodes: usize, game: &'static str, players: usize, options: Value) -> usize {
    let rng = &mut Rng::new(Seed([players as u8; 32]));
    let deal = Deal::new(game, players, options, rng);
    let script = Script::new(&deal, rng);
    let original = play(nodes, &deal, &script, script.moments.len()).await;
    check_secrets(&deal, &original);

    let viewers = players + 1;
    let (mut hidden_from, mut hidden_longest, mut told_to_others) = (vec![0; viewers], vec![0; viewers], 0);
    for (exchanged, shared) in chosen(&deal, &script, rng) {
        let played = play(nodes, &exchanged, &script, shared.moments()).await;
        for viewer in (0..viewers).filter(|&viewer| shared.is_hidden_from(viewer)) {
            let until = shared.until[viewer];
            check_same(&original.before(viewer, until), &played.before(viewer, until));
            hidden_from[viewer] += 1;
            hidden_longest[viewer] = until.max(hidden_longest[viewer]);
            let differs = |other: usize| original.before(other, until) != played.before(other, until);
            told_to_others += usize::from((0..viewers).any(differs));
        }
    }
    assert!(hidden_from.iter().all(|&exchanges| exchanges >= CHOSEN), "exchanges for each viewer: {hidden_from:?}");
    let whole = script.moments.len();
    assert!(hidden_longest.iter().all(|&until| until > whole / 2), "of {whole} moments: {hidden_longest:?}");
    told_to_others
}

/// Exchanges of cards, and until when nobody can know of them: for each viewer some that stay hidden for long, best of
/// all while somebody else knows, and some that are found out earlier.
fn chosen(deal: &Deal, script: &Script, rng: &mut Rng) -> Vec<(Deal, Shared)> {
    let weighed: Vec<_> =
        (0..EXCHANGES).map(|_| deal.exchanged(rng)).map(|other| (script.shared(&other), other)).collect();
    let mut chosen = BTreeSet::new();
    for viewer in 0..=deal.players {
        let hidden = weighed.iter().enumerate().filter(|(_, (shared, _))| shared.is_hidden_from(viewer));
        let mut by_worth: Vec<_> = hidden.map(|(number, (shared, _))| (shared.worth(viewer), number)).collect();
        by_worth.sort_unstable();
        let best_to_fair = (0..CHOSEN).filter_map(|rank| by_worth.get(by_worth.len() - 1 - rank * by_worth.len() / 8));
        chosen.extend(best_to_fair.map(|(_, number)| *number));
    }
    let exchanges = weighed.into_iter().enumerate().filter(|(number, _)| chosen.contains(number));
    exchanges.map(|(_, (shared, other))| (other, shared)).collect()
}

fn check_same(one: &[&str], other: &[&str]) {
    for (number, (one, other)) in one.iter().zip(other).enumerate() {
        assert_eq!(one, other, "message {number} tells the difference");
    }
    assert_eq!(one.len(), other.len(), "the number of messages tells the difference");
}

/// Before the end nobody hears what the shuffles are made from, nor what anybody else is known by.
fn check_secrets(deal: &Deal, heard: &Heard) {
    for viewer in 0..=deal.players {
        for text in heard.before_the_end(viewer) {
            for secret in deal.secrets(viewer) {
                assert!(!text.contains(&secret), "{secret} is in {text}");
            }
        }
    }
}
