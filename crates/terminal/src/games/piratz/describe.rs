//! The beach in sentences, for those who listen.

use super::Piratz;
use super::print::{kind_name, treasures};
use super::view::height;
use crate::about::{About, yes};
use crate::games::list;
use crate::text::sentence;

/// How far the game is, the cards on the sand, what each kind is worth, and the chests.
pub(super) fn describe(board: &Piratz, about: &About) -> Vec<String> {
    let view = &board.view;
    let pile = height(&view.pile);
    let cards = about.say("piratz-cards", &[("count", pile.into())]);
    let mut told = vec![format!("{}: {cards}.", about.say("terminal-piratz-pile", &[]))];
    let open: Vec<String> = view.open.iter().map(|&card| board.deck.called(Some(card), about)).collect();
    told.push(if open.is_empty() {
        about.say("piratz-nothing-open", &[])
    } else {
        format!("{}: {}.", about.say("piratz-open-cards", &[]), open.join("; "))
    });
    for buried in &view.buried {
        let card = board.deck.called(buried.card, about);
        let arguments = [("name", about.name(buried.seat).into()), ("card", card.into())];
        told.push(sentence(&about.say("piratz-buried", &arguments)));
    }
    let worth = board.deck.kinds.iter().enumerate().map(|(index, kind)| {
        let blocks: Vec<String> = view.blocks.get(index).into_iter().flatten().map(u32::to_string).collect();
        format!("{} {}", kind_name(kind, about), blocks.join(" "))
    });
    told.push(format!("{}: {}.", about.say("piratz-value-card", &[]), list(&worth.collect::<Vec<_>>())));
    for seat in 0..about.seats() {
        let digging = yes(view.shovels.get(seat).copied().unwrap_or(true));
        let arguments = [("name", about.name(seat).into()), ("count", view.taken(seat).into()), ("digging", digging)];
        told.push(sentence(&about.say("piratz-chest", &arguments)));
        if let Some(tally) = view.tally(seat) {
            let counts =
                board.deck.kinds.iter().map(|kind| (kind, tally["treasures"][kind].as_u64().unwrap_or_default()));
            let counts: Vec<String> = counts
                .filter(|(_, count)| *count > 0)
                .map(|(kind, count)| treasures(kind, count as usize, about))
                .collect();
            if !counts.is_empty() {
                told.push(format!(
                    "{}: {}.",
                    about.say("piratz-inside", &[("name", about.name(seat).into())]),
                    list(&counts)
                ));
            }
        }
    }
    told
}
