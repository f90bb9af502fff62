//! What happened and what would happen, in words.

use serde_json::Value;
use words::Value as Word;

use super::places::Effect;
use super::print::Deck;
use crate::about::About;
use crate::games::number;
use crate::text;

fn person(seat: usize, about: &About) -> [(&'static str, Word<'static>); 2] {
    let who = if about.is_viewer(seat) { "you" } else { "other" };
    [("who", who.into()), ("name", about.name(seat).to_owned().into())]
}

pub(super) fn say(message: &str, seat: usize, more: &[(&str, Word)], about: &About) -> String {
    let arguments: Vec<_> = person(seat, about).into_iter().chain(more.iter().cloned()).collect();
    about.say(message, &arguments)
}

/// What laying a strip pays, and what becomes of one's own rats. Another strip in hand may still cover one.
pub(super) fn effect(effect: &Effect, is_last: bool, about: &About) -> String {
    let paid = effect.points.iter().enumerate().filter(|(_, points)| **points > 0);
    let mut told: Vec<String> =
        paid.map(|(seat, &points)| say("rat-hot-said-pays", seat, &[("points", points.into())], about)).collect();
    if told.is_empty() {
        told.push(about.say("rat-hot-said-pays-nothing", &[]));
    }
    let own = effect.own_rats(about.sight.seat);
    if effect.has_too_many_rats(about.sight.seat) {
        let message = if is_last { "rat-hot-three-rats-last" } else { "terminal-rat-hot-cover" };
        told.push(text::sentence(&about.say(message, &[])));
    } else if own >= 2 {
        told.push(about.say("rat-hot-said-rats", &[("rats", own.into())]));
    }
    told.join(" ")
}

fn paid(event: &Value, about: &About) -> Vec<String> {
    let groups = || event["groups"].as_array().into_iter().flatten();
    let sum = |seat| groups().filter(|group| number(group, "seat") == seat).map(|group| number(group, "points")).sum();
    (0..about.seats())
        .map(|seat| (seat, sum(seat)))
        .filter(|(_, points): &(usize, usize)| *points > 0)
        .map(|(seat, points)| say("rat-hot-told-gets", seat, &[("points", points.into())], about))
        .collect()
}

/// One event in a sentence or two. What is turned up lies there for all to see.
pub(super) fn tell(event: &Value, deck: &Deck, about: &About) -> Option<String> {
    let seat = number(event, "seat");
    Some(match event["type"].as_str()? {
        "dealt" => say("rat-hot-told-dealt", number(event, "first"), &[], about),
        "laid" => {
            let strip = deck.called(number(event, "strip"), about);
            let level = number(event, "level") + 1;
            let laid = say("rat-hot-told-laid", seat, &[("strip", strip.into()), ("level", level.into())], about);
            [vec![laid], paid(event, about)].concat().join(" ")
        }
        "set_aside" => {
            let count = event["strips"].as_array().map_or(0, Vec::len);
            say("rat-hot-told-set-aside", seat, &[("count", count.into())], about)
        }
        "final_scoring" => [vec![about.say("rat-hot-told-final", &[])], paid(event, about)].concat().join(" "),
        "ended" => {
            let winners: Vec<usize> =
                event["winners"].as_array()?.iter().filter_map(Value::as_u64).map(|seat| seat as usize).collect();
            match (event["reason"].as_str(), winners.as_slice()) {
                (Some("rats"), [winner, ..]) => say("rat-hot-told-rats", usize::from(*winner == 0), &[], about),
                (_, [winner]) => say("rat-hot-told-won", *winner, &[], about),
                _ => about.say("rat-hot-told-draw", &[]),
            }
        }
        _ => return None,
    })
}
