//! What happened, in sentences.

use serde_json::Value;
use words::Value as Word;

use super::Piratz;
use super::print::{kind_name, treasures};
use super::view::height;
use crate::about::About;
use crate::games::{list, number};

fn say(message: &str, seat: usize, more: &[(&str, Word)], about: &About) -> String {
    let arguments: Vec<_> = about.who(seat).into_iter().chain(more.iter().cloned()).collect();
    about.say(message, &arguments)
}

/// PZ-X3: where players have to remember, what is not seen any more has no name.
fn remembered(event: &Value, board: &Piratz) -> Option<usize> {
    let card = event["card"].as_u64()? as usize;
    (!board.view.is_strict() || board.view.shows(card)).then_some(card)
}

pub(super) fn tell(event: &Value, board: &Piratz, about: &About) -> Option<String> {
    let seat = number(event, "seat");
    let card = || ("card", Word::from(board.deck.called(remembered(event, board), about)));
    let kind = event["kind"].as_str().unwrap_or_default();
    Some(match event["type"].as_str()? {
        "dealt" => {
            let count = height(&event["pile"]);
            say("piratz-told-dealt", number(event, "first"), &[("count", count.into())], about)
        }
        "revealed" if remembered(event, board).is_some() => say("piratz-told-revealed", seat, &[card()], about),
        "revealed" => say("piratz-told-revealed-some", seat, &[card()], about),
        "pile_ran_out" => about.say("piratz-told-pile-ran-out", &[("count", height(&event["new_pile"]).into())]),
        "alarm" => say("piratz-told-alarm", seat, &[], about),
        "stayed" => say("piratz-told-stayed", seat, &[], about),
        "left" => {
            let count = height(&event["cards"]);
            say("piratz-told-left", seat, &[("kind", kind.to_owned().into()), ("count", count.into())], about)
        }
        "kept_rat" => say("piratz-told-kept-rat", seat, &[card()], about),
        "declined_rat" => say("piratz-told-declined-rat", seat, &[], about),
        "buried" => say("piratz-told-buried", seat, &[card()], about),
        "shovel_laid" => say("piratz-told-shovel-laid", seat, &[], about),
        "round_ended" => {
            let count = height(&event["discarded"]);
            say("piratz-told-round-ended", number(event, "next"), &[("count", count.into())], about)
        }
        "scored" => scored(event, kind, about),
        "ended" => {
            let points = event["points"].as_array()?.iter().enumerate().map(|(seat, points)| {
                let count = points.as_u64().unwrap_or_default();
                about.say("piratz-told-points", &[("name", about.name(seat).into()), ("count", count.into())])
            });
            about.say("piratz-told-ended", &[("points", list(&points.collect::<Vec<_>>()).into())])
        }
        _ => return None,
    })
}

fn scored(event: &Value, kind: &str, about: &About) -> String {
    let awards: Vec<String> = event["awards"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|award| {
            let seat = number(award, "seat");
            let count = event["treasures"][seat].as_u64().unwrap_or_default() as usize;
            let arguments = [
                ("name", about.name(seat).into()),
                ("value", number(award, "value").into()),
                ("treasures", treasures(kind, count, about).into()),
            ];
            about.say("piratz-told-award", &arguments)
        })
        .collect();
    let kind = ("kind", kind_name(kind, about).into());
    if awards.is_empty() {
        about.say("piratz-told-scored-none", &[kind])
    } else {
        about.say("piratz-told-scored", &[kind, ("awards", list(&awards).into())])
    }
}
