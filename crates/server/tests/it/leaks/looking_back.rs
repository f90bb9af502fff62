//! Looking back on a game through the eyes of a seat tells nothing that the seat could not know at the time.
//!
//! The game and the same game with some cards exchanged are both played to their ends. Up to the step where the rules show
//! a seat the difference, the steps as that seat could know them must be the same, to the byte.

use catalog::{Input, Level};
use ratskeller_core::{Rng, Seat, Seed, SmallId as _};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::chosen;
use super::deal::Deal;
use super::script::Script;

#[tokio::test]
async fn rat_hot_is_looked_back_on_without_what_lay_in_the_pile() {
    nothing_is_told_afterwards("rat-hot", 2, json!({})).await;
}

#[tokio::test]
async fn piratz_is_looked_back_on_without_what_lay_in_the_pile() {
    nothing_is_told_afterwards("piratz", 3, json!({})).await;
}

#[tokio::test]
async fn rat_a_tat_cat_is_looked_back_on_without_cards_that_a_seat_had_not_seen() {
    nothing_is_told_afterwards("rat-a-tat-cat", 2, json!({"until": {"rounds": 1}})).await;
}

#[tokio::test]
async fn rat_a_tat_cat_with_four_is_looked_back_on_without_cards_that_a_seat_had_not_seen() {
    nothing_is_told_afterwards("rat-a-tat-cat", 4, json!({"until": {"rounds": 1}})).await;
}

async fn nothing_is_told_afterwards(game: &'static str, players: usize, options: Value) {
    let rng = &mut Rng::new(Seed([0x40 + players as u8; 32]));
    let deal = Deal::new(game, players, options, rng);
    let script = Script::new(&deal, rng);
    let original = LookBack::on(&deal, &script, script.steps.len(), rng).await;
    let mut hidden_from = vec![0; players];
    for (exchanged, shared) in chosen(&deal, &script, rng) {
        let other = LookBack::on(&exchanged, &script, shared.moments().saturating_sub(1), rng).await;
        for seat in (0..players).filter(|&seat| shared.is_hidden_from(seat)) {
            let until = shared.until[seat];
            assert_eq!(original.as_seat[seat][..until], other.as_seat[seat][..until]);
            assert_ne!(original.all[..until], other.all[..until], "with all cards open there is a difference");
            hidden_from[seat] += 1;
        }
    }
    assert!(hidden_from.iter().all(|&exchanges| exchanges > 0), "exchanges for each seat: {hidden_from:?}");
}

/// The steps of a game as they come over the network: with all cards, and as each seat could know them.
struct LookBack {
    all: Vec<String>,
    as_seat: Vec<Vec<String>>,
}

impl LookBack {
    /// Plays so much of the script, and from there on as rats would.
    async fn on(deal: &Deal, script: &Script, played: usize, rng: &mut Rng) -> Self {
        let mut table = deal.table();
        let mut done: Vec<(usize, Value)> = Vec::new();
        while let Some(mover) = table.to_move() {
            let scripted = script.steps.get(done.len()).filter(|_| done.len() < played);
            let action = scripted.map_or_else(
                || {
                    let thought = table.mind(mover).unwrap().think(Level::Rat, rng, &mut || false);
                    table.action(thought.action).unwrap()
                },
                |step| step.action.clone(),
            );
            table.act(Input { seat: Some(mover), action: &action, at: None }).unwrap();
            done.push((mover.index(), action));
        }
        let house = deal.house_after(&done).await;
        let look = |seat: Option<Seat>| {
            let asking = seat.map_or_else(String::new, |seat| format!("?seat={}", seat.index()));
            let (door, page) = (house.door(), format!("/api/tables/{}/steps{asking}", Deal::room()));
            async move {
                let reply = door.get(&page).await.unwrap();
                assert_eq!(reply.status(), 200);
                let steps: Vec<Box<RawValue>> = serde_json::from_slice(reply.body()).unwrap();
                steps.iter().map(|step| step.get().to_owned()).collect::<Vec<_>>()
            }
        };
        let all = look(None).await;
        assert_eq!(all.len(), done.len() + 1);
        let mut as_seat = Vec::new();
        for seat in Seat::all(deal.players) {
            as_seat.push(look(Some(seat)).await);
        }
        house.close().await;
        Self { all, as_seat }
    }
}
