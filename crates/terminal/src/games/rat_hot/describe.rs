//! The table in sentences, for those who listen.

use super::draw::tops;
use super::print::{Colour, field_name};
use super::{RatHot, telling};
use crate::about::About;
use crate::text::sentence;

/// The pile, both sides, the strips in hand, and row by row what is in sight.
pub(super) fn describe(board: &RatHot, about: &About) -> Vec<String> {
    let mut told = vec![sentence(&about.say("rat-hot-pile", &[("count", board.view.left().into())]))];
    told.extend((0..about.seats()).map(|seat| sentence(&side(board, seat, about))));
    let hand = board.view.hand.iter().zip(1..).map(|(&strip, number): (_, usize)| {
        let fields = board.deck.called(strip, about);
        sentence(&about.say("rat-hot-strip", &[("number", number.into()), ("fields", fields.into())]))
    });
    told.extend(hand);
    let tops = tops(board);
    let [first, last] = board.view.extent();
    for y in first[1]..=last[1] {
        let row = (first[0]..=last[0]).filter_map(|x| Some((x, tops.get(&[x, y])?)));
        let fields: Vec<String> = row
            .map(|(x, top)| {
                let arguments = [
                    ("x", x.into()),
                    ("field", field_name(top.field, about).into()),
                    ("level", (top.level + 1).into()),
                ];
                about.say("terminal-rat-hot-field", &arguments)
            })
            .collect();
        if !fields.is_empty() {
            told.push(about.say("terminal-rat-hot-row", &[("y", y.into()), ("fields", fields.join(", ").into())]));
        }
    }
    told
}

fn side(board: &RatHot, seat: usize, about: &About) -> String {
    let colour = if board.view.colours.get(seat) == Some(&Colour::Red) { "red" } else { "green" };
    let points = board.view.scores.get(seat).copied().unwrap_or_default();
    let rats = board.view.rats.get(seat).copied().unwrap_or_default();
    telling::say(
        "rat-hot-side",
        seat,
        &[("colour", colour.into()), ("points", points.into()), ("rats", rats.into())],
        about,
    )
}
