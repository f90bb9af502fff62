//! What happened, in words. No card is named, for a log would remember what players have to.

use serde_json::Value;
use words::Value as Word;

use super::RatATatCat;
use crate::about::{About, yes};
use crate::games::{list, number};

fn say(message: &str, seat: usize, more: &[(&str, Word)], about: &About) -> String {
    let arguments: Vec<_> = about.who(seat).into_iter().chain(more.iter().cloned()).collect();
    about.say(message, &arguments)
}

pub(super) fn tell(event: &Value, about: &About) -> Option<String> {
    let kind = event["type"].as_str()?;
    let message = format!("rat-a-tat-cat-told-{}", kind.replace('_', "-"));
    let seat = number(event, "seat");
    let slot = || ("slot", Word::from(number(event, "slot") + 1));
    Some(match kind {
        "dealt" => say(&message, number(event, "dealer"), &[("round", number(event, "round").into())], about),
        "took" | "replaced" | "peeked" | "exchanged" => say(&message, seat, &[slot()], about),
        "drew" | "discarded" | "draw_two" | "knocked" => say(&message, seat, &[], about),
        "swapped" => {
            let with = number(event, "with");
            let more = [
                ("own", Word::from(number(event, "own") + 1)),
                ("other", about.name(with).to_owned().into()),
                ("yours", yes(about.is_viewer(with))),
                slot(),
            ];
            say(&message, seat, &more, about)
        }
        "reshuffled" | "shown" | "time_up" => about.say(&message, &[]),
        "passed" => say("rat-a-tat-cat-said-passed", seat, &[], about),
        "round_ended" => {
            let points = event["points"].as_array()?.iter().enumerate();
            let told: Vec<String> = points
                .filter_map(|(seat, points)| Some(format!("{} {}", about.name(seat), points.as_i64()?)))
                .collect();
            about.say(&message, &[("round", number(event, "round").into()), ("points", list(&told).into())])
        }
        "ended" => {
            let winners = event["winners"].as_array()?;
            if let [winner] = winners.as_slice()
                && about.is_viewer(winner.as_u64()? as usize)
                && !about.setting.is_shared
            {
                return Some(about.say("web-you-won", &[]));
            }
            let names: Vec<String> =
                winners.iter().filter_map(Value::as_u64).map(|seat| about.name(seat as usize).to_owned()).collect();
            about.say(&message, &[("names", list(&names).into()), ("count", winners.len().into())])
        }
        _ => return None,
    })
}

/// What a peek of one's own has shown, which is seen only now.
pub(super) fn peeked(event: &Value, board: &RatATatCat, about: &About) -> Option<[String; 2]> {
    if event["type"] != "peeked" || !about.is_viewer(number(event, "seat")) {
        return None;
    }
    let face = board.deck.face(event["card"].as_u64().map(|card| card as usize))?;
    let seen = about.say("rat-a-tat-cat-said-seen", &[("card", face.called(about).into())]);
    Some([tell(event, about)?, seen])
}
